/** What somebody's games come to. */

import { expect, it } from "vitest";
import type { PlayedGame } from "$lib/net/protocol";
import { change, given, groupsOf, mean, running, span, withoutLuck } from "$lib/play/figures";

/** A game against the house in which so much was given away, over ten decisions. */
function game(gave: number, more: Partial<PlayedGame> = {}): PlayedGame {
  const worth = { result: 0, luck: 1000, own: -900, others: -100, gave, decisions: 10 };
  return { id: "", created: 0, game: "willi", players: 4, against: "house", ...worth, ...more };
}

it("is told by game and opponents, each from the oldest on, and what was played last before the rest", () => {
  const newest = [game(2, { against: "master" }), game(1), game(3, { game: "misterbill" }), game(4)];
  const groups = groupsOf(newest);
  expect(groups.map(({ key }) => key)).toEqual(["willi master", "willi house", "misterbill house"]);
  expect(groups[1]?.games.map(({ gave }) => gave)).toEqual([4, 1]);
});

it("is drawn between round numbers, and nothing among them", () => {
  expect(span([-14_000, -2_000])).toEqual([-15_000, 0]);
  expect(span([-3_200, 8_100])).toEqual([-5_000, 10_000]);
  expect(span([140, 260])).toEqual([0, 300]);
  expect(span([0, 0])).toEqual([0, 1]);
});

it("leaves luck out", () => {
  expect(withoutLuck(game(0))).toBe(-1000);
});

it("is an average as sure as few games can be", () => {
  const { mean: middle, within } = mean([1, 2, 3, 4, 5]);
  expect(middle).toBe(3);
  expect(within).toBeCloseTo(1.963, 1); // 2.776 times the square root of 2.5 / 5
  expect(mean([7]).within).toBe(Infinity);
});

it("counts decisions, not games, for what is given away", () => {
  expect(given([game(100), game(0, { decisions: 90 })]).mean).toBe(1);
  expect(given([game(0, { decisions: 0 })]).mean).toBe(0);
  expect(given([game(20), game(20), game(20)]).within).toBeCloseTo(0);
});

it("is evened out over the last ten games", () => {
  const course = running([...Array<PlayedGame>(10).fill(game(100)), ...Array<PlayedGame>(10).fill(game(0))]);
  expect([course[0], course[9], course[14], course[19]]).toEqual([10, 10, 5, 0]);
});

it("has changed only where chance would not do it, and there are enough games to say so", () => {
  const games = (...gave: number[]) => gave.map((each) => game(each));
  expect(change(games(90, 100, 110, 100, 20, 30, 20, 30))).toBeNull();
  expect(change(games(90, 100, 110, 100, 100, 20, 30, 20, 30, 20))).toMatchObject({ games: 5, differs: -1 });
  expect(change(games(20, 30, 20, 30, 20, 90, 100, 110, 100, 100))?.differs).toBe(1);
  expect(change(games(0, 100, 0, 100, 50, 0, 100, 20, 100, 0))?.differs).toBe(0);
});
