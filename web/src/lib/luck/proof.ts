/** Whether all that luck has decided in a game follows from the secret its record reveals: docs/fairness.md. */

import { KINDS, seatsOf, SUITS, withWilli, type Event, type MisterBillEvent, type Setting } from "../game/events";
import { leadsTo } from "./cutting";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { Stream } from "./stream";

export interface Told extends Setting {
  readonly names: readonly string[];
  readonly events: readonly Event[];
  /** The proof, as somebody wrote it. */
  readonly fair: unknown;
}

export interface Proof {
  commitment: string;
  secret: string;
  words: readonly string[];
  seals: readonly string[];
  cuts: readonly string[];
  /** How often people were asked to cut the deck; 0 where they were not. */
  tries: number;
}

/** What became of looking at a proof; `event` is the number of the first one that luck has not decided so. */
export type Finding = { is: "none" } | { is: "proven"; proof: Proof } | { is: "wrong"; event: number | null };

const DIGITS = /^[0-9a-f]{64}$/;
const DECKS = {
  misterbill: [...[...KINDS].map((kind) => kind.repeat(4)).join("")].slice(0, -1),
  willi: [..."123456789"].flatMap((value) => [...SUITS].map((suit) => suit + value)),
};

export function findingOf(told: Told): Finding {
  if (typeof told.fair !== "object" || told.fair === null) return { is: "none" };
  if (told.events.at(-1)?.t !== "game_end") return { is: "none" };
  const proof = readProof(told.fair as Record<string, unknown>, told.players);
  if (!proof || bytesToHex(sha256(hexToBytes(proof.secret))) !== proof.commitment || !isCutAsSealed(proof))
    return { is: "wrong", event: null };
  const event = firstOtherwise(told, proof);
  return event === null ? { is: "proven", proof } : { is: "wrong", event };
}

/** The seats that had promised to cut, and did not. */
export function leftOut({ seals, cuts }: Proof): number[] {
  return seals.flatMap((seal, seat) => (seal && !cuts[seat] ? [seat] : []));
}

export function isCalledWilli(name: string): boolean {
  return name.trim().toLowerCase() === "willi";
}

function readProof(fair: Record<string, unknown>, players: number): Proof | null {
  const { version, commitment, secret, words, seals = [], cuts = [], tries = 0 } = fair;
  const texts = (value: unknown, fits: (text: string) => boolean, many: number): value is string[] =>
    Array.isArray(value) &&
    value.length === many &&
    value.every((text: unknown) => typeof text === "string" && fits(text));
  const isNumber = (text: unknown): text is string => typeof text === "string" && DIGITS.test(text);
  const cutting = version === 2 ? players : 0;
  if (version !== 1 && version !== 2) return null;
  if (!isNumber(commitment) || !isNumber(secret) || !texts(words, () => true, players)) return null;
  if (!texts(seals, (seal) => !seal || isNumber(seal), cutting)) return null;
  if (!texts(cuts, (cut) => !cut || isNumber(cut), cutting) || typeof tries !== "number") return null;
  return { commitment, secret, words, seals, cuts, tries };
}

/** Whether every cut was sealed before, and nobody was asked more often than those who were left out explain. */
function isCutAsSealed(proof: Proof): boolean {
  const { seals, cuts, tries } = proof;
  if (!seals.length) return tries === 0;
  if (!Number.isInteger(tries) || tries < 1 || tries > 1 + leftOut(proof).length) return false;
  return cuts.every((cut, seat) => !cut || leadsTo(cut, tries) === seals[seat]);
}

function firstOtherwise(told: Told, proof: Proof): number | null {
  const luck = new Luck(told, new Stream(proof.secret, proof.words, proof.cuts));
  const index = told.events.findIndex((event) => !luck.decided(event));
  return index < 0 ? null : index + 1;
}

/** Luck, going along with a game: it knows who holds which cards, and no rule but how they change hands. */
class Luck {
  #dealer: number;
  #deck: string[] = [];
  #hands: string[][] = [];
  /** Who gives a card back that luck chooses (MB16), and the card they had for it, which does not count. */
  #back: { seat: number; card: string } | null = null;

  constructor(
    readonly told: Told,
    readonly stream: Stream,
  ) {
    this.#dealer = this.#firstDealer();
  }

  /** Whether an event is as luck would have it. */
  decided(event: Event): boolean {
    if (event.t === "round") return this.#round(event);
    if (event.t === "deal") return this.#deal(event.hands as (readonly string[] | number)[]);
    return this.told.game === "willi" || this.#atMisterBill(event as MisterBillEvent);
  }

  #firstDealer(): number {
    const { game, names, players } = this.told;
    if (withWilli(this.told)) return 2;
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const called = seats.filter((seat) => isCalledWilli(names[seat] ?? "")).map((seat) => (seat + 3) % 4);
    const dealers = game === "willi" && called.length ? called : seats;
    return dealers[this.stream.below(dealers.length)] ?? 0;
  }

  #round(event: Event & { t: "round" }): boolean {
    const { game, players } = this.told;
    this.#deck = this.stream.shuffled(DECKS[game]);
    if (event.dealer !== this.#dealer) return false;
    if (game === "willi") return true;
    const cards = Array.from({ length: players }, (_, seat) => seat + 1);
    const teams = event.round < 3 ? this.stream.shuffled(cards) : null;
    return same("team_cards" in event ? event.team_cards : null, teams);
  }

  #deal(hands: readonly (readonly string[] | number)[]): boolean {
    const seats = seatsOf(this.told.game, this.told.players);
    const first = this.#dealer + 1;
    this.#hands = hands.map((_, seat) => this.#deck.filter((_, place) => (first + place) % seats === seat));
    this.#dealer = first % seats;
    return same(hands, this.#hands);
  }

  #atMisterBill(event: MisterBillEvent): boolean {
    switch (event.t) {
      case "draw":
        return this.#isPicked(event.from, event.card) && this.#hand(event.from, event.seat, event.card ?? "");
      case "move":
        return this.#move(event.from, event.to, event.card ?? "");
      case "waiter":
        this.#back = this.#returns(event) ? { seat: event.target ?? -1, card: "" } : null;
        return this.#take(event.seat, event.card);
      case "pairs":
        return event.cards.every((card) => this.#take(event.seat, card) && this.#take(event.seat, card));
      case "trade":
        return this.#trade(event.seats[0] ?? -1, event.seats[1] ?? -1);
      default:
        return true;
    }
  }

  /** Whether luck chooses what comes back for a waiter: an Exchange, unless it is chosen. */
  #returns(event: { card: string }): boolean {
    return event.card === "E" && (this.told.options["exchange"] ?? "blind") === "blind";
  }

  #move(from: number, to: number, card: string): boolean {
    const back = this.#back;
    if (back?.seat === to) back.card = card;
    if (back?.seat === from) {
      this.#back = null;
      return this.#isPicked(from, card, back.card) && this.#hand(from, to, card);
    }
    return this.#hand(from, to, card);
  }

  /** Whether luck picks this card of somebody's hand, where one that has just come does not count. */
  #isPicked(seat: number, card: string | undefined, without = ""): boolean {
    const held = [...(this.#hands[seat] ?? [])].sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
    if (without) held.splice(held.indexOf(without), 1);
    return held.length > 0 && held[this.stream.below(held.length)] === card;
  }

  #hand(from: number, to: number, card: string): boolean {
    return this.#take(from, card) && !!this.#hands[to]?.push(card);
  }

  #take(seat: number, card: string): boolean {
    const hand = this.#hands[seat];
    const at = hand?.indexOf(card) ?? -1;
    if (at >= 0) hand?.splice(at, 1);
    return at >= 0;
  }

  #trade(one: number, other: number): boolean {
    const [ones, others] = [this.#hands[one], this.#hands[other]];
    if (!ones || !others) return false;
    this.#hands[one] = others;
    this.#hands[other] = ones;
    return true;
  }
}

function same(found: unknown, expected: unknown): boolean {
  return JSON.stringify(found ?? null) === JSON.stringify(expected);
}
