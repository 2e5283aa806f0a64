"""Tables from their logs."""

from typing import Final

import msgspec

from billi.errors import BilliError
from billi.server.store import Store, StoreError
from billi.table.entries import read
from billi.table.table import Table

_encode: Final = msgspec.json.Encoder().encode


class Unreadable(BilliError):
    """A log that adds up to no table."""


async def load(store: Store, id: str, secret: bytes) -> Table | None:
    """Return the table a log adds up to; None when the log has gone into a record."""
    table = Table(id, secret)
    try:
        for line in await store.lines(id):
            table.apply(read(line.body), line.at)
    except StoreError:
        raise
    except Exception as error:  # whatever is wrong with one log is no other table's business
        raise Unreadable("table-unreadable") from error
    return table if table.version else None


def encode_record(table: Table) -> bytes:
    """Return the record of a game as it is kept and handed out."""
    return _encode(table.record())
