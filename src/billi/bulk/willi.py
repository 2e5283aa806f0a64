"""Willi played at random."""

from billi.luck import advance, below, shuffle
from billi.rules.bits import count, lowest, nth
from billi.rules.log import Log
from billi.rules.willi import DECK_SIZE, Table, apply, deal, legal


def new_cards(cards: list[int]) -> None:
    """Put the deck in order."""
    for i in range(DECK_SIZE):
        cards[i] = i


def step(t: Table, cards: list[int], stream: int, log: Log) -> int:
    """Let luck or the first seat asked take one uniformly random step; give the stream after it."""
    if t.to_act:
        seat = lowest(t.to_act)
        actions = legal(t, seat)
        stream = advance(stream)
        apply(t, seat, nth(actions, below(stream, count(actions))), log)
    else:
        stream = shuffle(cards, 0, DECK_SIZE, stream)
        deal(t, cards, log)
    return stream
