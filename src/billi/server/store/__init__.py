"""Where tables, their logs and people are kept: in an SQLite file, or in PostgreSQL.

A change is durable before anyone hears of it. The database decides which of several servers writes the next line of a
table: whoever comes second is told (:class:`Conflict`), reads on and tries again.
"""

from pathlib import Path

from billi.server.store.base import Store
from billi.server.store.data import KEEP, Device, Game, Head, Keep, Line, NewTable, Person, Status, day_of
from billi.server.store.errors import (
    EXAMPLES,
    Broken,
    CannotOpen,
    CodeTaken,
    Conflict,
    Finished,
    Missing,
    StoreError,
    Unavailable,
)
from billi.server.store.records import Blank, blank_name

__all__ = [
    "KEEP",
    "Broken",
    "CannotOpen",
    "CodeTaken",
    "Conflict",
    "Device",
    "Finished",
    "Game",
    "Head",
    "Keep",
    "Line",
    "Missing",
    "NewTable",
    "Person",
    "Status",
    "Store",
    "StoreError",
    "Unavailable",
    "day_of",
    "open_store",
]


async def open_store(url: str, *, blank: Blank = blank_name) -> Store:
    """Open the store at an address, making or updating its tables; raise :class:`CannotOpen` with a sentence if not.

    ``sqlite:///games.db`` is a file in the working folder, ``sqlite:////var/lib/billi/games.db`` one from the root,
    ``sqlite://`` is in memory; ``postgresql://user:password@host/database`` is a PostgreSQL database. ``blank`` takes
    the person in a seat out of a record when they ask to be forgotten.
    """
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest in ("", "/:memory:"):
        return await _sqlite(None, blank)
    if scheme == "sqlite" and rest.startswith("/") and rest != "/":
        return await _sqlite(Path(rest[1:]).absolute(), blank)
    if scheme in ("postgresql", "postgres") and rest:
        from billi.server.store.postgres import PostgresStore

        return await PostgresStore.open(url, blank)
    if scheme in ("sqlite", "postgresql", "postgres"):
        raise CannotOpen("store-address", examples=EXAMPLES)
    raise CannotOpen("store-unknown", found=scheme.partition(":")[0], known=["sqlite", "postgresql"])


async def _sqlite(path: Path | None, blank: Blank) -> Store:
    from billi.server.store.sqlite import SqliteStore

    return await SqliteStore.open(path, blank)
