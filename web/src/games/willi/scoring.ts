/**
 * What the rules of Willi say about points, dealers and winners, and nothing else. Comments cite the ids of the rulebook.
 * Seats count from 0 clockwise, rounds from 1.
 */

type Numbers = readonly number[];
export type Starts = "always" | "in_turn";
export type Sits = "moves" | "stays";

const SEATS = 4;
const BONUS = 12; // W18

/** The seats that can deal first: whoever has a Willi to the left, who then starts, or anyone (W3, W4, W16). */
export function firstDealers(names: readonly string[]): number[] {
  if (names.length < SEATS) return [names.length - 1];
  const everyone = names.map((_, seat) => seat);
  const beforeWilli = everyone.filter((seat) => isCalledWilli(names[(seat + 1) % SEATS] ?? ""));
  return beforeWilli.length ? beforeWilli : everyone;
}

export function isCalledWilli(name: string): boolean {
  return name.trim().toLowerCase() === "willi";
}

/** Who leads the first trick: the dealer's left neighbour (W4), or Willi himself in each round if the house says so (W16). */
export function williStarter(dealer: number, players: number, starts: Starts): number {
  if (players < SEATS && starts === "always") return SEATS - 1;
  return (dealer + 1) % SEATS;
}

/** The totals that count: with three players Willi himself, in the last seat, adds 12 to what his cards say (W18). */
export function williTotals(counted: Numbers, players: number): number[] {
  return counted.map((total, seat) => (seat < players ? total : total + BONUS));
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
  const most = Math.max(...points);
  return points.flatMap((own, seat) => (own === most ? [seat] : []));
}

/** What eight cards, two whole tricks, can add up to: at least four 1s and four 2s, at most four 9s and four 8s (W9, W11). */
export const WILLI_TOTAL = { least: 4 * 1 + 4 * 2, most: 4 * 9 + 4 * 8 };

/** What all four can count together: 36 cards are worth 180, less four cards out of the round (W2, W15). */
export const WILLI_SUM = { least: 180 - 4 * 9, most: 180 - 4 * 1 };
