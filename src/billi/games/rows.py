"""Rows of small integers: what a position looks like to a learner.

A game lists its fields once; where each begins in the row, how wide the row is and what is documented follow from that
list. Whoever writes a row is given one of zeros, and writes what is not zero.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from billi.games.bits import lowest


@dataclass(frozen=True)
class RowField:
    """Some neighbouring entries of a row that mean one thing."""

    name: str
    size: int
    most: int
    """The largest value an entry takes: a network divides by it."""
    meaning: str


def starts(fields: Sequence[RowField]) -> list[int]:
    """Return where each field begins.

    >>> starts([RowField("hand", 36, 1, ""), RowField("round", 8, 1, ""), RowField("points", 4, 24, "")])
    [0, 36, 44]
    """
    return [sum(field.size for field in fields[:number]) for number in range(len(fields))]


def width(fields: Sequence[RowField]) -> int:
    """Return how many entries a row has."""
    return sum(field.size for field in fields)


def put_set(row: list[int], at: int, members: int, size: int) -> None:
    """Write a 1 for each member of a set of numbers below ``size``."""
    while members:
        row[at + lowest(members)] = 1
        members &= members - 1
