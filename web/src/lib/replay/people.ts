/** Who played, as a record names them: names from outside, made fit to stand in a sentence of ours. */

import { seatsOf, WILLI_SEAT } from "../game/events";
import { nameInRecord } from "../table/people";
import type { Diner } from "../table/types";
import type { GameRecord } from "./record";

const LONGEST = 60;
/** Signs that are no part of a name: controls, line ends, and those that turn the direction of what follows. */
const UNFIT = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu;

export function dinersOf({ game, players, names }: GameRecord): Diner[] {
  const clean = names.map((name) => [...name.replace(UNFIT, " ").trim()].slice(0, LONGEST).join(""));
  return Array.from({ length: seatsOf(game, players) }, (_, seat) => {
    const name = nameInRecord(clean, seat, game, players);
    const willi = game === "willi" && players === WILLI_SEAT && seat === WILLI_SEAT;
    const bot = !!clean[seat] && clean[seat] !== name;
    return { name: isolate(name), bot, willi, host: false, away: false, waits: false, thinking: false, me: false };
  });
}

/** Keep a text written from right to left from turning the sentence around it: what <bdi> does, in plain text. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
