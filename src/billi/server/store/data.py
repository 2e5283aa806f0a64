"""What a store keeps. Times are milliseconds since 1970; ids, codes and hashes are the caller's."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, Literal, NamedTuple

Attends = tuple[str, str]
"""A table, and a person who is connected to it."""
Status = Literal["open", "playing", "over", "finished"]
"""Open until the cards are dealt; over when the game has ended; finished when only the record is left."""


class Keep(Enum):
    """Leave something as it is."""

    KEEP = "keep"


KEEP: Final = Keep.KEEP
DAY: Final = 24 * 3600 * 1000


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be set up, open, with the first lines of its log."""

    id: str
    code: str
    """What people type or follow to join; no two tables that are not finished have the same."""
    secret: bytes
    listed: bool
    """Whether anyone may find it."""
    created: int
    expires: int
    """When it goes if nobody has begun to play."""
    lines: Sequence[bytes] = ()
    listing: str | None = None
    """What lists tell of it, as JSON (:mod:`billi.table.listing`)."""
    host: str | None = None
    """Who opened it."""
    guests: Sequence[str] = ()
    """Who sits there from the beginning."""
    most: int | None = None
    """How many tables that are not over its host may have, this one included."""


@dataclass(frozen=True, slots=True)
class Head:
    """A table without its log."""

    id: str
    code: str
    secret: bytes
    status: Status
    version: int
    """The version of the last line ever written, also when the lines have gone into a record."""
    created: int
    expires: int
    deadline: int | None
    """When a clock runs out."""
    listed: bool
    listing: str | None = None
    """What lists tell of it, as JSON (:mod:`billi.table.listing`); None where nobody has worked it out yet."""


class Line(NamedTuple):
    """A line of a table's log."""

    version: int
    at: int
    body: bytes
    mark: bytes | None = None
    """What tells this line, after those before it, from any other; None in logs from before there were any."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody with a token."""

    id: str
    name: str
    language: str
    created: int
    seen: int = 0
    """The day the device they come with was last used."""
    banned: int | None = None
    """Since when they may sit down nowhere; None for most."""


class Sitter(NamedTuple):
    """Somebody who sits at a table, for whoever runs the server."""

    seat: int
    person: str
    name: str
    banned: int | None


class Presence(NamedTuple):
    """Somebody who is connected to a table, if the server they are connected to is there."""

    person: str
    server: str
    until: int
    """Until when the server last said it is there, by its own clock."""


class KnownDevice(NamedTuple):
    """Something a person plays with."""

    token: bytes
    """The hash of it."""
    made: int
    """When it became theirs; 0 where nobody knows."""
    seen: int
    """The day it was last used; 0 where nobody knows."""
    kind: str


def day_of(at: int) -> int:
    """Return the beginning of the day a moment is in: how closely it is kept when somebody was here.

    >>> day_of(3 * DAY + 5) == 3 * DAY
    True
    """
    return at - at % DAY


class Ended(NamedTuple):
    """A table whose game has ended, and when its last line was written."""

    table: str
    at: int


class EndedGame(NamedTuple):
    """A game somebody has played to its end, and what is known of how."""

    table: str
    created: int
    seat: int
    """The first of theirs, as :meth:`billi.table.table.Table.people` counts them,"""
    seats: int
    """and how many they had."""
    evaluator: str | None
    """Who valued it, if anybody has;"""
    played: str | None
    """and what came of it, as JSON (:mod:`billi.review.played`); None where it does not count."""


class OwnTable(NamedTuple):
    """A table somebody sits or sat at."""

    table: str
    seat: int
    status: Status
    created: int
    code: str = ""
    listing: str | None = None
