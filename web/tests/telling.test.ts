/**
 * The log as the page tells it, against the golden tellings. With all cards open it is the terminal's, line by line; what
 * is told to a player, and to somebody who looks on, has golden files of its own: `.you.txt` and `.onlooker.txt`.
 */

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { Event, Setting } from "$lib/game/events";
import { visible } from "$lib/replay/visible";
import { LANGUAGES, words } from "$lib/words.svelte";
import { tellerOf } from "../src/games/tables";
import { saidIn } from "../words.plugin";

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

/** A game as the page tells it, a line each, indented as the terminal does it. */
function told(game: string, you: number | null, seen = (event: Event) => event): string[] {
  const { setting, events, name } = golden(game);
  const teller = tellerOf(setting, name, you);
  const lines = events.flatMap((event, number) => teller.tell(seen(event), number));
  return lines.map(({ text, depth }) => "  ".repeat(depth) + text);
}

/**
 * What the page tells of what the terminal has told, to whoever sees all cards: everything, line by line, but for what is
 * before their eyes. Who plays what by which rules stands at the head of the page, dealt hands lie open on its table, and
 * its headings need no empty line above them.
 */
function withoutWhatIsSeen(terminal: string): string[] {
  const [, ...parts] = terminal.trimEnd().split("\n\n");
  const hands = new RegExp(`^${words.say("log-deal")}\\n(  .+\\n)+`, "gm");
  return parts.flatMap((part) => part.replace(hands, `${words.say("log-dealt")}\n`).split("\n"));
}

// The page asks a browser for these as it is loaded.
vi.hoisted(() => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
});

const TEAM_ROUNDS = 2;

beforeAll(() => {
  vi.stubGlobal("fetch", (url: string) => {
    const [, topic, language] = /(\w+)-(\w+)-now\.json$/.exec(url) ?? [];
    return Promise.resolve(new Response(saidIn(`${ROOT}src/billi/words/${language}/${topic}.ftl`)));
  });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

afterEach(() => vi.restoreAllMocks());

describe.each(LANGUAGES)("a game told in %s", (language) => {
  it.each(["misterbill", "willi"])("is told to whoever sees all as the terminal tells it: %s", async (game) => {
    const complaint = vi.spyOn(console, "error");
    await words.speak(language);
    const terminal = readFileSync(`${GOLDEN}${game}.${language}.txt`, "utf8");
    expect(told(game, null)).toEqual(withoutWhatIsSeen(terminal));
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
  });

  it.each(["misterbill", "willi"])("is told to each as they saw it: %s", async (game) => {
    await words.speak(language);
    const views = { you: 0, onlooker: null };
    for (const [view, seat] of Object.entries(views)) {
      const lines = told(game, seat, (event) => visible(event, seat));
      await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`${GOLDEN}${game}.${language}.${view}.txt`);
    }
  });
});
