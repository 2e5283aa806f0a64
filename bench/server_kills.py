"""Kills a server with ``kill -9`` while people play at it, again and again, and checks that no move is lost.

    uv run python bench/server_kills.py [--kills 1000] [--database URL] [--parties 6]

Parties of four play both games at one server, over sockets, and go on to the next table when a game is over. The server
is killed at random moments, also while it starts, and started again on the same database; the clients find back by
themselves. After each kill the logs are read: every move somebody was told is kept must be there once, at the version
they were told; none may be there twice; and what anyone was shown must be what the log adds up to.

Without ``--database`` an SQLite file and a PostgreSQL server are set up for the occasion.
"""

import argparse
import asyncio
import sys
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from helpers.databases import databases
from helpers.killing_servers import Outcome, kill_servers
from helpers.percentiles import shares

SHOWN: Final = 20


def tell(outcome: Outcome) -> None:
    """Return how it goes, to whoever watches."""
    if sys.stderr.isatty():
        print(f"\r{outcome.kills:,} kills, {outcome.acknowledged:,} moves", end="", file=sys.stderr)


def summary(outcome: Outcome, seconds: float) -> str:
    """Sum up."""
    p50, p99, most = (1000 * took for took in shares(outcome.reconnects, 0.5, 0.99, 1))
    return (
        f"{outcome.kills:,} kills, {outcome.games:,} games; "
        f"moves: {outcome.acknowledged:,} acknowledged, {outcome.acknowledged / outcome.kills:,.0f} a kill, "
        f"{len(outcome.lost)} lost, {len(outcome.doubled)} doubled; "
        f"back after the server answers: p50 {p50:.0f} ms, p99 {p99:.0f} ms, max {most:.0f} ms; {seconds:,.0f} s"
    )


def main() -> None:
    """Kill, check and sum up; exit with 1 if a move was lost or doubled, or if the server complained."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--parties", type=int, default=6, help="tables at a time (default: 6)")
    parser.add_argument("--database", help="a database of your own; tables are left in it")
    parser.add_argument("--seed", type=int, default=None)
    given = parser.parse_args()
    wrong: list[str] = []
    with databases(given.database) as urls:
        for url in urls:
            before = time.perf_counter()
            outcome = asyncio.run(kill_servers(url, given.kills, given.seed, given.parties, tell))
            print(f"{url.partition(':')[0]}: {summary(outcome, time.perf_counter() - before)}")
            wrong += [*outcome.lost, *outcome.doubled, *outcome.complaints.splitlines()]
    print(*wrong[:SHOWN], sep="\n", end="\n" if wrong else "")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
