/** The cards of both peers' game: four hands of nine, one card a move, perhaps a new deal when all are played. */

export const SEATS = 4;
export const HAND = 9;
export const DECK = Array.from({ length: SEATS * HAND }, (_, card) => card);

/** The hands of a shuffled deck, by seat. */
export const hands = (shuffled) =>
  Array.from({ length: SEATS }, (_, seat) => shuffled.slice(seat * HAND, (seat + 1) * HAND));
