"""What happened, as integers written to a caller's buffer.

A log is an array whose first entry counts the events behind it. An event is its number, which says what it is, and
three more, which say what :mod:`billi.games.events` reads from them. Pass ``None`` for a log and nothing is reported,
at no cost.
"""

from typing import Final, TypeAlias

Log: TypeAlias = "list[int] | None"

WORDS: Final = 4
"""Entries an event takes."""
LOG_SIZE: Final = 1 + 48 * WORDS
"""Entries enough for the longest single step of any game: eight seats each pass a card on, put down pairs, go out and
are paid, and round and game end."""


def clear(log: list[int]) -> None:
    """Begin to write anew."""
    log[0] = 0


def length(log: list[int]) -> int:
    """Return how many events are written down."""
    return log[0]


def entry(log: list[int], number: int) -> tuple[int, int, int, int]:
    """Return event ``number``, as it was reported, in plain integers, whatever width they are kept in."""
    at = 1 + WORDS * number
    return int(log[at]), int(log[at + 1]), int(log[at + 2]), int(log[at + 3])


def report(log: Log, kind: int, first: int = 0, second: int = 0, third: int = 0) -> None:
    """Append an event to a log, if there is one."""
    if log is not None:
        at = 1 + WORDS * log[0]
        log[0] += 1
        log[at] = kind
        log[at + 1] = first
        log[at + 2] = second
        log[at + 3] = third
