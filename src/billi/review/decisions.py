"""What decisions gave away, judged by what whoever decided could see, and by nothing else.

Where a seat chose otherwise than a network that has learned the game, both are tried out, and what else it likes, in
hands that fit all the seat had seen: the same for every choice, with the same luck. The first look finds the best
choice; each further one compares it, in hands of its own, with the one that was made. So what is told in the end is
not the luckiest of several guesses. A decision is called equal unless it is all but certain that it gave something
away.
"""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from billi.bots.network import Network
from billi.bots.search import TO_THE_END, Foresight, Leads, candidates, error_of, play_on, worlds
from billi.bots.sight import SeenRow
from billi.games import GAMES
from billi.games.sets import members
from billi.games.view import View
from billi.luck import SeededLuck
from billi.review.steps import CHOICE, going_through
from billi.review.valuing import SEED, THOUSANDTHS
from billi.state import State

LEAST_LIKED: Final = 0.02
"""How much a network must like a choice for it to be tried,"""
MOST: Final = 4
"""and how many are tried at most beside the one that was made."""
SURE: Final = 1.96
"""Standard errors on either side that make an interval of 95 %."""
SMALL: Final = 100
"""Thousandths of a point below which nothing is said to have been given away."""


@dataclass(frozen=True)
class Look:
    """How closely decisions are looked at."""

    worlds: int
    patience: int
    """How many choices of others are played on before a judge says what comes of it."""
    most: int
    """How many decisions of a game at most, those that seem to have given away most."""


LOOKS: Final = (Look(48, 4, 10_000), Look(128, 12, 40), Look(384, TO_THE_END, 20))
"""A judge tells at once what is worth a closer look; what is told in the end was played to the end of the round."""


@dataclass(frozen=True)
class Experts:
    """Who is asked."""

    chooser: Network
    """What a good player would choose,"""
    by: Foresight
    """what comes of a choice,"""
    guesser: Network | None = None
    """and where the cards are likely to lie that a seat does not see."""


@dataclass(frozen=True)
class JudgedChoice:
    """A choice somebody had, and what it gave away, in thousandths of a point."""

    seat: int
    round: int
    events: int
    """How many events of the record had happened."""
    made: str
    best: str
    """The best choice that was found; the one that was made, where none was better."""
    gave: int
    low: int
    """What it gave away at least,"""
    high: int
    """and at most, with 95 % certainty."""
    worlds: int
    """In how many hands that fit it was tried; 0 where a good player would have chosen the same."""

    @property
    def equal(self) -> bool:
        """Whether nothing can be said to have been given away."""
        return self.low <= 0 or self.gave < SMALL


@dataclass
class _Case:
    """A decision being looked at."""

    decision: JudgedChoice
    view: View
    liked: list[int]
    """The choices to try, the one that was made last; none where there is nothing to try."""


def decisions_of(finished: State, dealer: int, experts: Experts) -> list[JudgedChoice | None]:
    """Return for every choice of a game, in order, what decision it was; None where there was none to make."""
    found: list[JudgedChoice | None] = []
    cases: dict[int, _Case] = {}
    for state, step in going_through(finished, dealer):
        if step.how == CHOICE:
            seat, code = step.what
            case = _case(state, seat, code, experts.chooser)
            if case and case.liked:
                cases[len(found)] = case
            found.append(case.decision if case else None)
    for number, look in enumerate(LOOKS):
        doubtful = sorted(cases, key=lambda place: -cases[place].decision.gave)[: look.most]
        for place in doubtful:
            _look(cases[place], look, experts, SEED + number)
            found[place] = cases[place].decision
        cases = {place: cases[place] for place in doubtful if not _settled(cases[place].decision)}
    return found


def _case(state: State, seat: int, code: int, chooser: Network) -> _Case | None:
    """Return the decision a seat has, and what else it might choose; nothing else where a good player agrees."""
    spec = state.game.spec
    if len(state.legal(seat)) == 1 or spec.needless_answer(state.position, seat):
        return None
    view = state.view(seat)
    sight = SeenRow(view)
    made = next(choice for choice in members(sight.choices) if sight.code(choice) == code)
    liked = list(candidates(sight, chooser, LEAST_LIKED, MOST))
    said = str(sight.action(made))
    decision = JudgedChoice(seat, state.round, state.happened, said, said, 0, 0, 0, 0)
    return _Case(decision, view, [] if liked[0] == made else [*(one for one in liked if one != made), made])


def _settled(decision: JudgedChoice) -> bool:
    """Whether it is plain that nothing was given away, so that nobody needs to look again."""
    return decision.made == decision.best


def _look(case: _Case, look: Look, experts: Experts, seed: int) -> None:
    """Try choices out; keep the best of them, and what the one that was made gave away."""
    sight, seat = SeenRow(case.view), case.decision.seat
    made_up = worlds(case.view, sight, look.worlds, SeededLuck(seed), experts.guesser)
    many, tried = len(case.liked), len(made_up)
    choices = np.repeat(np.array(case.liked, np.int8), tried)
    points, _ = play_on(made_up.some(0, tried, many), seat, choices, replace(experts.by, patience=look.patience))
    seats = GAMES[case.view.game].seats(case.view.players)
    ours = (points[:, seat] - points[:, :seats].mean(1)).astype(np.float64).reshape(many, tried)
    best = int(ours.mean(1).argmax())
    lost: Leads = ours[best] - ours[-1]
    gave, error = float(lost.mean()), error_of(lost)
    case.decision = replace(
        case.decision,
        best=str(sight.action(case.liked[best])),
        gave=round(gave * THOUSANDTHS),
        low=round((gave - SURE * error) * THOUSANDTHS),
        high=round((gave + SURE * error) * THOUSANDTHS),
        worlds=tried,
    )
    case.liked = [case.liked[best], case.liked[-1]]
