/** Plays a record: where in it one is, whose eyes one has, whether it runs. */

import { sceneOf, type AnyScene } from "../../games/tables";
import type { Event } from "../game/events";
import { lookAt } from "../game/pace";
import { partAt, roundAt, roundsOf, type Round } from "./chapters";
import type { GameRecord } from "./record";
import { visible } from "./visible";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export class Player {
  readonly rounds: readonly Round[];
  /** How many events have been shown. */
  at = $state(0);
  scene: AnyScene = $state.raw() as AnyScene;
  /** The seat whose eyes these are; null with all hands open. */
  seat = $state<number | null>(null);
  speed = $state<Speed>(1);
  playing = $state(false);
  /** The event just reached by one step forward. */
  now = $state.raw<Event | null>(null);
  /** All events as they are seen now. */
  readonly story = $derived.by(() => {
    const { seat } = this;
    return seat === null ? this.record.events : this.record.events.map((event) => visible(event, seat));
  });
  /** The round one is in, or about to begin. */
  readonly round = $derived.by(() => roundAt(this.rounds, this.at) ?? this.rounds[0]);
  readonly part = $derived.by(() => partAt(this.round, this.at));
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly record: GameRecord) {
    this.rounds = roundsOf(record.events, record);
    this.scene = this.#sceneAt(0);
  }

  get end(): number {
    return this.record.events.length;
  }

  /** Go to a place in the game. */
  go(to: number): void {
    const at = Math.max(0, Math.min(this.end, Math.trunc(to)));
    if (at === this.at) return;
    // Within a round the same cards go on; a round before or after is laid out from its beginning.
    const start = roundAt(this.rounds, at)?.from ?? 0;
    if (at > this.at && start <= this.at) this.#fold(this.scene, this.at, at);
    else this.scene = this.#sceneAt(at);
    this.now = at === this.at + 1 ? (this.record.events[this.at] ?? null) : null;
    this.at = at;
    if (this.playing) this.#wait();
  }

  step(by: 1 | -1): void {
    this.go(this.at + by);
  }

  /** Go to the beginning of the round, or of the one before if one is there already; or to the next. */
  stepRound(by: 1 | -1): void {
    const starts = this.rounds.map((round) => round.from + 1);
    const next = by > 0 ? starts.find((at) => at > this.at) : starts.findLast((at) => at < this.at);
    this.go(next ?? (by > 0 ? this.end : 0));
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.end) this.go(0);
    this.#wait(this.at ? 150 : 0);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  hurry(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  #wait(length?: number): void {
    clearTimeout(this.#timer);
    if (this.at >= this.end) return this.pause();
    const { events } = this.record;
    this.#timer = setTimeout(() => this.step(1), length ?? lookAt(events[this.at - 1], events[this.at]) / this.speed);
  }

  #sceneAt(at: number): AnyScene {
    const scene = sceneOf(this.record, { all: true, seat: null });
    const round = roundAt(this.rounds, at);
    if (round) scene.points = round.before;
    this.#fold(scene, round?.from ?? 0, at);
    return scene;
  }

  #fold(scene: AnyScene, from: number, to: number): void {
    for (const event of this.record.events.slice(from, to)) scene.fold(event);
  }
}
