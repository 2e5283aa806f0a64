"""Mister Bill's luck and random moves."""

from billi.luck import advance, below
from billi.rules.bits import count, lowest, nth
from billi.rules.log import Log
from billi.rules.misterbill import (
    DEALING,
    DECK_SIZE,
    LAST_ROUND,
    Table,
    apply,
    chance,
    deal,
    legal,
    outcomes,
)


def lucky_step(t: Table, cards: list[int], stream: int, log: Log) -> int:
    """Let luck deal or draw; give the stream after it. ``cards`` is room for what is dealt."""
    if t.phase == DEALING:
        for i in range(DECK_SIZE):  # Fisher and Yates, from the inside out
            stream = advance(stream)
            j = below(stream, i + 1)
            cards[i] = cards[j]
            cards[j] = i >> 2
        if t.round < LAST_ROUND:
            for seat in range(t.players):
                stream = advance(stream)
                j = DECK_SIZE + below(stream, seat + 1)
                cards[DECK_SIZE + seat] = cards[j]
                cards[j] = seat + 1
        deal(t, cards, log)
    else:
        stream = advance(stream)
        chance(t, below(stream, outcomes(t)), log)
    return stream


def random_step(t: Table, cards: list[int], stream: int, log: Log) -> int:
    """Let luck, or the first seat asked by a uniformly random choice, take one step; give the stream after it."""
    if t.to_act == 0:
        return lucky_step(t, cards, stream, log)
    seat = lowest(t.to_act)
    actions = legal(t, seat)
    stream = advance(stream)
    apply(t, seat, nth(actions, below(stream, count(actions))), log)
    return stream
