"""What many games add up to.

Everything is counted in whole numbers, so that the sum is the same in whatever order the games come in.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from billi.game import Game, State

WAITERS: Final = "ETGLR"
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


@dataclass(frozen=True)
class Summary:
    """What games add up to. What only the other game has is None."""

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
    """Turns in a round of Mister Bill; choices in a round of Willi, where the number of tricks is fixed."""
    shortest_round: int
    longest_round: int
    shared_games: int
    """Games with several winners."""
    waiters: Mapping[str, float] | None
    """How often each waiter is played in a game."""
    stalled_rounds: int | None
    calls: float | None
    """How often somebody calls "Willi!" in a round."""
    exchanges: float | None
    """A round."""
    level_rounds: int | None
    """Rounds in which players have the same total."""
    seconds: float = field(compare=False)

    def as_dict(self) -> dict[str, Any]:
        """Give the summary as plain data."""
        return asdict(self)


class Tally:
    """Games counted so far."""

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
        """Events by what they are: a waiter's letter, ``willi``, ``exchange``, ``stall``, ``level``."""

    def count(self, state: State, decisions: Iterable[int]) -> None:
        """Count a finished game and the choices asked for in each of its rounds."""
        self.games += 1
        self.points.update(enumerate(state.points))
        winners = state.winners
        self.wins.update((seat, len(winners)) for seat in winners)
        self.decisions += sum(decisions)
        if state.game.name == "willi":
            self.round_lengths.update(decisions)
            self._count_willi(state)
        else:
            self._count_misterbill(state)

    def _count_misterbill(self, state: State) -> None:
        turns = 0
        for event in state.events:
            match event["t"]:
                case "draw":
                    turns += 1
                case "waiter":
                    self.events[event["card"]] += 1
                case "stall":
                    self.events["stall"] += 1
                case "round_end":
                    self.round_lengths[turns] += 1
                    turns = 0

    def _count_willi(self, state: State) -> None:
        for event in state.events:
            match event["t"]:
                case "willi" | "exchange" as kind:
                    self.events[kind] += 1
                case "round_end":
                    self.events["level"] += len(set(event["totals"])) < len(event["totals"])

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
        is_willi = game.name == "willi"
        return Summary(
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
            waiters=None if is_willi else {waiter: self.events[waiter] / self.games for waiter in WAITERS},
            stalled_rounds=None if is_willi else self.events["stall"],
            calls=self.events["willi"] / rounds if is_willi else None,
            exchanges=self.events["exchange"] / rounds if is_willi else None,
            level_rounds=self.events["level"] if is_willi else None,
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
