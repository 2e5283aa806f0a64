/**
 * Whether the events of a record make sense one after the other: every card is where it is taken from, and rounds follow each
 * other. Whether all was played by the rules is for `billi verify` to say; here it is enough that it can be shown.
 */

import { KINDS, seatsOf, SUITS, type Event, type GameName } from "../game/events";

const BILLS = 3;
const COPIES = 4;

/** Give the index of the first event that does not fit those before it; -1 if all do. */
export function firstMisfit(game: GameName, players: number, events: readonly Event[]): number {
  const cards = new Cards(game, seatsOf(game, players));
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

function deckOf(game: GameName): string[] {
  if (game === "willi") return [...SUITS].flatMap((suit) => [..."123456789"].map((value) => suit + value));
  return [...KINDS].flatMap((kind) => new Array<string>(kind === "B" ? BILLS : COPIES).fill(kind));
}

/** Who holds what, and what lies in the trick. */
class Cards {
  #round = 0;
  #hands: string[][] = [];
  #trick: string[] = [];
  #taken = false;
  readonly #deck: string;

  constructor(
    game: GameName,
    readonly seats: number,
  ) {
    this.#deck = deckOf(game).sort().join();
  }

  /** Do what an event says; false if that cannot be. */
  follow(event: Event): boolean {
    switch (event.t) {
      case "round":
        return event.round === ++this.#round;
      case "deal":
        return this.#deal(event.hands as string[][]);
      case "pairs":
        return event.cards.every((card) => this.#lose(event.seat, card) && this.#lose(event.seat, card));
      case "draw":
        return event.from !== event.seat && this.#pass(event.from, event.seat, event.card);
      case "move":
        return event.from !== event.to && this.#pass(event.from, event.to, event.card);
      case "waiter":
        return event.target !== event.seat && this.#lose(event.seat, event.card);
      case "trade":
        return this.#trade(event.seats as [number, number]);
      case "show":
        return event.seats.every((seat) => this.#hands[seat]?.includes("B"));
      case "box":
        return this.#lose(event.seat, event.card);
      case "play":
        return this.#play(event.seat, event.card);
      case "willi":
        return this.#trick.length > 0 && !this.#taken;
      case "trick":
        return !this.#taken && (this.#taken = this.#trick.length === this.seats);
      case "exchange":
        return this.#taken && this.#exchange(event.seat, event.give, event.take);
      default:
        return true;
    }
  }

  #deal(hands: readonly (readonly string[])[]): boolean {
    this.#hands = hands.map((hand) => [...hand]);
    this.#trick = [];
    this.#taken = false;
    return hands.flat().sort().join() === this.#deck;
  }

  #lose(seat: number, card: string | undefined): boolean {
    return remove(this.#hands[seat], card);
  }

  #pass(from: number, to: number, card: string | undefined): boolean {
    return this.#lose(from, card) && !!card && !!this.#hands[to]?.push(card);
  }

  #trade([one, other]: [number, number]): boolean {
    [this.#hands[one], this.#hands[other]] = [this.#hands[other] ?? [], this.#hands[one] ?? []];
    return true;
  }

  #play(seat: number, card: string): boolean {
    if (this.#taken) this.#trick = [];
    this.#taken = false;
    return this.#lose(seat, card) && this.#trick.push(card) <= this.seats;
  }

  #exchange(seat: number, give: string, take: string): boolean {
    if (!this.#lose(seat, give) || !remove(this.#trick, take)) return false;
    this.#trick.push(give);
    return !!this.#hands[seat]?.push(take);
  }
}

function remove(cards: string[] | undefined, card: string | undefined): boolean {
  const at = card === undefined ? -1 : (cards?.indexOf(card) ?? -1);
  cards?.splice(at, at < 0 ? 0 : 1);
  return at >= 0;
}
