"""A review: what a finished game was made of, as plain data (docs/review.md)."""

import hashlib
from collections.abc import Sequence

import msgspec

from billi.bots.network import Network, judge_of, network_of, quick_network_of
from billi.bots.search import Foresight
from billi.errors import InvalidRecord
from billi.games import GAMES
from billi.record import Record, verify
from billi.record.replaying import replay
from billi.record.shape import where
from billi.review.decisions import Decision, decisions_of
from billi.review.line import Point, brought, line_of, shares_of

VERSION = 1
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
    """What it was: ``deal``, ``draw`` or ``choice``;"""
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
    deal: int
    draws: int
    own: int
    """What its own choices brought,"""
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
    seats: list[SeatReview]
    line: list[LinePoint]


def review(record: Record, number: int = 1, judge: Network | None = None) -> Review:
    """Review the record of a finished game; ``number`` is what errors call it.

    Raise :class:`billi.InvalidRecord` where there is nothing to review, or nobody who can.
    """
    verify(record, number)
    state, spec = replay(record, number=number), GAMES[record["game"]]
    if not state.over:
        raise InvalidRecord("review-unfinished", where=where(number))
    if state.game.spec is not spec:
        raise InvalidRecord("review-version", where=where(number), found=record["billi"])
    chooser, quick = network_of(spec.name), quick_network_of(spec.name)
    judge = judge or judge_of(spec.name)
    if chooser is None or quick is None or judge is None:
        raise InvalidRecord("review-no-judge", where=where(number), game=spec.name)
    dealer: int = record["events"][0]["dealer"]
    line = line_of(state, dealer, quick, judge)
    decisions = decisions_of(state, dealer, Foresight(quick, judge), chooser)
    places = [place for place, point in enumerate(line) if point.cause == "choice"]
    decided = [(place, one) for place, one in zip(places, decisions, strict=True) if one]
    return Review(
        game=spec.name,
        options=dict(record["options"]),
        names=record.get("names"),
        points=state.points,
        winners=state.winners,
        evaluator=fingerprint(chooser, quick, judge),
        seats=[_seat(line, decided, seat) for seat in range(state.game.seats)],
        line=[LinePoint(**vars(point)) for point in line],
    )


def fingerprint(*networks: Network) -> str:
    """Return what tells networks from others."""
    digest = hashlib.sha256()
    for network in networks:
        digest.update(network.weights.tobytes())
    return digest.hexdigest()[:16]


def _seat(line: Sequence[Point], decided: Sequence[tuple[int, Decision]], seat: int) -> SeatReview:
    decisions = [
        Decided(
            point=place,
            round=one.round,
            events=one.events,
            made=one.made,
            best=one.best,
            gave=one.gave,
            low=one.low,
            high=one.high,
            hands=one.worlds,
            equal=one.equal,
        )
        for place, one in sorted(decided, key=lambda placed: (placed[1].equal, -placed[1].gave * (not placed[1].equal)))
        if one.seat == seat
    ]
    dear = [one for one in decisions if not one.equal]
    return SeatReview(
        **vars(shares_of(line, seat)),
        gave=sum(one.gave for one in dear),
        luckiest=_most(line, seat, 1),
        unluckiest=_most(line, seat, -1),
        dearest=Moment(point=dear[0].point, points=-dear[0].gave) if dear else None,
        decisions=decisions,
    )


def _most(line: Sequence[Point], seat: int, sign: int) -> Moment | None:
    """Return the luck that brought a seat most, or with -1 cost it most; of equals the first."""
    luck = [
        (place, worth[seat])
        for place, (point, worth) in enumerate(zip(line, brought(line), strict=True))
        if point.cause != "choice" and sign * worth[seat] > 0
    ]
    place, points = max(luck, key=lambda one: sign * one[1], default=(-1, 0))
    return Moment(point=place, points=points) if luck else None
