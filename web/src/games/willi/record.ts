/** A record of Willi, followed card by card. */

import type { Event, Happening } from "$lib/game/events";
import { Luck } from "$lib/luck/luck";
import type { WilliEvent } from "$lib/net/protocol";
import { Cards, remove } from "$lib/replay/cards";
import { bySeat, isList, isSeat, isSeats, isWhole, oneOf, points, type ChecksOf } from "$lib/replay/checks";
import type { RecordOf } from "../game";
import { DECK } from "./cards";
import { SEATS, withWilli } from "./chair";
import { isCalledWilli } from "./scoring";

class WilliCards extends Cards {
  readonly deck = DECK;
  #trick: string[] = [];
  #taken = false;

  override follow(event: Event): boolean {
    if (event.t === "deal") {
      this.#trick = [];
      this.#taken = false;
    }
    return super.follow(event);
  }

  protected happen(event: Happening<WilliEvent>): boolean {
    switch (event.t) {
      case "box":
        return this.lose(event.seat, event.card);
      case "play":
        return this.#play(event.seat, event.card);
      case "willi":
        return this.#trick.length > 0 && !this.#taken;
      case "trick":
        return !this.#taken && (this.#taken = this.#trick.length === this.seats);
      case "exchange":
        return this.#taken && this.#exchange(event.seat, event.give, event.take);
    }
  }

  #play(seat: number, card: string): boolean {
    if (this.#taken) this.#trick = [];
    this.#taken = false;
    return this.lose(seat, card) && this.#trick.push(card) <= this.seats;
  }

  #exchange(seat: number, give: string, take: string): boolean {
    if (!this.lose(seat, give) || !remove(this.#trick, take)) return false;
    this.#trick.push(give);
    return !!this.hands[seat]?.push(take);
  }
}

class WilliLuck extends Luck {
  readonly cards = new WilliCards(SEATS);

  /** Where he plays himself there is nothing to draw; else it is among those after whom somebody is called Willi. */
  protected override firstDealer(): number {
    const { names, players } = this.told;
    if (withWilli(players)) return players - 1;
    const called = names.flatMap((name, seat) => (isCalledWilli(name) ? [(seat + SEATS - 1) % SEATS] : []));
    return called.length ? (called[this.stream.below(called.length)] ?? 0) : super.firstDealer();
  }
}

const isCard = oneOf(DECK);

export const record: RecordOf = {
  part: "trick",
  /** With a card that others follow. */
  begins: (event, before) => event.t === "play" && before?.t !== "play" && before?.t !== "willi",
  Cards: WilliCards,
  Luck: WilliLuck,
  isCalled: isCalledWilli,
  options: { willi_sits: oneOf(["moves", "stays"]) },
  fields: {
    round: { round: isWhole, dealer: isSeat, first: isSeat },
    deal: { hands: bySeat(isList(isCard)) },
    box: { seat: isSeat, card: isCard },
    play: { seat: isSeat, card: isCard },
    willi: { seat: isSeat },
    trick: { winner: isSeat },
    exchange: { seat: isSeat, give: isCard, take: isCard },
    round_end: { totals: points, points },
    game_end: { points, winners: isSeats },
  } satisfies ChecksOf<WilliEvent>,
  more: () => undefined,
  /** The last card he has turned up himself. */
  lucky: (happened, players) => happened.findLast((event) => event.t === "play" && event.seat >= players),
};
