"""Files of records: one JSON object a line, UTF-8. They are read and written line by line, however many there are.

A line is looked at as bytes before it is understood: its length and depth are limited, so that no file can exhaust
memory or the stack. Line ends may be those of Windows, and the last may be missing. An empty line is an error, so that
a record has the number of its line.
"""

import json
import math
import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import IO, Any, Final, NoReturn

from billi.errors import InvalidRecord, Phrase, UnreadableFile
from billi.passing import passing_folder
from billi.record.shape import Record, bare, check, where

LONGEST_LINE: Final = 4 * 1024 * 1024
"""Bytes. The longest games of either kind take a quarter of it."""
DEEPEST: Final = 32
"""Objects and lists within each other. The format itself needs four levels."""
DRAFTS: Final = ".billi-draft-"
"""How folders begin in which files are written until they are whole."""
BOM: Final = b"\xef\xbb\xbf"

TEXTS: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
NO_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))
PERHAPS_HALF: Final = re.compile(r"\\u[dD][89a-fA-F]")


Source = str | Path | IO[bytes]
"""A file by its name, or one that is open and stays so."""


def read(source: Source) -> Iterator[Record]:
    """Return the records of a file one after the other, each checked to be shaped like one.

    Whether they follow the rules is for :func:`replay` or :func:`verify` to say. Raise :class:`billi.InvalidRecord` or
    :class:`billi.errors.UnreadableFile` on reaching what is wrong.
    """
    for number, record in enumerate(objects(source), start=1):
        check(record, number)
        yield record


def write(path: str | Path, records: Iterable[Mapping[str, Any]]) -> int:
    """Write records to a file, all or nothing, and return how many: until the last is written, the file is as it was.

    Raise :class:`billi.InvalidRecord` for what JSON cannot hold, ``OSError`` where the file cannot be written.
    """
    with whole_file(Path(path)) as file:
        return _write_lines(file, records)


@contextmanager
def whole_file(path: Path) -> Iterator[IO[bytes]]:
    """Open a file that gets its name only when it is whole; a pipe or a terminal is written to as it is."""
    if path.exists() and not path.is_file():
        with path.open("wb") as file:
            yield file
        return
    path = path.resolve()
    with passing_folder(DRAFTS, path.parent) as folder:
        draft = folder.path / path.name
        with draft.open("xb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)


def objects(source: Source) -> Iterator[Any]:
    """Return what the lines of a file hold, whatever it is."""
    try:
        with _open(source) if isinstance(source, str | Path) else nullcontext(source) as file:
            number = 1
            while line := file.readline(LONGEST_LINE + 1):
                yield parse(line, number)
                number += 1
    except OSError as problem:
        reason = problem.strerror or str(problem)
        raise UnreadableFile("file-unreadable", file=name_of(source), reason=reason) from None


def name_of(source: Source) -> str:
    """Return what to call a file: an open one by the name it was opened by, standard input as ``stdin``."""
    return str(source) if isinstance(source, str | Path) else str(source.name).strip("<>")


def parse(line: bytes, number: int = 1) -> Any:
    """Return what a line of a file holds."""
    _check_bytes(number, line)
    here = where(number)
    cut_off = line.lstrip().startswith(b"{") and not line.endswith(b"\n")
    try:
        text = line.decode()
    except UnicodeDecodeError as problem:
        at_the_end = cut_off and problem.reason == "unexpected end of data"
        raise InvalidRecord("file-truncated" if at_the_end else "file-not-utf8", where=here) from None
    found = _loads(here, text, "file-truncated" if cut_off else "file-not-json")
    if PERHAPS_HALF.search(text):
        line_of(found, number)
    return found


def line_of(record: Mapping[str, Any], number: int = 1) -> bytes:
    """Write a record as a line of a file."""
    try:
        line = json.dumps(record, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode() + b"\n"
    except UnicodeEncodeError as problem:  # half a character: JSON can escape it, but UTF-8 cannot hold it
        found = problem.object[problem.start]
        raise InvalidRecord("file-bad-character", where=where(number), found=found) from None
    except (TypeError, ValueError, RecursionError):
        raise InvalidRecord("file-not-json", where=where(number)) from None
    _check_bytes(number, line)
    return line


def _open(path: str | Path) -> IO[bytes]:
    try:
        return Path(path).open("rb")
    except FileNotFoundError:
        raise UnreadableFile("file-not-found", file=str(path)) from None
    except ValueError as problem:  # a name no file can have
        raise UnreadableFile("file-unreadable", file=str(path), reason=str(problem)) from None


def _write_lines(file: IO[bytes], records: Iterable[Mapping[str, Any]]) -> int:
    number = 0
    for number, record in enumerate(records, start=1):
        file.write(line_of(record, number))
    return number


def _check_bytes(number: int, line: bytes) -> None:
    """Refuse a line that is not worth reading, or not safe to."""
    if len(line) > LONGEST_LINE:
        raise InvalidRecord("file-line-too-long", where=where(number), limit=LONGEST_LINE)
    if line.startswith(BOM):
        raise InvalidRecord("file-bom", where=where(number))
    if not line.strip():
        raise InvalidRecord("file-blank-line", where=where(number))
    outside_texts, depth = TEXTS.sub(b"", line) if b"\\" in line else b"".join(line.split(b'"')[::2]), 0
    for bracket in outside_texts.translate(None, NO_BRACKETS):
        depth += 1 if bracket in b"[{" else -1
        if depth > DEEPEST:
            raise InvalidRecord("file-too-deep", where=where(number), limit=DEEPEST)


def _loads(here: Phrase, text: str, unless_json: str) -> Any:
    """Read JSON, no more lenient than JSON is: no NaN, no number beyond all bounds, no field twice."""

    def to_dict(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        fields = dict(pairs)
        if len(fields) < len(pairs):
            [(twice, _)] = Counter(name for name, _ in pairs).most_common(1)
            raise InvalidRecord("file-field-twice", where=here, field=bare(twice))
        return fields

    def to_float(digits: str) -> float:
        number = float(digits)
        if math.isinf(number):
            raise InvalidRecord("file-number-too-big", where=here)
        return number

    def refuse(constant: str) -> NoReturn:
        raise InvalidRecord("file-not-json", where=here)

    try:
        return json.loads(text, object_pairs_hook=to_dict, parse_float=to_float, parse_constant=refuse)
    except InvalidRecord:
        raise
    except json.JSONDecodeError as problem:
        if problem.msg == "Extra data":
            unless_json = "file-two-records" if text[problem.pos] == "{" else "file-not-json"
        raise InvalidRecord(unless_json, where=here) from None
    except ValueError:  # more digits than Python will read
        raise InvalidRecord("file-number-too-big", where=here) from None
