/** The cards of Mister Bill. */

/** The dishes, the waiters and Mister Bill, in the order a hand is sorted. */
export const KINDS = "OSPWHDETGLRB";
export const WAITERS = "ETGLR";

/** How many of a kind there are (MB1). */
export function copiesOf(kind: string): number {
  return kind === "B" ? 3 : 4;
}

/** All cards, kind by kind. */
export const DECK = [...KINDS].flatMap((kind) => [...kind.repeat(copiesOf(kind))]);
