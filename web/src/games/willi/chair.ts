/** Where Willi sits, when he plays himself (W15, W16). */

import type { Setting } from "$lib/game/events";

export const SEATS = 4;
export const WILLI_SEAT = 3;

/** Whether he plays himself. */
export function withWilli(players: number): boolean {
  return players < SEATS;
}

/** Whether he sits before another player each round. */
export function williMoves({ players, options }: Setting): boolean {
  return withWilli(players) && options["willi_sits"] === "moves";
}

/** Before whom he sits in a round, which counts from 1. */
export function afterWilli(setting: Setting, round: number): number {
  return williMoves(setting) ? Math.max(0, round - 1) % setting.players : 0;
}

/** The seats in the order they play in a round, clockwise from seat 0 on. */
export function clockwise(setting: Setting, round: number): number[] {
  const people = Array.from({ length: setting.players }, (_, seat) => seat);
  if (!withWilli(setting.players)) return people;
  const at = afterWilli(setting, round) || people.length;
  return [...people.slice(0, at), WILLI_SEAT, ...people.slice(at)];
}
