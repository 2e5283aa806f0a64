"""What many games add up to.

Everything is counted in whole numbers, so that the sum is the same in whatever order the games come in.
"""

import math
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar, Final

from billi.state import Game, State

STANDARD_ERRORS: Final = 1.96
"""Half the width of a 95 % interval: right for many games, a little narrow for fewer than thirty."""


@dataclass(frozen=True)
class SeatSummary:
    """How one seat did."""

    seat: int
    bot: str | None
    """None for Willi himself."""
    points: float
    """The mean of a game's points."""
    interval: float | None
    """Half the width of the mean's 95 % interval; None after a single game."""
    wins: int
    """The games won, those shared with others included."""
    share: float
    """The part of all games won, a shared one divided equally: over the seats this adds up to 1."""


@dataclass(frozen=True, kw_only=True)
class Summary:
    """What games of any kind add up to."""

    LENGTH: ClassVar[str]
    """The sentence that says what the length of a round is counted in."""

    game: str
    players: int
    options: Mapping[str, str]
    seed: int
    games: int
    rounds: int
    seats: Sequence[SeatSummary]
    decisions: float
    """The choices bots are asked for in a game."""
    round_length: float
    """See :attr:`LENGTH`."""
    shortest_round: int
    longest_round: int
    shared_games: int
    """Games with several winners."""
    seconds: float = field(compare=False)

    def as_dict(self) -> dict[str, Any]:
        """Return the summary as plain data."""
        return asdict(self)

    def facts(self) -> "list[Figure]":
        """List what only games of this kind have."""
        return []


@dataclass(frozen=True)
class Figure:
    """Something games of one kind add up to."""

    label: str
    """The sentence that says what it is,"""
    value: float
    """how much there is of it in the mean,"""
    of: int | None = None
    """or how many out of how many."""
    part: bool = False
    """Whether it is a part of the one before."""


class Tally(ABC):
    """Games counted so far."""

    summary_type: ClassVar[type[Summary]]

    def __init__(self) -> None:
        self.games = 0
        self.points: Counter[tuple[int, int]] = Counter()
        """Games by seat and its points."""
        self.wins: Counter[tuple[int, int]] = Counter()
        """Games by seat and the number of winners it was one of."""
        self.decisions = 0
        self.round_lengths: Counter[int] = Counter()
        """Rounds by their length."""
        self.events: Counter[str] = Counter()
        """Events by what they are, as each game counts them."""

    def count(self, state: State, decisions: Sequence[int]) -> None:
        """Count a finished game and the choices asked for in each of its rounds."""
        self.games += 1
        self.points.update(enumerate(state.points))
        winners = state.winners
        self.wins.update((seat, len(winners)) for seat in winners)
        self.decisions += sum(decisions)
        self.count_rounds(state, decisions)

    @abstractmethod
    def count_rounds(self, state: State, decisions: Sequence[int]) -> None:
        """Count the rounds of a finished game, and what else there is to count in them."""

    @abstractmethod
    def own(self, rounds: int) -> dict[str, Any]:
        """Return what only games of this kind add up to, over so many rounds."""

    def add(self, other: "Tally") -> None:
        """Add what somebody else has counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.points.update(other.points)
        self.wins.update(other.wins)
        self.round_lengths.update(other.round_lengths)
        self.events.update(other.events)

    def summary(self, game: Game, seed: int, bots: Sequence[str], seconds: float) -> Summary:
        """Sum up the games counted, of which there is at least one; ``bots`` is one a player."""
        rounds = self.round_lengths.total()
        return self.summary_type(
            game=game.name,
            players=game.players,
            options=game.options,
            seed=seed,
            games=self.games,
            rounds=rounds,
            seats=[self._seat(seat, bots[seat] if seat < len(bots) else None) for seat in range(game.seats)],
            decisions=self.decisions / self.games,
            round_length=sum(length * times for length, times in self.round_lengths.items()) / rounds,
            shortest_round=min(self.round_lengths),
            longest_round=max(self.round_lengths),
            shared_games=self.games - sum(times for (_, winners), times in self.wins.items() if winners == 1),
            **self.own(rounds),
            seconds=seconds,
        )

    def _seat(self, seat: int, bot: str | None) -> SeatSummary:
        games = self.games
        points = {scored: times for (who, scored), times in self.points.items() if who == seat}
        wins = {winners: times for (who, winners), times in self.wins.items() if who == seat}
        total = sum(scored * times for scored, times in points.items())
        squares = sum(scored * scored * times for scored, times in points.items())
        spread = games * squares - total * total
        interval = STANDARD_ERRORS * math.sqrt(spread / (games - 1)) / games if games > 1 else None
        return SeatSummary(
            seat=seat,
            bot=bot,
            points=total / games,
            interval=interval,
            wins=sum(wins.values()),
            share=math.fsum(times / winners for winners, times in wins.items()) / games,
        )
