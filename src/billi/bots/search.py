"""What choices come to, over hands that fit what a seat has seen: a network plays on to the end of the round.

All choices are tried in the same worlds with the same luck, so that of the difference between two of them as little as
can be is chance. Those that fall behind are dropped, and what is left of the effort goes to the others.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from billi.bots.network import Network, workspace_for
from billi.bots.sight import SeenRow
from billi.bulk.cpu import compiled
from billi.bulk.ending import DEEPEST
from billi.bulk.layout import pack, record_type
from billi.bulk.learning import LOG_ROOM
from billi.errors import NotLearned
from billi.games import GAMES
from billi.games.sets import members
from billi.games.spec import learned
from billi.games.view import View
from billi.luck import Luck, seeded
from billi.state import State

AT_ONCE: Final = 32
"""Worlds in which choices are tried before any of them is dropped."""
MOST_WORLDS: Final = 16_384
"""And in how many they are tried at most."""
BEHIND: Final = 2.5
"""Standard errors by which a choice that is dropped has fallen behind."""
CARE: Final = 1.0
"""Those by which another choice must be better than the network's own to be preferred."""
SEEDS: Final = 1 << 32
TO_THE_END: Final = 1 << 30
"""More decisions than a round has."""

Points = NDArray[np.float32]
"""By world and seat."""

Leads = NDArray[np.float64]
"""By world, how far a seat is ahead of the others' average,"""
Worth = Callable[[Points], Leads]
"""or what else it is after."""


@dataclass(frozen=True)
class Outlook:
    """What one choice is likely to come to."""

    choice: int
    """By a learner's numbers."""
    liked: float
    """How much the network likes it: all together, 1."""
    lead: float
    """Points by which the seat is ahead of the others' average when the round is over, or what else it is after."""
    better: float
    """How much more that is than with the network's own choice,"""
    error: float
    """and the standard error of that."""
    worlds: int
    """In how many worlds it was tried."""


@dataclass
class Worlds:
    """Games that fit what a seat has seen, all at the moment it decides."""

    positions: NDArray[np.void]
    seen: NDArray[np.void]
    streams: NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.positions)

    def some(self, first: int, last: int, times: int) -> "Worlds":
        """Return worlds ``first`` to ``last``, several times over, one after the other."""
        eyes = len(self.seen) // len(self)
        return Worlds(
            np.tile(self.positions[first:last], times),
            np.tile(self.seen[first * eyes : last * eyes], times),
            np.tile(self.streams[first:last], times),
        )


def worlds(
    view: View, sight: SeenRow, many: int, luck: Luck, guesser: Network | None = None, player: Network | None = None
) -> Worlds:
    """Make up games that fit a view, as likely as somebody guesses, and as it is to everyone's choices of a player."""
    spec = GAMES[view.game]
    if spec.imagined is None:
        raise NotLearned("arena-game", game=view.game)
    memory, _ = learned(spec)
    positions = np.zeros(many, record_type(spec.rules))
    seen = np.zeros(many * memory.EYES, record_type(memory))
    pack(sight.position, positions[0])
    pack(sight.seen, seen[0])
    positions[1:], seen[1:] = positions[0], seen[0]
    guess = guesser.answer(sight.row) if guesser else None
    chance = np.random.default_rng(luck.below(SEEDS))
    spec.imagined.imagine(view, sight.position, positions, seen, chance, guess, player)
    seed = luck.below(SEEDS)
    return Worlds(positions, seen, np.array([seeded(seed, number) for number in range(many)]))


def as_it_is(state: State, sight: SeenRow, many: int, luck: Luck) -> Worlds:
    """Return a game as it really stands, many times over, with other luck to come each time."""
    assert state.game.spec.imagined is not None
    real = worlds(state.view(sight.seat), sight, many, luck)
    memory, _ = learned(state.game.spec)
    by_eye = real.seen.reshape(many, memory.EYES)
    for seat in range(state.game.players if memory.EYES > 1 else 0):
        pack(SeenRow(state.view(seat)).seen, by_eye[0, seat])
        by_eye[1:, seat] = by_eye[0, seat]
    for name in state.game.spec.imagined.HIDDEN:
        real.positions[name] = getattr(state.position, name)
    return real


@dataclass(frozen=True)
class Foresight:
    """How to see what comes of something."""

    network: Network
    """Chooses for everyone,"""
    judge: Network | None = None
    """and says what comes of it once the network has been asked often enough;"""
    patience: int = TO_THE_END
    """without one, it is asked until the round is over,"""
    solves: bool = False
    """or until so little is left of it that that can be solved."""


def play_on(worlds: Worlds, seat: int, choices: NDArray[np.int8], by: Foresight) -> tuple[Points, int]:
    """Make a seat's choice in each world, and let a network choose for everyone after that.

    Return the points everybody has when the round is over, or is likely to; and how often a network was asked.
    """
    game, judge = by.network.game, by.judge or by.network
    spec = GAMES[game]
    _, observation = learned(spec)
    points: Points = np.zeros((len(worlds), spec.rules.SEATS), np.float32)
    asked = compiled(game, "play_on_many")(
        worlds.positions,
        worlds.seen,
        np.zeros(spec.rules.CARDS_SIZE, np.int8),
        np.zeros(LOG_ROOM, np.int16),
        worlds.streams,
        seat,
        choices,
        np.zeros(observation.WIDTH + observation.BESIDES_WIDTH, np.int8),
        by.network.weights,
        by.network.hidden,
        judge.weights,
        judge.hidden,
        by.patience if by.judge else TO_THE_END,
        np.zeros(observation.CHOICES, np.float32),
        *workspace_for(by.network, judge),
        by.solves,
        np.zeros(DEEPEST, worlds.positions.dtype),
        np.zeros(DEEPEST, np.int64),
        np.zeros(DEEPEST * spec.rules.SEATS, np.int8),
        points.reshape(-1),
        0,
        len(worlds),
    )
    return points, asked


def leads_of(points: NDArray[Any], seat: int, players: int) -> Leads:
    """Return by how much a seat is ahead of the average of the others who play."""
    ours = points[:, seat].astype(np.float64)
    leads: Leads = ours - (points[:, :players].sum(1) - ours) / (players - 1)
    return leads


def candidates(sight: SeenRow, network: Network, least: float, most: int) -> dict[int, float]:
    """Return the choices a network likes at all, and how much, the best first."""
    legal = members(sight.choices)
    worths = network.answer(sight.row)[legal].astype(np.float64)
    liked = np.exp(worths - worths.max())
    liked /= liked.sum()
    order = [place for place in np.argsort(-liked, kind="stable").tolist() if liked[place] >= least]
    return {legal[place]: float(liked[place]) for place in order[:most]}


def enough(effort: int, believed: bool = False) -> int:
    """Return how many worlds it takes for so much effort: a round can be nearly over.

    They are half as many where each is weighed by what everyone has chosen, which takes longer.
    """
    return min(max(AT_ONCE, effort // (48 if believed else 24)), MOST_WORLDS)


def try_out(
    worlds: Worlds,
    sight: SeenRow,
    liked: dict[int, float],
    by: Foresight,
    effort: int,
    players: int,
    worth: Worth | None = None,
) -> list[Outlook]:
    """Play choices on, of which the first is the network's own, in one world after the other; return what they come to.

    ``effort`` is how often a network may be asked for that, more or less. What points are worth to the seat is how far
    it is ahead of the others, unless something else is given.
    """
    worth = worth or (lambda points: leads_of(points, sight.seat, players))
    leads: dict[int, list[Leads]] = {choice: [] for choice in liked}
    left, own = list(liked), next(iter(liked))
    for first in range(0, len(worlds) - AT_ONCE + 1, AT_ONCE):
        here = worlds.some(first, first + AT_ONCE, len(left))
        points, asked = play_on(here, sight.seat, np.repeat(np.array(left, np.int8), AT_ONCE), by)
        ahead = worth(points).reshape(len(left), AT_ONCE)
        for choice, lead in zip(left, ahead, strict=True):
            leads[choice].append(lead)
        left = _not_behind({choice: np.concatenate(leads[choice]) for choice in left})
        effort -= asked
        # Where all worlds come to the same, so will the next.
        if len(left) == 1 or effort < asked or not np.ptp([leads[choice][-1] for choice in left], axis=1).any():
            break
    return [_outlook(choice, liked[choice], leads[choice], leads[own]) for choice in liked]


def preferred(outlooks: Sequence[Outlook], care: float = CARE) -> Outlook:
    """Return the network's own choice, the first, unless another is better by so many standard errors."""
    own, most = outlooks[0], max(outlook.worlds for outlook in outlooks)
    best = max((outlook for outlook in outlooks if outlook.worlds == most), key=lambda outlook: outlook.lead)
    return own if own.worlds == most and best.better <= care * best.error else best


def _not_behind(leads: dict[int, Leads]) -> list[int]:
    """Return the choices that have not clearly fallen behind the best."""
    best = max(leads.values(), key=lambda lead: float(lead.mean()))
    return [choice for choice, lead in leads.items() if (best - lead).mean() <= BEHIND * error_of(best - lead)]


def _outlook(choice: int, liked: float, leads: Sequence[Leads], own: Sequence[Leads]) -> Outlook:
    together = min(len(leads), len(own))
    better = np.concatenate(leads[:together]) - np.concatenate(own[:together])
    lead = np.concatenate(leads)
    return Outlook(choice, liked, float(lead.mean()), float(better.mean()), error_of(better), len(lead))


def error_of(sample: Leads) -> float:
    """Return the standard error of a mean."""
    return float(sample.std(ddof=1) / np.sqrt(len(sample)))
