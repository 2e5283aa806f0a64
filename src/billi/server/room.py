"""A table in this server's memory: wishes go to the log first, and to everyone's eyes after that.

Any number of servers may hold the same table. The log decides: whoever writes a version first has it, and whoever
finds it taken reads what was written and tries again.
"""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec

from billi.server.limits import Buckets
from billi.server.metrics import COMMIT, FAN_OUT, MOVES
from billi.server.settings import USUAL_PACE, Settings
from billi.server.store import KEEP, Conflict, Finished, Keep, Missing, Store, StoreError
from billi.table.deciding import Refused, decide, follow, forget, greet, miss, play_again, run_out
from billi.table.entries import Began, BotSat, Entry, Followed, Forgot, Moved, Opened, Said, Sat, Stood, read, write
from billi.table.messages import Heard, News, TableSpliced
from billi.table.showing import Eyes, Sight, show_own, show_public, show_welcome
from billi.table.table import Table
from billi.table.wishes import Choose, Rematch, Say, Wish
from billi.words import Words

CHAT_PACE: Final = 0.5
"""Sayings a second that one person may make,"""
CHAT_AT_ONCE: Final = 5
"""and how many at once."""
TRIES: Final = 20
"""How often a wish is tried again when other servers write to the same table meanwhile."""
SEATING: Final = (Sat, Stood, BotSat, Moved, Began, Forgot)
"""Entries after which other people have to do with the table."""
ROUGHLY: Final = 0.1
"""How much sooner than it should a table without a clock may be looked at again: every change of that time costs."""
RETRY: Final = 1.0
"""Seconds until what the store could not do is tried again."""

log = logging.getLogger(__name__)
encode: Final[Callable[[News], bytes]] = msgspec.json.Encoder().encode
_encode_part: Final = msgspec.json.Encoder().encode


def now() -> int:
    """Give the time in milliseconds."""
    return time.time_ns() // 1_000_000


class Viewer:
    """Somebody looking at a table: whose eyes, what they have been told, and where to send more."""

    __slots__ = ("eyes", "send", "sight", "sighted", "since", "words")

    def __init__(self, eyes: Eyes, send: Callable[[bytes], None], since: int = 0, words: Words | None = None) -> None:
        self.eyes = eyes
        self.send = send
        self.since = since
        """The version they were told last."""
        self.words = words or Words("en")
        self.sight = Sight([], [], False)
        """What they may see."""
        self.sighted = -1
        """The version for which that was worked out last."""


@dataclass(frozen=True, slots=True)
class World:
    """What a room needs of the server around it."""

    store: Store
    settings: Settings
    tell: Callable[[str, int], None]
    """Tell other servers that a table is at a version."""
    open_next: Callable[[Opened, list[Entry]], Awaitable[str]]
    """Open the table of a rematch and give its code."""
    shared: bool = False
    """Whether other servers may hold the same tables."""


class Room:
    """One table, its viewers and its clocks."""

    def __init__(self, world: World, table: Table, code: str) -> None:
        self.world = world
        self.table = table
        """While something is being written, a little ahead of what is kept: show it under the lock only."""
        self.code = code
        self.viewers: set[Viewer] = set()
        self.quiet_since = now()
        """Since when nobody looks, where nobody does."""
        self._here: Counter[str] = Counter()
        self._lock = asyncio.Lock()
        self._stale = False
        self._due = 0
        """When the store was last told to have this table looked at again; 0 when that is not known."""
        self._catching_up = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._clock: asyncio.TimerHandle | None = None
        self._graces: dict[int, asyncio.TimerHandle] = {}
        much = max(1.0, world.settings.pace / USUAL_PACE)
        self._sayings = Buckets(CHAT_PACE * much, CHAT_AT_ONCE * much)
        self._closed = False

    def resume(self) -> None:
        """Start the clocks of a table that comes from the store: nobody is here yet, and a bot may be due."""
        self._set_clock()
        for seat, chair in enumerate(self.table.chairs):
            if chair.person:
                self._wait_for(seat)
        if self.table.next_of_bots() is not None:
            self.later(self._go_on)

    # What people do

    async def wish(self, person: str, wish: Wish) -> int:
        """Grant a person's wish and give the version it is granted at, once that is kept; or raise why not."""
        async with self._lock:
            if isinstance(wish, Say):
                self._check_chatter(person, wish)
            if isinstance(wish, Rematch):
                await self._play_again(person, wish)
            else:
                await self._write(lambda: decide(self.table, person, wish))
            if isinstance(wish, Choose):
                MOVES.inc()
            return self.table.granted.get((person, wish.id), self.table.version)

    def _check_chatter(self, person: str, wish: Say) -> None:
        """Hold back somebody who says too much; what was granted before and is only asked again costs nothing."""
        if (person, wish.id) not in self.table.granted and not self._sayings.take(person):
            raise Refused("table-too-chatty")

    async def _play_again(self, person: str, wish: Rematch) -> None:
        await self._refresh()
        seats = play_again(self.table, person)
        if self.table.next or self.table.opened is None:
            return
        code = await self.world.open_next(self.table.opened, seats)
        await self._write(lambda: [] if self.table.next else [Followed(by=person, id=wish.id, code=code)])

    async def forget(self, person: str) -> None:
        """Take somebody out of the table who asked to be forgotten."""
        async with self._lock:
            await self._write(lambda: forget(self.table, person))

    async def enter(self, viewer: Viewer) -> None:
        """Let somebody look, from what they have been told on."""
        person = viewer.eyes.person
        async with self._lock:
            await self._refresh()
            if self.world.shared:
                await self._read_on()
            self.viewers.add(viewer)
            self._here[person] += 1
            viewer.send(encode(show_welcome(self.table, self.code, now())))
            self._show(viewer, _encode_part(show_public(self.table)))
            for seat in self.table.seats_of(person):
                self._stop_waiting(seat)
            if greet(self.table, person):
                await self._write(lambda: greet(self.table, person))

    async def repeat(self, viewer: Viewer, version: int) -> None:
        """Tell somebody again what they have not heard, if there is anything."""
        async with self._lock:
            await self._refresh()
            if version != self.table.version:
                viewer.since = version if 0 <= version < self.table.version else 0
                self._show(viewer, _encode_part(show_public(self.table)))

    def leave(self, viewer: Viewer) -> None:
        """Note that somebody no longer looks; their seats are waited for a while."""
        if viewer not in self.viewers:
            return
        self.viewers.discard(viewer)
        person = viewer.eyes.person
        self._here[person] -= 1
        if not self._here[person]:
            del self._here[person]
            for seat in self.table.seats_of(person):
                self._wait_for(seat)
        if not self.viewers:
            self.quiet_since = now()

    @property
    def quiet(self) -> bool:
        """Whether everyone has been shown everything and nothing is being written."""
        return not self._lock.locked() and not self._stale

    def people_here(self) -> list[str]:
        """List who looks at the table through this server."""
        return [person for person in self._here if person]

    # Writing down

    def hear(self, version: int) -> None:
        """Hear from another server that the table is at a version."""
        if not self._catching_up and (version > self.table.version or self._stale):
            self._catching_up = True
            self.later(self.catch_up)

    async def catch_up(self) -> None:
        """Read what other servers have written."""
        async with self._lock:
            self._catching_up = False
            await self._refresh()
            await self._read_on()

    async def _read_on(self) -> None:
        lines = await self.world.store.lines(self.table.id, self.table.version)
        for line in lines:
            self.table.apply(read(line.body), line.at)
        if lines:
            self._show_all()

    async def _refresh(self) -> None:
        """Read the whole log again if what is in memory may be ahead of it, or beside it."""
        if not self._stale:
            return
        table = await load(self.world.store, self.table.id, self.table.secret)
        if table is None:
            raise Refused("table-put-away")
        was, self.table, self._stale, self._due = self.table.version, table, False, 0
        for viewer in self.viewers:
            viewer.since, viewer.sighted = min(viewer.since, was, table.version), min(viewer.sighted, 0)
        self._show_all()

    async def _write(self, wanted: Callable[[], list[Entry]]) -> None:
        """Write down what is wanted and what bots do after it; show it once it is kept."""
        for _ in range(TRIES):
            await self._refresh()
            entries = wanted()
            if not entries and self.table.next_of_bots() is None:
                return
            try:
                await self._keep(entries)
            except Conflict:
                continue
            except Finished:
                raise Refused("table-put-away") from None
            self._show_all()
            return
        raise Conflict(self.table.id)

    async def _keep(self, entries: list[Entry]) -> None:
        at, table = now(), self.table
        first, was = table.version + 1, table.status
        # From here on memory is ahead of the log, until the log has it too: whatever goes wrong, it is read again.
        self._stale = True
        bodies = [write(entry) for entry in follow(table, entries, at)]
        started = time.perf_counter()
        status = None if table.status == was else table.status
        await self.world.store.append(table.id, first, bodies, at, deadline=self._look_again(at), status=status)
        self._stale = False
        COMMIT.observe(time.perf_counter() - started)
        self.world.tell(table.id, table.version)
        if any(isinstance(entry, SEATING) for entry in entries):
            self.later(self.index)

    async def index(self) -> None:
        """Note in the store who sits here, so that they find the table among their games."""
        try:
            await self.world.store.seat(self.table.id, self.table.people())
        except (Finished, Missing):
            log.debug("a table was put away before its seats were noted", extra={"table": self.table.id})

    def _look_again(self, at: int) -> int | Keep | None:
        """Say when somebody must see to this table, should no server have it in memory by then."""
        if self.table.status != "playing":
            return None
        empty = self.world.settings.empty
        due = self.table.deadline or at + empty
        if not self.table.deadline and abs(due - self._due) < empty * ROUGHLY:
            return KEEP
        self._due = due
        return due

    async def _go_on(self) -> None:
        async with self._lock:
            await self._write(list)

    # Showing

    def _show_all(self) -> None:
        started = time.perf_counter()
        public = _encode_part(show_public(self.table))
        for viewer in list(self.viewers):
            self._show(viewer, public)
        FAN_OUT.observe(time.perf_counter() - started)
        self._set_clock()
        if self.table.next_of_bots() is not None:
            self.later(self._go_on)

    def _show(self, viewer: Viewer, public: bytes) -> None:
        """Send somebody the table as they may see it: what all see, encoded once, and what they alone see."""
        table, since = self.table, viewer.since
        if viewer.sighted < table.seated:
            was, viewer.sight = viewer.sight, viewer.eyes.sight(table)
            if since < table.seated and (viewer.sighted < 0 or was.hands != viewer.sight.hands):
                since = 0  # through other eyes the same events look different: tell them all again
            viewer.sighted = table.seated
        if since > table.version:
            since = 0
        own = show_own(table, viewer.sight, since)
        # What was said goes first: should the connection break here, it is told again with the version it belongs to.
        if table.chat and table.chat[-1][0] > viewer.since:
            for version, said in table.chat:
                if version > viewer.since:
                    viewer.send(encode(_heard(version, said, viewer.words)))
        viewer.send(encode(TableSpliced(version=table.version, since=since, public=msgspec.Raw(public), own=own)))
        viewer.since = table.version

    # Time

    def _set_clock(self) -> None:
        if self._clock:
            self._clock.cancel()
            self._clock = None
        deadline = self.table.deadline
        if deadline is not None:
            loop = asyncio.get_running_loop()
            self._clock = loop.call_later(max(0, deadline - now()) / 1000, self.later, self._time_is_up)

    async def _time_is_up(self) -> None:
        async with self._lock:
            await self._write(lambda: run_out(self.table, now()))

    def _wait_for(self, seat: int) -> None:
        self._stop_waiting(seat)
        loop = asyncio.get_running_loop()
        work = partial(self._miss, seat)
        self._graces[seat] = loop.call_later(self.world.settings.grace / 1000, self.later, work)

    def _stop_waiting(self, seat: int) -> None:
        waiting = self._graces.pop(seat, None)
        if waiting:
            waiting.cancel()

    async def _miss(self, seat: int) -> None:
        """Have a bot decide for somebody who is gone, if others wait for them or all have been gone for long."""
        async with self._lock:
            present = set(self._here)
            if self.world.shared:
                present |= await self.world.store.present(self.table.id, now())
            person = self.table.chairs[seat].person
            waited_for = any(chair.person in present for chair in self.table.chairs if chair.person)
            deserted = not self.viewers and now() - self.quiet_since >= self.world.settings.empty
            if person not in present and (waited_for or deserted):
                await self._write(lambda: miss(self.table, seat))
            elif person not in self._here and self.table.status == "playing":
                self._wait_for(seat)

    def later(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Have something done soon; what the store cannot do now is tried again."""
        if self._closed:
            return
        task = asyncio.create_task(self._see_through(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _see_through(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        except (StoreError, Conflict) as error:
            log.warning("a table waits for the store: %s", error, extra={"table": self.table.id})
            asyncio.get_running_loop().call_later(RETRY, self.later, work)
        except Refused as error:
            log.info("a table has been put away: %s", error, extra={"table": self.table.id})
        except Exception:
            log.exception("a table cannot go on", extra={"table": self.table.id})

    async def close(self) -> None:
        """Stop all clocks and let what is being written be written."""
        self._closed = True
        if self._clock:
            self._clock.cancel()
        for waiting in self._graces.values():
            waiting.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _heard(version: int, said: Said, words: Words) -> Heard:
    """Give what was said as a viewer reads it."""
    text = words.text(f"phrase-{said.phrase}") if said.phrase else said.text
    return Heard(version=version, seat=said.seat, name=said.name, text=text, phrase=said.phrase)


async def load(store: Store, id: str, secret: bytes) -> Table | None:
    """Give the table a log adds up to; None when the log has gone into a record."""
    table = Table(id, secret)
    for line in await store.lines(id):
        table.apply(read(line.body), line.at)
    return table if table.version else None


def encode_record(table: Table) -> bytes:
    """Give the record of a game as it is kept and handed out."""
    return _encode_part(table.record())
