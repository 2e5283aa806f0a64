"""A server in a thread that anyone may send anything, and those who do: by wishes, by frames, by bytes."""

import asyncio
import base64
import json
import logging
import math
import os
import re
import socket
import struct
import threading
import time
import unicodedata
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, Self, TypeVar

import httpx
import uvicorn
import uvloop

from billi.server.app import App
from billi.server.reading import load
from billi.server.room import Room
from billi.server.serving import config_for
from billi.server.settings import Settings
from billi.server.store import Store
from billi.table.table import Table
from billi.table.wishes import AnyWish, Wish
from helpers.serving import FREE

T = TypeVar("T")
PATIENCE = 10.0
"""Seconds until a server that says nothing is taken to hang."""

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
NORMAL, BAD_FRAME, NOT_UTF8, TOO_MUCH, TOO_BIG = 1000, 1002, 1007, 1008, 1009

KINDS: tuple[type[Wish], ...] = AnyWish.__args__
USUAL: dict[str, dict[str, Any]] = {
    "sit": {"seat": 2, "name": "Eve"},
    "stand": {"seat": 1},
    "bot": {"seat": 1, "bot": "random"},
    "move": {"order": [1, 0, 2, 3]},
    "words": {"seat": 0, "words": "abc"},
    "seal": {"seat": 0, "seal": "0" * 64},
    "cut": {"seat": 0, "cut": "0" * 64},
    "begin": {},
    "choose": {"seat": 0, "action": "play R1", "version": 99},
    "waive": {"seat": 0},
    "hint": {"seat": 0, "version": 99},
    "back": {"seat": 0},
    "stand-in": {"seat": 1},
    "say": {"text": "hello", "phrase": ""},
    "lend": {"seat": 0, "on": True},
    "mute": {"seat": 1, "on": True},
    "rematch": {},
    "ping": {"version": 0},
}
"""Each wish as it should be."""
BYTES = bytes(32)
"""What people cut the deck with."""


def tag_of(kind: type[Wish]) -> str:
    return str(kind.__struct_config__.tag)


# A server in a thread


class Complaints(logging.Handler):
    """Keeps what the server logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


class House:
    """A server in a thread, seen from outside and from inside."""

    def __init__(self, settings: Settings = FREE) -> None:
        self.app = App(settings)
        self.server = uvicorn.Server(config_for(self.app, "127.0.0.1", 0))
        self.loop: asyncio.AbstractEventLoop
        self.complaints = Complaints()
        self._thread = threading.Thread(target=lambda: uvloop.run(self._serve()))

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self.server.serve()

    def __enter__(self) -> Self:
        logging.getLogger().addHandler(self.complaints)
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive()
            time.sleep(0.01)
        self.port: int = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.url, transport=httpx.HTTPTransport(False))
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()
        self.server.should_exit = True
        self._thread.join()
        logging.getLogger().removeHandler(self.complaints)

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, code: str) -> Table:
        """Return a table as the server has it in memory."""

        async def look() -> Table:
            room = await self.app.access.registry.room(code)
            assert room is not None
            async with room._lock:
                return room.table

        return self.do(look())

    def connect(self, address: str = "127.0.0.1") -> socket.socket:
        """Connect from one of this machine's own addresses."""
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE, (address, 0))

    def assert_well(self) -> None:
        """Assert that the server answers, has lost nothing, and has nothing to complain about."""
        assert self.http.get("/healthz").json() == {"ok": True}
        self.do(self._assert_unharmed())
        assert [(record.getMessage(), record.exc_info) for record in self.complaints.records] == []

    async def _assert_unharmed(self) -> None:
        registry = self.app.access.registry
        for room in list(registry.rooms.values()):
            async with room._lock:
                await assert_kept(registry.store, room)
            if not room.viewers:
                await registry.put_away(room)


async def assert_kept(store: Store, room: Room) -> None:
    """Assert that a table in memory is what its log adds up to."""
    again = await load(store, room.table.id, room.table.secret)
    assert again == room.table
    assert again.state is None or (room.table.state and again.state.events == room.table.state.events)


# People, and WebSockets by hand


class Guest:
    """Somebody at a server; without a name a stranger who has no token."""

    def __init__(self, house: House, name: str = "", address: str = "127.0.0.1", language: str = "en") -> None:
        self.house = house
        self.address = address
        self.http = httpx.Client(base_url=house.url, transport=httpx.HTTPTransport(False, local_address=address))
        self.http.headers["content-type"] = "application/json"
        self.headers: dict[str, str] = {}
        if name:
            token = self.http.post("/api/me", json={"name": name, "language": language, "bearer": True}).json()["token"]
            self.headers = {"authorization": f"Bearer {token}"}

    def open(self, **more: Any) -> str:
        wanted = {"game": "willi", "players": 4, **more}
        response = self.http.post("/api/tables", json=wanted, headers=self.headers)
        assert response.status_code == 201, response.text
        return str(response.json()["code"])

    def look(self, code: str, asked: str = "", **headers: str | None) -> "Line":
        line = Line(self.house, f"/api/tables/{code}{asked}", {**self.headers, **headers}, self.address)
        assert line.status == 101, line.head
        return line


def handshake(house: House, path: str, headers: Mapping[str, str | None], method: str = "GET") -> bytes:
    """Write the request that opens a WebSocket; a header that is None is left out."""
    usual = {
        "host": f"127.0.0.1:{house.port}",
        "upgrade": "websocket",
        "connection": "Upgrade",
        "sec-websocket-key": base64.b64encode(os.urandom(16)).decode(),
        "sec-websocket-version": "13",
    }
    lines = [f"{name.replace('_', '-')}: {value}" for name, value in {**usual, **headers}.items() if value is not None]
    return "\r\n".join([f"{method} {path} HTTP/1.1", *lines, "", ""]).encode("latin-1")


def frame(opcode: int, payload: bytes = b"", *, fin: bool = True, masked: bool = True, reserved: int = 0) -> bytes:
    """Write a frame."""
    size = len(payload)
    mark = 0x80 if masked else 0
    head = bytes([fin << 7 | reserved << 4 | opcode])
    if size < 126:
        head += bytes([mark | size])
    elif size < 2**16:
        head += struct.pack(">BH", mark | 126, size)
    else:
        head += struct.pack(">BQ", mark | 127, size)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def closing(code: int, reason: bytes = b"") -> bytes:
    return frame(CLOSE, struct.pack(">H", code) + reason)


class Line:
    """A WebSocket of which every bit is ours to choose."""

    def __init__(self, house: House, path: str, headers: Mapping[str, str | None], address: str = "127.0.0.1") -> None:
        self.socket = house.connect(address)
        self.socket.sendall(handshake(house, path, headers))
        self.stream = self.socket.makefile("rb")
        self.head = b""
        while not self.head.endswith(b"\r\n\r\n"):
            line = self.stream.readline()
            self.head += line
            if not line:
                break
        self.status = int(self.head.split()[1]) if self.head else 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stream.close()
        self.socket.close()

    def send(self, *frames: bytes) -> None:
        self.socket.sendall(b"".join(frames))

    def next_frame(self) -> tuple[int, bytes]:
        """Return the opcode and payload of the next frame; ``CLOSE`` and nothing when the other side hung up."""
        try:
            head = self.stream.read(2)
        except ConnectionError:
            head = b""
        if len(head) < 2:
            return CLOSE, b""
        size = head[1]
        if size == 126:
            (size,) = struct.unpack(">H", self.stream.read(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", self.stream.read(8))
        return head[0] & 15, self.stream.read(size)

    def answer(self) -> dict[str, Any]:
        """Return what becomes of the last wish; the code when the socket is closed instead."""
        while True:
            opcode, payload = self.next_frame()
            if opcode == CLOSE:
                return {"is": "closed", "code": struct.unpack(">H", payload[:2])[0] if payload else 0}
            if opcode == TEXT:
                message: dict[str, Any] = json.loads(payload)
                if message["is"] in ("granted", "refused"):
                    return message

    def say(self, message: bytes | str) -> dict[str, Any]:
        self.send(frame(TEXT, message if isinstance(message, bytes) else message.encode()))
        return self.answer()

    def wish(self, do: str, **details: Any) -> dict[str, Any]:
        return self.say(json.dumps({"do": do, "id": fresh_id(), **details}))

    def shown(self) -> dict[str, Any]:
        """Return the table as it is shown next."""
        while True:
            opcode, payload = self.next_frame()
            assert opcode != CLOSE
            message: dict[str, Any] = json.loads(payload) if opcode == TEXT else {}
            if message.get("is") == "table":
                return message

    def refusal(self) -> dict[str, Any]:
        """Return why the door stayed shut."""
        said: dict[str, Any] = json.loads(self.stream.read())["error"]
        assert is_one_line(said["text"])
        return said

    def closed_with(self) -> int:
        """Wait until the other side closes, and give its code."""
        while True:
            opcode, payload = self.next_frame()
            if opcode == CLOSE:
                return int(struct.unpack(">H", payload[:2])[0]) if payload else 0


def fresh_id() -> str:
    return os.urandom(6).hex()


def is_one_line(text: str) -> bool:
    """Whether a text can be shown in one line as it is."""
    return bool(text.strip()) and not any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Zl", "Zp") for sign in text)


def assert_refused(answered: dict[str, Any], why: str | None = None) -> None:
    """Assert that a wish was refused with one clear line."""
    assert answered["is"] == "refused", answered
    assert is_one_line(answered["text"])
    assert why is None or answered["why"] == why


def assert_heard(answered: dict[str, Any]) -> None:
    """Assert that a wish was granted, or refused with one clear line."""
    if answered["is"] != "granted":
        assert_refused(answered)


WRONG: list[Any] = [
    *(None, True, False, 0.5, -0.0, 1e308, math.nan, math.inf),
    *(-1, 4, 99, 2**31, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400, -(10**400), 10**4200),
    *("", "0", "x", "\0", "\n", "\u202e", "\u200d", "x" * 7000, "é" * 3000, "play R1 on seat 9", "choose", "__class__"),
    *([], [[]], [0], [0, 0, 0, 0], [0, 1, 2, 3, 4], [10**400] * 4, {}, {"a": {"b": []}}, {"do": "begin", "id": "x"}),
]


def looking_on(house: House, begun: bool) -> tuple[str, dict[str, Guest]]:
    """Return a table, and a host, a player, somebody who only has a token, and a stranger."""
    people = {"host": Guest(house, "Ann"), "player": Guest(house, "Bo"), "guest": Guest(house, "Cy")}
    code = people["host"].open(bots=[3])
    with people["host"].look(code) as hers, people["player"].look(code) as his:
        assert hers.wish("sit", seat=0, name="Ann")["is"] == "granted"
        assert his.wish("sit", seat=1, name="Bo")["is"] == "granted"
        assert not begun or hers.wish("begin")["is"] == "granted"
    return code, {**people, "stranger": Guest(house)}


HELLO = b'{"do":"say","id":"1","text":"hello"}'


def viewers_of(house: House, code: str, left: int = 0) -> int:
    """Count who looks at a table, once it has been noticed that no more are left than so many."""

    async def count() -> int:
        room = await house.app.access.registry.room(code)
        assert room is not None
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE - 1):
                while len(room.viewers) > left:
                    await asyncio.sleep(0.01)
        return len(room.viewers)

    return house.do(count())


STRANGE_NAMES = [
    *("x", "x" * 12, "x" * 5000, "%00" * 12, "..%2F..%2Fetc%2Fpasswd", "..", "%2e%2e", "%ED%A0%80", "%FF%FE", "%"),
    *("%u0041", "a%0d%0aset-cookie:%20x=y", "'%20OR%201=1--", "%F0%9F%8D%95" * 12, "nosuchtable2", "NOSUCHTABLE2"),
    *("nosuchtable2/", "/nosuchtable2", "nosuchtable2%2F", "nosuchtable2%3F", "nosuchtable2;x=1", "*", "{code}", "~"),
]


def filled(path: str, name: str) -> str:
    return re.sub(r"\{[^}]*\}", name, path.replace("{game}", "willi"))


def ask(house: House, how: str, path: str, headers: dict[str, str], body: bytes = b"") -> tuple[int, str]:
    """Ask a door by hand; return the status (0 where it hung up) and what it said."""
    usual = {
        "host": f"127.0.0.1:{house.port}",
        "content-length": str(len(body)),
        "content-type": "application/json",
        "connection": "close",
    }
    lines = [f"{name}: {value}" for name, value in {**usual, **headers}.items()]
    answered = b""
    with house.connect() as connection, suppress(ConnectionError):
        connection.sendall("\r\n".join([f"{how} {path} HTTP/1.1", *lines, "", ""]).encode("latin-1") + body)
        while more := connection.recv(2**16):
            answered += more
    head, _, said = answered.removeprefix(b"HTTP/1.1 100 Continue\r\n\r\n").partition(b"\r\n\r\n")
    return int(head.split()[1]) if head else 0, said.decode()


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.01)
