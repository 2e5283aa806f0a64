/**
 * The record of a game, read from outside: nothing of it is believed before it has been looked at. What the format does not
 * know is left alone.
 */

import { GAMES, isGame, seatsOf, type GameName } from "../../games";
import { RECORDS } from "../../games/records";
import type { Event, Setting } from "../game/events";
import type { Seating } from "../net/protocol";
import { botsNamed } from "../table/people";
import { firstMisfit } from "./cards";
import { isList, isSeat, isText, isWhole, type Check } from "./checks";

/** A record that can be shown without fear. */
export interface GameRecord extends Setting {
  /** One for each person or bot; empty where nobody is named. */
  names: readonly string[];
  /** The seats of bots at first. */
  bots: readonly number[];
  /** Who came later, in the order they came. */
  seating: readonly Seating[];
  events: readonly Event[];
  /** The proof of its luck, not yet looked at; null where there is none. */
  fair: unknown;
}

/** Something is not a record: the message that says why, and what goes into it. */
export class NotARecord extends Error {
  constructor(
    readonly id: string,
    readonly details: Record<string, string | number> = {},
  ) {
    super(id);
  }
}

type Fields = Record<string, unknown>;

const VERSION = 2;
const LONGEST_SHOWN = 40;

/** Look at something that should be a record, and give what of it can be shown. */
export function readRecord(value: unknown): GameRecord {
  const fields = asFields(value);
  if (!fields || !("billi" in fields)) throw new NotARecord("replay-no-record");
  if (fields["billi"] !== VERSION) throw new NotARecord("replay-version", { found: shown(fields["billi"]) });
  const { game, players, options } = readSetting(fields);
  const names = fields["names"] ?? [];
  if (!isList(isText)(names, 0) || (names as string[]).length > players) throw wrong("names");
  const named = botsNamed(names as string[]);
  const bots = fields["bots"] ?? named;
  if (!isList(isSeat)(bots, players)) throw wrong("bots");
  const seating = fields["seating"] ?? [];
  if (!isList(isSeating)(seating, players)) throw wrong("seating");
  const events = fields["events"];
  if (!Array.isArray(events) || !events.length) throw wrong("events");
  events.forEach((event, index) => checkEvent(event, index, game, players));
  const misfit = firstMisfit(new RECORDS[game].Cards(seatsOf(game, players)), events as Event[]);
  if (misfit >= 0) throw new NotARecord("replay-event-misfit", { event: misfit + 1 });
  return {
    game,
    players,
    options,
    names: names as string[],
    bots: named.filter((seat) => (bots as number[]).includes(seat)),
    seating: [...(seating as Seating[])].sort((one, other) => one.round - other.round),
    events: events as Event[],
    fair: fields["fair"] ?? null,
  };
}

function readSetting(fields: Fields): Setting {
  const { game } = fields;
  if (!isGame(game)) throw wrong("game");
  const { players, ...options } = asFields(fields["options"]) ?? {};
  if (typeof players !== "number" || !GAMES[game].players.includes(players)) throw wrong("options.players");
  const checks = Object.entries(RECORDS[game].options);
  const bad = checks.find(([option, check]) => option in options && !check(options[option], players));
  if (bad) throw wrong(`options.${bad[0]}`);
  return { game, players, options: options as Setting["options"] };
}

function checkEvent(value: unknown, index: number, game: GameName, players: number): void {
  const event = asFields(value);
  const kind = event?.["t"];
  const { fields, more } = RECORDS[game];
  const checks = typeof kind === "string" && Object.hasOwn(fields, kind) ? fields[kind] : undefined;
  if (!event || !checks) throw wrong("t", index);
  const bad = Object.entries({ ...checks, ...more(event) }).find(
    ([field, check]) => !check(event[field], seatsOf(game, players)),
  );
  if (bad) throw wrong(bad[0], index);
}

function wrong(field: string, index?: number): NotARecord {
  if (index === undefined) return new NotARecord("replay-field", { field });
  return new NotARecord("replay-event-field", { event: index + 1, field });
}

function asFields(value: unknown): Fields | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : null;
}

/** A value from outside in a few characters. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

const isSeating: Check = (value, players) => {
  const { round, seat, name, who = 0 } = asFields(value) ?? {};
  return isWhole(round, 0) && isSeat(seat, players) && isText(name, 0) && isWhole(who, 0);
};
