/** An evening of Mister Bill in the score pad: what was entered, and what follows from it. */

import { isRecord, isWhole } from "$lib/scores/found";
import type { EveningOf, PadOf } from "../game";
import {
  LAST_ROUND,
  lastStarter,
  misterBillPoints,
  misterBillWinners,
  sideCount,
  teamOf,
  teamStarter,
} from "./scoring";

/** A round: everyone's team card once drawn (never in the last), and the sides in the order they went out. */
export interface MisterBillRound {
  readonly cards: readonly number[] | null;
  readonly out: readonly number[];
  readonly stalled: boolean;
}

export type MisterBillEvening = EveningOf<"misterbill", MisterBillRound>;

/** Everyone's team card, or 1 to N in order while none are drawn. */
export function cardsOf(evening: MisterBillEvening, round: number): readonly number[] {
  return evening.rounds[round - 1]?.cards ?? evening.names.map((_, seat) => seat + 1);
}

/** Whether the teams of a round have yet to be drawn. */
export function needsTeams(evening: MisterBillEvening, round: number): boolean {
  return round < LAST_ROUND && !evening.rounds[round - 1]?.cards;
}

/** Whether these are the team cards 1 to N in some order (MB5). */
export function isDraw(cards: unknown, players: number): cards is number[] {
  if (!Array.isArray(cards) || cards.length !== players) return false;
  return cards.every((card) => isWhole(card, 1, players)) && new Set(cards).size === players;
}

export const pad: PadOf<MisterBillEvening> = {
  lastDecides: true, // MB22
  rules: [],
  areRules: () => true,
  firstDealers: (names) => names.map((_, seat) => seat), // MB7
  begin: (shared) => ({
    ...shared,
    game: "misterbill",
    rounds: Array.from({ length: LAST_ROUND }, () => ({ cards: null, out: [], stalled: false })),
  }),

  isRound(found, round, players) {
    if (!isRecord(found) || typeof found.stalled !== "boolean" || !Array.isArray(found.out)) return false;
    const { cards, out } = found;
    if (cards !== null && !(round < LAST_ROUND && isDraw(cards, players))) return false;
    const last = sideCount(round, players) - 1;
    return out.length <= last && out.every((side) => isWhole(side, 0, last)) && new Set(out).size === out.length;
  },

  goesOn(before, after) {
    if (before.stalled && !after.stalled) return false;
    const sameTeams = before.cards === null || before.cards.join() === after.cards?.join();
    return sameTeams && before.out.every((side, place) => side === after.out[place]);
  },

  roundPoints(evening, round) {
    const entered = evening.rounds[round - 1];
    if (!entered || !(entered.out.length || entered.stalled)) return null;
    return misterBillPoints(round, cardsOf(evening, round), entered.out);
  },

  /** One side is left, or nothing moves (MB21, MB23). */
  isDone(evening, round) {
    const entered = evening.rounds[round - 1];
    if (!entered || needsTeams(evening, round)) return false;
    return entered.stalled || entered.out.length === sideCount(round, evening.names.length) - 1;
  },

  starter(evening, round, dealer, points) {
    if (needsTeams(evening, round)) return null;
    if (round < LAST_ROUND) return teamStarter(cardsOf(evening, round));
    return points && lastStarter(points, dealer);
  },

  winners: misterBillWinners,

  team(evening, round, seat) {
    if (round === LAST_ROUND || needsTeams(evening, round)) return null;
    return teamOf(cardsOf(evening, round)[seat] ?? 1);
  },

  note: () => null,
};
