/** An evening of Willi in the score pad: what was entered, and what follows from it. */

import { isRecord, isWhole } from "$lib/scores/found";
import { say } from "$lib/words.svelte";
import type { EveningOf, PadOf } from "../game";
import { afterWilli, SEATS, williMoves } from "./chair";
import { firstDealers, williPoints, williStarter, williTotals, williWinners, type Sits, type Starts } from "./scoring";

export const LARGEST_TOTAL = 999;
const ROUNDS = 8;

/** A round: totals as counted, Willi's 12 not added; they are a draft until written down. */
export interface WilliRound {
  readonly totals: readonly (number | null)[];
  readonly done: boolean;
}

export interface WilliEvening extends EveningOf<"willi", WilliRound> {
  readonly starts: Starts;
  /** With three; where it is not said, he stays. */
  readonly sits?: Sits;
}

/** The totals of a round that has been written down, as they count: Willi's 12 included. */
export function countedTotals(evening: WilliEvening, round: number): number[] | null {
  const entered = evening.rounds[round - 1];
  return entered?.done
    ? williTotals(
        entered.totals.map((total) => total ?? 0),
        evening.names.length,
      )
    : null;
}

/** Before whom Willi sits in a round, where he moves (W16); null where he stays or does not play himself. */
export function beforeWhomWilliSits({ game, names, sits = "stays" }: WilliEvening, round: number): number | null {
  const setting = { game, players: names.length, options: { willi_sits: sits } };
  return williMoves(setting) ? afterWilli(setting, round) : null;
}

export const pad: PadOf<WilliEvening> = {
  lastDecides: false,
  rules: [
    { rule: "starts", option: "willi_starts", text: "scores-willi-starts" },
    { rule: "sits", option: "willi_sits", text: "scores-willi-sits" },
  ],
  areRules: ({ starts, sits }) =>
    (starts === "always" || starts === "in_turn") && (sits === undefined || sits === "moves" || sits === "stays"),
  firstDealers,
  begin: (shared, { starts = "always", sits = "stays" }) => ({
    ...shared,
    game: "willi",
    starts,
    sits,
    rounds: Array.from({ length: ROUNDS }, () => ({ totals: new Array<null>(SEATS).fill(null), done: false })),
  }),

  isRound(found) {
    if (!isRecord(found) || typeof found.done !== "boolean" || !Array.isArray(found.totals)) return false;
    const { totals, done } = found;
    return (
      totals.length === SEATS && totals.every((total) => (total === null && !done) || isWhole(total, 0, LARGEST_TOTAL))
    );
  },

  goesOn(before, after) {
    if (before.done && !after.done) return false;
    return before.totals.every((total, seat) => total === null || total === after.totals[seat]);
  },

  roundPoints(evening, round) {
    const totals = countedTotals(evening, round);
    return totals && williPoints(totals);
  },

  isDone: (evening, round) => evening.rounds[round - 1]?.done ?? false,
  starter: (evening, _round, dealer) => williStarter(dealer, evening.names.length, evening.starts),
  winners: williWinners,
  team: () => null,

  note(evening, round, name) {
    const before = beforeWhomWilliSits(evening, round);
    return before === null ? null : say("describe-willi-sits", { player: name(before) });
  },
};
