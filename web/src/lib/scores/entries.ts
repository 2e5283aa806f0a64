/**
 * What people do to the book. Each makes a change: a function from the book as it is to the book as it should be, so that it
 * can be made on what another tab has written meanwhile. A change to an evening that is gone changes nothing.
 */

import type { GameName } from "../../games";
import type { PadRules } from "../../games/game";
import { padOf } from "../../games/pads";
import { LONGEST_NAME } from "../names";
import type { Book, Evening } from "./book";
import { freshId, oneOf } from "./chance";

export type Change = (book: Book) => Book;

const KEPT_WHEN_REMOVED = 30 * 24 * 60 * 60 * 1000;

export interface Plan extends PadRules {
  game: GameName;
  names: readonly string[];
  /** Who deals first, or null to let the lot decide. */
  dealer: number | null;
}

// Evenings

export function newEvening({ game, names, dealer, ...rules }: Plan, now: number): Evening {
  const pad = padOf(game);
  const people = names.map(cleanName);
  const first = dealer ?? oneOf(pad.firstDealers(people)) ?? 0;
  return pad.begin({ id: freshId(), begun: now, removed: null, names: people, dealer: first }, rules);
}

/** The same people once more, everyone one seat further. */
export function sameAgain(evening: Evening, now: number): Evening {
  const [first = "", ...others] = evening.names;
  return newEvening({ ...evening, names: [...others, first], dealer: null }, now);
}

export function addEvening(evening: Evening): Change {
  return (book) => ({ ...book, evenings: [evening, ...book.evenings.filter(({ id }) => id !== evening.id)] });
}

export function removeEvening(id: string, now: number): Change {
  return changeEvening(id, (evening) => ({ ...evening, removed: now }));
}

export function bringBack(id: string): Change {
  return changeEvening(id, (evening) => ({ ...evening, removed: null }));
}

export function forget(id: string): Change {
  return (book) => ({ ...book, evenings: book.evenings.filter((evening) => evening.id !== id) });
}

/** Let go of what was removed long ago. */
export function tidy(now: number): Change {
  const stays = ({ removed }: Evening) => removed === null || now - removed < KEPT_WHEN_REMOVED;
  return (book) => (book.evenings.every(stays) ? book : { ...book, evenings: book.evenings.filter(stays) });
}

export function rename(id: string, seat: number, name: string): Change {
  return changeEvening(id, (evening) => ({
    ...evening,
    names: evening.names.map((old, place) => (place === seat ? cleanName(name) : old)),
  }));
}

export function setDealer(id: string, dealer: number): Change {
  return changeEvening(id, (evening) => ({ ...evening, dealer }));
}

/** A name made fit to show: nothing that hides, turns or climbs over what stands beside it, no space to spare. */
export function cleanName(name: string): string {
  const shown = name
    .normalize("NFC")
    .replace(/[\p{Z}\s]/gu, " ")
    .replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, "")
    .replace(/(\p{M}{4})\p{M}+/gu, "$1")
    .replace(/ +/g, " ")
    .trim();
  return [...shown].slice(0, LONGEST_NAME).join("").trim();
}

/** Names people here have had, those of the latest evenings first. */
export function knownNames(book: Book): string[] {
  const latest = [...book.evenings].sort((one, other) => other.begun - one.begun);
  return [...new Set(latest.flatMap(({ names }) => names))].filter(Boolean);
}

// Finding the place

/** Change an evening, if it is there. */
export function changeEvening(id: string, change: (evening: Evening) => Evening): Change {
  return (book) => ({
    ...book,
    evenings: book.evenings.map((evening) => (evening.id === id ? change(evening) : evening)),
  });
}

/** The rounds of an evening with one of them changed. */
export function changeRound<R, E extends { rounds: readonly R[] }>(
  evening: E,
  round: number,
  change: (entered: R, evening: E) => R,
): R[] {
  return evening.rounds.map((old, place) => (place === round - 1 ? change(old, evening) : old));
}
