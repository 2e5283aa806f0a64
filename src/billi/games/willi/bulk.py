"""Willi's luck and random moves."""

from typing import Final

from billi.bulk import ILLEGAL
from billi.bulk.chances import picked, shuffle_deck
from billi.games.bits import lowest
from billi.games.log import Log
from billi.games.willi.rules import DECK_SIZE, SEATS, TRICKS_EACH, Position, carry_on, deal, legal, move

LUCK: Final = -1
"""What is due where luck is next, which it never is but to deal,"""
DONE: Final = -2
"""and where others have yet to choose."""
DUES: Final = 1
"""Kinds of what may be due: games in which it is the same kind go through the same."""
SOLVED: Final = 2
"""Tricks at the end of a round that can be solved in a few thousand steps."""


def shuffle(p: Position, cards: list[int], stream: int) -> int:
    """Shuffle the deck; return the stream after it."""
    return shuffle_deck(cards, DECK_SIZE, 0, stream)


def choose(p: Position, action: int, stream: int, log: Log) -> tuple[int, int]:
    """Make the first asked seat's choice: the given action, or a uniformly random one if that is negative.

    Return what is due then: that it is carried on, or DONE; and the stream after it, or ILLEGAL.
    """
    seat = lowest(p.to_act)
    action, stream = picked(legal(p, seat), action, stream)
    if action == ILLEGAL:
        return DONE, ILLEGAL
    return 0 if move(p, seat, action, log) else DONE, stream


def deal_out(p: Position, cards: list[int], stream: int, log: Log) -> int:
    """Shuffle and deal the round that is due; return the stream after it."""
    stream = shuffle(p, cards, stream)
    deal(p, cards, log)
    return stream


def step(p: Position, cards: list[int], stream: int, action: int, log: Log) -> int:
    """Take one step; return the stream after it, or ILLEGAL.

    Luck's step, where luck is next; else the first asked seat's: the given action, or a uniformly random one if that is
    negative. ``cards`` is room for what is dealt.
    """
    if p.to_act == 0:
        return deal_out(p, cards, stream, log)
    due, stream = choose(p, action, stream, log)
    if due != DONE:
        carry_on(p, log)
    return stream


def see_through(p: Position, due: int, stream: int, log: Log) -> int:
    """Carry on; return the stream after it: luck does nothing but deal."""
    carry_on(p, log)
    return stream


def due_after(p: Position) -> int:
    """Return which of :data:`DUES` kinds what is due is of."""
    return 0


def is_ending(p: Position) -> bool:
    """Whether no more than two tricks are left: two seats still want one then, or one of them both."""
    return p.won[0] + p.won[1] + p.won[2] + p.won[3] >= SEATS * TRICKS_EACH - SOLVED
