"""Looking after sockets: whoever has gone without a word is let go, and nobody waits while the others are asked."""

import asyncio
import base64
import os
from collections import Counter

import pytest
from websockets.asyncio.client import connect

from billi.server import wire
from serving import on_a_server, people


def test_whoever_does_not_answer_any_more_is_let_go_and_others_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PING_EVERY", 0.2)

    async def work(url: str) -> None:
        async with people(url, "Ann") as [ann]:
            code = await ann.open("willi")
            address = f"{url.replace('http', 'ws')}/api/tables/{code}"
            async with connect(address, ping_interval=None, proxy=None) as answering:
                reader, writer = await knock(url, code)
                async with asyncio.timeout(5):
                    await reader.read()
                writer.close()
                await asyncio.sleep(1)
                await answering.send('{"do":"ping","id":"still here","version":0}')
                async with asyncio.timeout(5):
                    while "still here" not in str(await answering.recv()):
                        pass

    on_a_server(work)


async def knock(url: str, code: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a socket to a table the way a browser does, and then say nothing more, not even when asked."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    request = (
        f"GET /api/tables/{code} HTTP/1.1",
        f"Host: {host}:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    )
    writer.write("\r\n".join([*request, "", ""]).encode())
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    return reader, writer


def test_two_thousand_are_not_asked_all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were, every twenty seconds, and every move made just then waited for 60 ms."""
    turn = 0
    looked: Counter[int] = Counter()
    asked: Counter[int] = Counter()

    class Quiet:
        def __init__(self, number: int) -> None:
            self.number = number

        def look(self) -> None:
            looked[turn] += 1
            asked[self.number] += 1

    async def look() -> None:
        nonlocal turn
        looking = asyncio.create_task(wire.look_after_wires())
        async with asyncio.timeout(5):
            while asked.total() < 2 * len(wires):
                turn += 1
                await asyncio.sleep(0)
        looking.cancel()

    wires = [Quiet(number) for number in range(2_000)]
    monkeypatch.setattr(wire, "OPEN", wires)
    monkeypatch.setattr(wire, "PING_EVERY", 0.2)
    asyncio.run(look())
    assert max(looked.values()) <= wire.LOOKS_AT_ONCE
    assert set(asked.values()) == {2}
