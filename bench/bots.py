"""Measures how much better the house bot is than the random one, and how long each thinks.

``python bench/bots.py [--games N] [--json]`` plays N games of each line-up at each number of players:

* ``half``: house and random bots share the seats; an odd seat goes to either in turn;
* ``one``: a single house bot among random ones;
* ``all``: house bots only, to see what they share out among themselves;
* ``teams``: Mister Bill's team rounds, teams of house bots against house bots that each play for themselves.

Who sits where rotates from game to game. The table gives, for the house bots and for their rivals, the mean points of a
seat, the share of games it wins (a win shared by three is a third for each) and the mean time of a decision. Each game,
or team round, gives one difference, the mean of the house seats less that of the rivals; beside its mean stands half
the width of its 95 % interval.
"""

import argparse
import json
import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

import billi
from billi.bots import Bot, make
from billi.luck import SeededLuck

PLAYERS: Final = {"misterbill": range(3, 9), "willi": range(3, 5)}
HEADINGS: Final = (
    "game",
    "players",
    "line-up",
    "games",
    "house",
    "rival",
    "difference",
    "wins",
    "rival",
    "µs",
    "rival",
)
ROW: Final = "{:<10} {:>7} {:<7} {:>5} | {:>6} {:>6} {:>14} | {:>5} {:>5} | {:>4} {:>5}"


@dataclass
class Side:
    """What the seats of one kind of bot came to."""

    seats: int = 0
    points: int = 0
    wins: float = 0.0
    decisions: int = 0
    seconds: float = 0.0

    def choose(self, bot: Bot, view: billi.View) -> billi.Action:
        """Let a bot choose by the clock."""
        start = time.perf_counter()
        action = bot.choose(view)
        self.seconds += time.perf_counter() - start
        self.decisions += 1
        return action

    def score(self, points: list[int], winners: list[int], seats: list[int]) -> float:
        """Count what these seats got; give their mean points."""
        mine = [points[seat] for seat in seats]
        self.seats += len(seats)
        self.points += sum(mine)
        self.wins += len(set(winners) & set(seats)) / max(len(winners), 1)
        return sum(mine) / max(len(mine), 1)


@dataclass
class Match:
    """A line-up of one game, and its outcome so far."""

    game: billi.Game
    lineup: str
    games: int
    house: Side = field(default_factory=Side)
    rival: Side = field(default_factory=Side)
    differences: list[float] = field(default_factory=list)

    def figures(self) -> dict[str, Any]:
        """Return the outcome as plain data."""
        mean, margin = mean_and_margin(self.differences) if self.rival.seats else (None, None)
        return {
            "game": self.game.name,
            "players": self.game.players,
            "lineup": self.lineup,
            "games": self.games,
            "difference": mean,
            "margin": margin,
            "house": per_seat(self.house),
            "rival": per_seat(self.rival),
        }


class Loner:
    """A house bot that takes its team-mates for opponents."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: billi.View) -> billi.Action:
        assert isinstance(view, billi.MisterBillView)
        return self.bot.choose(replace(view, team_cards=[2 * seat + 1 for seat in range(view.players)]))


def run(match: Match) -> Match:
    """Play the games of a match."""
    for number in range(match.games):
        if match.lineup == "teams":
            play_teams(match, number)
        else:
            play(match, number)
    return match


def play(match: Match, number: int) -> None:
    """Play one game and count it."""
    game = match.game
    house = house_seats(game.players, match.lineup, number)
    rivals = [seat for seat in range(game.players) if seat not in house]
    bots = [make("house" if s in house else "random", SeededLuck(number, s + 1)) for s in range(game.players)]
    state = game.start(seed=number)
    while not state.over:
        seat = state.to_act[0]
        side = match.house if seat in house else match.rival
        state.apply(seat, side.choose(bots[seat], state.view(seat)))
    count(match, state.points, state.winners, house, rivals)


def house_seats(players: int, lineup: str, number: int) -> list[int]:
    """Return the seats of the house bots in a game: spread around the table, one seat further every second game."""
    many = {"one": 1, "all": players, "half": (players + number % 2) // 2}[lineup]
    return [(number // 2 + place * players // many) % players for place in range(many)]


def play_teams(match: Match, number: int) -> None:
    """Play one game of Mister Bill, every second team as one, and count its team rounds."""
    seats = range(match.game.players)
    bots = [make("house", SeededLuck(number, seat + 1)) for seat in seats]
    state = match.game.start(seed=number)
    while not state.over:
        seat = state.to_act[0]
        view = state.view(seat)
        assert isinstance(view, billi.MisterBillView)
        if play_as_one(view.team_cards[seat], number):
            action = match.house.choose(bots[seat], view)
        else:
            action = match.rival.choose(Loner(bots[seat]), view)
        state.apply(seat, action)
    cards: list[int] | None = None
    for event in (event.as_dict() for event in state.events):
        if event["t"] == "round":
            cards = event["team_cards"]
        elif event["t"] == "round_end" and cards:
            together = [seat for seat in seats if play_as_one(cards[seat], number)]
            count(match, event["points"], [], together, [seat for seat in seats if seat not in together])


def play_as_one(team_card: int, number: int) -> bool:
    """Whether the team with this card plays as one in this game."""
    return bool(((team_card - 1) // 2 + number) % 2)


def count(match: Match, points: list[int], winners: list[int], house: list[int], rivals: list[int]) -> None:
    """Count what both sides got."""
    ours = match.house.score(points, winners, house)
    match.differences.append(ours - match.rival.score(points, winners, rivals))


def mean_and_margin(values: list[float]) -> tuple[float, float]:
    """Return a mean and the half width of its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


def per_seat(side: Side) -> dict[str, float] | None:
    """Return what a seat of this side got on average, and how long it thought."""
    if not side.seats:
        return None
    return {
        "points": side.points / side.seats,
        "wins": side.wins / side.seats,
        "microseconds": side.seconds / max(side.decisions, 1) * 1e6,
    }


def matches(games: int) -> Iterator[Match]:
    """Return every line-up to measure."""
    for name, numbers in PLAYERS.items():
        for players in numbers:
            game = billi.game(name, players=players)
            for lineup in ("half", "one", "all"):
                yield Match(game, lineup, games)
            if name == "misterbill" and players % 2 == 0:
                yield Match(game, "teams", games)


def row(figures: dict[str, Any]) -> str:
    """Write one line of the table."""
    house, rival = figures["house"], figures["rival"]
    won = figures["lineup"] != "teams"
    return ROW.format(
        figures["game"],
        figures["players"],
        figures["lineup"],
        figures["games"],
        f"{house['points']:.2f}",
        f"{rival['points']:.2f}" if rival else "",
        f"{figures['difference']:+.2f} ± {figures['margin']:.2f}" if rival else "",
        f"{house['wins']:.3f}" if won else "",
        f"{rival['wins']:.3f}" if rival and won else "",
        f"{house['microseconds']:.0f}",
        f"{rival['microseconds']:.0f}" if rival else "",
    )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure the house bot against the random one.")
    parser.add_argument("--games", type=int, default=200, help="games a line (default: 200)")
    parser.add_argument("--json", action="store_true", help="print JSON, one object a line")
    given = parser.parse_args()
    if not given.json:
        print(ROW.format(*HEADINGS))
    for match in matches(given.games):
        figures = run(match).figures()
        print(json.dumps(figures) if given.json else row(figures), flush=True)


if __name__ == "__main__":
    main()
