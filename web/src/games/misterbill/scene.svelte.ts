/** A table of Mister Bill: the teams, who is out, and which score cards are taken. */

import type { Event, Happening } from "$lib/game/events";
import { Scene } from "$lib/game/scene.svelte";
import type { MisterBillEvent } from "$lib/net/protocol";
import { KINDS } from "./cards";
import { scoreCard, sideCount, teamOf } from "./scoring";
import { handAfter } from "./trading";

export class MisterBillScene extends Scene {
  readonly game = "misterbill";
  teamCards = $state.raw<readonly number[] | null>(null);
  out = $state.raw<readonly number[]>([]);
  /** The score cards that were taken this round, in their order. */
  awards = $state.raw<readonly number[]>([]);
  /** The round ended because nobody discarded any more. */
  stalled = $state(false);

  override team(seat: number): number | null {
    return this.teamCards && teamOf(this.teamCards[seat] ?? 1);
  }

  override isOut(seat: number): boolean {
    return this.out.includes(seat);
  }

  override handAfter(story: readonly Event[], at: number, seat: number, end: readonly string[]): string[] | undefined {
    const event = story[at];
    return event?.t === "trade" && event.seats.includes(seat) ? handAfter(story, at, seat, end) : undefined;
  }

  /** The score cards that can be had in the round, all but the last side's, and whether each is gone. */
  get stakes(): { points: number; gone: boolean }[] {
    if (!this.round) return [];
    const places = sideCount(this.round, this.seats) - 1;
    return Array.from({ length: places }, (_, place) => scoreCard(this.round, place)).map((points) => ({
      points,
      gone: this.awards.includes(points),
    }));
  }

  protected rank(face: string): number {
    return KINDS.indexOf(face);
  }

  protected begin(event: Event & { t: "round" }): void {
    this.teamCards = "team_cards" in event ? (event.team_cards ?? null) : null;
    this.awards = [];
    this.out = [];
    this.stalled = false;
  }

  protected happen(event: Happening<MisterBillEvent>, pick?: number, after?: readonly string[]): void {
    switch (event.t) {
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
        this.score(this.roundPoints.map((points, seat) => points + (event.seats.includes(seat) ? event.points : 0)));
        break;
      case "draw":
        this.turn = event.seat;
        this.put(this.take(event.from, event.card, pick), "hand", event.seat, event.card);
        break;
      case "pass":
        this.turn = event.seat;
        break;
      case "stall":
        this.stalled = true;
        break;
      case "waiter":
        this.turnOver(event.seat, [event.card], "discard");
        break;
      case "move":
        this.put(this.take(event.from, event.card), "hand", event.to, event.card);
        break;
      case "trade":
        this.#trade(event.seats, after);
        break;
      case "show":
        for (const seat of event.seats) Object.assign(this.take(seat, "B"), { face: "B", shown: true });
        break;
    }
  }

  #trade([one = 0, other = 0]: readonly number[], after?: readonly string[]): void {
    const [mine, theirs] = [this.in("hand", one), this.in("hand", other)];
    for (const thing of mine) this.put(thing, "hand", other, this.eyes.all ? thing.face : null);
    for (const thing of theirs) this.put(thing, "hand", one, this.eyes.all ? thing.face : null);
    if (after) this.settle(after);
  }
}
