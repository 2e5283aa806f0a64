"""What tests of the store have in common."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, TypeVar

import uvloop

from billi.server.store import NewTable, Store, open_store

T = TypeVar("T")
LONGEST = 180.0
"""Seconds a test may take: a store that hangs is a failure, not a wait."""


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something asynchronous, but not for ever."""
    return uvloop.run(asyncio.wait_for(work, LONGEST))


def with_store(test: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """Turn a test of an open store into a test of each kind of database."""

    def tested(database: str) -> None:
        async def work() -> None:
            async with await open_store(database) as store:
                await test(store)

        run(work())

    tested.__name__ = test.__name__
    return tested


def new(id: str = "t", lines: Sequence[bytes] = (), *, listed: bool = False, created: int = 0) -> NewTable:
    """Return a table to set up; it may stay unbegun for 100 milliseconds."""
    return NewTable(id, f"code-{id}", b"secret", listed, created, created + 100, lines)


async def bodies(store: Store, table: str = "t") -> list[bytes]:
    """Read a table's log, and check that its versions follow each other."""
    lines = await store.lines(table)
    assert [line.version for line in lines] == list(range(1, len(lines) + 1))
    return [line.body for line in lines]


async def outcome(work: Awaitable[object]) -> type[BaseException] | None:
    """Return the kind of error something ends in, if it does."""
    try:
        await work
    except Exception as problem:
        return type(problem)
    return None
