/** An evening in words: people's names, who leads, who has won, and the whole of it as text. */

import { inSentence } from "$lib/names";
import { say, words } from "$lib/words.svelte";
import { GAMES } from "../../games";
import type { Evening } from "./book";
import { leaders, openRound, places, pointsOf, roundPoints, seatsOf, winners } from "./evening";

/** What to call whoever sits in a seat. */
export function nameOf(evening: Evening, seat: number): string {
  if (seat >= evening.names.length) return GAMES[evening.game].himself();
  return inSentence(evening.names[seat] || say("scores-player", { number: seat + 1 }));
}

export function namesOf(evening: Evening, seats: readonly number[]): string {
  return words.list(seats.map((seat) => nameOf(evening, seat)));
}

export function everyone(evening: Evening): number[] {
  return Array.from({ length: seatsOf(evening) }, (_, seat) => seat);
}

/** Points each, as in a log: "Ann (3), Bo (1) and Cy (0)". */
export function scores(evening: Evening, points: readonly number[]): string {
  return words.list(points.map((own, seat) => say("log-score", { player: nameOf(evening, seat), points: own })));
}

/** Who has won, or leads, or that nobody has scored yet. */
export function howItStands(evening: Evening): string {
  if (openRound(evening) === null) return whoWon(evening);
  const ahead = leaders(evening);
  if (!ahead.length) return say("scores-nobody-leads");
  return say("scores-leads", {
    players: namesOf(evening, ahead),
    n: ahead.length,
    points: pointsOf(evening)[ahead[0] ?? 0] ?? 0,
  });
}

export function whoWon(evening: Evening): string {
  const best = winners(evening);
  const points = pointsOf(evening)[best[0] ?? 0] ?? 0;
  return say("log-win", { players: namesOf(evening, best), n: best.length, points });
}

/** Who has as many points as the winners but less from the last round (MB22), said in a sentence; else nothing. */
export function tieBreak(evening: Evening): string {
  const points = pointsOf(evening);
  const best = winners(evening);
  const beaten = everyone(evening).filter((seat) => points[seat] === points[best[0] ?? 0] && !best.includes(seat));
  return beaten.length ? say("log-tie-break", { players: namesOf(evening, beaten), n: beaten.length }) : "";
}

/** The evening as text to send to the others: a heading, a line for everyone, best first, and who has won. */
export function asText(evening: Evening): string {
  const points = pointsOf(evening);
  const place = places(evening);
  const bestFirst = everyone(evening).sort((one, other) => (place[one] ?? 0) - (place[other] ?? 0));
  const rounds = evening.rounds.map((_, round) => roundPoints(evening, round + 1));
  const lines = bestFirst.map((seat) => {
    const each = rounds.flatMap((won) => (won ? [won[seat]] : [])).join(" + ");
    return say("scores-text-line", { player: nameOf(evening, seat), rounds: each || "0", points: points[seat] ?? 0 });
  });
  const heading = say("scores-text-heading", {
    game: say(`game-${evening.game}`),
    date: words.moment(evening.begun),
  });
  return [heading, ...lines, howItStands(evening), tieBreak(evening)].filter(Boolean).join("\n");
}
