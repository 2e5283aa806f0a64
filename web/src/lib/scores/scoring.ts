/**
 * What the rules of both games say about points, teams, dealers and winners, and nothing else. Comments cite the ids of the
 * rulebook. Seats count from 0 clockwise, rounds and team cards from 1.
 */

import type { GameName as Game } from "../game/events";

export type { Game };
export type WilliStarts = "always" | "in_turn";
export type WilliSits = "moves" | "stays";
type Numbers = readonly number[];

/** How many rounds a game has (MB4, W1). */
export const ROUNDS: Record<Game, number> = { misterbill: 3, willi: 8 };

const WILLI_SEATS = 4;
const WILLI_BONUS = 12; // W18
const LAST_ROUND = ROUNDS.misterbill;

// Around the table

/** How many seats there are: with three players Willi himself takes the fourth (W15). */
export function seatCount(game: Game, players: number): number {
  return game === "willi" ? WILLI_SEATS : players;
}

/** The seats that can deal first: anyone (MB7), or whoever has a Willi to the left, who then starts (W3, W4, W16). */
export function firstDealers(game: Game, names: readonly string[]): number[] {
  const seats = seatCount(game, names.length);
  if (seats > names.length) return [names.length - 1];
  const everyone = names.map((_, seat) => seat);
  if (game === "misterbill") return everyone;
  const beforeWilli = everyone.filter((seat) => isWilli(names[(seat + 1) % seats] ?? ""));
  return beforeWilli.length ? beforeWilli : everyone;
}

function isWilli(name: string): boolean {
  return name.trim().toLowerCase() === "willi";
}

/** Who deals a round: the deal moves one seat to the left each time (MB7, W4). */
export function dealerOf(first: number, round: number, seats: number): number {
  return (first + round - 1) % seats;
}

// Mister Bill

/** The team of a card: 1 and 2 are team 0, 3 and 4 team 1, and so on (MB3). */
export function teamOf(card: number): number {
  return (card - 1) >> 1;
}

/** How many sides play a round: teams of two, one perhaps alone (MB5), or everyone alone in the last round (MB6). */
export function sideCount(round: number, players: number): number {
  return round < LAST_ROUND ? Math.ceil(players / 2) : players;
}

/** The seats of each side: in a round of teams by everyone's card (MB5), in the last round each seat alone (MB6). */
export function sides(round: number, cards: Numbers): number[][] {
  return Array.from({ length: sideCount(round, cards.length) }, (_, side) =>
    cards.flatMap((card, seat) => ((round < LAST_ROUND ? teamOf(card) : seat) === side ? [seat] : [])),
  );
}

/** The score card for going out in this place, counted from 0 (MB4, MB20). */
export function scoreCard(round: number, place: number): number {
  const cards = round < LAST_ROUND ? [4, 2, 1] : [8, 6, 5, 4, 3, 2, 1];
  return cards[place] ?? 0;
}

/** What each seat earns in a round whose sides went out in this order; whoever is left earns nothing (MB20, MB21, MB23). */
export function misterBillPoints(round: number, cards: Numbers, out: Numbers): number[] {
  const points = cards.map(() => 0);
  const all = sides(round, cards);
  out.forEach((side, place) => all[side]?.forEach((seat) => (points[seat] = scoreCard(round, place))));
  return points;
}

/** Who starts a round of teams: whoever holds team card 1 (MB10). */
export function teamStarter(cards: Numbers): number {
  return cards.indexOf(1);
}

/** Who starts the last round: the fewest points, among the tied the first from the dealer's left (MB10). */
export function lastStarter(points: Numbers, dealer: number): number {
  const clockwise = points.map((_, step) => (dealer + 1 + step) % points.length);
  const fewest = Math.min(...points);
  return clockwise.find((seat) => points[seat] === fewest) ?? 0;
}

/** Who wins: most points, then most in the last round; still level, they share (MB22). */
export function misterBillWinners(points: Numbers, last: Numbers): number[] {
  const level = withMost(points);
  const most = Math.max(...level.map((seat) => last[seat] ?? 0));
  return level.filter((seat) => last[seat] === most);
}

// Willi

/** Who leads the first trick: the dealer's left neighbour (W4), or Willi himself in each round if the house says so (W16). */
export function williStarter(dealer: number, players: number, starts: WilliStarts): number {
  if (players < WILLI_SEATS && starts === "always") return WILLI_SEATS - 1;
  return (dealer + 1) % WILLI_SEATS;
}

/** The totals that count: with three players Willi himself, in the last seat, adds 12 to what his cards say (W18). */
export function williTotals(counted: Numbers, players: number): number[] {
  return counted.map((total, seat) => (seat < players ? total : total + WILLI_BONUS));
}

/** The score cards for four totals: 3, 1, none, 2 from the highest down; a shared place is used up for nothing (W12, W13). */
export function williPoints(totals: Numbers): number[] {
  return totals.map((total) => {
    const higher = totals.filter((other) => other > total).length;
    const level = totals.filter((other) => other === total).length;
    return level > 1 ? 0 : ([3, 1, 0, 2][higher] ?? 0);
  });
}

/** Who wins: the most points; level players share (W14). */
export function williWinners(points: Numbers): number[] {
  return withMost(points);
}

/** What eight cards, two whole tricks, can add up to: at least four 1s and four 2s, at most four 9s and four 8s (W9, W11). */
export const WILLI_TOTAL = { least: 4 * 1 + 4 * 2, most: 4 * 9 + 4 * 8 };

/** What all four can count together: 36 cards are worth 180, less four cards out of the round (W2, W15). */
export const WILLI_SUM = { least: 180 - 4 * 9, most: 180 - 4 * 1 };

// Both

function withMost(points: Numbers): number[] {
  const most = Math.max(...points);
  return points.flatMap((own, seat) => (own === most ? [seat] : []));
}
