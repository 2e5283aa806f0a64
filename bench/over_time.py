"""Does taking luck out of results tell who plays well, and in fewer games?

    python bench/over_time.py willi --players 4 --games 300 --bot sharp --against house --seed 1

A bot plays against three of another kind; each game is taken apart as a review does it. With luck taken out, results
should have the same average, since luck is nothing on average, and spread less from game to game.
"""

import argparse
import math
import time

import numpy as np

import billi
from billi.bots import make
from billi.bots.network import judge_of, quick_network_of
from billi.luck import SeededLuck
from billi.record import replay
from billi.review.line import line_through, shares_of
from billi.state import Game, State


def play(game: Game, bots: list[str], seed: int) -> State:
    """Have bots play a game."""
    players = [make(bot, SeededLuck(seed, seat + 1)) for seat, bot in enumerate(bots)]
    state = game.start(seed=seed)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, players[seat].choose(state.view(seat)))
    return state


def told(values: list[int]) -> str:
    """Tell what values in thousandths are on average, with an interval of 95 %, and how far they spread."""
    points = np.array(values) / 1000
    spread = points.std(ddof=1)
    return f"{points.mean():+.3f} ± {1.96 * spread / math.sqrt(len(points)):.3f}   spread {spread:.2f}"


def main() -> None:
    """Measure."""
    asked = argparse.ArgumentParser()
    asked.add_argument("game")
    asked.add_argument("--players", type=int, default=4)
    asked.add_argument("--games", type=int, default=300)
    asked.add_argument("--bot", default="sharp")
    asked.add_argument("--against", default="house")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    game, began = billi.game(given.game, players=given.players), time.process_time()
    quick, judge = quick_network_of(given.game), judge_of(given.game)
    assert quick is not None
    assert judge is not None
    results, lucks, rests = [], [], []
    for number in range(given.games):
        seat = number % given.players
        bots = [given.bot if other == seat else given.against for other in range(given.players)]
        record = play(game, bots, given.seed * 1_000_003 + number).record()
        line = line_through(replay(record), record["events"][0]["dealer"], quick, judge)
        everyone = [shares_of(line, other) for other in range(given.players)]
        mine = everyone[seat]
        results.append(mine.result - round(np.mean([one.result for one in everyone])))
        lucks.append(mine.deal + mine.draws - round(np.mean([one.deal + one.draws for one in everyone])))
        rests.append(results[-1] - lucks[-1])
    print(f"{given.games} games of {given.game}, {given.players} players: {given.bot} against {given.against}")
    for name, values in (("result", results), ("luck", lucks), ("without luck", rests)):
        print(f"  {name:12} {told(values)}")
    fewer = np.var(results) / np.var(rests)
    print(f"  without luck one game tells as much as {fewer:.1f} with it")
    print(f"  {time.process_time() - began:.0f} s of a processor")


if __name__ == "__main__":
    main()
