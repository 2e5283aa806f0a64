/** What the page checks of a record, held against what the server declares of its events. */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RECORDS } from "../src/games/records";
import { GAMES } from "../src/games";

interface Part {
  enum?: string[];
  anyOf?: { $ref: string }[];
  items?: { $ref: string };
  properties?: Record<string, Part>;
}

const parts = (
  JSON.parse(readFileSync(new URL("../../docs/protocol.schema.json", import.meta.url), "utf8")) as {
    $defs: Record<string, Part>;
  }
).$defs;
const referred = (part: { $ref: string } | undefined): Part => parts[part?.$ref.split("/").at(-1) ?? ""] ?? {};

/** The events of a game: what each is called, and its fields. */
function declared(game: string): Map<string, string[]> {
  const record = Object.values(parts).find(
    ({ properties }) => properties?.["fair"] && properties["game"]?.enum?.[0] === game,
  );
  const events = referred(record?.properties?.["events"]?.items).anyOf ?? [];
  return new Map(
    events.map((event) => {
      const { t, ...fields } = referred(event).properties ?? {};
      return [t?.enum?.[0] ?? "", Object.keys(fields).sort()];
    }),
  );
}

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])("a record of %s", (game) => {
  const record = RECORDS[game];
  const cards = new record.Cards(4).deck;

  it("is checked for every event there is, and every field of it", () => {
    const checked = Object.entries(record.fields).map(([t, fields]) => {
      const more = [...cards].flatMap((card) => Object.keys(record.more({ t, card }) ?? {}));
      return [t, [...new Set([...Object.keys(fields), ...more])].sort()] as const;
    });
    const events = declared(game);
    expect(events.size).toBeGreaterThan(5);
    expect(new Map(checked)).toEqual(events);
  });
});
