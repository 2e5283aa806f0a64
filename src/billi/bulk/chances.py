"""What luck does alike in every game: a deck shuffled, any move made. Written like the rules and compiled with them."""

from billi.bulk import ILLEGAL
from billi.games.bits import count, nth
from billi.luck import advance, below


def shuffle_deck(cards: list[int], size: int, copies: int, stream: int) -> int:
    """Shuffle a deck of so many cards, with two to the power of ``copies`` of each; return the stream after it."""
    for i in range(size):  # Fisher and Yates, from the inside out
        stream = advance(stream)
        j = below(stream, i + 1)
        cards[i] = cards[j]
        cards[j] = i >> copies
    return stream


def picked(actions: int, action: int, stream: int) -> tuple[int, int]:
    """Return an action of a set, or ILLEGAL where it is none, and the stream after it.

    A negative one stands for any, each as likely.
    """
    if action < 0:
        stream = advance(stream)
        return nth(actions, below(stream, count(actions))), stream
    if not actions >> action & 1:
        return ILLEGAL, stream
    return action, stream
