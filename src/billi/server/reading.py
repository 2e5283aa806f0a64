"""Tables from their logs, and what lists tell of them."""

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

import msgspec

from billi.errors import BilliError
from billi.server.logs import NEWER, UNREADABLE
from billi.server.store import Head, Line, OwnTable, Store, StoreError
from billi.server.store.records import listing_in
from billi.table.entries import Began, Chose, Closed, DeckCut, Entry, Hinted, LeftOut, Lent, NewerEntry, read
from billi.table.listing import Listing, listing_of, read_listing, write_listing
from billi.table.recording import record_of
from billi.table.table import OldRules, Table

OF_THE_GAME: Final = (Closed, DeckCut, LeftOut, Began, Chose, Hinted, Lent)
"""Entries that are about cards, and not about who sits where."""

log = logging.getLogger(__name__)
_encode: Final = msgspec.json.Encoder().encode


class Unreadable(BilliError):
    """A log that adds up to no table."""


class Elsewhere(Unreadable):
    """A table that servers of another version play on: they can read its log, and this one leaves it to them."""

    def __init__(self) -> None:
        super().__init__("table-elsewhere")


def unreadable(id: str, why: object) -> Unreadable:
    """Return what to raise of a table whose log cannot be read, having said why to whoever runs the server."""
    if isinstance(why, NewerEntry):
        log.warning(NEWER, why, extra={"table": id})
        return Elsewhere()
    log.error(UNREADABLE, why if isinstance(why, str) else f"{type(why).__name__}: {why}", extra={"table": id})
    return Unreadable("table-unreadable")


async def load(store: Store, id: str, secret: bytes) -> Table | None:
    """Return the table a log adds up to; None when the log has gone into a record.

    Raise :class:`OldRules` for a game that cannot go on by the rules of today, :class:`Unreadable` for anything else.
    """
    lines = await store.lines(id)
    return add_up(id, secret, lines) if lines else None


def add_up(id: str, secret: bytes, lines: list[Line]) -> Table:
    """Return the table a log adds up to; raise as :func:`load` does."""
    try:
        check_whole(lines)
        return fold(id, secret, ((read(line.body), line.at) for line in lines))
    except OldRules:
        raise
    except Exception as error:  # whatever is wrong with one log is no other table's business
        raise unreadable(id, error) from error


def check_whole(lines: list[Line], after: int = 0) -> None:
    """Raise :class:`ValueError` where a line is missing: what is left would add up to a table that never was.

    Whoever wrote to such a log would be told again and again that somebody else was first.
    """
    for expected, line in enumerate(lines, after + 1):
        if line.version != expected:
            raise ValueError(f"line {expected} is missing")


def fold(id: str, secret: bytes, entries: Iterable[tuple[Entry, int]]) -> Table:
    """Return the table some entries add up to, each with the time it was written."""
    table = Table(id, secret)
    for entry, at in entries:
        table.apply(entry, at)
    return table


def without_game(id: str, secret: bytes, lines: list[Line]) -> Table:
    """Return who sits at a table whose game is played by other rules today, as if nothing had been dealt."""
    entries = ((read(line.body), line.at) for line in lines)
    return fold(id, secret, ((entry, at) for entry, at in entries if not isinstance(entry, OF_THE_GAME)))


def encode_record(table: Table) -> bytes:
    """Return the record of a game as it is kept and handed out."""
    return _encode(record_of(table))


async def listing_for(store: Store, table: Head | OwnTable) -> Listing | None:
    """Return what a list tells of a table; None, and a word in the log, where that cannot be found out."""
    id = table.table if isinstance(table, OwnTable) else table.id
    try:
        return read_listing(table.listing) if table.listing else await _work_out(store, id)
    except StoreError:
        raise
    except OldRules:
        return None
    except Exception:  # a broken table must not hide the others
        log.exception("a table cannot be listed", extra={"table": id})
        return None


async def _work_out(store: Store, id: str) -> Listing | None:
    """Work out the listing of a table from before there were any, and keep it for the next time."""
    head = await store.head(id)
    if head is None:
        return None
    record, lines = await store.record(id), await store.lines(id)
    # Not in the event loop: a long log takes long to add up.
    listing = listing_in(record) if record else await asyncio.to_thread(_listing_in_log, id, head.secret, lines)
    if listing is None:
        return None
    await store.note_listing(id, head.version, listing)
    return read_listing(listing)


def _listing_in_log(id: str, secret: bytes, lines: list[Line]) -> str | None:
    return write_listing(listing_of(add_up(id, secret, lines))) if lines else None
