"""One seed's world from its first moment to its last, and what must hold in it."""

import asyncio
import json
import logging
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Any, TypeVar

import pytest

from billi.games.advice import Advice
from billi.server.housekeeping import EVERY
from billi.server.identity import CODE_LENGTH, CODE_LETTERS
from billi.server.logs import UNREADABLE
from billi.server.reading import Unreadable
from billi.server.store import NewTable, StoreError
from billi.server.store.base import STRANGERS_LAST
from billi.server.store.data import DAY
from billi.table.entries import Entry
from billi.table.hinting import HintQuestion
from world.disk import Disk
from world.ideas import IDEAS
from world.parties import Party
from world.servers import SETTINGS, Faults, Hub, Server
from world.troubles import Troubles
from world.truth import Broken, Past, Truth, Truths
from world.virtual import EPOCH, NOBODYS, LoopAlone, NothingWillHappen

T = TypeVar("T")
SPOILT = {"due and spoilt": "brokenbroken", "listed and spoilt": "spoiltspoilt", "over and spoilt": "ruinedruined"}
"""The ids of tables that nobody can read, and their codes."""
AWAY = "away"
"""Somebody who was here once, and is nobody by now."""
SELDOM = 300.0
"""Seconds between two rounds through a house in which nobody is, and where nothing is to be done for hours."""
SMALL = replace(SETTINGS, entries=120, share=20, tables=2)
"""Bounds that people come to."""


@dataclass(frozen=True)
class Plan:
    """What kind of world it is to be. Times in seconds."""

    parties: tuple[int, ...] = (1, 1, 2)
    within: float = 10
    """Time in which all of them come,"""
    begun: float = 0.8
    """how many of them play,"""
    patience: float = 600
    """and how long people wait for a game to begin."""
    clocks: tuple[int, ...] = (0, 20, 60)
    moods: tuple[float, ...] = (0, 0.3, 0.8)
    """How likely people's ideas are bad ones."""
    thinks: tuple[float, ...] = (1, 4, 40)
    """How long people take for an answer, at most,"""
    ideas: tuple[float, float] = (3, 90)
    """and for an idea."""
    troubles: tuple[float, float] = (20, 240)
    """Time between one trouble and the next,"""
    jumps: tuple[float, float] = (10, 60)
    """between two jumps of a clock,"""
    naps: tuple[float, float] = (10, 60)
    """between two servers that stand still for a while,"""
    failovers: tuple[float, float] = (10, 90)
    """between two stores that take the place of the one before,"""
    lost: tuple[tuple[float, float], ...] = ((0.1, 2), (0.1, 20))
    """and that of which they know nothing."""
    unrest: float = 300
    """Time in which anything may happen;"""
    peace: float = 4 * 3600
    """after it servers and network hold, nobody has ideas, and every game must come to its end within this time."""
    grace: float = 20
    """For how long a table waits for somebody,"""
    empty: tuple[float, ...] = (60, 300)
    """for everybody,"""
    unbegun: tuple[float, ...] = (60, 24 * 3600)
    """for its game to begin,"""
    lingering: float = 60
    """and for a word when it is over."""
    rounds: tuple[tuple[int, int], ...] = ((1, 1), (1, 1), (3, 2))
    """Rounds of Mister Bill and of Willi."""
    every: float = EVERY
    """Time between two rounds through the house, and between two looks at how things are."""


EVENING = Plan()
"""Everything that can happen, in a short time."""
SEASON = Plan(
    parties=(1000,),
    within=48 * 3600,
    clocks=(0, 0, 0, 60),
    moods=(0, 0, 0, 0.3),
    thinks=(24 * 3600, 96 * 3600),
    ideas=(24 * 3600, 96 * 3600),
    patience=10 * 3600,
    troubles=(3600, 48 * 3600),
    jumps=(3600, 48 * 3600),
    naps=(3600, 48 * 3600),
    failovers=(3600, 48 * 3600),
    lost=((0.1, 3600),),
    unrest=60 * 24 * 3600,
    peace=365 * 24 * 3600,
    grace=3000,
    empty=(10 * 3600,),
    unbegun=(24 * 3600,),
    lingering=10 * 3600,
    rounds=((1, 1),),
    every=120 * EVERY,
)
"""Weeks at many tables where people take their time, and the house is seen to less often: a day of nothing is cheap."""


class World:
    """Everything there is."""

    def __init__(self, seed: int, plan: Plan = EVENING) -> None:
        self.plan = plan
        self.chance = chance = Random(seed)
        lots = chance if chance.random() < 0.5 else None
        self.loop = LoopAlone(lambda: 0.0009 if chance.random() < 0.25 else 0.0, lots)
        self.faults = Faults.some(chance)
        self.story: list[str] = []
        self.broken: list[BaseException] = []
        self.watchful = chance.random() < 0.3
        """Whether all is looked at after every commit, and not only now and then."""
        self.small = chance.random() < 0.25
        """Whether there is room for little."""
        several = chance.random() < 0.6
        self.troubles = Troubles(self, several)
        self.ideas = [idea for idea in IDEAS if idea not in self.troubles.no_time_for]
        self.wished: set[str] = set()
        """What people have wished for, of all they can."""
        self.hub = Hub(several, chance, self.loop, self.faults)
        self.empty = chance.choice(plan.empty)
        names = ["one", "two", "three"][: chance.randint(2, 3)] if several else ["one"]
        settings = replace(
            SMALL if self.small else SETTINGS,
            grace=int(1000 * plan.grace),
            empty=int(1000 * self.empty),
            unbegun=int(1000 * chance.choice(plan.unbegun)),
            lingering=int(1000 * plan.lingering),
        )
        self.truths = Truths(settings, lambda table: table not in SPOILT, self._happened, self._settled, self.fail)
        self.disk = Disk(self.truths)
        self.servers = [Server(name, self.loop, self.disk, chance, self.faults, self.hub, settings) for name in names]
        self.spoilt = chance.random() < 0.3
        self.parties = [Party(self, number) for number in range(chance.choice(plan.parties))]
        self._under_way = self.parties
        self.peaceful = False
        self.hours = self.hours_at_play = 0.0
        """Of all tables together."""
        self._tasks: set[asyncio.Task[Any]] = set()

    def fail(self, problem: BaseException) -> None:
        """Note that something broke: there the story ends."""
        self.broken.append(problem)

    def tell(self, what: str) -> None:
        """Add a line to the story."""
        if self.broken:
            return
        self.story.append(f"{self.loop.now:10.3f}  {what}")

    def soon(self, work: Callable[[], Any], after: float) -> None:
        """Have something done later."""
        self.loop.call_later(after, self._begin, work, context=NOBODYS)

    def _begin(self, work: Callable[[], Any]) -> None:
        result = work()
        if asyncio.iscoroutine(result):
            task = asyncio.create_task(result)
            self._tasks.add(task)
            task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            raise Broken(f"somebody stumbled: {task.exception()!r}") from task.exception()

    async def persist(self, work: Callable[[Server], Coroutine[Any, Any, T]]) -> T:
        """Have a server do something, sooner or later."""
        while True:
            up = [server for server in self.servers if server.up]
            try:
                if up:
                    server = self.chance.choice(up)
                    return await server.answer(work(server))
            except (StoreError, TimeoutError):
                self.tell("a server cannot do it yet")
            await asyncio.sleep(1)

    # What happens

    def _happened(self, table: str, entry: Entry) -> None:
        for party in self.parties:
            if party.gathered and party.truth.table.id == table:
                party.check_entry(entry)

    async def happen(self) -> None:
        """Let it all happen; where something breaks, no server is left at work."""
        try:
            await self._evening()
        finally:
            for server in self.servers:
                if server.up:
                    server.kill()

    async def _evening(self) -> None:
        await self._prepare()
        for server in self.servers:
            server.start()
        for party in self.parties:
            self.soon(party.gather, self.chance.uniform(0, self.plan.within))
        self.troubles.begin()
        await self._pass(self.plan.unrest, at_least=self.plan.within + 60)
        self._calm_down()
        await self._pass(self.plan.peace, at_least=60)
        for party in self.parties:
            party.check_end()
        await self._tidy_up()

    async def _prepare(self) -> None:
        """Have everyone be known; and, maybe, tables nobody can read: one is due before all, one listed, one over."""
        store = self.disk.store()
        for guest in (guest for party in self.parties for guest in party.guests):
            await store.add_person(guest.person, guest.device, guest.person, "en", 1000 * EPOCH)
        await store.add_person(AWAY, AWAY.encode(), AWAY, "en", 1000 * EPOCH)
        if not self.spoilt:
            return
        for id, code in SPOILT.items():
            await store.create(NewTable(id, code, bytes(32), True, 2**52, 2**53, [b"{}"]))
        await store.append("due and spoilt", 2, [b"{}"], 1, deadline=1, status="playing")
        await store.append("over and spoilt", 2, [b"{}"], 1, status="over")

    async def _pass(self, seconds: float, at_least: float = 0) -> None:
        """Let time pass until all is over or it is up, looking now and then at how things are."""
        began = self.loop.now
        while self.loop.now < began + seconds:
            await asyncio.sleep(self.plan.every)
            self.look()
            if self.loop.now > began + at_least and all(party.idle for party in self.parties):
                return

    def _settled(self) -> None:
        """See that all is well where something has just been written, in a world that is watched closely."""
        if self.watchful and not self.broken:
            try:
                self._check()
            except Broken as problem:
                self.fail(problem)

    def look(self) -> None:
        """See that all is well, and have people go on to what comes next."""
        if self.broken:
            raise self.broken[0]
        there = self.truths.alive()
        self.hours += len(there) * self.plan.every / 3600
        self.hours_at_play += sum(truth.table.begun for truth in there) * self.plan.every / 3600
        self._under_way = [party for party in self._under_way if not party.ended]
        self._check()
        for party in self._under_way:
            party.go_on()

    def _check(self) -> None:
        """See that all is well at this moment."""
        for party in self._under_way:
            party.check_now()
        for server in self.servers:
            if server.up and len(server.registry.rooms) > len(self.truths.by_id):
                raise Broken(f"{server.name} has {len(server.registry.rooms)} tables in memory")

    def lose(self, until: Past) -> None:
        """Have everyone see that of the logs there is only what there was at a time."""
        self.truths.go_back(until)
        self._under_way = self.parties
        for party in self.parties:
            party.begin_anew()

    def _calm_down(self) -> None:
        self.tell("peace")
        self.peaceful = True
        self.faults.end()
        for party in self.parties:
            party.calm_down()

    # What must hold in the end

    async def _tidy_up(self) -> None:
        """Have everyone go home: nothing stays in memory, and of the games there are records."""
        self.tell("everyone goes home")
        for party in self.parties:
            party.desert()
        until = self.loop.now + self.plan.peace
        while self.loop.now < until and any(truth.table.begun or truth.table.closed for truth in self.truths.alive()):
            await asyncio.sleep(self.plan.every)
            self.look()
        if ahead := self._written_ahead():
            with pytest.MonkeyPatch.context() as patch:
                _see_to_it_every(patch, max(SELDOM, self.plan.every))
                await asyncio.sleep(ahead)
            await asyncio.sleep(SELDOM)  # until whoever looks seldom has looked once more
        await asyncio.sleep(self.plan.lingering + 3 * self.plan.grace + 30)
        self.look()
        for server in self.servers:
            self._check_empty(server)
        store, at = self.disk.store(), round(1000 * (EPOCH + self.loop.now))
        await store.sweep_people(at + STRANGERS_LAST + 2 * DAY)
        if await store.person(AWAY):
            raise Broken("somebody is still known who has stayed away for a month, and never came to a table")
        for truth in self.truths.by_id.values():
            await self._check_kept(truth)

    def _written_ahead(self) -> float:
        """Return for how many seconds there are lines in a log that were written by a clock that was ahead."""
        last = max((truth.lines[-1][1] for truth in self.truths.by_id.values() if truth.lines), default=0)
        return max(0.0, last / 1000 - EPOCH - self.loop.now)

    def _check_empty(self, server: Server) -> None:
        if server.up:
            for what, kept in server.in_memory().items():
                if kept:
                    raise Broken(f"{server.name} still has {len(kept)} {what} in memory: {kept}")

    async def _check_kept(self, truth: Truth) -> None:
        store = self.disk.store()
        record = await store.record(truth.table.id)
        if truth.table.over and record != self._without_forgotten(truth.record):
            raise Broken(f"the record of {truth.code} is {'another' if record else 'not there'}")
        lines = await store.lines(truth.table.id)
        for person in {*truth.table.people()} - {""} - self.truths.forgotten if truth.table.over else ():
            if await store.person(person) is None:
                raise Broken(f"{person} has lost the record of {truth.code}: nobody knows them any more")
        if truth.table.over and lines:
            raise Broken(f"the log of {truth.code} is still there")
        await self._check_forgotten(truth)

    async def check_forgotten(self, person: str) -> None:
        """See that no log tells of somebody who has just been forgotten."""
        self.truths.forgotten.add(person)
        for truth in list(self.truths.by_id.values()):
            await self._check_forgotten(truth)

    async def _check_forgotten(self, truth: Truth) -> None:
        """See that a log tells of nobody who was forgotten; what they had added to the luck stays with its deal."""
        for line in await self.disk.store().lines(truth.table.id):
            entry = json.loads(line.body)
            whose = {entry.get("by"), entry.get("person")} & self.truths.forgotten
            dealt = truth.table.begun or truth.table.closed
            words = {entry.get("words", "")} - {"", *(truth.table.words() if dealt else ())}
            if whose and (entry.get("name") or entry.get("text") or words):
                raise Broken(f"{entry} in the log of {truth.code} tells of {whose}, who were forgotten")

    def _without_forgotten(self, record: bytes) -> bytes:
        """Return a record as it is without those who were forgotten: here people are called by their ids."""
        for person in self.truths.forgotten:
            record = record.replace(b'"%s"' % person.encode(), b'""')
        return record


class Complaints(logging.Handler):
    """Keeps what servers log as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        cannot_be_read = isinstance(record.exc_info and record.exc_info[1], Unreadable) or record.msg == UNREADABLE
        if not cannot_be_read or vars(record).get("table") not in SPOILT:
            self.lines.append(self.format(record))


@contextmanager
def listening(complaints: Complaints) -> Iterator[None]:
    """Hear what is logged, and be alone with it: whoever else kept a traceback would keep all that it leads to."""
    log = logging.getLogger("billi")
    level, propagate = log.level, log.propagate
    log.addHandler(complaints)
    log.setLevel(logging.ERROR)
    log.propagate = False
    try:
        yield
    finally:
        log.removeHandler(complaints)
        log.setLevel(level)
        log.propagate = propagate


async def _here(work: Callable[..., T], *what: object) -> T:
    """Do what is for another thread here: how long that takes is not for a seed to say."""
    return work(*what)


def _advice(question: HintQuestion) -> list[Advice]:
    """Advise whatever comes first: how good a hint is does not matter here."""
    first, *_ = question.view.legal
    return [Advice(action=str(first), brings=0, error=0, behind=0, behind_error=0, level=True)]


def _arrange(patch: pytest.MonkeyPatch, world: World) -> None:
    """Have even secrets follow from the seed, so that it tells the same story again; and times be short."""
    chance, plan = world.chance, world.plan
    patch.setattr("billi.server.registry.new_secret", lambda: chance.randbytes(32))
    patch.setattr("billi.server.registry.new_id", lambda: f"table{chance.getrandbits(40)}")
    patch.setattr("billi.server.registry.new_code", lambda: "".join(chance.choices(CODE_LETTERS, k=CODE_LENGTH)))
    patch.setattr("billi.server.reading.asyncio.to_thread", _here)
    patch.setattr("billi.server.levels.Levels.expect", lambda *_: None)
    patch.setattr("billi.server.levels._READY", set())
    patch.setattr("billi.table.hinting.HintQuestion.answer", _advice)
    _see_to_it_every(patch, plan.every)
    if world.small:
        patch.setattr("billi.server.housekeeping.AT_ONCE", 1)
    for game, last in zip(("misterbill", "willi"), chance.choice(plan.rounds), strict=True):
        patch.setattr(f"billi.games.{game}.rules.LAST_ROUND", last)


def _see_to_it_every(patch: pytest.MonkeyPatch, seconds: float) -> None:
    """Have servers look after their tables and their people so often."""
    for often in ("billi.server.housekeeping.EVERY", "billi.server.sessions.OFTEN", "world.servers.ASK_EVERY"):
        patch.setattr(often, seconds)


def live(seed: int, plan: Plan = EVENING) -> World:
    """Let a seed's world happen from beginning to end; where something breaks, raise :class:`Broken` with the story."""
    world, complaints = World(seed, plan), Complaints()
    world.loop.set_exception_handler(lambda _, what: world.fail(what.get("exception") or Broken(str(what))))
    try:
        with (
            asyncio.Runner(loop_factory=lambda: world.loop) as runner,
            pytest.MonkeyPatch.context() as patch,
            listening(complaints),
        ):
            _arrange(patch, world)
            runner.run(world.happen())
        if world.broken:
            raise world.broken[0]
        if complaints.lines:
            raise Broken(f"a server complains: {complaints.lines[0]}")
    except (Exception, NothingWillHappen) as problem:
        story = "\n".join(world.story[-60:])
        raise Broken(f"seed {seed}: {problem!r}\n{story}") from problem
    finally:
        world.disk.close()
    return world
