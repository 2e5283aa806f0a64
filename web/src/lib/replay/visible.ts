/** What a seat saw of an event: the page's side of `visible` in billi/view.py. */

import type { Event } from "../game/events";

/** Give an event as a seat saw it, or with null as anybody did. */
export function visible(event: Event, seat: number | null): Event {
  switch (event.t) {
    case "deal":
      return { ...event, hands: event.hands.map((hand, of) => (of === seat ? hand : sizeOf(hand))) };
    case "draw":
      return event.seat === seat || event.from === seat ? event : withoutCard(event);
    case "move":
      return event.from === seat || event.to === seat ? event : withoutCard(event);
    case "box":
      return event.seat === seat ? event : withoutCard(event);
    default:
      return event;
  }
}

function sizeOf(hand: readonly string[] | number): number {
  return typeof hand === "number" ? hand : hand.length;
}

function withoutCard<E extends Event & { card?: string }>(event: E): E {
  const seen = { ...event };
  delete seen.card;
  return seen;
}
