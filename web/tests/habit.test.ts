/** A card that goes by itself takes as long as its person usually does, so that nobody can tell. */

import { describe, expect, it } from "vitest";
import { Habit } from "$lib/table/habit";

const DRAWN = 400;

function pauses(times: readonly number[], watched = true): number[] {
  const habit = new Habit();
  for (const time of times) habit.note(time);
  return Array.from({ length: DRAWN }, () => habit.pause(watched));
}

const mean = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0) / times.length;

describe("a card that goes by itself", () => {
  it("takes a moment even of somebody who never thinks, and never the same one", () => {
    for (const times of [[], new Array<number>(20).fill(40)]) {
      const drawn = pauses(times);
      expect(Math.min(...drawn)).toBeGreaterThanOrEqual(600);
      expect(new Set(drawn).size).toBe(DRAWN);
    }
  });

  it("takes as long as the cards its person chose, quick and slow in turns", () => {
    const times = [...new Array<number>(10).fill(1_000), ...new Array<number>(10).fill(3_500)];
    const drawn = pauses(times);
    expect(mean(drawn)).toBeGreaterThan(2_000);
    expect(mean(drawn)).toBeLessThan(2_500);
    expect(drawn.filter((time) => time > 2_500).length).toBeGreaterThan(DRAWN / 4);
  });

  it("keeps nobody waiting for longer than a slow player would", () => {
    expect(Math.max(...pauses([60_000, 60_000]))).toBeLessThanOrEqual(6_000);
  });

  it("takes no longer than it must where bots alone look on", () => {
    expect(Math.max(...pauses([4_000], false))).toBe(600);
  });
});
