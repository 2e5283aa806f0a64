"""What happened, as compact integers appended to a caller's buffer.

A log is an array whose first entry counts the events behind it. An event's lowest byte is its type; its details sit
in the bits above, laid out by the game that reports it. Pass ``None`` for a log and nothing is reported, at no cost.
"""

from typing import TypeAlias

Log: TypeAlias = "list[int] | None"

LOG_SIZE = 96
"""Entries enough for the longest single step of either game."""

TYPE_BITS = 8


def report(log: Log, kind: int, details: int) -> None:
    """Append an event to a log, if there is one."""
    if log is not None:
        log[0] += 1
        log[log[0]] = kind | details << TYPE_BITS
