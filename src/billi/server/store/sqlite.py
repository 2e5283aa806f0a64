"""A store in one SQLite file, or in memory: the default, and enough for thousands of moves a second."""

import asyncio
import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from billi.server.store import statements
from billi.server.store.base import Store
from billi.server.store.data import KEEP, Attends, NewTable, OwnTable, Presence, Status, day_of
from billi.server.store.errors import CodeTaken, Conflict, Finished, Full, Missing
from billi.server.store.marks import marks_after
from billi.server.store.racing import Append, refusal
from billi.server.store.records import Blank, listing_in, pack, unpack, without
from billi.server.store.sqlite_file import connect, prepare
from billi.server.store.sqlite_place import Place
from billi.server.store.sqlite_threads import Copier, Reader, Writer

ADVANCE: Final = """
    UPDATE tables SET version = ?3, deadline = CASE WHEN ?4 THEN deadline ELSE ?5 END, status = coalesce(?6, status),
        card = coalesce(?7, card), mark = ?9
    WHERE id = ?1 AND version = ?2 AND status <> 'finished' AND (mark = ?8 OR mark IS NULL OR ?8 IS NULL)
"""
GO_ON: Final = """
    UPDATE tables SET version = ?3, card = coalesce(?4, card), mark = ?6
    WHERE id = ?1 AND version = ?2 AND status <> 'finished' AND (mark = ?5 OR mark IS NULL OR ?5 IS NULL)
"""
"""The same where deadline and status stay: SQLite writes every index anew whose columns are named, changed or not."""
ADD_LINE: Final = "INSERT INTO lines (table_id, version, at, body, mark) VALUES (?, ?, ?, ?, ?)"
KNOWN_DEVICES: Final = """
    SELECT devices.token FROM devices JOIN people ON people.id = devices.person
    WHERE people.banned IS NULL AND devices.token IN
"""
VERSIONS: Final = "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each($1))"
PRESENT_AT: Final = f"{statements.PRESENT_AT} IN (SELECT value FROM json_each($1))"
CAME: Final = "INSERT INTO attendance (table_id, person, server) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
WENT: Final = "DELETE FROM attendance WHERE table_id = ? AND person = ? AND server = ?"
STATE: Final = "SELECT version, status, mark FROM tables WHERE id = ?"
FORGOTTEN_SEATS: Final = "SELECT seat FROM seats WHERE table_id = ? AND person IS NULL"
EXPIRED: Final = "SELECT id FROM tables WHERE status = 'open' AND expires <= ? AND deadline IS NULL"
DELETE_TABLE: Final = "DELETE FROM tables WHERE id = ?"
SEATS_OF: Final = """
    SELECT tables.id, seats.seat, tables.status, tables.created
    FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.person = ? LIMIT ?
"""
EMPTY_SEAT: Final = "UPDATE seats SET person = NULL WHERE table_id = ? AND seat = ?"
FORGOTTEN_AT_ONCE: Final = 50
"""Seats a transaction; more would keep moves waiting."""


class SqliteStore(Store):
    """Tables and people in an SQLite file. Several processes may share it, but only one writes at a time."""

    def __init__(self, writer: Writer, reader: Reader | None, copier: Copier | None, blank: Blank) -> None:
        super().__init__(blank)
        self._writer = writer
        self._reader = reader
        self._copier = copier

    @classmethod
    async def open(cls, path: Path | None, blank: Blank) -> "SqliteStore":
        """Open a file, made if it is not there; without a path, a database in memory that goes when it is closed."""
        connection = await asyncio.to_thread(prepare, path)
        reader, copier = (Reader(connect(path)), Copier(connect(path))) if path else (None, None)
        place = Place(path) if path else None
        return cls(Writer(connection, str(path or ":memory:"), place), reader, copier, blank)

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._writer.waiting

    async def close(self) -> None:
        """Write what is waiting to be written, and close."""
        if self._reader:
            await self._reader.close()
        await self._writer.close()
        if self._copier:
            await self._copier.close()

    async def create(self, table: NewTable) -> None:
        """Set up a table."""
        await self._writer.do(partial(_create, table))

    async def claim(
        self, link_hash: bytes, token_hash: bytes, now: int, kind: str = "", most: int | None = None
    ) -> bool:
        """Add a device for the person who handed out a link."""
        return await self._writer.do(partial(_claim, link_hash, token_hash, now, kind, most))

    async def _append(self, append: Append) -> None:
        await self._writer.do(partial(_append, append), small=append.record is None)

    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the version each of these tables is at."""
        return {row[0]: row[1] for row in await self._rows(VERSIONS, json.dumps(list(tables)))}

    async def present_at(self, tables: Sequence[str]) -> list[tuple[str, Presence]]:
        """List who is connected to any of these tables."""
        rows = await self._rows(PRESENT_AT, json.dumps(list(tables)))
        return [(table, Presence(*who)) for table, *who in rows]

    async def known_devices(self, tokens: Sequence[bytes]) -> set[bytes]:
        """Return those of these devices that are somebody's who may sit down."""
        places = ", ".join(f"${place}" for place in range(1, len(tokens) + 1))
        return {token for (token,) in await self._rows(f"{KNOWN_DEVICES} ({places})", *tokens)}

    async def finish(self, table: str, version: int, record: bytes | None) -> None:
        """Keep a table's record instead of its log."""
        await self._writer.do(partial(_finish, table, version, record, self._blank))

    async def expire(self, now: int) -> list[str]:
        """Delete tables that were never begun and whose time is up."""
        return await self._writer.do(partial(_expire, now))

    async def seat(self, table: str, people: Sequence[str]) -> None:
        """Note who sits at a table."""
        await self._writer.do(partial(_seat, table, people))

    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Replace lines of a log."""
        await self._writer.do(partial(_rewrite, table, bodies))

    async def attend(self, server: str, came: Iterable[Attends], left: Iterable[Attends]) -> None:
        """Note who is connected."""
        await self._writer.do(partial(_attend, [(*who, server) for who in came], [(*who, server) for who in left]))

    async def forget(self, person: str) -> set[str]:
        """Delete somebody."""
        standing: set[str] = set()
        more = True
        while more:
            tables, more = await self._writer.do(partial(_forget_some, person, self._blank))
            standing |= tables
        if self._copier:
            self._copier.forget()
        return standing

    async def _rows(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        def read(connection: sqlite3.Connection) -> list[Any]:
            return _execute(connection, sql, *values).fetchall()

        return await (self._reader or self._writer).do(read)

    async def _change(self, sql: str, *values: Any) -> int:
        def change(connection: sqlite3.Connection) -> int:
            return _execute(connection, sql, *values).rowcount

        return await self._writer.do(change)


def _execute(connection: sqlite3.Connection, sql: str, *values: Any) -> sqlite3.Cursor:
    """Execute a statement that is written for all databases."""
    return connection.execute(sql.replace("$", "?"), values)


def _state(connection: sqlite3.Connection, table: str) -> tuple[int, Status, bytes | None] | None:
    """Return the version, the status and the mark of a table."""
    state: tuple[int, Status, bytes | None] | None = connection.execute(STATE, (table,)).fetchone()
    return state


def _add_lines(
    connection: sqlite3.Connection, table: str, first: int, bodies: Sequence[bytes], marks: Sequence[bytes], at: int
) -> None:
    for version, (body, mark) in enumerate(zip(bodies, marks, strict=True), first):
        connection.execute(ADD_LINE, (table, version, at, body, mark))


def _add_guests(connection: sqlite3.Connection, table: str, guests: Sequence[str]) -> None:
    for person in guests:
        _execute(connection, statements.ADD_GUEST, table, person)


def _create(table: NewTable, connection: sqlite3.Connection) -> None:
    if _state(connection, table.id):
        raise Conflict(table.id)
    if _execute(connection, statements.FIND_CODE, table.code).fetchone():
        raise CodeTaken(table.code)
    if table.most is not None:
        _check_room(connection, statements.OPENED_BY, table.host, table.most)
    values = (table.id, table.code, table.secret, table.listed, len(table.lines), table.created, table.expires)
    marks = marks_after(None, table.lines, table.created)
    _execute(connection, statements.ADD_TABLE, *values, table.listing, table.host, marks[-1] if marks else None)
    _add_lines(connection, table.id, 1, table.lines, marks, table.created)
    _add_guests(connection, table.id, table.guests)


def _check_room(connection: sqlite3.Connection, count: str, person: str | None, most: int) -> None:
    if _execute(connection, count, person).fetchone()[0] >= most:
        raise Full


def _claim(link: bytes, token: bytes, now: int, kind: str, most: int | None, connection: sqlite3.Connection) -> bool:
    row = _execute(connection, statements.LINKED, link, now).fetchone()
    if row is None:
        return False
    if most is not None:
        _check_room(connection, statements.COUNT_DEVICES, row[0], most)
    _execute(connection, statements.USE_LINK, link)
    _execute(connection, statements.ADD_DEVICE, token, row[0], now, day_of(now), kind)
    return True


def _append(append: Append, connection: sqlite3.Connection) -> None:
    table, before, after, mark = append.table, append.first - 1, append.after, append.marks[-1]
    keeps_deadline = append.deadline is KEEP
    if keeps_deadline and append.status is None:
        advanced = connection.execute(GO_ON, (table, before, append.last, append.listing, after, mark))
    else:
        changes = (keeps_deadline, append.new_deadline, append.status, append.listing)
        advanced = connection.execute(ADVANCE, (table, before, append.last, *changes, after, mark))
    if not advanced.rowcount:
        raise refusal(append, _state(connection, table)) or AssertionError(table)
    _add_lines(connection, table, append.first, append.bodies, append.marks, append.at)
    if append.guests:
        _add_guests(connection, table, append.guests)
    if append.record is not None:
        _execute(connection, statements.ADD_RECORD, append.table, pack(append.record))


def _finish(table: str, version: int, record: bytes | None, blank: Blank, connection: sqlite3.Connection) -> None:
    state = _state(connection, table)
    if state is None:
        raise Missing(table)
    if state[0] != version:
        raise Conflict(table)
    if state[1] == "finished":
        return
    forgotten = [seat for (seat,) in connection.execute(FORGOTTEN_SEATS, (table,))]
    listing = None
    if record is not None:
        kept = without(record, forgotten, blank)
        listing = listing_in(kept)
        _execute(connection, statements.ADD_RECORD, table, pack(kept))
    _execute(connection, statements.CLEAR_LINES, table)
    _execute(connection, statements.CLEAR_GUESTS, table)
    _execute(connection, statements.SHUT, table, listing)


def _expire(now: int, connection: sqlite3.Connection) -> list[str]:
    tables = [table for (table,) in connection.execute(EXPIRED, (now,))]
    connection.executemany(DELETE_TABLE, [(table,) for table in tables])
    return tables


def _seat(table: str, people: Sequence[str], connection: sqlite3.Connection) -> None:
    state = _state(connection, table)
    if state is None:
        raise Missing(table)
    if state[1] == "finished":
        raise Finished(table)
    _execute(connection, statements.CLEAR_SEATS, table)
    for seat, person in enumerate(people):
        if person:
            _execute(connection, statements.ADD_SEAT, table, seat, person)


def _rewrite(table: str, bodies: Mapping[int, bytes], connection: sqlite3.Connection) -> None:
    for version, body in bodies.items():
        _execute(connection, statements.REWRITE, table, version, body)


def _attend(came: list[tuple[str, str, str]], left: list[tuple[str, str, str]], connection: sqlite3.Connection) -> None:
    connection.executemany(WENT, left)
    connection.executemany(CAME, came)


def _forget_some(person: str, blank: Blank, connection: sqlite3.Connection) -> tuple[set[str], bool]:
    """Empty some of somebody's seats; return the tables among theirs that stand, and whether there are more."""
    games = [OwnTable(*row) for row in connection.execute(SEATS_OF, (person, FORGOTTEN_AT_ONCE))]
    for game in games:
        connection.execute(EMPTY_SEAT, (game.table, game.seat))
        for (record,) in _execute(connection, statements.RECORD, game.table).fetchall():
            kept = without(unpack(record), [game.seat], blank)
            _execute(connection, statements.CHANGE_RECORD, game.table, pack(kept))
            if game.status == "finished":
                _execute(connection, statements.CHANGE_LISTING, game.table, listing_in(kept))
    standing, more = {game.table for game in games if game.status != "finished"}, len(games) == FORGOTTEN_AT_ONCE
    if not more:
        standing |= {table for (table,) in _execute(connection, statements.TABLES_OF, person)}
        _execute(connection, statements.FORGET_HOST, person)
        _execute(connection, statements.FORGET_GUEST, person)
        _execute(connection, statements.DELETE_PERSON, person)
    return standing, more
