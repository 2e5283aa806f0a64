/** What some games of one player come to: averages with how sure they are, and whether anything has changed. */

import type { PlayedGame } from "../net/protocol";

/** Games below which nothing is said of an average. */
export const ENOUGH = 5;
/** Games over which what is given away is evened out. */
const WINDOW = 10;

/** An average, and how far it may be off, on either side, with 95 % certainty. */
export interface Mean {
  mean: number;
  within: number;
}

/** Games of one kind, against opponents of one kind, the oldest first. */
export interface Group {
  key: string;
  game: string;
  against: string;
  games: readonly PlayedGame[];
}

/** Sort games, the newest of which comes first, by what they were and against whom: what was played last comes first. */
export function groupsOf(games: readonly PlayedGame[]): Group[] {
  const found = new Map<string, Group & { games: PlayedGame[] }>();
  for (const one of games) {
    const { game, against } = one;
    const key = `${game} ${against}`;
    const group = found.get(key) ?? { key, game, against, games: [] };
    group.games.unshift(one);
    found.set(key, group);
  }
  return [...found.values()];
}

/** A result with luck taken out. */
export const withoutLuck = ({ own, others }: PlayedGame): number => own + others;

/** Average over games. */
export function mean(values: readonly number[]): Mean {
  const middle = sum(values) / values.length;
  return { mean: middle, within: error(values.map((value) => value - middle)) };
}

/** What was given away a decision: all that was, over all decisions. */
export function given(games: readonly PlayedGame[]): Mean {
  const decisions = Math.max(1, sum(games.map((one) => one.decisions)));
  const each = sum(games.map((one) => one.gave)) / decisions;
  const off = games.map((one) => one.gave - each * one.decisions);
  return { mean: each, within: (error(off) * games.length) / decisions };
}

/** What was given away a decision, game by game, evened out over those before. */
export function running(games: readonly PlayedGame[]): number[] {
  return games.map((_, at) => given(games.slice(Math.max(0, at + 1 - WINDOW), at + 1)).mean);
}

/** The earlier games and the later, where there are enough of both, and whether they differ by more than chance might. */
export function change(
  games: readonly PlayedGame[],
): { before: Mean; since: Mean; games: number; differs: number } | null {
  const half = Math.floor(games.length / 2);
  if (half < ENOUGH) return null;
  const [before, since] = [given(games.slice(0, -half)), given(games.slice(-half))];
  const by = since.mean - before.mean;
  const differs = Math.abs(by) > Math.hypot(before.within, since.within) ? Math.sign(by) : 0;
  return { before, since, games: half, differs };
}

/** What a picture of some values, and of nothing, goes from and to: numbers that people like to read. */
export function span(values: readonly number[]): [number, number] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const least = Math.max(3, high - low) / 3;
  const unit = 10 ** Math.floor(Math.log10(least));
  const step = unit * ([1, 2, 5].find((times) => times * unit >= least) ?? 10);
  const bottom = Math.floor(low / step) * step;
  return [bottom, Math.max(bottom + step, Math.ceil(high / step) * step)];
}

/** How far the average of what is off by so much may be off, with 95 % certainty: Student's, for few games. */
function error(off: readonly number[]): number {
  const free = off.length - 1;
  if (free < 1) return Infinity;
  const sure = 1.96 + 2.5 / free + 3.1 / free ** 2;
  return sure * Math.sqrt(sum(off.map((one) => one * one)) / free / off.length);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
