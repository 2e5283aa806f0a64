"""A store without threads: the real statements on a real SQLite in memory, as slow and as faulty as one likes."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Protocol, TypeVar, cast

from billi.server.store.records import blank_name
from billi.server.store.sqlite import SqliteStore
from billi.server.store.sqlite_file import connect, prepare
from billi.server.store.sqlite_threads import Job, Reader, Writer

T = TypeVar("T")
Fate = Callable[[], Awaitable[None]]
"""What happens to a request on its way to the disk, or to the answer on its way back: time, or an error."""


async def nothing() -> None:
    """Let nothing happen."""
    await asyncio.sleep(0)


class Witness(Protocol):
    """Somebody who learns at once what has come to be on the disk, for good."""

    def opened(self, id: str, code: str, secret: bytes) -> None:
        """Learn of a new table."""

    def wrote(self, id: str, version: int, at: int, body: bytes) -> None:
        """Learn of a line of a table's log."""

    def committed(self) -> None:
        """Learn that all of a transaction has been told."""

    def removed(self, id: str) -> None:
        """Learn that a table is gone."""


WITNESSED = {
    "opened": ("AFTER INSERT ON tables", ("NEW.id", "NEW.code", "NEW.secret")),
    "wrote": ("AFTER INSERT ON lines", ("NEW.table_id", "NEW.version", "NEW.at", "NEW.body")),
    "removed": ("AFTER DELETE ON tables", ("OLD.id",)),
}


@cache
def _new() -> sqlite3.Connection:
    """Return a database with nothing in it: to copy one takes a twentieth of what making one does."""
    return prepare(None)


class Disk:
    """A database that outlives the servers that use it."""

    def __init__(self, witness: Witness | None = None) -> None:
        self.connection = connect(None)
        _new().backup(self.connection)
        self._witness = witness
        self._seen: list[Callable[[], None]] = []
        for event, (when, what) in WITNESSED.items() if witness else ():
            self.connection.create_function(event, len(what), self._see(event))
            tell = f"SELECT {event}({', '.join(what)})"
            self.connection.execute(f"CREATE TEMP TRIGGER when_{event} {when} BEGIN {tell}; END")

    def _see(self, event: str) -> Callable[..., None]:
        tell = getattr(self._witness, event)
        return lambda *what: self._seen.append(lambda: tell(*what))

    def close(self) -> None:
        self.connection.close()

    def copy(self) -> sqlite3.Connection:
        """Keep all that is there, as another database that follows this one."""
        copy = connect(None)
        self.connection.backup(copy)
        return copy

    def go_back(self, copy: sqlite3.Connection) -> None:
        """Have there be what was kept, and nothing that came after it."""
        copy.backup(self.connection)

    def store(self, before: Fate = nothing, after: Fate = nothing) -> SqliteStore:
        """Open it once more, as another process would."""
        writer, reader = _Way(self.do, before, after), _Way(self.look, before, after)
        return SqliteStore(cast("Writer", writer), cast("Reader", reader), None, blank_name)

    def look(self, job: Job[T]) -> T:
        """See what is there."""
        return job(self.connection)

    def do(self, job: Job[T]) -> T:
        """Do something as a whole, or not at all; whoever looks on learns of it in the same moment."""
        self._seen.clear()
        self.connection.execute("BEGIN IMMEDIATE")
        try:
            result = job(self.connection)
        except BaseException:
            self.connection.execute("ROLLBACK")
            raise
        self.connection.execute("COMMIT")
        if self._seen and self._witness:
            for tell in self._seen:
                tell()
            self._witness.committed()
        return result


class _Way:
    """One process's way to the disk."""

    def __init__(self, do: Callable[[Job[Any]], Any], before: Fate, after: Fate) -> None:
        self._do = do
        self._before = before
        self._after = after

    async def do(self, job: Job[T], small: bool = False) -> T:
        await self._before()
        result: T = self._do(job)
        await self._after()
        return result

    async def close(self) -> None:
        """Leave the disk to the others."""
