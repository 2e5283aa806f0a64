"""Shows what people's moves wait for while masters think at other tables of the same server.

    uv run python bench/masters.py [--tables 100] [--rate 200] [--masters 0 --masters 20 --masters 200] [--seconds 15]

Tables of four people who move at a steady pace, as in ``bench/server.py``; beside them tables where one person plays
three masters and answers at once, so that masters are asked without a pause. For every number of those a line of JSON:
how long the people's moves took, and how many answers masters gave, thought through and in a hurry.
"""

import argparse
import asyncio
import gc
import json
import random
import tempfile
import time
from functools import partial
from typing import Any

import httpx
import uvloop

from billi.bench.server import GAMES, SEATS, SHARES, LoadedTable, Moves, a_few_at_a_time, serving
from billi.client import TableClient
from billi.table.messages import Hand

WARM_UP = 5.0
READY = 120.0
"""Seconds until the first master has to be at hand."""


async def sit_with_masters(people: httpx.AsyncClient, url: str, number: int) -> None:
    """Play three masters, game after game."""
    chance = random.Random(number)
    token = (await people.post("/api/me", json={"name": f"M{number}", "bearer": True})).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    wish = {"game": GAMES[number % len(GAMES)], "players": SEATS, "bots": [1, 2, 3], "bot": "master"}

    def choose(hand: Hand) -> str:
        assert hand.ask is not None
        return chance.choice(hand.ask.choices)

    while True:
        code = (await people.post("/api/tables", json=wish, headers=headers)).json()["code"]
        async with TableClient(url, code, token) as seat:
            await seat.sit(0, "M")
            await seat.begin("master")
            await seat.play(choose)


async def counted(people: httpx.AsyncClient) -> dict[str, float]:
    """Return what the server has counted so far."""
    lines = (await people.get("/metrics")).text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines) if name[:1] != "#"}


async def measure(given: argparse.Namespace, masters: int) -> dict[str, Any]:
    """Measure with so many tables of masters."""
    moves = Moves()
    tables = [LoadedTable(GAMES[number % len(GAMES)], moves, number) for number in range(given.tables)]
    with tempfile.TemporaryDirectory(prefix="billi-bench-") as folder:
        async with serving(f"sqlite:///{folder}/billi.db") as server:
            people = httpx.AsyncClient(base_url=server.url, timeout=60)
            await a_few_at_a_time([partial(table.open, people, [server.url]) for table in tables])
            await a_few_at_a_time([table.fill for table in tables])
            thinking = [asyncio.create_task(sit_with_masters(people, server.url, one)) for one in range(masters)]
            hurried = "billi_bots_hurried_total"
            began = time.perf_counter()
            while masters and (await counted(people))["billi_bots_thinking"] == 0:
                assert time.perf_counter() < began + READY, "no master has come"
                await asyncio.sleep(0.5)
            every = given.tables / given.rate
            until = time.perf_counter() + WARM_UP + given.seconds
            playing = [asyncio.create_task(table.play(every, until)) for table in tables]
            await asyncio.sleep(WARM_UP)
            for table in tables:
                table.counting = True
            before, used = await counted(people), server.seconds
            await asyncio.sleep(given.seconds)
            after, used = await counted(people), server.seconds - used
            waits = sorted(moves.waits)
            await asyncio.gather(*playing)
            for one in thinking:
                if one.done():
                    one.result()
                one.cancel()
            await asyncio.gather(*thinking, return_exceptions=True)
    made = len(waits)
    all_moves = after["billi_moves_total"] - before["billi_moves_total"]
    return {
        "tables_of_people": given.tables,
        "tables_with_masters": masters,
        "moves_a_second_of_people": round(made / given.seconds, 1),
        "milliseconds": {name: round(1000 * waits[int(share * made)], 2) for name, share in SHARES.items()},
        "other_moves_a_second": round((all_moves - made) / given.seconds, 1),
        "in_a_hurry_a_second": round((after[hurried] - before[hurried]) / given.seconds, 1),
        "cores": round(used / given.seconds, 2),
    }


def main() -> None:
    """Measure, and print a line for each number of tables with masters."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=200)
    parser.add_argument("--masters", type=int, action="append")
    parser.add_argument("--seconds", type=float, default=15)
    given = parser.parse_args()
    gc.disable()  # a pause of ours would be taken for one of the server's
    for masters in given.masters or [0, 20, 200]:
        print(json.dumps(uvloop.run(measure(given, masters))), flush=True)


if __name__ == "__main__":
    main()
