"""What every seat could expect to come out with, over a game: after each deal, each draw, each choice.

What something was worth is what is expected after it less what was before. So for each seat the deals, the draws and
everybody's choices add up to the result, to the last digit: points at the end, less the average of the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from billi.bots.network import Network
from billi.review.following import Following
from billi.review.valuing import Valuing, Worth
from billi.state import Game, Step

Cause = Literal["deal", "draw", "choice"]


@dataclass(frozen=True)
class Point:
    """One point of the line: what had happened, and what everyone could expect then."""

    cause: Cause
    seat: int | None
    """Who chose; None where luck did."""
    round: int
    events: int
    """How many events of the record had happened."""
    worth: Worth
    """By seat, in thousandths of a point."""


@dataclass(frozen=True)
class Shares:
    """What a seat's result is made of, in thousandths of a point."""

    result: int
    deal: int
    draws: int
    own: int
    others: int


@dataclass(frozen=True)
class _Asked:
    cause: Cause
    seat: int | None
    round: int
    events: int
    answer: int


def line_of(game: Game, dealer: int, steps: Sequence[Step], events: Sequence[int], by: tuple[Network, Network]) -> list[Point]:
    """Return the line of a game: its first dealer, its steps, and how many events there were after each of them.

    It is valued by a network, for those who choose at once, and a judge.
    """
    play, valuing = Following.from_the_start(game, dealer), Valuing(game, *by)
    asked: list[_Asked] = []
    for step, happened in zip(steps, events, strict=True):
        number = play.position.round
        cause, seat = take(play, step, valuing, asked, happened)
        asked.append(_Asked(cause, seat, number, happened, valuing.ask(play)))
    answers = valuing.answers()
    return [Point(one.cause, one.seat, one.round, one.events, answers[one.answer]) for one in asked]


def take(
    play: Following, step: Step, valuing: Valuing, asked: list[_Asked], happened: int
) -> tuple[Cause, int | None]:
    """Take a step; return what it was and whose. A choice that turns up cards is asked for before they are known."""
    spec = play.game.spec
    if step.how == "deal_numbers":
        play.deal(*step.what)
        return "deal", None
    if step.how == "draw":
        play.draw(spec.outcomes(play.position).index(*step.what))
        return "draw", None
    seat, code = step.what
    before, number = play.copy(), play.position.round
    play.choose(seat, code)
    if spec.unturned(before.position) > spec.unturned(play.position):
        asked.append(_Asked("choice", seat, number, happened, valuing.ask_before_luck(before, seat, code)))
        return "draw", None
    return "choice", seat


def worths(line: Sequence[Point]) -> list[Worth]:
    """Return what each point of a line brought to every seat."""
    before: Worth = (0,) * len(line[0].worth) if line else ()
    brought = []
    for point in line:
        brought.append(tuple(after - earlier for after, earlier in zip(point.worth, before, strict=True)))
        before = point.worth
    return brought


def shares_of(line: Sequence[Point], seat: int) -> Shares:
    """Return what the result of a seat is made of."""
    by = {"deal": 0, "draws": 0, "own": 0, "others": 0}
    for point, brought in zip(line, worths(line), strict=True):
        if point.cause == "choice":
            by["own" if point.seat == seat else "others"] += brought[seat]
        else:
            by["deal" if point.cause == "deal" else "draws"] += brought[seat]
    return Shares(line[-1].worth[seat], **by)
