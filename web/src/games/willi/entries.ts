/** What people enter of a round of Willi. */

import { changeEvening, changeRound, type Change } from "$lib/scores/entries";
import { LARGEST_TOTAL, type WilliRound } from "./evening";

/** Note a total while the others are still being counted. */
export function noteTotal(id: string, round: number, seat: number, total: number | null): Change {
  return changeWilli(id, round, ({ totals, done }) => {
    const noted = totals.map((old, place) => (place === seat ? fitting(total) : old));
    return { totals: noted, done: done && !noted.includes(null) };
  });
}

/** Write a round down, or correct it. */
export function writeTotals(id: string, round: number, totals: readonly (number | null)[]): Change {
  return changeWilli(id, round, () => ({ totals: totals.map(fitting), done: !totals.includes(null) }));
}

function fitting(total: number | null): number | null {
  return total === null ? null : Math.min(Math.max(Math.trunc(total), 0), LARGEST_TOTAL);
}

function changeWilli(id: string, round: number, change: (entered: WilliRound) => WilliRound): Change {
  return changeEvening(id, (evening) =>
    evening.game === "willi" ? { ...evening, rounds: changeRound(evening, round, change) } : evening,
  );
}
