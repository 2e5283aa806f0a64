"""How records are kept: compressed, and without the names of people who asked to be forgotten."""

import json
import zlib
from collections.abc import Callable, Iterable

import msgspec

from billi.record import without_name
from billi.table.listing import Listing, write_listing

Blank = Callable[[bytes, int], bytes]
"""Takes the person in a seat out of a record. It may be called in another thread, and twice for the same seat."""


def blank_name(record: bytes, seat: int) -> bytes:
    """Take the name of a seat out of a record, as JSON; everything else stays.

    >>> blank_name(b'{"names": ["Ann", "Bo"]}', 1)
    b'{"names":["Ann",""]}'
    """
    game = without_name(json.loads(record), seat)
    return json.dumps(game, ensure_ascii=False, separators=(",", ":")).encode()


def without(record: bytes, forgotten: Iterable[int], blank: Blank) -> bytes:
    """Return a record without the people in some seats."""
    for seat in forgotten:
        record = blank(record, seat)
    return record


def listing_in(record: bytes) -> str | None:
    """Return what lists tell of a finished game, as JSON; None for a record that does not say.

    >>> listing_in(b'{"game": "willi", "names": ["Ann", ""], "points": [3, 4], "winners": [1], "events": []}')
    '{"game":"willi","names":["Ann",""],"points":[3,4],"winners":[1]}'
    """
    try:
        return write_listing(msgspec.json.decode(record, type=Listing))
    except msgspec.DecodeError:
        return None


def pack(record: bytes) -> bytes:
    """Compress a record."""
    return zlib.compress(record, 9)


def unpack(kept: bytes) -> bytes:
    """Return a record back."""
    return zlib.decompress(kept)
