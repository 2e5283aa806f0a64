"""What a position of any game is, kept and put back."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

Snapshot = tuple[list[Any], list[list[int]]]
"""The numbers of a position, and its lists."""


def snapshot(position: Any) -> Snapshot:
    """Return all that a position is."""
    kind: type = type(position)
    numbers, lists = _getters(kind)
    return list(numbers(position)), [entries[:] for entries in lists(position)]


def put_back(position: Any, kept: Snapshot) -> None:
    """Restore a position."""
    kind: type = type(position)
    numbers, lists = _names(kind)
    for name, number in zip(numbers, kept[0], strict=True):
        setattr(position, name, number)
    for name, entries in zip(lists, kept[1], strict=True):
        setattr(position, name, entries[:])


def copied(position: Any) -> Any:
    """Return a position of its own that is the same."""
    copy = type(position)()
    put_back(copy, snapshot(position))
    return copy


@cache
def _names(kind: Any) -> tuple[list[str], list[str]]:
    """Return the names of a position's numbers and of its lists: it has several of either."""
    lists = [name for name in kind.__slots__ if "list" in str(kind.__annotations__[name])]
    return [name for name in kind.__slots__ if name not in lists], lists


@cache
def _getters(kind: Any) -> tuple[Callable[[Any], tuple[Any, ...]], Callable[[Any], tuple[Any, ...]]]:
    numbers, lists = _names(kind)
    return attrgetter(*numbers), attrgetter(*lists)
