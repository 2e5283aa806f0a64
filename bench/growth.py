"""Puts several servers under load on one PostgreSQL and one Redis, and tells what each more of them brings.

    uv run python bench/growth.py --servers 1 --servers 2 --rate 1000 --rate 2000 [--apart]

Tables of four people, each made up of sockets from one of some load generators, processes of their own. Everyone at a
table is at one server, as behind a proxy that goes by the table's code; or `--apart`, the four at four of them. For
every number of servers and every rate a line of JSON: moves and how long they took, the processor time and memory of a
server, rows and transactions of the database, bulletins of Redis, and how many cores others were at work on.
"""

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import uvloop

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from billi.bench.server import (
    GAMES,
    SEATS,
    SHARES,
    TICKS,
    LoadedTable,
    Moves,
    Process,
    a_few_at_a_time,
    serving,
    used_by,
)
from helpers.databases import Postgres, Redis, find_postgres, running_postgres, running_redis
from helpers.programs import needs_program

WARM_UP = 5.0
WRITTEN = "xact_commit, tup_inserted + tup_updated + tup_deleted, blks_hit + blks_read"
"""What PostgreSQL counts."""


# A load generator


async def drive(urls: list[str], first: int, many: int, every: float, seconds: float, apart: bool) -> None:
    """Play at some tables, from when we are told to; print how long moves took."""
    moves = Moves()
    tables = [LoadedTable(GAMES[number % len(GAMES)], moves, number) for number in range(first, first + many)]
    async with httpx.AsyncClient(base_url=urls[0], timeout=60) as people:
        homes = [urls if apart else [urls[number % len(urls)]] for number in range(first, first + many)]
        await a_few_at_a_time([partial(table.open, people, home) for table, home in zip(tables, homes, strict=True)])
        await a_few_at_a_time([table.fill for table in tables])
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        until = time.perf_counter() + WARM_UP + seconds
        playing = [asyncio.create_task(table.play(every, until)) for table in tables]
        await asyncio.sleep(WARM_UP)
        for table in tables:
            table.counting = True
        began = time.process_time()
        await asyncio.sleep(seconds)
        used, waits = time.process_time() - began, list(moves.waits)
        print(json.dumps({"waits": waits, "late": moves.late, "cpu": used}), flush=True)
        await asyncio.gather(*playing)
    os._exit(0)  # two thousand sockets need not be closed one by one


@contextmanager
def generators(given: argparse.Namespace, urls: list[str], rate: float) -> Iterator[list["subprocess.Popen[str]"]]:
    """Have load generators sit down at their tables."""
    each = given.tables // given.generators
    every = given.tables / rate
    running = []
    for number in range(given.generators):
        what = {"urls": urls, "first": number * each, "many": each, "every": every, "seconds": given.seconds}
        command = [sys.executable, __file__, "--drive", json.dumps(what | {"apart": given.apart})]
        running.append(subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True))
    try:
        for one in running:
            assert one.stdout
            if one.stdout.readline() != "ready\n":
                raise RuntimeError("a load generator did not get to its tables")
        yield running
    finally:
        for one in running:
            one.kill()
            one.wait()


# The measurement


def counted(postgres: Postgres, redis: Redis) -> list[int]:
    """Return what the database and Redis have counted so far."""
    rows = postgres.sql(f"SELECT {WRITTEN} FROM pg_stat_database WHERE datname = 'postgres'").split("|")
    said = subprocess.run(["redis-cli", "-p", str(redis.port), "info", "commandstats"], capture_output=True, text=True)
    calls = [line for line in said.stdout.splitlines() if line.startswith("cmdstat_publish:")]
    return [*map(int, rows), int(calls[0].partition("calls=")[2].partition(",")[0]) if calls else 0]


def everyone() -> float:
    """Return the processor time everybody on this machine has used so far."""
    user, nice, system, _, _, *rest = map(int, Path("/proc/stat").read_text().splitlines()[0].split()[1:9])
    return (user + nice + system + sum(rest)) / TICKS


async def measure(
    given: argparse.Namespace, postgres: Postgres, redis: Redis, servers: int, rate: float
) -> dict[str, Any]:
    """Measure so many servers at a rate of moves."""
    postgres.sql("DROP SCHEMA IF EXISTS billi CASCADE")
    async with AsyncExitStack() as stack:
        running: list[Process] = [
            await stack.enter_async_context(serving(postgres.url(), redis.url)) for _ in range(servers)
        ]
        empty = [one.memory for one in running]
        with generators(given, [one.url for one in running], rate) as driving:
            for one in driving:
                assert one.stdin
                one.stdin.write("go\n")
                one.stdin.flush()
            await asyncio.sleep(WARM_UP)
            before, used, all_used = counted(postgres, redis), [one.seconds for one in running], everyone()
            others: list[Postgres | Redis] = [postgres, redis]
            behind = [used_by(one._server.pid) for one in others if one._server]
            await asyncio.sleep(given.seconds)
            after, spent, all_used = counted(postgres, redis), [one.seconds for one in running], everyone() - all_used
            behind = [used_by(one._server.pid) - then for one, then in zip(others, behind, strict=True) if one._server]
            memory = [one.memory for one in running]
            told = [json.loads(await asyncio.to_thread(one.stdout.readline)) for one in driving if one.stdout]
    waits = sorted(wait for one in told for wait in one["waits"])
    commits, rows, blocks, bulletins = ((now - then) / given.seconds for now, then in zip(after, before, strict=True))
    cpu = [now - then for now, then in zip(spent, used, strict=True)]
    ours = sum(cpu) + sum(behind) + sum(one["cpu"] for one in told)
    return {
        "cores": os.cpu_count(),
        "servers": servers,
        "apart": given.apart,
        "tables": given.tables,
        "sockets": given.tables * SEATS,
        "wanted_moves_a_second": rate,
        "moves_a_second": round(len(waits) / given.seconds, 1),
        "late": sum(one["late"] for one in told),
        "milliseconds": {name: round(1000 * waits[int(share * len(waits))], 2) for name, share in SHARES.items()},
        "cpu_seconds_a_thousand_moves": round(1000 * sum(cpu) / len(waits), 3),
        "busy": [round(one / given.seconds, 2) for one in cpu],
        "load_generators_cpu_seconds_a_thousand_moves": round(1000 * sum(one["cpu"] for one in told) / len(waits), 3),
        "database_cpu_seconds_a_thousand_moves": round(1000 * behind[0] / len(waits), 3),
        "redis_cpu_seconds_a_thousand_moves": round(1000 * behind[1] / len(waits), 4),
        "others_busy": round((all_used - ours) / given.seconds, 2),
        "megabytes": [round(one / 1e6) for one in memory],
        "megabytes_empty": [round(one / 1e6) for one in empty],
        "a_move": {
            "transactions": round(commits * given.seconds / len(waits), 3),
            "rows": round(rows * given.seconds / len(waits), 2),
            "blocks": round(blocks * given.seconds / len(waits), 1),
            "bulletins": round(bulletins * given.seconds / len(waits), 3),
        },
    }


def main() -> None:
    """Measure, and print a line for each number of servers and each rate."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, action="append")
    parser.add_argument("--rate", type=float, action="append")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--generators", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--apart", action="store_true")
    parser.add_argument("--drive", help=argparse.SUPPRESS)
    given = parser.parse_args()
    gc.disable()  # a pause of ours would be taken for one of the servers'
    if given.drive:
        uvloop.run(drive(**json.loads(given.drive)))
        return
    programs = find_postgres() or Path(needs_program("initdb")).parent
    with running_postgres(programs) as postgres, running_redis(needs_program("redis-server")) as redis:
        for servers in given.servers or [1, 2, 4]:
            for rate in given.rate or [1000.0]:
                print(json.dumps(asyncio.run(measure(given, postgres, redis, servers, rate))), flush=True)


if __name__ == "__main__":
    main()
