/** What the stage does with a touch to draw, when a clock runs, and when something happens that it cannot show. */

import { afterEach, describe, expect, it, vi } from "vitest";
import type { Event, Setting } from "$lib/game/events";
import { lookAt, READ_ROUND } from "$lib/game/pace";
import type { TableShown } from "$lib/net/protocol";
import type { TableSource } from "$lib/net/source";
import { settings } from "$lib/settings.svelte";
import { Stage } from "$lib/table/stage.svelte";

const SETTING: Setting = { game: "willi", players: 4, options: {} } as unknown as Setting;
const ROUND = { t: "round", round: 1, dealer: 0, starter: 1 } as unknown as Event;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function stageOf(story: Event[], setting = SETTING, hand: string[] = []): { stage: Stage; reported: unknown[] } {
  const reported: unknown[] = [];
  vi.stubGlobal("reportError", (problem: unknown) => reported.push(problem));
  vi.stubGlobal("document", { hidden: false });
  settings.set({ pace: "instant" });
  const source = {
    welcome: { clock: 0 },
    shown: { public: {}, own: { hands: [{ seat: 0, hand }] } } as unknown as TableShown,
    story: () => story,
    now: () => 0,
  } as unknown as TableSource;
  const stage = new Stage(source, 0, setting);
  const { fold } = stage.scene;
  stage.scene.fold = (event, ...more) => {
    if (event === BROKEN) throw new Error("there is no such card");
    fold.call(stage.scene, event, ...more);
  };
  return { stage, reported };
}

const BROKEN = { t: "play", seat: 1, card: "nothing" } as unknown as Event;

it("goes on to the question after an event that cannot be shown, and tells of it once", async () => {
  const { stage, reported } = stageOf([ROUND, BROKEN, ROUND]);
  await stage.play();
  expect(stage.done).toBe(3);
  expect(stage.idle).toBe(true);
  expect(reported).toHaveLength(1);
});

it("catches up with the present although an event on the way cannot be shown", () => {
  const { stage, reported } = stageOf([BROKEN, ROUND]);
  stage.catchUp();
  expect(stage.idle).toBe(true);
  expect(reported).toHaveLength(1);
});

it.each([0, 1, 2, 3])(
  "has the card come that was touched, though luck says which it is: the one in place %i",
  async (place) => {
    const dealt = { t: "deal", hands: [["O", "S"], 3, 3, 4] } as unknown as Event;
    const story = [{ ...ROUND, first: 0 }, dealt] as Event[];
    const hand = ["O", "S"];
    const { stage } = stageOf(story, { game: "misterbill", players: 4, options: {} } as unknown as Setting, hand);
    await stage.play();
    const touched = stage.scene.hand(3)[place];
    stage.pick(touched?.id);
    hand.push("W");
    story.push({ t: "draw", seat: 0, from: 3, card: "W" } as unknown as Event);
    await stage.play();
    expect(touched).toMatchObject({ where: "hand", seat: 0, face: "W" });
    expect(stage.scene.hand(3)).toHaveLength(3);
  },
);

describe.each(["calm", "brisk", "fast"] as const)("at %s, with a clock", (pace) => {
  const CLOCK = 20;
  const turn = [{ t: "draw" }, { t: "pairs" }, { t: "out" }, { t: "pass" }] as unknown as Event[];
  const turns = Array.from({ length: 12 }, () => turn).flat();
  /** Milliseconds that are lost to timers, which ring a little late. */
  const LATE = 100;
  const usual = (story: Event[]) => story.reduce((sum, event, at) => sum + lookAt(event, story[at + 1]), 0);

  /** How long all is shown that has happened, where the server has its clock begin after a time. */
  async function shownIn(story: Event[], begins: number): Promise<number> {
    vi.useFakeTimers();
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("localStorage", { setItem: () => undefined });
    settings.set({ pace });
    const begun = Date.now();
    const source = {
      welcome: { clock: CLOCK },
      shown: { public: { until: begun + begins + 1000 * CLOCK }, own: { hands: [] } } as unknown as TableShown,
      story: () => story,
      now: () => Date.now(),
    } as unknown as TableSource;
    const stage = new Stage(source, 0, SETTING);
    stage.scene.fold = () => undefined;
    void stage.play();
    while (!stage.idle) await vi.advanceTimersByTimeAsync(10);
    return Date.now() - begun;
  }

  it("has shown all when the clock begins to run, so that nobody is asked with less than the whole of it", async () => {
    const begins = usual(turns) / 4;
    expect(await shownIn(turns, begins)).toBeLessThanOrEqual(begins + LATE);
  });

  it("reads out the end of a round for as long as the clock allows, and no longer", async () => {
    const story = [...turn, { t: "round_end" } as unknown as Event, ...turn];
    const time = await shownIn(story, usual(turn) * 2 + READ_ROUND);
    expect(time).toBeGreaterThanOrEqual(READ_ROUND);
    expect(time).toBeLessThanOrEqual(usual(turn) * 2 + READ_ROUND + LATE);
  });
});
