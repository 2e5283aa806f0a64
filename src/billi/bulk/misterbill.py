"""Mister Bill played at random."""

from billi.luck import advance, below, shuffle
from billi.rules.bits import count, lowest, nth
from billi.rules.log import Log
from billi.rules.misterbill import (
    DEALING,
    DECK_SIZE,
    LAST_ROUND,
    MOST_SEATS,
    Table,
    apply,
    chance,
    deal,
    legal,
    outcomes,
)


def new_cards(cards: list[int]) -> None:
    """Put the deck and the team cards in order."""
    for i in range(DECK_SIZE):
        cards[i] = i // 4
    for seat in range(MOST_SEATS):
        cards[DECK_SIZE + seat] = seat + 1


def step(t: Table, cards: list[int], stream: int, log: Log) -> int:
    """Let luck or the first seat asked take one uniformly random step; give the stream after it."""
    if t.to_act:
        seat = lowest(t.to_act)
        actions = legal(t, seat)
        stream = advance(stream)
        apply(t, seat, nth(actions, below(stream, count(actions))), log)
    elif t.phase == DEALING:
        stream = shuffle(cards, 0, DECK_SIZE, stream)
        if t.round < LAST_ROUND:
            stream = shuffle(cards, DECK_SIZE, t.players, stream)
        deal(t, cards, log)
    else:
        stream = advance(stream)
        chance(t, below(stream, outcomes(t)), log)
    return stream
