"""Puts the server under load on SQLite and on PostgreSQL, in one run.

    uv run python bench/server.py [--tables 500] [--rate 1000] [--seconds 30]

The same as ``billi bench server --json``, with both databases set up for the occasion.
"""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from billi.bench.server import Load, measure
from helpers.databases import databases


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=int, default=1000)
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--database", help="measure on this one only")
    given = parser.parse_args()
    with databases(given.database) as urls:
        result = measure(urls, Load(given.tables, given.rate, given.seconds), lambda _: None)
    print(json.dumps(result, indent=2))


if __name__ == "__main__":
    main()
