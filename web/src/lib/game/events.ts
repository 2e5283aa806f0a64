/** What happens in the two games, as a record and the server tell it. A card that a viewer may not know is left out. */

import type { MisterBillEvent, WilliEvent } from "../net/protocol";

export type { MisterBillEvent, WilliEvent };
export type Event = MisterBillEvent | WilliEvent;

export const GAMES = ["misterbill", "willi"] as const;
export type GameName = (typeof GAMES)[number];
/** How many people can play, Willi himself not counted. */
export const PLAYERS: Record<GameName, readonly number[]> = { misterbill: [3, 4, 5, 6, 7, 8], willi: [3, 4] };

export const WILLI_SEAT = 3;
/** The dishes, the waiters and Mister Bill, in the order a hand is sorted. */
export const KINDS = "OSPWHDETGLRB";
export const WAITERS = "ETGLR";
export const SUITS = "RYGB";

/** How many seats there are: three people at Willi play with Willi himself. */
export function seatsOf(game: GameName, players: number): number {
  return game === "willi" ? 4 : players;
}

/** The team of a team card, 0 to 3 (MB3). */
export function teamOf(card: number): number {
  return (card - 1) >> 1;
}
