"""Highest's luck and random moves."""

from billi.bulk import ILLEGAL
from billi.games.bits import count, lowest, nth
from billi.games.log import Log
from billi.luck import advance, below
from highest.rules import DECK_SIZE, Table, apply, deal, legal


def shuffle(t: Table, cards: list[int], stream: int) -> int:
    """Shuffle the deck."""
    for i in range(DECK_SIZE):
        stream = advance(stream)
        j = below(stream, i + 1)
        cards[i] = cards[j]
        cards[j] = i
    return stream


def step(t: Table, cards: list[int], stream: int, action: int, log: Log) -> int:
    """Take one step; return the stream after it, or ILLEGAL."""
    if t.to_act == 0:
        stream = shuffle(t, cards, stream)
        deal(t, cards, log)
        return stream
    seat = lowest(t.to_act)
    actions = legal(t, seat)
    if action < 0:
        stream = advance(stream)
        action = nth(actions, below(stream, count(actions)))
    elif not actions >> action & 1:
        return ILLEGAL
    apply(t, seat, action, log)
    return stream
