"""Opens an SQLite file: that it is ours, that it can be written, that it has the present tables."""

import os
import sqlite3
import time
from pathlib import Path
from typing import Final

from billi.errors import Phrase
from billi.server.store import schema
from billi.server.store.errors import CannotOpen
from billi.server.store.sqlite_owning import has_other_owner

PATIENCE: Final = 10.0
"""Seconds to wait for another process that is writing to the same file."""


def connect(path: Path | None) -> sqlite3.Connection:
    """Open a file, or a database in memory, as it is used from here on: durable, and with transactions of our own.

    The connection may be handed to one other thread.
    """
    connection = sqlite3.connect(
        path or ":memory:", timeout=PATIENCE, isolation_level=None, check_same_thread=False, cached_statements=64
    )
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # without it macOS leaves a commit in the disk's own cache
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA wal_autocheckpoint = 0")  # a thread of its own does that
    connection.execute("PRAGMA secure_delete = ON")  # a deleted name is overwritten, wherever it stood
    return connection


def prepare(path: Path | None) -> sqlite3.Connection:
    """Open a database and bring its tables up to date; raise :class:`CannotOpen` where that cannot be done."""
    if path:
        _check_writable(path)
    connection = None
    try:
        connection = connect(path)
        _check_ours(connection, str(path))
        _turn_to_wal(connection)
        _migrate(connection, path)
    except sqlite3.Error as problem:
        if connection:
            connection.close()
        if problem.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
            raise CannotOpen("store-not-ours", file=str(path)) from problem
        failed = problem.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL)
        reason = Phrase("store-disk") if failed else str(problem)
        raise CannotOpen("store-unwritable", file=str(path), reason=reason) from problem
    except BaseException:
        if connection:
            connection.close()
        raise
    return connection


def _check_writable(path: Path) -> None:
    """Raise what is wrong with a file where SQLite would only say that it cannot be opened."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as problem:
        raise CannotOpen("store-unwritable", file=str(path), reason=problem.strerror or str(problem)) from problem


def _check_ours(connection: sqlite3.Connection, name: str) -> None:
    """Leave the database of another program alone."""
    there = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if there and "schema_version" not in there:
        raise CannotOpen("store-not-ours", file=name)


def _turn_to_wal(connection: sqlite3.Connection) -> None:
    """Let reads and writes go on side by side. Unlike other statements, this one does not wait for its turn itself."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)
        else:
            return


def _migrate(connection: sqlite3.Connection, path: Path | None) -> None:
    """Make the tables what they should be, in one transaction.

    A server takes its lock before it opens the file: one that is not there when this looks finds the new tables.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute(schema.VERSION_TABLE)
        version = connection.execute(schema.READ_VERSION).fetchone()[0] or 0
        if schema.is_newer(version):
            schema.check_may_work(version, connection.execute(schema.READ_NEEDS).fetchone()[0])
        if path and schema.shuts_out(version):
            schema.check_alone(int(has_other_owner(path)))
        for statement in schema.statements_after(version, schema.SQLITE):
            connection.execute(statement)
        if version < len(schema.STEPS):
            connection.execute(schema.CLEAR_VERSION)
            connection.execute(schema.WRITE_VERSION.replace("$", "?"), (len(schema.STEPS), schema.OLDEST))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
