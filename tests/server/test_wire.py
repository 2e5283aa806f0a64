"""What goes over sockets, and looking after them: whoever has gone is let go, and nobody waits while all are asked."""

import asyncio
import base64
import gc
import os
from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
import uvloop
from websockets.asyncio.client import connect
from websockets.frames import Close, Frame, Opcode
from websockets.server import ServerProtocol

from billi.server import wire
from billi.server.audience import Viewer
from billi.server.connections import BoundedConnection
from billi.server.socket import Socket
from helpers.serving import on_a_server, people


class Line:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""

    def write(self, data: bytes) -> None:
        self.written += data

    def get_extra_info(self, _: str) -> None:
        """Nothing is known."""

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """Nothing to do."""

    abort = close


async def let_in(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "websocket.accept"})


def on_a_line(work: Callable[[wire.Wire], object]) -> bytes:
    """Do something with an open wire; give what was written."""

    async def run() -> bytes:
        line, state = Line(), SimpleNamespace(tasks=set(), connections=set())
        opened = wire.Wire(SimpleNamespace(loaded_app=let_in), state, {})  # type: ignore[arg-type]
        opened.transport = line  # type: ignore[assignment]
        opened.data_received(request("nowhere", "/"))
        await asyncio.gather(*state.tasks)
        assert line.written.startswith(b"HTTP/1.1 101")
        line.written = b""
        work(opened)
        opened.connection_lost(None)
        return line.written

    return uvloop.run(run())


def request(host: str, path: str) -> bytes:
    """Ask for a socket the way a browser does."""
    lines = (
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
    )
    return "\r\n".join([*lines, "", ""]).encode()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 0xFFFF, 0x10000, 200_000])
def test_a_message_of_any_length_is_framed_as_the_library_frames_it(length: int) -> None:
    message = os.urandom(length)
    assert on_a_line(lambda opened: opened.put(message)) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_what_was_kept_goes_before_a_goodbye_and_nothing_after_it() -> None:
    def work(opened: wire.Wire) -> None:
        opened.cork()
        opened.put(b"first")
        opened.put(b"second")
        opened.close(1012)
        opened.put(b"too late")
        opened.uncork()
        opened.put(b"too late")

    frames = [
        Frame(Opcode.TEXT, b"first"),
        Frame(Opcode.TEXT, b"second"),
        Frame(Opcode.CLOSE, Close(1012, "").serialize()),
    ]
    assert on_a_line(work) == b"".join(frame.serialize(mask=False) for frame in frames)


def test_what_was_kept_goes_before_the_answer_to_a_goodbye() -> None:
    def work(opened: wire.Wire) -> None:
        opened.cork()
        opened.put(b"first")
        opened.data_received(Frame(Opcode.CLOSE, Close(1000, "").serialize()).serialize(mask=True))
        opened.put(b"too late")
        opened.uncork()

    frames = [Frame(Opcode.TEXT, b"first"), Frame(Opcode.CLOSE, Close(1000, "").serialize())]
    assert on_a_line(work) == b"".join(frame.serialize(mask=False) for frame in frames)


def test_nobody_is_asked_who_has_hung_up() -> None:
    def work(opened: wire.Wire) -> None:
        opened.eof_received()
        opened.check()

    assert on_a_line(work) == b""


def test_whoever_does_not_answer_any_more_is_let_go_and_others_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wire, "PING_EVERY", 1)  # enough to answer in, on a busy machine too

    async def work(url: str) -> None:
        async with people(url, "Ann") as [ann]:
            code = await ann.open("willi")
            address = f"{url.replace('http', 'ws')}/api/tables/{code}"
            async with connect(address, ping_interval=None, proxy=None) as answering:
                reader, writer = await knock(url, code)
                async with asyncio.timeout(20):
                    await reader.read()
                writer.close()
                await asyncio.sleep(2.5)
                await answering.send('{"do":"ping","id":"still here","version":0}')
                async with asyncio.timeout(20):
                    while "still here" not in str(await answering.recv()):
                        pass

    on_a_server(work)


def test_whoever_has_gone_leaves_nothing_behind_that_would_have_to_be_looked_for() -> None:
    async def come_and_go(url: str, code: str) -> None:
        async with connect(f"{url.replace('http', 'ws')}/api/tables/{code}", proxy=None) as looking:
            await looking.recv()
            assert not kept_of_requests(), "an open socket keeps what it came with"

    async def work(url: str) -> None:
        async with people(url, "Ann") as [ann]:
            code = await ann.open("willi")
            gc.collect()
            for _ in range(3):
                await come_and_go(url, code)
        async with asyncio.timeout(10):
            while kept():
                await asyncio.sleep(0.05)

    gc.disable()
    try:
        on_a_server(work)
    finally:
        gc.enable()


def kept() -> list[object]:
    """List what a server holds for connections."""
    kinds = (wire.Wire, Socket, Viewer, ServerProtocol, BoundedConnection)
    return [thing for thing in gc.get_objects() if type(thing) in kinds]


def kept_of_requests() -> list[BoundedConnection]:
    return [thing for thing in gc.get_objects() if type(thing) is BoundedConnection and thing.upgraded]


async def knock(url: str, code: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a socket to a table, and then say nothing more, not even when asked."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request(f"{host}:{port}", f"/api/tables/{code}"))
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

        def check(self) -> None:
            looked[turn] += 1
            asked[self.number] += 1

    async def look() -> None:
        nonlocal turn
        looking = asyncio.create_task(wire.look_after_wires())
        async with asyncio.timeout(20):
            while asked.total() < 2 * len(wires):
                turn += 1
                await asyncio.sleep(0)
        looking.cancel()

    wires = [Quiet(number) for number in range(2_000)]
    monkeypatch.setattr(wire, "OPEN", wires)
    monkeypatch.setattr(wire, "PING_EVERY", 0.2)
    uvloop.run(look())
    assert max(looked.values()) <= wire.LOOKS_AT_ONCE
    assert set(asked.values()) == {2}


@pytest.mark.parametrize("pieces", [1, 2, 5])
def test_a_message_is_heard_alike_whole_or_in_pieces(pieces: int) -> None:
    texts = [b"x" * length for length in (0, 1, 5, 125, 126, 127, 300, 1000, wire.LARGEST_FRAME)]
    heard: list[bytes] = []

    def work(opened: wire.Wire) -> None:
        opened.take(heard.append, lambda: None)
        for text in texts:
            frame = Frame(Opcode.TEXT, text).serialize(mask=True)
            step = -(-len(frame) // pieces)
            for first in range(0, len(frame), step):
                opened.data_received(frame[first : first + step])

    on_a_line(work)
    assert heard == texts


def test_what_is_not_quite_a_text_of_its_own_is_left_to_the_library() -> None:
    def closes(first: bytes, then: bytes = b"") -> bool:
        heard: list[bytes] = []

        def work(opened: wire.Wire) -> None:
            opened.take(heard.append, lambda: None)
            opened.data_received(first)
            opened.data_received(then)

        return b"\x88" in on_a_line(work) and not heard

    part = Frame(Opcode.TEXT, b"a", fin=False).serialize(mask=True)
    whole = Frame(Opcode.TEXT, b"b").serialize(mask=True)
    assert closes(Frame(Opcode.TEXT, b"unmasked").serialize(mask=False))
    assert closes(Frame(Opcode.TEXT, b"x" * (wire.LARGEST_FRAME + 1)).serialize(mask=True))
    assert closes(part, whole), "a text within the parts of another"
    assert not closes(whole)
