"""What anyone may take of a server by connecting to it, over plain sockets: time, memory, attention."""

import asyncio
import base64
import os
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

import pytest
import uvicorn
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close, Frame, Opcode

from billi.client import Client
from billi.server import connections, metrics
from billi.server.app import App
from billi.server.limits import Buckets
from billi.server.serving import config_for
from billi.server.settings import Settings
from helpers.serving import FREE, people

SHORT = 0.4
"""Seconds for what takes ten in earnest."""
GET = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"
POST = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
STRANGER = "127.0.0.2"
"""Not 127.0.0.1, where a proxy may stand."""


class Plain:
    """A connection of which every byte is ours to choose."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def say(self, *parts: bytes) -> None:
        if self.writer.is_closing():  # uvloop raises RuntimeError here, asyncio's own loop nothing
            raise ConnectionResetError
        self.writer.write(b"".join(parts))
        await self.writer.drain()

    async def pour(self, part: bytes, most: int) -> int:
        """Say the same thing over and over until the other side hangs up; return how many bytes that took."""
        said = 0
        with suppress(ConnectionError):
            while said < most and not self.reader.at_eof():
                await self.say(part)
                said += len(part)
                await asyncio.sleep(0)
        return said

    async def answer(self, within: float = 9.0) -> bytes:
        """Read until the other side hangs up; fail if it does not."""
        async with asyncio.timeout(within):
            with suppress(ConnectionError):
                return await self.reader.read()
        return b""

    async def hears(self, what: bytes) -> None:
        async with asyncio.timeout(9):
            await self.reader.readuntil(what)

    def close(self) -> None:
        self.writer.transport.abort()


class Place:
    """A server to knock at."""

    def __init__(self, app: App, server: uvicorn.Server) -> None:
        self.app = app
        self.server = server
        self.port: int = server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    async def knock(self, address: str = STRANGER) -> Plain:
        return Plain(*await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0)))

    @property
    def connections(self) -> int:
        return len(self.server.server_state.connections)

    async def holds(self, count: int, within: float = 60.0) -> None:
        """Wait until so many are connected."""
        async with asyncio.timeout(within):
            while self.connections != count:
                await asyncio.sleep(0.02)

    async def empties(self, within: float = 5.0) -> None:
        """Wait until nobody is connected."""
        await self.holds(0, within)


@asynccontextmanager
async def open_place(**settings: Any) -> AsyncIterator[Place]:
    app = App(replace(FREE, **settings))
    server = uvicorn.Server(config_for(app, "127.0.0.1", 0))
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Place(app, server)
    finally:
        server.should_exit = True
        await running


def at_a_place(work: Callable[[Place], Awaitable[None]], **settings: Any) -> None:
    async def run() -> None:
        async with open_place(**settings) as place:
            await work(place)

    uvloop.run(run())  # as in earnest


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have everything that takes ten seconds take a moment."""
    for name in ("HEAD_TIME", "BODY_TIME", "STALLED"):
        monkeypatch.setattr(connections, name, SHORT)


# Size


@pytest.mark.parametrize(
    "begun",
    [
        GET + b"x: ",
        GET,
        b"GET /",
        POST + b"transfer-encoding: chunked\r\n\r\n1;",
        POST + b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nx: ",
    ],
    ids=["one header", "many headers", "an address", "an extension of a chunk", "what follows the last chunk"],
)
def test_what_has_no_end_is_cut_off(begun: bytes) -> None:
    """One header used to grow in memory for as long as somebody went on sending it."""

    async def work(place: Place) -> None:
        connection = await place.knock()
        await connection.say(begun)
        more = b"x: y\r\n" * 1000 if begun == GET else b"y" * 4096
        assert await connection.pour(more, 2**21) < 2**20
        answered = await connection.answer()
        assert answered == b"" or answered.startswith((b"HTTP/1.1 431 ", b"HTTP/1.1 2", b"HTTP/1.1 4"))
        await place.empties()

    at_a_place(work)


@pytest.mark.parametrize("size", [12_000, 17_000, 60_000])
def test_a_head_may_be_large_but_not_too_large(size: int) -> None:
    async def work(place: Place) -> None:
        for head in (b"x: " + b"y" * size, b"\r\n".join([b"x: " + b"y" * 95] * (size // 100))):
            connection = await place.knock()
            await connection.say(GET, b"connection: close\r\n", head, b"\r\n\r\n")
            answered = await connection.answer()
            status = int(answered.split()[1])
            assert status == (200 if size < connections.LARGEST_HEAD else 431)

    at_a_place(work)


@pytest.mark.parametrize("sent", [18, 40, 200])
def test_whoever_asks_too_much_at_once_is_answered_and_then_told_so(sent: int) -> None:
    """They used to hear nothing at all."""

    async def work(place: Place) -> None:
        connection = await place.knock()
        await connection.say(*[GET + b"\r\n"] * sent)
        answered = await connection.answer()
        assert answered.count(b"HTTP/1.1 200 ") == connections.MOST_PIPELINED + 1
        assert answered.count(b"HTTP/1.1 431 ") == 1
        assert answered.rfind(b"HTTP/1.1 200 ") < answered.find(b"HTTP/1.1 431 ")
        await place.empties()

    at_a_place(work)


def test_the_same_bounds_hold_for_every_request_of_a_connection() -> None:
    async def work(place: Place) -> None:
        connection = await place.knock()
        for _ in range(20):
            await connection.say(GET, b"x: " + b"y" * 6000, b"\r\n\r\n")
            await connection.hears(b'{"ok":true}')
        await connection.say(GET, b"x: " + b"y" * 20_000)
        assert (await connection.answer()).startswith(b"HTTP/1.1 431 ")

    at_a_place(work)


def test_a_body_without_end_is_cut_off() -> None:
    async def work(place: Place) -> None:
        connection = await place.knock()
        await connection.say(POST, b"content-length: 1000000000\r\n\r\n")
        assert await connection.pour(b" " * 16384, 2**24) < 2**23
        await place.empties()

    at_a_place(work)


def test_a_body_in_tiny_chunks_is_a_body_too() -> None:
    async def work(place: Place) -> None:
        connection = await place.knock()
        body = b'{"name":"' + b" " * 3000 + b'Ann"}'
        chunks = b"".join(b"1\r\n" + bytes([byte]) + b"\r\n" for byte in body)
        await connection.say(POST, b"connection: close\r\ntransfer-encoding: chunked\r\n\r\n", chunks, b"0\r\n\r\n")
        assert (await connection.answer()).startswith(b"HTTP/1.1 200 ")

    at_a_place(work)


def test_ten_thousand_requests_in_one_breath_are_not_all_kept() -> None:
    async def work(place: Place) -> None:
        connection = await place.knock()
        await connection.say((GET + b"\r\n") * 10_000)
        answered = await connection.answer()
        assert answered.count(b"HTTP/1.1 200") < 100
        few = await place.knock()
        await few.say((GET + b"\r\n") * 4, GET, b"connection: close\r\n\r\n")
        assert (await few.answer()).count(b"HTTP/1.1 200") == 5

    at_a_place(work)


# Time


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (b"", b""),
        (b"\r\n", b""),
        (b"G", b"408"),
        (GET, b"408"),
        (GET + b"x: y", b"408"),
        (POST + b"content-length: 100\r\n\r\n", b"408"),
        (POST + b"content-length: 100\r\n\r\n{", b"408"),
        (POST + b"transfer-encoding: chunked\r\n\r\n5\r\n{", b"408"),
    ],
    ids=["nothing", "a line", "a letter", "half a head", "half a header", "no body", "half a body", "half a chunk"],
)
@pytest.mark.usefixtures("hurry")
def test_who_falls_silent_is_hung_up_on(said: bytes, told: bytes) -> None:
    async def work(place: Place) -> None:
        connection = await place.knock()
        await connection.say(said)
        started = time.monotonic()
        answered = await connection.answer()
        assert time.monotonic() - started > SHORT / 2
        assert answered.partition(b"\r\n")[0] == (b"HTTP/1.1 408 Request Timeout" if told else b"")
        await place.empties()

    at_a_place(work)


@pytest.mark.parametrize("begun", [GET, POST + b"content-length: 100000\r\n\r\n", b""], ids=["head", "body", "lines"])
@pytest.mark.usefixtures("hurry")
def test_who_sends_a_letter_at_a_time_is_hung_up_on_all_the_same(begun: bytes) -> None:
    async def work(place: Place) -> None:
        connection = await place.knock()
        await connection.say(begun)
        started = time.monotonic()
        with suppress(ConnectionError):
            while not connection.reader.at_eof() and time.monotonic() - started < 5:
                await connection.say(b" " if begun.startswith(b"P") else b"x" if begun else b"\r\n")
                await asyncio.sleep(0.05)
        assert time.monotonic() - started < 3

    at_a_place(work)


def test_who_falls_silent_after_an_answer_is_hung_up_on() -> None:
    async def work(place: Place) -> None:
        place.server.config.timeout_keep_alive = 1
        connection = await place.knock()
        for _ in range(2):
            await connection.say(GET, b"\r\n")
            await connection.hears(b'{"ok":true}')
            started = time.monotonic()
            await asyncio.sleep(0.6)  # each answer begins a second of its own
        assert await connection.answer(within=3) == b""
        assert time.monotonic() - started > 0.9
        await place.empties()

    at_a_place(work)


@pytest.mark.usefixtures("hurry")
def test_empty_lines_after_an_answer_keep_no_connection() -> None:
    async def work(place: Place) -> None:
        connection = await place.knock()
        await connection.say(GET, b"\r\n")
        await connection.hears(b'{"ok":true}')
        await connection.say(b"\r\n")
        await connection.answer(within=3)

    at_a_place(work)


@pytest.mark.usefixtures("hurry")
def test_who_waits_between_requests_or_for_an_answer_is_let_be() -> None:
    async def work(place: Place) -> None:
        connection = await place.knock()
        for _ in range(3):
            await connection.say(GET, b"\r\n")
            await connection.hears(b'{"ok":true}')
            await asyncio.sleep(2 * SHORT)
        async with people(place.url, "Ann") as (ann,):
            code = await ann.open("willi")
            async with connect(f"ws{place.url.removeprefix('http')}/api/tables/{code}") as looking:
                await asyncio.sleep(2 * SHORT)
                await (await looking.ping())

    at_a_place(work)


@pytest.mark.usefixtures("hurry")
def test_who_does_not_read_the_answer_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(place: Place) -> None:
        place.server.config.timeout_keep_alive = 1
        knocking = socket.socket()
        knocking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        knocking.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(knocking, ("127.0.0.1", place.port))
        await loop.sock_sendall(knocking, b"".join(b"GET /icon-512.png HTTP/1.1\r\nhost: x\r\n\r\n" for _ in range(10)))
        await place.holds(1)
        await place.empties(within=9)
        knocking.close()

    import billi.server.files as page

    big = replace(page.files()["icon-512.png"], body=os.urandom(2**22))
    monkeypatch.setitem(page.files(), "icon-512.png", big)
    at_a_place(work)


# Connections


def test_one_address_holds_only_so_many_connections_and_others_are_let_in() -> None:
    async def work(place: Place) -> None:
        most = connections.CONNECTIONS * 0.2
        silent = [await place.knock() for _ in range(int(most))]
        turned_away = await place.knock()
        assert (await turned_away.answer()).startswith(b"HTTP/1.1 429 ")
        assert place.connections == most
        for address in ("127.0.0.3", "127.0.0.1"):
            other = await place.knock(address)
            await other.say(GET, b"connection: close\r\n\r\n")
            assert (await other.answer()).startswith(b"HTTP/1.1 200 ")
        silent.pop().close()
        await place.holds(len(silent))
        again = await place.knock()
        await again.say(GET, b"connection: close\r\n\r\n")
        assert (await again.answer()).startswith(b"HTTP/1.1 200 ")

    at_a_place(work, rate=0.2)


def test_a_proxy_holds_as_many_as_it_needs() -> None:
    async def work(place: Place) -> None:
        for _ in range(2 * int(connections.CONNECTIONS * 0.2)):
            await place.knock("127.0.0.1")
        last = await place.knock("127.0.0.1")
        await last.say(GET, b"connection: close\r\n\r\n")
        assert (await last.answer()).startswith(b"HTTP/1.1 200 ")

    at_a_place(work, rate=0.2)


def test_a_socket_is_a_connection_until_it_is_closed() -> None:
    async def work(place: Place) -> None:
        async with Client(place.url, "Ann") as ann:
            code = await ann.open("willi")
        place.app.access.asked = Buckets(1e6, 1e6)
        for _ in range(3 * int(connections.CONNECTIONS * 0.2)):
            looking = await place.knock()
            await looking.say(handshake(f"/api/tables/{code}"))
            await looking.hears(b" 101 ")
            looking.close()
            await asyncio.sleep(0.02)

    at_a_place(work, rate=0.2)


# Attention


def handshake(path: str) -> bytes:
    key = base64.b64encode(os.urandom(16))
    return (
        f"GET {path} HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13\r\n"
        f"sec-websocket-key: {key.decode()}\r\n\r\n"
    ).encode()


def masked(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


TOO_MUCH = Frame(Opcode.CLOSE, Close(1008, "").serialize()).serialize(mask=False)
EMPTY = {
    "pings": masked(Opcode.PING),
    "pongs": masked(Opcode.PONG),
    "parts": masked(Opcode.TEXT, fin=False) + masked(Opcode.CONT, fin=False) * 50,
}


@pytest.mark.parametrize("kind", EMPTY)
def test_frames_that_say_nothing_are_counted_too(kind: str) -> None:
    async def work(place: Place) -> None:
        async with people(place.url, "Ann") as (ann,):
            code = await ann.open("willi")
            flood = await place.knock()
            await flood.say(handshake(f"/api/tables/{code}"))
            await flood.hears(b" 101 ")
            longest, over = 0.0, asyncio.Event()

            async def watch() -> None:
                nonlocal longest
                while not over.is_set():
                    started = time.thread_time()  # what this loop has done, not what the machine did meanwhile
                    await asyncio.sleep(0)
                    longest = max(longest, time.thread_time() - started)

            watching = asyncio.create_task(watch())
            one = EMPTY[kind] if kind != "parts" else masked(Opcode.CONT, fin=False)
            with suppress(ConnectionError):
                await flood.say(EMPTY[kind], one * 50_000)
            await flood.answer()
            over.set()
            await watching
            assert longest < 0.1, "everybody else waited"
            few = await place.knock()
            await few.say(handshake(f"/api/tables/{code}"))
            await few.hears(b" 101 ")
            await few.say(EMPTY[kind], one * 210)
            assert (await few.answer()).endswith(TOO_MUCH)
            async with ann.table(code) as table:
                await table.sit(0)

    at_a_place(work)


def test_a_browser_that_pings_and_sends_in_parts_is_let_be() -> None:
    async def work(place: Place) -> None:
        async with people(place.url, "Ann") as (ann,):
            code = await ann.open("willi")
            async with connect(f"ws{place.url.removeprefix('http')}/api/tables/{code}") as looking:
                for number in range(50):
                    await (await looking.ping())
                    await looking.send(['{"do":"ping",', f'"id":"n{number}",', '"version":0}'])
                    while f'"n{number}"' not in str(await looking.recv()):
                        pass

    at_a_place(work)


def test_a_socket_that_floods_is_counted_once() -> None:
    """The count went up with every message that was already under way, and alarmed whoever keeps the server."""

    async def work(place: Place) -> None:
        cut_off = metrics.CUT_OFF.labels("too much")._value
        before = cut_off.get()
        async with people(place.url, "Ann") as (ann,):
            code = await ann.open("willi")
            async with connect(f"ws{place.url.removeprefix('http')}/api/tables/{code}") as looking:
                with suppress(ConnectionClosed):
                    for number in range(2000):
                        await looking.send(f'{{"do":"ping","id":"n{number}","version":0}}')
                await looking.wait_closed()
        assert cut_off.get() == before + 1

    at_a_place(work, pace=Settings().pace)


def test_a_message_that_says_something_twice_is_not_taken() -> None:
    async def work(place: Place) -> None:
        async with people(place.url, "Ann") as (ann,):
            code = await ann.open("willi")
            async with connect(f"ws{place.url.removeprefix('http')}/api/tables/{code}") as looking:
                await looking.send('{"do":"ping","id":"one","version":0,"id":"two"}')
                while "message-unreadable" not in (heard := str(await looking.recv())):
                    assert '"two"' not in heard

    at_a_place(work)
