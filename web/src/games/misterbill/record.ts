/** A record of Mister Bill, followed card by card. */

import type { Event, Happening } from "$lib/game/events";
import { Luck, same } from "$lib/luck/luck";
import type { MisterBillEvent } from "$lib/net/protocol";
import { Cards } from "$lib/replay/cards";
import { bySeat, isList, isSeat, isSeats, isWhole, oneOf, points, type Check, type ChecksOf } from "$lib/replay/checks";
import type { RecordOf } from "../game";
import { DECK, KINDS, WAITERS } from "./cards";
import { LAST_ROUND } from "./scoring";

class MisterBillCards extends Cards {
  readonly deck = DECK;

  /** What somebody holds, sorted, where a card that has just come does not count. */
  held(seat: number, without: string): string[] {
    const held = [...(this.hands[seat] ?? [])].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
    if (without) held.splice(held.indexOf(without), 1);
    return held;
  }

  protected happen(event: Happening<MisterBillEvent>): boolean {
    switch (event.t) {
      case "pairs":
        return event.cards.every((card) => this.lose(event.seat, card) && this.lose(event.seat, card));
      case "draw":
        return this.pass(event.from, event.seat, event.card);
      case "move":
        return this.pass(event.from, event.to, event.card);
      case "waiter":
        return event.target !== event.seat && this.lose(event.seat, event.card);
      case "trade":
        return this.#trade(event.seats);
      case "show":
        return event.seats.every((seat) => this.hands[seat]?.includes("B"));
      default:
        return true;
    }
  }

  #trade([one = 0, other = 0]: readonly number[]): boolean {
    [this.hands[one], this.hands[other]] = [this.hands[other] ?? [], this.hands[one] ?? []];
    return true;
  }
}

class MisterBillLuck extends Luck {
  /** Who gives a card back that luck chooses (MB16), and the card they had for it, which does not count. */
  #back: { seat: number; card: string } | null = null;
  readonly cards = new MisterBillCards(this.told.players);

  /** Who plays with whom. */
  protected override begin(event: Event & { t: "round" }): boolean {
    const cards = Array.from({ length: this.told.players }, (_, seat) => seat + 1);
    const teams = event.round < LAST_ROUND ? this.stream.shuffled(cards) : null;
    return same("team_cards" in event ? event.team_cards : null, teams);
  }

  protected override happen(event: MisterBillEvent): boolean {
    switch (event.t) {
      case "draw":
        return this.#isPicked(event.from, event.card);
      case "waiter":
        this.#back = this.#returns(event.card) ? { seat: event.target ?? -1, card: "" } : null;
        return true;
      case "move":
        return this.#move(event.from, event.to, event.card ?? "");
      default:
        return true;
    }
  }

  /** Whether luck chooses what comes back for a waiter: an Exchange, unless it is chosen. */
  #returns(card: string): boolean {
    return card === "E" && (this.told.options["exchange"] ?? "blind") === "blind";
  }

  #move(from: number, to: number, card: string): boolean {
    const back = this.#back;
    if (back?.seat === to) back.card = card;
    if (back?.seat !== from) return true;
    this.#back = null;
    return this.#isPicked(from, card, back.card);
  }

  /** Whether luck picks this card of somebody's hand. */
  #isPicked(seat: number, card: string | undefined, without = ""): boolean {
    const held = this.cards.held(seat, without);
    return held.length > 0 && held[this.stream.below(held.length)] === card;
  }
}

const isKind = oneOf(DECK);
const isTwoSeats: Check = (value, seats) => isSeats(value, seats) && (value as number[]).length === 2;
const isTeamCard: Check = (value, seats) =>
  isWhole(value, seats) && (value as number) >= 1 && (value as number) <= seats;
const areTeamCards: Check = (value, seats) => value === null || bySeat(isTeamCard)(value, seats);

/** What some waiters say besides. */
const EFFECT: Record<string, Record<string, Check>> = {
  E: { target: isSeat },
  T: { target: isSeat },
  G: { target: isSeat },
  R: { direction: oneOf(["left", "right"]) },
};

export const record: RecordOf = {
  part: "turn",
  begins: (event) => event.t === "draw",
  Cards: MisterBillCards,
  Luck: MisterBillLuck,
  isCalled: () => false,
  options: {},
  fields: {
    round: { round: isWhole, dealer: isSeat, team_cards: areTeamCards, first: isSeat },
    deal: { hands: bySeat(isList(isKind)) },
    pairs: { seat: isSeat, cards: isList(isKind) },
    out: { seat: isSeat },
    award: { seats: isSeats, points: isWhole },
    draw: { seat: isSeat, from: isSeat, card: isKind },
    pass: { seat: isSeat },
    waiter: { seat: isSeat, card: oneOf([...WAITERS]) },
    move: { from: isSeat, to: isSeat, card: isKind },
    trade: { seats: isTwoSeats },
    show: { seats: isSeats },
    stall: {},
    round_end: { points },
    game_end: { points, winners: isSeats },
  } satisfies ChecksOf<MisterBillEvent>,
  more: ({ t, card }) => (t === "waiter" ? EFFECT[String(card)] : undefined),

  /** The draw, or the card that came back in a blind Exchange, after the player's own (MB16E). */
  lucky: (happened) => happened.find(({ t }) => t === "draw") ?? happened.filter(({ t }) => t === "move")[1],
};
