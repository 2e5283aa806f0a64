/**
 * Where every card of a game is, moved by events. Nothing here knows the rules: an event says what happened, the scene
 * shows it. The same scene serves a live table, where most faces are unknown, and a replay, where all are known. What
 * only one game has, its own scene adds.
 */

import { GAMES, seatsOf } from "../../games";
import type { Event, GameName, Happening, Setting } from "./events";

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

export interface Eyes {
  /** All cards are known, as in a replay. */
  all: boolean;
  /** The seat whose cards are known otherwise; null for none. */
  seat: number | null;
}

export abstract class Scene {
  abstract readonly game: GameName;
  readonly seats: number;
  readonly rounds: number;
  things: readonly Thing[];
  round = $state(0);
  dealer = $state(0);
  /** Who does something, or did last. */
  turn = $state(-1);
  points = $state.raw<readonly number[]>([]);
  roundPoints = $state.raw<readonly number[]>([]);
  winners = $state.raw<readonly number[] | null>(null);
  #next = 0;

  /** The seats in the order they play this round, from seat 0 on. */
  readonly clockwise = $derived.by(() => this.order(this.round));

  constructor(
    readonly setting: Setting,
    readonly eyes: Eyes,
  ) {
    this.seats = seatsOf(setting.game, setting.players);
    const { cards, rounds } = GAMES[setting.game];
    this.rounds = rounds;
    this.things = Array.from({ length: cards }, (_, id) => new Thing(id));
    this.points = this.zeros();
    this.roundPoints = this.zeros();
    this.#gather();
  }

  /** The cards of a place, in their order. */
  in(where: Where, seat?: number): Thing[] {
    return this.things
      .filter((thing) => thing.where === where && (seat === undefined || thing.seat === seat))
      .sort((a, b) => a.at - b.at);
  }

  /** A hand in the order its owner holds it. */
  hand(seat: number, byValue = false): Thing[] {
    const rank = ({ face }: Thing) => (face ? this.rank(face, byValue) : 99);
    return this.in("hand", seat).sort((a, b) => rank(a) - rank(b) || a.at - b.at);
  }

  /** The team somebody plays in, from 0; null where there are none. */
  team(_seat: number): number | null {
    return null;
  }

  /** Whether somebody has no cards left and is out of the round. */
  isOut(_seat: number): boolean {
    return false;
  }

  /** Whether somebody has called, and the trick is not taken yet. */
  isCalling(_seat: number): boolean {
    return false;
  }

  /** The cards of a hand after an event by which nobody else may know them, from those it has in the end. */
  handAfter(_story: readonly Event[], _at: number, _seat: number, _end: readonly string[]): string[] | undefined {
    return undefined;
  }

  /** Have an event happen. `pick` is the card touched for a draw, `after` the known hand after a trade. */
  fold(event: Event, pick?: number, after?: readonly string[]): void {
    for (const thing of this.things) if (thing.shown) this.#turnBack(thing);
    switch (event.t) {
      case "round":
        this.round = event.round;
        this.dealer = event.dealer;
        this.turn = event.first;
        this.roundPoints = this.zeros();
        this.#gather();
        this.begin(event);
        break;
      case "deal":
        this.#deal(event.hands as readonly (readonly string[] | number)[]);
        break;
      case "round_end":
        this.end();
        this.score(event.points);
        break;
      case "game_end":
        this.points = event.points;
        this.winners = event.winners;
        break;
      default:
        this.happen(event, pick, after);
    }
  }

  /** Turn up the viewer's cards that are still face down, from the whole hand. */
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

  /** Where a face stands in a sorted hand. */
  protected abstract rank(face: string, byValue: boolean): number;

  /** Forget what was of the round before. */
  protected abstract begin(event: Event & { t: "round" }): void;

  /** Have something happen that only this game has. */
  protected abstract happen(event: Happening, pick?: number, after?: readonly string[]): void;

  /** Put away what lies there when a round ends, if anything does. */
  protected end(): void {}

  protected order(_round: number): number[] {
    return this.zeros().map((_, seat) => seat);
  }

  /** Put cards of a hand face up elsewhere. */
  protected turnOver(seat: number, faces: readonly string[], where: Where): void {
    for (const face of faces) this.put(this.take(seat, face), where, seat, face);
  }

  /** Have everybody at so many points this round: score cards are taken at once (MB20). */
  protected score(round: readonly number[]): void {
    this.points = this.points.map((points, seat) => points + (round[seat] ?? 0) - (this.roundPoints[seat] ?? 0));
    this.roundPoints = round;
  }

  protected zeros(): number[] {
    return new Array<number>(this.seats).fill(0);
  }

  /** Find a card of a hand: the one picked, one with this face, or one that might have it. */
  protected take(seat: number, face?: string | null, pick?: number): Thing {
    const hand = this.in("hand", seat);
    const picked = pick === undefined ? undefined : hand.find((thing) => thing.id === pick);
    if (picked && (picked.face === null || picked.face === face)) return picked;
    const found =
      (face ? hand.find((thing) => thing.face === face) : hand[this.#next++ % Math.max(1, hand.length)]) ??
      hand.find((thing) => thing.face === null) ??
      hand[0];
    if (!found) throw new Error(`seat ${seat} has no card left for ${face ?? "anybody"}`);
    return found;
  }

  protected put(thing: Thing, where: Where, seat: number, face?: string | null): void {
    const hidden = where === "hand" && !this.#knows(seat);
    thing.face = hidden ? null : (face ?? null);
    thing.at = this.things.reduce((last, one) => (one.where === where ? Math.max(last, one.at) : last), -1) + 1;
    thing.where = where;
    thing.seat = seat;
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
        if (thing) this.put(thing, "hand", seat, typeof hand === "object" ? hand[row] : undefined);
      }
    }
  }

  /** Gather all cards to the deck. */
  #gather(): void {
    for (const thing of this.things) {
      thing.face = null;
      thing.where = "deck";
      thing.seat = -1;
      thing.at = thing.id;
      thing.shown = false;
    }
  }

  #turnBack(thing: Thing): void {
    thing.shown = false;
    if (!this.#knows(thing.seat)) thing.face = null;
  }

  #knows(seat: number): boolean {
    return this.eyes.all || seat === this.eyes.seat;
  }
}
