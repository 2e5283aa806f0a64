/** What the rules of all games say about dealing. Seats count from 0 clockwise, rounds from 1. */

/** Who deals a round: the deal moves one seat to the left each time (MB7, W4). */
export function dealerOf(first: number, round: number, seats: number): number {
  return (first + round - 1) % seats;
}
