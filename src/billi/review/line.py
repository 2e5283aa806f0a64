"""What every seat could expect to come out with, over a game: after each deal, each draw, each choice.

What something was worth is what is expected after it less what was before. So for each seat the deals, the draws and
everybody's choices add up to the result, to the last digit: points at the end, less the average of the table.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from billi.bots.network import Network
from billi.review.following import Following
from billi.review.steps import DEAL, DRAW, events_after
from billi.review.valuing import Valuing, Worth
from billi.state import State, Step

Cause = Literal["seats", "deal", "draw", "choice"]


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
    chair: int
    """Part of the deal."""
    deal: int
    draws: int
    own: int
    others: int


def line_through(finished: State, dealer: int, network: Network, judge: Network) -> list[Point]:
    """Return the line of a game that was replayed from its beginning, valued by a judge.

    A network chooses for those who choose at once and have yet to.
    """
    game = finished.game
    play, valuing = Following.from_the_start(game, dealer), Valuing(game, network, judge)
    asked: list[tuple[Point, int]] = []
    ahead: dict[int, tuple[int, int]] = {}
    for step, events in zip(finished.steps, events_after(finished, dealer), strict=True):
        if step.how == DEAL and game.seats > game.players:
            ahead[play.position.round] = valuing.ask(play), valuing.ask_before_deal(play)
        asked += _taken(play, step, valuing, events)
    answers = valuing.answers()
    line = [replace(point, worth=answers[number]) for point, number in asked]
    chairs = {number: _less(answers[after], answers[before]) for number, (before, after) in ahead.items()}
    return _from_the_chairs(line, chairs) if chairs else line


def _from_the_chairs(line: Sequence[Point], chairs: Mapping[int, Worth]) -> list[Point]:
    """Have a line begin with what the chairs are worth in every round: where somebody plays who stands for the game.

    Elsewhere everyone sits everywhere in turn, or by lot, and rounds to come are worth nothing to anybody.
    """
    nothing = (0,) * len(chairs[1])
    ahead = {number: _sum(nothing, *(chairs[later] for later in chairs if later > number)) for number in (0, *chairs)}
    begin = Point("seats", None, None, 1, 0, ahead[0])
    return [begin, *(replace(point, worth=_sum(point.worth, ahead[point.round])) for point in line)]


def _sum(*worths: Worth) -> Worth:
    return tuple(map(sum, zip(*worths, strict=True)))


def _less(one: Worth, other: Worth) -> Worth:
    return tuple(a - b for a, b in zip(one, other, strict=True))


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
        found.append(_less(point.worth, before))
        before = point.worth
    return found


def shares_of(line: Sequence[Point], seat: int) -> Shares:
    """Return what the result of a seat is made of."""
    deal = draws = own = others = 0
    for point, worth in zip(line, brought(line), strict=True):
        if point.cause in ("seats", "deal"):
            deal += worth[seat]
        elif point.cause == "draw":
            draws += worth[seat]
        elif point.seat == seat:
            own += worth[seat]
        else:
            others += worth[seat]
    chair = line[0].worth[seat] if line[0].cause == "seats" else 0
    return Shares(line[-1].worth[seat], chair, deal, draws, own, others)
