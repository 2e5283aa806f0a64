/** What somebody holds after two hands were traded: nobody says it, but it follows from what they hold in the end. */

import type { Event } from "$lib/game/events";

/** The cards in a hand just after an event, from those it has in the end and all that happened since; none if unknown. */
export function handAfter(
  story: readonly Event[],
  index: number,
  seat: number,
  end: readonly string[],
): string[] | undefined {
  const hand = [...end];
  for (let at = story.length - 1; at > index; at--) {
    const event = story[at];
    if (!event || !undo(event, seat, hand)) return undefined;
  }
  return hand;
}

/** Take back what an event did to a hand; false where that cannot be known. */
function undo(event: Event, seat: number, hand: string[]): boolean {
  switch (event.t) {
    case "pairs":
      if (event.seat === seat) hand.push(...event.cards, ...event.cards);
      return true;
    case "waiter":
      if (event.seat === seat) hand.push(event.card);
      return true;
    case "draw":
      return moved(event.from, event.seat, event.card, seat, hand);
    case "move":
      return moved(event.from, event.to, event.card, seat, hand);
    case "trade":
      return !event.seats.includes(seat);
    case "round_end":
    case "round":
    case "deal":
      return false;
    default:
      return true;
  }
}

function moved(from: number, to: number, card: string | undefined, seat: number, hand: string[]): boolean {
  if (from !== seat && to !== seat) return true;
  if (!card) return false;
  if (from === seat) hand.push(card);
  else hand.splice(hand.indexOf(card), hand.includes(card) ? 1 : 0);
  return true;
}
