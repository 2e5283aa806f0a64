/** The book of evenings as it is kept: what it holds, and how it is read from a text that may be broken. */

import { GAMES, isGame, seatsOf } from "../../games";
import { padOf, type Evening } from "../../games/pads";
import { LONGEST_NAME } from "../names";
import { isRecord, isWhole } from "./found";

export const VERSION = 1;
export type { Evening };

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

function isEvening(found: unknown): found is Evening {
  if (!isRecord(found) || !isGame(found.game)) return false;
  const { game, id, begun, removed, names, dealer, rounds } = found;
  if (typeof id !== "string" || !/^[a-z0-9]{1,32}$/.test(id)) return false;
  if (!isMoment(begun) || !(removed === null || isMoment(removed))) return false;
  if (!Array.isArray(names) || !GAMES[game].players.includes(names.length) || !names.every(isName)) return false;
  if (!isWhole(dealer, 0, seatsOf(game, names.length) - 1)) return false;
  if (!Array.isArray(rounds) || rounds.length !== GAMES[game].rounds) return false;
  const pad = padOf(game);
  return pad.areRules(found) && rounds.every((round, place) => pad.isRound(round, place + 1, names.length));
}

/** A moment a calendar can show. */
function isMoment(found: unknown): found is number {
  return isWhole(found, 0, 8.64e15);
}

function isName(found: unknown): found is string {
  return typeof found === "string" && [...found].length <= LONGEST_NAME;
}
