/**
 * The record of a game, read from outside: nothing of it is believed before it has been looked at. What the format does not
 * know is left alone.
 */

import { KINDS, PLAYERS, seatsOf, SUITS, WAITERS, type Event, type GameName, type Setting } from "../game/events";
import type { Seating } from "../net/protocol";
import { firstMisfit } from "./sense";

/** A record that can be shown without fear. */
export interface GameRecord extends Setting {
  /** One for each person or bot; empty where nobody is named. */
  names: readonly string[];
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
/** Whether a value can be what a field holds, at a table of so many seats. */
type Check = (value: unknown, seats: number) => boolean;

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
  const seating = fields["seating"] ?? [];
  if (!isList(isSeating)(seating, players)) throw wrong("seating");
  const events = fields["events"];
  if (!Array.isArray(events) || !events.length) throw wrong("events");
  events.forEach((event, index) => checkEvent(event, index, game, players));
  const misfit = firstMisfit(game, players, events as Event[]);
  if (misfit >= 0) throw new NotARecord("replay-event-misfit", { event: misfit + 1 });
  return {
    game,
    players,
    options,
    names: names as string[],
    seating: [...(seating as Seating[])].sort((one, other) => one.round - other.round),
    events: events as Event[],
    fair: fields["fair"] ?? null,
  };
}

function readSetting(fields: Fields): Setting {
  const { game } = fields;
  if (game !== "misterbill" && game !== "willi") throw wrong("game");
  const { players, ...options } = asFields(fields["options"]) ?? {};
  if (typeof players !== "number" || !PLAYERS[game].includes(players)) throw wrong("options.players");
  const bad = Object.entries(OPTIONS).find(([option, check]) => option in options && !check(options[option], players));
  if (bad) throw wrong(`options.${bad[0]}`);
  return { game, players, options: options as Setting["options"] };
}

function checkEvent(value: unknown, index: number, game: GameName, players: number): void {
  const event = asFields(value);
  const kind = event?.["t"];
  const checks = typeof kind === "string" && Object.hasOwn(FIELDS[game], kind) ? FIELDS[game][kind] : undefined;
  if (!event || !checks) throw wrong("t", index);
  const needed = kind === "waiter" ? { ...checks, ...EFFECT[String(event["card"])] } : checks;
  const bad = Object.entries(needed).find(([field, check]) => !check(event[field], seatsOf(game, players)));
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

const isWhole: Check = (value) => Number.isSafeInteger(value);
const isText: Check = (value) => typeof value === "string";
const isSeat: Check = (value, seats) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < seats;
const isDirection: Check = (value) => value === "left" || value === "right";

function isList(item: Check): Check {
  return (value, seats) => Array.isArray(value) && value.every((one) => item(one, seats));
}

function oneOf(codes: readonly string[]): Check {
  const known = new Set<unknown>(codes);
  return (value) => known.has(value);
}

/** A list with one item a seat. */
function bySeat(item: Check): Check {
  const isItems = isList(item);
  return (value, seats) => isItems(value, seats) && (value as unknown[]).length === seats;
}

const isSeats: Check = (value, seats) =>
  isList(isSeat)(value, seats) && new Set(value as number[]).size === (value as number[]).length;
const isTwoSeats: Check = (value, seats) => isSeats(value, seats) && (value as number[]).length === 2;
const isTeamCard: Check = (value, seats) =>
  Number.isInteger(value) && (value as number) >= 1 && (value as number) <= seats;
const areTeamCards: Check = (value, seats) => value === null || bySeat(isTeamCard)(value, seats);
const isKind = oneOf([...KINDS]);
const isCard = oneOf([...SUITS].flatMap((suit) => [..."123456789"].map((number) => suit + number)));
const points = bySeat(isWhole);
const isSeating: Check = (value, players) => {
  const { round, seat, name, who = 0 } = asFields(value) ?? {};
  return isWhole(round, 0) && isSeat(seat, players) && isText(name, 0) && isWhole(who, 0);
};

/** The house rules that change what is shown. */
const OPTIONS: Record<string, Check> = { willi_sits: oneOf(["moves", "stays"]) };

// The fields of every event, as the format lists them.
const FIELDS: Record<GameName, Record<string, Record<string, Check>>> = {
  misterbill: {
    round: { round: isWhole, dealer: isSeat, team_cards: areTeamCards, first: isSeat },
    deal: { hands: bySeat(isList(isKind)) },
    pairs: { seat: isSeat, cards: isList(isKind) },
    out: { seat: isSeat },
    award: { seats: isSeats, points: isWhole },
    draw: { seat: isSeat, from: isSeat, card: isKind },
    pass: { seat: isSeat },
    waiter: { seat: isSeat, card: oneOf([...WAITERS]) },
    move: { from: isSeat, to: isSeat, card: isKind },
    trade: { seats: isTwoSeats },
    show: { seats: isSeats },
    stall: {},
    round_end: { points },
    game_end: { points, winners: isSeats },
  },
  willi: {
    round: { round: isWhole, dealer: isSeat, first: isSeat },
    deal: { hands: bySeat(isList(isCard)) },
    box: { seat: isSeat, card: isCard },
    play: { seat: isSeat, card: isCard },
    willi: { seat: isSeat },
    trick: { winner: isSeat },
    exchange: { seat: isSeat, give: isCard, take: isCard },
    round_end: { totals: points, points },
    game_end: { points, winners: isSeats },
  },
};
/** What some waiters say besides. */
const EFFECT: Record<string, Record<string, Check>> = {
  E: { target: isSeat },
  T: { target: isSeat },
  G: { target: isSeat },
  R: { direction: isDirection },
};
