/** How long events are looked at, so that people can follow. The server's clocks allow for just that: see looks.json. */

import looks from "../../../../src/billi/table/looks.json";
import type { Event } from "./events";

/** In milliseconds, at an ordinary pace. */
const LOOK: Record<Event["t"], number> = looks.look;
/** Milliseconds to read how a round ended, where a clock runs. */
export const READ_ROUND = looks.read_round;

/** How long to look at an event before the next one. */
export function lookAt(event: Event | undefined, next: Event | undefined): number {
  if (!event) return 0;
  return looks.together.includes(event.t) && next?.t === event.t ? looks.at_once : LOOK[event.t];
}

/** How long to look at all events from one on. */
export function lookAtAll(story: readonly Event[], from: number): number {
  let length = 0;
  for (let at = from; at < story.length; at++) length += lookAt(story[at], story[at + 1]);
  return length;
}

/** A pace: how many times as long as usual, and in how many milliseconds all is shown at the latest. */
export const PACES = {
  calm: { times: 1.5, gather: 1.5 * looks.gather },
  brisk: { times: 1, gather: looks.gather },
  fast: { times: 0.5, gather: 7_000 },
  instant: { times: 0, gather: 0 },
} as const;
