/** Who played, as a record names them: names from outside, made fit to stand in a sentence of ours. */

import { GAMES, seatsOf } from "../../games";
import { isolate } from "../names";
import { faceKept, levelKept, nameInRecord, toldApart } from "../table/people";
import type { Diner } from "../table/types";
import type { GameRecord } from "./record";

const LONGEST = 60;
/** Signs that are no part of a name: controls, line ends, and those that turn the direction of what follows. */
const UNFIT = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu;

/** Who plays in a round, which counts from 1, or sat there in the end: chairs may have changed hands since the first. */
export function dinersOf({ game, players, names, bots, seating }: GameRecord, round = Infinity): Diner[] {
  const clean = names.map(cleaned);
  const seats = Array.from({ length: seatsOf(game, players) }, (_, seat) => seat);
  const played = new Set(bots);
  for (const seat of seats) {
    const later = seating.findLast((one) => one.seat === seat && one.round <= round);
    if (!later) continue;
    const bot = later.who === undefined;
    played[bot ? "add" : "delete"](seat);
    // A bot of a level we do not know is one of the house.
    clean[seat] = bot && !levelKept(later.name) ? later.name.replace(/^\S+/, "house") : cleaned(later.name);
  }
  const claims = seats.map((seat) => (seat >= players ? "game" : played.has(seat) ? "bot" : "person"));
  const called = seats.map((seat) => nameInRecord(clean, seat, [...played], game, players));
  const nobody = { host: false, away: false, gone: null, waits: false, me: false };
  return toldApart(called, claims).map((name, seat) => ({
    ...nobody,
    name: isolate(name),
    bot: claims[seat] === "bot" ? levelKept(clean[seat] ?? "") : "",
    ...(claims[seat] === "bot" && { art: faceKept(clean[seat] ?? "", seat) }),
    ...(seat >= players && { art: GAMES[game].art }),
  }));
}

function cleaned(name: string): string {
  return [...name.replace(UNFIT, " ").trim()].slice(0, LONGEST).join("");
}
