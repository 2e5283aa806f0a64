"""All the tables this server has in memory, and the way in."""

import asyncio
from contextlib import suppress
from typing import Final
from weakref import WeakValueDictionary

import msgspec

from billi.bots import check_at_table
from billi.errors import BilliError
from billi.fair import commitment, new_secret
from billi.server.attendance import LAPSES, Attendance
from billi.server.clock import CLOCK, Clock
from billi.server.fanout import Alone, Fanout
from billi.server.identity import is_code, new_code, new_id
from billi.server.metrics import TABLES
from billi.server.reading import Elsewhere, add_up, fold, unreadable, without_game
from billi.server.room import Room, Surroundings
from billi.server.settings import Settings
from billi.server.store import FIRST_ENDED, CodeTaken, Conflict, Finished, Full, Head, Line, Missing, NewTable, Store
from billi.table.deciding import Refused, keep_chairs, open_table
from billi.table.entries import BotSat, Entry, Followed, Opened, Sat, write
from billi.table.listing import listing_of, write_listing
from billi.table.table import STAND_IN, OldRules, Table

CODES: Final = 5
"""Codes drawn before giving up; with 59 bits the second is never needed."""


class NewTableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table somebody wants."""

    game: str
    players: int
    options: dict[str, str] = {}
    language: str = "en"
    clock: int = 0
    """Seconds a decision; 0 for as long as it takes."""
    listed: bool = False
    """Whether anyone may find it; otherwise only whoever has its link."""
    hints: bool = False
    """Whether people may ask for hints in company: everyone sees who does."""
    bots: list[int] = []
    """Seats for bots,"""
    bot: str = STAND_IN
    """and which."""


class MovedOn(BilliError):
    """A game that cannot go on by the rules of today; everyone has their chair at another table."""

    def __init__(self, code: str) -> None:
        super().__init__("table-moved-on", code=code)
        self.code = code


class Registry:
    """The tables in this server's memory."""

    def __init__(self, store: Store, settings: Settings, fanout: Fanout, clock: Clock = CLOCK) -> None:
        self.store = store
        self.settings = settings
        self.fanout = fanout
        self.clock = clock
        shared = not isinstance(fanout, Alone)
        self.attendance = Attendance(store, clock, max(settings.grace, LAPSES))
        present = self.attendance.present
        self.world = Surroundings(
            store, settings, fanout.tell, self._open_next, self._put_away_soon, present, shared, clock
        )
        self.over_until = FIRST_ENDED
        """Up to which finished table the house was gone through last,"""
        self.unreadable: dict[str, int] = {}
        """and until when to leave alone those that cannot be read."""
        self._leaving: set[asyncio.Task[None]] = set()
        self.rooms: dict[str, Room] = {}
        self._ids: dict[str, str] = {}
        self._entering: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Held while a table is being brought; gone when nobody is at its door."""

    async def open(self, person: str, wish: NewTableWish) -> str:
        """Set up a table for a person, its host; return its code, or raise what is wrong with it."""
        secret = new_secret()
        opened = open_table(
            person, secret, wish.game, wish.players, wish.options, wish.language, wish.clock, wish.hints
        )
        check_at_table(wish.bot, wish.game)
        seats = sorted(set(wish.bots))
        for seat in seats:
            if not 0 <= seat < wish.players:
                raise Refused("table-no-such-seat", seat=seat, last=wish.players - 1)
        bots: list[Entry] = [BotSat(by=person, seat=seat, bot=wish.bot) for seat in seats]
        return await self._create(secret, opened, bots, wish.listed)

    async def _open_next(self, opened: Opened, seats: list[Entry], promised: str = "") -> str:
        """Set up the table of a rematch: the same game, by link only."""
        secret = new_secret()
        opened = msgspec.structs.replace(opened, commitment=commitment(secret))
        return await self._create(secret, opened, seats, False, promised)

    async def _create(self, secret: bytes, opened: Opened, seats: list[Entry], listed: bool, promised: str = "") -> str:
        """Set up a table and return its code: the one that was ``promised``, or any."""
        if await self.store.opened_by(opened.by) >= self.settings.tables:
            raise Refused("table-too-many", most=self.settings.tables)
        at, lines = self.clock.now(), [write(entry) for entry in (opened, *seats)]
        guests = [entry.person for entry in seats if isinstance(entry, Sat)]
        listing = write_listing(listing_of(fold("", secret, [(entry, at) for entry in (opened, *seats)])))
        expires = at + self.settings.unbegun
        for _ in range(CODES):
            code = promised or new_code()
            most = self.settings.tables
            table = NewTable(new_id(), code, secret, listed, at, expires, lines, listing, opened.by, guests, most)
            try:
                await self.store.create(table)
            except Full:  # many were asked for at once
                raise Refused("table-too-many", most=most) from None
            except CodeTaken:
                if not promised:
                    continue
            return code
        raise CodeTaken(code)

    async def room(self, code: str) -> Room | None:
        """Find the table with a code, from memory or the store.

        Raise :class:`MovedOn` where its game was dealt by rules that are mended: whoever comes finds another in its
        place.
        """
        room = self.rooms.get(self._ids.get(code, ""))
        if room is not None:
            room.audience.quiet_since = self.clock.now()  # somebody is at the door: not a moment to put it away
            return room
        if not is_code(code):
            return None
        head = await self.store.find_code(code)
        try:
            return await self.bring(head.id) if head else None
        except OldRules:
            if head and (following := await self._follow_up(head)):
                raise MovedOn(following) from None
            raise

    async def bring(self, id: str) -> Room | None:
        """Return a table's room, from memory or the store; None when there is no log of it any more."""
        async with self._entering.setdefault(id, asyncio.Lock()):
            if id not in self.rooms:
                room = await self._bring(id)
                if room is None:
                    return None
                self.rooms[id] = room
                self._ids[room.code] = id
                TABLES.set(len(self.rooms))
                room.plan()
        return self.rooms[id]

    async def _bring(self, id: str) -> Room | None:
        """Read a table from the store, up to what others write meanwhile."""
        head = await self.store.head(id)
        lines = await self.store.lines(id) if head else []
        if head is None or not lines:
            return None
        room = Room(self.world, await self._add_up(head, lines), head.code, lines[-1].mark)
        self.fanout.follow(id, room.hear)
        try:
            # What others wrote since the log was read is not announced again.
            await room.catch_up()
        except BaseException:
            self.fanout.unfollow(id)
            await room.close()
            raise
        return room

    async def _add_up(self, head: Head, lines: list[Line]) -> Table:
        """Read a table; one whose game is played by other rules today is closed as it stands.

        Unless people play on at a server of the version before: it can, and we leave it to them.
        """
        if lines[-1].version < head.version:  # which was read before
            raise unreadable(head.id, f"line {lines[-1].version + 1} is missing")
        try:
            return add_up(head.id, head.secret, lines)
        except OldRules as problem:
            if self.world.shared and await self.attendance.present(head.id):
                raise Elsewhere from problem
            await self.store.retire(head.id, head.version)
            raise

    async def _follow_up(self, head: Head) -> str:
        """Return the code of the table that takes the place of one whose game cannot go on; "" where none need.

        It is promised in the log before it is set up: whoever comes first decides which it is, and whoever finds it
        missing sets it up.
        """
        while lines := await self.store.lines(head.id):
            ended = await self.store.record(head.id) is not None  # by a server that goes by the rules of then
            left = without_game(head.id, head.secret, lines)
            if left.next or ended or not left.sitting:
                break
            promise = write(Followed(by=left.host, code=new_code()))
            with suppress(Conflict, Finished, Missing):  # the log tells what somebody else did meanwhile
                version = lines[-1].version + 1
                await self.store.append(head.id, version, [promise], self.clock.now(), after=lines[-1].mark)
        else:
            return ""
        if left.next and not ended and await self.store.find_code(left.next) is None:
            await self._take_over(left)
        return left.next

    async def _take_over(self, left: Table) -> None:
        """Set up the table where everyone goes on who was at one whose game cannot; they find it among their games."""
        assert left.opened is not None
        there = [chair.person for chair in left.chairs if chair.person and not chair.away]
        host = there[0] if there and left.host in left.away else left.host
        called = [chair.called for chair in left.chairs]
        opened = msgspec.structs.replace(left.opened, by=host, called=called)
        head = await self.store.find_code(await self._open_next(opened, keep_chairs(left), left.next))
        if head:
            await self.store.seat(head.id, left.people())

    async def put_away(self, room: Room) -> None:
        """Take a table out of memory; it stays in the store."""
        if self.rooms.get(room.table.id) is not room:
            return
        del self.rooms[room.table.id]
        self._ids.pop(room.code, None)
        self.fanout.unfollow(room.table.id)
        TABLES.set(len(self.rooms))
        await room.close()

    def _put_away_soon(self, room: Room) -> None:
        """Take a table out of memory of which the store knows nothing any more."""
        if self.rooms.get(room.table.id) is room:
            task = asyncio.create_task(self.put_away(room))
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def close(self) -> None:
        """Let every table finish what it is writing."""
        await asyncio.gather(*(self.put_away(room) for room in list(self.rooms.values())))
        await self.attendance.close()
        await self.world.thinkers.close()
