"""What can go wrong with a store: for the person who runs it, as a sentence, and for the code that uses it, by kind."""

from typing import Final

from billi.errors import BilliError, Phrase
from billi.words import Words

EXAMPLES: Final = ("sqlite:///billi.db", "postgresql://user:password@host/database")
"""Addresses as they should be."""


class StoreError(BilliError):
    """Something the person who runs the database must put right: for them alone, since it may name files and hosts."""


def say_to_guest(error: BilliError, words: Words) -> str:
    """Return what is wrong as somebody who plays reads it: of a store, no more than that it keeps nothing now."""
    return Phrase("store-not-now").say(words) if isinstance(error, StoreError) else error.say(words)


class CannotOpen(StoreError):
    """A database that cannot be opened."""


class Unavailable(StoreError):
    """The database did not do what was asked; it may when asked again.

    Whether it was written is not known when a connection broke. Asking again is safe: an append that was written after
    all raises :class:`Conflict`, and everything else may be done twice.
    """


class Broken(StoreError):
    """Nothing is written any more until somebody has looked at the disk."""


class Conflict(Exception):
    """A log is not what the writer took it for: somebody else was first, or lines were lost."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class Finished(Exception):
    """A table that has shrunk to its record takes nothing more."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class CodeTaken(Exception):
    """Another table that is not finished has this join code: draw another."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Full(Exception):
    """Somebody has as many of what they ask for as anybody may."""


class Missing(LookupError):
    """A table or a person that is not there, or not any more."""
