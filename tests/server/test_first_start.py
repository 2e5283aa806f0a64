"""A server where nothing was ever compiled: nobody waits while what learned bots play by is."""

import asyncio
import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
import uvloop

from billi.client import Client

STANDS_STILL: Final = 0.25
"""Seconds an event loop may do nothing before somebody notices."""
SERVE: Final = """
import asyncio, json, logging, pathlib, sys, threading, time
from billi.server.listening import address_of, listen
from billi.server.logs import start_logging
from billi.server.serving import Server
from billi.server.settings import Settings

busy = pathlib.Path("/proc/thread-self/schedstat")

def kept_waiting():
    '''Return for how long this thread was ready to run while the machine had others to run.'''
    return int(busy.read_text().split()[1]) / 1e9 if busy.exists() else 0

async def watch():
    while True:
        began, waited = time.perf_counter(), kept_waiting()
        await asyncio.sleep(0.005)
        longest[0] = max(longest[0], time.perf_counter() - began - (kept_waiting() - waited))

class Watched(Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        self.watching = asyncio.create_task(watch())

longest = [0.0]
start_logging("json", logging.DEBUG)
settings = Settings(database=f"sqlite:///{sys.argv[1]}", pause=0)
with listen("127.0.0.1", 0) as listener:
    Watched(settings, lambda: print(address_of(listener), flush=True)).run(sockets=[listener])
print(json.dumps(longest))
"""


class Fresh:
    """A server in a process of its own."""

    def __init__(self, database: Path, cache: Path) -> None:
        environment = {**os.environ, "BILLI_CACHE": str(cache)}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(database)],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            text=True,
        )
        assert self.process.stdout
        self.address = self.process.stdout.readline().strip()
        self.said: list[dict[str, Any]] = []
        self._listening = threading.Thread(target=self._listen)
        self._listening.start()

    def _listen(self) -> None:
        assert self.process.stderr
        self.said.extend(map(json.loads, self.process.stderr))

    async def is_ready(self, bot: str, game: str) -> None:
        """Wait until it says that a bot plays a game."""
        while not any((one.get("bot"), one.get("game")) == (bot, game) for one in self.said):
            assert self.process.poll() is None, self.said
            await asyncio.sleep(0.05)

    def stop(self) -> float:
        """Stop it; return for how long its event loop stood still at most."""
        self.process.terminate()
        assert self.process.stdout
        [longest] = json.loads(self.process.stdout.read())
        self._listening.join()
        assert isinstance(longest, float)
        return longest


@contextmanager
def fresh_server(database: Path, cache: Path) -> Iterator[Fresh]:
    """Have a server until the end of the block."""
    server = Fresh(database, cache)
    try:
        yield server
    finally:
        server.process.kill()
        server.process.wait()


async def play_with(server: Fresh, ann: Client, bot: str, game: str) -> None:
    """Play against bots while they have yet to come by what they play by, and a little once the first have."""
    code = await ann.open(game, players=4, bots=[1, 2, 3], bot=bot)
    async with ann.table(code) as table:
        await table.sit(0)
        await table.begin()
        playing = asyncio.create_task(table.play(lambda hand: hand.ask.choices[0] if hand.ask else ""))
        await table.until(lambda: table.version > 20 or playing.done())
        await server.is_ready("sharp", game)
        some_more = table.version + 20
        await table.until(lambda: table.version > some_more or playing.done())
        playing.cancel()


@pytest.mark.long
@pytest.mark.parametrize(
    ("kept", "tables"),
    [
        (True, [("sharp", "misterbill"), ("sharp", "willi"), ("master", "misterbill"), ("master", "willi")]),
        (False, [("sharp", "misterbill")]),
    ],
)
def test_at_a_new_server_nobody_waits_while_what_bots_play_by_is_compiled(
    kept: bool, tables: list[tuple[str, str]], tmp_path: Path
) -> None:
    cache = tmp_path / "cache"
    if not kept:
        cache.write_text("in the way")

    async def play(server: Fresh) -> None:
        async with Client(server.address, name="Ann") as ann:
            await asyncio.gather(*(play_with(server, ann, bot, game) for bot, game in tables))

    with fresh_server(tmp_path / "billi.db", cache) as server:
        uvloop.run(play(server))
        longest = server.stop()
    assert longest < STANDS_STILL
    assert {one["level"] for one in server.said} <= {"debug", "info"}
