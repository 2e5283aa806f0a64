"""Mister Bill's luck and random moves."""

from typing import Final

from billi.bulk import ILLEGAL
from billi.bulk.chances import picked, shuffle_deck
from billi.games.bits import count, lowest
from billi.games.log import Log
from billi.games.misterbill.rules import (
    DEALING,
    DECK_SIZE,
    EXCHANGE,
    LAST_ROUND,
    OVER,
    WAIT,
    Position,
    carry_out,
    drawn_from,
    hand_out,
    legal,
    move,
    take_unseen,
)
from billi.luck import advance, below

LUCK: Final = -1
"""What is due where luck is next,"""
DONE: Final = -2
"""and where others have yet to choose."""
DUES: Final = 6
"""Kinds of what may be due: games in which it is the same kind go through the same."""


def shuffle(p: Position, cards: list[int], stream: int) -> int:
    """Shuffle the deck, and in team rounds the team cards behind it; return the stream after it."""
    stream = shuffle_deck(cards, DECK_SIZE, 2, stream)
    if p.round < LAST_ROUND:
        for seat in range(p.players):
            stream = advance(stream)
            j = DECK_SIZE + below(stream, seat + 1)
            cards[DECK_SIZE + seat] = cards[j]
            cards[j] = seat + 1
    return stream


def choose(p: Position, action: int, stream: int, log: Log) -> tuple[int, int]:
    """Make the first asked seat's choice: the given action, or a uniformly random one if that is negative.

    Return what is due then: the seats it touches, LUCK where luck is next, or DONE where others are asked; and the
    stream after it, or ILLEGAL.
    """
    seat = lowest(p.to_act)
    action, stream = picked(legal(p, seat), action, stream)
    if action == ILLEGAL:
        return DONE, ILLEGAL
    touched = move(p, seat, action, log)
    if touched == WAIT:
        return DONE if p.to_act else LUCK, stream
    return touched, stream


def draw(p: Position, stream: int) -> tuple[int, int]:
    """Take the card luck picks; return the seats that touches, and the stream after it."""
    stream = advance(stream)
    giver = drawn_from(p)
    return take_unseen(p, giver, below(stream, count(p.hands[giver]))), stream


def deal_out(p: Position, cards: list[int], stream: int, log: Log) -> int:
    """Shuffle and deal the round that is due; return the stream after it."""
    stream = shuffle(p, cards, stream)
    carry_out(p, hand_out(p, cards, log), cards, log)
    return stream


def step(p: Position, cards: list[int], stream: int, action: int, log: Log) -> int:
    """Take one step; return the stream after it, or ILLEGAL.

    Luck's step, where luck is next; else the first asked seat's: the given action, or a uniformly random one if that is
    negative. ``cards`` is room for what is dealt.
    """
    if p.to_act:
        touched, stream = choose(p, action, stream, log)
        if touched < 0:
            return stream
    elif p.phase == DEALING:
        stream = shuffle(p, cards, stream)
        touched = hand_out(p, cards, log)
    else:
        touched, stream = draw(p, stream)
    carry_out(p, touched, cards, log)
    return stream


def see_through(p: Position, due: int, stream: int, log: Log) -> int:
    """Carry out what is due, and let luck draw until a seat is asked, cards are to be dealt or the game is over.

    Return the stream after it.
    """
    while True:
        if due == LUCK:
            due, stream = draw(p, stream)
        carry_out(p, due, None, log)
        if p.to_act or p.phase == DEALING or p.phase == OVER:
            return stream
        due = LUCK


def due_after(p: Position) -> int:
    """Return which of :data:`DUES` kinds what is due is of, by the waiter whose effect is under way."""
    return p.waiter - EXCHANGE + 1 if p.waiter else 0


def is_ending(p: Position) -> bool:
    """Whether the rest of a round can be solved: never, since somebody draws."""
    return False
