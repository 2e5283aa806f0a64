/** Who played, as a record names them: names from outside, made fit to stand in a sentence of ours. */

import { GAMES, seatsOf } from "../../games";
import { isBot, nameInRecord } from "../table/people";
import type { Diner } from "../table/types";
import type { GameRecord } from "./record";

const LONGEST = 60;
/** Signs that are no part of a name: controls, line ends, and those that turn the direction of what follows. */
const UNFIT = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu;

/** Who plays in a round, which counts from 1, or sat there in the end: chairs may have changed hands since the first. */
export function dinersOf({ game, players, names, seating }: GameRecord, round = Infinity): Diner[] {
  const clean = names.map(cleaned);
  return Array.from({ length: seatsOf(game, players) }, (_, seat) => {
    const later = seating.findLast((one) => one.seat === seat && one.round <= round);
    // A bot of whatever kind: one is called like the other.
    if (later) clean[seat] = later.who === undefined ? later.name.replace(/^\S+/, "house") : cleaned(later.name);
    const nobody = { host: false, away: false, gone: null, waits: false, me: false };
    return {
      ...nobody,
      name: isolate(nameInRecord(clean, seat, game, players)),
      bot: isBot(clean[seat] ?? ""),
      ...(seat >= players && { art: GAMES[game].art }),
    };
  });
}

function cleaned(name: string): string {
  return [...name.replace(UNFIT, " ").trim()].slice(0, LONGEST).join("");
}

/** Keep a text written from right to left from turning the sentence around it: what <bdi> does, in plain text. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`;
}
