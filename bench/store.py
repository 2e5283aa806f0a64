"""Measures how many lines a second the store writes durably, and how long one takes.

    uv run python bench/store.py [--database URL] [--writers 500] [--seconds 5]

Each writer has a table of its own and appends a line as soon as the one before is acknowledged. Without ``--database``,
an SQLite file (synchronous=FULL) and a PostgreSQL server are set up for the occasion in a temporary folder; the first
line says how long the disk there takes to write a page for good.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from billi.server.store import NewTable, open_store
from helpers.databases import databases

BODY: Final = b'{"do":"choose","by":"Zk3vPq81yQmT4xLd","id":"417","seat":2,"action":"play R5"}'


async def measure(url: str, writers: int, seconds: float) -> list[float]:
    """Let writers write for a while; return how long each line took."""
    took: list[float] = []
    run = os.urandom(6).hex()
    async with await open_store(url) as store:
        tables = [f"{run}-{number}" for number in range(writers)]
        await asyncio.gather(*(store.create(NewTable(table, table, b"", False, 0, 0)) for table in tables))
        end = time.perf_counter() + seconds

        async def write(table: str) -> None:
            version = 0
            while (before := time.perf_counter()) < end:
                version += 1
                await store.append(table, version, [BODY], version, deadline=version)
                took.append(time.perf_counter() - before)

        await asyncio.gather(*map(write, tables))
        assert sum([len(await store.lines(table)) for table in tables]) == len(took)
    return sorted(took)


def disk_milliseconds() -> float:
    """Measure how long the disk takes to write a page for good."""
    with tempfile.TemporaryFile() as file:
        before = time.perf_counter()
        for _ in range(100):
            os.write(file.fileno(), bytes(4096))
            os.fsync(file.fileno())
        return (time.perf_counter() - before) * 10


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", help="a database of your own; tables are left in it")
    parser.add_argument("--writers", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=5.0)
    given = parser.parse_args()
    print(f"a page on the disk: {disk_milliseconds():.2f} ms")
    with databases(given.database) as urls:
        for url in urls:
            took = asyncio.run(measure(url, given.writers, given.seconds))
            print(
                f"{url.partition(':')[0]}: {given.writers} writers, {len(took) / given.seconds:,.0f} durable lines/s, "
                f"p50 {took[len(took) // 2] * 1000:.1f} ms, p99 {took[len(took) * 99 // 100] * 1000:.1f} ms"
            )


if __name__ == "__main__":
    main()
