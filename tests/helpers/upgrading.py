"""Servers of several versions at fixed addresses, and people who play through an upgrade.

Everyone knows two addresses, and goes to the other where a server is gone or sends them on.
"""

import asyncio
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from billi.client import Choice, Client, TableClient
from billi.server.settings import Settings
from billi.server.store import open_store
from billi.table.entries import Entry, read
from billi.table.messages import Hand
from billi.table.wishes import Wish
from helpers.checked_players import Check, Player, at_random, hold_against_log, tokens
from helpers.server_processes import quiet_port

SERVE: Final = """
import sys
import msgspec
from billi.server.levels import Levels
from billi.server.serving import Server
from billi.server.settings import Settings

Levels.look_ahead_soon = lambda self: None  # nobody here needs what would be compiled
settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
Server(settings, lambda: print("ready", flush=True)).run()
"""
SLOWLY: Final = 0.7
"""Seconds people take for a choice while servers come and go."""
PATIENCE: Final = 60.0
"""Seconds after which whatever is waited for will not happen."""


class Toast(Wish, frozen=True, kw_only=True, tag="toast"):
    """What only the next version grants: see :data:`helpers.versions.NEXT`."""

    seat: int


class Toasted(Entry, frozen=True, kw_only=True, tag="toast"):
    """What only the next version writes: nothing follows from it."""

    seat: int


def read_next(line: bytes) -> Entry:
    """Read an entry of the next version."""
    if b'"do":"toast"' in line:
        return msgspec.json.decode(line, type=Toasted)
    return read(line)


class Address:
    """Where a server serves, now of one version and now of another."""

    def __init__(self, database: str, redis: str | None, **more: Any) -> None:
        free = {"pace": 1e6, "rate": 1e6, "pause": 0, "tables": 10**6}
        self.settings = Settings(port=quiet_port(), database=database, redis=redis, **{**free, **more})
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as servers write to it
        self._server: subprocess.Popen[bytes] | None = None

    def start(self, code: Path | None = None) -> None:
        """Start the version that Python finds in a folder; without one, the present."""
        here = {"PYTHONPATH": str(code)} if code else {}
        environment = {**{name: value for name, value in os.environ.items() if name != "PYTHONPATH"}, **here}
        command, pipe = [sys.executable, "-c", SERVE], subprocess.PIPE
        self._server = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=self._said, env=environment)
        assert self._server.stdin
        self._server.stdin.write(msgspec.json.encode(self.settings) + b"\n")
        self._server.stdin.close()

    async def answers(self) -> bool:
        """Wait until it lets people in; return whether it does, or has ended."""
        assert self._server
        assert self._server.stdout
        return await asyncio.to_thread(self._server.stdout.readline) == b"ready\n"

    async def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to leave, and wait until it has; return its exit status."""
        assert self._server
        server, self._server = self._server, None
        server.send_signal(how)
        status = await asyncio.to_thread(server.wait, PATIENCE)
        assert server.stdout
        server.stdout.close()
        return status

    @property
    def serves(self) -> bool:
        """Whether somebody does here."""
        return self._server is not None

    @property
    def complaints(self) -> str:
        """What servers here have written for whoever runs them."""
        self._said.seek(0)
        return self._said.read().decode()

    async def close(self) -> None:
        """Leave nothing behind."""
        if self._server:
            await self.stop(signal.SIGKILL)
        self._said.close()


class Guest(Player):
    """Somebody who plays through an upgrade, and takes a moment for each choice, or the game would be over before."""

    def __init__(self, addresses: list[str], code: str, token: str) -> None:
        super().__init__(addresses[0], code, token, also=addresses[1:])
        self.quiet = PATIENCE  # a server that goes hangs up; one that is only slow is waited for
        self.aim = 0
        """The version up to which not to think for long."""
        self.told_first = 0
        """How often all was told before the game began: who is not answered at once knocks twice."""
        self.waits: list[float] = []
        """Seconds each choice took until it was seen to have happened."""

    @property
    def told_anew(self) -> int:
        """How often all was told from the beginning that was known already: a page would begin anew."""
        return self.told_all - self.told_first

    async def _answer(self, hand: Hand, choose: Choice) -> None:
        await asyncio.sleep(SLOWLY if self.version >= self.aim else 0)
        before = asyncio.get_running_loop().time()
        await super()._answer(hand, choose)
        self.waits.append(asyncio.get_running_loop().time() - before)


@dataclass
class Party:
    """Two people at a table with bots, who play until the game is over."""

    code: str
    guests: list[Guest]
    playing: list["asyncio.Task[None]"] = field(default_factory=list)
    merry: bool = False
    """Whether they have done what only the next version knows."""

    @property
    def version(self) -> int:
        """The version all of them have seen."""
        return min(guest.version for guest in self.guests)

    @property
    def over(self) -> bool:
        """Whether all of them have seen the end."""
        return all(guest.shown is not None and guest.shown.public.status == "over" for guest in self.guests)

    def hurry(self, versions: int) -> None:
        """Have everyone play quickly for so many versions."""
        aim = self.version + versions
        for guest in self.guests:
            guest.aim = aim

    async def toast(self, number: int) -> None:
        """Have somebody do what only the next version knows."""
        await self.guests[number].wish(Toast, seat=number)
        self.merry = True


@dataclass
class House:
    """Addresses, a database, and parties at tables."""

    addresses: list[Address]
    database: str
    parties: list[Party] = field(default_factory=list)

    async def seat(self, game: str, seed: int) -> Party:
        """Have two people and bots begin a game, one at the first address, one at the second; both know the third."""
        urls = [address.url for address in self.addresses]
        people = await tokens(urls[0], 2)
        async with Client(urls[0], token=people[0]) as host:
            code = await host.open(game, 4, bots=[2, 3])
        for seat, token in enumerate(people):
            async with TableClient(urls[0], code, token) as table:
                await table.sit(seat, f"P{seat}")
        party = Party(code, [Guest([urls[seat], *urls[2:]], code, token) for seat, token in enumerate(people)])
        self.parties.append(party)
        for guest in party.guests:
            await guest.__aenter__()
        await party.guests[0].begin()
        for number, guest in enumerate(party.guests):
            guest.told_first = guest.told_all
            party.playing.append(asyncio.create_task(guest.play(at_random(f"{seed} {number}"))))
        return party

    async def play_to_the_end(self) -> None:
        """Let everyone play on until all games are over, and think no more."""
        await self.play_on(10**6)

    async def until(self, holds: Callable[[], bool]) -> None:
        """Let everyone play until something holds; raise what keeps anyone from it."""
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.005)
                for party in self.parties:
                    for playing in party.playing:
                        if playing.done():
                            playing.result()

    async def play_on(self, versions: int, *parties: Party) -> None:
        """Let parties play on for so many versions, or to the end; all of them, if none is named."""
        playing = parties or self.parties
        for party in playing:
            party.hurry(versions)
        await self.until(lambda: all(party.over or party.version >= party.guests[0].aim for party in playing))

    async def check(self, party: Party) -> Check:
        """Hold what a party was told against the log."""
        async with await open_store(self.database) as store:
            return await hold_against_log(store, party.code, party.guests, read_next)

    async def kept(self, party: Party) -> int:
        """Return how many lines a party's log has."""
        async with await open_store(self.database) as store:
            head = await store.find_code(party.code)
            assert head is not None
            return head.version

    async def close(self) -> None:
        """Send everyone home."""
        for party in self.parties:
            for playing in party.playing:
                playing.cancel()
            await asyncio.gather(*party.playing, return_exceptions=True)
            for guest in party.guests:
                await guest.__aexit__(None, None, None)
        for address in self.addresses:
            await address.close()


@asynccontextmanager
async def house(database: str, redis: str | None, first: Path | None, addresses: int = 3) -> AsyncIterator[House]:
    """Have a house with servers of one version at the first two addresses, and nobody at the others."""
    async with AsyncExitStack() as until_the_end:
        places = [Address(database, redis) for _ in range(addresses)]
        for address in places[:2]:
            address.start(first)
        answer = [await address.answers() for address in places[:2]]
        assert all(answer), places[0].complaints + places[1].complaints
        made = House(places, database)
        until_the_end.push_async_callback(made.close)
        yield made
