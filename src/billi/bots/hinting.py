"""A hint: the choices a network likes best, tried out in hands that fit what a seat has seen, and what speaks for each.

It is worked out from a view and from nothing else, and repeats itself: the same view and luck give the same hint.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec
import numpy as np

from billi.bots.network import guesser_of, network_of, quick_network_of
from billi.bots.reasons import reasons
from billi.bots.search import CARE, Foresight, Leads, Points, Worlds, candidates, error_of, leads_of, play_on, worlds
from billi.bots.sight import SeenRow
from billi.errors import UnknownBot
from billi.games import GAMES
from billi.games.advice import Advice
from billi.games.view import View
from billi.luck import Luck

MANY: Final = 400
"""Hands that choices are tried in, all in the same."""
MOST_TRIED: Final = 4
"""Choices that are tried at most,"""
MOST_TOLD: Final = 3
"""and of which so many are told, the best."""
NOISE: Final = 2.0
"""Standard errors below which a difference is none,"""
NOTHING: Final = 0.15
"""and points that are told as 0.1 ± 0.1, if at all."""


@dataclass(frozen=True)
class Trial:
    """Choices of a seat, played on in hands that fit what it has seen, all in the same."""

    sight: SeenRow
    made_up: Worlds
    leads: dict[int, Leads]
    """By choice, what it brings in each hand,"""
    gained: dict[int, Points]
    """and the points everyone gains."""

    def told(self, choices: Sequence[int]) -> list[Advice]:
        """Weigh some of the choices, each against the first, and say what tells them apart."""
        advice = [self._advice(choice, choices[0]) for choice in choices]
        spec, sight = GAMES[self.sight.game], self.sight
        assert spec.hinting is not None
        positions, seat = self.made_up.positions, sight.seat
        clues = [
            spec.hinting.clues(sight.position, seat, positions, sight.code(choice), self.gained[choice][:, seat])
            for choice in choices
        ]
        facts = reasons(clues, [self.leads[choice] for choice in choices], [one.level for one in advice])
        return [msgspec.structs.replace(one, fact=fact) for one, fact in zip(advice, facts, strict=True)]

    def _advice(self, choice: int, first: int) -> Advice:
        lead = self.leads[choice]
        less = self.leads[first] - lead
        behind, error = float(less.mean()), error_of(less)
        return Advice(
            action=str(self.sight.action(choice)),
            brings=round(float(lead.mean()), 2),
            error=round(error_of(lead), 2),
            behind=round(behind, 2),
            behind_error=round(error, 2),
            level=is_level(behind, error),
        )


def hint(view: View, luck: Luck, many: int = MANY) -> list[Advice]:
    """Return the two or three best choices of a seat, the one to take first; nothing where there is no choice."""
    if len(view.legal) < 2:
        return []
    network, quick = network_of(view.game), quick_network_of(view.game)
    if network is None or quick is None or GAMES[view.game].hinting is None:
        raise UnknownBot("bot-untaught", name="master", game=view.game)
    sight = SeenRow(view)
    choices = list(candidates(sight, network, 0, MOST_TRIED))
    made_up = worlds(view, sight, many, luck, guesser_of(view.game), quick)
    trial = try_all(view, sight, choices, made_up, Foresight(quick))
    return trial.told(ranked(trial.leads)[:MOST_TOLD])


def try_all(view: View, sight: SeenRow, choices: Sequence[int], made_up: Worlds, by: Foresight) -> Trial:
    """Play some choices on in all of some hands."""
    many = len(made_up)
    tried = np.repeat(np.array(choices, np.int8), many)
    points, _ = play_on(made_up.some(0, many, len(choices)), sight.seat, tried, by)
    more: Points = points[:, : len(view.points)] - np.array(view.points, np.float32)
    gained = dict(zip(choices, more.reshape(len(choices), many, -1), strict=True))
    leads = {choice: leads_of(gain, sight.seat, view.players) for choice, gain in gained.items()}
    return Trial(sight, made_up, leads, gained)


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
