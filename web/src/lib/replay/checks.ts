/** Whether what a record says can be what its fields hold. */

/** Whether a value can be what a field holds, at a table of so many seats. */
export type Check = (value: unknown, seats: number) => boolean;

/** One for each field of every event of a game, by what a record calls it. What it may leave out need not have one. */
export type ChecksOf<E extends { t: string }> = {
  readonly [Kind in E["t"]]: { readonly [Name in keyof Omit<Extract<E, { t: Kind }>, "t">]: Check };
};

export const isWhole: Check = (value) => Number.isSafeInteger(value);
export const isText: Check = (value) => typeof value === "string";
export const isSeat: Check = (value, seats) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;

export function isList(item: Check): Check {
  return (value, seats) => Array.isArray(value) && value.every((one) => item(one, seats));
}

export function oneOf(codes: readonly string[]): Check {
  const known = new Set<unknown>(codes);
  return (value) => known.has(value);
}

/** A list with one item a seat. */
export function bySeat(item: Check): Check {
  const isItems = isList(item);
  return (value, seats) => isItems(value, seats) && (value as unknown[]).length === seats;
}

export const isSeats: Check = (value, seats) =>
  isList(isSeat)(value, seats) && new Set(value as number[]).size === (value as number[]).length;
export const points = bySeat(isWhole);
