/**
 * What people do to the book. Each makes a change: a function from the book as it is to the book as it should be, so that it
 * can be made on what another tab has written meanwhile. A change to an evening that is gone changes nothing.
 */

import {
  isDraw,
  LARGEST_TOTAL,
  LONGEST_NAME,
  type Book,
  type Evening,
  type MisterBillEvening,
  type MisterBillRound,
  type WilliRound,
} from "./book";
import { freshId, oneOf, shuffled } from "./chance";
import { firstDealers, ROUNDS, sideCount, type Game, type WilliSits, type WilliStarts } from "./scoring";

export type Change = (book: Book) => Book;

const KEPT_WHEN_REMOVED = 30 * 24 * 60 * 60 * 1000;

export interface Plan {
  game: Game;
  names: readonly string[];
  /** Who deals first, or null to let the lot decide. */
  dealer: number | null;
  starts: WilliStarts;
  sits: WilliSits;
}

// Evenings

export function newEvening({ game, names, dealer, starts, sits }: Plan, now: number): Evening {
  const people = names.map(cleanName);
  const shared = {
    id: freshId(),
    begun: now,
    removed: null,
    names: people,
    dealer: dealer ?? oneOf(firstDealers(game, people)) ?? 0,
  };
  const rounds = Array.from({ length: ROUNDS[game] });
  if (game === "willi")
    return {
      ...shared,
      game,
      starts,
      sits,
      rounds: rounds.map(() => ({ totals: [null, null, null, null], done: false })),
    };
  return { ...shared, game, rounds: rounds.map(() => ({ cards: null, out: [], stalled: false })) };
}

/** The same people once more, everyone one seat further. */
export function sameAgain(evening: Evening, now: number): Evening {
  const [first = "", ...others] = evening.names;
  const { starts = "always", sits = "stays" } = evening.game === "willi" ? evening : {};
  return newEvening({ game: evening.game, names: [...others, first], dealer: null, starts, sits }, now);
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

// A round of Mister Bill

/** Team cards 1 to N shuffled, one for everyone (MB5). */
export function drawTeams(id: string, round: number, players: number): Change {
  return setTeams(id, round, shuffled(Array.from({ length: players }, (_, card) => card + 1)));
}

export function setTeams(id: string, round: number, cards: readonly number[]): Change {
  return changeMisterBill(id, round, (entered, evening) =>
    round < ROUNDS.misterbill && isDraw(cards, evening.names.length) ? { ...entered, cards } : entered,
  );
}

/** The same cards with one of them at another seat; who held it takes what was there, so each card stays once. */
export function swapCard(cards: readonly number[], seat: number, card: number): number[] {
  const given = cards[seat] ?? card;
  return cards.map((held, place) => (place === seat ? card : held === card ? given : held));
}

/** Let a side go out next, or take it back if it is out: those behind it move up. */
export function goOut(id: string, round: number, side: number, isOut: boolean): Change {
  return changeMisterBill(id, round, (entered, evening) => {
    const others = entered.out.filter((other) => other !== side);
    if (!isOut) return { ...entered, out: others };
    const count = sideCount(round, evening.names.length);
    const fits = side < count && !entered.out.includes(side) && others.length < count - 1;
    return fits ? { ...entered, out: [...others, side] } : entered;
  });
}

export function setStalled(id: string, round: number, stalled: boolean): Change {
  return changeMisterBill(id, round, (entered) => ({ ...entered, stalled }));
}

// A round of Willi

/** Note a total while the others are still being counted. */
export function noteTotal(id: string, round: number, seat: number, total: number | null): Change {
  return changeWilli(id, round, ({ totals, done }) => {
    const noted = totals.map((old, place) => (place === seat ? fitting(total) : old));
    return { totals: noted, done: done && !noted.includes(null) };
  });
}

/** Write a round down, or correct it. */
export function writeTotals(id: string, round: number, totals: readonly (number | null)[]): Change {
  return changeWilli(id, round, () => ({ totals: totals.map(fitting), done: !totals.includes(null) }));
}

function fitting(total: number | null): number | null {
  return total === null ? null : Math.min(Math.max(Math.trunc(total), 0), LARGEST_TOTAL);
}

// Finding the place

function changeEvening(id: string, change: (evening: Evening) => Evening): Change {
  return (book) => ({
    ...book,
    evenings: book.evenings.map((evening) => (evening.id === id ? change(evening) : evening)),
  });
}

function changeMisterBill(
  id: string,
  round: number,
  change: (entered: MisterBillRound, evening: MisterBillEvening) => MisterBillRound,
): Change {
  return changeEvening(id, (evening) =>
    evening.game === "misterbill" ? { ...evening, rounds: changeRound(evening, round, change) } : evening,
  );
}

function changeWilli(id: string, round: number, change: (entered: WilliRound) => WilliRound): Change {
  return changeEvening(id, (evening) =>
    evening.game === "willi" ? { ...evening, rounds: changeRound(evening, round, change) } : evening,
  );
}

function changeRound<R, E extends { rounds: readonly R[] }>(
  evening: E,
  round: number,
  change: (entered: R, evening: E) => R,
): R[] {
  return evening.rounds.map((old, place) => (place === round - 1 ? change(old, evening) : old));
}
