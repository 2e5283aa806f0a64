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

/** What is played, by how many people, and by which house rules: a table's welcome says it, and a record. */
export interface Setting {
  readonly game: GameName;
  readonly players: number;
  /** What is not named here is as it has always been: Willi stays where he sits. */
  readonly options: Readonly<Record<string, string>>;
}

/** How many seats there are: three people at Willi play with Willi himself. */
export function seatsOf(game: GameName, players: number): number {
  return game === "willi" ? 4 : players;
}

/** Whether Willi himself plays (W15). */
export function withWilli({ game, players }: { game: string; players: number }): boolean {
  return game === "willi" && players === WILLI_SEAT;
}

/** Whether he sits before another player each round (W16). */
export function williMoves(setting: Setting): boolean {
  return withWilli(setting) && setting.options["willi_sits"] === "moves";
}

/** Before whom Willi sits in a round, which counts from 1 (W16). */
export function afterWilli(setting: Setting, round: number): number {
  return williMoves(setting) ? Math.max(0, round - 1) % setting.players : 0;
}

/** The seats in the order they play in a round, clockwise from seat 0 on. */
export function clockwise(setting: Setting, round: number): number[] {
  const people = Array.from({ length: setting.players }, (_, seat) => seat);
  if (!withWilli(setting)) return people;
  const at = afterWilli(setting, round) || people.length;
  return [...people.slice(0, at), WILLI_SEAT, ...people.slice(at)];
}

/** The team of a team card, 0 to 3 (MB3). */
export function teamOf(card: number): number {
  return (card - 1) >> 1;
}
