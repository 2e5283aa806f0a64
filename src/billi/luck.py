"""A fast stream of random numbers that every compiler, and plain Python, computes alike.

A multiply-with-carry generator whose state fits a signed 64-bit integer without ever overflowing: the low half is the
digit, the high half the carry, and a step is one multiplication and one addition. A number is the two halves xored,
as in Thomas's MWC64X. The multiplier makes ``2**32 * MULTIPLIER - 1`` a safe prime, so the period is about 2**62.
"""

from collections.abc import Sequence
from functools import reduce
from operator import index
from typing import Final, Protocol, Self, TypeVar

from billi.errors import InvalidArgument, brief

Item = TypeVar("Item")

MULTIPLIER: Final = 0x5DB3D14D
LOW_HALF: Final = 0xFFFF_FFFF
HALF_BITS: Final = 32
SEEDS: Final = 2**63 - 1
"""The highest seed; the lowest is 0."""


def advance(stream: int) -> int:
    """Step a stream once."""
    return (stream & LOW_HALF) * MULTIPLIER + (stream >> HALF_BITS)


def below(stream: int, n: int) -> int:
    """Return the stream's present number, scaled to 0 .. n-1 (no more than n / 2**32 from uniform)."""
    return ((stream ^ stream >> HALF_BITS) & LOW_HALF) * n >> HALF_BITS


def mix(half: int) -> int:
    """Scatter 32 bits one to one."""
    half ^= half >> 16
    half = half * 0x21F0AAAD & LOW_HALF
    half ^= half >> 15
    half = half * 0x735A2D97 & LOW_HALF
    return half ^ half >> 15


def seeded(seed: int, number: int) -> int:
    """Start the stream with this ``number`` among those of a ``seed`` (both below 2**63)."""
    low = mix(mix(seed & LOW_HALF) ^ (seed >> HALF_BITS & LOW_HALF))
    low = mix((low + number) & LOW_HALF)
    high = mix(mix((seed + 0x6A09E667) & LOW_HALF) ^ low)
    high = mix(high ^ (number >> HALF_BITS & LOW_HALF) ^ (seed >> HALF_BITS & LOW_HALF))
    return (1 + (high * (MULTIPLIER - 2) >> HALF_BITS)) << HALF_BITS | low


def as_seed(seed: int) -> int:
    """Return a seed as a plain number; refuse all but the whole numbers from 0 to 2**63 - 1, no two of them alike."""
    try:
        number = index(seed)
    except TypeError:
        number = -1
    if not 0 <= number <= SEEDS or isinstance(seed, bool):
        raise InvalidArgument("seed-range", seed=brief(seed))
    return number


class SeededLuck:
    """Luck that repeats itself: the same seed, from 0 to 2**63 - 1, gives the same deals and draws.

    >>> luck = SeededLuck(7)
    >>> [luck.below(6) for _ in range(8)]
    [0, 1, 4, 5, 1, 4, 0, 2]
    """

    __slots__ = ("stream",)

    def __init__(self, seed: int, number: int = 0) -> None:
        self.stream = seeded(as_seed(seed), number)

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n-1, each as likely."""
        self.stream = advance(self.stream)
        return below(self.stream, n)

    def copy(self) -> "SeededLuck":
        """Return luck that will go on just as this will."""
        twin = object.__new__(SeededLuck)
        twin.stream = self.stream
        return twin


class KeyedLuck:
    """Luck by the moment: what it says then depends on its seed, its key, the moment, and nothing that came before.

    A moment is some whole numbers, such as round, phase and seat; the second time one comes, it is another. So two
    games with the same key are dealt the same cards in every round, and the third draw of a seat in a round falls
    alike in both, however many cards others have drawn meanwhile. :class:`billi.State` says the moment by itself.

    >>> luck, other = KeyedLuck(7, 1), KeyedLuck(7, 1)
    >>> luck.at(2, 0).below(100), luck.at(2, 1).below(100), luck.at(2, 1).below(100)
    (29, 99, 91)
    >>> other.at(2, 1).below(100)
    99
    """

    __slots__ = ("_key", "_met", "_stream")

    def __init__(self, seed: int, *key: int) -> None:
        self._key = reduce(seeded, key, as_seed(seed))
        self._met: dict[tuple[int, ...], int] = {}
        """How often each moment has come."""
        self._stream = seeded(self._key, 0)

    def at(self, *moment: int) -> Self:
        """Go to a moment, and return itself."""
        times = self._met.get(moment, 0)
        self._met[moment] = times + 1
        self._stream = reduce(seeded, (*moment, times), self._key)
        return self

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n-1, each as likely: the next of this moment."""
        self._stream = advance(self._stream)
        return below(self._stream, n)

    def copy(self) -> Self:
        """Return luck that will go on just as this will."""
        twin = object.__new__(type(self))
        twin._key, twin._met, twin._stream = self._key, self._met.copy(), self._stream
        return twin


class Luck(Protocol):
    """Whatever decides deals and draws: a seed, a table's provable stream, a script in a test."""

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n-1, each as likely."""

    def copy(self) -> Self:
        """Return luck that will go on just as this will."""


def shuffled(cards: Sequence[Item], luck: Luck) -> list[Item]:
    """Shuffle a deck."""
    deck = list(cards)
    for i in range(len(deck) - 1, 0, -1):
        j = luck.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck
