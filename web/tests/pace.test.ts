/**
 * How long people wait at each pace: the stage itself shows whole games in virtual time to somebody who answers at once.
 * tests/helpers/page_pace.py plays the games, names their file in BILLI_GAMES, and reads from BILLI_PACED how long everything took.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { Event, Setting } from "$lib/game/events";
import { gathered, lookAt } from "$lib/game/pace";
import type { TableShown } from "$lib/net/protocol";
import type { TableSource } from "$lib/net/source";
import { settings, type Pace } from "$lib/settings.svelte";
import { Stage } from "$lib/table/stage.svelte";

/** What comes from the server at once, as seat 0 sees it. */
interface Step {
  events: Event[];
  hand: string[];
  /** Milliseconds until the table goes on by itself; none where it waits for the viewer's answer. */
  pause: number | null;
}

interface Game extends Setting {
  pace: Pace;
  steps: Step[];
}

/** In milliseconds: from each answer to the next question; of each event how long it was shown before the next. */
interface Paced {
  waits: number[];
  looks: [Event["t"], number][];
}

const SEAT = 0;
const file = process.env["BILLI_GAMES"];
const games = file ? (JSON.parse(readFileSync(file, "utf8")) as Game[]) : [];

async function paced(game: Game): Promise<Paced> {
  settings.set({ pace: game.pace });
  const story: Event[] = [];
  let hand: string[] = [];
  const source = {
    welcome: { clock: 0 },
    get shown() {
      return { public: {}, own: { hands: [{ seat: SEAT, hand }] } } as unknown as TableShown;
    },
    story: () => story,
    now: () => Date.now(),
  } as unknown as TableSource;
  const stage = new Stage(source, SEAT, game);
  const waits: number[] = [];
  const looks: Paced["looks"] = [];
  let asked = performance.now();
  let shown = 0;
  let since = asked;

  /** Let time pass until the next timer rings, or for so long; note what is seen meanwhile. */
  async function pass(time?: number): Promise<void> {
    if (time === undefined) await vi.advanceTimersToNextTimerAsync();
    else await vi.advanceTimersByTimeAsync(time);
    const now = performance.now();
    for (; shown < stage.done; shown++, since = now) {
      const before = story[shown - 1];
      if (before) looks.push([before.t, now - since]);
    }
    if (stage.hold?.kind === "round") {
      answer();
      stage.goOn();
      await pass(0);
    }
  }

  function answer(): void {
    waits.push(performance.now() - asked);
    asked = performance.now();
  }

  for (const step of game.steps) {
    story.push(...step.events);
    hand = step.hand;
    void stage.play();
    await pass(0);
    if (step.pause !== null) {
      const until = performance.now() + step.pause;
      while (performance.now() < until) await pass(Math.max(1, Math.min(10, until - performance.now())));
    } else {
      while (!stage.idle) {
        expect(vi.getTimerCount(), "the stage stands still").toBeGreaterThan(0);
        await pass();
      }
      answer();
    }
  }
  expect(stage.done).toBe(story.length);
  stage.close();
  return { waits, looks };
}

describe("a long stretch", () => {
  const turn = [{ t: "draw" }, { t: "pairs" }, { t: "out" }, { t: "pass" }] as unknown as Event[];
  const story = Array.from({ length: 20 }, () => turn).flat();
  const shown = (time: number, drawing = 0) => {
    let now = 0;
    for (let at = 0; at < story.length; at++) {
      const look = gathered(story, at, time - now);
      if (look > 0) now += look + drawing; // what is not looked at is drawn with the next
    }
    return now;
  };

  it("gathers into the time it has, and takes no longer than it needs", () => {
    const needs = story.reduce((sum, event, at) => sum + lookAt(event, story[at + 1]), 0);
    expect(shown(9_000)).toBeCloseTo(9_000);
    expect(shown(90_000)).toBeCloseTo(needs);
  });

  it("does so on a device that takes long to draw", () => {
    expect(shown(9_000, 80)).toBeLessThan(9_100);
  });

  it("ends with its round: what follows has time of its own", () => {
    const ended = [...turn, { t: "round_end" }, ...story] as Event[];
    expect(gathered(ended, 0, 9_000)).toBe(lookAt(ended[0], ended[1]));
  });
});

it.runIf(games.length)("shows every event of every game", { timeout: 300_000 }, async () => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  vi.useFakeTimers();
  const times: Paced[] = [];
  for (const game of games) times.push(await paced(game));
  vi.useRealTimers();
  writeFileSync(process.env["BILLI_PACED"] ?? "", JSON.stringify(times));
});
