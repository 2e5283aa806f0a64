"""What a position is worth to every seat: the fixed evaluator of a review.

A seat is worth what it has, less what the table has on average, and what a judge who sees all cards expects of the
rest of the round. Where luck is next it is what it comes to on average
over all that luck can do. Where nobody has a choice the game is played on until somebody has one; luck that
decides in between is drawn ``SAMPLES`` times, always alike. Who chooses at once with others is taken to choose as a
network likes best.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from billi.bots.network import Network
from billi.bots.search import Foresight, Worlds, play_on
from billi.bulk.layout import pack, record_type
from billi.bulk.thinking import UNDECIDED
from billi.games.sets import members
from billi.games.spec import learned
from billi.luck import SeededLuck, seeded, shuffled
from billi.review.following import Following
from billi.state import Game

THOUSANDTHS: Final = 1000
"""What a point is told in, so that everything adds up to the last digit."""
SAMPLES: Final = 32
"""How often luck is drawn where it decides between two choices more than once."""
DEALS: Final = 256
"""How often a round is dealt to find out what its seats are worth."""
SEED: Final = 14
AT_ONCE: Final = 1024
"""Positions that are judged in one go."""

Act = Callable[[Following], None]
Fates = Iterator[tuple[Following, float]]
"""How a game may go on, and how likely each way is."""
Worth = tuple[int, ...]
"""By seat, in thousandths of a point; all together, nothing."""


@dataclass
class Unjudged:
    """What is still to be judged, for several values: positions, each with a part in one of them."""

    plays: list[Following] = field(default_factory=list)
    samples: list[int] = field(default_factory=list)
    """Which sample of each this is."""
    values: list[int] = field(default_factory=list)
    weights: list[float] = field(default_factory=list)


class Valuing:
    """Values of the positions of one game; they are worked out together, when all have been asked for."""

    def __init__(self, game: Game, network: Network, judge: Network) -> None:
        self.game = game
        self.network = network
        self.by = Foresight(network, judge, 0)
        self.asked: list[NDArray[np.float64]] = []
        """What has been asked for: by seat, points so far as they are known."""
        self._left = Unjudged()

    def ask(self, play: Following) -> int:
        """Ask what a position is worth; return the number of the answer."""
        return self._ask(self._fates(play))

    def ask_before_deal(self, play: Following) -> int:
        """Ask what a round is worth to everybody before it is dealt: on average over ``DEALS`` deals, always alike."""
        return self._ask(self._deals(play))

    def ask_before_luck(self, play: Following, seat: int, code: int) -> int:
        """Ask what a choice is worth before it is known what it turns up; of those cards the next was known."""

        def choose(here: Following) -> None:
            here.choose(seat, code)

        return self._ask(self._turns(play, choose, 1.0, 1))

    def answers(self) -> list[Worth]:
        """Return all that was asked for, by number."""
        left = self._left
        for first in range(0, len(left.plays), AT_ONCE):
            last = min(first + AT_ONCE, len(left.plays))
            points = self._judged(left.plays[first:last], left.samples[first:last])
            for place in range(first, last):
                self.asked[left.values[place]] += left.weights[place] * points[place - first]
        self._left = Unjudged()
        return [less_average(worth) for worth in self.asked]

    # What a value is made of

    def _ask(self, fates: Fates) -> int:
        number = len(self.asked)
        self.asked.append(np.zeros(self.game.seats))
        for play, weight in fates:
            if play.ended:
                self.asked[number] += weight * np.array(play.position.points[: self.game.seats], np.float64)
                continue
            many = SAMPLES if len(play.legal) == 1 else 1
            self._left.plays += [play] * many
            self._left.samples += range(many)
            self._left.values += [number] * many
            self._left.weights += [weight / many] * many
        return number

    def _fates(self, play: Following, weight: float = 1.0) -> Fates:
        """Return positions where somebody has a choice, or that are left to samples, and how likely each is."""
        if not play.ended and (self.game.spec.at_once(play.position) or len(play.legal) == 1):
            yield from self._turns(play, lambda here: None, weight, 1)
        elif not play.ended and play.asked < 0:
            yield from self._draws(play, weight)
        else:
            yield play.copy(), weight  # it is judged when the game has long gone on

    def _deals(self, play: Following) -> Fates:
        spec = self.game.spec
        for number in range(DEALS):
            dealt, luck = play.copy(), SeededLuck(SEED, number)
            dealt.deal(spec.lay(dealt.position, shuffled(spec.numbers, luck), luck))
            if not dealt.ended and dealt.asked < 0:
                yield from self._draws(dealt, 1 / DEALS)
            else:
                yield dealt, 1 / DEALS

    def _draws(self, play: Following, weight: float) -> Fates:
        ways: int = self.game.spec.rules.outcomes(play.position)
        for number in range(ways):
            drawn = play.copy()
            drawn.draw(number)
            if not drawn.ended and drawn.asked < 0:
                yield from self._draws(drawn, weight / ways)
            else:
                yield drawn, weight / ways

    def _turns(self, play: Following, act: Act, weight: float, known: int) -> Fates:
        """Act, and play on where nobody has a choice; over all cards that may be turned meanwhile, but those known."""
        spec, here = self.game.spec, play.copy()
        act(here)
        self._play_on(here)
        turned = spec.unturned(play.position) - spec.unturned(here.position)
        if known < min(turned + (not here.ended), spec.unturned(play.position)):
            ways = spec.next_to_turn(play.position, known)
            for position in ways:
                yield from self._turns(Following(self.game, position, play.eyes), act, weight / len(ways), known + 1)
        elif not here.ended and here.asked < 0:
            yield from self._draws(here, weight)
        else:
            yield here, weight

    def _play_on(self, play: Following) -> None:
        """Choose for those who choose at once, and for those who have no choice."""
        number = play.position.round
        _, observation = learned(self.game.spec)
        while not play.ended and play.position.round == number and play.asked >= 0:
            seat, legal = play.asked, play.legal
            code = legal[0]
            if len(legal) > 1:
                if not self.game.spec.at_once(play.position):
                    return
                worths = self.network.answer(play.row(seat))
                choice = max(members(observation.choices(play.position, seat)), key=worths.__getitem__)
                code = observation.meant(play.position, seat, choice)
            play.choose(seat, code)

    def _judged(self, plays: Sequence[Following], samples: Sequence[int]) -> NDArray[np.float64]:
        """Return what a judge expects everyone to have after the round."""
        memory, _ = learned(self.game.spec)
        positions = np.zeros(len(plays), record_type(self.game.spec.rules))
        seen = np.zeros((len(plays), memory.EYES), record_type(memory))
        for number, play in enumerate(plays):
            if number and play is plays[number - 1]:
                positions[number], seen[number] = positions[number - 1], seen[number - 1]
                continue
            pack(play.position, positions[number])
            for eye, remembered in enumerate(play.eyes):
                pack(remembered, seen[number, eye])
        streams = np.array([seeded(SEED, sample) for sample in samples], np.int64)
        worlds = Worlds(positions, seen.reshape(-1), streams)
        undecided = np.full(len(plays), UNDECIDED, np.int8)
        points, _ = play_on(worlds, 0, undecided, self.by)
        return points[:, : self.game.seats].astype(np.float64)


def less_average(points: NDArray[np.float64]) -> Worth:
    """Return points less their average, in thousandths that add up to nothing.

    >>> less_average(np.array([4.0, 2.0, 2.0]))
    (1334, -667, -667)
    """
    exact = (points - points.mean()) * THOUSANDTHS
    rounded = np.floor(exact).astype(int)
    missing = -int(rounded.sum())
    # What is as far off is rounded in one order, whatever the last digit of a machine says.
    rounded[np.argsort((rounded - exact).round(6), kind="stable")[:missing]] += 1
    return tuple(int(one) for one in rounded)
