"""Highest's luck and random moves."""

from billi.bulk import ILLEGAL
from billi.bulk.chances import picked, shuffle_deck
from billi.games.bits import lowest
from billi.games.log import Log
from highest.rules import DECK_SIZE, Position, apply, deal, legal


def shuffle(p: Position, cards: list[int], stream: int) -> int:
    """Shuffle the deck."""
    return shuffle_deck(cards, DECK_SIZE, 0, stream)


def step(p: Position, cards: list[int], stream: int, action: int, log: Log) -> int:
    """Take one step; return the stream after it, or ILLEGAL."""
    if p.to_act == 0:
        stream = shuffle(p, cards, stream)
        deal(p, cards, log)
        return stream
    seat = lowest(p.to_act)
    action, stream = picked(legal(p, seat), action, stream)
    if action == ILLEGAL:
        return ILLEGAL
    apply(p, seat, action, log)
    return stream
