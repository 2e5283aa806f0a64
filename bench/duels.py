"""Measures a bot alone among others, on the same deals from every seat.

    uv run python bench/duels.py willi --players 4 --deals 150 [--bot sharp] [--others house] [--option exchange=any]

Every deal is played once from each seat. A deal gives one difference, the mean of the bot's points less the others'
mean over all its seats, and one share of wins (a win shared by two is half a win); beside their means stands half the
width of the 95 % interval over deals. With ``--all`` every number of players and every option is played.
"""

import argparse
import math
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product

import billi
from billi.bots import make
from billi.games import GAMES
from billi.luck import SeededLuck
from billi.state import Game

Deal = tuple[float, float, int, float]
"""The difference, the share of wins, decisions made, seconds they took."""


def play_deal(game: Game, bot: str, others: str, seed: int, deal: int) -> Deal:
    """Play one deal from every seat."""
    differences, wins, decisions, seconds = [], [], 0, 0.0
    for seat in range(game.players):
        state = game.start(luck=SeededLuck(seed, deal))
        bots = [make(bot if other == seat else others, SeededLuck(seed + 1, deal)) for other in range(game.players)]
        while not state.over:
            asked = state.to_act[0]
            view = state.view(asked)
            before = time.perf_counter()
            action = bots[asked].choose(view)
            if asked == seat:
                decisions, seconds = decisions + 1, seconds + time.perf_counter() - before
            state.apply(asked, action)
        points = state.points[: game.players]
        differences.append(points[seat] - (sum(points) - points[seat]) / (game.players - 1))
        wins.append((seat in state.winners) / len(state.winners))
    return sum(differences) / game.players, sum(wins) / game.players, decisions, seconds


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Return a mean and half the width of its 95 % interval."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
    return mean, 1.96 * spread / math.sqrt(len(values))


def measure(pool: ProcessPoolExecutor, game: Game, bot: str, others: str, seed: int, deals: int) -> str:
    """Return a line of the table."""
    played = list(pool.map(partial(play_deal, game, bot, others, seed), range(deals), chunksize=5))
    points, points_by = interval([deal[0] for deal in played])
    wins, wins_by = interval([100 * deal[1] for deal in played])
    thought = 1000 * sum(deal[3] for deal in played) / sum(deal[2] for deal in played)
    chosen = " ".join(f"{option}={value}" for option, value in game.options.items())
    fair = 100 / game.seats
    return (
        f"| {game.name} | {game.players} | {chosen} | {deals * game.players} | {points:+.2f} ± {points_by:.2f} "
        f"| {wins:.1f} ± {wins_by:.1f} % ({fair:.1f}) | {thought:.2f} ms |"
    )


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", action="append", default=[])
    parser.add_argument("--bot", default="sharp")
    parser.add_argument("--others", default="house")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--all", action="store_true")
    args = parser.parse_args()
    games = [billi.game(args.game, players=args.players, **dict(option.split("=") for option in args.option))]
    if args.all:
        spec, games = GAMES[args.game], []
        for players in spec.players:
            options = spec.options_for(players)
            for values in product(*(spec.options[option] for option in options)):
                games.append(billi.game(args.game, players=players, **dict(zip(options, values, strict=True))))
    print("| game | players | options | games | points over the others | wins (fair) | a decision |")
    print("|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor(args.workers) as pool:
        for game in games:
            print(measure(pool, game, args.bot, args.others, args.seed, args.deals), flush=True)


if __name__ == "__main__":
    main()
