/** Replaying games from Python: tests/page/sources/test_scene.py plays them and names their file in BILLI_TRUTHS. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Event } from "$lib/game/events";
import { partAt, roundAt, roundsOf } from "$lib/replay/chapters";
import { LARGEST, readFile, readLines } from "$lib/replay/file";
import { readMoment, writeMoment } from "$lib/replay/moment";
import { Player } from "$lib/replay/player.svelte";
import { dinersOf } from "$lib/replay/people";
import { NotARecord, readRecord, type GameRecord } from "$lib/replay/record";

type Json = Record<string, unknown> & { events: Record<string, unknown>[] };

const file = process.env["BILLI_TRUTHS"];
const truths = file ? (JSON.parse(readFileSync(file, "utf8")) as { record: Json; players: number }[]) : [];

/** A finished game of four to look at, or to spoil. */
function played(game: "misterbill" | "willi"): Json {
  const found = truths.find((truth) => truth.record["game"] === game && truth.players === 4);
  return structuredClone(found?.record ?? { events: [] });
}

/** Why a record cannot be shown. */
function whyNot(value: unknown): [string, Record<string, string | number>] {
  try {
    readRecord(value);
  } catch (wrong) {
    if (wrong instanceof NotARecord) return [wrong.id, wrong.details];
    throw wrong;
  }
  throw new Error("nothing is wrong with it");
}

const indexOf = (record: Json, kind: string) => record.events.findIndex((event) => event["t"] === kind);

describe.skipIf(!file)("a record from outside", () => {
  it.each(["misterbill", "willi"] as const)("is shown, whatever else stands in it: %s", (game) => {
    const record = played(game);
    record.events.forEach((event, index) => (event["time"] = index));
    const read = readRecord({ ...record, chat: ["hello"] });
    expect(read.game).toBe(game);
    expect(read.events).toHaveLength(record.events.length);
  });

  it("may be of a game that nobody finished", () => {
    const record = played("willi");
    for (const length of [1, 2, 9, 30])
      expect(readRecord({ ...record, events: record.events.slice(0, length) })).toBeTruthy();
  });

  it.each([null, 7, "R5", [], {}, { game: "willi" }, [played("willi")]])("is one: not %j", (value) => {
    expect(whyNot(value)[0]).toBe("replay-no-record");
  });

  it("is of a version this page knows", () => {
    expect(whyNot({ ...played("willi"), billi: 1 })).toEqual(["replay-version", { found: "1" }]);
    expect(whyNot({ ...played("willi"), billi: 3 })).toEqual(["replay-version", { found: "3" }]);
    expect(whyNot({ ...played("willi"), billi: "9".repeat(500) })[1]["found"]).toHaveLength(41);
  });

  it.each([
    ["game", { game: "poker" }],
    ["game", { game: "constructor" }],
    ["options.players", { options: { players: 9 } }],
    ["options.players", { options: null }],
    ["options.willi_sits", { options: { players: 3, willi_sits: "jumps" } }],
    ["options.willi_sits", { options: { players: 4, willi_sits: null } }],
    ["seating", { seating: { round: 2, seat: 1, name: "Eva" } }],
    ["seating", { seating: [{ round: 2, seat: 4, name: "Eva" }] }],
    ["seating", { seating: [{ round: 2, seat: 1 }] }],
    ["seating", { seating: [{ round: 2, seat: 1, name: "Eva", who: "4" }] }],
    ["seating", { seating: [null] }],
    ["names", { names: "Ann" }],
    ["names", { names: ["Ann", 7] }],
    ["bots", { bots: [9] }],
    ["events", { events: [] }],
    ["events", { events: "none" }],
  ])("says which field is wrong: %s", (field, change) => {
    expect(whyNot({ ...played("willi"), ...change })).toEqual(["replay-field", { field }]);
  });

  it.each([
    ["willi", "play", "card", "R0"],
    ["willi", "play", "card", "O"],
    ["willi", "play", "seat", 4],
    ["willi", "play", "seat", -1],
    ["willi", "play", "seat", 0.5],
    ["willi", "play", "t", "__proto__"],
    ["willi", "play", "t", ["play"]],
    ["willi", "round_end", "totals", [1, 2]],
    ["willi", "deal", "hands", 4],
    ["misterbill", "waiter", "card", "O"],
    ["misterbill", "draw", "from", null],
    ["misterbill", "pairs", "cards", "OO"],
    ["misterbill", "round", "team_cards", [0, 1, 2, 3]],
    ["misterbill", "game_end", "winners", [0, 0]],
  ] as const)("says which event is wrong: %s %s %s %j", (game, kind, field, value) => {
    const record = played(game);
    const index = indexOf(record, kind);
    (record.events[index] as Record<string, unknown>)[field] = value;
    expect(whyNot(record)).toEqual(["replay-event-field", { event: index + 1, field }]);
  });

  it("has every card in one place, and everything once", () => {
    const { events } = played("willi");
    events.forEach((event, index) => {
      const record = played("willi");
      record.events.splice(index, 0, event);
      // A call can be told twice without anything coming apart.
      if (event["t"] !== "willi") expect(whyNot(record)).toEqual(["replay-event-misfit", { event: index + 2 }]);
    });
  });

  it("never breaks the table: what passes can be shown to its end", () => {
    for (const game of ["misterbill", "willi"] as const) {
      const length = played(game).events.length;
      for (let index = 0; index < length - 1; index++) {
        const record = played(game);
        const [one, other] = [record.events[index], record.events[index + 1]];
        record.events.splice(index, 2, other ?? {}, one ?? {});
        try {
          new Player(readRecord(record)).go(length);
        } catch (wrong) {
          expect(wrong).toBeInstanceOf(NotARecord);
        }
      }
    }
  });
});

describe.skipIf(!file)("those who played", () => {
  const NAMES = ["Ann", "Bo", "Cy", "house"];
  const SEATING = [
    { round: 5, seat: 1, name: "house" },
    { round: 3, seat: 1, name: "Eva", who: 4 },
    { round: 3, seat: 3, name: "sharp" },
    { round: 8, seat: 3, name: "Ann", who: 0 },
  ];

  it("are named by where they sat in a round", () => {
    const record = readRecord({ ...played("willi"), names: NAMES, seating: SEATING });
    const names = (round?: number) =>
      dinersOf(record, round).map(({ name, bot }) => (bot ? "a bot" : name.slice(1, -1)));
    expect(names(1)).toEqual(["Ann", "Bo", "Cy", "a bot"]);
    expect(names(2)).toEqual(names(1));
    expect(names(3)).toEqual(["Ann", "Eva", "Cy", "a bot"]);
    expect(names(5)).toEqual(["Ann", "a bot", "Cy", "a bot"]);
    expect(names()).toEqual(["Ann", "a bot", "Cy", "Ann 2"]);
  });

  it("are people though they are called like bots, where the record says so", () => {
    const names = ["house", "master 2", "Cy", "house"];
    const seating = [{ round: 3, seat: 3, name: "easy", who: 4 }];
    const record = readRecord({ ...played("willi"), names, bots: [2, 3], seating });
    const people = (round: number) =>
      dinersOf(record, round).map(({ name, bot }) => (bot ? "a bot" : name.slice(1, -1)));
    expect(people(1)).toEqual(["house", "master 2", "Cy", "a bot"]);
    expect(people(3)).toEqual(["house", "master 2", "Cy", "easy"]);
  });

  it("are called by a bot's name where the seating says only how it plays, and are of the house where nobody knows", () => {
    const [record, all, unknown] = [[], SEATING, [{ round: 3, seat: 3, name: "grandmaster" }]].map((seating) =>
      readRecord({ ...played("willi"), names: NAMES, seating }),
    ) as [GameRecord, GameRecord, GameRecord];
    expect(dinersOf(all, 3)[3]).toMatchObject({ bot: "sharp", art: "face-sharp-3" });
    expect(dinersOf(unknown, 3)[3]).toMatchObject({ bot: "house", art: "face-3" });
    expect(dinersOf(unknown, 3)[3]).toEqual(dinersOf(record, 1)[3]);
  });
});

describe.skipIf(!file)("a file of records", () => {
  const line = JSON.stringify(played("willi"));

  it("has one a line, and each line its number", () => {
    const entries = readLines(`${line}\r\n\noops\n${line}`);
    expect(entries.map((entry) => entry.line)).toEqual([1, 3, 4]);
    expect(entries[2]?.open().game).toBe("willi");
    expect(() => entries[1]?.open()).toThrow("replay-no-record");
  });

  it("with nothing in it says so", () => {
    expect(() => readLines(" \n\n")).toThrow("replay-empty");
  });

  it("is not read when it is huge, nor is a huge line", async () => {
    const huge = { size: LARGEST + 1, text: () => Promise.reject(new Error("read")) } as unknown as File;
    await expect(readFile(huge)).rejects.toThrow("replay-too-big");
    expect(() => readLines("[".repeat(5_000_000))[0]?.open()).toThrow("replay-too-long");
  });

  it("that cannot be read says so", async () => {
    const gone = { size: 1, text: () => Promise.reject(new Error("gone")) } as unknown as File;
    await expect(readFile(gone)).rejects.toThrow("replay-unreadable");
  });
});

describe("a moment", () => {
  it("reads as it was written", () => {
    for (const moment of [
      { at: 0, seat: null },
      { at: 31, seat: 2 },
    ])
      expect(readMoment(new URLSearchParams(writeMoment(moment)), 4)).toEqual(moment);
  });

  it.each(["", "?at=x&as=y", "?at=Infinity&as=4", "?as=-1", "?at=NaN&as=all"])(
    "is the beginning if it is none: %s",
    (search) => {
      expect(readMoment(new URLSearchParams(search), 4)).toEqual({ at: 0, seat: null });
    },
  );
});

describe.skipIf(!file)("the places of a game", () => {
  it("are its rounds, and in Willi eight tricks each", () => {
    const { events, ...setting } = readRecord(played("willi"));
    const rounds = roundsOf(events, setting);
    expect(rounds.map((round) => round.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const round of rounds) {
      expect(round.parts).toHaveLength(8);
      for (const { at, seat } of round.parts) expect(events[at - 1]).toMatchObject({ t: "play", seat });
    }
    const second = rounds[1]?.parts[2]?.at ?? 0;
    expect(roundAt(rounds, second)?.number).toBe(2);
    expect(partAt(rounds[1], second)).toBe(2);
    expect(partAt(rounds[1], second - 1)).toBe(1);
    expect(roundAt(rounds, 0)).toBeUndefined();
    expect(partAt(undefined, 0)).toBe(-1);
  });

  it("are in Mister Bill the turns, each with its draw", () => {
    const { events, ...setting } = readRecord(played("misterbill"));
    const turns = roundsOf(events, setting).flatMap((round) => round.parts);
    expect(turns).toHaveLength(events.filter((event: Event) => event.t === "draw").length);
  });
});

describe.skipIf(!file)("the player", () => {
  it("stays within the game and finds the rounds both ways", () => {
    const player = new Player(readRecord(played("willi")));
    const starts = player.rounds.map((round) => round.from + 1);
    player.step(-1);
    expect(player.at).toBe(0);
    for (const start of starts) {
      player.stepRound(1);
      expect(player.at).toBe(start);
    }
    player.stepRound(1);
    expect(player.at).toBe(player.end);
    player.go(1e9);
    expect(player.at).toBe(player.end);
    player.stepRound(-1);
    expect(player.at).toBe(starts.at(-1));
    player.stepRound(-1);
    expect(player.at).toBe(starts.at(-2));
  });

  it("shows a seat only what it saw", () => {
    const player = new Player(readRecord(played("willi")));
    player.seat = 1;
    for (const event of player.story) {
      if (event.t === "deal")
        expect(event.hands.map((hand) => typeof hand)).toEqual(["number", "object", "number", "number"]);
      if (event.t === "box") expect("card" in event).toBe(event.seat === 1);
    }
  });
});
