"""A server in a test, over real sockets."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from typing import Any

import uvicorn
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from billi.client import Client
from billi.server.app import App
from billi.server.serving import config_for
from billi.server.settings import Settings

FREE = Settings(database="sqlite://", pace=1e6, rate=1e6, pause=0, tables=10**6)
"""Settings that hold nobody back."""


@asynccontextmanager
async def serving(settings: Settings = FREE, port: int = 0) -> AsyncIterator[str]:
    """Run a server until the end of the block; return its address."""
    server = uvicorn.Server(config_for(App(settings), "127.0.0.1", port))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        assert not running.done()
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        await running


def on_a_server(work: Callable[[str], Awaitable[None]], **settings: Any) -> None:
    """Do something at a server, with other settings if need be."""

    async def run() -> None:
        async with serving(replace(FREE, **settings)) as url:
            await work(url)

    uvloop.run(run())  # as a real server runs


@asynccontextmanager
async def people(url: str, *names: str, language: str = "en") -> AsyncIterator[list[Client]]:
    """Have people come to a server."""
    clients = [Client(url, name, language) for name in names]
    for client in clients:
        await client.__aenter__()
    yield clients
    for client in clients:
        await client.__aexit__(None, None, None)


async def listed(client: Client, *statuses: str) -> list[dict[str, Any]]:
    """Return somebody's games once just these are listed: who sits where is noted after they were told they do."""
    async with asyncio.timeout(60):
        while True:
            games: list[dict[str, Any]] = (await client.get("/api/games"))["games"]
            if sorted(game["status"] for game in games) == sorted(statuses):
                return games
            await asyncio.sleep(0.01)


def look(client: Client, code: str) -> connect:
    """Open a bare socket at a table."""
    address = f"ws{client.url.removeprefix('http')}/api/tables/{code}"
    return connect(address, additional_headers={"authorization": f"Bearer {client.token}"}, compression=None)


async def closed_with(socket: ClientConnection) -> int | None:
    """Wait until the other side hangs up, and give its code."""
    try:
        async with asyncio.timeout(20):
            while True:
                await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@asynccontextmanager
async def servers(database: str, count: int = 1) -> AsyncIterator[list[tuple[App, str]]]:
    """Run several servers on one database."""
    async with AsyncExitStack() as stack:
        running = []
        for _ in range(count):
            app = App(replace(FREE, database=database, workers=2))
            server = uvicorn.Server(config_for(app, "127.0.0.1", 0))
            task = asyncio.create_task(server.serve())
            stack.push_async_callback(asyncio.wait, [task])
            stack.callback(setattr, server, "should_exit", True)
            while not server.started:
                await asyncio.sleep(0.01)
            running.append((app, f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"))
        yield running
