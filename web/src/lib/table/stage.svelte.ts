/**
 * Shows what has happened one event at a time, at a pace people can follow. The server is never waited for and never waits:
 * it has long decided when the stage shows how. Whoever is in a hurry can skip to the present.
 */

import { sceneOf } from "../../games/tables";
import type { Event, Setting } from "../game/events";
import { gathered, PACES, READ_ROUND, SEEN } from "../game/pace";
import type { Scene } from "../game/scene.svelte";
import type { TableSource } from "../net/source";
import { settings } from "../settings.svelte";

/** The stage waits for the viewer: to touch a card, or to have read how a round ended. */
export type Hold =
  { kind: "draw"; from: number; event: Event & { t: "draw" } } | { kind: "round"; event: Event & { t: "round_end" } };

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
  /** When all is to have been shown, and how much that was when it was worked out. */
  #aim = { at: 0, events: -1 };

  constructor(
    source: TableSource,
    readonly seat: number | null,
    setting: Setting,
  ) {
    this.#source = source;
    this.scene = sceneOf(setting, { all: false, seat });
  }

  get story(): readonly Event[] {
    return this.#source.story(this.seat);
  }

  /** Whether all that has happened has been shown. */
  get idle(): boolean {
    return this.done >= this.story.length && !this.hold && !this.now;
  }

  /** Show at once what happened before anybody looked, or looked again. */
  catchUp(): void {
    while (this.done < this.story.length) this.#fold();
    this.#settle();
    this.#release();
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

  /** Touch a card to draw; any of them, for it is the table's luck that decides. It will be the one that comes. */
  pick(id?: number): void {
    this.#picked = id;
    if (this.hold?.kind === "draw") this.#release();
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
      this.#aim.events = -1;
    } else {
      await this.#rest(this.#length());
    }
  }

  #wantsToPick(): boolean {
    return (
      !!this.#source.drawsAhead &&
      settings.pickMyself &&
      !document.hidden &&
      !this.#hurried &&
      settings.pace !== "instant"
    );
  }

  /** How long to look at the event shown last. */
  #length(): number {
    const { times } = PACES[settings.pace];
    if (this.#hurried || document.hidden || !times) return 0;
    const left = this.#shownBy() - performance.now();
    return times * gathered(this.story, this.done - 1, left / times, SEEN / times);
  }

  /** When all that has happened is to have been shown: before anybody's clock begins to run, if there is one. */
  #shownBy(): number {
    const events = this.story.length;
    if (this.#aim.events !== events) {
      const { welcome, shown } = this.#source;
      const until = shown?.public.until;
      const clock = until && welcome?.clock ? until - 1000 * welcome.clock - this.#source.now() : Infinity;
      this.#aim = { at: performance.now() + Math.min(PACES[settings.pace].gather, clock), events };
    }
    return this.#aim.at;
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

  /** Put the next event on the table. One that cannot be shown holds up none of the others: it is reported, and left out. */
  #fold(): void {
    const { story, done, seat } = this;
    const event = story[done];
    if (!event) return;
    this.done = done + 1;
    try {
      const after = seat === null ? undefined : this.scene.handAfter(story, done, seat, this.#hand());
      const drawn = event.t === "draw" && event.seat === seat;
      const picked = drawn ? this.#picked : undefined;
      if (drawn) this.#picked = undefined;
      this.scene.fold(event, picked, after);
    } catch (problem) {
      reportError(problem);
    }
  }

  /** With nothing left to tell, what the server says of the hand is what it is. */
  #settle(): void {
    this.scene.settle(this.#hand());
  }

  #hand(): readonly string[] {
    return this.#source.shown?.own.hands.find((hand) => hand.seat === this.seat)?.hand ?? [];
  }
}
