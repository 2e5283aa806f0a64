/** The cards of Willi: four colours of nine. */

export const SUITS = "RYGB";

/** All cards, value by value. */
export const DECK = [..."123456789"].flatMap((value) => [...SUITS].map((suit) => suit + value));

export function valueOf(card: string | null): number {
  return Number(card?.[1]);
}
