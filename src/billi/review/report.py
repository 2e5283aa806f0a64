"""Reviewing a finished game."""

import hashlib
from collections.abc import Sequence

from billi.bots.network import Network, guesser_of, judge_of, network_of, quick_network_of
from billi.bots.search import Foresight
from billi.errors import InvalidRecord
from billi.games import GAMES
from billi.record import Record, verify
from billi.record.replaying import replay
from billi.record.shape import where
from billi.review.data import Decided, LinePoint, Moment, Review, SeatReview
from billi.review.decisions import LOOKS, Experts, JudgedChoice, decisions_of
from billi.review.line import Point, brought, line_through, shares_of
from billi.review.valuing import DEALS, SAMPLES


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
    chooser, quick, guesser = network_of(spec.name), quick_network_of(spec.name), guesser_of(spec.name)
    judge = judge or judge_of(spec.name)
    if chooser is None or quick is None or judge is None:
        raise InvalidRecord("review-no-judge", where=where(number), game=spec.name)
    dealer: int = record["events"][0]["dealer"]
    line = line_through(state, dealer, quick, judge)
    decisions = decisions_of(state, dealer, Experts(chooser, Foresight(quick, judge), guesser))
    places = [place for place, point in enumerate(line) if point.cause == "choice"]
    decided = [(place, one) for place, one in zip(places, decisions, strict=True) if one]
    return Review(
        game=spec.name,
        options=dict(record["options"]),
        names=record.get("names"),
        points=state.points,
        winners=state.winners,
        evaluator=fingerprint(chooser, quick, judge, guesser),
        samples=SAMPLES,
        deals=DEALS,
        hands=max(look.worlds for look in LOOKS),
        seats=[_seat(line, decided, seat) for seat in range(state.game.seats)],
        line=[LinePoint(**vars(point)) for point in line],
    )


def evaluator_of(game: str) -> str:
    """Return what tells whoever values a game now from others: see :attr:`billi.review.data.Review.evaluator`."""
    return fingerprint(network_of(game), quick_network_of(game), judge_of(game), guesser_of(game))


def fingerprint(*networks: Network | None) -> str:
    """Return what tells networks from others."""
    digest = hashlib.sha256()
    for network in networks:
        digest.update(network.weights.tobytes() if network else b"")
    return digest.hexdigest()[:16]


def _seat(line: Sequence[Point], decided: Sequence[tuple[int, JudgedChoice]], seat: int) -> SeatReview:
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
        if point.cause in ("deal", "draw") and sign * worth[seat] > 0
    ]
    place, points = max(luck, key=lambda one: sign * one[1], default=(-1, 0))
    return Moment(point=place, points=points) if luck else None
