"""Bad networks: what lies between a person and the server, and what becomes of messages there.

:class:`BadLine` knows messages: it drops, delays, doubles and reorders them and cuts connections, by a seed. No real
network does all that to a WebSocket; whoever gets through this gets through anything between two programs.
:class:`Network` knows bytes only, as a real one does: it can break off anywhere, go away and come back.
"""

import asyncio
import random
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

CHUNK: Final = 65536
Connection = ClientConnection | ServerConnection


@dataclass(frozen=True)
class Faults:
    """How often each thing happens to a message."""

    drop: float = 0.02
    double: float = 0.04
    delay: float = 0.06
    hold: float = 0.04
    """It waits for the next one to pass."""
    cut: float = 0.01
    """The connection breaks instead."""
    longest_delay: float = 0.03
    """Seconds."""


class BadLine:
    """A proxy that mistreats messages in both directions."""

    def __init__(self, server: str, seed: str, faults: Faults) -> None:
        self.server = f"ws{server.removeprefix('http')}"
        self.url = ""
        """Where it begins."""
        self.faults = faults
        self.chance = random.Random(seed)
        self.happened = dict.fromkeys(("drop", "double", "delay", "hold", "cut"), 0)
        """How often each fault was made."""

    async def connect(self, caller: ServerConnection) -> None:
        """Put somebody through to the server."""
        assert caller.request is not None
        headers = {"authorization": caller.request.headers.get("authorization", "")}
        address = f"{self.server}{caller.request.path}"
        async with connect(address, additional_headers=headers, compression=None, ping_interval=None) as called:
            carrying = [asyncio.create_task(self._carry(*ends)) for ends in ((caller, called), (called, caller))]
            try:
                await asyncio.wait(carrying, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in carrying:
                    task.cancel()
                for end in (caller, called):
                    end.transport.abort()

    async def _carry(self, source: Connection, target: Connection) -> None:
        """Carry messages one way until the connection ends."""
        held: list[str | bytes] = []
        async with asyncio.TaskGroup() as late:
            with suppress(ConnectionClosed):
                async for message in source:
                    fate = self._fate()
                    if fate == "cut":
                        source.transport.abort()
                        return
                    if fate == "delay":
                        late.create_task(self._deliver_late(target, message))
                    elif fate == "hold":
                        held.append(message)
                        continue
                    for copy in [message] * {"drop": 0, "delay": 0, "double": 2}.get(fate, 1):
                        await target.send(copy)
                    while held:
                        await target.send(held.pop())

    def _fate(self) -> str:
        at = self.chance.random()
        for fate in self.happened:
            at -= getattr(self.faults, fate)
            if at < 0:
                self.happened[fate] += 1
                return fate
        return "pass"

    async def _deliver_late(self, target: Connection, message: str | bytes) -> None:
        await asyncio.sleep(self.chance.uniform(0, self.faults.longest_delay))
        with suppress(ConnectionClosed):
            await target.send(message)


@asynccontextmanager
async def bad_line(server: str, seed: str, faults: Faults | None = None) -> AsyncIterator[BadLine]:
    """Lay a bad line to a server until the end of the block."""
    line = BadLine(server, seed, faults or Faults())
    async with serve(line.connect, "127.0.0.1", 0, compression=None, ping_interval=None, close_timeout=0.1) as end:
        line.url = _address(end.sockets[0])
        yield line


@dataclass(eq=False)
class Path:
    """One connection through a network."""

    left: float
    """Bytes until it breaks."""
    swallows: bool = False
    """Nothing gets through any more, and neither end is told."""


class Network:
    """A proxy for bytes that can go wrong as networks do."""

    def __init__(self, server: str, chance: random.Random | None = None, most_bytes: int = 0) -> None:
        self.server = urlsplit(server)
        self.url = ""
        """Where it begins."""
        self.cuts = 0
        self._chance = chance or random.Random(0)
        self._most_bytes = most_bytes
        self._away = False
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._paths: dict[Path, asyncio.Task[None]] = {}

    def go_away(self) -> None:
        """Swallow everything from now on: no connection is closed, and new ones lead nowhere."""
        self._away = True
        for path in self._paths:
            path.swallows = True

    def come_back(self) -> None:
        """Let new connections through; what was swallowed stays lost, and those that swallow go on to."""
        self._away = False

    def forget(self) -> None:
        """Forget all connections, as a router does that starts anew: neither end is told."""
        self.go_away()
        self.come_back()

    def stall(self) -> None:
        """Hold everything back."""
        self._flowing.clear()

    def flow(self) -> None:
        """Let everything go on, and what was held back first."""
        self._flowing.set()

    def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Put somebody through to the server."""
        path = Path(self._chance.randrange(self._most_bytes) if self._most_bytes else float("inf"), self._away)
        self._paths[path] = asyncio.create_task(self._serve(path, reader, writer))

    async def _serve(self, path: Path, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            with suppress(OSError):
                await self._carry(path, reader, writer)
        finally:
            del self._paths[path]
            writer.transport.abort()

    async def close(self) -> None:
        """Break all connections."""
        tasks = list(self._paths.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _carry(self, path: Path, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if path.swallows:
            await self._pass_on(path, reader, writer)
            return
        there, back = await asyncio.open_connection(self.server.hostname, self.server.port)
        ways = [asyncio.create_task(self._pass_on(path, *way)) for way in ((reader, back), (there, writer))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            if path.swallows:
                await ways[0]  # the server may have hung up, but the caller does not hear of it
        finally:
            for way in ways:
                way.cancel()
            back.transport.abort()

    async def _pass_on(self, path: Path, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass bytes on one way until there are no more, or until the connection breaks."""
        with suppress(OSError):
            while path.left > 0 and (data := await reader.read(CHUNK)):
                await self._flowing.wait()
                if not path.swallows:
                    writer.write(data[: int(min(path.left, len(data)))])
                    path.left -= len(data)
            self.cuts += path.left <= 0


@asynccontextmanager
async def network(server: str, chance: random.Random | None = None, most_bytes: int = 0) -> AsyncIterator[Network]:
    """Have a network before a server until the end of the block."""
    between = Network(server, chance, most_bytes)
    end = await asyncio.start_server(between.connect, "127.0.0.1", 0)
    between.url = _address(end.sockets[0])
    try:
        yield between
    finally:
        end.close()
        await between.close()


def _address(listening: socket.socket) -> str:
    return f"http://127.0.0.1:{listening.getsockname()[1]}"
