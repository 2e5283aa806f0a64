"""One seed's world from its first moment to its last, and what must hold in it."""

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from billi.record import verify
from billi.server.hall import NewTableWish
from billi.server.people import CODE_LENGTH, CODE_LETTERS
from billi.server.reading import Unreadable, load
from billi.server.store import NewTable, StoreError
from billi.table.showing import Eyes, show
from billi.table.table import Table
from world.disk import Disk
from world.guests import Guest
from world.servers import Faults, Hub, Server
from world.virtual import NothingWillHappen, VirtualLoop

UNREST = 15 * 60.0
"""Seconds in which anything may happen;"""
PEACE = 4 * 3600.0
"""after them servers and network hold, nobody has ideas, and the game must come to its end within this time."""
SETTLED = 20.0
"""Seconds after which somebody who is connected is here,"""
AWAY_AT_MOST = 60.0
"""and for which they may be taken for gone all the same, while the store is slow and news get lost."""
MOST_ENTRIES = 5_000
GAMES = [("misterbill", 3), ("misterbill", 4), ("misterbill", 5), ("willi", 4), ("willi", 3)]


class Broken(AssertionError):
    """Something that must hold does not."""


class World:
    """Everything there is."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.loop = VirtualLoop(early=lambda: self.chance.choice([0, 0, 0, 0.0009]))
        self.faults = Faults()
        self.disk = Disk()
        several = self.chance.random() < 0.6
        self.hub = Hub(several, self.chance, self.loop, self.faults)
        names = ["one", "two", "three"][: self.chance.randint(2, 3)] if several else ["one"]
        self.servers = [Server(name, self.loop, self.disk, self.chance, self.faults, self.hub) for name in names]
        self.game, self.players = self.chance.choice(GAMES)
        self.clock = self.chance.choice([0, 20, 60])
        self.guests = [Guest(self, f"p{n}", self.chance.choice([0, 0.3, 0.8])) for n in range(self.players + 1)]
        self.story: list[str] = []
        self.tasks: set[asyncio.Task[Any]] = set()
        self.table_id = ""
        self.peaceful = False
        self._away_since: dict[int, float] = {}
        self._read: Table | None = None

    def tell(self, what: str) -> None:
        """Add a line to the story."""
        self.story.append(f"{self.loop.now:10.3f}  {what}")

    def soon(self, work: Callable[[], Any], after: float) -> None:
        """Have something done later."""
        self.loop.call_later(after, self._begin, work)

    def _begin(self, work: Callable[[], Any]) -> None:
        result = work()
        if asyncio.iscoroutine(result):
            task = asyncio.create_task(result)
            self.tasks.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            raise Broken(f"a guest stumbled: {task.exception()!r}") from task.exception()

    def follow(self, guest: Guest, code: str) -> None:
        """Let a rematch be: one game is enough for a world."""

    # What happens

    async def happen(self) -> None:
        """Let it all happen."""
        for server in self.servers:
            server.start()
        if self.chance.random() < 0.3:
            await self._spoil()
        code = await self._persist(lambda: self.servers[0].hall.open("p0", self._wish()))
        head = await self._persist(lambda: self.servers[0].hall.store.find_code(code))
        self.table_id, secret = head.id, head.secret
        for seat, guest in enumerate(self.guests):
            guest.code = code
            await guest.look()
            await asyncio.sleep(1)
            if seat < self.players and self.chance.random() < 0.9:
                guest.sit(seat)
        await asyncio.sleep(5)
        for guest in self.guests[1:]:
            if self.chance.random() < 0.15:
                guest.leave(for_good=True)
        await asyncio.sleep(self.chance.choice([1, 70]))
        self.guests[0].wish("begin")
        if self.chance.random() < 0.2:
            self.soon(self._desert, self.chance.uniform(5, 60))
        for guest in self.guests:
            guest.soon(guest.have_an_idea, 1, 30)
        self.soon(self._trouble, self.chance.uniform(5, 60))
        await self._pass(UNREST, secret)
        self._calm_down()
        await self._pass(PEACE, secret)
        table = await self._table(secret)
        if table.closed:
            raise Broken("the host has begun, and the cards were never dealt")
        if table.begun and not table.over:
            raise Broken(f"the game stands still at version {table.version}, waiting for seats {table.waiting_for}")
        await self._check_end(table)

    async def _spoil(self) -> None:
        """Put a table on the disk that nobody can read, and that is due before all others."""
        store = self.disk.store()
        await store.create(NewTable("broken", "brokenbroken", bytes(32), True, 1, 2**53, [b"{}"]))
        await store.append("broken", 2, [b"{}"], 1, deadline=1, status="playing")

    def _wish(self) -> NewTableWish:
        return NewTableWish(self.game, self.players, clock=self.clock)

    async def _persist(self, work: Callable[[], Any]) -> Any:
        while True:
            try:
                return await work()
            except StoreError:
                await asyncio.sleep(1)

    async def _pass(self, seconds: float, secret: bytes) -> None:
        """Let time pass until the game is over or it is up, looking now and then at how things are."""
        until = self.loop.now + seconds
        while self.loop.now < until:
            await asyncio.sleep(15)
            table = await self._table(secret)
            self._check_now(table)
            if table.over:
                return

    def _trouble(self) -> None:
        """Have a server die and come back, or a clock jump."""
        if self.peaceful:
            return
        self.soon(self._trouble, self.chance.uniform(20, 240))
        server = self.chance.choice(self.servers)
        if self.chance.random() < 0.3 and server.up:
            server.clock.off += self.chance.choice([-3_600_000, -5_000, 5_000])
            self.tell(f"the clock of {server.name} jumps to {server.clock.off} ms off")
        elif server.up:
            self.tell(f"{server.name} dies")
            server.kill()
            self.soon(lambda: self._restart(server), self.chance.uniform(0.5, 30))

    def _desert(self) -> None:
        """Have everyone go for good, and every server start anew."""
        for guest in self.guests:
            guest.leave(for_good=True)
        for server in self.servers:
            if server.up:
                server.kill()
            self.soon(partial(self._restart, server), 2)

    def _restart(self, server: Server) -> None:
        if not server.up:
            self.tell(f"{server.name} starts")
            server.start()

    def _calm_down(self) -> None:
        self.tell("peace")
        self.peaceful = True
        self.faults.slow = self.faults.refuses = self.faults.forgets = self.faults.cut = self.faults.lost_news = 0.0
        for guest in self.guests:
            guest.mischief = 0
            guest.there = guest.there or (not guest.for_good and self.chance.random() < 0.5)

    # What must hold

    async def _table(self, secret: bytes) -> Table:
        """Read the table as the disk has it."""
        store = self.disk.store()
        head = await store.head(self.table_id)
        if head is None:
            raise Broken("the table is gone")
        if self._read is None or self._read.version != head.version:
            self._read = await load(store, self.table_id, secret)
        if self._read is None:
            raise Broken("the log is gone")
        return self._read

    def _check_now(self, table: Table) -> None:
        if table.version > MOST_ENTRIES:
            raise Broken(f"the log has {table.version} entries")
        for seat, chair in enumerate(table.chairs):
            guest = next((guest for guest in self.guests if guest.person == chair.person), None)
            here = guest is not None and guest.wire is not None and self.loop.now - guest.since > SETTLED
            if not here or not chair.away or table.over:
                self._away_since.pop(seat, None)
            elif self.loop.now - self._away_since.setdefault(seat, self.loop.now) > AWAY_AT_MOST:
                raise Broken(f"{chair.person} is connected, and taken for gone since {self._away_since[seat]:.0f}")

    async def _check_end(self, table: Table) -> None:
        if table.over:
            verify(table.record())
        for guest in self.guests:
            self._check_part(table, guest)
            for id, (choice, version) in guest.granted.items():
                kept = table.granted.get((guest.person, id))
                if kept is None:
                    raise Broken(f"{guest.person} was granted {choice}, which is not in the log")
                if kept > version:
                    raise Broken(f"{guest.person} was told {version} for {choice}, kept at {kept}")
            for round, seat in guest.saw:
                if table.deals[round - 1].people[seat] != guest.person:
                    raise Broken(f"{guest.person} was shown seat {seat}'s cards in round {round}")
            if guest.wire and guest.shown and guest.shown.version == table.version:
                shown = show(table, Eyes(guest.person))
                if (shown.public, [hand.hand for hand in shown.own.hands]) != (
                    guest.shown.public,
                    [hand.hand for hand in guest.shown.own.hands],
                ):
                    raise Broken(f"{guest.person} sees another table than the log tells")

    def _check_part(self, table: Table, guest: Guest) -> None:
        """Hold what the record will say of the luck against what somebody was told when they gave their cut away."""
        noted = guest.part.noted
        if table.over and noted and table.cutting and noted["tries"] == table.cutting.tries:
            guest.part.commitment = table.record()["fair"]["commitment"]
            wrong = guest.part.complaint(table.record())
            late = table.cutting.left_out & {*noted["cuts"]}
            if wrong and not late:
                raise Broken(f"{guest.person} was told other {wrong} than the record tells")


class Complaints(logging.Handler):
    """Keeps what servers log as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not (record.exc_info and isinstance(record.exc_info[1], Unreadable)):  # that one is meant to be there
            self.lines.append(self.format(record))


def _draw_from(patch: pytest.MonkeyPatch, chance: Random) -> None:
    """Have even secrets follow from the seed, so that it tells the same story again."""
    patch.setattr("billi.server.hall.new_secret", lambda: chance.randbytes(32))
    patch.setattr("billi.server.hall.new_id", lambda: f"table{chance.getrandbits(40)}")
    patch.setattr("billi.server.hall.new_code", lambda: "".join(chance.choices(CODE_LETTERS, k=CODE_LENGTH)))


def live(seed: int) -> World:
    """Let a seed's world happen from beginning to end; where something breaks, raise :class:`Broken` with the story."""
    world = World(seed)
    complaints, log = Complaints(), logging.getLogger("billi")
    level = log.level
    log.addHandler(complaints)
    log.setLevel(logging.ERROR)
    broken: list[BaseException] = []
    world.loop.set_exception_handler(lambda _, what: broken.append(what.get("exception") or Broken(str(what))))
    try:
        with asyncio.Runner(loop_factory=lambda: world.loop) as runner, pytest.MonkeyPatch.context() as patch:
            _draw_from(patch, world.chance)
            runner.run(world.happen())
        if broken:
            raise broken[0]
        if complaints.lines:
            raise Broken(f"a server complains: {complaints.lines[0]}")
    except (Exception, NothingWillHappen) as problem:
        story = "\n".join(world.story[-60:])
        raise Broken(f"seed {seed}: {problem}\n{story}") from problem
    finally:
        log.removeHandler(complaints)
        log.setLevel(level)
        world.disk.close()
    return world
