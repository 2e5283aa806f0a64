"""The mark of a line: a short hash of it and of all lines before it.

Versions count lines, and a database that has lost its last commits counts on from an earlier one: another server may
then write other lines under the same versions. Whoever knows the mark of the last line it has seen notices.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

LENGTH: Final = 8
"""Bytes: nobody forges a mark, and two that meet by chance are as likely as any accident."""


def marks_after(before: bytes | None, bodies: Sequence[bytes]) -> list[bytes]:
    """Return the marks of lines that follow one with a mark; None where that one has none, as in old logs.

    >>> [mark.hex() for mark in marks_after(None, [b"one", b"two"])]
    ['7692c3ad3540bb80', '5d9c86d95d5b5b07']
    >>> marks_after(marks_after(None, [b"one"])[0], [b"two"])[0].hex()
    '5d9c86d95d5b5b07'
    """
    marks, mark = [], before or b""
    for body in bodies:
        mark = sha256(mark + body).digest()[:LENGTH]
        marks.append(mark)
    return marks
