/** What a log tells beside the game: who came and went, and whose time was up. */

import { expect, it, vi } from "vitest";
import { Apart } from "$lib/table/apart.svelte";

vi.mock("$lib/words.svelte", () => ({
  say: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(" "),
}));

const LINES = [0, 1, 1, 2].map((event, index) => ({ text: `line ${index}`, depth: 0, event }));
const person = { name: "Zoe" };
const bot = { bot: "house" };

function texts(apart: Apart): string[] {
  return apart.among(LINES, null).map((line) => line.text);
}

it("tells nothing where nothing was", () => {
  const apart = new Apart();
  apart.noteSeats([person, bot], 0);
  apart.noteSeats([person, bot], 2);
  expect(apart.among(LINES, null)).toBe(LINES);
});

it("tells who left a chair to a bot, and who takes one, where it happened", () => {
  const apart = new Apart();
  apart.noteSeats([person, bot], 1);
  apart.noteSeats([bot, bot], 2);
  apart.noteSeats([bot, { name: "Ann", waits: true }], 5);
  expect(texts(apart)).toEqual([
    "line 0",
    "line 1",
    "line 2",
    "log-chair-left Zoe bot-name-0",
    "line 3",
    "log-chair-taken Ann bot-name-1",
  ]);
});

it("tells of nobody who comes back to a hand of theirs that they take a chair", () => {
  const apart = new Apart();
  apart.noteSeats([bot, bot], 1);
  apart.noteSeats([person, bot], 2);
  expect(apart.among(LINES, null)).toBe(LINES);
});

it("tells who has asked for a hint, each time, and of nobody who comes with some", () => {
  const apart = new Apart();
  apart.noteSeats([{ ...person, hints: 3 }, bot], 1);
  expect(apart.among(LINES, null)).toBe(LINES);
  apart.noteSeats([{ ...person, hints: 4 }, bot], 2);
  expect(texts(apart)).toEqual(["line 0", "line 1", "line 2", "log-hint Zoe Zoe", "line 3"]);
});

it("tells that another bot plays on where the level was changed, and nothing where none was", () => {
  const apart = new Apart();
  apart.noteSeats([person, {}], 1);
  apart.noteSeats([person, bot], 2);
  expect(apart.among(LINES, null)).toBe(LINES);
  apart.noteSeats([person, { bot: "sharp" }], 2);
  expect(texts(apart)).toContain("log-chair-left bot-name-1 bot-name-sharp-1");
});

it("says once that time was up, where the table chose", () => {
  const apart = new Apart();
  apart.noteLate(1);
  apart.noteLate(1);
  expect(texts(apart)).toEqual(["line 0", "log-time-up", "line 1", "line 2", "line 3"]);
});
