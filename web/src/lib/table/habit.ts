/**
 * How long somebody takes to play a card, so that one that goes by itself takes as long: whoever looks on must not learn
 * from the time that there was no choice.
 */

/** Milliseconds, of people of whom nothing is known yet. */
const USUAL = [700, 900, 1100, 1300, 1600];
const REMEMBERED = 20;
const LEAST = 600;
/** Nobody is kept waiting for longer by a card that needs no thought. */
const MOST = 5_000;
/** Of each time drawn, up and down. */
const SPREAD = 0.2;

export class Habit {
  #times = [...USUAL];

  /** Note how long a card took that was chosen among several. */
  note(time: number): void {
    this.#times = [...this.#times, time].slice(-REMEMBERED);
  }

  /** Draw how long to wait; with bots alone there is nobody to tell. */
  pause(watched: boolean): number {
    if (!watched) return LEAST;
    const time = this.#times[Math.floor(Math.random() * this.#times.length)] ?? MOST;
    const [least, most] = [LEAST, MOST].map((bound) => bound * (1 + SPREAD * Math.random())) as [number, number];
    return Math.min(most, Math.max(least, time * (1 + SPREAD * (2 * Math.random() - 1))));
  }
}
