/** How an evening stands: everything here follows from what was entered, so a correction changes all that comes after. */

import { afterWilli, williMoves } from "../game/events";
import type { Evening, MisterBillEvening, WilliEvening } from "./book";
import {
  dealerOf,
  lastStarter,
  misterBillPoints,
  misterBillWinners,
  ROUNDS,
  seatCount,
  sideCount,
  teamStarter,
  williPoints,
  williStarter,
  williTotals,
  williWinners,
} from "./scoring";

/** How many sit at the table, Willi himself included. */
export function seatsOf(evening: Evening): number {
  return seatCount(evening.game, evening.names.length);
}

/** Each seat's points in a round, as far as it is entered; null when nothing is. Rounds count from 1. */
export function roundPoints(evening: Evening, round: number): number[] | null {
  return evening.game === "willi" ? williRoundPoints(evening, round) : misterBillRoundPoints(evening, round);
}

function misterBillRoundPoints(evening: MisterBillEvening, round: number): number[] | null {
  const entered = evening.rounds[round - 1];
  if (!entered || !(entered.out.length || entered.stalled)) return null;
  return misterBillPoints(round, cardsOf(evening, round), entered.out);
}

function williRoundPoints(evening: WilliEvening, round: number): number[] | null {
  const totals = countedTotals(evening, round);
  return totals && williPoints(totals);
}

/** The totals of a Willi round that has been written down, as they count: Willi's 12 included. */
export function countedTotals(evening: WilliEvening, round: number): number[] | null {
  const entered = evening.rounds[round - 1];
  return entered?.done
    ? williTotals(
        entered.totals.map((total) => total ?? 0),
        evening.names.length,
      )
    : null;
}

/** Everyone's team card, or 1 to N in order while none are drawn. */
export function cardsOf(evening: MisterBillEvening, round: number): readonly number[] {
  return evening.rounds[round - 1]?.cards ?? evening.names.map((_, seat) => seat + 1);
}

/** Whether a round needs nothing more: one side is left or nothing moves (MB21, MB23), or all totals are there. */
export function isDone(evening: Evening, round: number): boolean {
  if (evening.game === "willi") return evening.rounds[round - 1]?.done ?? false;
  const entered = evening.rounds[round - 1];
  if (!entered || needsTeams(evening, round)) return false;
  return entered.stalled || entered.out.length === sideCount(round, evening.names.length) - 1;
}

/** Whether the teams of a round have yet to be drawn. */
export function needsTeams(evening: MisterBillEvening, round: number): boolean {
  return round < ROUNDS.misterbill && !evening.rounds[round - 1]?.cards;
}

/** The first round that is not done, or null when the evening is over. */
export function openRound(evening: Evening): number | null {
  const place = evening.rounds.findIndex((_, place) => !isDone(evening, place + 1));
  return place < 0 ? null : place + 1;
}

/** Each seat's points up to and including a round; of the whole evening when none is given. */
export function pointsOf(evening: Evening, upTo: number = ROUNDS[evening.game]): number[] {
  const points = Array.from({ length: seatsOf(evening) }, () => 0);
  for (let round = 1; round <= upTo; round++)
    roundPoints(evening, round)?.forEach((won, seat) => (points[seat] = (points[seat] ?? 0) + won));
  return points;
}

export function dealer(evening: Evening, round: number): number {
  return dealerOf(evening.dealer, round, seatsOf(evening));
}

/** Who starts a round; null while that hangs on teams yet to be drawn or on an earlier round. */
export function starter(evening: Evening, round: number): number | null {
  if (evening.game === "willi") return williStarter(dealer(evening, round), evening.names.length, evening.starts);
  if (needsTeams(evening, round)) return null;
  if (round < ROUNDS.misterbill) return teamStarter(cardsOf(evening, round));
  const open = openRound(evening);
  return open !== null && open < round ? null : lastStarter(pointsOf(evening, round - 1), dealer(evening, round));
}

/** Before whom Willi sits in a round, where he moves (W16); null where he stays or does not play himself. */
export function beforeWhomWilliSits(evening: Evening, round: number): number | null {
  if (evening.game !== "willi") return null;
  const { game, names, sits = "stays" } = evening;
  const setting = { game, players: names.length, options: { willi_sits: sits } };
  return williMoves(setting) ? afterWilli(setting, round) : null;
}

/** Who has the most points so far, if anyone has any. */
export function leaders(evening: Evening): number[] {
  const points = pointsOf(evening);
  const most = Math.max(...points);
  return most > 0 ? points.flatMap((own, seat) => (own === most ? [seat] : [])) : [];
}

/** Who has won once all rounds are done (MB22, W14). */
export function winners(evening: Evening): number[] {
  const points = pointsOf(evening);
  return evening.game === "willi" ? williWinners(points) : misterBillWinners(points, lastPoints(evening));
}

/** Everyone's place at the end, from 1; level players share it, and the places behind them are left out. */
export function places(evening: Evening): number[] {
  const points = pointsOf(evening);
  const last = evening.game === "willi" ? points.map(() => 0) : lastPoints(evening);
  const worth = points.map((own, seat) => own * 100 + (last[seat] ?? 0)); // MB22: the last round decides between level ones
  return worth.map((own) => 1 + worth.filter((other) => other > own).length);
}

function lastPoints(evening: Evening): number[] {
  return roundPoints(evening, ROUNDS[evening.game]) ?? pointsOf(evening).map(() => 0);
}
