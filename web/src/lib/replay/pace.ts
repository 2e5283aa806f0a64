/** How long each event is looked at in a replay, in milliseconds. */

import type { Event } from "../game/events";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const LOOK: Record<Event["t"], number> = {
  round: 1000,
  deal: 1500,
  pairs: 750,
  out: 800,
  award: 900,
  draw: 750,
  pass: 500,
  waiter: 1300,
  move: 600,
  trade: 1000,
  show: 1900,
  stall: 1500,
  box: 300,
  play: 700,
  willi: 1300,
  trick: 1000,
  exchange: 1500,
  round_end: 4000,
  game_end: 0,
};
/** Events that happen at once are shown at once. */
const TOGETHER: readonly Event["t"][] = ["move", "box"];
const AT_ONCE = 90;

/** How long to look at an event before the next. */
export function lookAt(event: Event | undefined, next: Event | undefined, speed: Speed): number {
  if (!event) return 0;
  const look = TOGETHER.includes(event.t) && next?.t === event.t ? AT_ONCE : LOOK[event.t];
  return look / speed;
}
