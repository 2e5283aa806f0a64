/** Luck as the page works it out, and our part in it. tests/page/sources/test_luck.py names Python's answers in BILLI_LUCK. */

import { webcrypto } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cutOf, leadsTo, sealOf } from "$lib/luck/cutting";
import { fromHex, hmac, sha256, toHex } from "$lib/luck/hashing";
import { Part } from "$lib/luck/part";
import { findingOf, type Told } from "$lib/luck/proof";
import { Stream } from "$lib/luck/stream";
import { verdictOn } from "$lib/luck/verdict";
import type { Public, Seat, TableShown, Welcome } from "$lib/net/protocol";
import { readRecord } from "$lib/replay/record";

interface Known {
  digests: { text: string; sha256: string; key: string; hmac: string }[];
  numbers: { secret: string; words: string[]; cuts: string[]; asked: number[]; numbers: number[] }[];
  chains: { start: string; seal: string; cuts: string[] }[];
  /** `wrong`: the event found wrong, 0 for a proof that is none, null where all is well. */
  games: { name: string; record: Record<string, unknown>; wrong: number | null }[];
}

const file = process.env["BILLI_LUCK"];
const known = file ? (JSON.parse(readFileSync(file, "utf8")) as Known) : null;

describe.runIf(known)("as Python has it", () => {
  const { digests, numbers, chains, games } = known ?? { digests: [], numbers: [], chains: [], games: [] };

  it("hashes", () => {
    for (const { text, sha256: hash, key, hmac: mac } of digests) {
      expect(toHex(sha256(fromHex(text)))).toBe(hash);
      expect(toHex(hmac(fromHex(key), fromHex(text)))).toBe(mac);
    }
    expect(digests.length).toBeGreaterThan(100);
  });

  it("draws numbers", () => {
    for (const { secret, words, cuts, asked, numbers: drawn } of numbers) {
      const stream = new Stream(secret, words, cuts);
      expect(asked.map((n) => stream.below(n))).toEqual(drawn);
    }
    expect(numbers.length).toBe(4);
  });

  it("seals and cuts", () => {
    for (const { start, seal, cuts } of chains) {
      expect(sealOf(start)).toBe(seal);
      expect(cuts.map((_, index) => cutOf(start, index + 1))).toEqual(cuts);
    }
    expect(chains.length).toBe(5);
  });

  it.each(games)("judges $name", ({ record, wrong }) => {
    const finding = findingOf(readRecord(record));
    if (wrong === null) expect(finding.is).toBe("proven");
    else expect(finding).toEqual({ is: "wrong", event: wrong || null });
  });
});

describe("hashes", () => {
  it("are those of the browser", async () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000, 100_000]) {
      const text = Uint8Array.from({ length }, (_, at) => at * 7);
      const theirs = new Uint8Array(await webcrypto.subtle.digest("SHA-256", text));
      expect(toHex(sha256(text))).toBe(toHex(theirs));
    }
  });

  it("lead from a cut to its seal, and not back", () => {
    const start = "07".repeat(32);
    for (let tries = 1; tries <= 8; tries++) expect(leadsTo(cutOf(start, tries), tries)).toBe(sealOf(start));
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((tries) => cutOf(start, tries))).size).toBe(8);
  });
});

const welcome = { game: "misterbill", commitment: "c".repeat(64) } as Welcome;

function shown(seats: Seat[], tries: number, own = [0], status: Public["status"] = "open"): TableShown {
  return { public: { status, seats, tries }, own: { seats: own } } as unknown as TableShown;
}

describe("our part", () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    const storage = {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    };
    // As in a browser, what is stored is a property too.
    const asObject = new Proxy(storage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
    vi.stubGlobal("localStorage", asObject);
  });
  afterEach(() => vi.unstubAllGlobals());

  /** Sit down, cut, and give what the table said meanwhile. */
  function take(part: Part): { seal: string; cut: string; seats: Seat[] } {
    const seal = part.promise(welcome);
    const seats: Seat[] = [{ name: "Ann", seal, words: "hi" }, { name: "Bo", seal: "b".repeat(64) }, { bot: "house" }];
    const [wanted] = part.due(welcome, shown(seats, 1));
    return { seal, cut: wanted?.do === "cut" ? wanted.cut : "", seats };
  }

  it("is sealed, and opened when all cut the deck", () => {
    const part = new Part("table");
    const { seal, cut, seats } = take(part);
    expect(leadsTo(cut, 1)).toBe(seal);
    expect(part.due(welcome, shown(seats, 1))).toEqual([]);
    const again = part.due(welcome, shown([seats[0] as Seat, { ...seats[1], left_out: true }, seats[2] as Seat], 2));
    expect(again).toHaveLength(1);
    const second = again[0]?.do === "cut" ? again[0].cut : "";
    expect(leadsTo(second, 2)).toBe(seal);
    expect(leadsTo(second, 1)).toBe(cut);
  });

  it("is not shown to a table that goes back to an earlier time, or says something else the second time", () => {
    const part = new Part("table");
    const { seats, cut } = take(part);
    const noted = () =>
      JSON.parse(stored.get("billi-luck-table") ?? "") as { noted: { words: string[]; tries: number } };
    const changed = [seats[0] as Seat, { ...seats[1], words: "later" }, seats[2] as Seat];
    expect(new Part("table").due(welcome, shown(changed, 1))).toEqual([{ do: "cut", seat: 0, cut }]);
    expect(noted().noted.words).toEqual(["hi", "", ""]);
    expect(part.due(welcome, shown([seats[0] as Seat, { ...seats[1], left_out: true }], 2))).toHaveLength(1);
    expect(noted().noted.tries).toBe(2);
    expect(new Part("table").due(welcome, shown(seats, 1))).toEqual([]);
    expect(noted().noted.tries).toBe(2);
  });

  it("is found again by another tab, or after a reload", () => {
    const seal = new Part("table").promise(welcome);
    const other = new Part("table");
    expect(other.promise(welcome)).toBe(seal);
    expect(other.due(welcome, shown([{ name: "Ann", seal }], 0))).toEqual([]);
    expect(other.due(welcome, shown([{ name: "Ann", seal }], 1))).toHaveLength(1);
  });

  it("works where a browser keeps nothing", () => {
    vi.stubGlobal("localStorage", undefined);
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(take(new Part("table")).cut).toMatch(/^[0-9a-f]{64}$/);
    vi.restoreAllMocks();
  });

  it("is taken over from another device by whoever has just come", () => {
    const part = new Part("table");
    const seats: Seat[] = [{ name: "Ann", seal: "a".repeat(64) }];
    expect(part.due(welcome, shown(seats, 0))).toHaveLength(1);
    expect(part.due(welcome, shown(seats, 0))).toEqual([]);
    expect(part.due(welcome, shown(seats, 1))).toEqual([]);
  });

  it("is never shown before the host has begun, nor for a chair that is not ours", () => {
    const part = new Part("table");
    const seal = part.promise(welcome);
    const seats: Seat[] = [
      { name: "Ann", seal },
      { name: "Bo", seal },
    ];
    expect(part.due(welcome, shown(seats, 0))).toEqual([]);
    expect(part.due(welcome, shown(seats, 1, []))).toEqual([]);
    expect(part.due(welcome, shown(seats, 1, [0], "playing"))).toEqual([]);
    expect(part.due(welcome, shown(seats, 1, [1]))).toHaveLength(1);
  });

  it("is drawn anew for another secret, another table, and once it was shown", () => {
    const part = new Part("table");
    const { seal } = take(part);
    const seals = [seal, part.promise(welcome), part.promise({ ...welcome, commitment: "d".repeat(64) })];
    seals.push(new Part("other").promise(welcome));
    expect(new Set(seals).size).toBe(4);
  });

  it("is kept of so many tables and no more", () => {
    vi.useFakeTimers();
    for (let table = 0; table < 50; table++) {
      vi.setSystemTime(table * 1000);
      new Part(`table${table}`).promise(welcome);
    }
    vi.useRealTimers();
    expect(stored.size).toBe(30);
    expect([...stored.keys()]).toContain("billi-luck-table49");
  });

  describe.runIf(known)("in a record", () => {
    const game = known?.games.find(({ name, wrong }) => name.endsWith(" 1") && wrong === null)?.record;
    const told = () => readRecord(structuredClone(game)) as Told & { fair: Record<string, unknown> };
    const fair = () => told().fair as { commitment: string; seals: string[]; words: string[]; cuts: string[] };

    /** Have taken part with what the record says of seat 0. */
    function partOf(change: Partial<{ words: string; seal: string; left_out: boolean }> = {}): Part {
      const { commitment, seals, words } = fair();
      const seats: Seat[] = seals.map((seal, seat) => ({ name: "Ann", seal, words: words[seat] ?? "" }));
      Object.assign(seats[2] as Seat, change);
      stored.set("billi-luck-t", JSON.stringify({ start: START, commitment, at: 1 }));
      const part = new Part("t");
      part.due({ game: told().game, commitment } as Welcome, shown(seats, 1));
      return part;
    }
    /** What seat 0 cuts with in Python's games. */
    const START = toHex(Uint8Array.from({ length: 32 }, (_, at) => 32 + at));

    it("is in it, unaltered", () => {
      expect(verdictOn(told(), partOf())).toEqual({ right: true, id: "luck-yours", leftOut: [] });
      const part = partOf();
      part.note("game");
      expect(verdictOn(told(), Part.inGame("game"))?.id).toBe("luck-yours");
      expect(Part.inGame("another")).toBeNull();
      expect(verdictOn(told(), null)?.id).toBe("luck-proven");
    });

    it.each([{ words: "other" }, { seal: "0".repeat(64) }, { left_out: true }])("was shown %o then", (change) => {
      expect(verdictOn(told(), partOf(change))).toEqual({ right: false, id: "luck-wrong-told", leftOut: [] });
    });

    it("was made for another secret", () => {
      const part = partOf();
      stored.set("billi-luck-t", (stored.get("billi-luck-t") ?? "").replace(fair().commitment, "0".repeat(64)));
      expect(verdictOn(told(), part)?.id).toBe("luck-wrong-told");
    });

    it("is of the game that was seen", () => {
      const part = partOf();
      const seen = structuredClone(told().events.slice(0, 2)) as unknown as Record<string, unknown>[];
      const hands = seen[1]?.["hands"] as (string[] | number)[];
      for (let seat = 1; seat < hands.length; seat++) hands[seat] = (hands[seat] as string[]).length;
      expect(verdictOn(told(), part, [seen as never])?.id).toBe("luck-yours");
      (hands[0] as string[]).reverse();
      expect(verdictOn(told(), part, [seen as never])?.id).toBe("luck-wrong-told");
    });
  });
});
