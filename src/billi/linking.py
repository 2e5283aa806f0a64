"""A connection to a table that mends itself.

Whatever was asked for and not answered is asked again, under the same name, over the next connection; what was missed
is told again from the version that was heard last. What is told there is for whoever inherits from :class:`Link`.
"""

import asyncio
import random
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from itertools import cycle
from typing import Any, Final, get_args
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from billi.errors import NoServer
from billi.table.messages import AnyNews, Goodbye, Granted, News, RefusedWish
from billi.table.wishes import Ping, Wish

FIRST_DELAY: Final = 0.05
LONGEST_DELAY: Final = 0.6
"""Seconds between tries to connect again."""
OPEN_TIME: Final = 5.0
"""Seconds a try may take."""
CLOSE_TIME: Final = 1.0
"""Seconds for the other side to say goodbye too."""
ANSWER_TIME: Final = 2.0
"""Seconds after which a wish nobody answered is made again."""
QUIET: Final = 0.5
"""Seconds of silence after which we ask whether anyone is there."""
PATIENCE: Final = 0.3
"""Seconds without an answer to that after which we try to connect again, beside the connection we have."""

TOO_MANY: Final = 429
"""The status of a door where too many knock just now."""
LONGEST_HOLD: Final = 60.0
"""Seconds we wait at such a door, if we are told to."""

KINDS: Final = {kind.__struct_config__.tag for kind in get_args(AnyNews)}
"""What a server may say."""


class Kind(msgspec.Struct, frozen=True):
    """Of something the server says, what it is."""

    kind: str = msgspec.field(name="is")


_decode: Final = msgspec.json.Decoder(AnyNews).decode
_decode_kind: Final = msgspec.json.Decoder(Kind).decode
_encode: Final = msgspec.json.Encoder().encode


class ServerSaysNo(Exception):
    """The server refused something, and said why."""

    def __init__(self, why: str, text: str, rule: str | None = None) -> None:
        super().__init__(text)
        self.why = why
        self.text = text
        self.rule = rule


class Link(ABC):
    """What is asked for and told at one table, over one connection after the other."""

    quiet: float | None = None
    """Seconds of silence after which to ask whether anyone is there, if not the usual ones."""

    def __init__(self, url: str, code: str, token: str = "", hand: str = "", also: Sequence[str] = ()) -> None:
        self.url = url
        self.code = code
        self.token = token
        self.connections = 0
        """How often a connection was made."""
        self._addresses = cycle([f"ws{server.removeprefix('http')}/api/tables/{code}" for server in (url, *also)])
        self._headers = {"authorization": f"Bearer {token}"} if token else {}
        self._hand = hand
        self._prefix, self._number = secrets.token_hex(4), 0
        self._pending: dict[str, tuple[Wish, asyncio.Future[int]]] = {}
        self._socket: ClientConnection | None = None
        """The connection we talk over."""
        self._call: asyncio.Task[None] | None = None
        """What listens to it."""
        self._calls: set[asyncio.Task[None]] = set()
        """That, and all tries to connect."""
        self._changed = asyncio.Event()
        self._heard = asyncio.Event()
        self._hung_up = asyncio.Event()
        self._heard_at = 0.0
        self._round_trip = 0.0
        self._held_until = 0.0
        """Until when we are told not to knock."""
        self._lost: BaseException | None = None
        self._running: set[asyncio.Task[None]] = set()

    @property
    @abstractmethod
    def version(self) -> int:
        """The version of the table we have heard of."""

    @abstractmethod
    def _take_in(self, news: News) -> None:
        """Hear something of the table."""

    async def wish(self, kind: type[Wish], **details: Any) -> int:
        """Make a wish; return the version it was granted at, or raise :class:`ServerSaysNo`."""
        self._number += 1
        wish = kind(id=f"{self._prefix}{self._number}", **details)
        answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._pending[wish.id] = wish, answered
        try:
            await self._send(wish)
            while True:
                await asyncio.wait({answered}, timeout=ANSWER_TIME)
                if answered.done():
                    return answered.result()
                await self._send(wish)
        finally:
            self._pending.pop(wish.id, None)

    async def until(self, holds: Callable[[], bool], timeout: float | None = None) -> None:
        """Wait until something holds of what we see."""
        async with asyncio.timeout(timeout):
            while not holds():
                if self._lost:
                    raise self._lost
                self._changed.clear()
                await self._changed.wait()

    def _stay(self) -> None:
        """Be connected from now on."""
        self._start(self._stay_connected(), self._running)

    async def _leave(self, *more: asyncio.Task[None]) -> None:
        """Be connected no more; some other tasks are of no use then either."""
        tasks = {*self._running, *self._calls, *more}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # The connection

    async def _stay_connected(self) -> None:
        while not self._lost:
            await self._call_until_answered()
            await self._listen_until_silent()
            hold = self._held_until - asyncio.get_running_loop().time()
            await asyncio.sleep(max(hold, 0.0) + FIRST_DELAY * random.uniform(0.5, 1))

    async def _call_until_answered(self) -> None:
        """Try to connect, again and again, until we hear something.

        A try that is not answered is left to go on beside the next ones: the network may be slow, or it may have
        swallowed that one for good. So is a connection that has fallen silent. Whichever speaks first is kept.
        """
        delay = FIRST_DELAY
        self._heard.clear()
        while not self._heard.is_set():
            self._start(self._connect(), self._calls)
            await _happens(self._heard, delay * random.uniform(0.5, 1))
            delay = min(2 * delay, LONGEST_DELAY)
            while not self._heard.is_set() and (hold := self._held_until - asyncio.get_running_loop().time()) > 0:
                await _happens(self._heard, hold)
        for call in self._calls - {self._call}:
            call.cancel()

    async def _listen_until_silent(self) -> None:
        """Wait until the other side hangs up, or says nothing even when asked whether we have heard everything."""
        while self._socket:
            now, enough = asyncio.get_running_loop().time(), self.quiet or QUIET
            if now - self._heard_at < enough:
                await _happens(self._hung_up, self._heard_at + enough - now)
                continue
            self._heard.clear()
            await self._send(Ping(id="", version=self.version))
            if not await _happens(self._heard, max(PATIENCE, 3 * self._round_trip)):
                return
            self._round_trip = self._heard_at - now

    async def _connect(self) -> None:
        """Connect, make the wishes that are not answered, and listen."""
        asked = urlencode({"since": self.version, "hand": self._hand})
        try:
            async with connect(
                f"{next(self._addresses)}?{asked}",
                additional_headers=self._headers,
                compression=None,
                open_timeout=OPEN_TIME,
                close_timeout=CLOSE_TIME,
                ping_interval=None,
            ) as socket:
                await self._talk(socket)
        except InvalidStatus as error:
            if error.response.status_code == TOO_MANY:
                self._held_until = asyncio.get_running_loop().time() + hold_told(error.response.headers)
            elif error.response.status_code < 500:
                self._give_up(_no(error.response.body or b""))
        except (OSError, TimeoutError, WebSocketException):
            pass  # the network's business: we try again
        except msgspec.DecodeError as error:
            strange = NoServer("client-not-billi", url=self.url, found=str(error))
            strange.__cause__ = error
            self._give_up(strange)

    async def _talk(self, socket: ClientConnection) -> None:
        self._socket, self._call = socket, asyncio.current_task()
        self.connections += 1
        self._hung_up.clear()
        self._note_sign_of_life()
        try:
            for wish, _ in list(self._pending.values()):
                await self._send(wish)
            async for frame in socket:
                self._note_sign_of_life()
                if (news := _read(frame)) is not None:
                    self._hear(news)
        finally:
            if self._socket is socket:
                self._socket = None
                self._hung_up.set()

    def _note_sign_of_life(self) -> None:
        self._heard_at = asyncio.get_running_loop().time()
        self._heard.set()

    async def _send(self, wish: Wish) -> None:
        if self._socket:
            with suppress(WebSocketException):  # sent again once there is another connection
                await self._socket.send(_encode(wish), text=True)

    def _give_up(self, error: BaseException) -> None:
        self._lost = error
        self._heard.set()
        for _, answered in self._pending.values():
            if not answered.done():
                answered.set_exception(error)
        self._changed.set()

    @staticmethod
    def _start(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> None:
        task = asyncio.create_task(work)
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    # Answers

    def _hear(self, news: News) -> None:
        match news:
            case Granted():
                self._answered(news.id, news.version)
            case RefusedWish():
                self._refused(news)
            case Goodbye():  # the connection closes, and we look for another
                self._held_until = asyncio.get_running_loop().time() + news.back / 1000
            case _:
                self._take_in(news)
        self._changed.set()

    def _fetch_missed(self, version: int) -> None:
        self._start(self._send(Ping(id="", version=version)), self._running)

    def _answered(self, id: str, version: int) -> None:
        _, answered = self._pending.get(id, (None, None))
        if answered and not answered.done():
            answered.set_result(version)

    def _refused(self, news: RefusedWish) -> None:
        if undecided(news.why):
            return  # it is asked again, like one that was not answered
        _, answered = self._pending.get(news.id, (None, None))
        if answered and not answered.done():
            answered.set_exception(ServerSaysNo(news.why, news.text, news.rule))


def _read(frame: str | bytes) -> News | None:
    """Read what the server says; None for a kind of news that only newer servers have.

    >>> _read('{"is": "granted", "id": "7", "version": 3}')
    Granted(id='7', version=3)
    >>> _read('{"is": "weather", "mild": true}')
    """
    try:
        news: News = _decode(frame)
    except msgspec.ValidationError:
        if _decode_kind(frame).kind in KINDS:
            raise
        return None
    return news


def undecided(why: str) -> bool:
    """Whether a refusal for this reason leaves open if the wish was kept after all.

    >>> undecided("store-unavailable"), undecided("table-stale")
    (True, False)
    """
    return why == "message-busy" or why.startswith("store-")


def hold_told(headers: Mapping[str, str]) -> float:
    """Return the seconds somebody is told to wait; none where nothing we understand is said.

    >>> hold_told({"retry-after": "3"}), hold_told({"retry-after": "soon"}), hold_told({})
    (3.0, 0.0, 0.0)
    """
    told = headers.get("retry-after", "")
    return min(float(told), LONGEST_HOLD) if told.isascii() and told.isdecimal() else 0.0


def _no(answer: bytes | bytearray) -> ServerSaysNo:
    """Return what a server says whose door stays shut."""
    try:
        error = msgspec.json.decode(answer)["error"]
        return ServerSaysNo(error["why"], error["text"], error["rule"])
    except (msgspec.DecodeError, LookupError, TypeError):
        return ServerSaysNo("door-closed", "The server does not let us look at this table.")


async def _happens(event: asyncio.Event, within: float) -> bool:
    """Wait for something, but not for long; return whether it happened."""
    try:
        async with asyncio.timeout(within):
            return await event.wait()
    except TimeoutError:
        return False
