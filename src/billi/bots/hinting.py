"""A hint: the choices a network likes best, tried out in hands that fit what a seat has seen, and what speaks for each.

It is worked out from a view and from nothing else, and repeats itself: the same view and luck give the same hint.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from billi.bots.network import guesser_of, network_of, quick_network_of
from billi.bots.search import CARE, Foresight, Leads, Points, Worlds, candidates, error_of, leads_of, play_on, worlds
from billi.bots.sight import Sight
from billi.errors import UnknownBot
from billi.games import GAMES
from billi.games.advice import Advice
from billi.games.view import View
from billi.luck import Luck

MANY: Final = 400
"""Hands that choices are tried in, all in the same,"""
COUNTED: Final = 100
"""and in how many of them facts are counted, so that "71 of 100" is what was."""
MOST_TRIED: Final = 4
"""Choices that are tried at most,"""
MOST_TOLD: Final = 3
"""and of which so many are told, the best."""
NOISE: Final = 2.0
"""Standard errors below which a difference is none,"""
NOTHING: Final = 0.05
"""and points that nobody would notice."""


@dataclass(frozen=True)
class Trial:
    """Choices of a seat, played on in hands that fit what it has seen, all in the same."""

    sight: Sight
    leads: dict[int, Leads]
    """By choice, what it brings in each hand."""
    gained: dict[int, Points]
    """By choice, the points everyone gains in those hands in which facts are counted,"""
    counted: NDArray[np.void]
    """which are these."""

    def told(self, choices: Sequence[int]) -> list[Advice]:
        """Weigh some of the choices, each against the first."""
        return [self._advice(choice, choices[0]) for choice in choices]

    def _advice(self, choice: int, first: int) -> Advice:
        spec = GAMES[self.sight.game]
        assert spec.hinting is not None
        lead, code, seat = self.leads[choice], self.sight.code(choice), self.sight.seat
        less = self.leads[first] - lead
        behind, error = float(less.mean()), error_of(less)
        return Advice(
            action=str(self.sight.action(choice)),
            brings=round(float(lead.mean()), 2),
            error=round(error_of(lead), 2),
            behind=round(behind, 2),
            behind_error=round(error, 2),
            level=is_level(behind, error),
            fact=spec.hinting.fact(self.sight.position, seat, self.counted, code, self.gained[choice][:, seat]),
        )


def hint(view: View, luck: Luck, many: int = MANY) -> list[Advice]:
    """Return the two or three best choices of a seat, the one to take first; nothing where there is no choice."""
    if len(view.legal) < 2:
        return []
    network, quick = network_of(view.game), quick_network_of(view.game)
    if network is None or quick is None or GAMES[view.game].hinting is None:
        raise UnknownBot("bot-untaught", name="master", game=view.game)
    sight = Sight(view)
    choices = list(candidates(sight, network, 0, MOST_TRIED))
    trial = try_all(view, sight, choices, worlds(view, sight, many, luck, guesser_of(view.game)), Foresight(quick))
    return trial.told(ranked(trial.leads)[:MOST_TOLD])


def try_all(view: View, sight: Sight, choices: Sequence[int], made_up: Worlds, by: Foresight) -> Trial:
    """Play some choices on in all of some hands."""
    many = len(made_up)
    tried = np.repeat(np.array(choices, np.int8), many)
    points, _ = play_on(made_up.some(0, many, len(choices)), sight.seat, tried, by)
    more: Points = points[:, : len(view.points)] - np.array(view.points, np.float32)
    gained = dict(zip(choices, more.reshape(len(choices), many, -1), strict=True))
    leads = {choice: leads_of(gain, sight.seat, view.players) for choice, gain in gained.items()}
    counted = {choice: gain[:COUNTED] for choice, gain in gained.items()}
    return Trial(sight, leads, counted, made_up.positions[:COUNTED])


def ranked(leads: dict[int, Leads]) -> list[int]:
    """Return choices, the best first; the network's own, which comes first, unless another is clearly better."""
    own, *others = sorted(leads, key=lambda choice: (choice != next(iter(leads)), -float(leads[choice].mean())))
    best = max(others, key=lambda choice: float(leads[choice].mean()))
    ahead = leads[best] - leads[own]
    if ahead.mean() > CARE * error_of(ahead):
        return sorted(leads, key=lambda choice: -float(leads[choice].mean()))
    return [own, *others]


def is_level(behind: float, error: float) -> bool:
    """Whether a difference is no more than noise."""
    return abs(behind) <= max(NOISE * error, NOTHING)
