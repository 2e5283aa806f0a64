/**
 * Shows what has happened one event at a time, at a pace people can follow. The server is never waited for and never waits:
 * it has long decided when the stage shows how. Whoever is in a hurry can skip to the present.
 */

import type { Event, Setting } from "../game/events";
import { lookAt } from "../game/pace";
import { Scene } from "../game/scene.svelte";
import type { TableSource } from "../net/source";
import { settings } from "../settings.svelte";

/** The stage waits for the viewer: to touch a card, or to have read how a round ended. */
export type Hold =
  { kind: "draw"; from: number; event: Event & { t: "draw" } } | { kind: "round"; event: Event & { t: "round_end" } };

const PACES = { calm: 1.5, brisk: 1, instant: 0 };
const READ_ROUND = 12_000;

export class Stage {
  readonly scene: Scene;
  /** How many events have been shown. */
  done = $state(0);
  hold = $state.raw<Hold | null>(null);
  now = $state.raw<Event | null>(null);
  #source: TableSource;
  #running = false;
  #hurried = false;
  #wake: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #picked: number | undefined;
  #closed = false;

  constructor(
    source: TableSource,
    readonly seat: number | null,
    setting: Setting,
  ) {
    this.#source = source;
    this.scene = new Scene(setting, { all: false, seat });
  }

  get story(): readonly Event[] {
    return this.#source.story(this.seat);
  }

  /** Whether all that has happened has been shown. */
  get idle(): boolean {
    return this.done >= this.story.length && !this.hold && !this.now;
  }

  /** Show at once what happened before anybody looked. */
  catchUp(): void {
    while (this.done < this.story.length) this.#fold();
    this.#settle();
  }

  /** Show what is new, if that is not under way already. */
  async play(): Promise<void> {
    if (this.#running || this.#closed) return;
    this.#running = true;
    try {
      while (this.done < this.story.length && !this.#closed) await this.#show();
    } finally {
      this.#running = false;
      this.#hurried = false;
      this.now = null;
      if (this.done >= this.story.length) this.#settle();
    }
  }

  /** Touch a card to draw; any of them, for it is the table's luck that decides. */
  pick(id?: number): void {
    if (this.hold?.kind !== "draw") return;
    this.#picked = id;
    this.#release();
  }

  /** Go on after the end of a round. */
  goOn(): void {
    if (this.hold?.kind === "round") this.#release();
  }

  /** Skip to the present. */
  hurry(): void {
    this.#hurried = true;
    if (this.hold?.kind !== "round") this.#release();
  }

  close(): void {
    this.#closed = true;
    this.#release();
  }

  async #show(): Promise<void> {
    const event = this.story[this.done];
    if (!event) return;
    if (event.t === "draw" && event.seat === this.seat && this.#wantsToPick()) {
      this.now = null;
      await this.#wait({ kind: "draw", from: event.from, event });
    }
    this.now = event;
    this.#fold();
    if (event.t === "round_end") {
      const clock = this.#source.welcome?.clock;
      await this.#wait({ kind: "round", event }, clock ? READ_ROUND : undefined);
    } else {
      await this.#rest(this.#length(event));
    }
  }

  #wantsToPick(): boolean {
    return settings.pickMyself && !document.hidden && !this.#hurried && settings.pace !== "instant";
  }

  /** The more there is to show, the quicker. */
  #length(event: Event): number {
    if (this.#hurried || document.hidden) return 0;
    const behind = this.story.length - this.done;
    const quicker = behind > 30 ? Math.max(0.3, 30 / behind) : 1;
    return lookAt(event, this.story[this.done]) * PACES[settings.pace] * quicker;
  }

  #wait(hold: Hold, most?: number): Promise<void> {
    this.hold = hold;
    return this.#sleep(most);
  }

  #rest(length: number): Promise<void> {
    return length > 0 ? this.#sleep(length) : Promise.resolve();
  }

  #sleep(most?: number): Promise<void> {
    return new Promise((wake) => {
      this.#wake = wake;
      if (most !== undefined) this.#timer = setTimeout(() => this.#release(), most);
    });
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.hold = null;
    const wake = this.#wake;
    this.#wake = null;
    wake?.();
  }

  #fold(): void {
    const { story, done, seat } = this;
    const event = story[done];
    if (!event) return;
    const mine = event.t === "trade" && seat !== null && event.seats.includes(seat);
    const after = mine ? handAfter(story, done, seat, this.#hand()) : undefined;
    const picked = this.#picked;
    this.#picked = undefined;
    this.done = done + 1; // whatever comes of it: an event that cannot be shown is not tried for ever
    this.scene.fold(event, picked, after);
  }

  /** With nothing left to tell, what the server says of the hand is what it is. */
  #settle(): void {
    this.scene.settle(this.#hand());
  }

  #hand(): readonly string[] {
    return this.#source.shown?.own.hands.find((hand) => hand.seat === this.seat)?.hand ?? [];
  }
}

/** The cards in a hand just after an event, from those it has in the end and all that happened since; none if unknown. */
export function handAfter(
  story: readonly Event[],
  index: number,
  seat: number,
  end: readonly string[],
): string[] | undefined {
  const hand = [...end];
  for (let at = story.length - 1; at > index; at--) {
    const event = story[at];
    if (!event || !undo(event, seat, hand)) return undefined;
  }
  return hand;
}

/** Take back what an event did to a hand; false where that cannot be known. */
function undo(event: Event, seat: number, hand: string[]): boolean {
  switch (event.t) {
    case "pairs":
      if (event.seat === seat) hand.push(...event.cards, ...event.cards);
      return true;
    case "waiter":
      if (event.seat === seat) hand.push(event.card);
      return true;
    case "draw":
      return moved(event.from, event.seat, event.card, seat, hand);
    case "move":
      return moved(event.from, event.to, event.card, seat, hand);
    case "trade":
      return !event.seats.includes(seat);
    case "round_end":
    case "round":
    case "deal":
      return false;
    default:
      return true;
  }
}

function moved(from: number, to: number, card: string | undefined, seat: number, hand: string[]): boolean {
  if (from !== seat && to !== seat) return true;
  if (!card) return false;
  if (from === seat) hand.push(card);
  else hand.splice(hand.indexOf(card), hand.includes(card) ? 1 : 0);
  return true;
}
