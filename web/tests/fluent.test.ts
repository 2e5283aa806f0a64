/** The page says its words as Fluent's own reader does, every one of them in every language. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, vi } from "vitest";
import { Fluent, type Message } from "$lib/fluent";
import { saidIn } from "../words.plugin";

const WORDS = fileURLToPath(new URL("../../src/billi/words", import.meta.url));
const TOPICS = readdirSync(`${WORDS}/en`).filter((file) => !/^(table|terminal)\.ftl$|\.py$/.test(file));
type TheirPattern = Parameters<FluentBundle["formatPattern"]>[0];

/** What a variable may be: none, one, few, many, with a fraction; a name, and a name that is chosen by. */
const VALUES = [0, 1, 2, 21, 1234.5, -1, "Emil", "other", "left", "right"];

function variablesOf(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "type" in part && part.type === "var" && "name" in part ? [String(part.name)] : [];
  return [...own, ...Object.values(part).flatMap(variablesOf)];
}

/** What a choice is made by, so that each of its ways is taken. */
function keysOf(part: unknown): (string | number)[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "key" in part ? [(part.key as { value: string | number }).value] : [];
  return [...own, ...Object.values(part).flatMap(keysOf)];
}

describe.each(["en", "fr", "de", "it"])("%s", (language) => {
  const messages = TOPICS.flatMap((file) => JSON.parse(saidIn(`${WORDS}/${language}/${file}`)) as Message[]);
  const theirs = new FluentBundle(language, { useIsolating: false });
  for (const file of TOPICS)
    theirs.addResource(new FluentResource(readFileSync(`${WORDS}/${language}/${file}`, "utf8")));
  const ours = new Fluent(language, messages);
  const named = new Set(messages.flatMap(variablesOf));
  const missed = vi.fn();

  it("says all as Fluent does", () => {
    expect(messages.length).toBeGreaterThan(800);
    for (const { id, attributes, value } of messages)
      for (const [name, pattern] of [["", value], ...Object.entries(attributes)] as const) {
        if (!pattern) continue;
        for (const each of new Set([...VALUES, ...keysOf(pattern)])) {
          const given = Object.fromEntries([...named].map((variable) => [variable, each]));
          expect(ours.pattern(name ? `${id}.${name}` : id)).toEqual(pattern);
          const problems: Error[] = []; // a name where a number is written
          const said = theirs.formatPattern(pattern as TheirPattern, given, problems);
          if (!problems.length) expect(ours.say(pattern, given, missed), id).toBe(said);
          else expect(typeof each).toBe("string");
        }
      }
    expect(missed).not.toHaveBeenCalled();
  });

  it("tells what is missing, and says the rest", () => {
    const pattern = ours.pattern("list-and") ?? "";
    const problems: Error[] = [];
    expect(ours.say(pattern, { first: "Ann" }, missed)).toBe(
      theirs.formatPattern(pattern as TheirPattern, { first: "Ann" }, problems),
    );
    expect(missed).toHaveBeenCalledExactlyOnceWith("$last");
    expect(problems.length).toBe(1);
  });
});

it("refuses words it could not say", () => {
  const file = join(mkdtempSync(join(tmpdir(), "words-")), "page.ftl");
  writeFileSync(file, "-house = the house\nsaid = You play against { -house }\n");
  expect(() => saidIn(file)).toThrow("does not know");
});
