"""How bots stand after many deals.

Everything is counted in whole numbers, a deal at a time: games of one deal hang together, deals do not, so intervals
are those of the deals' own means (they are clustered by deal).
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, NamedTuple

from billi.learn.ratings import Ratings
from billi.state import MOST_SEATS, Game
from billi.summary import STANDARD_ERRORS

WIN: Final = math.lcm(*range(1, MOST_SEATS + 1))
"""A win in whole parts, however many share it."""


class Lineup(NamedTuple):
    """Who sits where: one bot, by its number, alone among copies of another."""

    loner: int
    crowd: int
    seat: int


class Results(NamedTuple):
    """How a game ended."""

    points: list[int]
    """By seat,"""
    winners: list[int]
    """and the seats that have won."""


Deal = list[Results]
"""The games of a deal, one a seating."""


@dataclass(frozen=True)
class Measure:
    """A mean over deals."""

    mean: float
    interval: float | None
    """Half the width of its 95 % interval; None after a single deal."""


@dataclass(frozen=True)
class Duel:
    """How one bot did alone among copies of another."""

    bot: str
    among: str
    points: Measure
    """Its points less the mean of the others', over all its seats."""
    wins: Measure
    """Its share of wins, a shared one divided equally."""


@dataclass(frozen=True)
class Standing:
    """How one bot did against all others."""

    bot: str
    rating: float
    """By openskill's Plackett-Luce; everyone begins at 25."""
    sigma: float
    """How sure that is."""
    points: Measure
    """What it has over another bot, alone among its copies and the other way round; the mean over all others."""
    wins: Measure
    """The share of wins of each seat it sat in."""


@dataclass(frozen=True, kw_only=True)
class Standings:
    """What a ladder found."""

    game: str
    players: int
    options: Mapping[str, str]
    seed: int
    deals: int
    games: int
    fair: float | None
    """The share of wins where all are equally good; None where somebody plays besides, as Willi does with three."""
    standings: Sequence[Standing]
    """The best first."""
    duels: Sequence[Duel]

    def as_dict(self) -> dict[str, Any]:
        """Return it as plain data."""
        return asdict(self)


class Sum:
    """Whole numbers added up, one a deal."""

    def __init__(self) -> None:
        self.total = 0
        self.squares = 0

    def add(self, number: int) -> None:
        """Add the number of a deal."""
        self.total += number
        self.squares += number * number

    def measure(self, deals: int, unit: int) -> Measure:
        """Return the mean of the numbers in units of so many."""
        spread = deals * self.squares - self.total * self.total
        wide = student(deals - 1) * math.sqrt(spread / (deals - 1)) / deals / unit if deals > 1 else None
        return Measure(self.total / (deals * unit), wide)

    def share(self, deals: int, unit: int) -> Measure:
        """Return the mean of numbers of which one is at most a unit."""
        found = self.measure(deals, unit)
        return found if found.interval is None else Measure(found.mean, of_share(found.mean, found.interval, deals))


def student(freedom: int) -> float:
    """Return how many standard errors a 95 % interval reaches, by Student's t for so many degrees of freedom.

    By its expansion around the normal distribution (Abramowitz and Stegun, 26.7.5), within 1 %.

    >>> [round(student(freedom), 2) for freedom in (1, 2, 3, 9, 99)]
    [12.71, 4.27, 3.18, 2.26, 1.98]
    """
    if freedom == 1:
        return math.tan(0.475 * math.pi)
    z = STANDARD_ERRORS
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom) ** power for power, term in enumerate(terms, 1))


def of_share(mean: float, interval: float, deals: int) -> float:
    """Return half the width of a share's 95 % interval; where all deals agree, others may still do otherwise.

    What none of ``deals`` has shown comes about with a chance of less than 1 - 0.05 ** (1 / deals), about 3 in
    ``deals``, or one of them would have shown it, 95 times of 100.

    >>> [round(of_share(1.0, 0.0, deals), 3) for deals in (2, 10, 100)]
    [0.776, 0.259, 0.03]
    """
    return interval or (1 - 0.05 ** (1 / deals)) * max(mean, 1 - mean)


class DealTally:
    """Deals counted so far; they come in order, as ratings go by it."""

    def __init__(self, game: Game, bots: Sequence[str], seatings: Sequence[Lineup]) -> None:
        self.game = game
        self.bots = bots
        self.seatings = seatings
        self.deals = 0
        duels = {(seating.loner, seating.crowd) for seating in seatings}
        self.duel_points = {duel: Sum() for duel in sorted(duels)}
        self.duel_wins = {duel: Sum() for duel in sorted(duels)}
        self.points = [Sum() for _ in bots]
        self.wins = [Sum() for _ in bots]
        self.ratings = Ratings(len(bots))

    def add(self, deal: Deal) -> None:
        """Count a deal."""
        self.deals += 1
        players = self.game.players
        over = dict.fromkeys(self.duel_points, 0)
        alone = dict.fromkeys(self.duel_points, 0)
        wins = [0] * len(self.bots)
        for seating, (points, winners) in zip(self.seatings, deal, strict=True):
            loner, crowd, seat = seating
            sitting = [loner if other == seat else crowd for other in range(players)]
            over[loner, crowd] += players * points[seat] - sum(points[:players])
            for winner in winners:
                if winner < players:
                    wins[sitting[winner]] += WIN // len(winners)
                    alone[loner, crowd] += WIN // len(winners) if winner == seat else 0
            self.ratings.count(sitting, points[:players], winners)
        for duel in over:
            self.duel_points[duel].add(over[duel])
            self.duel_wins[duel].add(alone[duel])
        for bot in range(len(self.bots)):
            rivals = [other for other in range(len(self.bots)) if other != bot]
            self.points[bot].add(sum(over[bot, rival] - over[rival, bot] for rival in rivals))
            self.wins[bot].add(wins[bot])

    def standings(self, seed: int) -> Standings:
        """Return how the bots stand."""
        players, rivals = self.game.players, len(self.bots) - 1
        a_duel = players * (
            players - 1
        )  # the differences were multiplied by the number of others, and there is one a seat
        standings = [
            Standing(
                name,
                *self.ratings.of(bot),
                self.points[bot].measure(self.deals, 2 * rivals * a_duel),
                self.wins[bot].share(self.deals, rivals * players * players * WIN),
            )
            for bot, name in enumerate(self.bots)
        ]
        duels = [
            Duel(
                self.bots[loner],
                self.bots[crowd],
                self.duel_points[loner, crowd].measure(self.deals, a_duel),
                self.duel_wins[loner, crowd].share(self.deals, players * WIN),
            )
            for loner, crowd in self.duel_points
        ]
        return Standings(
            game=self.game.name,
            players=players,
            options=dict(self.game.options),
            seed=seed,
            deals=self.deals,
            games=self.deals * len(self.seatings),
            fair=1 / players if players == self.game.seats else None,
            standings=sorted(standings, key=lambda standing: -standing.points.mean),
            duels=duels,
        )
