"""Whatever anyone sends is refused in a sentence: the table is unharmed, the server stays up and has nothing to log.

One server runs in a thread for the whole file. After every test it must be well, every table must still be what its
log adds up to, and nothing may have been logged as an error.
"""

import asyncio
import base64
import gc
import json
import logging
import math
import os
import random
import re
import socket
import struct
import threading
import time
import unicodedata
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import ExitStack, suppress
from dataclasses import replace
from typing import Any, Self, TypeVar

import httpx
import msgspec
import pytest
import uvicorn
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import billi
from billi.fair import cut_of, seal_of
from billi.server.app import DOORS, App
from billi.server.audience import Viewer
from billi.server.fanout import Alone
from billi.server.identity import new_token
from billi.server.limits import Buckets
from billi.server.reading import load
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.server.serving import config_for
from billi.server.settings import Settings
from billi.server.store import Store, open_store
from billi.server.wire import LARGEST_FRAME
from billi.table.deciding import PHRASES
from billi.table.messages import AnyNews, TableShown
from billi.table.showing import Eyes
from billi.table.table import Table
from billi.table.wishes import AnyWish, Begin, Choose, Ping, Sit, Stand, Wish
from billi.words import LANGUAGES
from serving import FREE
from told import as_told

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


def test_every_wish_is_tried_here() -> None:
    for kind in KINDS:
        kind(id="x", **USUAL[tag_of(kind)])
    assert len(KINDS) == len(USUAL)


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
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

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


@pytest.fixture(scope="module")
def open_house() -> Iterator[House]:
    with House() as house:
        house.app.access.missed = Buckets(rate=1e6, size=1e6)
        yield house
        gc.collect()  # what a forgotten task raised is only logged when it goes
        house.assert_well()
        wait_until(lambda: not any(house.app.access.sockets.values()))


@pytest.fixture
def house(open_house: House) -> Iterator[House]:
    """The server, looked after once the test is over."""
    yield open_house
    try:
        open_house.assert_well()
    finally:
        open_house.complaints.records.clear()


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


# Messages that are none


WRONG: list[Any] = [
    *(None, True, False, 0.5, -0.0, 1e308, math.nan, math.inf),
    *(-1, 4, 99, 2**31, 2**63, 2**64, -(2**63) - 1, 10**30, 10**400, -(10**400), 10**4200),
    *("", "0", "x", "\0", "\n", "\u202e", "\u200d", "x" * 7000, "é" * 3000, "play R1 on seat 9", "choose", "__class__"),
    *([], [[]], [0], [0, 0, 0, 0], [0, 1, 2, 3, 4], [10**400] * 4, {}, {"a": {"b": []}}, {"do": "begin", "id": "x"}),
]


def spoilt(kind: type[Wish]) -> Iterator[dict[str, Any]]:
    """Return a wish with every part of it wrong in every way, left out, or with something added."""
    usual = {"do": tag_of(kind), "id": "", **USUAL[tag_of(kind)]}
    for name in usual:
        yield {key: value for key, value in usual.items() if key != name}
        yield {**usual, name.upper(): usual[name]}
        for wrong in WRONG:
            yield {**usual, "id": fresh_id(), name: wrong}
    yield {**usual, "more": 1}
    yield {"wish": usual}


def looking_on(house: House, begun: bool) -> tuple[str, dict[str, Guest]]:
    """Return a table, and a host, a player, somebody who only has a token, and a stranger."""
    people = {"host": Guest(house, "Ann"), "player": Guest(house, "Bo"), "guest": Guest(house, "Cy")}
    code = people["host"].open(bots=[3])
    with people["host"].look(code) as hers, people["player"].look(code) as his:
        assert hers.wish("sit", seat=0, name="Ann")["is"] == "granted"
        assert his.wish("sit", seat=1, name="Bo")["is"] == "granted"
        assert not begun or hers.wish("begin")["is"] == "granted"
    return code, {**people, "stranger": Guest(house)}


@pytest.mark.parametrize("begun", [False, True], ids=["open", "playing"])
@pytest.mark.parametrize("who", ["host", "player", "guest", "stranger"])
def test_a_wish_with_anything_wrong_is_answered_and_harms_nothing(house: House, who: str, begun: bool) -> None:
    code, people = looking_on(house, begun)
    with people[who].look(code) as line:
        for kind in KINDS:
            for wrong in spoilt(kind):
                message = json.dumps(wrong)
                if len(message) <= LARGEST_FRAME:
                    assert_heard(line.say(message))


@pytest.mark.parametrize("kind", KINDS, ids=tag_of)
def test_a_wish_of_the_wrong_shape_is_unreadable(house: House, kind: type[Wish]) -> None:
    code, people = looking_on(house, begun=False)
    version = house.table(code).version
    usual = {"do": tag_of(kind), "id": "x", **USUAL[tag_of(kind)]}
    needed = [field.encode_name for field in msgspec.structs.fields(kind) if field.required]
    with people["host"].look(code) as line:
        for wrong in (
            *({key: value for key, value in usual.items() if key != name} for name in ("do", *needed)),
            *({**usual, name: [{}]} for name in usual),
            {**usual, "more": 1},
            {**usual, "do": "fly"},
        ):
            assert_refused(line.say(json.dumps(wrong)), "message-unreadable")
    assert house.table(code).version == version


UNREADABLE = {
    "nothing": b"",
    "space": b" ",
    "half": b"{",
    "a list": b"[]",
    "null": b"null",
    "a number": b"1",
    "text": b'"sit"',
    "not JSON": b"hello",
    "two at once": b'{"do":"begin","id":"1"}{"do":"begin","id":"2"}',
    "a comment": b'{"do":"begin","id":"1"}//',
    "no name": b'{"do":"begin"}',
    "no verb": b'{"id":"1"}',
    "NaN": b'{"do":"stand","id":"1","seat":NaN}',
    "a whole float": b'{"do":"stand","id":"1","seat":1.0}',
    "an exponent": b'{"do":"stand","id":"1","seat":1e1}',
    "5000 digits": b'{"do":"stand","id":"1","seat":' + b"9" * 5000 + b"}",
    "half a surrogate pair": b'{"do":"say","id":"1","text":"\\ud800"}',
    "surrogates the wrong way round": b'{"do":"say","id":"1","text":"\\udc00\\ud800"}',
    "a surrogate in UTF-8": b'{"do":"say","id":"1","text":"\xed\xa0\x80"}',
    "not UTF-8": b'{"do":"say","id":"1","text":"\xff\xfe"}',
    "too long UTF-8": b'{"do":"say","id":"1","text":"\xc0\xaf"}',
    "half a letter": b'{"do":"say","id":"1","text":"\xe2\x82',
    "UTF-16": '{"do":"begin","id":"1"}'.encode("utf-16"),
    "a byte order mark": b'\xef\xbb\xbf{"do":"begin","id":"1"}',
    "NUL": b"\0",
    "a raw control character": b'{"do":"say","id":"1","text":"\x00"}',
    "deep lists": b"[" * 8000,
    "deep objects": b'{"a":' * 1600,
    "a deep field": b'{"do":"move","id":"1","order":' + b"[" * 7000,
    "deep and whole": b'{"do":"move","id":"1","order":' + b"[" * 3900 + b"]" * 3900 + b"}",
}


@pytest.mark.parametrize("opcode", [TEXT, BINARY], ids=["text", "binary"])
@pytest.mark.parametrize("message", UNREADABLE.values(), ids=UNREADABLE)
def test_what_is_no_wish_is_unreadable(house: House, message: bytes, opcode: int) -> None:
    code, people = looking_on(house, begun=True)
    version = house.table(code).version
    with people["host"].look(code) as line:
        line.send(frame(opcode, message))
        assert_refused(line.answer(), "message-unreadable")
        assert line.wish("ping", version=0)["is"] == "granted"
    assert house.table(code).version == version


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(WRONG),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=8,
)
wishes = st.sampled_from(sorted(USUAL)).flatmap(
    lambda do: st.fixed_dictionaries(
        {"do": st.just(do), "id": st.text(max_size=9)},
        optional={name: st.just(usual) | json_values for name, usual in USUAL[do].items()},
    )
)
messages = st.one_of(
    wishes.map(json.dumps).map(str.encode),
    json_values.map(json.dumps).map(str.encode),
    st.tuples(wishes.map(json.dumps).map(str.encode), st.integers(0, 200), st.binary(max_size=3)).map(
        lambda parts: parts[0][: parts[1]] + parts[2] + parts[0][parts[1] + len(parts[2]) :]
    ),
    st.binary(max_size=300),
).filter(lambda message: len(message) <= LARGEST_FRAME)


@pytest.fixture(scope="module")
def long_lines(open_house: House) -> Iterator[list[Line]]:
    """Four people's connections to one table that stay open."""
    code, people = looking_on(open_house, begun=False)
    with ExitStack() as stack:
        yield [stack.enter_context(person.look(code)) for person in people.values()]


@settings(max_examples=400, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(who=st.integers(0, 3), message=messages, binary=st.booleans())
def test_any_message_is_granted_or_refused(
    house: House, long_lines: list[Line], who: int, message: bytes, binary: bool
) -> None:
    line = long_lines[who]
    line.send(frame(BINARY if binary else TEXT, message))
    assert_heard(line.answer())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_of_four_hundred_digits_is_refused_in_every_language(house: House, language: str) -> None:
    ann = Guest(house, "Ann", language=language)
    with ann.look(ann.open()) as line:
        for do in ("sit", "stand", "bot", "words", "choose", "waive", "back", "stand-in", "lend", "mute"):
            assert_refused(line.wish(do, **{**USUAL[do], "seat": 10**400}), "table-no-such-seat")
    wanted = {"game": "willi", "players": 4, "clock": 10**400}
    refused = ann.http.post(
        "/api/tables", content=json.dumps(wanted), headers={**ann.headers, "accept-language": language}
    )
    assert (refused.status_code, refused.json()["error"]["why"]) == (400, "table-clock")


# Frames that are none


HELLO = b'{"do":"say","id":"1","text":"hello"}'
BAD_FRAMES = {
    "unmasked": (frame(TEXT, HELLO, masked=False), BAD_FRAME),
    **{f"reserved bit {bit}": (frame(TEXT, HELLO, reserved=bit), BAD_FRAME) for bit in (1, 2, 4)},
    **{f"opcode {code}": (frame(code, HELLO), BAD_FRAME) for code in (3, 7, 11, 15)},
    "a continuation of nothing": (frame(CONT, HELLO), BAD_FRAME),
    "text within text": (frame(TEXT, b"{", fin=False) + frame(TEXT, b"}"), BAD_FRAME),
    "binary within text": (frame(TEXT, b"{", fin=False) + frame(BINARY, b"}"), BAD_FRAME),
    "a ping in parts": (frame(PING, b"x", fin=False), BAD_FRAME),
    "a long ping": (frame(PING, b"x" * 126), BAD_FRAME),
    "a close within text": (frame(TEXT, b"{", fin=False) + closing(NORMAL), BAD_FRAME),
    "a close of one byte": (frame(CLOSE, b"x"), BAD_FRAME),
    "a close in parts": (frame(CLOSE, b"", fin=False), BAD_FRAME),
    "a close that is not UTF-8": (closing(NORMAL, b"\xff"), NOT_UTF8),
    **{f"close {code}": (closing(code), BAD_FRAME) for code in (0, 999, 1004, 1005, 1006, 1015, 2999, 5000, 65535)},
    "large": (frame(TEXT, b"x" * (LARGEST_FRAME + 1)), TOO_BIG),
    "very large": (frame(BINARY, b"x" * 2**17), TOO_BIG),
    "large in two parts": (frame(TEXT, b"x" * 5000, fin=False) + frame(CONT, b"x" * 5000), TOO_BIG),
    "large in many parts": (frame(TEXT, b"[", fin=False) + frame(CONT, b"x" * 100, fin=False) * 100, TOO_BIG),
    "said to be huge": (b"\x81\xff" + struct.pack(">Q", 2**63 - 1) + b"mask", TOO_BIG),
    "said to be larger than can be": (b"\x81\xff" + struct.pack(">Q", 2**64 - 1) + b"mask", TOO_BIG),
}


@pytest.mark.parametrize(("frames", "code"), BAD_FRAMES.values(), ids=BAD_FRAMES)
def test_a_bad_frame_closes_the_socket_only(house: House, frames: bytes, code: int) -> None:
    table, people = looking_on(house, begun=True)
    version = house.table(table).version
    with people["host"].look(table) as line, people["player"].look(table) as other:
        line.send(frames)
        assert line.closed_with() == code
        assert other.wish("ping", version=version)["is"] == "granted"
    assert house.table(table).version == version


@pytest.mark.parametrize("code", [1000, 1001, 1011, 3000, 4999])
def test_a_goodbye_is_answered_in_kind(house: House, code: int) -> None:
    table, people = looking_on(house, begun=True)
    with people["host"].look(table) as line:
        line.send(closing(code, b"goodbye"))
        assert line.closed_with() == code


def test_a_message_in_parts_is_one_message(house: House) -> None:
    table, people = looking_on(house, begun=False)
    wish = json.dumps({"do": "say", "id": fresh_id(), "text": "été" * 5}, ensure_ascii=False).encode()
    with people["host"].look(table) as line:
        line.send(frame(TEXT, b"", fin=False))
        for byte in wish:
            line.send(frame(CONT, bytes([byte]), fin=False), frame(PING, b"?"))
        line.send(frame(CONT))
        assert line.answer()["is"] == "granted"
    assert house.table(table).chat[-1][1].text == "été" * 5


def test_empty_parts_without_end_are_not_kept(house: House) -> None:
    table, people = looking_on(house, begun=False)
    with people["host"].look(table) as line:
        line.send(frame(TEXT, b"", fin=False), frame(CONT, b"", fin=False) * 150)
        line.send(frame(PING, b"heard"))
        while line.next_frame() != (PONG, b"heard"):
            pass
        from billi.server.wire import OPEN

        assert max(len(wire.parts) for wire in list(OPEN)) < 10


def test_pings_are_answered_in_order_and_harm_nothing(house: House) -> None:
    table, people = looking_on(house, begun=True)
    with people["host"].look(table) as line:
        for number in range(80):
            line.send(frame(PING, b"%d" % number), frame(PONG, b"unasked"))
        pongs: list[bytes] = []
        while len(pongs) < 80:
            opcode, payload = line.next_frame()
            assert opcode != CLOSE
            pongs += [payload] if opcode == PONG else []
        assert pongs == [b"%d" % number for number in range(80)]
        assert line.wish("ping", version=0)["is"] == "granted"


def test_whoever_asks_and_does_not_listen_is_cut_off(house: House) -> None:
    table, people = looking_on(house, begun=True)
    with people["host"].look(table) as line:
        for seat in range(2):
            line.wish("bot", seat=seat, bot="house")
    wait_until(lambda: house.table(table).over)
    with people["host"].look(table) as line:
        with suppress(ConnectionError):
            line.send(frame(TEXT, b'{"do":"ping","id":"x","version":0}') * 3000)  # each is told the whole game
        assert viewers_of(house, table) == 0


def test_anything_may_be_cut_off_anywhere(house: House) -> None:
    table, people = looking_on(house, begun=True)
    version = house.table(table).version
    whole = frame(TEXT, json.dumps({"do": "ping", "id": "x", "version": 0}).encode())
    for length in range(len(whole)):
        with people["host"].look(table) as line:
            line.send(whole[:length])
            if length % 2:
                line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    assert house.table(table).version == version


# Handshakes and requests that are none


BAD_HANDSHAKES: dict[str, dict[str, str | None]] = {
    "no key": {"sec-websocket-key": None},
    "a short key": {"sec-websocket-key": "eA=="},
    "a key that is none": {"sec-websocket-key": "!"},
    "no version": {"sec-websocket-version": None},
    "an old version": {"sec-websocket-version": "8"},
    "a version that is none": {"sec-websocket-version": "\xb9\xb3"},
    "a long header": {"x": "y" * 20_000},
    "many headers": {f"x-{number}": "y" for number in range(200)},
    "a foreign page with a cookie": {"cookie": f"billi={new_token()}", "origin": "http://evil.example"},
    "no page with a cookie": {"cookie": f"billi={new_token()}"},
    "a page that is no address, with a cookie": {"cookie": f"billi={new_token()}", "origin": "http://["},
}


@pytest.mark.parametrize("headers", BAD_HANDSHAKES.values(), ids=BAD_HANDSHAKES)
def test_a_bad_handshake_is_turned_away(house: House, headers: dict[str, str | None]) -> None:
    table, _ = looking_on(house, begun=True)
    with Line(house, f"/api/tables/{table}", headers) as line:
        assert 400 <= line.status < 500, line.head
    assert viewers_of(house, table) == 0


def viewers_of(house: House, code: str) -> int:
    """Count who looks at a table, once whoever left has been noticed."""

    async def count() -> int:
        room = await house.app.access.registry.room(code)
        assert room is not None
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE - 1):
                while room.viewers:
                    await asyncio.sleep(0.01)
        return len(room.viewers)

    return house.do(count())


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_only_get_opens_a_socket(house: House, method: str) -> None:
    table, _ = looking_on(house, begun=True)
    with house.connect() as connection:
        connection.sendall(handshake(house, f"/api/tables/{table}", {}, method))
        assert connection.recv(2**16).startswith(b"HTTP/1.1 4")


STRANGE_NAMES = [
    *("x", "x" * 12, "x" * 5000, "%00" * 12, "..%2F..%2Fetc%2Fpasswd", "..", "%2e%2e", "%ED%A0%80", "%FF%FE", "%"),
    *("%u0041", "a%0d%0aset-cookie:%20x=y", "'%20OR%201=1--", "%F0%9F%8D%95" * 12, "nosuchtable2", "NOSUCHTABLE2"),
    *("nosuchtable2/", "/nosuchtable2", "nosuchtable2%2F", "nosuchtable2%3F", "nosuchtable2;x=1", "*", "{code}", "~"),
]


@pytest.mark.parametrize("name", STRANGE_NAMES, ids=lambda name: name[:20])
def test_a_table_nobody_set_up_is_not_there(house: House, name: str) -> None:
    with Line(house, f"/api/tables/{name}", Guest(house, "Ann").headers) as line:
        assert 400 <= line.status < 500


STRANGE_QUESTIONS = [
    *("?since=-1", "?since=1e9", "?since=9999999", "?since=99999999999999999999", "?since=0x10", "?since=+1"),
    *("?since=%D9%A1%D9%A2", "?since=%C2%B2", "?since=", "?since", "?since=1&since=2", "?since=%00", "?since=NaN"),
    *("?hand=", "?hand=%00", "?hand=%FF", "?hand=%C3%A9", "?hand=" + "f" * 32, "?hand=" + "x" * 5000, "?hand=a&hand=b"),
    *("?" + "&" * 3000, "?" + "a=b&" * 1000, "?%", "??", "?;;", "?since[]=1", "?=", "?hand=%ED%A0%80"),
]


@pytest.mark.parametrize("asked", STRANGE_QUESTIONS, ids=lambda asked: asked[:20])
def test_whatever_is_asked_besides_shows_no_more_than_anybody_sees(house: House, asked: str) -> None:
    table, people = looking_on(house, begun=True)
    with people["stranger"].look(table, asked) as line:
        shown = line.shown()
    assert shown["own"]["seats"] == []
    assert [hand["seat"] for hand in shown["own"]["hands"]] == [None]
    assert 0 <= shown["since"] <= shown["version"]


NOT_HTTP = {
    "nothing": b"\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
    "zeros": bytes(1000),
    "another version": b"GET /healthz HTTP/9.9\r\n\r\n",
    "a strange method": b"FLY /healthz HTTP/1.1\r\nhost: x\r\n\r\n",
    "a header without a colon": b"GET /healthz HTTP/1.1\r\nhost\r\n\r\n",
    "a header with a space": b"GET /healthz HTTP/1.1\r\nho st: x\r\n\r\n",
    "a header with a NUL": b"GET /healthz HTTP/1.1\r\nhost: \0\r\n\r\n",
    "a path that is not ASCII": b"GET /\xff HTTP/1.1\r\nhost: x\r\n\r\n",
    "two lengths": b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}",
    "a length that is none": b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n{}",
    "a huge length": b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999999999\r\n\r\n{}",
    "chunks that are none": b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    "a length and chunks": b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\ntransfer-encoding: chunked\r\n\r\n0",
    "another protocol": b"SSH-2.0-OpenSSH_9.6\r\n",
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
}


@pytest.mark.parametrize("request_", NOT_HTTP.values(), ids=NOT_HTTP)
def test_what_is_not_http_is_turned_away(house: House, request_: bytes) -> None:
    with house.connect() as connection, suppress(ConnectionError):
        connection.sendall(request_)
        connection.shutdown(socket.SHUT_WR)
        answered = connection.recv(2**16)
        assert not answered or answered.startswith(b"HTTP/1.1 4"), answered


def test_half_requests_keep_nobody_waiting(house: House) -> None:
    table, people = looking_on(house, begun=True)
    whole = handshake(house, f"/api/tables/{table}", people["host"].headers)
    with ExitStack() as stack:
        for length in range(0, len(whole) - 1, 2):
            connection = stack.enter_context(house.connect())
            connection.sendall(whole[:length])
        house.assert_well()
        with people["player"].look(table) as line:
            assert line.wish("ping", version=0)["is"] == "granted"


def test_a_byte_at_a_time_is_a_request_too(house: House) -> None:
    with house.connect() as connection:
        for byte in b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n":
            connection.sendall(bytes([byte]))
        assert connection.makefile("rb").read().endswith(b'{"ok":true}')


def test_a_body_that_breaks_off_is_nothing_to_complain_about(house: House) -> None:
    for path in ("/api/me", "/api/tables", "/api/me/claim"):
        with house.connect() as connection:
            connection.sendall(f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{{".encode())
            connection.shutdown(socket.SHUT_WR)
            connection.recv(2**16)


# Doors


WAYS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE")
BODIES: list[bytes] = [
    *(b"", b" ", b"{", b"[]", b"null", b"1", b'""', b"hello", b"\0", b"\xff\xfe", b"[" * 8000, b'{"a":' * 1500),
    *(json.dumps({"game": wrong, "players": 4}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": 4, "options": {"exchange": wrong}}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": 4, "options": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": 4, "clock": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": 4, "language": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": 4, "bots": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": 4, "listed": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"name": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"name": "x", "language": wrong, "bearer": True}).encode() for wrong in WRONG),
    *(json.dumps({"name": "x", "bearer": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"key": wrong, "bearer": True}).encode() for wrong in WRONG),
    b'{"name":"\\ud800"}',
    b'{"name":"\xed\xa0\x80"}',
    b'{"game":"willi","players":4,"more":1}',
    b"x" * 8193,
    b'{"name":"' + b"x" * 100_000 + b'"}',
]
PATHS = sorted({path for _, path, _ in DOORS})


def filled(path: str, name: str) -> str:
    return re.sub(r"\{[^}]*\}", name, path.replace("{game}", "willi"))


def ask(house: House, how: str, path: str, headers: dict[str, str], body: bytes = b"") -> tuple[int, str]:
    """Ask a door by hand; give the status (0 where it hung up) and what it said."""
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


def assert_answered(status: int, said: str) -> None:
    """Assert that a request was answered, or refused in one clear line."""
    assert status < 500, said
    if status >= 400 and said:
        text = json.loads(said)["error"]["text"] if said.startswith("{") else said
        assert is_one_line(text)


@pytest.mark.parametrize("path", PATHS)
def test_every_door_answers_every_method_and_body(house: House, path: str) -> None:
    known = {how for how, its, _ in DOORS if its == path}
    for how in WAYS:
        guest = Guest(house, "Ann")
        for body in BODIES if how == "POST" and how in known else BODIES[:12]:
            response = guest.http.request(how, filled(path, "nosuchtable2"), content=body, headers=guest.headers)
            assert_answered(response.status_code, response.text)
            if how not in known | {"GET", "HEAD"}:
                assert response.status_code in (404, 405)
            if how == "DELETE" and response.is_success:
                guest = Guest(house, "Ann")


@pytest.mark.parametrize("path", PATHS)
def test_every_door_answers_every_name(house: House, path: str) -> None:
    guest = Guest(house, "Ann")
    for name in STRANGE_NAMES:
        for how in ("GET", "POST"):
            status, said = ask(house, how, filled(path, name), guest.headers)
            assert_answered(status, said)
            if "{code}" in path or "{id}" in path:
                assert status >= 400, name
            assert "root:" not in said


STRANGE_HEADERS: list[dict[str, str]] = [
    *({"authorization": text} for text in ("", "Bearer", "Bearer ", "Bearer \xff\xfe", "Basic YTpi", "bearer\tx")),
    {"authorization": "Bearer " + "x" * 5000},
    *({"cookie": text} for text in ("billi", "billi=", 'billi="', r'billi="\377\000"', ";;;==", "\xff", "billi=\xff")),
    *({"cookie": text} for text in ("billi=x; billi=y", "$Version=1; billi=x", "a=b;" * 1000 + "billi=x")),
    {"cookie": 'billi="' + "\\" * 5000 + '"'},
    *(
        {"cookie": "billi=" + "1" * 22, "origin": text}
        for text in ("", "null", "http://[", "http://[::1", "//", "http://", "\xff", "http://a@b:c", "x" * 5000, "[]")
    ),
    *({"accept-language": text} for text in ("", "xx", "\xff", "de" * 3000, "DE-ch;q=1")),
    *({"content-type": text} for text in ("", "text/html", "multipart/form-data", "application/json; charset=utf-7")),
    *({"content-encoding": text} for text in ("gzip", "br", "x")),
    *({"host": text} for text in ("[", "x:y", "a b", "\xff", "evil.example", "x" * 200)),
    *({"x-forwarded-for": text} for text in ("", "not an address", "::::", "1.2.3.4, 5", "\xff", "x" * 5000)),
    *({"x-forwarded-proto": text} for text in ("", "gopher", "\xff")),
    {"expect": "100-continue"},
    {"upgrade": "h2c", "connection": "upgrade, close"},
    {"range": "bytes=0-0,-1"},
    {"transfer-encoding": "gzip, chunked"},
]


@pytest.mark.parametrize("headers", STRANGE_HEADERS, ids=lambda headers: str(headers)[:50])
def test_every_door_answers_strange_headers(house: House, headers: dict[str, str]) -> None:
    code = Guest(house, "Ann").open()
    for how, path, _ in DOORS:
        body = json.dumps({"game": "willi", "players": 4} if "tables" in path else {"name": "x"}).encode()
        status, said = ask(house, how, filled(path, code), headers, body)
        assert_answered(status, said)
        if how == "DELETE" or path in ("/api/games", "/api/me/link", "/api/me/claim"):
            assert status >= 400


def test_an_invitation_to_a_host_without_end_is_answered(open_house: House) -> None:
    code = Guest(open_house, "Ann").open()
    assert_answered(*ask(open_house, "GET", f"/api/tables/{code}/invite.svg", {"host": "x" * 5000}))


def test_every_door_takes_its_body_in_chunks_and_not_too_many(house: House) -> None:
    guest = Guest(house, "Ann")
    wish = b'{"game":"willi","players":4}'
    response = guest.http.post("/api/tables", content=iter([wish[:5], b"", wish[5:]]), headers=guest.headers)
    assert response.status_code == 201
    for how, path, _ in DOORS:
        with suppress(httpx.WriteError, httpx.ReadError):  # hung up on while we talk
            response = guest.http.request(
                how, filled(path, "nosuchtable2"), content=(b"x" * 1000 for _ in range(200)), headers=guest.headers
            )
            assert_answered(response.status_code, response.text)
            assert how != "POST" or path == "/api/me/link" or response.status_code == 413


def test_a_cookie_full_of_backslashes_takes_no_time(house: House) -> None:
    started = time.monotonic()
    for how, path, _ in DOORS:
        assert_answered(*ask(house, how, filled(path, "nosuchtable2"), {"cookie": 'billi="' + "\\" * 60_000 + '"'}))
    assert time.monotonic() - started < 5


def test_a_cookie_changes_nothing_from_anothers_page(house: House) -> None:
    guest = Guest(house)
    guest.http.post("/api/me", json={"name": "Ann"})
    code = Guest(house, "Bo").open()
    cookie = f"billi={guest.http.cookies['billi']}"
    wanted = {"/api/tables": b'{"game":"willi","players":4}'}
    for origin in (None, "", "null", "http://evil.example", f"http://127.0.0.1:{house.port}.evil.example"):
        headers = {} if origin is None else {"origin": origin}
        for how, path, _ in DOORS:
            response = guest.http.request(how, filled(path, code), content=wanted.get(path, b"{}"), headers=headers)
            assert "access-control-allow-origin" not in response.headers
            if how != "GET":
                assert response.status_code == 403, path
        with Line(house, f"/api/tables/{code}", {**headers, "cookie": cookie}) as line:
            assert line.status == 403
            assert line.refusal()["why"] == "door-foreign-page"
    ours = {"origin": house.url}
    assert guest.http.post("/api/tables", content=wanted["/api/tables"], headers=ours).status_code == 201


# Who may do what


HOSTS = {"bot", "move", "begin", "stand-in", "mute"}
OWN = {"words", "choose", "waive", "back", "lend"}


def may(actor: int | None, do: str, seat: int, status: str) -> bool:
    """Whether somebody in a seat, 0 being the host's, may wish for something, as the rules of the house have it."""
    match do:
        case "ping":
            return True
        case "say":
            return actor is not None
        case "rematch":
            return actor is not None and status == "over"
        case "sit":
            return False
        case "stand":
            return actor in (0, seat)
    return actor == 0 if do in HOSTS else actor == seat


@pytest.mark.parametrize("status", ["open", "playing", "over"])
def test_nobody_acts_for_another(house: House, status: str) -> None:
    people = [Guest(house, name) for name in ("Ann", "Bo", "Cy", "Dee", "a guest")]
    code = people[0].open()
    actors: list[tuple[int | None, Guest]] = [*enumerate(people[:4]), (None, people[4]), (None, Guest(house))]
    for seat in range(4):
        with people[seat].look(code) as line:
            assert line.wish("sit", seat=seat, name=f"P{seat}")["is"] == "granted"
    if status != "open":
        with people[0].look(code) as line:
            line.wish("begin")
            for seat in range(4 if status == "over" else 0):
                wait_until(lambda: viewers_of(house, code) == 1)
                assert line.wish("stand-in", seat=seat)["is"] == "granted"
        wait_until(lambda: house.table(code).over or status == "playing")
    with ExitStack() as stack:
        lines = [stack.enter_context(guest.look(code)) for _, guest in actors]
        before = house.table(code).version
        for do, usual in USUAL.items():
            for seat in range(4):
                for (actor, _), line in zip(actors, lines, strict=True):
                    if not may(actor, do, seat, status):
                        details = {"version": 10**6, **usual, **({"seat": seat} if "seat" in usual else {})}
                        fields = {name: details[name] for name in usual}
                        assert_refused(line.wish(do, **fields))
                        assert house.table(code).version == before, (actor, do, seat)


def wait_until(holds: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_stranger_without_a_token_neither_sits_down_nor_sends_a_bot_away(house: House) -> None:
    code, people = looking_on(house, begun=False)
    with people["stranger"].look(code) as line:
        assert_refused(line.wish("sit", seat=2, name="Eve"))
        assert_refused(line.wish("stand", seat=3))
        assert_refused(line.wish("stand", seat=2))
    table = house.table(code)
    assert (table.chairs[2].name, table.chairs[3].bot) == ("", "house")


def test_a_bots_chat_cannot_be_turned_off_nor_others_with_it(house: House) -> None:
    code, people = looking_on(house, begun=True)
    with people["host"].look(code) as line:
        assert_refused(line.wish("mute", seat=3))
    with people["stranger"].look(code) as line:
        assert not any(seat.get("muted") for seat in line.shown()["public"]["seats"])


def test_choices_for_another_time_are_refused(house: House) -> None:
    code, people = looking_on(house, begun=True)
    with people["host"].look(code) as line:
        shown = line.shown()
        ask = shown["own"]["hands"][0]["ask"]
        now = house.table(code).version
        for version in (-1, 0, house.table(code).asked_version - 1, -(2**63), -(10**400), now + 1, 2**63, 10**400):
            assert_refused(line.wish("choose", seat=0, action=ask["choices"][0], version=version), "table-stale")
        for action in ("play R1", "call Willi", "keep", "no call", "pass", "box", "box Z9", "", "0: box R1"):
            assert_refused(line.wish("choose", seat=0, action=action, version=now))
        granted = line.wish("choose", seat=0, action=ask["choices"][0], version=now)
        assert granted["is"] == "granted"


def test_a_name_used_again_grants_nothing_more(house: House) -> None:
    code, people = looking_on(house, begun=False)
    with people["host"].look(code) as line:
        first = line.say('{"do":"say","id":"same","text":"one"}')
        again = line.say('{"do":"say","id":"same","text":"two"}')
        other = line.say('{"do":"begin","id":"same"}')
        assert first == again == other
    with people["player"].look(code) as line:
        assert line.say('{"do":"say","id":"same","text":"three"}')["version"] > first["version"]
    assert [said.text for _, said in house.table(code).chat] == ["one", "three"]
    assert not house.table(code).begun


def test_one_table_knows_nothing_of_another(house: House) -> None:
    code, people = looking_on(house, begun=True)
    other, others = looking_on(house, begun=True)
    with people["host"].look(code) as line:
        assert line.wish("lend", seat=0)["is"] == "granted"
        key = house.table(code).chairs[0].key
        assert line.say('{"do":"say","id":"one","text":"here"}')["is"] == "granted"
    with others["stranger"].look(other, f"?hand={key}") as line:
        assert [hand["seat"] for hand in line.shown()["own"]["hands"]] == [None]
    with people["host"].look(other) as line:
        assert_refused(line.wish("choose", seat=0, action="box R1", version=10**6), "table-not-yours")
        assert_refused(line.say('{"do":"say","id":"one","text":"there"}'), "table-not-seated")


# Names and sayings


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "\n\t", "\0", "\u202e", "\u200b\u200c", "\u2066\u2069", "\ufeff", "\u00ad", "\U000e0041"),
        *("\u200d", "\ufe0f", "\u200d" * 20, "\u0301", "\u034f", "\u115f", "\u3164", "\u2800", "\uffa0", "\ue000"),
        *("\uffff", "\U0010ffff", "\u2028", "\u2029", "\u061c"),
    ],
    ids=ascii,
)
def test_a_name_nobody_can_see_is_none(house: House, text: str) -> None:
    code, people = looking_on(house, begun=False)
    with people["guest"].look(code) as line:
        assert_refused(line.wish("sit", seat=2, name=text), "table-name-empty")
        assert_refused(line.wish("sit", seat=2, name=text * 3), "table-name-empty")
    with people["player"].look(code) as line:
        assert_refused(line.wish("say", text=text), "table-saying-empty")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ann \n Bo\t", "Ann Bo"),
        ("A\0n\x07n\x1b[31m", "Ann[31m"),
        ("\u202eAnn\u202c", "Ann"),
        ("An\u200bn\ufeff", "Ann"),
        ("e" + "\u0301" * 20, "é" + "\u0301" * 4),
        ("Z" + "\u0335" * 20, "Z" + "\u0335" * 4),
        ("👩\u200d👩\u200d👧", "👩\u200d👩\u200d👧"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("שלום", "שלום"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("{$name}", "{$name}"),
        ("%s%n{0}", "%s%n{0}"),
    ],
    ids=ascii,
)
def test_names_and_sayings_are_made_fit_to_show(house: House, typed: str, shown: str) -> None:
    code, people = looking_on(house, begun=False)
    with people["guest"].look(code) as line:
        assert line.wish("sit", seat=2, name=typed)["is"] == "granted"
        assert line.wish("say", text=typed)["is"] == "granted"
    table = house.table(code)
    assert table.chairs[2].name == shown
    assert [(said.name, said.text) for _, said in table.chat] == [(shown, shown)]


def test_names_sayings_and_words_have_a_longest(house: House) -> None:
    code, people = looking_on(house, begun=False)
    with people["guest"].look(code) as line:
        for longer in ("x" * 25, "👩" * 25, "ab " * 9):
            assert_refused(line.wish("sit", seat=2, name=longer), "table-name-long")
        assert line.wish("sit", seat=2, name="x" * 24)["is"] == "granted"
        assert_refused(line.wish("say", text="x" * 281), "table-saying-long")
        assert_refused(line.wish("words", seat=2, words="x" * 65), "table-words-long")
        for phrase in ("fly", "hello ", "HELLO", "phrase-hello", "\0", "x" * 7000):
            assert_refused(line.wish("say", phrase=phrase))


# Too much


def test_one_address_asks_too_often_and_others_are_not_kept_waiting() -> None:
    with House(replace(FREE, rate=1)) as house:
        greedy, other = Guest(house), Guest(house, address="127.0.0.2")
        statuses = [greedy.http.get("/api/tables").status_code for _ in range(30)]
        assert statuses == sorted(statuses)
        assert set(statuses) == {200, 429}
        for how, path, _ in DOORS:
            if path.startswith("/api"):
                refused = greedy.http.request(how, filled(path, "nosuchtable2"), content=b"{}")
                assert refused.status_code == 429, path
                assert refused.json()["error"]["why"] == "door-too-many"
                assert is_one_line(refused.json()["error"]["text"])
        assert other.http.get("/api/tables").status_code == 200
        house.assert_well()


@pytest.mark.parametrize("door", ["socket", "/api/games/{id}", "/api/tables/{code}/invite.svg", "/api/me/claim"])
def test_walking_through_codes_shuts_what_is_behind_a_code_to_strangers_at_that_address_only(door: str) -> None:
    with House() as house:
        walker, host = Guest(house, address="127.0.0.3"), Guest(house, "Ann", address="127.0.0.4")
        code = host.open()
        for number in range(25):
            guess = f"nosuchtable{number % 8 + 2}"
            if door == "socket":
                with Line(house, f"/api/tables/{guess}", {}, walker.address) as line:
                    assert line.refusal()["why"] == ("door-not-there" if number < 20 else "door-too-many")
            elif door == "/api/me/claim":
                walker.http.post(door, json={"key": guess})
            else:
                walker.http.get(filled(door, guess))
        with Line(house, f"/api/tables/{code}", {}, walker.address) as line:
            assert (line.status, line.refusal()["why"]) == (429, "door-too-many")
        for path in ("/api/games/{id}", "/api/tables/{code}/invite.svg"):
            refused = walker.http.get(filled(path, code))
            assert (refused.status_code, refused.json()["error"]["why"]) == (429, "door-too-many")
        assert walker.http.get("/api/tables").status_code == 200
        with host.look(code) as line:
            assert line.wish("sit", seat=0, name="Ann")["is"] == "granted"
        house.assert_well()


def test_a_flood_of_wishes_closes_the_socket_and_of_sayings_is_refused() -> None:
    with House(replace(FREE, pace=5)) as house:
        ann = Guest(house, "Ann")
        code = ann.open()
        with ann.look(code) as line:
            line.wish("sit", seat=0, name="Ann")
            answers = [line.wish("say", text="spam") for _ in range(7)]
            assert [answered["is"] for answered in answers] == ["granted"] * 5 + ["refused"] * 2
            assert_refused(answers[-1], "table-too-chatty")
            line.send(frame(TEXT, HELLO) * 100)
            assert line.closed_with() == TOO_MUCH
        assert len(house.table(code).chat) == 5
        house.assert_well()


def test_one_address_opens_only_so_many_sockets_until_it_closes_some() -> None:
    with House(replace(FREE, rate=0.2)) as house:
        house.app.access.asked = Buckets(rate=1e6, size=1e6)
        ann, bo = Guest(house, "Ann"), Guest(house, "Bo", address="127.0.0.2")
        code = ann.open()
        with ExitStack() as stack:
            for _ in range(10):
                stack.enter_context(ann.look(code))
            with Line(house, f"/api/tables/{code}", ann.headers) as line:
                assert (line.status, line.refusal()["why"]) == (429, "door-too-many")
            stack.enter_context(bo.look(code))
        wait_until(lambda: not any(house.app.access.sockets.values()))
        with ann.look(code) as line:
            assert line.wish("ping", version=0)["is"] == "granted"
        house.assert_well()


def test_many_sockets_of_one_address_ask_no_more_than_some() -> None:
    with House(replace(FREE, pace=1)) as house:
        ann, bo = Guest(house, "Ann"), Guest(house, "Bo", address="127.0.0.2")
        code = ann.open()
        with ExitStack() as stack:
            lines = [stack.enter_context(ann.look(code)) for _ in range(40)]
            for line in lines:
                line.send(frame(TEXT, HELLO) * 3)
            answers = [[line.answer()["is"] for _ in range(3)] for line in lines[:20]]
            assert answers == [["refused"] * 3] * 20
            assert lines[-1].closed_with() == TOO_MUCH
            assert stack.enter_context(bo.look(code)).wish("ping", version=0)["is"] == "granted"
        house.assert_well()


@pytest.mark.parametrize(
    "last", [closing(NORMAL), frame(TEXT, HELLO, masked=False), frame(TEXT, b"x" * 9000), b""], ids=range(4)
)
def test_a_flood_that_ends_in_a_goodbye_or_a_bad_frame_is_just_closed(last: bytes) -> None:
    with House(replace(FREE, pace=1)) as house:
        ann = Guest(house, "Ann")
        with ann.look(ann.open()) as line:
            line.send(frame(TEXT, HELLO) * 20 + last)
            assert line.closed_with() in (0, NORMAL, BAD_FRAME, TOO_BIG, TOO_MUCH)
        house.assert_well()


# Anything at all, at several tables


PEOPLE = ("host", "ann", "bo", "cy", "stranger", "")
_decode = msgspec.json.Decoder(AnyNews).decode


class Follower(Viewer):
    """A viewer that adds up the events it is sent, and minds when one is missing."""

    def __init__(self, eyes: Eyes, version: int = 0, events: dict[int | None, list[Any]] | None = None) -> None:
        super().__init__(eyes, self.hear, version)
        self.version = version
        self.events = events or {}

    def again(self) -> "Follower":
        """Come back later, having heard all so far."""
        return Follower(self.eyes, self.version, {seat: list(events) for seat, events in self.events.items()})

    def hear(self, message: bytes) -> None:
        news = _decode(message)
        if isinstance(news, TableShown):
            if 0 < news.since < self.version == news.version:
                return  # told again what was asked for before the last news came
            assert news.since in (0, self.version)
            if not news.since:
                self.events = {}
            for hand in news.own.hands:
                self.events.setdefault(hand.seat, []).extend(hand.events)
            self.version = news.version

    def assert_up_to_date(self, table: Table) -> None:
        assert self.version == table.version
        if table.state is not None:
            seats: list[int | None] = [*self.eyes.sight(table).hands] or [None]
            assert self.events == {seat: as_dealt(table, seat) for seat in seats}


def as_dealt(table: Table, seat: int | None) -> list[Any]:
    """Return what happened as a chair's person saw it: what came before they were dealt to, as everyone did."""
    assert table.state is not None
    whose = "" if seat is None else table.chairs[seat].person
    dealt_to, events = "", []
    for own, public in zip(table.state.view(seat).events, table.state.view(None).events, strict=True):
        if own.kind == "round":
            dealt_to = "" if seat is None else table.deals[own.as_dict()["round"] - 1].people[seat]
        events.append(own if dealt_to == whose else public)
    return as_told(events)


def any_wish(chance: random.Random, table: Table) -> Wish:
    """Make up a wish, mostly one that could be granted."""
    kinds: list[type[Wish]] = [*KINDS, *[Choose] * 8]
    kind = chance.choice(kinds)
    seats = [*range(len(table.chairs)), *table.waiting_for * 3, -1, 99]
    details: dict[str, Any] = {"id": f"w{chance.randrange(300)}"}
    for field in msgspec.structs.fields(kind):
        match field.name:
            case "seat":
                details["seat"] = chance.choice(seats)
            case "order":
                details["order"] = chance.sample(range(len(table.chairs)), len(table.chairs))
            case "version":
                details["version"] = chance.choice([table.version, table.version, 0, 10**6, -1])
            case "on":
                details["on"] = chance.random() < 0.7
            case "bot":
                details["bot"] = chance.choice(["house", "random", "nobody"])
            case "phrase":
                details["phrase"] = chance.choice(["", *PHRASES[:2], "fly"])
            case "action":
                details["action"] = any_action(chance, table, details["seat"])
            case "seal":
                details["seal"] = chance.choice([seal_of(BYTES), seal_of(BYTES), "0" * 64])
            case "cut":
                details["cut"] = cut_of(BYTES, chance.choice([1, 1, 1, 2, 3]))
            case "name" | "words" | "text":
                details[field.name] = chance.choice(["Ann", "", "x" * 300, "\u202e", "Willi"])
    return kind(**details)


def any_action(chance: random.Random, table: Table, seat: int) -> str:
    legal = table.choices(seat) if table.state else []
    return str(chance.choice(legal)) if legal and chance.random() < 0.9 else chance.choice(["pass", "box R1", "x", ""])


async def at_random(seed: int, steps: int) -> None:
    """Have anyone wish for anything at several tables, come, go, and look again; compare memory, log and eyes."""
    chance = random.Random(seed)
    async with await open_store("sqlite://") as store:
        registry = Registry(store, FREE, Alone())
        codes = [
            await registry.open("host", NewTableWish("misterbill", chance.randint(3, 8), {}, bots=[1])),
            await registry.open("host", NewTableWish("misterbill", 4, {"exchange": "chosen"})),
            await registry.open("host", NewTableWish("willi", 4)),
            await registry.open("ann", NewTableWish("willi", 3, bots=[0, 2])),
        ]
        followers: dict[str, list[Follower]] = {code: [] for code in codes}
        gone: dict[str, list[Follower]] = {code: [] for code in codes}
        for step in range(steps):
            code = chance.choice(codes)
            room = await registry.room(code)
            assert room is not None
            await something(chance, registry, room, followers[code], gone[code])
            if step % 20 == 0 or step == steps - 1:
                async with room._lock:
                    await assert_kept(store, room)
                    for follower in followers[code]:
                        follower.assert_up_to_date(room.table)
        await registry.close()


async def something(
    chance: random.Random, registry: Registry, room: Room, followers: list[Follower], gone: list[Follower]
) -> None:
    follower = chance.choice(followers) if followers else None
    match chance.randrange(20):
        case 0 if len(followers) < 8:
            lent = [chair.key for chair in room.table.chairs if chair.key]
            new = Follower(Eyes(chance.choice(PEOPLE), chance.choice(["", "f" * 32, *lent])))
            new = chance.choice([new, *gone]).again()
            followers.append(new)
            await room.enter(new)
        case 1 if follower:
            followers.remove(follower)
            gone.append(follower)
            room.leave(follower)
        case 2 if follower:
            await room.repeat(follower, chance.choice([follower.version, 0, -1, 10**9]))
        case 3 if not followers:
            await registry.put_away(room)
        case _:
            person, wish = chance.choice(PEOPLE), any_wish(chance, room.table)
            if not isinstance(wish, Ping):
                with suppress(billi.BilliError):
                    await room.wish(person, wish)


def test_whoever_sat_down_on_another_device_is_told_everything_as_that_seat_saw_it() -> None:
    async def work() -> None:
        async with await open_store("sqlite://") as store:
            registry = Registry(store, FREE, Alone())
            room = await registry.room(await registry.open("host", NewTableWish("willi", 4)))
            assert room is not None
            await room.wish("host", Sit(id="1", seat=0, name="Host"))
            await room.wish("host", Begin(id="2"))
            laptop = Follower(Eyes("ann"))
            await room.enter(laptop)
            room.leave(laptop)
            await room.wish("host", Stand(id="3", seat=1))
            await room.wish("ann", Sit(id="1", seat=1, name="Ann"))
            laptop = laptop.again()
            await room.enter(laptop)
            laptop.assert_up_to_date(room.table)
            await registry.close()

    asyncio.run(work())


@settings(max_examples=12)
@given(seed=st.integers(0, 2**32))
def test_whatever_people_wish_memory_log_and_eyes_agree(seed: int) -> None:
    asyncio.run(at_random(seed, 400))
