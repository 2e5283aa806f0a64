/** How long events are looked at, so that people can follow. The server's clocks allow for just that. */

import { LOOK, OVERLAP } from "$lib/net/protocol";
import pace from "../../../../src/billi/table/pace.json";
import type { Event } from "./events";

const SHORTER: Partial<Record<Event["t"], number>> = OVERLAP;
/** Milliseconds to read how a round ended, where a clock runs. */
export const READ_ROUND = pace.read_round;
/** However much there is to show, nothing is planned to flash by quicker than this share of its time, */
const LEAST = 0.1;
/** and what changes the round not quicker than this. */
const LEAST_OF_MARKS = 0.4;
/** Milliseconds, at any pace, in which something is seen that happens by itself. */
export const SEEN = 80;
const MARKS: readonly Event["t"][] = ["round", "deal", "out", "award", "show", "stall"];

/** How long to look at an event before the next one. */
export function lookAt(event: Event | undefined, next: Event | undefined): number {
  if (!event) return 0;
  return (next?.t === event.t ? SHORTER[event.t] : undefined) ?? LOOK[event.t];
}

/** How long to look at an event where some time is left for it and all that follows in its round: long stretches gather. */
export function gathered(story: readonly Event[], at: number, time: number, shortest = 0): number {
  const [look, least] = between(story[at], story[at + 1], shortest);
  let [all, atLeast] = [0, 0];
  for (let next = at; next < story.length && story[next]?.t !== "round_end"; next++) {
    const [more, leastMore] = between(story[next], story[next + 1], shortest);
    all += more;
    atLeast += leastMore;
  }
  // A device that is too slow to draw it all by then draws several events at once.
  if (time < atLeast) return (least * Math.max(0, time)) / atLeast;
  return least + (look - least) * Math.min(1, (time - atLeast) / (all - atLeast || 1));
}

/** What happens at once shares a moment, of which only the last is seen by itself; and who plays no waiter does nothing. */
function between(event: Event | undefined, next: Event | undefined, shortest: number): [look: number, least: number] {
  const look = lookAt(event, next);
  const alone = !!event && next?.t !== event.t && event.t !== "pass";
  const least = look * (event && MARKS.includes(event.t) ? LEAST_OF_MARKS : LEAST);
  return [look, alone ? Math.max(least, Math.min(look, shortest)) : least];
}

/** A pace: how many times as long as usual, and in how many milliseconds all is shown at the latest. */
export const PACES = {
  calm: { times: 1.5, gather: 1.5 * pace.gather },
  brisk: { times: 1, gather: pace.gather },
  fast: { times: 0.5, gather: 6_200 },
  instant: { times: 0, gather: 0 },
} as const;
