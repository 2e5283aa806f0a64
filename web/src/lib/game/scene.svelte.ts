/**
 * Where every card of a game is, moved by events. Nothing here knows the rules: an event says what happened, the scene
 * shows it. The same scene serves a live table, where most faces are unknown, and a replay, where all are known.
 */

import { scoreCard, sideCount } from "../scores/scoring";
import { clockwise, KINDS, seatsOf, SUITS, type Event, type GameName, type Setting } from "./events";

export type Where = "deck" | "hand" | "discard" | "trick" | "won" | "box";

/** One card, the same thing from its deal to its end. */
export class Thing {
  face = $state<string | null>(null);
  where = $state<Where>("deck");
  seat = $state(-1);
  /** Its place among those in the same place. */
  at = $state(0);
  /** Turned for all to see while it is in a hand. */
  shown = $state(false);

  constructor(readonly id: number) {}
}

/** A trick that was taken, with its cards in the order they were played, as they lie after an exchange. */
export interface Trick {
  plays: readonly { seat: number; face: string }[];
  winner: number;
  called: boolean;
  /** What the winner put there for a card of theirs. */
  swap: { give: string; take: string } | null;
}

export interface Eyes {
  /** All cards are known, as in a replay. */
  all: boolean;
  /** The seat whose cards are known otherwise; null for none. */
  seat: number | null;
}

export const CARDS = { misterbill: 47, willi: 36 };
/** How many of a kind there are in Mister Bill (MB1). */
export function copiesOf(kind: string): number {
  return kind === "B" ? 3 : 4;
}

const ROUNDS = { misterbill: 3, willi: 8 };

export class Scene {
  readonly game: GameName;
  readonly seats: number;
  readonly rounds: number;
  things = $state.raw<readonly Thing[]>([]);
  round = $state(0);
  dealer = $state(0);
  /** Who does something, or did last. */
  turn = $state(-1);
  /** Who leads the trick. */
  leader = $state(-1);
  points = $state.raw<readonly number[]>([]);
  roundPoints = $state.raw<readonly number[]>([]);
  teamCards = $state.raw<readonly number[] | null>(null);
  out = $state.raw<readonly number[]>([]);
  won = $state.raw<readonly number[]>([]);
  caller = $state<number | null>(null);
  /** Who took the trick that still lies there. */
  taker = $state<number | null>(null);
  /** The tricks of the round that were taken. */
  tricks = $state.raw<readonly Trick[]>([]);
  /** The score cards that were taken this round, in their order. */
  awards = $state.raw<readonly number[]>([]);
  winners = $state.raw<readonly number[] | null>(null);
  /** The round ended because nobody discarded any more. */
  stalled = $state(false);
  /** The waiter whose effect is under way. */
  waiter = $state<string | null>(null);
  #next = 0;

  /** The seats in the order they play this round, from seat 0 on. */
  readonly clockwise = $derived.by(() => clockwise(this.setting, this.round));

  constructor(
    readonly setting: Setting,
    readonly eyes: Eyes,
  ) {
    this.game = setting.game;
    this.seats = seatsOf(setting.game, setting.players);
    this.rounds = ROUNDS[setting.game];
    this.points = this.#zeros();
    this.#clear();
  }

  /** The cards of a place, in their order. */
  in(where: Where, seat?: number): Thing[] {
    return this.things
      .filter((thing) => thing.where === where && (seat === undefined || thing.seat === seat))
      .sort((a, b) => a.at - b.at);
  }

  /** A hand in the order its owner holds it. */
  hand(seat: number, byValue = false): Thing[] {
    return this.in("hand", seat).sort((a, b) => rank(a.face, byValue) - rank(b.face, byValue) || a.at - b.at);
  }

  /** The values of the cards in the tricks a seat has won. */
  total(seat: number): number {
    const cards = [...this.in("won", seat), ...(this.taker === seat ? this.in("trick") : [])];
    return cards.reduce((sum, card) => sum + Number(card.face?.[1] ?? 0), 0);
  }

  /** The score cards that can be had in a round of Mister Bill, all but the last side's, and whether each is gone. */
  get stakes(): { points: number; gone: boolean }[] {
    if (this.game !== "misterbill" || !this.round) return [];
    const places = sideCount(this.round, this.seats) - 1;
    return Array.from({ length: places }, (_, place) => scoreCard(this.round, place)).map((points) => ({
      points,
      gone: this.awards.includes(points),
    }));
  }

  /** The card that was led, while others are still to follow it. */
  get led(): Thing | null {
    return this.taker === null ? (this.in("trick")[0] ?? null) : null;
  }

  /** The card that takes the trick as it lies: the caller's, or the lowest of those short of two tricks (W6, W7, W9). */
  get winning(): Thing | null {
    const trick = this.in("trick");
    const taker = this.taker ?? this.caller;
    if (taker !== null) return trick.find((thing) => thing.seat === taker) ?? null;
    const contending = trick.filter((thing) => (this.won[thing.seat] ?? 0) < 2);
    const lowest = Math.min(...contending.map(({ face }) => Number(face?.[1])));
    return contending.find(({ face }) => Number(face?.[1]) === lowest) ?? null;
  }

  /** Have an event happen. `pick` is the card touched for a draw, `after` the known hand after a trade. */
  fold(event: Event, pick?: number, after?: readonly string[]): void {
    for (const thing of this.things) if (thing.shown) this.#turnBack(thing);
    switch (event.t) {
      case "round":
        this.#beginRound(event);
        break;
      case "deal":
        this.#deal(event.hands as readonly (readonly string[] | number)[]);
        break;
      case "pairs":
        this.turnOver(
          event.seat,
          event.cards.flatMap((card) => [card, card]),
          "discard",
        );
        break;
      case "out":
        this.out = [...this.out, event.seat];
        break;
      case "award":
        this.awards = [...this.awards, event.points];
        this.#score(this.roundPoints.map((points, seat) => points + (event.seats.includes(seat) ? event.points : 0)));
        break;
      case "draw":
        this.turn = event.seat;
        this.waiter = null;
        this.#put(this.#take(event.from, event.card, pick), "hand", event.seat, event.card);
        break;
      case "pass":
        this.turn = event.seat;
        break;
      case "stall":
        this.stalled = true;
        break;
      case "waiter":
        this.waiter = event.card;
        this.turnOver(event.seat, [event.card], "discard");
        break;
      case "move":
        this.#put(this.#take(event.from, event.card), "hand", event.to, event.card);
        break;
      case "trade":
        this.#trade(event.seats as [number, number], after);
        break;
      case "show":
        for (const seat of event.seats) this.#show(this.#find(seat, "B"), "B");
        break;
      case "box":
        this.#put(this.#take(event.seat, event.card), "box", event.seat, event.card);
        break;
      case "play":
        this.#play(event.seat, event.card);
        break;
      case "willi":
        this.caller = event.seat;
        break;
      case "trick":
        this.taker = event.winner;
        this.turn = this.leader = event.winner;
        this.won = this.won.map((tricks, seat) => tricks + (seat === event.winner ? 1 : 0));
        this.tricks = [...this.tricks, this.#taken(event.winner)];
        break;
      case "exchange":
        this.#exchange(event.seat, event.give, event.take);
        break;
      case "round_end":
        this.waiter = null;
        this.#sweep();
        this.#score(event.points);
        break;
      case "game_end":
        this.points = event.points;
        this.winners = event.winners;
        break;
    }
  }

  /** Give the viewer's cards that are still face down their faces, from the whole hand. */
  settle(hand: readonly string[]): void {
    const { seat } = this.eyes;
    if (seat === null) return;
    const mine = this.in("hand", seat);
    const left = [...hand];
    const unknown = mine.filter((thing) => {
      const found = thing.face === null ? -1 : left.indexOf(thing.face);
      if (found >= 0) left.splice(found, 1);
      return found < 0;
    });
    for (const thing of unknown) thing.face = left.shift() ?? null;
  }

  /** Put cards of a hand face up elsewhere. */
  turnOver(seat: number, faces: readonly string[], where: Where): void {
    for (const face of faces) this.#put(this.#take(seat, face), where, seat, face);
  }

  #beginRound(event: Event & { t: "round" }): void {
    this.round = event.round;
    this.dealer = event.dealer;
    this.turn = this.leader = event.first;
    this.teamCards = "team_cards" in event ? (event.team_cards ?? null) : null;
    this.#clear();
  }

  #clear(): void {
    if (!this.things.length) this.things = Array.from({ length: CARDS[this.game] }, (_, id) => new Thing(id));
    for (const thing of this.things) {
      thing.face = null;
      thing.where = "deck";
      thing.seat = -1;
      thing.at = thing.id;
      thing.shown = false;
    }
    this.roundPoints = this.#zeros();
    this.won = this.#zeros();
    this.tricks = [];
    this.awards = [];
    this.out = [];
    this.caller = this.taker = this.waiter = null;
    this.stalled = false;
  }

  /** Have everybody at so many points this round: score cards are taken at once (MB20). */
  #score(round: readonly number[]): void {
    this.points = this.points.map((points, seat) => points + (round[seat] ?? 0) - (this.roundPoints[seat] ?? 0));
    this.roundPoints = round;
  }

  #zeros(): number[] {
    return new Array<number>(this.seats).fill(0);
  }

  /** Deal one at a time, clockwise from the dealer's left, so that the cards fly in that order. */
  #deal(hands: readonly (readonly string[] | number)[]): void {
    const sizes = hands.map((hand) => (typeof hand === "number" ? hand : hand.length));
    let next = this.things.length;
    for (let row = 0; row < Math.max(...sizes); row++) {
      for (let step = 1; step <= this.seats; step++) {
        const seat = (this.dealer + step) % this.seats;
        const hand = hands[seat];
        const thing = row < (sizes[seat] ?? 0) ? this.things[--next] : undefined;
        if (thing) this.#put(thing, "hand", seat, typeof hand === "object" ? hand[row] : undefined);
      }
    }
  }

  #play(seat: number, card: string): void {
    if (this.in("trick").length === this.seats || this.taker !== null) this.#sweep();
    if (!this.in("trick").length) this.leader = seat;
    this.turn = seat;
    this.turnOver(seat, [card], "trick");
  }

  /** Gather the trick that lies there to whoever took it. */
  #sweep(): void {
    if (this.taker !== null) for (const thing of this.in("trick")) this.#put(thing, "won", this.taker, thing.face);
    this.taker = this.caller = null;
  }

  #taken(winner: number): Trick {
    const plays = this.in("trick").map(({ seat, face }) => ({ seat, face: face ?? "" }));
    return { plays, winner, called: this.caller !== null, swap: null };
  }

  #exchange(seat: number, give: string, take: string): void {
    this.tricks = this.tricks.map((trick, index) => {
      if (index < this.tricks.length - 1) return trick;
      const plays = trick.plays.map((play) => (play.face === take ? { ...play, face: give } : play));
      return { ...trick, plays, swap: { give, take } };
    });
    const taken = this.in("trick").find((thing) => thing.face === take);
    const given = this.#take(seat, give);
    const place = { seat: taken?.seat ?? seat, at: taken?.at ?? 0 };
    if (taken) this.#put(taken, "hand", seat, take);
    this.#put(given, "trick", place.seat, give);
    given.at = place.at;
  }

  #trade([one, other]: [number, number], after?: readonly string[]): void {
    const [mine, theirs] = [this.in("hand", one), this.in("hand", other)];
    for (const thing of mine) this.#put(thing, "hand", other, this.eyes.all ? thing.face : null);
    for (const thing of theirs) this.#put(thing, "hand", one, this.eyes.all ? thing.face : null);
    if (after) this.settle(after);
  }

  /** Find a card of a hand: the one picked, one with this face, or one that might have it. */
  #take(seat: number, face?: string | null, pick?: number): Thing {
    const hand = this.in("hand", seat);
    const picked = pick === undefined ? undefined : hand.find((thing) => thing.id === pick);
    if (picked && (picked.face === null || picked.face === face)) return picked;
    return this.#find(seat, face);
  }

  #find(seat: number, face?: string | null): Thing {
    const hand = this.in("hand", seat);
    const found =
      (face ? hand.find((thing) => thing.face === face) : hand[this.#next++ % Math.max(1, hand.length)]) ??
      hand.find((thing) => thing.face === null) ??
      hand[0];
    if (!found) throw new Error(`seat ${seat} has no card left for ${face ?? "anybody"}`);
    return found;
  }

  #show(thing: Thing, face: string): void {
    thing.face = face;
    thing.shown = true;
  }

  #turnBack(thing: Thing): void {
    thing.shown = false;
    if (!this.#knows(thing.seat)) thing.face = null;
  }

  #knows(seat: number): boolean {
    return this.eyes.all || seat === this.eyes.seat;
  }

  #put(thing: Thing, where: Where, seat: number, face?: string | null): void {
    const hidden = where === "hand" && !this.#knows(seat);
    thing.face = hidden ? null : (face ?? null);
    thing.at = this.things.reduce((last, one) => (one.where === where ? Math.max(last, one.at) : last), -1) + 1;
    thing.where = where;
    thing.seat = seat;
  }
}

/** Where a face stands in a sorted hand, of Willi by colour or by value; unknown ones last. */
export function rank(face: string | null, byValue = false): number {
  if (!face) return 99;
  if (face.length === 1) return KINDS.indexOf(face);
  const [suit, value] = [SUITS.indexOf(face[0] ?? ""), Number(face[1])];
  return byValue ? value * 4 + suit : suit * 10 + value;
}
