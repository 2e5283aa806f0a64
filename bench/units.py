"""Measures one by one what a load shows only in sum: people who sit still, a game's end, bytes sent and kept.

    uv run python bench/units.py > bench/units.json

One server on a PostgreSQL and a Redis of its own. Tables of four people sit still for a while; then all play one game
of Mister Bill to its end; then all sit down to the next, at new tables with new sockets; some play Willi, the server
dies, they come to another and play to the end. What is counted is processor time and bytes, not waits, so it does not
matter much who else is at work.
"""

import argparse
import asyncio
import gc
import json
import statistics
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from billi.bench.server import GAMES, SEATS, Listener, LoadedTable, Moves, a_few_at_a_time, serving, used_by
from helpers.databases import Postgres, Redis, find_postgres, running_postgres, running_redis
from helpers.programs import needs_program

FRAME = 4
"""Bytes around a message of 126 to 65,535."""


class Counting(Listener):
    """Somebody at a table who counts what they are sent."""

    bytes = 0

    def _hear(self, news: Any) -> None:
        Counting.bytes += len(msgspec.json.encode(news)) + FRAME
        super()._hear(news)


class CountedTable(LoadedTable):
    """A table whose people count what they are sent, and play as fast as they can."""

    def _seat(self, url: str, code: str, token: str) -> Listener:
        seat = Counting(url, code, token)
        seat.at = self
        return seat

    async def come_back(self, url: str) -> None:
        """Have everyone come to another server."""
        for seat in self.seats:
            await seat.__aexit__(None, None, None)
        self.seats = [self._seat(url, seat.code, seat.token) for seat in self.seats]
        for seat in self.seats:
            await seat.__aenter__()

    async def play_on(self, most: int) -> int:
        """Play to the end of the game, or some moves, and return how many people made."""
        for made in range(most):
            if self.over:
                return made
            await self.move()
        return most


class Meter:
    """What server, database, Redis and load generator have used."""

    def __init__(self, parts: dict[str, int]) -> None:
        self.parts = parts
        self.before = self._now()

    def _now(self) -> dict[str, float]:
        return {name: used_by(pid) for name, pid in self.parts.items()} | {"generator": time.process_time()}

    def spent(self, shared_by: float) -> dict[str, float]:
        """Return what each has used since this was last asked, for each of some things."""
        before, self.before = self.before, self._now()
        return {name: round((now - before[name]) / shared_by, 7) for name, now in self.before.items()}


def kept(postgres: Postgres) -> dict[str, float]:
    """Return the bytes a row takes, indexes and all, once dead ones are gone."""
    found: dict[str, float] = {}
    for name, table in (("line", "lines"), ("record", "records"), ("table", "tables")):
        postgres.sql(f"VACUUM FULL billi.{table}")
        size = f"SELECT pg_total_relation_size('billi.{table}')::float / count(*) FROM billi.{table}"
        found[name] = round(float(postgres.sql(size)))
    return found


def wal(postgres: Postgres) -> float:
    """Return how many bytes PostgreSQL has written ahead so far: what goes to its standbys too."""
    return float(postgres.sql("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')"))


async def measure(postgres: Postgres, redis: Redis, tables: int, seconds: float) -> dict[str, Any]:
    """Measure everything, in the order in which an evening has it."""
    moves = Moves()
    some = [CountedTable(GAMES[0], moves, number) for number in range(tables)]
    others = [CountedTable(GAMES[1], moves, number) for number in range(tables // 4)]
    async with (
        serving(postgres.url(), redis.url) as server,
        httpx.AsyncClient(base_url=server.url, timeout=60) as people,
    ):
        assert postgres._server
        assert redis._server
        meter = Meter({"server": server.running.pid, "database": postgres._server.pid, "redis": redis._server.pid})
        await asyncio.sleep(seconds / 2)
        meter.spent(1)
        await asyncio.sleep(seconds)
        empty, memory = meter.spent(seconds), server.memory
        await a_few_at_a_time([partial(table.open, people, [server.url]) for table in some])
        await a_few_at_a_time([table.fill for table in some])
        opened = meter.spent(tables)
        await asyncio.sleep(seconds)
        meter.spent(1)
        await asyncio.sleep(seconds)
        still, full = meter.spent(seconds), server.memory
        Counting.bytes, written = 0, wal(postgres)
        games = await asyncio.gather(*(table.play_on(10_000) for table in some))
        sent = {GAMES[0]: round(Counting.bytes / SEATS / sum(games))}
        played, written = meter.spent(sum(games)), (wal(postgres) - written) / sum(games)
        bytes_kept = kept(postgres)
        await a_few_at_a_time([table.again for table in some])
        again = meter.spent(tables)
        await a_few_at_a_time([partial(table.open, people, [server.url]) for table in others])
        await a_few_at_a_time([table.fill for table in others])
        Counting.bytes = 0
        longer = await asyncio.gather(*(table.play_on(150) for table in others))
        sent[GAMES[1]] = round(Counting.bytes / SEATS / sum(longer))
        async with serving(postgres.url(), redis.url) as another:
            meter = Meter({"server": another.running.pid, "database": postgres._server.pid})
            await asyncio.sleep(seconds / 2)
            server.running.kill()
            meter.spent(1)
            began = time.perf_counter()
            await a_few_at_a_time([partial(table.come_back, another.url) for table in others])
            took = time.perf_counter() - began
            back = meter.spent(len(others))
            rest = await asyncio.gather(*(table.play_on(10_000) for table in others))
            longer = [before + after for before, after in zip(longer, rest, strict=True)]
    return {
        "sockets": tables * SEATS,
        "cpu_a_second_empty": empty,
        "cpu_a_second_with_sockets_sitting_still": still,
        "cpu_to_open_a_table_and_fill_it": opened,
        "cpu_a_move_as_fast_as_can_be": played,
        "cpu_a_rematch": again,
        "cpu_a_table_whose_server_died": back | {"seconds": round(took / len(others), 4)},
        "moves_a_game": {
            game: {"mean": round(statistics.mean(made), 1), "deviation": round(statistics.stdev(made), 1)}
            for game, made in zip(GAMES, (games, longer), strict=True)
        },
        "bytes_a_move_a_viewer": sent,
        "bytes_kept": bytes_kept,
        "bytes_written_ahead_a_move": round(written),
        "memory_empty": memory,
        "memory_a_socket": round((full - memory) / tables / SEATS),
    }


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    gc.disable()
    programs = find_postgres() or Path(needs_program("initdb")).parent
    with running_postgres(programs) as postgres, running_redis(needs_program("redis-server")) as redis:
        print(json.dumps(uvloop.run(measure(postgres, redis, given.tables, given.seconds)), indent=2))


if __name__ == "__main__":
    main()
