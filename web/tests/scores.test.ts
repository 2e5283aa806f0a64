import { describe, expect, it } from "vitest";
import { EMPTY, readBook, type Book, type Evening } from "$lib/scores/book";
import { below, shuffled } from "$lib/scores/chance";
import {
  addEvening,
  bringBack,
  cleanName,
  forget,
  knownNames,
  newEvening,
  removeEvening,
  rename,
  sameAgain,
  tidy,
  type Change,
} from "$lib/scores/entries";
import { dealer, isDone, leaders, openRound, places, pointsOf, starter, winners } from "$lib/scores/evening";
import { mergeEvenings, readCopy } from "$lib/scores/copies";
import { KEPT, Pad } from "$lib/scores/pad.svelte";
import { drawTeams, goOut, setStalled, setTeams, swapCard } from "../src/games/misterbill/entries";
import type { MisterBillEvening } from "../src/games/misterbill/evening";
import { noteTotal, writeTotals } from "../src/games/willi/entries";
import { beforeWhomWilliSits, type WilliEvening } from "../src/games/willi/evening";

const NOW = Date.UTC(2026, 1, 3, 20);
const DAY = 24 * 60 * 60 * 1000;
const FOUR = ["Ann", "Bo", "Cy", "Di"];

/** An evening with everything that was done to it, by somebody who deals from seat 0. */
function evening(game: "misterbill" | "willi", names: string[], ...changes: ((id: string) => Change)[]): Evening {
  const begun = newEvening(
    { game, names, dealer: names.length === 3 && game === "willi" ? 2 : 0, starts: "always", sits: "moves" },
    NOW,
  );
  const start: Book = { ...EMPTY, evenings: [begun] };
  const book = changes.reduce((so, change) => change(begun.id)(so), start);
  return book.evenings[0] as Evening;
}

const teams = (round: number, cards: number[]) => (id: string) => setTeams(id, round, cards);
const out = (round: number, ...sides: number[]) => sides.map((side) => (id: string) => goOut(id, round, side, true));
const totals =
  (round: number, ...counted: number[]) =>
  (id: string) =>
    writeTotals(id, round, counted);

describe("an evening of Mister Bill", () => {
  it("tells the sheets' example: A and E take 4 each, B alone a 2, C and D pay", () => {
    const told = evening("misterbill", ["A", "B", "C", "D", "E"], teams(1, [1, 5, 3, 4, 2]), ...out(1, 0, 2));
    expect(pointsOf(told)).toEqual([4, 2, 0, 0, 4]);
    expect(isDone(told, 1)).toBe(true);
    expect(leaders(told)).toEqual([0, 4]);
  });

  it("MB10: team card 1 starts, then the fewest points, first from the dealer's left", () => {
    const cards = [2, 1, 3, 4];
    const two = [teams(1, cards), ...out(1, 0), teams(2, cards), ...out(2, 1)];
    const told = evening("misterbill", FOUR, ...two);
    expect(starter(told, 1)).toBe(1);
    expect(pointsOf(told, 2)).toEqual([4, 4, 4, 4]);
    expect(dealer(told, 3)).toBe(2);
    expect(starter(told, 3)).toBe(3);
    expect(starter(evening("misterbill", FOUR), 3)).toBeNull();
  });

  it("MB22: level players are parted by the last round, or share", () => {
    const rounds = [teams(1, [1, 3, 2, 4]), ...out(1, 1), teams(2, [1, 3, 2, 4]), ...out(2, 1)];
    const told = evening("misterbill", FOUR, ...rounds, ...out(3, 0, 2, 3));
    expect(pointsOf(told)).toEqual([8, 8, 6, 13]);
    const tied = evening("misterbill", FOUR, ...rounds, (id) => setStalled(id, 3, true));
    expect(winners(tied)).toEqual([1, 3]);
    expect(places(tied)).toEqual([3, 1, 3, 1]);
    const parted = evening("misterbill", FOUR, ...rounds, ...out(3, 0));
    expect(pointsOf(parted)).toEqual([8, 8, 0, 8]);
    expect(places(parted)).toEqual([1, 2, 4, 2]);
  });

  it("MB23: a stalled round leaves several with nothing, and is done", () => {
    const six = ["a", "b", "c", "d", "e", "f"];
    const told = evening("misterbill", six, teams(1, [1, 2, 3, 4, 5, 6]), ...out(1, 2), (id) =>
      setStalled(id, 1, true),
    );
    expect(pointsOf(told)).toEqual([0, 0, 0, 0, 4, 4]);
    expect(openRound(told)).toBe(2);
  });

  it("moves the others up when one who is out is taken back, and everything after follows", () => {
    const told = evening("misterbill", FOUR, ...out(3, 3, 1, 0), (id) => goOut(id, 3, 3, false));
    expect(pointsOf(told)).toEqual([6, 8, 0, 0]);
    expect(isDone(told, 3)).toBe(false);
  });

  it("never lets the last one out, nor anyone twice", () => {
    const told = evening("misterbill", FOUR, ...out(3, 0, 0, 1, 2, 3)) as MisterBillEvening;
    expect(told.rounds[2]?.out).toEqual([0, 1, 2]);
  });

  it("keeps each team card once, however it is entered", () => {
    expect(swapCard([1, 2, 3, 4], 0, 3)).toEqual([3, 2, 1, 4]);
    const drawn = evening("misterbill", FOUR, (id) => drawTeams(id, 1, 4)) as MisterBillEvening;
    expect([...(drawn.rounds[0]?.cards ?? [])].sort()).toEqual([1, 2, 3, 4]);
    const wrong = evening("misterbill", FOUR, teams(1, [1, 1, 2, 3])) as MisterBillEvening;
    expect(wrong.rounds[0]?.cards).toBeNull();
  });
});

describe("an evening of Willi", () => {
  it("W13: 40, 40, 39, 34 score 0, 0, 0, 2", () => {
    expect(pointsOf(evening("willi", FOUR, totals(1, 40, 40, 39, 34)))).toEqual([0, 0, 0, 2]);
  });

  it("W18: adds the 12 of Willi himself, who sits in the fourth seat", () => {
    expect(pointsOf(evening("willi", ["Ann", "Bo", "Cy"], totals(1, 45, 40, 35, 34)))).toEqual([1, 0, 2, 3]);
  });

  it("W14: level players share the win after eight rounds", () => {
    const rounds = [1, 2, 3, 4, 5, 6, 7, 8].map((round) =>
      round % 2 ? totals(round, 50, 30, 40, 45) : totals(round, 30, 50, 40, 45),
    );
    const told = evening("willi", FOUR, ...rounds);
    expect(openRound(told)).toBeNull();
    expect(pointsOf(told)).toEqual([20, 20, 0, 8]);
    expect(winners(told)).toEqual([0, 1]);
    expect(places(told)).toEqual([1, 1, 4, 3]);
  });

  it("counts a round only once it is written down, and counts it anew once corrected", () => {
    const noted = evening(
      "willi",
      FOUR,
      ...[44, 40, 39, 34].map((total, seat) => (id: string) => noteTotal(id, 1, seat, total)),
    );
    expect((noted as WilliEvening).rounds[0]?.totals).toEqual([44, 40, 39, 34]);
    expect(openRound(noted)).toBe(1);
    const corrected = evening(
      "willi",
      FOUR,
      totals(1, 44, 40, 39, 34),
      totals(2, 44, 40, 39, 34),
      totals(1, 30, 40, 39, 34),
    );
    expect(pointsOf(corrected)).toEqual([5, 4, 1, 2]);
  });

  it("W4: dealer and starter move to the left", () => {
    const told = evening("willi", FOUR);
    expect([1, 2, 5].map((round) => [dealer(told, round), starter(told, round)])).toEqual([
      [0, 1],
      [1, 2],
      [0, 1],
    ]);
  });

  it("W16: Willi sits before somebody else each round, if he moves, and the deal does not care", () => {
    const told = evening("willi", ["Ann", "Bo", "Cy"]) as WilliEvening;
    const rounds = [1, 2, 3, 4, 8];
    expect(rounds.map((round) => beforeWhomWilliSits(told, round))).toEqual([0, 1, 2, 0, 1]);
    expect(rounds.map((round) => dealer(told, round))).toEqual([2, 3, 0, 1, 1]);
    expect(rounds.map((round) => starter(told, round))).toEqual([3, 3, 3, 3, 3]);
    const four = evening("willi", FOUR) as WilliEvening;
    for (const still of [{ ...told, sits: "stays" as const }, { ...told, sits: undefined }, four])
      expect(beforeWhomWilliSits(still, 2)).toBeNull();
    expect(sameAgain(told, NOW)).toMatchObject({ starts: "always", sits: "moves" });
    expect(sameAgain({ ...told, starts: "in_turn", sits: undefined }, NOW)).toMatchObject({
      starts: "in_turn",
      sits: "stays",
    });
  });
});

describe("people", () => {
  it("sit one seat further the next time", () => {
    expect(sameAgain(evening("willi", FOUR), NOW).names).toEqual(["Bo", "Cy", "Di", "Ann"]);
  });

  it("are suggested again, the latest first", () => {
    const older = { ...evening("willi", ["Ann", "Bo", ""]), begun: NOW - DAY };
    const later = evening("willi", ["Cy", "Ann", "Di"]);
    expect(knownNames({ ...EMPTY, evenings: [older, later] })).toEqual(["Cy", "Ann", "Di", "Bo"]);
  });

  it("have names that show as text and hide nothing", () => {
    expect(cleanName("  <b>Ann</b>\n\u202e\u0007 Bo\n")).toBe("<b>Ann</b> Bo");
    expect(cleanName("👩‍🍳 שרה")).toBe("👩‍🍳 שרה");
    expect([...cleanName("x".repeat(100))]).toHaveLength(24);
    expect(evening("willi", FOUR, (id) => rename(id, 1, " Bea ")).names).toEqual(["Ann", "Bea", "Cy", "Di"]);
  });
});

describe("luck", () => {
  it("reaches every number and every order", () => {
    const seen = new Set(Array.from({ length: 600 }, () => below(6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(new Set(Array.from({ length: 600 }, () => shuffled([1, 2, 3]).join(""))).size).toBe(6);
  });
});

/** A browser's storage in memory, with a limit that can be drawn tight. */
class Shelf implements Storage {
  room = Infinity;
  readonly #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }

  key(place: number): string | null {
    return [...this.#kept.keys()][place] ?? null;
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (text.length > this.room) throw new DOMException("full", "QuotaExceededError");
    this.#kept.set(key, text);
  }

  removeItem(key: string): void {
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
  }
}

describe("the book", () => {
  it("is there again after the tab was closed", () => {
    const kept = new Shelf();
    const begun = evening("willi", FOUR, totals(1, 44, 40, 39, 34));
    new Pad(kept).change(addEvening(begun));
    expect(new Pad(kept).find(begun.id)).toEqual(begun);
  });

  it("keeps what two tabs write at once", () => {
    const kept = new Shelf();
    const begun = evening("willi", FOUR);
    const [one, other] = [new Pad(kept), new Pad(kept)];
    one.change(addEvening(begun));
    other.change(addEvening(evening("misterbill", FOUR)));
    one.change(noteTotal(begun.id, 1, 0, 40));
    other.change(noteTotal(begun.id, 1, 1, 39));
    one.refresh();
    expect(one.evenings).toHaveLength(2);
    expect((one.find(begun.id) as WilliEvening).rounds[0]?.totals).toEqual([40, 39, null, null]);
  });

  it("says when nothing can be stored, shows it all the same, and stores it with the next that can", () => {
    const kept = new Shelf();
    const tab = new Pad(kept);
    const begun = evening("willi", FOUR);
    kept.room = 10;
    tab.change(addEvening(begun));
    expect(tab.trouble).toBe("unstored");
    expect(tab.find(begun.id)).toEqual(begun);
    kept.room = Infinity;
    new Pad(kept).change(addEvening(evening("misterbill", FOUR)));
    tab.change(noteTotal(begun.id, 1, 0, 40));
    expect(tab.trouble).toBeNull();
    expect(new Pad(kept).evenings).toHaveLength(2);
  });

  it("works for as long as the tab is open where a browser keeps nothing at all", () => {
    const tab = new Pad(null);
    tab.change(addEvening(evening("willi", FOUR)));
    tab.change(addEvening(evening("willi", FOUR)));
    expect(tab.evenings).toHaveLength(2);
    expect(tab.trouble).toBe("unstored");
  });

  it("sets aside what it cannot read and keeps what it can", () => {
    const kept = new Shelf();
    const begun = evening("willi", FOUR);
    const text = JSON.stringify({ version: 1, evenings: [begun, { id: "broken" }] });
    kept.setItem(KEPT, text);
    const tab = new Pad(kept);
    expect(tab.evenings).toEqual([begun]);
    expect(tab.aside.map((key) => tab.asideText(key))).toEqual([text]);
    expect(new Pad(kept).aside).toHaveLength(1);
    for (const key of tab.aside) tab.dropAside(key);
    expect(tab.aside).toEqual([]);
  });

  it("does not touch what a newer page has written", () => {
    const kept = new Shelf();
    kept.setItem(KEPT, '{"version": 2, "evenings": "other"}');
    const tab = new Pad(kept);
    tab.change(addEvening(evening("willi", FOUR)));
    expect(tab.trouble).toBe("newer");
    expect(kept.getItem(KEPT)).toContain("other");
  });

  it.each(["", "null", "[]", "{", '{"version":1}', '{"version":0,"evenings":[]}'])("finds no book in %j", (text) => {
    expect(readBook(text)).toEqual({ book: EMPTY, whole: false });
  });

  it.each([
    ["names", ["Ann", "Bo"]],
    ["names", ["Ann", "Bo", "Cy", 4]],
    ["dealer", 4],
    ["begun", "yesterday"],
    ["rounds", []],
    ["starts", "never"],
    ["sits", "jumps"],
    ["id", "../x"],
  ])("leaves out an evening whose %s is wrong", (field, wrong) => {
    const text = JSON.stringify({ version: 1, evenings: [{ ...evening("willi", FOUR), [field]: wrong }] });
    expect(readBook(text)).toEqual({ book: EMPTY, whole: false });
  });

  it("has evenings from before anybody asked where Willi sits", () => {
    const { sits: _, ...older } = evening("willi", ["Ann", "Bo", "Cy"]) as WilliEvening;
    expect(readBook(JSON.stringify({ version: 1, evenings: [older] }))).toMatchObject({ whole: true });
  });

  it("lets a removed evening be brought back, and forgets it after a month", () => {
    const begun = evening("willi", FOUR);
    const book: Book = { ...EMPTY, evenings: [begun] };
    const removed = removeEvening(begun.id, NOW)(book);
    expect(bringBack(begun.id)(removed)).toEqual(book);
    expect(tidy(NOW + 29 * DAY)(removed)).toEqual(removed);
    expect(tidy(NOW + 31 * DAY)(removed)).toEqual(EMPTY);
    expect(forget(begun.id)(removed)).toEqual(EMPTY);
  });
});

describe("a copy in a file", () => {
  const begun = evening("willi", FOUR, totals(1, 44, 40, 39, 34));
  const further = writeTotals(begun.id, 2, [44, 40, 39, 34])({ ...EMPTY, evenings: [begun] }).evenings[0] as Evening;
  const merged = (here: readonly Evening[], ...found: Evening[]) =>
    mergeEvenings(found)({ ...EMPTY, evenings: here }).evenings;
  const file = (text: string) => new File([text], "billi-scores.json");

  it("brings back what is gone, and adds nothing the second time", () => {
    const bill = evening("misterbill", FOUR, teams(1, [1, 3, 2, 4]), ...out(1, 0));
    const once = merged([], begun, bill);
    expect([...once].sort((one) => (one.game === "willi" ? -1 : 1))).toEqual([begun, bill]);
    const twice = merged(once, begun, bill);
    expect(twice).toHaveLength(2);
    expect(twice.every((one) => once.includes(one))).toBe(true);
  });

  it("takes an evening to where it has been played on, from either side", () => {
    expect(merged([begun], further)).toEqual([further]);
    expect(merged([further], begun)).toEqual([further]);
    const bill = evening("misterbill", FOUR, teams(1, [1, 3, 2, 4]));
    const later = goOut(bill.id, 1, 1, true)({ ...EMPTY, evenings: [bill] }).evenings[0] as Evening;
    expect(merged([bill], later)).toEqual([later]);
    expect(merged([later], bill)).toEqual([later]);
  });

  it("keeps both where two tell different things, however often it is added", () => {
    const other = writeTotals(begun.id, 1, [34, 40, 39, 44])({ ...EMPTY, evenings: [begun] }).evenings[0] as Evening;
    const both = merged([begun], other);
    expect(both).toHaveLength(2);
    expect(both).toContain(begun);
    expect(merged(both, other, begun)).toEqual(both);
    expect(readBook(JSON.stringify({ ...EMPTY, evenings: both }))).toMatchObject({ whole: true });
    const renamed = rename(begun.id, 0, "Anna")({ ...EMPTY, evenings: [begun] }).evenings[0] as Evening;
    expect(merged([begun], renamed)).toHaveLength(2);
  });

  it("brings back an evening that was removed here, and removes none", () => {
    const removed = { ...begun, removed: NOW };
    expect(merged([removed], begun)).toEqual([begun]);
    expect(merged([begun], removed)).toEqual([begun]);
    expect(merged([removed], removed)).toEqual([removed]);
  });

  it("is read from files of before, and as far as it can be read", async () => {
    const { sits: _, ...older } = begun as WilliEvening;
    expect(await readCopy(file(JSON.stringify({ version: 1, evenings: [older] })))).toEqual({
      evenings: [older],
      whole: true,
    });
    const torn = JSON.stringify({ version: 1, evenings: [begun, { id: "broken" }] });
    expect(await readCopy(file(torn))).toEqual({ evenings: [begun], whole: false });
  });

  it("shows names as text, whoever wrote the file", async () => {
    const named = { ...begun, names: ["An\u202en", "Bo", "Cy", "Di"] };
    const read = await readCopy(file(JSON.stringify({ version: 1, evenings: [named] })));
    expect(read).toMatchObject({ evenings: [{ names: ["Ann", "Bo", "Cy", "Di"] }] });
  });

  it.each(["", "{", "[]", "GIF89a", '{"t":"deal"}', " ".repeat(6_000_000)])("is not %.20j", async (text) => {
    expect(await readCopy(file(text))).toBe("scores-file-wrong");
  });

  it("of a newer page is left alone", async () => {
    expect(await readCopy(file('{"version": 2, "evenings": "other"}'))).toBe("scores-file-newer");
  });
});
