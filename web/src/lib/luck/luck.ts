/** Luck, going along with a game: who deals first, and how the cards fall. */

import type { Event, Setting } from "../game/events";
import type { Cards } from "../replay/cards";
import type { Stream } from "./stream";

/** A game as somebody tells it. */
export interface Told extends Setting {
  readonly names: readonly string[];
  readonly events: readonly Event[];
  /** The proof, as somebody wrote it. */
  readonly fair: unknown;
}

export abstract class Luck {
  abstract readonly cards: Cards;
  #dealer: number;
  #deck: string[] = [];

  constructor(
    readonly told: Told,
    readonly stream: Stream,
  ) {
    this.#dealer = this.firstDealer();
  }

  /** Whether an event is as luck would have it. */
  decided(event: Event): boolean {
    switch (event.t) {
      case "round":
        this.#deck = this.stream.shuffled(this.cards.deck);
        return event.dealer === this.#dealer && this.begin(event);
      case "deal":
        return this.#deal(event);
      default:
        return this.happen(event) && this.cards.follow(event);
    }
  }

  /** Draw who deals the first round. */
  protected firstDealer(): number {
    return this.stream.below(this.told.players);
  }

  /** Whether a round begins as luck would have it. */
  protected begin(_event: Event & { t: "round" }): boolean {
    return true;
  }

  /** Whether something that only one game has is as luck would have it, before it is done. */
  protected happen(_event: Event): boolean {
    return true;
  }

  #deal(event: Event & { t: "deal" }): boolean {
    const { seats } = this.cards;
    const first = this.#dealer + 1;
    this.#dealer = first % seats;
    const hands = Array.from({ length: seats }, (_, seat) =>
      this.#deck.filter((_, place) => (first + place) % seats === seat),
    );
    return same(event.hands, hands) && this.cards.follow(event);
  }
}

export function same(found: unknown, expected: unknown): boolean {
  return JSON.stringify(found ?? null) === JSON.stringify(expected);
}
