/** The book of evenings as it is kept: what it holds, and how it is read from a text that may be broken. */

import { PLAYERS } from "../game/events";
import { ROUNDS, seatCount, sideCount, type Game, type WilliSits, type WilliStarts } from "./scoring";

export const VERSION = 1;
export const LONGEST_NAME = 24;
export const LARGEST_TOTAL = 999;

/** A round of Mister Bill: everyone's team card once drawn (never in the last), and the sides in the order they went out. */
export interface MisterBillRound {
  readonly cards: readonly number[] | null;
  readonly out: readonly number[];
  readonly stalled: boolean;
}

/** A round of Willi: totals as counted, Willi's 12 not added; they are a draft until written down. */
export interface WilliRound {
  readonly totals: readonly (number | null)[];
  readonly done: boolean;
}

interface Shared {
  readonly id: string;
  /** When it began, in milliseconds. */
  readonly begun: number;
  /** When it was thrown away, if it was: it can be brought back for a while. */
  readonly removed: number | null;
  /** By seat; an empty name is shown as a number. Willi himself is not among them. */
  readonly names: readonly string[];
  /** Who deals the first round. */
  readonly dealer: number;
}

export interface MisterBillEvening extends Shared {
  readonly game: "misterbill";
  readonly rounds: readonly MisterBillRound[];
}

export interface WilliEvening extends Shared {
  readonly game: "willi";
  readonly starts: WilliStarts;
  /** With three; where it is not said, he stays. */
  readonly sits?: WilliSits;
  readonly rounds: readonly WilliRound[];
}

export type Evening = MisterBillEvening | WilliEvening;

export interface Book {
  readonly version: typeof VERSION;
  readonly evenings: readonly Evening[];
}

export const EMPTY: Book = { version: VERSION, evenings: [] };

/** A book read from a text. It is not whole when something in the text could not be understood and was left out. */
export interface Reading {
  book: Book;
  whole: boolean;
}

/** Read a book; "newer" is one that a later version of this page has written. */
export function readBook(text: string | null): Reading | "newer" {
  if (text === null) return { book: EMPTY, whole: true };
  const found = parse(text);
  if (!isRecord(found)) return { book: EMPTY, whole: false };
  if (typeof found.version === "number" && found.version > VERSION) return "newer";
  if (found.version !== VERSION || !Array.isArray(found.evenings)) return { book: EMPTY, whole: false };
  const evenings = found.evenings.filter(isEvening);
  const once = evenings.filter(({ id }, place) => evenings.findIndex((other) => other.id === id) === place);
  return { book: { version: VERSION, evenings: once }, whole: once.length === found.evenings.length };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// What each thing must look like

function isRecord(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null && !Array.isArray(found);
}

function isWhole(found: unknown, least: number, most: number): found is number {
  return Number.isInteger(found) && (found as number) >= least && (found as number) <= most;
}

function isEvening(found: unknown): found is Evening {
  if (!isRecord(found) || !isGame(found.game)) return false;
  const { game, id, begun, removed, names, dealer, rounds, starts, sits } = found;
  if (typeof id !== "string" || !/^[a-z0-9]{1,32}$/.test(id)) return false;
  if (!isMoment(begun) || !(removed === null || isMoment(removed))) return false;
  if (!Array.isArray(names) || !PLAYERS[game].includes(names.length) || !names.every(isName)) return false;
  if (!isWhole(dealer, 0, seatCount(game, names.length) - 1)) return false;
  if (!Array.isArray(rounds) || rounds.length !== ROUNDS[game]) return false;
  if (game === "willi") return areHouseRules(starts, sits) && rounds.every(isWilliRound);
  return rounds.every((round, place) => isMisterBillRound(round, place + 1, names.length));
}

function areHouseRules(starts: unknown, sits: unknown): boolean {
  return (starts === "always" || starts === "in_turn") && [undefined, "moves", "stays"].includes(sits as WilliSits);
}

function isGame(found: unknown): found is Game {
  return found === "misterbill" || found === "willi";
}

/** A moment a calendar can show. */
function isMoment(found: unknown): found is number {
  return isWhole(found, 0, 8.64e15);
}

function isName(found: unknown): found is string {
  return typeof found === "string" && [...found].length <= LONGEST_NAME;
}

function isMisterBillRound(found: unknown, round: number, players: number): found is MisterBillRound {
  if (!isRecord(found) || typeof found.stalled !== "boolean" || !Array.isArray(found.out)) return false;
  const { cards, out } = found;
  if (cards !== null && !(round < ROUNDS.misterbill && isDraw(cards, players))) return false;
  const last = sideCount(round, players) - 1;
  return out.length <= last && out.every((side) => isWhole(side, 0, last)) && new Set(out).size === out.length;
}

/** Whether these are the team cards 1 to N in some order (MB5). */
export function isDraw(cards: unknown, players: number): cards is number[] {
  if (!Array.isArray(cards) || cards.length !== players) return false;
  return cards.every((card) => isWhole(card, 1, players)) && new Set(cards).size === players;
}

function isWilliRound(found: unknown): found is WilliRound {
  if (!isRecord(found) || typeof found.done !== "boolean" || !Array.isArray(found.totals)) return false;
  const { totals, done } = found;
  return totals.length === 4 && totals.every((total) => (total === null && !done) || isWhole(total, 0, LARGEST_TOTAL));
}
