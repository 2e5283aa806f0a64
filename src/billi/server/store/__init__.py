"""Where tables, their logs and people are kept: in an SQLite file, or in PostgreSQL.

A change is durable before anyone hears of it. The database decides which of several servers writes the next line of a
table: whoever comes second is told (:class:`Conflict`), reads on and tries again.
"""

from pathlib import Path

from billi.extras import not_installed
from billi.server.store.base import FIRST_ENDED, Store
from billi.server.store.data import (
    KEEP,
    Attends,
    Ended,
    EndedGame,
    Head,
    Keep,
    KnownDevice,
    Line,
    NewTable,
    OwnTable,
    Person,
    Presence,
    Sitter,
    Status,
    day_of,
)
from billi.server.store.errors import (
    EXAMPLES,
    Broken,
    CannotOpen,
    CodeTaken,
    Conflict,
    Finished,
    Full,
    Missing,
    StoreError,
    Unavailable,
    say_to_guest,
)
from billi.server.store.records import Blank, blank_name

__all__ = [
    "FIRST_ENDED",
    "KEEP",
    "Attends",
    "Broken",
    "CannotOpen",
    "CodeTaken",
    "Conflict",
    "Ended",
    "EndedGame",
    "Finished",
    "Full",
    "Head",
    "Keep",
    "KnownDevice",
    "Line",
    "Missing",
    "NewTable",
    "OwnTable",
    "Person",
    "Presence",
    "Sitter",
    "Status",
    "Store",
    "StoreError",
    "Unavailable",
    "day_of",
    "file_of",
    "is_in_memory",
    "open_store",
    "say_to_guest",
]


async def open_store(url: str, *, blank: Blank = blank_name) -> Store:
    """Open the store at an address, making or updating its tables; raise :class:`CannotOpen` with a sentence if not.

    ``sqlite:///games.db`` is a file in the working folder, ``sqlite:////var/lib/billi/games.db`` one from the root,
    ``sqlite://`` is in memory; ``postgresql://user:password@host/database`` is a PostgreSQL database. ``blank`` takes
    the person in a seat out of a record when they ask to be forgotten.
    """
    scheme, _, rest = url.partition("://")
    if is_in_memory(url):
        return await _sqlite(None, blank)
    if file := file_of(url):
        return await _sqlite(file, blank)
    if scheme in ("postgresql", "postgres") and rest:
        try:
            from billi.server.store.postgres import PostgresStore
        except ModuleNotFoundError as missing:
            raise not_installed(missing, "postgres") from missing
        return await PostgresStore.open(url, blank)
    if scheme in ("sqlite", "postgresql", "postgres"):
        raise CannotOpen("store-address", examples=EXAMPLES)
    raise CannotOpen("store-unknown", found=scheme.partition(":")[0], known=["sqlite", "postgresql"])


def is_in_memory(url: str) -> bool:
    """Whether an address names a database that goes with the process."""
    return url in ("sqlite://", "sqlite:///:memory:")


def file_of(url: str) -> Path | None:
    """Return the SQLite file that an address names, if it names one: an address with a question mark means more.

    >>> file_of("sqlite:////var/lib/billi/games.db"), file_of("postgresql://host/database")
    (PosixPath('/var/lib/billi/games.db'), None)
    """
    name = url.removeprefix("sqlite:///")
    names_one = name and name != url and "?" not in name and not is_in_memory(url)
    return Path(name).absolute() if names_one else None


async def _sqlite(path: Path | None, blank: Blank) -> Store:
    from billi.server.store.sqlite import SqliteStore

    return await SqliteStore.open(path, blank)
