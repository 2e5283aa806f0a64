"""One WebSocket: a person looking at a table and making wishes.

Speaks ASGI itself, since every layer between costs each move as much as the rules do.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

import msgspec

from billi.errors import BilliError
from billi.server.limits import Bucket
from billi.server.room import Room, Viewer
from billi.server.store import Conflict, StoreError
from billi.table.showing import Eyes
from billi.table.wishes import AnyWish, Wish
from billi.words import Words

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

LARGEST_FRAME: Final = 8 * 1024
PACE: Final = 20.0
"""Wishes a second; three times as many at once."""
MOST_WAITING: Final = 256 * 1024
"""Bytes that may wait for a slow reader before it is cut off."""
UNREADABLE: Final = 1007
TOO_MUCH: Final = 1008
TOO_SLOW: Final = 1013

_decode: Final = msgspec.json.Decoder(AnyWish).decode
_encode: Final = msgspec.json.Encoder().encode


class Socket:
    """A WebSocket that has been let in."""

    def __init__(
        self, room: Room, person: str, words: Words, receive: Receive, send: Send, told: int = 0, pace: float = PACE
    ) -> None:
        self.room = room
        self.person = person
        self.words = words
        self._receive = receive
        self._send = send
        self._bucket = Bucket(pace, 3 * pace)
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._more = asyncio.Event()
        self._closing = 0
        self._viewer = Viewer(Eyes(person), self.put, told)

    def put(self, message: bytes) -> None:
        """Have something sent. Whoever does not read is cut off, and may come back."""
        self._waiting.append(message)
        self._size += len(message)
        if self._size > MOST_WAITING:
            self._closing = TOO_SLOW
        self._more.set()

    async def run(self) -> None:
        """Talk until either side has had enough."""
        await self._send({"type": "websocket.accept"})
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._write())
        try:
            await self.room.enter(self._viewer)
            await asyncio.wait({reading, writing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.room.leave(self._viewer)
            reading.cancel()
            writing.cancel()
            await asyncio.gather(reading, writing, return_exceptions=True)
        if self._closing:
            await self._send({"type": "websocket.close", "code": self._closing})

    async def _write(self) -> None:
        while not self._closing:
            while self._waiting and not self._closing:
                message = self._waiting.popleft()
                await self._send({"type": "websocket.send", "text": message.decode()})
                self._size -= len(message)
            self._more.clear()
            if not self._waiting:
                await self._more.wait()

    async def _read(self) -> None:
        while True:
            message = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            frame = message.get("text") or message.get("bytes") or b""
            if len(frame) > LARGEST_FRAME or not self._bucket.take():
                self._closing = TOO_MUCH
                return
            await self._hear(frame)

    async def _hear(self, frame: str | bytes) -> None:
        try:
            wish: Wish = _decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self._refuse("", BilliError("message-unreadable", reason=str(error)))
            return
        try:
            version = await self.room.wish(self.person, wish)
        except (BilliError, StoreError) as error:
            self._refuse(wish.id, error)
        except Conflict:
            self._refuse(wish.id, BilliError("message-busy"))
        else:
            self.put(_encode({"is": "granted", "id": wish.id, "version": version}))

    def _refuse(self, id: str, error: BilliError) -> None:
        self.put(
            _encode(
                {
                    "is": "refused",
                    "id": id,
                    "why": error.sentence,
                    "rule": error.rule,
                    "text": error.say(self.words),
                    "version": self.room.table.version,
                }
            )
        )
