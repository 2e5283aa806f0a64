"""Connections to a PostgreSQL database: made anew when they break, and never waited for without end."""

import asyncio
import os
import socket
import ssl
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import asyncpg

from billi.errors import Phrase
from billi.server.metrics import STORE_ERRORS
from billi.server.store.errors import EXAMPLES, CannotOpen, Unavailable
from billi.server.store.postgres_migrating import migrate

Connection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[Any]"

PATIENCE: Final = 10
"""Seconds a statement, a wait for a connection or a pause within a transaction may take."""
MOST_CONNECTIONS: Final = 8

SETTINGS: Final = {
    "application_name": "billi",
    "enable_seqscan": "off",  # there is an index for all that is asked, also while a plan was made for an empty table
    "search_path": "billi",
    "synchronous_commit": "on",
    "default_transaction_isolation": "read committed",
    "idle_in_transaction_session_timeout": str(PATIENCE * 1000),  # so a lost server holds no table for long
}

NOT_NOW: Final = {"08", "25", "28", "3D", "40", "53", "55", "57", "58"}
"""Classes of errors that lie with the database or the connection, not with what was asked."""

BLAMED: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What is raised when the database, or the way to it, does not do what it should. Out of time is an ``OSError`` too."""


class Pool:
    """Connections to share."""

    def __init__(self, pool: "asyncpg.Pool[Any]") -> None:
        self._pool = pool

    @classmethod
    async def open(cls, url: str) -> "Pool":
        """Connect and bring the tables up to date; raise :class:`CannotOpen` where that cannot be done."""
        where = address(url)
        pool = asyncpg.create_pool(
            url,
            min_size=0,
            max_size=MOST_CONNECTIONS,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
            reset=_reset,
            server_settings=SETTINGS,
        )
        with ExitStack() as otherwise:
            otherwise.callback(pool.terminate)
            try:
                await pool
                async with pool.acquire(timeout=PATIENCE) as connection:
                    await migrate(connection, where)
            except BLAMED as problem:
                if isinstance(problem, asyncpg.ClientConfigurationError):
                    raise CannotOpen("store-address", examples=EXAMPLES) from problem
                raise CannotOpen("store-unusable", where=where, reason=reason(problem)) from problem
            except CannotOpen:
                raise
            except ValueError as problem:  # of a port, for one
                raise CannotOpen("store-address", examples=EXAMPLES) from problem
            otherwise.pop_all()
        return cls(pool)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Connection]:
        """Lend a connection; raise :class:`Unavailable` for whatever the database is to blame for."""
        try:
            async with self._pool.acquire(timeout=PATIENCE) as connection:
                yield connection
        except BLAMED as problem:
            if not _may_pass(problem):
                raise
            STORE_ERRORS.labels("unavailable").inc()
            raise Unavailable("store-unavailable", reason=reason(problem)) from problem

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Connection]:
        """Lend a connection within a transaction."""
        async with self.connection() as connection, connection.transaction():
            yield connection

    async def close(self) -> None:
        """Close all connections, politely if the database lets us."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._pool.close()
        except TimeoutError:
            self._pool.terminate()


def address(url: str) -> str:
    """Return the part of a database's address that may be shown: no user, no password.

    >>> address("postgresql://ann:secret@db.example:5432/games?sslmode=require")
    'db.example:5432/games'
    """
    try:
        parts = urlsplit(url)
        if url.count("@") > 1 or "@" in parts.path + parts.query + parts.fragment:
            raise ValueError("nobody can tell where the password ends")
    except ValueError as problem:
        raise CannotOpen("store-address", examples=EXAMPLES) from problem
    return parts.netloc.rpartition("@")[2] + parts.path


def reason(problem: BaseException) -> str | Phrase:
    """Return what went wrong."""
    if isinstance(problem, TimeoutError):
        return Phrase("store-no-answer", seconds=str(PATIENCE))
    if isinstance(problem, OSError) and problem.errno and not isinstance(problem, (socket.gaierror, ssl.SSLError)):
        return os.strerror(problem.errno)  # without the addresses that were tried
    if isinstance(problem, OSError) and problem.strerror:
        return problem.strerror
    return str(problem) or type(problem).__name__


def _may_pass(problem: BaseException) -> bool:
    """Whether something may go well when it is tried again."""
    if isinstance(problem, asyncpg.PostgresError):
        return (problem.sqlstate or "")[:2] in NOT_NOW
    return not isinstance(problem, asyncpg.DataError)


async def _reset(connection: object) -> None:
    """Take a connection back as it is: nothing here changes a session, and asking would cost a round trip."""
