"""A store without threads: the real statements on a real SQLite in memory, as slow and as faulty as one likes."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import TypeVar, cast

from billi.server.store.records import blank_name
from billi.server.store.sqlite import SqliteStore
from billi.server.store.sqlite_file import prepare
from billi.server.store.sqlite_threads import Job, Writer

T = TypeVar("T")
Fate = Callable[[], Awaitable[None]]
"""What happens to a request on its way to the disk, or to the answer on its way back: time, or an error."""


async def nothing() -> None:
    """Let nothing happen."""
    await asyncio.sleep(0)


class Disk:
    """A database that outlives the servers that use it."""

    def __init__(self) -> None:
        self.connection = prepare(None)

    def close(self) -> None:
        self.connection.close()

    def store(self, before: Fate = nothing, after: Fate = nothing) -> SqliteStore:
        """Open it once more, as another process would."""
        return SqliteStore(cast("Writer", _Way(self.connection, before, after)), None, None, blank_name)


class _Way:
    """One process's way to the disk."""

    def __init__(self, connection: sqlite3.Connection, before: Fate, after: Fate) -> None:
        self._connection = connection
        self._before = before
        self._after = after

    async def do(self, job: Job[T]) -> T:
        await self._before()
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            result = job(self._connection)
        except BaseException:
            self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")
        await self._after()
        return result

    async def close(self) -> None:
        """Leave the disk to the others."""
