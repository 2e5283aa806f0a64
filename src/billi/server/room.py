"""A table on this server: wishes go to the log first, and to everyone's eyes after that.

A room brings three things together: the table's log (:mod:`billi.server.ledger`), those who look at it
(:mod:`billi.server.audience`), and time (:mod:`billi.server.alarm`), in which clocks run out, people are missed and
bots go on.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final

import msgspec

from billi.server.absence import Absences
from billi.server.alarm import EARLY, Alarm
from billi.server.audience import Audience, Viewer
from billi.server.clock import CLOCK, Clock
from billi.server.hinting import Hints
from billi.server.ledger import Gone, Ledger
from billi.server.limits import Buckets
from billi.server.logs import REQUEST, TABLE_WAITS
from billi.server.pondering import Pondering
from billi.server.reading import Elsewhere, Unreadable
from billi.server.settings import USUAL_PACE, Settings
from billi.server.store import Conflict, Finished, Missing, Store, StoreError
from billi.server.thinking import Thinkers
from billi.server.turns import AT_A_TURN, Turns
from billi.table.by_itself import goes_on
from billi.table.deciding import Refused, decide, forget, greet, is_play, play_again, turned
from billi.table.due import AT_ONCE, Watch
from billi.table.entries import BotSat, Closed, Entry, Followed, Forgot, Moved, Opened, Sat, Stood
from billi.table.pausing import is_veiled_no
from billi.table.showing import SeatsShown, show_public
from billi.table.table import Table
from billi.table.wishes import AskHint, Choose, LetStandIn, Rematch, Say, Waive, Wish

CHAT_PACE: Final = 0.5
"""Sayings a second that one person may make,"""
CHAT_AT_ONCE: Final = 5
"""and how many at once."""
TRIES: Final = 20
"""How often a wish is tried again when other servers write to the same table meanwhile."""
RESEATING: Final = (Sat, Stood, BotSat, Moved, Closed, Forgot)
"""Entries after which other people have to do with the table."""
RETRY: Final = 1_000
"""Milliseconds until what the store could not do is tried again."""
PATIENCE: Final = 10_000
"""Milliseconds until what should never have gone wrong is tried again."""

log = logging.getLogger(__name__)
_encode_part: Final = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a room needs of the server around it."""

    store: Store
    settings: Settings
    tell: Callable[[str, int], None]
    """Tell other servers that a table is at a version."""
    open_next: Callable[[Opened, list[Entry]], Awaitable[str]]
    """Open the table of a rematch and return its code."""
    put_away: Callable[["Room"], None]
    """Take a table out of memory that is not in the store any more."""
    present: Callable[[str], Awaitable[set[str]]]
    """List who is connected to a table, through any server."""
    shared: bool = False
    """Whether other servers may hold the same tables."""
    clock: Clock = CLOCK
    turns: Turns = field(default_factory=Turns)
    """Those of tables where bots are among themselves."""
    thinkers: Thinkers = field(default_factory=Thinkers)
    """Where bots think that take their time."""


class Room:
    """One table: its log, its audience and its clocks."""

    def __init__(self, world: Surroundings, table: Table, code: str, mark: bytes | None = None) -> None:
        self.world = world
        self.code = code
        self._now = world.clock.now
        self.ledger = Ledger(world.store, world.settings, table, mark, world.thinkers.levels.at_hand)
        self.audience = Audience(code, world.clock.now())
        settings = world.settings
        waits = settings.grace, settings.empty, settings.cutting, settings.pause
        self._watch = Watch(*waits, self.audience.here.keys(), shared=world.shared)
        self._waived: dict[int, int] = {}
        """By seat, what was said no to beforehand: see :attr:`Table.waivers`."""
        self._absences = Absences()
        if world.shared:
            self._watch.nowhere = self._absences.nowhere
        self._seats_shown = SeatsShown()
        self._lock = asyncio.Lock()
        """Held while anything is read, written or shown."""
        self._unindexed = False
        """Whether the store is still to be told who sits here."""
        self.alarm = Alarm(world.clock, self._see_to_it, self.plan)
        self._has_turn = False
        """Whether bots that are among themselves may go on now."""
        self._bots = Pondering(world.thinkers, lambda: self.table, self.plan)
        self.hints = Hints(world.thinkers, lambda: self.table)
        much = max(1.0, world.settings.pace / USUAL_PACE)
        self._sayings = Buckets(CHAT_PACE * much, CHAT_AT_ONCE * much)
        self._closed = False
        world.thinkers.levels.expect_those_at(table)

    @property
    def table(self) -> Table:
        """The table; while something is being written, a little ahead of what is kept: show it under the lock only."""
        return self.ledger.table

    @property
    def viewers(self) -> dict[Viewer, None]:
        """Who looks, in the order they came."""
        return self.audience.viewers

    @property
    def quiet_since(self) -> int:
        """Since when nobody looks, where nobody does."""
        return self.audience.quiet_since

    # What people do

    async def wish(self, person: str, wish: Wish) -> int:
        """Grant a person's wish and return the version it is granted at, once that is kept; or raise why not."""
        async with self._lock:
            if isinstance(wish, Choose):  # as almost always
                await self._write(lambda: self._decide(person, wish))
            else:
                await self._see_to(person, wish)
            table = self.ledger.table
            return table.granted.get((person, wish.id), table.version)

    async def _see_to(self, person: str, wish: Wish) -> None:
        """Grant any wish but a choice."""
        if isinstance(wish, Say):
            self._check_chatter(person, wish)
        if isinstance(wish, LetStandIn):
            await self._check_gone(person, wish)
        if isinstance(wish, Rematch):
            await self._play_again(person, wish)
        elif isinstance(wish, Waive):
            await self._waive(person, wish)
        else:
            await self._write(lambda: self._decide(person, wish))
            if isinstance(wish, AskHint):
                self.hints.note(person, wish.seat)

    def _decide(self, person: str, wish: Wish) -> list[Entry]:
        """Grant a wish, or refuse it, if need be because there is room in the log for nothing but the game."""
        table, settings = self.ledger.table, self.world.settings
        entries = decide(table, person, wish)
        full, enough = table.version >= settings.entries, table.asides.get(person, 0) >= settings.share
        if entries and (full or enough) and not is_play(table, wish):
            raise Refused("table-log-full" if full else "table-share")
        return entries

    def _check_chatter(self, person: str, wish: Say) -> None:
        """Hold back somebody who says too much; what was granted before and is only asked again costs nothing."""
        if (person, wish.id) not in self.table.granted and not self._sayings.take(person):
            raise Refused("table-too-chatty")

    def hold(self, person: str, wish: Wish) -> float:
        """Return for how many seconds to keep a wish back, so that its time tells no more than the wish itself."""
        table, watch = self.ledger.table, self._watch
        if not isinstance(wish, Choose) or not watch.pause or not is_veiled_no(table, wish):
            return 0
        if wish.seat not in table.seats_of(person):
            return 0
        # For whoever has no choice the table says it, a moment before.
        moment = 2 * EARLY if table.is_forced(wish.seat) else EARLY
        return self.world.clock.until(watch.release(table, wish.seat) + moment)

    async def _waive(self, person: str, wish: Waive) -> None:
        """Note that somebody says no beforehand; not in the log, where others would see the version move."""
        await self._refresh()
        decide(self.table, person, wish)
        self._waived[wish.seat] = self.table.waivers
        for viewer in list(self.viewers):
            if viewer.eyes.person == person:
                self._show(viewer)
        self.plan()

    async def _check_gone(self, person: str, wish: LetStandIn) -> None:
        """Have nobody decide for somebody else who is there."""
        whose = self.table.chairs[wish.seat].person if wish.seat in range(len(self.table.chairs)) else ""
        if not whose or whose == person:
            return
        self._watch.note(self.table, self._now())
        if whose in self.audience.here or whose in await self._elsewhere():
            raise Refused("table-still-here")
        if not self._watch.long_gone(whose, self._now()):
            raise Refused("table-just-gone")

    async def _play_again(self, person: str, wish: Rematch) -> None:
        await self._refresh()
        seats = play_again(self.table, person)
        if self.table.next or self.table.opened is None:
            return
        called = [chair.called for chair in turned(self.table)]
        opened = msgspec.structs.replace(self.table.opened, by=await self._host(person), called=called)
        code = await self.world.open_next(opened, seats)
        await self._write(lambda: [] if self.table.next else [Followed(by=person, id=wish.id, code=code)])

    async def _host(self, person: str) -> str:
        """Return who is host of a rematch: who was, or whoever asks for it where that one has gone."""
        host = self.table.host
        return host if host and host in {*self.audience.here, *await self._elsewhere()} else person

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
            if self._closed:
                raise Refused("table-put-away")
            self.audience.enter(viewer)
            self.audience.welcome(viewer, self.table, self._now())
            self._show(viewer)
            if greet(self.table, person):
                await self._write(lambda: greet(self.table, person))
            self.plan()

    async def repeat(self, viewer: Viewer, version: int) -> None:
        """Tell somebody again what they have not heard, if there is anything."""
        async with self._lock:
            await self._refresh()
            if version != self.table.version:
                viewer.since = version if 0 <= version < self.table.version else 0
                self._show(viewer)

    def leave(self, viewer: Viewer) -> None:
        """Note that somebody no longer looks; their seats are waited for a while."""
        if self.audience.leave(viewer, self._now()):
            self.plan()

    def know_deserted(self, since: int) -> None:
        """Hear since when nobody who plays has been here, from when the table was last in memory."""
        self._take_note()
        self._watch.know_deserted(since)
        self.plan()

    @property
    def quiet(self) -> bool:
        """Whether everyone has been shown everything and nothing is being written."""
        return not self._lock.locked() and not self.ledger.stale

    def people_here(self) -> list[str]:
        """List who looks at the table through this server."""
        return self.audience.people()

    @property
    def gone(self) -> Collection[str]:
        """The people who sit here and do not look through this server, as was last noted."""
        return self._watch.gone

    def know_elsewhere(self, people: Collection[str]) -> None:
        """Hear who looks at the table through any server."""
        self._absences.note(self.gone, people)
        self._watch.nowhere = self._absences.nowhere
        self._watch.know_elsewhere(people, self._now())
        self.plan()

    # Writing down, and showing what is kept

    def hear(self, version: int) -> None:
        """Hear from another server that the table is at a version."""
        if self.ledger.hear(version):
            self.plan()

    async def catch_up(self) -> None:
        """Read what other servers have written."""
        async with self._lock:
            await self._refresh()
            await self._read_on()

    async def _read_on(self) -> None:
        """Read what other servers have written since; if the log is another than was known here, the whole of it."""
        try:
            with self._leaving_if_unreadable():
                if await self.ledger.read_on():
                    self._absences.hear_of(self.ledger.writers)
                    if self.world.shared:
                        self._watch.nowhere = self._absences.nowhere
                    self._show_all()
            await self._refresh()
        except BaseException:
            self.plan()  # whoever waits for this is told; the table is behind all the same
            raise

    async def _refresh(self) -> None:
        """Read the whole log again if what is in memory may be ahead of it, or beside it."""
        if not self.ledger.stale:
            return
        was = self.table.version
        self._bots.forget()
        with self._leaving_if_unreadable():
            try:
                await self.ledger.read_again()
            except Gone:
                raise self._gone() from None
        self.audience.read_again(was, self.table.version)
        if self.ledger.lost:
            self.audience.begin_anew(self.table, self._now())
        self._show_all()

    @contextmanager
    def _leaving_if_unreadable(self) -> Iterator[None]:
        """Let go of a table whose log cannot be read here: another server, or a newer one, may know better."""
        try:
            yield
        except Unreadable:
            self.world.put_away(self)
            raise

    async def _write(self, wanted: Callable[[], list[Entry]]) -> None:
        """Write down what is wanted and what bots do after it; show it once it is kept."""
        ledger, world = self.ledger, self.world
        try:
            for _ in range(TRIES):
                if ledger.stale:
                    await self._refresh()
                entries = wanted()
                if not entries and not self._goes_on():
                    return
                try:
                    most = AT_A_TURN if self._has_turn else 0
                    await ledger.write(entries, self._now(), not self._watch.pause, most)
                    break
                except Conflict:
                    continue
                except (Finished, Missing):
                    raise self._gone() from None
            else:
                raise Conflict(self.table.id)
            table = ledger.table
            world.tell(table.id, table.version)
            for entry in entries:
                if isinstance(entry, RESEATING):
                    self._unindexed = True
                    world.thinkers.levels.expect_those_at(table)
            self._show_all()
        except BaseException:
            self.plan()  # memory may be ahead of the log
            raise

    async def index(self) -> None:
        """Note in the store who sits here, so that they find the table among their games."""
        self._unindexed = False
        try:
            await self.world.store.seat(self.table.id, self.table.people())
        except (Finished, Missing):
            log.debug("a table was put away before its seats were noted", extra={"table": self.table.id})
        except BaseException:
            self._unindexed = True
            raise

    def _gone(self) -> Refused:
        """Take leave of everyone: the log is not there any more."""
        self.world.put_away(self)
        return Refused("table-put-away")

    def _show_all(self) -> None:
        """Show everyone what they have not seen, and work out what must happen next."""
        at, audience, watch = self._take_note(), self.audience, self._watch
        missing = watch.missing(at)
        audience.told_gone = missing.keys()
        audience.show_all(self.ledger.table, self._public(missing), watch.waived)
        self._plan_from(at)

    def _show(self, viewer: Viewer) -> None:
        """Show somebody what they have not seen."""
        missing = self._watch.missing(self._take_note())
        self.audience.show(viewer, self.table, self._public(missing), self._watch.waived)

    def _public(self, missing: Mapping[str, int]) -> msgspec.Raw:
        """Encode what everyone sees alike."""
        return msgspec.Raw(_encode_part(show_public(self.ledger.table, missing, self._seats_shown)))

    def _take_note(self) -> int:
        """Take note of who is there, and who has said no beforehand; return when that was."""
        at, table, watch = self._now(), self.ledger.table, self._watch
        watch.note(table, at)
        if self._waived:
            waived = self._waived.items()
            watch.waived = [seat for seat, waiver in waived if waiver == table.waivers and table.begun]
        return at

    def _presence_due(self, at: int) -> int | None:
        """Return when everyone has to be shown who is gone, or back; None if they know."""
        if self.ledger.table.over or not self.audience.viewers:
            return None
        return self._watch.noticed(self.audience.told_gone, at)

    # Time

    def plan(self) -> None:
        """Work out anew what must happen next, and be there when it must."""
        self._plan_from(self._take_note())

    def _plan_from(self, at: int) -> None:
        """Do the same where it was just looked who is there."""
        if self._closed:
            return
        ledger, table = self.ledger, self.ledger.table
        unsettled = ledger.stale or ledger.behind or self._unindexed or self.hints.due()
        due = AT_ONCE if unsettled else self._watch.next(table)
        if due == AT_ONCE and not unsettled and table.left_to_bots and not self._has_turn:
            due = None
            self.world.turns.ask(table.host, self._take_turn)
        answered = self._bots.due() if table.seats_thinkers and not unsettled else None
        for moment in (self._presence_due(at), answered):
            if moment is not None and (due is None or moment < due):
                due = moment
        self.alarm.set(due, at)

    def _goes_on(self) -> bool:
        """Whether bots go on now: at once where somebody plays with them, else when it is this table's turn."""
        return goes_on(self.table) and (not self.table.left_to_bots or self._has_turn)

    def _take_turn(self) -> None:
        self._has_turn = True
        self.plan()

    async def _see_to_it(self) -> None:
        """Do what must be done by now; what cannot be done is tried again later."""
        REQUEST.set("")  # time is nobody's request
        try:
            await self._do_what_is_due()
        except (StoreError, Conflict) as error:
            log.warning(TABLE_WAITS, error)
            self.alarm.put_off(RETRY)
        except (Refused, Elsewhere) as error:
            log.info("a table has been put away: %s", error, extra={"table": self.table.id})
        except Exception:
            log.exception("a table cannot go on", extra={"table": self.table.id})
            self.alarm.put_off(PATIENCE)

    async def _do_what_is_due(self) -> None:
        async with self._lock:
            await self._refresh()
            if self.ledger.behind:
                await self._read_on()
            at, had_turn = self._now(), self._has_turn
            elsewhere = await self._elsewhere() if self._watch.misses_somebody(at) else set()
            await self._write(lambda: self._watch.due(self.table, at, elsewhere) or self._bots.entries(at))
            if self.hints.due():
                await self._write(self.hints.due)
                self.hints.told()
            self._watch.be_patient(at)
            presence = self._presence_due(self._now())
            if presence is not None and at >= presence:
                self._show_all()
            if had_turn:
                self._has_turn = False
        if self._unindexed:
            await self.index()

    async def _elsewhere(self) -> set[str]:
        """List who looks at the table through other servers."""
        return await self.world.present(self.table.id) if self.world.shared else set()

    async def close(self) -> None:
        """Stop the clock, let what is being written be written, and see everyone out."""
        self._closed = True
        self.world.turns.leave(self.table.host, self._take_turn)
        self._bots.close()
        self.hints.close()
        await self.alarm.stop()
        for viewer in list(self.viewers):
            viewer.part()
