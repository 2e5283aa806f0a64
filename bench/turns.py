"""Measures this server and that of an earlier commit in turns, under one and the same load: that of the earlier commit.

    git worktree add ../before f2e7429 && (cd ../before && uv sync)
    uv run python bench/turns.py ../before [--turns 3] [--tables 500] [--rate 1000] [--seconds 12]

A load generator that has changed with the server it drives tells nothing of what a move costs, since its own seconds
are what those of the server are held against. Its people know nothing of what has come since, such as cutting the deck.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from billi.bench.server import SERVE
from helpers.databases import databases

DRIVE: Final = """
import json, sys
from billi.bench import server
given = json.loads(sys.stdin.read())
if "serve" in given:
    server.SERVE, sys.executable = given["serve"], given["python"]
load = server.Load(given["tables"], given["rate"], given["seconds"])
print(json.dumps(server.measure([given["database"]], load, lambda _: None)["servers"][0]))
"""
"""Drives whichever server it is told to start; run by the earlier commit's Python."""


def main() -> None:
    """Measure in turns, and print a line each."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="a checkout of the earlier commit, with its environment in .venv")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=12)
    given = parser.parse_args()
    load = {"tables": given.tables, "rate": given.rate, "seconds": given.seconds}
    for turn in range(given.turns):
        for now in (False, True):
            with databases(None) as urls:
                for url in urls:
                    found = _drive(given.before, {**load, **(_this(url) if now else {"database": url})})
                    waits, used = found["milliseconds"], found["cpu_seconds_a_thousand_moves"]
                    own = found["load_generator_cpu_seconds_a_thousand_moves"]
                    print(
                        f"turn {turn + 1}, {found['database']:10}, {'now' if now else 'before':6}: "
                        f"{found['moves_a_second']:7} moves a second, "
                        + ", ".join(f"{name} {wait:.1f} ms" for name, wait in waits.items())
                        + f", CPU {used:.2f}, load {own:.2f}, ratio {used / own:.2f}, "
                        f"{found['memory_a_socket'] / 1024:.1f} KB a socket",
                        flush=True,
                    )


def _this(database: str) -> dict[str, str]:
    """Return how the server of this commit is started. It reads one line more: the address of a Redis, here none."""
    return {"database": f"{database}\n", "serve": SERVE, "python": sys.executable}


def _drive(before: Path, told: dict[str, object]) -> dict[str, Any]:
    python = before.absolute() / ".venv" / "bin" / "python"
    ran = subprocess.run([python, "-c", DRIVE], input=json.dumps(told), capture_output=True, text=True, check=False)
    if ran.returncode:
        sys.exit(ran.stderr)
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


if __name__ == "__main__":
    main()
