"""Places bots: each alone among others of one kind, the same deals for all, every deal from every seat.

Points are those over the mean of the others. Where `random` and `glass` are among the bots, every one gets its place
between them, 0 to 1. Finished deals are written to a file as they come, and files of several runs read together, so
that those who think long can be given more time.

uv run python bench/places.py willi --bots random,easy,house,master,glass --deals 100 --minutes 10 --to places.jsonl
uv run python bench/places.py willi --read places.jsonl
"""

import argparse
import json
import multiprocessing
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import billi
from billi.bots import BOTS
from billi.learn.ladder import LadderPlan, play_one
from billi.learn.outside import GLASS
from billi.learn.standings import Lineup, of_share, student

LOWEST = next(iter(BOTS))
"""The bot at 0."""

Found = dict[str, dict[int, tuple[float, float]]]
"""By bot and deal: points over the others, and the share of wins."""


def play_deal(given: tuple[LadderPlan, int, float]) -> tuple[str, int, float, float] | None:
    """Play a deal from every seat, unless time is up."""
    plan, deal, until = given
    players = plan.game.players
    over, wins = [], []
    for seat in range(players):
        if time.time() > until:
            return None
        points, winners = play_one(plan, deal, Lineup(0, 1, seat))
        over.append(points[seat] - (sum(points[:players]) - points[seat]) / (players - 1))
        wins.append((seat in winners) / len(winners))
    return plan.bots[0], deal, float(np.mean(over)), float(np.mean(wins))


def measured(numbers: NDArray[np.float64]) -> tuple[float, float]:
    """Return a mean, and half the width of its 95 % interval."""
    many = len(numbers)
    return float(numbers.mean()), student(many - 1) * float(numbers.std(ddof=1)) / many**0.5 if many > 1 else np.inf


def place(bot: tuple[float, float], low: tuple[float, float], high: tuple[float, float]) -> tuple[float, float]:
    """Return where a mean lies between two others, and how sure that is, taking all three for independent."""
    span = high[0] - low[0]
    at = (bot[0] - low[0]) / span
    return at, float(np.hypot(bot[1], np.hypot((1 - at) * low[1], at * high[1])) / abs(span))


def tell(found: Found, among: str) -> Iterator[str]:
    """Tell how the bots stand, the last first."""
    points = {bot: measured(np.array([over for over, _ in deals.values()])) for bot, deals in found.items()}
    points.setdefault(among, (0.0, 0.0))
    for bot, (mean, half) in sorted(points.items(), key=lambda one: one[1]):
        line = f"{bot} among {among}: {mean:+.2f} ± {half:.2f} points"
        if deals := found.get(bot):
            won, sure = measured(np.array([wins for _, wins in deals.values()]))
            sure = of_share(won, sure, len(deals))
            line += f", wins {won:.1%} ± {sure:.1%}, {len(deals)} deals"
        if bot in (LOWEST, GLASS):
            line += f", place {int(bot == GLASS)}"
        elif LOWEST in points and GLASS in points:
            line += ", place {:.3f} ± {:.3f}".format(*place((mean, half), points[LOWEST], points[GLASS]))
        yield line


def main() -> None:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--bots", default="", help="with commas between them")
    parser.add_argument("--among", default="sharp")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--option", action="append", default=[], help="of the game, as NAME=VALUE")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path)
    parser.add_argument("--read", type=Path, action="append", default=[])
    chosen = parser.parse_args()
    found: Found = defaultdict(dict)
    for path in chosen.read:
        for line in path.read_text().splitlines():
            bot, deal, over, wins = json.loads(line)
            found[bot][deal] = over, wins
    options = dict(option.split("=") for option in chosen.option)
    game, until = billi.game(chosen.game, players=chosen.players, **options), time.time() + 60 * chosen.minutes
    plans = [LadderPlan(game, chosen.seed, (bot, chosen.among)) for bot in chosen.bots.split(",") if bot]
    work = ((plan, deal, until) for deal in range(chosen.deals) for plan in plans)
    if plans:
        with multiprocessing.Pool(chosen.workers) as pool:
            for report in pool.imap_unordered(play_deal, work):
                if report is None:
                    continue
                bot, deal, over, wins = report
                found[bot][deal] = over, wins
                if chosen.to:
                    with chosen.to.open("a") as file:
                        file.write(json.dumps(report) + "\n")
    for line in tell(found, chosen.among):
        print(line)


if __name__ == "__main__":
    main()
