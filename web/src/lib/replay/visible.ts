/** What a seat saw of an event: the page's side of `visible` in billi/view.py. */

import type { Event } from "../game/events";
import { KNOWN_TO } from "../net/protocol";

const SECRETS: Partial<Record<Event["t"], readonly string[]>> = KNOWN_TO;

/** Return an event as a seat saw it, or with null as anybody did. */
export function visible(event: Event, seat: number | null): Event {
  if (event.t === "deal")
    return { ...event, hands: event.hands.map((hand, of) => (of === seat ? hand : sizeOf(hand))) };
  const known = SECRETS[event.t];
  const named: Readonly<Record<string, unknown>> = { ...event };
  return !known || known.some((who) => named[who] === seat) ? event : withoutCard(event);
}

function sizeOf(hand: readonly string[] | number): number {
  return typeof hand === "number" ? hand : hand.length;
}

function withoutCard<E extends Event & { card?: string }>(event: E): E {
  const seen = { ...event };
  delete seen.card;
  return seen;
}
