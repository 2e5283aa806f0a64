"""Willi's luck and random moves."""

from billi.bulk import ILLEGAL
from billi.games.bits import count, lowest, nth
from billi.games.log import Log
from billi.games.willi.rules import DECK_SIZE, Position, carry_on, deal, legal, move
from billi.luck import advance, below


def shuffle(p: Position, cards: list[int], stream: int) -> int:
    """Shuffle the deck; give the stream after it."""
    for i in range(DECK_SIZE):  # Fisher and Yates, from the inside out
        stream = advance(stream)
        j = below(stream, i + 1)
        cards[i] = cards[j]
        cards[j] = i
    return stream


def step(p: Position, cards: list[int], stream: int, action: int, log: Log) -> int:
    """Take one step; give the stream after it, or ILLEGAL.

    Luck's step, where luck is next; else the first asked seat's: the given action, or a uniformly random one if that is
    negative. ``cards`` is room for what is dealt.
    """
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
    if move(p, seat, action, log):
        carry_on(p, log)
    return stream
