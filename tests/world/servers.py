"""Servers of a simulated world: the real rooms, housekeeping and sockets, on a disk and a network that fail."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Coroutine
from dataclasses import dataclass, field
from functools import partial
from operator import itemgetter
from random import Random
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, TypeVar, cast

import msgspec

from billi.server import forgetting
from billi.server.answers import Invitations
from billi.server.fanout import Alone, Fanout, OnVersion
from billi.server.fanout.company import ALL, Company, Letter
from billi.server.housekeeping import keep_house, keep_presence
from billi.server.limits import Bucket
from billi.server.registry import Registry
from billi.server.room import RETRY, Room
from billi.server.routes.tables import list_tables
from billi.server.sessions import Sessions
from billi.server.settings import Settings
from billi.server.socket import Socket
from billi.server.store import StoreError, Unavailable
from billi.server.wire import Wire
from billi.table.deciding import Refused
from billi.table.messages import AnyNews
from billi.table.showing import Eyes
from billi.words import Words
from world.disk import Disk
from world.virtual import NOBODYS, Process, VirtualClock, VirtualLoop

if TYPE_CHECKING:
    from starlette.requests import Request

    from billi.server.access import Access

T = TypeVar("T")
SETTINGS = Settings(database="sqlite://", pace=1e9, rate=1e9)
"""What tables wait for takes as long as it does by default."""
ASK_EVERY = 5.0
"""Seconds after which whatever news was lost is found by asking the store."""
_decode = msgspec.json.Decoder(AnyNews).decode


@dataclass
class Faults:
    """How often what goes wrong."""

    slow: float
    """Of the store: a request takes long,"""
    refuses: float
    """is not done,"""
    forgets: float
    """or is done, but nobody hears of it."""
    lost_news: float
    cut: float
    """Of the network: a message is the last one of its connection."""
    tedious: float
    """Of the house: one step of a round through it takes long, and nothing else does."""

    @classmethod
    def some(cls, chance: Random) -> "Faults":
        """Draw what can go wrong, and how often: what hides behind one kind of trouble shows where there is none."""

        def often(most: float) -> float:
            return chance.choice([0, 0, chance.uniform(0, most), most])

        return cls(often(0.05), often(0.3), often(0.05), often(1), often(0.03), often(0.3))

    def end(self) -> None:
        """Have nothing go wrong from now on."""
        self.slow = self.refuses = self.forgets = self.lost_news = self.cut = self.tedious = 0.0


@dataclass
class Server:
    """One process. What it held in memory goes with it; the disk stays."""

    name: str
    loop: VirtualLoop
    disk: Disk
    chance: Random
    faults: Faults
    hub: "Hub"
    settings: Settings = SETTINGS
    up: bool = False
    cut_off: bool = False
    """Whether it has lost its connection to the store."""
    life: int = 0
    hindered: float = 0.0
    """Seconds in which the store kept something waiting, however much it was,"""
    hindered_until: float = 0.0
    """until when it last did,"""
    tied_up: float = 0.0
    """and seconds in which the server was not there, or a round through the house went on and on."""
    awake_since: float = 0.0
    """When it was last started, or woken."""
    registry: Registry = field(init=False)
    sessions: Sessions = field(init=False)
    clock: VirtualClock = field(init=False)
    _tasks: list[asyncio.Task[None]] = field(default_factory=list)
    wires: list["SimWire"] = field(default_factory=list)
    _process: Process = field(default_factory=Process)
    _died: float = 0.0
    _house: asyncio.Task[None] | None = None
    _frozen: list[asyncio.Future[None]] = field(default_factory=list)
    """What processes that were killed wait for."""

    @property
    def asleep(self) -> bool:
        """Whether it does nothing, and does not know."""
        return self._process.asleep

    def start(self) -> None:
        self._process = Process()
        self._process.context.run(self._start)

    def _start(self) -> None:
        self.life += 1
        self.up, self.cut_off, self.awake_since = True, False, self.loop.now
        self.tied_up += self.loop.now - self._died
        life = self.life
        self.clock = VirtualClock(self.loop)
        self.clock.now()  # what time it was when it started is all it can know

        chance, faults = self.chance, self.faults

        async def before() -> None:
            if self.life != life or not self.up:
                await self._freeze()
            if self.asleep:
                raise AssertionError(f"{self.name} does something in its sleep")
            slow = chance.random() < faults.slow
            takes = chance.uniform(0.5, 20) if slow else chance.uniform(0.0002, 0.003)
            if slow:
                self._hinder(takes)
            elif faults.tedious and asyncio.current_task() is self._house and chance.random() < faults.tedious:
                takes = chance.uniform(5, 40)
                self.tied_up += takes
            await asyncio.sleep(takes)
            if self.life != life or not self.up:
                await self._freeze()
            if self.cut_off or chance.random() < faults.refuses:
                self._hinder(RETRY / 1000)
                raise Unavailable("store-unavailable", reason="the world says so")

        async def after() -> None:
            if self.life != life or not self.up:
                await self._freeze()
            if chance.random() < faults.forgets:
                self._hinder(RETRY / 1000)
                raise Unavailable("store-unavailable", reason="the connection broke")

        store = self.disk.store(before, after)
        fanout: Fanout = SimFanout(self, life) if self.hub.several else Alone()
        self.registry = Registry(store, self.settings, fanout, self.clock)
        self.sessions = Sessions()
        work = keep_house(self.registry), keep_presence(self.registry), self.sessions.look_after(self.registry)
        self._tasks = [asyncio.create_task(one) for one in work]
        self._house = self._tasks[0]
        if isinstance(fanout, SimFanout):
            self._tasks.append(asyncio.create_task(fanout.keep_asking()))

    def _hinder(self, seconds: float) -> None:
        """Note that something has to wait for the store for so long."""
        now, until = self.loop.now, self.loop.now + seconds
        self.hindered += max(0.0, until - max(now, self.hindered_until))
        self.hindered_until = max(self.hindered_until, until)

    async def _freeze(self) -> None:
        """Let nothing of a process that was killed go on."""
        frozen: asyncio.Future[None] = self.loop.create_future()
        self._frozen.append(frozen)
        await frozen

    def sleep(self, seconds: float) -> None:
        """Do nothing for a while, and then go on as if nothing had been."""
        self._process.asleep = True
        self._hinder(seconds)
        self.loop.call_later(seconds, self._wake, self._process, context=NOBODYS)

    def _wake(self, process: Process) -> None:
        if process is self._process and process.asleep:
            self.awake_since = self.loop.now
            self.loop.wake(process)

    async def answer(self, work: Coroutine[Any, Any, T], seconds: float = 30) -> T:
        """Return what comes of something it does, unless that takes too long; it may still be done then."""
        task = self.loop.create_task(work, context=self._process.context)
        task.add_done_callback(lambda task: task.cancelled() or task.exception())  # whoever asked may be gone by then
        if not (await asyncio.wait([task], timeout=seconds))[0]:
            raise TimeoutError
        return task.result()

    def hand(self, what: Callable[[], object], after: float = 0) -> None:
        """Have it learn of something, as soon as it is awake."""
        self.loop.deliver(self._process, what, after)

    def hand_now(self, what: Callable[[], object]) -> None:
        """Have it learn of something at once, unless it sleeps."""
        self._process.learn(what)

    def kill(self) -> None:
        """Take the power away."""
        self.up, self._died = False, self.loop.now
        self.loop.wake(self._process)  # for nothing of it to go on all the same
        for task in self._tasks:
            task.cancel()
        if isinstance(self.registry.fanout, SimFanout):
            self.hub.everyone.remove(self.registry.fanout)
        for room in self.registry.rooms.values():
            room._closed = True
        for wire in list(self.wires):
            wire.lose()

    def in_memory(self) -> dict[str, Collection[object]]:
        """Return all that is held here on behalf of people or their tables, by what it is."""
        registry, world = self.registry, self.registry.world
        thinking = world.thinkers.waiting + world.thinkers.thinking + world.thinkers.asking
        held: dict[str, Collection[object]] = {
            "rooms": registry.rooms,
            "codes": registry._ids,
            "doors": registry._entering,
            "tables on their way out": registry._leaving,
            "turns": world.turns._waiting,
            "questions": range(thinking),
            "people who attend": registry.attendance._noted | registry.attendance._perhaps,
            "sessions": list(self.sessions),
            "connections": self.wires,
        }
        if isinstance(registry.fanout, SimFanout):
            company = registry.fanout.company
            held |= {"tables that are followed": registry.fanout.followed, "tables others are told of": company._held}
            held |= {"tables others have": company._with, "letters": [*company._drafts, *company._unasked]}
        return held

    async def let_in(self, code: str, device: bytes, key: str, since: int, client: "Client") -> bool:
        """Open a socket for whoever has a device, and maybe was lent a hand; whether there is such a table."""
        try:
            room = await self.registry.room(code)
        except Refused:  # as the door does: it was put away while they came in
            return False
        if room is None:
            return False
        known = await self.registry.store.person_of(device)
        eyes = Eyes(known.id if known else "", key)
        wire = SimWire(self, client, room, eyes)
        socket = Socket(room, eyes, Words("en"), wire, since, 1e9, Bucket(1e9, 1e9))
        socket.device = device if known else b""
        self.sessions.add(socket)
        self.wires.append(wire)
        client.connected(wire, since)
        await socket.start()
        return True

    async def listed(self) -> list[str]:
        """Return the codes of the tables anyone may find."""
        response = await list_tables(cast("Access", SimpleNamespace(store=self.registry.store)), cast("Request", None))
        return [table.code for table in msgspec.json.decode(response.body, type=Invitations).tables]

    async def take_back(self, person: str, device: bytes) -> None:
        """Have a device be somebody's no more, as the door does."""
        if await self.registry.store.drop_device(person, device):
            self.sessions.show_out(lambda socket: socket.device == device)

    async def forget(self, person: str) -> None:
        """Delete somebody's data, as the door does."""
        await forgetting.forget(self.registry, person)
        tables = await self.registry.store.forget(person)
        await self.sessions.forget(self.registry, person, tables)


Client = Any
"""Whoever is at the other end: see :mod:`world.guests`."""


class SimWire(Wire):
    """A connection that takes its time and may break at any message, in either direction."""

    def __init__(self, server: Server, client: Client, room: Room, eyes: Eyes) -> None:
        self.server = server
        self.client = client
        self.room = room
        self.eyes = eyes
        self.closing = False
        self.lost = False
        self._hear_from: Callable[[bytes], None] | None = None
        self._on_gone: Callable[[], None] | None = None
        self._there: deque[Callable[[], None]] = deque()
        self._here: deque[Callable[[], None]] = deque()
        """What is under way in both directions: the network keeps its order."""

    def take(self, hear: Callable[[bytes], None], gone: Callable[[], None]) -> None:
        if self.lost:
            gone()
        else:
            self._hear_from, self._on_gone = hear, gone

    def put(self, message: bytes) -> bool:
        if not self.lost and not self.closing:
            news = _decode(message)
            self.client.told(self, news)
            self._carry(self._there, lambda: self.client.heard(self, news))
        return True

    def send(self, message: bytes) -> None:
        """Send from the client's end."""
        if not self.lost:
            self._carry(self._here, lambda: self._hear(message))

    def _hear(self, message: bytes) -> None:
        if not self.lost and not self.closing and self._hear_from and self.server.up:
            self._hear_from(message)

    def _carry(self, way: deque[Callable[[], None]], message: Callable[[], None]) -> None:
        chance, loop = self.server.chance, self.server.loop
        if chance.random() < self.server.faults.cut:
            loop.call_later(chance.uniform(0, 5), self.lose, context=NOBODYS)
        way.append(message)
        takes = chance.uniform(0.001, 0.2)
        if way is self._here:
            self.server.hand(lambda: way.popleft()(), takes)
        else:
            loop.call_later(takes, lambda: way.popleft()(), context=NOBODYS)

    def cork(self) -> None:
        pass

    def uncork(self) -> bool:
        return True

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.server.loop.call_later(self.server.chance.uniform(0.001, 0.2), self.lose, context=NOBODYS)

    def cut(self) -> None:
        self.lose()

    def lose(self) -> None:
        """Break."""
        if self.lost:
            return
        self.lost = self.closing = True
        self.server.hand_now(self._gone)
        self.client.lost(self)

    def _gone(self) -> None:
        """Have the server learn that nobody is there any more."""
        if self in self.server.wires:
            self.server.wires.remove(self)
        if self._on_gone and self.server.up:
            self._on_gone()
        self._hear_from = self._on_gone = None  # as a real one lets go: whoever has gone is no session

    def despair(self) -> None:
        """Have the client hang up on a server that says nothing any more."""
        if self.server.asleep:
            self.lose()


class Hub:
    """What carries news from server to server, or loses it."""

    def __init__(self, several: bool, chance: Random, loop: VirtualLoop, faults: Faults) -> None:
        self.several = several
        self.chance = chance
        self.loop = loop
        self.faults = faults
        self.everyone: list[SimFanout] = []
        self.started = 0
        """How many servers there have been."""
        self._ways: dict[tuple[str, str], deque[Letter]] = {}
        """By sender and receiver, the letters under way: none comes before one that was sent earlier."""

    def carry(self, sender: "SimFanout", to: str, letter: Letter) -> None:
        """Bring a letter to whom it is for. One is lost with a connection, and whoever had that notices."""
        receivers = [fanout for fanout in self.everyone if fanout is not sender and to in (ALL, fanout.company.me)]
        if to != ALL and not receivers:
            sender.company.miss({to})
        for fanout in receivers:
            if fanout.away:
                continue
            if self.chance.random() < self.faults.lost_news:
                fanout.away = True
                fanout.server.hand(fanout.reconnect, self.chance.uniform(0.1, 3))
                continue
            way = self._ways.setdefault((sender.company.me, fanout.company.me), deque())
            way.append(letter)
            fanout.server.hand(partial(fanout.receive, way), self.chance.uniform(0.001, 0.3))


class SimFanout(Fanout):
    """The fan-out of one server."""

    def __init__(self, server: Server, life: int) -> None:
        self.server = server
        self.life = life
        self.followed: dict[str, OnVersion] = {}
        server.hub.started += 1
        self.company = Company(str(server.hub.started), self.hear)
        self.away = False
        """Whether it hears nothing, and does not know yet."""
        server.hub.everyone.append(self)

    def tell(self, table: str, version: int) -> None:
        self.company.tell(table, version)
        self.send()

    def follow(self, table: str, heard: OnVersion) -> None:
        self.followed[table] = heard
        self.company.hold(table)
        self.send()

    def unfollow(self, table: str) -> None:
        self.followed.pop(table, None)
        self.company.let_go(table)
        self.send()

    def send(self) -> None:
        for to, letter in sorted(self.company.letters(), key=itemgetter(0)):  # or their order would be that of a set
            self.server.hub.carry(self, to, letter)

    @property
    def lives(self) -> bool:
        return self.server.up and self.server.life == self.life

    def receive(self, way: deque[Letter]) -> None:
        letter = way.popleft()
        if self.lives:
            self.company.hear(letter)
            self.send()

    def reconnect(self) -> None:
        self.away = False
        if self.lives:
            self.company.ask_all_again()
            self.send()

    def hear(self, table: str, version: int) -> None:
        if self.lives and table in self.followed:
            self.followed[table](version)

    async def keep_asking(self) -> None:
        """Find out what was lost."""
        while True:
            await asyncio.sleep(ASK_EVERY)
            try:
                versions = await self.server.registry.store.versions(list(self.followed))
            except StoreError:
                continue
            for table, version in versions.items():
                self.hear(table, version)
