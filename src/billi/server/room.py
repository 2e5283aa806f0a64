"""A table in this server's memory: wishes go to the log first, and to everyone's eyes after that.

Any number of servers may hold the same table. The log decides: whoever writes a version first has it, and whoever
finds it taken reads what was written and tries again.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec

from billi.server.store import Conflict, Store
from billi.table.deciding import decide, follow, greet, miss, run_out
from billi.table.entries import Entry, read, write
from billi.table.showing import Eyes, show_open, show_own
from billi.table.table import Table
from billi.table.wishes import Wish

GRACE: Final = 60_000
"""Milliseconds a person may be gone before a bot decides for them."""
TRIES: Final = 20
"""How often a wish is tried again when other servers write to the same table meanwhile."""

log = logging.getLogger(__name__)
_encode: Final = msgspec.json.Encoder().encode


def now() -> int:
    """Give the time in milliseconds."""
    return time.time_ns() // 1_000_000


class Viewer:
    """Somebody looking at a table: whose eyes, what they have been told, and where to send more."""

    __slots__ = ("eyes", "said", "send", "told")

    def __init__(self, eyes: Eyes, send: Callable[[bytes], None], told: int = 0, said: int = 0) -> None:
        self.eyes = eyes
        self.send = send
        self.told = told
        """How many events they have seen."""
        self.said = said
        """The version up to which they have heard what was said."""


class Room:
    """One table, its viewers and its clocks."""

    def __init__(self, store: Store, table: Table, grace: int = GRACE) -> None:
        self.store = store
        self.table = table
        self.grace = grace
        self.viewers: set[Viewer] = set()
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._clock: asyncio.TimerHandle | None = None
        self._graces: dict[int, asyncio.TimerHandle] = {}

    def resume(self) -> None:
        """Start the clocks of a table that comes from the store: nobody is here yet, and a bot may be due."""
        self._set_clock()
        for seat, chair in enumerate(self.table.chairs):
            if chair.person and self.table.begun and not self.table.over:
                self._wait_for(seat)
        if self.table.next_of_bots() is not None:
            self._later(self._go_on)

    # What people do

    async def wish(self, person: str, wish: Wish) -> int:
        """Grant a person's wish and give the version it is granted at, once that is kept; or raise why not."""
        async with self._lock:
            await self._write(lambda: decide(self.table, person, wish))
            return self.table.granted[person, wish.id]

    async def enter(self, viewer: Viewer) -> None:
        """Let somebody look, from what they have been told on."""
        self.viewers.add(viewer)
        self._show(viewer, _encode(show_open(self.table)))
        for seat in self.table.seats_of(viewer.eyes.person):
            self._stop_waiting(seat)
        if greet(self.table, viewer.eyes.person):
            async with self._lock:
                await self._write(lambda: greet(self.table, viewer.eyes.person))

    def leave(self, viewer: Viewer) -> None:
        """Note that somebody no longer looks; their seats are waited for a while."""
        self.viewers.discard(viewer)
        person = viewer.eyes.person
        if not self.is_here(person):
            for seat in self.table.seats_of(person):
                self._wait_for(seat)

    def is_here(self, person: str) -> bool:
        """Say whether a person looks at the table through this server."""
        return any(viewer.eyes.person == person for viewer in self.viewers)

    # Writing down

    async def catch_up(self) -> None:
        """Read what other servers have written."""
        async with self._lock:
            await self._read_on()

    async def _read_on(self) -> None:
        lines = await self.store.lines(self.table.id, self.table.version)
        if not lines:
            return
        after = self.table.copy()
        for line in lines:
            after.apply(read(line.body), line.at)
        self._adopt(after)

    async def _write(self, wanted: Callable[[], list[Entry]]) -> None:
        """Write down what is wanted and what bots do after it; show it once it is kept."""
        for _ in range(TRIES):
            entries = wanted()
            if not entries and self.table.next_of_bots() is None:
                return
            at = now()
            after, written = follow(self.table, entries, at)
            try:
                await self.store.append(
                    self.table.id,
                    self.table.version + 1,
                    [write(entry) for entry in written],
                    at,
                    deadline=after.deadline,
                    status="over" if after.over else "playing" if after.begun else "open",
                )
            except Conflict:
                await self._read_on()
                continue
            self._adopt(after)
            return
        raise Conflict(self.table.id)

    def _adopt(self, after: Table) -> None:
        """Take over a table that is written down, and show it."""
        self.table = after
        shown = _encode(show_open(after))
        for viewer in list(self.viewers):
            self._show(viewer, shown)
        self._set_clock()
        if after.next_of_bots() is not None:
            self._later(self._go_on)

    async def _go_on(self) -> None:
        async with self._lock:
            await self._write(list)

    # Showing

    def _show(self, viewer: Viewer, shown: bytes) -> None:
        """Send somebody the table as they may see it: what all see, encoded once, and what they alone see."""
        own = show_own(self.table, viewer.eyes, viewer.told)
        viewer.send(b'{"is":"table",' + shown[1:-1] + b"," + _encode(own)[1:])
        if self.table.state is not None:
            viewer.told = len(self.table.state.events)
        for version, said in self.table.chat:
            if version > viewer.said:
                heard = {"is": "said", "version": version, "name": said.name, "text": said.text, "phrase": said.phrase}
                viewer.send(_encode(heard))
        viewer.said = self.table.version

    # Time

    def _set_clock(self) -> None:
        if self._clock:
            self._clock.cancel()
        self._clock = None
        deadline = self.table.deadline
        if deadline is not None:
            loop = asyncio.get_running_loop()
            self._clock = loop.call_later(max(0, deadline - now()) / 1000, self._later, self._time_is_up)

    async def _time_is_up(self) -> None:
        async with self._lock:
            await self._write(lambda: run_out(self.table, now()))

    def _wait_for(self, seat: int) -> None:
        self._stop_waiting(seat)
        loop = asyncio.get_running_loop()
        self._graces[seat] = loop.call_later(self.grace / 1000, self._later, partial(self._miss, seat))

    def _stop_waiting(self, seat: int) -> None:
        waiting = self._graces.pop(seat, None)
        if waiting:
            waiting.cancel()

    async def _miss(self, seat: int) -> None:
        async with self._lock:
            if not self.is_here(self.table.chairs[seat].person):
                await self._write(lambda: miss(self.table, seat))

    def _later(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.create_task(work())
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("table %s: %s", self.table.id, task.exception())

    async def close(self) -> None:
        """Stop all clocks and let what is being written be written."""
        if self._clock:
            self._clock.cancel()
        for waiting in self._graces.values():
            waiting.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
