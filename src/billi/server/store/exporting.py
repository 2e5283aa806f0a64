"""A store in one file: a line of JSON says what it is, then one for each row, and the last says how many there are.

Bytes are written as text where they are some, as the lines of logs are, and in base64 otherwise. The same store always
makes the same file.
"""

from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import aclosing
from typing import Any, Final

import msgspec

from billi.server.store.moving import SCHEMA, CannotMove, Row, fill, rows_of

FORMAT: Final = 1

_encode: Final = msgspec.json.Encoder().encode


class Header(msgspec.Struct, frozen=True, rename={"format": "billi-export"}):
    """The first line."""

    format: int
    schema: int
    """Which tables the rows are of."""


class Footer(msgspec.Struct, frozen=True):
    """The last line."""

    rows: dict[str, int]
    """How many there are, by table."""


class OneRow(msgspec.Struct, frozen=True):
    """Any line between them."""

    table: str
    row: dict[str, Any]


_header: Final = msgspec.json.Decoder(Header).decode
_line: Final = msgspec.json.Decoder(dict[str, Any]).decode


async def export(url: str, write: Callable[[bytes], object]) -> Mapping[str, int]:
    """Write everything a store holds, line by line; return how many rows there are, by table."""
    counted: Counter[str] = Counter()
    write(_encode(Header(FORMAT, SCHEMA)) + b"\n")
    async with aclosing(rows_of(url)) as rows:  # whatever becomes of the file, the database is left in order
        async for table, row in rows:
            counted[table] += 1
            write(_encode(OneRow(table, {name: _written(value) for name, value in row.items()})) + b"\n")
    write(_encode(Footer(dict(counted))) + b"\n")
    return counted


async def take_in(url: str, lines: Iterable[bytes]) -> Mapping[str, int]:
    """Put what was exported into an empty store, all or nothing; return how many rows there are, by table."""
    counted: Counter[str] = Counter()
    await fill(url, _rows_in(lines, counted))
    return counted


async def _rows_in(lines: Iterable[bytes], counted: Counter[str]) -> AsyncIterator[Row]:
    each = enumerate(lines, 1)
    _check_header(next(each, (1, b""))[1])
    whole = False
    for number, line in each:
        try:
            read = _line(line)
            if whole:
                raise ValueError("there is more after its end")
            if "rows" in read:
                whole = read["rows"] == dict(counted)
                continue
            found = msgspec.convert(read, OneRow)
            row = {name: _read(value) for name, value in found.row.items()}
        except (msgspec.DecodeError, ValueError, NotBase64) as problem:
            raise CannotMove("host-import-line", line=number, reason=str(problem)) from problem
        counted[found.table] += 1
        yield found.table, row
    if not whole:
        raise CannotMove("host-import-cut")


def _check_header(line: bytes) -> None:
    try:
        header = _header(line)
    except msgspec.DecodeError as problem:
        raise CannotMove("host-import-other") from problem
    if header.format != FORMAT or header.schema != SCHEMA:
        newer = header.format > FORMAT or header.schema > SCHEMA
        why = "host-import-newer" if newer else "host-import-version"
        raise CannotMove(why, found=str(header.schema), known=str(SCHEMA))


def _written(value: Any) -> Any:
    if not isinstance(value, bytes):
        return value
    try:
        return {"text": value.decode()}
    except UnicodeDecodeError:
        return {"base64": b64encode(value).decode()}


def _read(value: Any) -> Any:
    match value:
        case {"text": str(text), **more} if not more:
            return text.encode()
        case {"base64": str(text), **more} if not more:
            return b64decode(text, validate=True)
        case None | int() | str():
            return value
    raise ValueError(type(value).__name__)
