"""Willi's luck and random moves."""

from typing import Final

from billi.bulk import ILLEGAL
from billi.bulk.chances import picked, shuffle_deck
from billi.games.bits import lowest
from billi.games.log import Log
from billi.games.willi.rules import DECK_SIZE, SEATS, TRICKS_EACH, Position, carry_on, deal, legal, move

SOLVED: Final = 2
"""Tricks at the end of a round that can be solved in a few thousand steps."""


def shuffle(p: Position, cards: list[int], stream: int) -> int:
    """Shuffle the deck; return the stream after it."""
    return shuffle_deck(cards, DECK_SIZE, 0, stream)


def step(p: Position, cards: list[int], stream: int, action: int, log: Log) -> int:
    """Take one step; return the stream after it, or ILLEGAL.

    Luck's step, where luck is next; else the first asked seat's: the given action, or a uniformly random one if that is
    negative. ``cards`` is room for what is dealt.
    """
    if p.to_act == 0:
        stream = shuffle(p, cards, stream)
        deal(p, cards, log)
        return stream
    seat = lowest(p.to_act)
    action, stream = picked(legal(p, seat), action, stream)
    if action == ILLEGAL:
        return ILLEGAL
    if move(p, seat, action, log):
        carry_on(p, log)
    return stream


def is_ending(p: Position) -> bool:
    """Whether no more than two tricks are left: two seats still want one then, or one of them both."""
    return p.won[0] + p.won[1] + p.won[2] + p.won[3] >= SEATS * TRICKS_EACH - SOLVED
