"""What a table of any game is, kept and put back."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

Snapshot = tuple[list[Any], list[list[int]]]
"""The numbers of a table, and its lists."""


def snapshot(table: Any) -> Snapshot:
    """Return all that a table is."""
    kind: type = type(table)
    numbers, lists = _getters(kind)
    return list(numbers(table)), [entries[:] for entries in lists(table)]


def put_back(table: Any, kept: Snapshot) -> None:
    """Have a table be what it was."""
    kind: type = type(table)
    numbers, lists = _names(kind)
    for name, number in zip(numbers, kept[0], strict=True):
        setattr(table, name, number)
    for name, entries in zip(lists, kept[1], strict=True):
        setattr(table, name, entries[:])


def copied(table: Any) -> Any:
    """Return a table of its own that is the same."""
    copy = type(table)()
    put_back(copy, snapshot(table))
    return copy


@cache
def _names(kind: Any) -> tuple[list[str], list[str]]:
    """Return the names of a table's numbers and of its lists: it has several of either."""
    lists = [name for name in kind.__slots__ if "list" in str(kind.__annotations__[name])]
    return [name for name in kind.__slots__ if name not in lists], lists


@cache
def _getters(kind: Any) -> tuple[Callable[[Any], tuple[Any, ...]], Callable[[Any], tuple[Any, ...]]]:
    numbers, lists = _names(kind)
    return attrgetter(*numbers), attrgetter(*lists)
