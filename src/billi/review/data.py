"""A review as plain data: what a finished game was made of (docs/review.md)."""

from typing import Final

import msgspec

VERSION: Final = 1
"""Of what a review looks like; raised where a reader of an older one would go wrong."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """Where on the line something mattered."""

    point: int
    """The point of the line it led to, counted from 0,"""
    points: int
    """and what it brought the seat, in thousandths of a point."""


class LinePoint(msgspec.Struct, frozen=True, kw_only=True):
    """What everyone could expect after something had happened."""

    cause: str
    """What it was: ``deal``, ``draw`` or ``choice``; or ``seats``, before all others where not all are alike;"""
    seat: int | None
    """who chose, if somebody did;"""
    choice: str | None
    """and what."""
    round: int
    events: int
    """How many events of the record had happened."""
    worth: tuple[int, ...]
    """By seat, the result it could expect, in thousandths of a point."""


class Decided(msgspec.Struct, frozen=True, kw_only=True):
    """A decision somebody had, and what it gave away, in thousandths of a point."""

    point: int
    """The point of the line it led to, counted from 0."""
    round: int
    events: int
    """How many events of the record had happened before it."""
    made: str
    """What was chosen,"""
    best: str
    """and the best choice that was found: the same, where none was better."""
    gave: int
    """What the choice gave away on average over hands that fit what the seat had seen:"""
    low: int
    """with 95 % certainty no less than this,"""
    high: int
    """and no more than this."""
    hands: int
    """In how many hands it was tried; 0 where a good player would have chosen the same."""
    equal: bool
    """Whether nothing can be said to have been given away."""


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one seat: ``result`` is exactly ``deal + draws + own + others``, in thousandths of a point."""

    result: int
    """Points at the end, less the table's average."""
    chair: int
    """Part of the deal: what the chair was worth before the first card, where not all are alike; 0 elsewhere."""
    deal: int
    """What came with the cards that were dealt, and with the chair,"""
    draws: int
    """with those that were drawn or turned up;"""
    own: int
    """what its own choices brought,"""
    others: int
    """and everyone else's."""
    gave: int
    """What its decisions gave away together: those that are not called equal."""
    luckiest: Moment | None
    unluckiest: Moment | None
    dearest: Moment | None
    """The decision that gave away most, and how much; None where all are equal."""
    decisions: list[Decided]
    """The worst first."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """What a finished game was made of."""

    review: int = VERSION
    game: str
    options: dict[str, str | int]
    names: list[str] | None
    points: list[int]
    winners: list[int]
    evaluator: str
    """A fingerprint of what it was valued by: reviews by the same can be compared."""
    samples: int
    """How often luck was drawn where it decided more than once before anybody had a choice;"""
    deals: int
    """over how many deals chairs were valued, where not all are alike;"""
    hands: int
    """and in how many hands a decision was tried at most."""
    seats: list[SeatReview]
    line: list[LinePoint]
