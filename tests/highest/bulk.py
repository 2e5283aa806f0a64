"""Highest's luck and random moves."""

from billi.bulk import ILLEGAL
from billi.games.bits import count, lowest, nth
from billi.games.log import Log
from billi.luck import advance, below
from highest.rules import DECK_SIZE, Position, apply, deal, legal


def shuffle(p: Position, cards: list[int], stream: int) -> int:
    """Shuffle the deck."""
    for i in range(DECK_SIZE):
        stream = advance(stream)
        j = below(stream, i + 1)
        cards[i] = cards[j]
        cards[j] = i
    return stream


def step(p: Position, cards: list[int], stream: int, action: int, log: Log) -> int:
    """Take one step; return the stream after it, or ILLEGAL."""
    if p.to_act == 0:
        stream = shuffle(p, cards, stream)
        deal(p, cards, log)
        return stream
    seat = lowest(p.to_act)
    actions = legal(p, seat)
    if action < 0:
        stream = advance(stream)
        action = nth(actions, below(stream, count(actions)))
    elif not actions >> action & 1:
        return ILLEGAL
    apply(p, seat, action, log)
    return stream
