"""A store in a PostgreSQL database, which any number of servers may share."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import asyncpg

from billi.server.store import statements
from billi.server.store.base import Store
from billi.server.store.data import Attends, NewTable, OwnTable, Presence, Status, day_of
from billi.server.store.errors import CodeTaken, Conflict, Finished, Full, Missing
from billi.server.store.marks import marks_after
from billi.server.store.postgres_appending import Appender
from billi.server.store.postgres_pool import Connection, Pool
from billi.server.store.racing import Append
from billi.server.store.records import Blank, listing_in, pack, unpack, without

ADD_LINES: Final = """
    INSERT INTO lines (table_id, version, at, body, mark)
    SELECT $1, line.version, $2, line.body, line.mark
    FROM unnest($3::bytea[], $4::bytea[]) WITH ORDINALITY AS line (body, mark, version)
"""
KNOWN_DEVICES: Final = """
    SELECT devices.token FROM devices JOIN people ON people.id = devices.person
    WHERE devices.token = ANY($1::bytea[]) AND people.banned IS NULL
"""
VERSIONS: Final = "SELECT id, version FROM tables WHERE id = ANY($1::text[])"
LOCK_PERSON: Final = "SELECT id FROM people WHERE id = $1 FOR NO KEY UPDATE"
LOCK_TABLE: Final = "SELECT version, status FROM tables WHERE id = $1 FOR NO KEY UPDATE"
LOCK_SEATS: Final = "SELECT seat, person FROM seats WHERE table_id = $1 FOR SHARE"
EXPIRE: Final = """
    DELETE FROM tables WHERE id IN (
        SELECT id FROM tables WHERE status = 'open' AND expires <= $1 AND deadline IS NULL
        ORDER BY id FOR UPDATE SKIP LOCKED
    ) RETURNING id
"""
EMPTY_SEATS: Final = """
    UPDATE seats SET person = NULL FROM tables
    WHERE tables.id = seats.table_id AND (seats.table_id, seats.seat) IN (
        SELECT table_id, seat FROM seats WHERE person = $1 ORDER BY table_id, seat LIMIT $2 FOR UPDATE
    ) RETURNING seats.table_id, seats.seat, tables.status, tables.created
"""
SET_SEATS: Final = """
    WITH wanted AS (
        SELECT (place - 1)::integer AS seat, (SELECT id FROM people WHERE id = person) AS person
        FROM unnest($2::text[]) WITH ORDINALITY AS one (person, place) WHERE person <> ''
    ), gone AS (
        DELETE FROM seats WHERE table_id = $1 AND seat NOT IN (SELECT seat FROM wanted)
    )
    INSERT INTO seats (table_id, seat, person) SELECT $1, seat, person FROM wanted ORDER BY seat
    ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person
"""
PRESENT_AT: Final = f"{statements.PRESENT_AT} = ANY($1::text[])"
CAME: Final = """
    INSERT INTO attendance (table_id, person, server)
    SELECT table_id, person, $3 FROM unnest($1::text[], $2::text[]) AS here (table_id, person)
    ON CONFLICT DO NOTHING
"""
WENT: Final = """
    DELETE FROM attendance USING unnest($1::text[], $2::text[]) AS gone (table_id, person)
    WHERE attendance.table_id = gone.table_id AND attendance.person = gone.person AND server = $3
"""
LOCK_RECORD: Final = "SELECT body FROM records WHERE table_id = $1 FOR UPDATE"
FORGOTTEN_AT_ONCE: Final = 50
"""Seats a transaction; more would keep others waiting."""


class PostgresStore(Store):
    """Tables and people in PostgreSQL."""

    def __init__(self, pool: Pool, blank: Blank) -> None:
        super().__init__(blank)
        self._pool = pool
        self._appender = Appender(pool)

    @classmethod
    async def open(cls, url: str, blank: Blank) -> "PostgresStore":
        """Connect to a database."""
        return cls(await Pool.open(url), blank)

    @property
    def waiting(self) -> int:
        """How many appends wait to be written."""
        return self._appender.waiting

    async def close(self) -> None:
        """Write what is waiting to be written, and close."""
        await self._appender.close()
        await self._pool.close()

    async def create(self, table: NewTable) -> None:
        """Set up a table."""
        values = (table.id, table.code, table.secret, table.listed, len(table.lines), table.created, table.expires)
        marks = marks_after(None, table.lines, table.created)
        try:
            async with self._pool.transaction() as connection:
                if table.most is not None:
                    await _check_room(connection, statements.OPENED_BY, table.host, table.most)
                last = marks[-1] if marks else None
                await connection.execute(statements.ADD_TABLE, *values, table.listing, table.host, last)
                await connection.execute(ADD_LINES, table.id, table.created, list(table.lines), marks)
                await connection.executemany(statements.ADD_GUEST, [(table.id, person) for person in table.guests])
        except asyncpg.UniqueViolationError as problem:
            if problem.constraint_name == "tables_code":
                raise CodeTaken(table.code) from problem
            raise Conflict(table.id) from problem

    async def _append(self, append: Append) -> None:
        await self._appender.append(append)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the version each of these tables is at."""
        keepable = [table for table in tables if "\0" not in table]
        return {row[0]: row[1] for row in await self._rows(VERSIONS, keepable)}

    async def present_at(self, tables: Sequence[str]) -> list[tuple[str, Presence]]:
        """List who is connected to any of these tables."""
        return [(table, Presence(*who)) for table, *who in await self._rows(PRESENT_AT, list(tables))]

    async def known_devices(self, tokens: Sequence[bytes]) -> set[bytes]:
        """Return those of these devices that are somebody's who may sit down."""
        return {token for (token,) in await self._rows(KNOWN_DEVICES, list(tokens))}

    async def claim(
        self, link_hash: bytes, token_hash: bytes, now: int, kind: str = "", most: int | None = None
    ) -> bool:
        """Add a device for the person who handed out a link."""
        async with self._pool.transaction() as connection:
            person = await connection.fetchval(statements.LINKED, link_hash, now)
            if person is None:
                return False
            if most is not None:
                await _check_room(connection, statements.COUNT_DEVICES, person, most)
            if not _changed(await connection.execute(statements.USE_LINK, link_hash)):
                return False
            await connection.execute(statements.ADD_DEVICE, token_hash, person, now, day_of(now), kind)
        return True

    async def drop_device(self, person: str, token_hash: bytes) -> bool:
        """Take a device from somebody. Of two that take each other back at once, the second finds itself the last."""
        async with self._pool.transaction() as connection:
            await connection.execute(LOCK_PERSON, person)
            await connection.execute(statements.DROP_LINKS, person)
            said = await connection.execute(statements.DROP_DEVICE, token_hash, person)
        return _changed(said) > 0

    async def finish(self, table: str, version: int, record: bytes | None) -> None:
        """Keep a table's record instead of its log."""
        async with self._pool.transaction() as connection:
            found, status = await _lock(connection, table)
            if found != version:
                raise Conflict(table)
            if status == "finished":
                return
            forgotten = [seat for seat, person in await connection.fetch(LOCK_SEATS, table) if person is None]
            listing = None
            if record is not None:
                kept, packed = await asyncio.to_thread(self._packed, record, forgotten)
                listing = listing_in(kept)
                await connection.execute(statements.ADD_RECORD, table, packed)
            await connection.execute(statements.CLEAR_LINES, table)
            await connection.execute(statements.CLEAR_GUESTS, table)
            await connection.execute(statements.SHUT, table, listing)

    async def expire(self, now: int) -> list[str]:
        """Delete tables that were never begun and whose time is up."""
        return [table for (table,) in await self._rows(EXPIRE, now)]

    async def seat(self, table: str, people: Sequence[str]) -> None:
        """Note who sits at a table.

        The table itself is not locked: moves at many tables are written together, and would all wait for this.
        """
        async with self._pool.transaction() as connection:
            status = await connection.fetchval("SELECT status FROM tables WHERE id = $1 FOR KEY SHARE", table)
            if status is None:
                raise Missing(table)
            if status == "finished":
                raise Finished(table)
            await connection.execute(SET_SEATS, table, list(people))

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Replace lines of a log."""
        async with self._pool.transaction() as connection:
            await connection.executemany(statements.REWRITE, [(table, *line) for line in bodies.items()])

    async def attend(self, server: str, came: Iterable[Attends], left: Iterable[Attends]) -> None:
        """Note who is connected."""
        for statement, who in ((WENT, sorted(left)), (CAME, sorted(came))):
            if who:
                await self._change(statement, [table for table, _ in who], [person for _, person in who], server)

    async def forget(self, person: str) -> set[str]:
        """Delete somebody."""
        standing: set[str] = set()
        more = True
        while more:
            tables, more = await self._forget_some(person)
            standing |= tables
        return standing

    async def _forget_some(self, person: str) -> tuple[set[str], bool]:
        """Empty some of somebody's seats; return the tables among theirs that stand, and whether there are more.

        The seats are emptied before the records are read: a table that is being finished meanwhile either has its
        record by then or finds the seat empty.
        """
        async with self._pool.transaction() as connection:
            games = [OwnTable(*row) for row in await connection.fetch(EMPTY_SEATS, person, FORGOTTEN_AT_ONCE)]
            standing = set()
            for game in sorted(games):
                record = await connection.fetchval(LOCK_RECORD, game.table)
                # As it is now, not as it was before the record was waited for.
                status = await connection.fetchval("SELECT status FROM tables WHERE id = $1", game.table)
                if status != "finished":
                    standing.add(game.table)
                if record is not None:
                    kept, packed = await asyncio.to_thread(self._packed, unpack(record), [game.seat])
                    await connection.execute(statements.CHANGE_RECORD, game.table, packed)
                    if status == "finished":
                        await connection.execute(statements.CHANGE_LISTING, game.table, listing_in(kept))
            more = len(games) == FORGOTTEN_AT_ONCE
            if not more:
                standing |= {table for (table,) in await connection.fetch(statements.TABLES_OF, person)}
                await connection.execute(statements.FORGET_HOST, person)
                await connection.execute(statements.FORGET_GUEST, person)
                await connection.execute(statements.DELETE_PERSON, person)
        return standing, more

    def _packed(self, record: bytes, forgotten: Iterable[int]) -> tuple[bytes, bytes]:
        """Return a record without some people, and the same as it is kept."""
        kept = without(record, forgotten, self._blank)
        return kept, pack(kept)

    async def _rows(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        if any("\0" in value for value in values if isinstance(value, str)):
            return []  # PostgreSQL keeps no such text and refuses to look for one
        async with self._pool.connection() as connection:
            return [tuple(row) for row in await connection.fetch(sql, *values)]

    async def _change(self, sql: str, *values: Any) -> int:
        async with self._pool.connection() as connection:
            said = await connection.execute(sql, *values)
        return _changed(said)


def _changed(said: str) -> int:
    """Return how many rows a statement changed, by what PostgreSQL says of it: "DELETE 1"."""
    return int(said.rpartition(" ")[2])


async def _check_room(connection: Connection, count: str, person: str | None, most: int) -> None:
    """Raise :class:`Full` where somebody has as many as they may; until the transaction ends nobody adds to them."""
    await connection.execute(LOCK_PERSON, person)
    if await connection.fetchval(count, person) >= most:
        raise Full


async def _lock(connection: Connection, table: str) -> tuple[int, Status]:
    """Hold a table as it is; return its version and status."""
    row = await connection.fetchrow(LOCK_TABLE, table)
    if row is None:
        raise Missing(table)
    version, status = row
    return version, status
