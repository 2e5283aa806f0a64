"""Everything a store holds, as rows: taken out as it is at one moment, and put into an empty store, all or nothing.

Both kinds of database have the same tables, so that what is taken out of one can be put into the other.
"""

import sqlite3
from collections.abc import AsyncGenerator, AsyncIterator, Iterable, Iterator, Mapping, Sequence
from contextlib import aclosing, closing, contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from billi.errors import BilliError
from billi.server.store import file_of, open_store
from billi.server.store.schema import STEPS, check_may_work
from billi.server.store.sqlite_file import connect
from billi.server.store.sqlite_owning import owning

Row = tuple[str, Mapping[str, Any]]
"""The table of the database it stands in, and its values by column."""

KEYS: Final[Mapping[str, Sequence[str]]] = {
    "people": ["id"],
    "devices": ["token"],
    "tables": ["id"],
    "lines": ["table_id", "version"],
    "records": ["table_id"],
    "seats": ["table_id", "seat"],
    "guests": ["table_id", "person"],
    "played": ["table_id", "person"],
}
"""What is moved, in an order in which each finds what it refers to, and what its rows are ordered by."""
LEFT_BEHIND: Final = {"links", "servers", "attendance", "trials", "deletions", "pages", "schema_version"}
"""What lasts minutes, or belongs to a database as it is."""
FORGIVE: Final = "DELETE FROM deletions"
"""What was deleted here may come back."""
BESIDE: Final = ("-wal", "-shm")
"""How the files end that SQLite keeps beside a database while it is open."""
TEXTS: Final = {"id", "table_id", "person"}
"""Keys that each kind of database would put in an order of its own."""
TRUTHS: Final = {"listed"}
"""What is true or false, and a number in SQLite."""
AT_ONCE: Final = 500
"""Rows that are read or written together."""


class CannotMove(BilliError):
    """Something whoever moves a store must put right."""


async def rows_of(url: str) -> AsyncGenerator[Row, None]:
    """Yield all rows of a store as they are now, whatever is written meanwhile."""
    async with await open_store(url) as store:  # it is there, and up to date
        check_may_work((await store.schema_version()), None)  # or what only a newer billi knows of would be left out
    file = file_of(url)
    if file is None:
        async with aclosing(_postgres_rows(url)) as rows:
            async for row in rows:
                yield row
        return
    with closing(connect(file)) as connection:
        connection.row_factory = sqlite3.Row
        connection.execute("BEGIN")
        for table, keys in KEYS.items():
            for row in connection.execute(f"SELECT * FROM {table} ORDER BY {', '.join(keys)}"):
                yield table, {name: bool(row[name]) if name in TRUTHS else row[name] for name in row.keys()}  # noqa: SIM118


async def fill(url: str, rows: AsyncIterator[Row]) -> None:
    """Put rows into a store that has none; raise :class:`CannotMove` where it has some.

    Whatever goes wrong, a store that was not there is not there afterwards.
    """
    file = file_of(url)
    if file is None:
        await _fill_postgres(url, rows)
        return
    with owning(file), _gone_if_it_fails(file):
        async with await open_store(url):
            pass
        await _fill_sqlite(file, rows)


@contextmanager
def _gone_if_it_fails(file: Path) -> Iterator[None]:
    """Take a database away again that is made in this block, unless all goes well."""
    was_there = file.exists()
    try:
        yield
    except BaseException:
        if not was_there:
            for made in (file, *(file.with_name(file.name + beside) for beside in BESIDE)):
                made.unlink(missing_ok=True)
        raise


async def _fill_sqlite(file: Path, rows: AsyncIterator[Row]) -> None:
    with closing(connect(file)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        try:
            _check_empty([connection.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() for table in KEYS])
            connection.execute(FORGIVE)
            async for batch in _batches(rows):
                for table, columns, values in _alike(batch):
                    places = ", ".join("?" * len(columns))
                    connection.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", values)
            connection.execute("COMMIT")
        except sqlite3.Error as problem:
            raise CannotMove("host-import-refused", reason=str(problem)) from problem
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")


async def _postgres_rows(url: str) -> AsyncGenerator[Row, None]:
    from billi.server.store.postgres_pool import Pool

    pool = await Pool.open(url)
    try:
        async with (
            pool.connection() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")  # whoever reads may be slow
            for table, keys in KEYS.items():
                order = ", ".join(f'{key} COLLATE "C"' if key in TEXTS else key for key in keys)
                async for row in connection.cursor(f"SELECT * FROM {table} ORDER BY {order}", prefetch=AT_ONCE):
                    yield table, dict(row)
    finally:
        await pool.close()


async def _fill_postgres(url: str, rows: AsyncIterator[Row]) -> None:
    import asyncpg

    from billi.server.store.postgres_migrating import MIGRATING
    from billi.server.store.postgres_pool import Pool

    pool = await Pool.open(url)
    try:
        async with pool.transaction() as connection:
            await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
            _check_empty([await connection.fetchval(f"SELECT 1 FROM {table} LIMIT 1") for table in KEYS])
            await connection.execute(FORGIVE)
            async for batch in _batches(rows):
                for table, columns, values in _alike(batch):
                    await connection.copy_records_to_table(
                        table, records=values, columns=list(columns), schema_name="billi"
                    )
    except (asyncpg.PostgresError, asyncpg.DataError) as problem:
        reason = str(problem).partition("\n")[0]  # what follows are values, the codes of tables among them
        raise CannotMove("host-import-refused", reason=reason) from problem
    finally:
        await pool.close()


def _check_empty(found: Iterable[object]) -> None:
    if any(one is not None for one in found):
        raise CannotMove("host-import-not-empty")


async def _batches(rows: AsyncIterator[Row]) -> AsyncIterator[list[Row]]:
    batch: list[Row] = []
    async for row in rows:
        if row[0] not in KEYS:
            raise CannotMove("host-import-refused", reason=row[0])
        batch.append(row)
        if len(batch) == AT_ONCE:
            yield batch
            batch = []
    yield batch


def _alike(batch: Sequence[Row]) -> Iterable[tuple[str, tuple[str, ...], list[tuple[Any, ...]]]]:
    """Return rows by table and columns, which no row may make up."""
    for (table, columns), some in groupby(batch, lambda row: (row[0], tuple(row[1]))):
        if not all(name.isidentifier() and name.isascii() for name in columns):
            raise CannotMove("host-import-refused", reason=table)
        yield table, columns, [tuple(row.values()) for _, row in some]


SCHEMA: Final = len(STEPS)
"""Which tables these rows are of."""
