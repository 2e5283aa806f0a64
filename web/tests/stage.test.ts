/** What the stage does with a touch to draw, and when something happens that it cannot show. */

import { afterEach, expect, it, vi } from "vitest";
import type { Event, Setting } from "$lib/game/events";
import type { TableShown } from "$lib/net/protocol";
import type { TableSource } from "$lib/net/source";
import { settings } from "$lib/settings.svelte";
import { Stage } from "$lib/table/stage.svelte";

const SETTING: Setting = { game: "willi", players: 4, options: {} } as unknown as Setting;
const ROUND = { t: "round", round: 1, dealer: 0, starter: 1 } as unknown as Event;

afterEach(() => vi.unstubAllGlobals());

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
