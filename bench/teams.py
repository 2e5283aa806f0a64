"""Measures what playing for one's team is worth at Mister Bill: house teams against house bots that ignore their mates.

``python bench/teams.py [--games N]`` plays N games with four, six and eight. In each, every second team plays as one;
which ones, changes from game to game. Each team round gives one difference, the mean points of those who play as one
less that of the others; beside its mean stands half the width of its 95 % interval.
"""

import argparse
import math
from collections.abc import Iterator
from dataclasses import replace

import billi
from billi.bots import Bot, make
from billi.luck import SeededLuck


class Loner:
    """A house bot that takes its team-mates for opponents."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, view: billi.View) -> billi.Action:
        assert isinstance(view, billi.MisterBillView)
        return self.bot.choose(replace(view, team_cards=[2 * seat + 1 for seat in range(view.players)]))


def play(players: int, number: int) -> Iterator[float]:
    """Play one game, every second team as one, and return the difference of each team round."""
    seats = range(players)
    bots = [make("house", SeededLuck(number, seat + 1)) for seat in seats]
    state = billi.game("misterbill", players=players).start(seed=number)
    while not state.over:
        seat = state.to_act[0]
        view = state.view(seat)
        bot = bots[seat] if plays_as_one(view.team_cards[seat], number) else Loner(bots[seat])
        state.apply(seat, bot.choose(view))
    cards: list[int] | None = None
    for event in (event.as_dict() for event in state.events):
        if event["t"] == "round":
            cards = event["team_cards"]
        elif event["t"] == "round_end" and cards:
            points = event["points"]
            together = [points[seat] for seat in seats if plays_as_one(cards[seat], number)]
            others = [points[seat] for seat in seats if not plays_as_one(cards[seat], number)]
            yield sum(together) / len(together) - sum(others) / len(others)


def plays_as_one(team_card: int, number: int) -> bool:
    """Whether the team with this card plays as one in this game."""
    return bool(((team_card - 1) // 2 + number) % 2)


def mean_and_margin(values: list[float]) -> tuple[float, float]:
    """Return a mean and the half width of its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(len(values) - 1, 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure what playing for one's team is worth.")
    parser.add_argument("--games", type=int, default=200, help="games a line (default: 200)")
    given = parser.parse_args()
    for players in (4, 6, 8):
        differences = [each for number in range(given.games) for each in play(players, number)]
        mean, margin = mean_and_margin(differences)
        print(f"{players} players: {mean:+.2f} ± {margin:.2f} points a round, {len(differences)} rounds", flush=True)


if __name__ == "__main__":
    main()
