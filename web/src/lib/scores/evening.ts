/** How an evening stands: everything here follows from what was entered, so a correction changes all that comes after. */

import { GAMES, seatsOf as seatsFor } from "../../games";
import { padOf } from "../../games/pads";
import type { Evening } from "./book";
import { dealerOf } from "./scoring";

/** How many sit at the table, whoever stands for the game included. */
export function seatsOf(evening: Evening): number {
  return seatsFor(evening.game, evening.names.length);
}

/** How many rounds it has. */
export function roundsOf(evening: Evening): number {
  return GAMES[evening.game].rounds;
}

/** Each seat's points in a round, as far as it is entered; null when nothing is. Rounds count from 1. */
export function roundPoints(evening: Evening, round: number): number[] | null {
  return padOf(evening.game).roundPoints(evening, round);
}

/** Whether a round needs nothing more. */
export function isDone(evening: Evening, round: number): boolean {
  return padOf(evening.game).isDone(evening, round);
}

/** The first round that is not done, or null when the evening is over. */
export function openRound(evening: Evening): number | null {
  const place = evening.rounds.findIndex((_, place) => !isDone(evening, place + 1));
  return place < 0 ? null : place + 1;
}

/** Each seat's points up to and including a round; of the whole evening when none is given. */
export function pointsOf(evening: Evening, upTo = roundsOf(evening)): number[] {
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
  const open = openRound(evening);
  const points = open !== null && open < round ? null : pointsOf(evening, round - 1);
  return padOf(evening.game).starter(evening, round, dealer(evening, round), points);
}

/** Who has the most points so far, if anyone has any. */
export function leaders(evening: Evening): number[] {
  const points = pointsOf(evening);
  const most = Math.max(...points);
  return most > 0 ? points.flatMap((own, seat) => (own === most ? [seat] : [])) : [];
}

/** Who has won once all rounds are done (MB22, W14). */
export function winners(evening: Evening): number[] {
  return padOf(evening.game).winners(pointsOf(evening), lastPoints(evening));
}

/** Everyone's place at the end, from 1; level players share it, and the places behind them are left out. */
export function places(evening: Evening): number[] {
  const last = padOf(evening.game).lastDecides ? lastPoints(evening) : [];
  const worth = pointsOf(evening).map((own, seat) => own * 100 + (last[seat] ?? 0));
  return worth.map((own) => 1 + worth.filter((other) => other > own).length);
}

function lastPoints(evening: Evening): number[] {
  return roundPoints(evening, roundsOf(evening)) ?? pointsOf(evening).map(() => 0);
}
