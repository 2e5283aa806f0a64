/**
 * What the rules of Mister Bill say about points, teams and winners, and nothing else. Comments cite the ids of the rulebook.
 * Seats count from 0 clockwise, rounds and team cards from 1.
 */

type Numbers = readonly number[];

export const LAST_ROUND = 3;

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
  const best = Math.max(...points);
  const level = points.flatMap((own, seat) => (own === best ? [seat] : []));
  const most = Math.max(...level.map((seat) => last[seat] ?? 0));
  return level.filter((seat) => last[seat] === most);
}
