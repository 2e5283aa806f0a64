"""What a seat is told that asks for a hint: some choices, what each is likely to bring, and why."""

from typing import Final

import msgspec

COUNTED: Final = 100
"""Hands in which a fact is counted, so that "71 of 100" is what was."""


class Fact(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """Something that is so in some of the hands that fit what a seat has seen, and not in the others."""

    what: str
    """The sentence that says it, without ``hint-`` before it."""
    times: int
    """In how many of the hands it is so,"""
    of: int
    """and of how many."""
    seat: int | None = None
    """Of whom it is told, if of somebody."""


class Advice(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """One choice, weighed."""

    action: str
    """What to choose, as it stands among the choices."""
    brings: float
    """Points by which the seat is likely to gain on the average of the others until the round is over,"""
    error: float
    """and the standard error of that."""
    behind: float
    """How much less that is than with the first choice told,"""
    behind_error: float
    """and the standard error of that: smaller than that of both, for both were tried in the same hands."""
    level: bool
    """It is about the same as the first choice told: the difference is no more than noise."""
    fact: Fact | None = None
    """Why it is better than the others, or worse than the first, if something tells."""
