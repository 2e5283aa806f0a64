/** Where in a game one may want to go: its rounds, and in each the tricks or turns. A place is a number of events shown. */

import { seatsOf } from "../../games";
import { RECORDS } from "../../games/records";
import type { Event, Setting } from "../game/events";

/** A trick, from its first card, or a turn, from its draw. */
export interface Part {
  at: number;
  seat: number;
}

export interface Round {
  number: number;
  /** The index of the event that begins it, and of the one after its last. */
  from: number;
  to: number;
  /** The points everybody had before it. */
  before: readonly number[];
  parts: Part[];
}

/** Divide a game into its rounds. */
export function roundsOf(events: readonly Event[], { game, players }: Omit<Setting, "options">): Round[] {
  const rounds: Round[] = [];
  let before: readonly number[] = new Array<number>(seatsOf(game, players)).fill(0);
  events.forEach((event, index) => {
    if (event.t === "round") {
      rounds.push({ number: event.round, from: index, to: events.length, before, parts: [] });
      const last = rounds.at(-2);
      if (last) last.to = index;
    }
    if ("seat" in event && RECORDS[game].begins(event, events[index - 1]))
      rounds.at(-1)?.parts.push({ at: index + 1, seat: event.seat });
    if (event.t === "round_end") before = before.map((points, seat) => points + (event.points[seat] ?? 0));
  });
  return rounds;
}

/** The round that a place is in; none before the first. */
export function roundAt(rounds: readonly Round[], at: number): Round | undefined {
  return rounds.findLast((round) => round.from < at);
}

/** The trick or turn that a place is in, by its index; -1 before the first. */
export function partAt(round: Round | undefined, at: number): number {
  return round ? round.parts.findLastIndex((part) => part.at <= at) : -1;
}
