/** The log as the page tells it: the same words as the terminal's for onlookers, and "you" for whoever plays. */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Event, Setting } from "$lib/game/events";
import { LANGUAGES, words } from "$lib/words.svelte";
import { tellerOf } from "../src/games/tables";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const GOLDEN = `${ROOT}tests/golden/telling/`;

interface Golden {
  game: "misterbill" | "willi";
  options: Record<string, string | number>;
  events: Event[];
}

function golden(game: string): { setting: Setting; events: readonly Event[]; name: (seat: number) => string } {
  const record = JSON.parse(readFileSync(`${GOLDEN}${game}.json`, "utf8")) as Golden & { names: string[] };
  const { players } = record.options;
  const setting = { game: record.game, players: Number(players), options: record.options } as unknown as Setting;
  const name = (seat: number) =>
    game === "willi" && players === 3 && seat === 3 ? "Willi" : record.names[seat] || words.say("name-seat", { seat });
  return { setting, events: record.events, name };
}

function told(game: string, you: number | null): string[] {
  const { setting, events, name } = golden(game);
  const teller = tellerOf(setting, name, you);
  return events.flatMap((event, number) => teller.tell(event, number).map((line) => line.text));
}

// The page asks a browser for these as it is loaded.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

const TEAM_ROUNDS = 2;

beforeAll(() => {
  vi.stubGlobal("fetch", (url: string) => {
    const path = url.slice(url.indexOf("/src/billi/words/") + 1);
    return Promise.resolve(new Response(readFileSync(ROOT + path, "utf8")));
  });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

afterEach(() => vi.restoreAllMocks());

describe.each(LANGUAGES)("a game told in %s", (language) => {
  it.each(["misterbill", "willi"])("is told to others as the terminal tells it: %s", async (game) => {
    const complaint = vi.spyOn(console, "error");
    await words.speak(language);
    const terminal = readFileSync(`${GOLDEN}${game}.${language}.txt`, "utf8");
    const known = (line: string) => terminal.includes(line) || line === words.say("log-dealt");
    expect(told(game, null).filter((line) => !known(line))).toEqual([]);
    expect(complaint).not.toHaveBeenCalled();
  });

  it.each(["misterbill", "willi"])("is told to whoever plays as what they do: %s", async (game) => {
    const complaint = vi.spyOn(console, "error");
    await words.speak(language);
    const { name } = golden(game);
    for (const you of [0, 1, 2]) {
      const lines = told(game, you);
      const more = game === "misterbill" ? TEAM_ROUNDS : 0; // with whom they play
      expect(lines).toHaveLength(told(game, null).length + more);
      expect(lines.filter((line) => new RegExp(`\\b${name(you)}\\b`).test(line))).toEqual([]);
    }
    expect(complaint).not.toHaveBeenCalled();
    await expect(`${told(game, 0).join("\n")}\n`).toMatchFileSnapshot(`${GOLDEN}${game}.${language}.you.txt`);
  });
});
