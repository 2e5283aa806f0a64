"""Mister Bill's luck and random moves."""

from billi.bulk import ILLEGAL
from billi.bulk.chances import picked, shuffle_deck
from billi.games.bits import count, lowest
from billi.games.log import Log
from billi.games.misterbill.rules import (
    DEALING,
    DECK_SIZE,
    LAST_ROUND,
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


def step(p: Position, cards: list[int], stream: int, action: int, log: Log) -> int:
    """Take one step; return the stream after it, or ILLEGAL.

    Luck's step, where luck is next; else the first asked seat's: the given action, or a uniformly random one if that is
    negative. ``cards`` is room for what is dealt.
    """
    if p.to_act:
        seat = lowest(p.to_act)
        action, stream = picked(legal(p, seat), action, stream)
        if action == ILLEGAL:
            return ILLEGAL
        touched = move(p, seat, action, log)
        if touched == WAIT:
            return stream
    elif p.phase == DEALING:
        stream = shuffle(p, cards, stream)
        touched = hand_out(p, cards, log)
    else:
        stream = advance(stream)
        giver = drawn_from(p)
        touched = take_unseen(p, giver, below(stream, count(p.hands[giver])))
    carry_out(p, touched, cards, log)
    return stream


def is_ending(p: Position) -> bool:
    """Whether the rest of a round can be solved: never, since somebody draws."""
    return False
