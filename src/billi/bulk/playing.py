"""Whole games at random, one after the other.

``begin``, ``new_cards``, ``step`` and ``OVER`` stand for one game's; the compilers put in either game's (see
:mod:`billi.bulk.kernels`).
"""

from billi.bulk.misterbill import new_cards, step
from billi.luck import advance, below, seeded
from billi.rules.misterbill import OVER, Table, begin


def play_out(t: Table, cards: list[int], players: int, options: int, dealers: int, seed: int, number: int) -> int:
    """Play game ``number`` of a seed from the first deal to the end; give the decisions taken, luck's included.

    The first dealer is drawn from ``dealers`` seats, or is the last person's seat when that is 0.
    """
    stream = advance(seeded(seed, number))
    begin(t, players, options, below(stream, dealers) if dealers else players - 1)
    new_cards(cards)
    decisions = 0
    while t.phase != OVER:
        stream = step(t, cards, stream, None)
        decisions += 1
    return decisions


def play_many(
    tables: list[Table],
    cards: list[int],
    players: int,
    options: int,
    dealers: int,
    seed: int,
    first: int,
    games: int,
    points: list[int],
) -> int:
    """Play ``games`` games from number ``first`` on; add up the points by seat and give the decisions taken."""
    t = tables[0]
    decisions = 0
    for number in range(first, first + games):
        decisions += play_out(t, cards, players, options, dealers, seed, number)
        for seat in range(len(t.points)):
            points[seat] += t.points[seat]
    return decisions
