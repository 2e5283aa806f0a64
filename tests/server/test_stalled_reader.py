"""Somebody who looks at a busy table and does not read: it is their loss alone, and they may come back."""

import asyncio
import base64
import json
import os
import socket
import statistics
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Final

import httpx
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from billi.client import Client
from billi.server.wire import MOST_WAITING
from helpers.checked_players import Player, at_random
from helpers.server_processes import OwnServer, own_server
from helpers.stores import run

SEATS: Final = 4
STALLED: Final = 60
ASKING: Final = 8
SMALL_SEGMENT: Final = 536
"""Bytes: of so small ones the system keeps few for whoever does not read, and the rest waits in the server."""
LARGE_SEGMENT: Final = 16 * 1024
IN_THE_SYSTEM: Final = 256 * 1024
"""More bytes than the system keeps of them."""
IN_THE_SYSTEM_BY: Final = 100
"""Moves after which it keeps no more."""
OVERHEAD: Final = 2
"""Bytes of memory it takes to keep a byte waiting, at most: a message is short, and is kept with what belongs to it."""
NOISE: Final = 8 * 1024 * 1024


class Stalled:
    """A connection to a table that never reads, a second one of somebody who sits there."""

    def __init__(self, player: Player, since: int, segment: int = SMALL_SEGMENT) -> None:
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, segment)
        host = player.url.removeprefix("http://")
        address, _, port = host.partition(":")
        self.socket.connect((address, int(port)))
        self._shake_hands(
            f"GET /api/tables/{player.code}?since={since} HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            f"Authorization: Bearer {player.token}",
        )

    def _shake_hands(self, *request: str) -> None:
        self.socket.sendall("\r\n".join([*request, "", ""]).encode())
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += self.socket.recv(1)
        assert answer.startswith(b"HTTP/1.1 101")

    def ask_for_everything(self, times: int) -> None:
        """Say again and again that we have heard nothing yet."""
        ping = Frame(Opcode.TEXT, b'{"do":"ping","id":"","version":0}').serialize(mask=True)
        with suppress(OSError):  # cut off while we still ask
            self.socket.sendall(ping * times)

    def read_all(self) -> int:
        """Read at last what the system has kept, until the connection ends; give the number of bytes."""
        self.socket.settimeout(30)
        total = 0
        with suppress(ConnectionResetError):
            while data := self.socket.recv(65536):
                total += len(data)
        return total


@contextmanager
def stalled(player: Player, number: int) -> Iterator[list[Stalled]]:
    """Have connections that never read until the end of the block."""
    connections = [Stalled(player, player.version) for _ in range(number)]
    yield connections
    for connection in connections:
        connection.socket.close()


def on_own_server(work: Callable[[OwnServer], Awaitable[None]], database: str) -> None:
    async def run_it(server: OwnServer) -> None:
        server.start()
        await server.answers()
        await work(server)

    with own_server(database) as server:
        run(run_it(server))


@asynccontextmanager
async def busy_table(server: OwnServer) -> AsyncIterator[Player]:
    """Have somebody sit at all seats of a table: every move is theirs, and tells them of four hands."""
    async with Client(server.url, "Ann") as ann:
        code = await ann.open("willi", SEATS)
    async with Player(server.url, code, ann.token) as player:
        for seat in range(SEATS):
            await player.sit(seat, f"Ann {seat}")
        await player.begin()
        yield player


async def move(player: Player) -> float:
    """Make a move; give how long it took until it was seen."""
    await player.until(lambda: bool(player.asks))
    hand = player.asks[0]
    assert hand.seat is not None
    before = asyncio.get_running_loop().time()
    version = await player.choose(hand.seat, at_random(player.version)(hand))
    await player.until(lambda: player.version >= version)
    return asyncio.get_running_loop().time() - before


def over(player: Player) -> bool:
    return player.shown is not None and player.shown.public.status == "over"


async def cut_off(server: OwnServer) -> int:
    """Ask the server how many sockets it has cut off."""
    async with httpx.AsyncClient() as asking:
        figures = (await asking.get(f"{server.url}/metrics")).text
    counts = [line for line in figures.splitlines() if line.startswith("billi_sockets_cut_off_total{")]
    return sum(int(float(line.rpartition(" ")[2])) for line in counts)


def test_those_who_do_not_read_are_cut_off_and_may_come_back(new_sqlite: str) -> None:
    async def work(server: OwnServer) -> None:
        async with busy_table(server) as player:
            for _ in range(20):
                await move(player)
            before, version, most = server.memory, player.version, 0
            with stalled(player, STALLED) as connections:
                while not over(player):
                    await move(player)
                    most = max(most, server.memory - before)
                assert await cut_off(server) == STALLED
                assert most < STALLED * OVERHEAD * MOST_WAITING + NOISE
                for connection in connections:
                    assert await asyncio.to_thread(connection.read_all) < IN_THE_SYSTEM
            await check_coming_back(player, version)

    on_own_server(work, new_sqlite)


async def check_coming_back(player: Player, since: int) -> None:
    """Come back, and be told what has happened since and no more."""
    address = f"ws{player.url.removeprefix('http')}/api/tables/{player.code}?since={since}"
    async with connect(address, additional_headers={"authorization": f"Bearer {player.token}"}) as again:
        assert json.loads(await again.recv())["is"] == "welcome"
        shown = json.loads(await again.recv())
    assert (shown["since"], shown["version"]) == (since, player.version)
    for hand in shown["own"]["hands"]:
        known, told = player.events[hand["seat"]], hand["events"]
        assert 0 < len(told) < len(known)
        assert known[-len(told) :] == told


def test_those_who_ask_and_do_not_listen_are_cut_off_before_they_fill_the_memory(new_sqlite: str) -> None:
    async def work(server: OwnServer) -> None:
        async with busy_table(server) as player:
            while not over(player):
                await move(player)
            answer = len(json.dumps(list(player.events.values())))
            before, most = server.memory, 0
            with stalled(player, ASKING) as connections:
                for connection in connections:
                    await asyncio.to_thread(connection.ask_for_everything, 300)
                async with asyncio.timeout(60):
                    while await cut_off(server) < ASKING:
                        most = max(most, server.memory - before)
                most = max(most, server.memory - before)
            assert most < ASKING * OVERHEAD * (MOST_WAITING + answer) + NOISE

    on_own_server(work, new_sqlite)


def test_the_system_keeps_no_more_for_those_who_do_not_read_than_the_server(new_sqlite: str) -> None:
    async def work(server: OwnServer) -> None:
        async with busy_table(server) as player:
            while not over(player):
                await move(player)
            answer = len(json.dumps(list(player.events.values())))
            asked = 50  # as often as anybody may at once
            assert asked * answer > 4 * MOST_WAITING
            stalled = Stalled(player, player.version, LARGE_SEGMENT)
            await asyncio.to_thread(stalled.ask_for_everything, asked)
            async with asyncio.timeout(20):
                while not await cut_off(server):
                    await asyncio.sleep(0.1)
            assert await asyncio.to_thread(stalled.read_all) < IN_THE_SYSTEM
            stalled.socket.close()

    on_own_server(work, new_sqlite)


def test_others_do_not_wait_for_somebody_who_does_not_read(new_sqlite: str, tmp_path: Path) -> None:
    """At another server nobody is so. Moves take turns there: whatever else the machine does, it does to both."""

    async def work(server: OwnServer, other: OwnServer) -> None:
        await other.answers()
        async with busy_table(server) as beside, busy_table(other) as alone:
            waits: dict[Player, list[float]] = {beside: [], alone: []}
            with stalled(beside, 1):
                for _ in range(IN_THE_SYSTEM_BY + 200):
                    for player, waited in waits.items():
                        waited.append(await move(player))
            assert await cut_off(server) == 0
        typical = {player: statistics.median(waited[IN_THE_SYSTEM_BY:]) for player, waited in waits.items()}
        assert typical[beside] < 2 * typical[alone]

    def also(server: OwnServer) -> Awaitable[None]:
        return work(server, other)

    with own_server(f"sqlite:///{tmp_path / 'other.db'}") as other:
        other.start()
        on_own_server(also, new_sqlite)
