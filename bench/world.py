"""Has a simulated world go on for many table-hours, and says how many until something broke.

    uv run python bench/world.py --hours 1000000 --workers 2

A world is some weeks of a thousand tables on one to three servers, in virtual time; people take days for a move, and
all that is done again and again, as every 5 seconds in an evening, is done every ten minutes; see tests/world. Each is
checked at every message and at its end as in the tests of it. The first promise that does not hold stops the run and
tells its story, and the seed that tells it again.
"""

import argparse
import os
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from world.story import SEASON, live


@dataclass
class Sum:
    """What worlds add up to."""

    worlds: int = 0
    hours: float = 0.0
    at_play: float = 0.0
    tables: int = 0
    games: int = 0
    lines: int = 0

    def add(self, other: "Sum") -> None:
        """Add another sum."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)

    def __str__(self) -> str:
        return (
            f"{self.worlds:,} worlds, {self.hours:,.0f} table-hours ({self.at_play:,.0f} with a game under way), "
            f"{self.tables:,} tables, {self.games:,} games to the end, {self.lines:,} lines"
        )


def one(seed: int) -> Sum:
    """Let one world happen."""
    world = live(seed, SEASON)
    tables = [truth.table for truth in world.truths.by_id.values()]
    lines = sum(table.version for table in tables)
    return Sum(1, world.hours, world.hours_at_play, len(tables), sum(table.over for table in tables), lines)


def main() -> None:
    """Go on until there are as many hours as asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hours", type=float, default=20_000)
    parser.add_argument("--seed", type=int, default=1, help="the first world's; each further one has the next")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    before, total, seed = time.perf_counter(), Sum(), args.seed
    with ProcessPoolExecutor(args.workers) as pool:
        running: set[Future[Sum]] = set()
        while total.hours < args.hours:
            while len(running) < args.workers:
                running.add(pool.submit(one, seed))
                seed += 1
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for world in done:
                total.add(world.result())
            print(f"\r{total}, {time.perf_counter() - before:.0f} s", end="", flush=True)
        for world in running:
            world.cancel()
    print(f"\nevery promise held in {total}; {time.perf_counter() - before:.0f} s")


if __name__ == "__main__":
    main()
