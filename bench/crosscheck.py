"""Holds the compiled rules against the independent model over many random games, step by step.

    uv run python bench/crosscheck.py --games 1000000 --workers 2

Every game is played on the compiled rules with everything noted down (table, legal moves of every seat asked, events)
and then fed to the model of tests/model; the first difference stops the run and names the game. One game in a hundred
is played lazily, so that rounds stall (MB23).
"""

import argparse
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from helpers.compiled_crosscheck import Notes, check_game
from helpers.crosscheck import VARIANTS

CHUNK = 500
LAZY = 97


def check(variant: int, seed: int, first: int, count: int) -> int:
    """Check a run of games of one variant; return the steps compared."""
    game = VARIANTS[variant]
    notes = Notes(game)
    return sum(
        check_game(game, notes, seed, number, LAZY if number % 100 == 0 else 0)
        for number in range(first, first + count)
    )


def main() -> None:
    """Check as many games as asked for, spread evenly over all variants."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=22_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    each = -(-args.games // len(VARIANTS))
    before = time.perf_counter()
    games = steps = 0
    with ProcessPoolExecutor(args.workers) as pool:
        jobs = {}
        for first in range(0, each, CHUNK):
            for variant in range(len(VARIANTS)):
                count = min(CHUNK, each - first)
                jobs[pool.submit(check, variant, args.seed, first, count)] = count
        for done in as_completed(jobs):
            if done.exception():
                pool.shutdown(cancel_futures=True)  # the first difference says enough
            steps += done.result()
            games += jobs[done]
            seconds = time.perf_counter() - before
            print(f"\r{games:,} games, {steps:,} steps, {games / seconds:.0f} games/s", end="", flush=True)
    print(f"\nno difference in {games:,} games ({steps:,} steps) of {len(VARIANTS)} variants, {seconds:.0f} s")


if __name__ == "__main__":
    main()
