/** What a seat saw of an event: the page's side of `visible` in billi/view.py. */

import { RECORDS } from "../../games/records";
import type { Event, GameName } from "../game/events";

/** Give an event as a seat saw it, or with null as anybody did. */
export function visible(game: GameName, event: Event, seat: number | null): Event {
  if (event.t === "deal")
    return { ...event, hands: event.hands.map((hand, of) => (of === seat ? hand : sizeOf(hand))) };
  const known = RECORDS[game].knownTo(event);
  return !known || (seat !== null && known.includes(seat)) ? event : withoutCard(event);
}

function sizeOf(hand: readonly string[] | number): number {
  return typeof hand === "number" ? hand : hand.length;
}

function withoutCard<E extends Event & { card?: string }>(event: E): E {
  const seen = { ...event };
  delete seen.card;
  return seen;
}
