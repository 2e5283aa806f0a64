/** How long events are looked at, so that people can follow. */

import type { Event } from "./events";

/** In milliseconds, at an ordinary pace. */
const LOOK: Record<Event["t"], number> = {
  round: 800,
  deal: 1400,
  pairs: 680,
  out: 750,
  award: 850,
  draw: 680,
  pass: 420,
  waiter: 1300,
  move: 550,
  trade: 1000,
  show: 1900,
  stall: 1500,
  box: 280,
  play: 640,
  willi: 1300,
  trick: 1000,
  exchange: 1500,
  round_end: 4000,
  game_end: 0,
};
/** Events that happen at once are shown at once. */
const TOGETHER: readonly Event["t"][] = ["move", "box"];
const AT_ONCE = 70;

/** How long to look at an event before the next one. */
export function lookAt(event: Event | undefined, next: Event | undefined): number {
  if (!event) return 0;
  return TOGETHER.includes(event.t) && next?.t === event.t ? AT_ONCE : LOOK[event.t];
}
