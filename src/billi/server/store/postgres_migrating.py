"""Brings the tables of a PostgreSQL database up to date, while other servers work on them.

All steps are one transaction, so that whoever is killed on the way leaves nothing behind. A step may need a table to
itself for a moment; whoever comes after it waits behind it, moves too. So it asks for no more than a moment, and where
somebody holds the table for longer, such as a dump, it steps back, lets the others by and asks again.
"""

import asyncio
import logging
import random
import time
from typing import Any, Final

import asyncpg

from billi.errors import Phrase
from billi.server.clock import now
from billi.server.store import schema
from billi.server.store.errors import CannotOpen

MIGRATING: Final = int.from_bytes(b"billi")
"""The advisory lock that lets only one server at a time change the tables."""
MOMENT: Final = 300
"""Milliseconds to wait for a table that somebody holds; moves wait behind that."""
PAUSE: Final = 1.0
"""Seconds until it is tried again, in which moves go on."""
PATIENCE: Final = 30.0
"""Seconds in which it is tried again."""
LONGEST: Final = 3600.0
"""Seconds a step may take once it has what it needs, as an index of many rows; and for which others wait for it."""

SILENTLY: Final = 5.0
"""Seconds to wait for another server before that is said."""

log = logging.getLogger(__name__)


async def migrate(connection: "asyncpg.pool.PoolConnectionProxy[Any]", where: str) -> None:
    """Make the tables what they should be; raise :class:`CannotOpen` where that cannot be done now."""
    until, said = time.monotonic() + PATIENCE, False
    while True:
        try:
            return await _migrate(connection)
        except asyncpg.LockNotAvailableError as problem:
            if time.monotonic() > until:
                raise CannotOpen("store-unusable", where=where, reason=Phrase("store-held")) from problem
            if not said:
                log.warning("something holds the database's tables, such as a backup: tried for %.0f seconds", PATIENCE)
            said = True
        await asyncio.sleep(PAUSE * random.uniform(0.5, 1))


async def _migrate(connection: "asyncpg.pool.PoolConnectionProxy[Any]") -> None:
    """Take all steps that are missing, or none; one server at a time."""
    async with connection.transaction():
        await _wait_for_others(connection)
        if await connection.fetchval("SELECT to_regnamespace('billi') IS NULL"):
            await connection.execute("CREATE SCHEMA billi")
        await connection.execute(schema.VERSION_TABLE)
        version = await connection.fetchval(schema.READ_VERSION) or 0
        if schema.is_newer(version):
            schema.check_may_work(version, await connection.fetchval(schema.READ_NEEDS))
        if schema.shuts_out(version) and schema.has_servers(version):
            schema.check_alone(await connection.fetchval(schema.SERVING, now()))
        await connection.execute(f"SET LOCAL lock_timeout = {MOMENT}")
        for statement in schema.statements_after(version, schema.POSTGRES):
            await connection.execute(statement, timeout=LONGEST)
        if version < len(schema.STEPS):
            await connection.execute(schema.CLEAR_VERSION)
            await connection.execute(schema.WRITE_VERSION, len(schema.STEPS), schema.OLDEST)


async def _wait_for_others(connection: "asyncpg.pool.PoolConnectionProxy[Any]") -> None:
    """Lock the tables for ourselves, as far as servers go; where that takes long, say what is waited for."""
    text = "another server changes the database's tables: this one starts when that is done"
    say = asyncio.get_running_loop().call_later(SILENTLY, log.warning, text)
    try:
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING, timeout=LONGEST)
    finally:
        say.cancel()
