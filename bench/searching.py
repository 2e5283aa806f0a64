"""Measures what a search is worth: one player that searches among others who play by the network alone.

Every deal is played from every seat. Several searches can be compared, each described as `billi.bench.manners` says.

uv run python bench/searching.py willi --search 50000 --search 50000,any --minutes 10 --workers 2
"""

import argparse
import multiprocessing
import time
from collections import defaultdict
from dataclasses import dataclass, field

import numpy as np

import billi
from billi.bench.manners import manner
from billi.bots.master import MasterBot
from billi.bots.sharp import SharpBot
from billi.games.action import Action
from billi.games.bits import lowest
from billi.games.view import View
from billi.luck import KeyedLuck, SeededLuck


@dataclass
class Result:
    """What came of some deals: by deal, the mean over seats."""

    leads: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """By decision that was thought about."""


def play(given: tuple[str, int, str, int, float]) -> tuple[str, Result]:
    """Play deals until the time is over."""
    name, players, words, seed, until = given
    game, result, number = billi.game(name, players=players), Result(), 0
    bot, others = MasterBot(SeededLuck(seed), manner(words)), SharpBot(SeededLuck(0))

    def timed(view: View) -> Action:
        began = time.process_time()
        action = bot.choose(view)
        if (took := time.process_time() - began) > 0.002:
            result.seconds.append(took)
        return action

    while time.time() < until:
        leads, wins = [], []
        for seat in range(players):
            state = game.start(luck=KeyedLuck(seed, number))
            while not state.over:
                asked = lowest(state.to_act_mask)
                view = state.view(asked)
                state.apply(asked, timed(view) if asked == seat else others.choose(view))
            points = state.points[:players]
            leads.append(points[seat] - (sum(points) - points[seat]) / (players - 1))
            wins.append((seat in state.winners) / len(state.winners))
        result.leads.append(float(np.mean(leads)))
        result.wins.append(float(np.mean(wins)))
        number += 1
    return words, result


def main() -> None:
    """Have workers play, each one search, and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--search", action="append", required=True)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    until = time.time() + 60 * chosen.minutes
    work = [
        (chosen.game, chosen.players, chosen.search[number % len(chosen.search)], chosen.seed + number, until)
        for number in range(chosen.workers)
    ]
    together: dict[str, Result] = defaultdict(Result)
    with multiprocessing.Pool(chosen.workers) as pool:
        for words, result in pool.imap_unordered(play, work):
            for part in ("leads", "wins", "seconds"):
                getattr(together[words], part).extend(getattr(result, part))
    for words, result in together.items():
        half = [1.96 * np.std(of, ddof=1) / np.sqrt(len(of)) for of in (result.leads, result.wins)]
        thought = 1000 * np.array(result.seconds)
        print(
            f"{chosen.game}, {chosen.players} players, {words}: {len(result.leads)} deals, "
            f"{np.mean(result.leads):+.2f} ± {half[0]:.2f} points, wins {np.mean(result.wins):.1%} ± {half[1]:.1%}, "
            f"{thought.mean():.0f} ms a decision, 95 % below {np.percentile(thought, 95):.0f} ms"
        )


if __name__ == "__main__":
    main()
