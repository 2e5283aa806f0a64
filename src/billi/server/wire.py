"""WebSockets for uvicorn, without a task and a queue for every message.

The protocol itself is the library's (:class:`websockets.server.ServerProtocol`, which does no I/O); this puts it on a
transport. Until the door is opened or stays shut it speaks ASGI, so that whatever stands before the app sees the
request; from then on the app holds the wire itself: it is called with each message and writes without waiting.
"""

import asyncio
import logging
import socket
from collections.abc import Callable
from http import HTTPStatus
from struct import Struct
from typing import Any, Final, cast
from urllib.parse import unquote
from weakref import WeakSet

from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]  # in C, where it is there
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from billi.server.limits import Bucket, plain
from billi.server.metrics import CUT_OFF

EXTENSION: Final = "billi.wire"
"""Where in an ASGI scope the app finds its wire."""
LARGEST_FRAME: Final = 8 * 1024
MOST_WAITING: Final = 256 * 1024
"""Bytes that may wait for a slow reader before it is cut off."""
IN_THE_SYSTEM: Final = 64 * 1024
"""Bytes the system may keep of what was sent: left to itself it keeps megabytes for whoever does not read."""
MOST_UNHEARD: Final = 16
"""Messages kept from somebody who talks before the door is quite open."""
PING_EVERY: Final = 20.0
"""Seconds between looks whether the other side is still there."""
CHATTER: Final = 50.0
"""Frames a second that are no message: pings, pongs and parts. What a message may ask for, the app bounds."""
MOST_CHATTER: Final = 200.0
"""The same, at once; whoever sends more is hung up on."""
TOO_MUCH: Final = 1008
MOUTHFUL: Final = 1024
"""Bytes the library is given at a time, so that of ten thousand empty frames most are never looked at."""
TEXT: Final = 0x81
"""The first byte of a frame that is a whole text,"""
MASKED: Final = 0x80
"""the bit in the second that says it is masked, as whatever comes from a browser is,"""
TWO_BYTES: Final = 126
"""and what stands for a length that follows in two bytes."""
SHORT_HEAD, LONGER_HEAD = 6, 8
"""Bytes before a text, with its mask, by how its length is written."""
LOOKS_AT_ONCE: Final = 10
"""Wires looked at one right after the other: after all of two thousand, every move would have waited."""
CLOSING: Final = 5.0
"""Seconds for the other side to say goodbye too."""

_longer_head: Final = Struct("!BBH").pack

log = logging.getLogger(__name__)
_frames = logging.getLogger("billi.websockets")
_frames.setLevel(logging.WARNING)  # below that the library logs every header and frame: tokens, codes, hands

Hear = Callable[[bytes], None]
Gone = Callable[[], None]


def caller_of(transport: asyncio.Transport) -> tuple[str, int] | None:
    """Return the address at the other end, written so that a proxy we believe is known by it."""
    found = get_remote_addr(transport)
    return (plain(found[0]), found[1]) if found else None


class Wire(asyncio.Protocol):
    """One WebSocket."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **_: Any) -> None:
        self.app: Any = config.loaded_app
        self.loop = asyncio.get_running_loop()
        self.state = server_state
        self.app_state = app_state
        self.transport: asyncio.Transport
        self.protocol = ServerProtocol(max_size=LARGEST_FRAME, logger=_frames)
        self.request: Request
        self.status: int = HTTPStatus.FORBIDDEN
        """What somebody is told whom the door is not opened to."""
        self.headers: list[tuple[bytes, bytes]] = []
        self.parts: list[bytes] = []
        self.alive = True
        """Whether anything was heard since the last look."""
        self.open = False
        """Whether the door is open, both ways;"""
        self.closing = False
        self.corked = False
        self.keeps_up = True
        """Whether the other side reads what it is sent."""
        self._between = False
        """Whether the door is open and what comes next is a frame of its own, as almost always."""
        self._kept: list[bytes] = []
        """Frames to be sent in one go."""
        self._hear: Hear | None = None
        self._gone: Gone | None = None
        self._unheard: list[bytes] = []
        self._chatter = Bucket(CHATTER, MOST_CHATTER)
        self.on_lost: Gone = _nothing

    # For the app

    def take(self, hear: Hear, gone: Gone) -> None:
        """Be called with every message from now on, and once when the other side is gone."""
        self._hear, self._gone = hear, gone
        if self.transport.is_closing():
            self._lose()
        unheard, self._unheard = self._unheard, []
        for message in unheard:
            hear(message)

    def put(self, message: bytes) -> bool:
        """Send something while the door is open; return whether the other side keeps up."""
        if not self.open:
            return True
        size = len(message)
        frame = (_longer_head(TEXT, TWO_BYTES, size) if TWO_BYTES <= size < 1 << 16 else _head(size)) + message
        if self.corked:
            self._kept.append(frame)
            return True
        self.transport.write(frame)
        return self.keeps_up

    def cork(self) -> None:
        """Keep what is put until :meth:`uncork`, to send it in one go."""
        self.corked = True

    def uncork(self) -> bool:
        """Send what was kept; return whether the other side keeps up."""
        self.corked = False
        self._send_kept()
        return self.keeps_up

    def _send_kept(self) -> None:
        if self._kept:
            kept, self._kept = self._kept, []
            self.transport.write(b"".join(kept))

    def close(self, code: int) -> None:
        """Close with a goodbye, and wait a little for the answer."""
        if not self.closing:
            self.closing = True
            if self.open:
                self.protocol.send_close(code)
            self.take_stock()
            self._flush()
            self.loop.call_later(CLOSING, self.transport.abort)

    def _hang_up(self) -> None:
        """Close on somebody who floods us, and listen no more."""
        if not self.closing:
            CUT_OFF.labels("too much").inc()
        self.close(TOO_MUCH)
        self.transport.close()

    def cut(self) -> None:
        """Hang up on somebody who does not listen."""
        self.closing = True
        self.take_stock()
        self.transport.abort()

    def check(self) -> None:
        """Ask whether the other side is still there; hang up if it has not been heard since it was asked last."""
        if not self.open:
            return
        if not self.alive:
            self.cut()
            return
        self.alive = False
        self.protocol.send_ping(b"?")
        self._flush()

    # For the transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start."""
        self.transport = cast("asyncio.Transport", transport)
        self.transport.set_write_buffer_limits(MOST_WAITING)
        # Not every event loop does this by itself, and a move must not wait for the next one.
        line = transport.get_extra_info("socket")
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, IN_THE_SYSTEM)
        self.state.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, error: Exception | None) -> None:
        """Stop."""
        self.state.connections.discard(self)
        OPEN.discard(self)
        self.closing = True
        self.take_stock()
        self._lose()
        self.on_lost()
        # Nothing may refer to itself any more, here or in the library: that would be looked for rarely.
        self._hear, self.on_lost = None, _nothing
        self.protocol.parser.close()

    def pause_writing(self) -> None:
        """Note that more waits for the other side than may."""
        self.keeps_up = False

    def resume_writing(self) -> None:
        """Note that it has read most of it."""
        self.keeps_up = True

    def data_received(self, data: bytes) -> None:
        """Hear what the other side says."""
        self.alive = True
        message = _whole_text(data) if self._between else None
        if message is not None:  # as almost always; the library has seen none of it, and has nothing to say
            self._hear_message(message)
        else:
            self._leave_to_library(data)
        if not self.keeps_up:
            self.cut()  # it asks, and does not listen to the answers

    def _leave_to_library(self, data: bytes) -> None:
        for first in range(0, len(data), MOUTHFUL):
            if not self.transport.is_closing():
                self._take_in(data[first : first + MOUTHFUL])
        self._flush()
        if self.protocol.close_expected() and not self.closing:
            self.closing = True
            self.take_stock()
            self.loop.call_later(CLOSING, self.transport.abort)

    def take_stock(self) -> None:
        """Note how the library left things: so it is asked now and then, and not with every message."""
        protocol = self.protocol
        self.open = not self.closing and protocol.state is State.OPEN
        self._between = self.open and not protocol.reader.buffer and protocol.current_size is None

    def _take_in(self, data: bytes) -> None:
        self.protocol.receive_data(data)
        self.take_stock()
        for event in self.protocol.events_received():
            if isinstance(event, Frame):
                self._hear_frame(event)
            elif isinstance(event, Request):
                self._knock(event)

    def eof_received(self) -> None:
        """Note that the other side says nothing more."""
        self.protocol.receive_eof()
        self.take_stock()
        self._flush()

    def shutdown(self) -> None:
        """Close, since the server stops."""
        self.close(1012)

    def _flush(self) -> None:
        """Send what the library has to say: handshake, pings and pongs, goodbyes. After a goodbye, nothing follows."""
        writes = self.protocol.data_to_send()
        if writes:
            self._send_kept()
            self.transport.write(writes[0] if len(writes) == 1 else b"".join(writes))
            if not writes[-1]:  # the library's way to say: half-close
                self.transport.close()

    def _hear_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT and frame.fin:  # as almost all are
            self._hear_message(bytes(frame.data))
            return
        is_message = frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
        if not (is_message and frame.fin) and not self._chatter.take():
            self._hang_up()
        elif is_message:
            if frame.data:  # empty parts are not kept
                self.parts.append(bytes(frame.data))
            if frame.fin:
                message, self.parts = b"".join(self.parts), []
                self._hear_message(message)

    def _hear_message(self, message: bytes) -> None:
        if self._hear:
            self._hear(message)
        elif len(self._unheard) < MOST_UNHEARD:
            self._unheard.append(message)
        else:
            self.cut()

    def _lose(self) -> None:
        gone, self._gone = self._gone, None
        if gone:
            gone()

    # At the door

    def _knock(self, request: Request) -> None:
        self.request = request
        task = self.loop.create_task(self._ask_app())
        self.state.tasks.add(task)
        task.add_done_callback(self.state.tasks.discard)

    async def _ask_app(self) -> None:
        path, _, query = self.request.path.partition("?")
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in self.request.headers.raw_items()]
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "wss" if is_ssl(self.transport) else "ws",
            "server": get_local_addr(self.transport),
            "client": caller_of(self.transport),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode("ascii", "replace"),
            "query_string": query.encode("ascii", "replace"),
            "headers": headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {EXTENSION: self},
        }
        try:
            await self.app(scope, self._receive, self._send)
        except Exception:
            log.exception("a socket could not be opened")
            self.cut()
        finally:
            del self.request

    async def _receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def _send(self, message: dict[str, Any]) -> None:
        """Open the door, or leave it shut and say why, as the app wants."""
        if self.transport.is_closing():
            return
        if message["type"] == "websocket.http.response.start":
            self.status, self.headers = message["status"], message["headers"]
            return
        if message["type"] == "websocket.accept":
            response = self.protocol.accept(self.request)
            for name, value in message.get("headers", ()):
                response.headers[name.decode()] = value.decode("latin-1")
            OPEN.add(self)
        else:
            response = self.protocol.reject(self.status, message.get("body", b"").decode())
            del response.headers["content-type"]
            for name, value in self.headers:
                if name != b"content-length":  # the library has counted already
                    response.headers[name.decode()] = value.decode("latin-1")
        self.protocol.send_response(response)
        self.take_stock()
        self._flush()
        if not self.open:
            self.transport.close()


def _nothing() -> None:
    """Nothing is to be done."""


def _whole_text(data: bytes) -> bytes | None:
    """Return the message, where what came between two frames is one text in a frame of its own.

    The library would read the same, in a dozen steps; whatever is not quite so is left to it.
    """
    size = len(data) - SHORT_HEAD
    if 0 < size < TWO_BYTES:
        if data[0] != TEXT or data[1] != MASKED | size:
            return None
    else:
        size = len(data) - LONGER_HEAD
        if not TWO_BYTES <= size <= LARGEST_FRAME or data[:4] != _longer_head(TEXT, MASKED | TWO_BYTES, size):
            return None
    return apply_mask(data[-size:], data[-size - 4 : -size])


def _head(length: int) -> bytes:
    """Return what stands before a text of so many bytes in a frame of its own, from the server's side (RFC 6455, 5.2).

    The library does the same with an object and a dozen calls a frame, for thousands of them a second.
    """
    if length < TWO_BYTES:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return _longer_head(TEXT, TWO_BYTES, length)
    return bytes((TEXT, 127)) + length.to_bytes(8, "big")


OPEN: Final[WeakSet[Wire]] = WeakSet()
"""Every wire the app talks over."""


async def look_after_wires() -> None:
    """Ask all of them from time to time whether they are still there, and let go of those that are not."""
    while True:
        wires = list(OPEN)
        some = [wires[first : first + LOOKS_AT_ONCE] for first in range(0, len(wires), LOOKS_AT_ONCE)] or [[]]
        for few in some:
            for wire in few:
                try:
                    wire.check()
                except Exception:  # the others must be looked after all the same
                    log.exception("a socket could not be looked after")
            await asyncio.sleep(PING_EVERY / len(some))
