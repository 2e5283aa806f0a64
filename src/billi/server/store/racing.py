"""Who wins when several want to write the next line of a table: whoever finds it at the version before.

The head of a table decides, not only the primary key of its lines: a finished table has no lines left to collide with.
And not the version alone: after a database has lost its last commits, the line before may be another one.
"""

from collections.abc import Sequence

import msgspec

from billi.server.store.data import Keep, Status
from billi.server.store.errors import Conflict, Finished, Missing


class Append(msgspec.Struct, frozen=True, gc=False):
    """Lines to be written to a table's log."""

    table: str
    first: int
    bodies: Sequence[bytes]
    marks: Sequence[bytes]
    at: int
    deadline: int | Keep | None
    status: Status | None
    listing: str | None = None
    """What lists tell of the table from now on; None where that stays."""
    record: bytes | None = None
    """The record of a game that these lines end."""
    after: bytes | None = None
    """The mark of the line before them; None where that is not known."""
    guests: Sequence[str] = ()
    """Who has sat down with these lines."""

    def __post_init__(self) -> None:
        """Refuse what no table could take."""
        if self.first < 1 or not self.bodies or self.status == "finished":
            raise ValueError(f"table {self.table} takes no {len(self.bodies)} lines as {self.status} at {self.first}")

    @property
    def last(self) -> int:
        """The version of the last line."""
        return self.first + len(self.bodies) - 1

    @property
    def new_deadline(self) -> int | None:
        """The table's deadline, unless it stays as it is."""
        return None if isinstance(self.deadline, Keep) else self.deadline


def refusal(append: Append, head: tuple[int, Status, bytes | None] | None) -> Exception | None:
    """Return why lines cannot follow a table's version, status and mark, or None if they can."""
    if head is None:
        return Missing(append.table)
    version, status, mark = head
    if append.first <= version:
        return Conflict(append.table)
    if status == "finished":
        return Finished(append.table)
    if append.first > version + 1 or (mark and append.after and mark != append.after):
        return Conflict(append.table)  # lines that the writer has seen are not there any more
    return None
