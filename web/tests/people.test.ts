/** Who the bots of a table are, held against what Python says. */

import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { botSign, faceAt, faceKept, levelAt, levelKept, nameAt, nameKept } from "$lib/table/people";

vi.mock("$lib/words.svelte", () => ({ say: (id: string) => id }));

interface Truth {
  /** What a record calls a bot, and its seat. */
  kept: string;
  seat: number;
  /** How it is shown at a table. */
  bot: string;
  called: number | null;
  /** What its name, its face and its sign are called. */
  id: string;
  sign: string;
}

const file = process.env["BILLI_CAST"];
const truths = file ? (JSON.parse(readFileSync(file, "utf8")) as Truth[]) : [];

describe.runIf(file)("a bot", () => {
  it.each(truths)("$kept in seat $seat", ({ kept, seat, bot, called, id, sign }) => {
    const at = { bot, ...(called !== null && { called }) };
    expect([nameAt(at, seat), nameKept(kept, seat, [seat])]).toEqual([`bot-name-${id}`, `bot-name-${id}`]);
    expect([faceAt(at, seat), faceKept(kept, seat)]).toEqual([`face-${id}`, `face-${id}`]);
    expect([botSign(bot), botSign(levelKept(kept))]).toEqual([sign, sign]);
  });
});

it("plays for nobody in particular as one of the house", () => {
  expect(nameAt({}, 3)).toBe("bot-name-3");
  expect(nameKept("", 3, [])).toBe("bot-name-3");
});

it("is no person, whatever they are called", () => {
  expect(["Ann", "masters", "master 8", ""].map(levelKept)).toEqual(["", "", "", ""]);
  expect(nameAt({ name: "master" }, 1)).toBe("master");
  expect(nameKept("master", 1, [0, 2])).toBe("master");
});

it("plays like the others, or otherwise", () => {
  expect(levelAt([{ name: "Ann" }, {}])).toBeUndefined();
  expect(levelAt([{ name: "Ann" }, { bot: "easy" }, { bot: "easy" }])).toBe("easy");
  expect(levelAt([{ bot: "easy" }, {}, { bot: "house" }])).toBe("");
});
