"""What every seat could expect to come out with, over a game: after each deal, each draw, each choice.

What something was worth is what is expected after it less what was before. So for each seat the deals, the draws and
everybody's choices add up to the result, to the last digit: points at the end, less the average of the table.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from billi.bots.network import Network
from billi.review.following import Following
from billi.review.steps import DEAL, DRAW, events_after
from billi.review.valuing import Valuing, Worth
from billi.state import State, Step

Cause = Literal["deal", "draw", "choice"]


@dataclass(frozen=True)
class Point:
    """One point of the line: what had happened, and what everyone could expect then."""

    cause: Cause
    seat: int | None
    """Who chose, if somebody did,"""
    choice: str | None
    """and what."""
    round: int
    events: int
    """How many events of the record had happened."""
    worth: Worth = ()
    """By seat, in thousandths of a point."""


@dataclass(frozen=True)
class Shares:
    """What a seat's result is made of, in thousandths of a point."""

    result: int
    deal: int
    draws: int
    own: int
    others: int


def line_of(finished: State, dealer: int, network: Network, judge: Network) -> list[Point]:
    """Return the line of a game that was replayed from its beginning, valued by a judge.

    A network chooses for those who choose at once and have yet to.
    """
    play = Following.from_the_start(finished.game, dealer)
    valuing = Valuing(finished.game, network, judge)
    asked: list[tuple[Point, int]] = []
    for step, events in zip(finished.steps, events_after(finished, dealer), strict=True):
        asked += _taken(play, step, valuing, events)
    answers = valuing.answers()
    return [replace(point, worth=answers[number]) for point, number in asked]


def _taken(play: Following, step: Step, valuing: Valuing, events: int) -> list[tuple[Point, int]]:
    """Take a step, and ask for what it leads to: of a choice that turns up a card, before and after that is known."""
    spec, number = play.game.spec, play.position.round
    if step.how == DEAL:
        play.deal(*step.what)
        return [(Point("deal", None, None, number, events), valuing.ask(play))]
    if step.how == DRAW:
        play.draw(spec.outcomes(play.position).index(*step.what))
        return [(Point("draw", None, None, number, events), valuing.ask(play))]
    seat, code = step.what
    made = Point("choice", seat, str(spec.action(play.position, seat, code)), number, events)
    before = play.copy()
    play.choose(seat, code)
    if spec.unturned(before.position) == spec.unturned(play.position):
        return [(made, valuing.ask(play))]
    turned = Point("draw", None, None, number, events)
    return [(made, valuing.ask_before_luck(before, seat, code)), (turned, valuing.ask(play))]


def brought(line: Sequence[Point]) -> list[Worth]:
    """Return what each point of a line brought to every seat."""
    before: Worth = (0,) * len(line[0].worth) if line else ()
    found = []
    for point in line:
        found.append(tuple(after - earlier for after, earlier in zip(point.worth, before, strict=True)))
        before = point.worth
    return found


def shares_of(line: Sequence[Point], seat: int) -> Shares:
    """Return what the result of a seat is made of."""
    deal = draws = own = others = 0
    for point, worth in zip(line, brought(line), strict=True):
        if point.cause == "deal":
            deal += worth[seat]
        elif point.cause == "draw":
            draws += worth[seat]
        elif point.seat == seat:
            own += worth[seat]
        else:
            others += worth[seat]
    return Shares(line[-1].worth[seat], deal, draws, own, others)
