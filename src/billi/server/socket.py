"""One WebSocket: a person looking at a table and making wishes."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextvars import copy_context
from time import monotonic
from typing import Final, get_args

import msgspec

from billi.errors import BilliError
from billi.server.audience import Viewer, encode
from billi.server.doubles import refuse_doubles
from billi.server.limits import Bucket
from billi.server.logs import REFUSED_BY_STORE
from billi.server.metrics import CUT_OFF, REFUSED, SOCKETS
from billi.server.reading import Elsewhere
from billi.server.room import Room
from billi.server.store import Conflict, StoreError, say_to_guest
from billi.server.wire import Wire
from billi.table.messages import Goodbye, Granted, RefusedWish
from billi.table.showing import Eyes
from billi.table.wishes import AnyWish, AskHint, Ping, Wish
from billi.words import Words

STOPPING: Final = 1012
TOO_MUCH: Final = 1008
FAILED: Final = 1011
LATER: Final = 1013
CROWD: Final = 50
"""People who look at a table: what somebody wishes there costs once more for every so many, who are told of it."""
NOT_YOU: Final = 4001
"""Whoever this was is not known any more, or not by this device."""

MUST_HAVE: Final = {
    kind: 1 + sum(field.required for field in msgspec.structs.fields(kind)) for kind in get_args(AnyWish)
}
"""How many names a wish has at least. Where there are no more colons than that, no name stands in it twice."""

log = logging.getLogger(__name__)
_decode: Final = msgspec.json.Decoder(AnyWish).decode


class Socket:
    """A WebSocket that has been let in."""

    def __init__(
        self, room: Room, eyes: Eyes, words: Words, wire: Wire, since: int, pace: float, neighbours: Bucket
    ) -> None:
        self.room = room
        self.words = words
        self.person = eyes.person
        self.device = b""
        """The hash of the token it came with, if any."""
        self._wire = wire
        self._wishes = Bucket(pace, 3 * pace)
        self._neighbours = neighbours
        """What all sockets from one address may ask together."""
        self._loop = asyncio.get_running_loop()
        self._context = copy_context()
        """What its wishes are seen to in: whose request they belong to, for the log."""
        self._waiting: deque[Wish] = deque()
        self._working: asyncio.Task[None] | None = None
        self._viewer = Viewer(eyes, self.put, since, words)
        self._viewer.part = self.part
        self.on_leaving: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """Show the table, and listen."""
        SOCKETS.inc()
        try:
            await self.room.enter(self._viewer)
        except BilliError as error:
            self._refuse("", error)
            self._wire.close(LATER)
        finally:
            self._wire.take(self.hear, self.leave)

    def put(self, message: bytes) -> None:
        """Send something. Whoever does not read is cut off, and may come back."""
        if not self._wire.put(message):
            self._cut_off()

    def _cut_off(self) -> None:
        CUT_OFF.labels("too slow").inc()
        self._wire.cut()

    def say_goodbye(self, back: int) -> None:
        """Tell the other side that this server stops, and when to come back; hang up."""
        self.put(encode(Goodbye(back=back)))
        self._wire.close(STOPPING)

    def part(self) -> None:
        """Hang up: this server has the table no more. Whoever comes back finds it anew, or hears that it is gone."""
        self._wire.close(LATER)

    def show_out(self) -> None:
        """Hang up on somebody who is not who they were any more: nothing they asked for is granted from now on."""
        self._wire.close(NOT_YOU)

    def leave(self) -> None:
        """Note that the other side is gone."""
        SOCKETS.dec()
        self.room.leave(self._viewer)
        self.on_leaving()
        self._viewer.send_no_more()

    def hear(self, frame: bytes) -> None:
        """Take a message in; they are seen to one after the other."""
        at = monotonic()
        if not self._wishes.take(1, at) or not self._neighbours.take(1, at):
            self._turn_away()
            return
        try:
            wish: Wish = _decode(frame)
            if frame.count(b":") != MUST_HAVE[type(wish)]:
                refuse_doubles(frame)
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            self._refuse("", BilliError("message-unreadable", reason=str(error)))
            return
        if isinstance(wish, Ping) and wish.version == self._viewer.since and self.room.quiet:
            self.put(encode(Granted(id=wish.id, version=wish.version)))
            return
        crowds = len(self.room.audience.viewers) // CROWD
        if crowds and not isinstance(wish, Ping) and not self._neighbours.take(crowds, at):
            self._turn_away()
            return
        self._see_to(wish)

    def _turn_away(self) -> None:
        """Hang up on somebody who asks too much."""
        if not self._wire.closing:
            CUT_OFF.labels("too much").inc()
        self._wire.close(TOO_MUCH)

    def _see_to(self, wish: Wish) -> None:
        if not self._wire.closing:
            self._waiting.append(wish)
            if self._working is None:
                self._working = self._loop.create_task(self._work(), context=self._context)

    async def _work(self) -> None:
        try:
            while self._waiting and not self._wire.closing:
                # The table and the answer go out together. Nobody else can change the table meanwhile.
                wish = self._waiting.popleft()
                held = self.room.hold(self.person, wish)
                if held:
                    self._loop.call_later(held, self._see_to, wish)
                    continue
                self._wire.cork()
                await self._answer(wish)
                if not self._wire.uncork():
                    self._cut_off()
        except Exception:
            log.exception("a wish could not be seen to")
            self._wire.uncork()
            self._wire.close(FAILED)
        finally:
            self._working = None

    async def _answer(self, wish: Wish) -> None:
        try:
            if isinstance(wish, Ping):
                await self.room.repeat(self._viewer, wish.version)
                version = self._viewer.since
            else:
                version = await self.room.wish(self.person, wish)
        except Elsewhere:
            self.part()  # what is not answered is asked again, there
        except BilliError as error:
            self._refuse(wish.id, error)
        except Conflict:
            self._refuse(wish.id, BilliError("message-busy"))
        else:
            self.put(encode(Granted(id=wish.id, version=version)))
            if isinstance(wish, AskHint):
                self.room.hints.give(self._viewer, wish.seat)

    def _refuse(self, id: str, error: BilliError) -> None:
        REFUSED.inc()
        if isinstance(error, StoreError):
            log.warning(REFUSED_BY_STORE, error)
        text, version = say_to_guest(error, self.words), self._viewer.since
        self.put(encode(RefusedWish(id=id, why=error.sentence, rule=error.rule, text=text, version=version)))
