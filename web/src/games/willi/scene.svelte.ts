/** A table of Willi: the trick, those that were taken, and who has called. */

import type { Event, Happening } from "$lib/game/events";
import { Scene, type Thing } from "$lib/game/scene.svelte";
import type { WilliEvent } from "$lib/net/protocol";
import { SUITS, valueOf } from "./cards";
import { clockwise } from "./chair";

/** A trick that was taken, with its cards in the order they were played, as they lie after an exchange. */
export interface Trick {
  plays: readonly { seat: number; face: string }[];
  winner: number;
  called: boolean;
  /** What the winner put there for a card of theirs. */
  swap: { give: string; take: string } | null;
}

export class WilliScene extends Scene {
  readonly game = "willi";
  /** Who leads the trick. */
  leader = $state(-1);
  won = $state.raw<readonly number[]>([]);
  caller = $state<number | null>(null);
  /** Who took the trick that still lies there. */
  taker = $state<number | null>(null);
  /** The tricks of the round that were taken. */
  tricks = $state.raw<readonly Trick[]>([]);

  override isCalling(seat: number): boolean {
    return this.caller === seat && this.taker === null;
  }

  /** The values of the cards in the tricks a seat has won. */
  total(seat: number): number {
    const cards = [...this.in("won", seat), ...(this.taker === seat ? this.in("trick") : [])];
    return cards.reduce((sum, { face }) => sum + (face ? valueOf(face) : 0), 0);
  }

  /** The card that was led, while others are still to follow it. */
  get led(): Thing | undefined {
    return this.taker === null ? this.in("trick")[0] : undefined;
  }

  /** The card that takes the trick as it lies: the caller's, or the lowest of those short of two tricks (W6, W7, W9). */
  get winning(): Thing | undefined {
    const trick = this.in("trick");
    const taker = this.taker ?? this.caller;
    if (taker !== null) return trick.find((thing) => thing.seat === taker);
    const contending = trick.filter((thing) => (this.won[thing.seat] ?? 0) < 2);
    const lowest = Math.min(...contending.map(({ face }) => valueOf(face)));
    return contending.find(({ face }) => valueOf(face) === lowest);
  }

  protected override order(round: number): number[] {
    return clockwise(this.setting, round);
  }

  /** By colour, or by value. */
  protected rank(face: string, byValue: boolean): number {
    const [suit, value] = [SUITS.indexOf(face[0] ?? ""), valueOf(face)];
    return byValue ? value * 4 + suit : suit * 10 + value;
  }

  protected begin({ first }: Event & { t: "round" }): void {
    this.leader = first;
    this.won = this.zeros();
    this.tricks = [];
    this.caller = this.taker = null;
  }

  protected happen(event: Happening<WilliEvent>): void {
    switch (event.t) {
      case "box":
        this.put(this.take(event.seat, event.card), "box", event.seat, event.card);
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
    }
  }

  /** Gather the trick that lies there to whoever took it. */
  protected override end(): void {
    if (this.taker !== null) for (const thing of this.in("trick")) this.put(thing, "won", this.taker, thing.face);
    this.taker = this.caller = null;
  }

  #play(seat: number, card: string): void {
    if (this.in("trick").length === this.seats || this.taker !== null) this.end();
    if (!this.in("trick").length) this.leader = seat;
    this.turn = seat;
    this.turnOver(seat, [card], "trick");
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
    const given = this.take(seat, give);
    const place = { seat: taken?.seat ?? seat, at: taken?.at ?? 0 };
    if (taken) this.put(taken, "hand", seat, take);
    this.put(given, "trick", place.seat, give);
    given.at = place.at;
  }
}
