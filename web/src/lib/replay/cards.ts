/**
 * Who holds what, going along with a record. It knows no rule but how cards change hands: whether all was played by the
 * rules is for `billi verify` to say; here it is enough that it can be shown.
 */

import type { Event, Happening } from "../game/events";

export abstract class Cards {
  /** All cards, in the order they are shuffled from. */
  abstract readonly deck: readonly string[];
  protected hands: string[][] = [];
  #round = 0;
  /** All cards, sorted. */
  #whole?: string;

  constructor(readonly seats: number) {}

  /** Do what an event says; false if that cannot be. */
  follow(event: Event): boolean {
    switch (event.t) {
      case "round":
        return event.round === ++this.#round;
      case "deal":
        return this.#deal(event.hands as string[][]);
      case "round_end":
      case "game_end":
        return true;
      default:
        return this.happen(event);
    }
  }

  /** Do what an event says that only one game has. */
  protected abstract happen(event: Happening): boolean;

  protected lose(seat: number, card: string | undefined): boolean {
    return remove(this.hands[seat], card);
  }

  protected pass(from: number, to: number, card: string | undefined): boolean {
    return from !== to && this.lose(from, card) && !!card && !!this.hands[to]?.push(card);
  }

  #deal(hands: readonly (readonly string[])[]): boolean {
    this.hands = hands.map((hand) => [...hand]);
    this.#whole ??= [...this.deck].sort().join();
    return hands.flat().sort().join() === this.#whole;
  }
}

export function remove(cards: string[] | undefined, card: string | undefined): boolean {
  const at = card === undefined ? -1 : (cards?.indexOf(card) ?? -1);
  cards?.splice(at, at < 0 ? 0 : 1);
  return at >= 0;
}

/** Return the index of the first event that does not fit those before it; -1 if all do. */
export function firstMisfit(cards: Cards, events: readonly Event[]): number {
  return events.findIndex((event, index) => !comesAfter(event, events[index - 1]) || !cards.follow(event));
}

/** Whether an event of a frame of the game (its rounds, deals and end) stands where it can. */
function comesAfter(event: Event, before: Event | undefined): boolean {
  if (before?.t === "game_end") return false;
  if (event.t === "round") return !before || before.t === "round_end";
  if (event.t === "game_end") return before?.t === "round_end";
  if (event.t === "deal" || before?.t === "round") return event.t === "deal" && before?.t === "round";
  return !!before && before.t !== "round_end";
}
