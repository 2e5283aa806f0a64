"""Willi's luck and random moves."""

from billi.luck import advance, below
from billi.rules.bits import count, lowest, nth
from billi.rules.log import Log
from billi.rules.willi import DECK_SIZE, Table, apply, deal, legal


def lucky_step(t: Table, cards: list[int], stream: int, log: Log) -> int:
    """Let luck deal; give the stream after it. ``cards`` is room for what is dealt."""
    for i in range(DECK_SIZE):  # Fisher and Yates, from the inside out
        stream = advance(stream)
        j = below(stream, i + 1)
        cards[i] = cards[j]
        cards[j] = i
    deal(t, cards, log)
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
