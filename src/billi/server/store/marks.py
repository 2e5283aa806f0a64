"""The mark of a line: a short hash of it, of when it was written, and of all lines before it.

Versions count lines, and a database that has lost its last commits counts on from an earlier one: another server may
then write other lines under the same versions. Whoever knows the mark of the last line it has seen notices.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

LENGTH: Final = 8
"""Bytes: nobody forges a mark, and two that meet by chance are as likely as any accident."""


def marks_after(before: bytes | None, bodies: Sequence[bytes], at: int) -> list[bytes]:
    """Return the marks of lines that are written at a time after one with a mark; None where that has none, as of old.

    >>> [mark.hex() for mark in marks_after(None, [b"one", b"two"], at=7)]
    ['7f76e0a8024ba224', '528cce3d717d3a2c']
    >>> marks_after(marks_after(None, [b"one"], at=7)[0], [b"two"], at=7)[0].hex()
    '528cce3d717d3a2c'
    """
    marks, mark, when = [], before or b"", at.to_bytes(8, "big", signed=True)
    for body in bodies:
        mark = sha256(mark + when + body).digest()[:LENGTH]
        marks.append(mark)
    return marks
