"""A table at which everything happens as planned, twice, in virtual time and through real sockets.

What each viewer was sent, and when, is compared to the byte and to the microsecond, up to the moment the difference
between two courses would show.
"""

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import count
from math import floor
from types import SimpleNamespace
from typing import Any, cast

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.protocol import State as WireState

from billi.bots.house import HouseBot
from billi.bulk.cpu import compiled
from billi.luck import SeededLuck
from billi.server.fanout import Alone
from billi.server.levels import needs
from billi.server.limits import Bucket
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.server.socket import Socket
from billi.server.wire import Wire
from billi.state import Game
from billi.table.hinting import why_no_hint
from billi.table.showing import Eyes
from billi.words import LANGUAGES, Words
from helpers.random_games import is_legal, sayings
from helpers.serving import FREE
from helpers.twin_games import Course, Plan
from world.disk import Disk
from world.virtual import VirtualClock, VirtualLoop, run

SECRETS = [bytes([number]) * 32 for number in range(1, 9)]
PERSON = "id-of-person-{}"
HOST = PERSON.format("host")


class Script:
    """Luck that says what it is told to, and then goes on by itself."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = list(numbers)
        self.then = SeededLuck(1)

    def below(self, n: int) -> int:
        if not self.numbers:
            return self.then.below(n)
        number = self.numbers.pop(0)
        assert number < n
        return number

    def copy(self) -> "Script":
        twin = Script(self.numbers)
        twin.then = self.then.copy()
        return twin


def rig(monkeypatch: pytest.MonkeyPatch, *scripts: list[int]) -> None:
    """Have luck say these numbers at the first tables set up, and everything else drawn at random be as always."""
    numbers = dict(zip(SECRETS, scripts, strict=False))
    secrets, names = iter(SECRETS), count()
    letters = "abcdefghjkmn"
    monkeypatch.setattr("billi.table.table.FairLuck", lambda secret, words, cuts=(): Script(numbers.get(secret, [])))
    monkeypatch.setattr("billi.table.question.make", lambda name, luck: HouseBot(SeededLuck(0)))
    monkeypatch.setattr("billi.server.registry.new_secret", lambda: next(secrets))
    monkeypatch.setattr("billi.server.registry.new_code", lambda: letters[next(names) :].ljust(12, "z"))
    monkeypatch.setattr("billi.server.registry.new_id", lambda: f"table-{next(names)}")
    monkeypatch.setattr("billi.server.room.CHAT_PACE", 1e9)
    monkeypatch.setattr("billi.server.room.CHAT_AT_ONCE", 1e9)


PAUSING = replace(FREE, pause=2_400)
QUICK = replace(FREE, pause=800)
ANSWERS = (b'{"is":"granted"', b'{"is":"refused"')


class Tape(asyncio.Transport):
    """Stands for a connection: keeps every message that is written to it."""

    def __init__(self) -> None:
        super().__init__({"socket": SimpleNamespace(setsockopt=lambda *_: None)})
        self.sent: list[bytes] = []
        self.times: list[float] = []
        self._rest = bytearray()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._rest += data
        while (message := take_frame(self._rest)) is not None:
            self.sent.append(message)
            self.times.append(asyncio.get_running_loop().time())

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Nothing ever waits."""

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pytest.fail("hung up")

    abort = close


def take_frame(written: bytearray) -> bytes | None:
    """Take the first WebSocket frame out of what was written, if it is whole, and give what it says."""
    head, size = 2, written[1] if len(written) > 1 else 0
    if size > 125:
        head += 2 if size == 126 else 8
        size = int.from_bytes(written[2:head], "big")
    if len(written) < max(head, 2) or len(written) < head + size:
        return None
    message = bytes(written[head : head + size])
    del written[: head + size]
    return message


def open_wire(tape: Tape) -> Wire:
    """Return a wire whose door is open, with a tape at its end."""
    wire = Wire(cast("Config", SimpleNamespace(loaded_app=None)), ServerState(), {})
    wire.connection_made(tape)
    wire.protocol.state = WireState.OPEN
    wire.take_stock()
    return wire


class Visitor:
    """Somebody at a table, through a real socket and all but a real wire."""

    def __init__(self, room: Room, person: str, key: str = "", since: int = 0, language: str = "en") -> None:
        self.person = person
        self.tape = Tape()
        endless, wire = Bucket(1e9, 1e9), open_wire(self.tape)
        self.socket = Socket(room, Eyes(person, key), Words(language), wire, since, 1e9, endless)

    async def enter(self) -> "Visitor":
        await self.socket.start()
        return self

    def leave(self) -> None:
        self.socket.leave()

    def hands(self) -> list[int | None]:
        """List the seats whose hands were shown last."""
        return [hand["seat"] for hand in self.shown()["own"]["hands"]]

    def shown(self) -> dict[str, Any]:
        """Return the table as it was shown last."""
        shown: dict[str, Any] = json.loads([message for message in self.tape.sent if b'{"is":"table"' in message][-1])
        return shown

    async def grant(self, do: str, id: str, **details: Any) -> None:
        """Wish for something that is granted."""
        answer = await self._ask({"do": do, "id": id, **details})
        assert answer["is"] == "granted", answer

    async def refuse(self, do: str, **details: Any) -> None:
        """Wish for something that is not."""
        answer = await self._ask({"do": do, "id": "no", **details})
        assert answer["is"] == "refused", answer

    async def _ask(self, wish: dict[str, Any]) -> dict[str, Any]:
        heard = len(self.tape.sent)
        self.socket.hear(json.dumps(wish).encode())
        async with asyncio.timeout(30):
            for waited in count():
                if answers := [sent for sent in self.tape.sent[heard:] if sent.startswith(ANSWERS)]:
                    break
                await asyncio.sleep(0 if waited < 20 else POLL)
        answer: dict[str, Any] = json.loads(answers[0])
        return answer


POLL = 0.02
"""Seconds of virtual time between two looks whether something has happened."""


async def a_moment() -> None:
    """Wait until a moment that does not depend on when exactly one looked last, but is sooner than any pause."""
    loop = asyncio.get_running_loop()
    moment = floor(loop.time() * 5) / 5 + 0.217 - loop.time()
    await asyncio.sleep(moment if isinstance(loop, VirtualLoop) else 0)


@dataclass
class Told:
    """What everyone was sent while a course was played, by viewer."""

    unaware: dict[tuple[str, str], Tape] = field(default_factory=dict)
    """Those who must not see a difference: each a person and how they look."""
    others: dict[tuple[str, str], Tape] = field(default_factory=dict)
    """Those whose cards are swapped."""
    links: dict[int, str] = field(default_factory=dict)
    """The keys of the links to each hand."""
    own_links: dict[str, set[str]] = field(default_factory=dict)
    """The same by the person who may hand them out."""


class Evening:
    """A course of a game as it is played, with everyone there is."""

    def __init__(self, registry: Registry, plan: Plan, course: Course, moved: int = 0, hints: bool = False) -> None:
        self.registry = registry
        self.hints = hints
        """Whether those who must not notice anything ask for hints, at one choice of three."""
        self.plan = plan
        self.course = course
        self.moved = moved
        """How many seats further than at first everyone sits."""
        self.chance = random.Random(1)
        self.told = Told()
        self.room: Room
        self.people: dict[str, Visitor] = {}

    def person(self, seat: int) -> str:
        """Return who plays a seat: the first two that see no difference are one person's."""
        first, *others = [(seen - self.moved) % self.plan.game.players for seen in self.plan.eyes]
        seat = (seat - self.moved) % self.plan.game.players
        return PERSON.format(first if seat in others[:1] else seat)

    @property
    def unaware(self) -> list[str]:
        return sorted({HOST, *map(self.person, self.plan.eyes)})

    async def sit_down(self, clock: int = 0) -> None:
        """Set up a table, and have everyone sit down."""
        game = self.plan.game
        wish = NewTableWish(game.name, game.players, game.options, clock=clock, hints=self.hints)
        code = await self.registry.open(HOST, wish)
        room = await self.registry.room(code)
        assert room is not None
        await self.come(room)
        for seat in range(game.players):
            await self.player(seat).grant("sit", f"sit{seat}", seat=seat, name=f"N{seat}")
            await self.player(seat).grant("words", f"words{seat}", seat=seat, words=f"luck {seat}")

    async def come(self, room: Room) -> None:
        """Have everyone look at a table."""
        self.room = room
        for person in sorted({HOST, *map(self.person, range(self.plan.game.players))}):
            self.people[person] = await Visitor(room, person).enter()

    def player(self, seat: int) -> Visitor:
        return self.people[self.person(seat)]

    async def play(self, busy: bool = True) -> None:
        """Have everyone choose as planned; all the while people come, talk, and want what they cannot have."""
        plan, room, chance = self.plan, self.room, self.chance
        links = await self._lend_hands()
        host = self.people[HOST]
        guests = [await Visitor(room, "", language=language).enter() for language in LANGUAGES]
        guests += [await Visitor(room, "", links[seat]).enter() for seat in plan.eyes]
        await host.grant("begin", "begin")
        for number, (seat, action) in enumerate(self.course.choices):
            await self._draw()
            if number == plan.bot_from:
                await host.grant("bot", "bot", seat=plan.aim.bot)
            if busy:
                for visitor in (*(self.people[person] for person in self.unaware), guests[0]):
                    await ask_too_much(visitor, plan.game, room, chance)
                seen = chance.choice(plan.eyes)
                for person, key in ((self.person(seen), ""), ("", links[seen]), ("", ""), (HOST, "")):
                    for since in (0, chance.randrange(room.table.version + 2)):
                        guests.append(await Visitor(room, person, key, since).enter())
                for visitor in guests[-32:-16]:
                    visitor.leave()
                if number % 5 == 0:
                    for person, said in (
                        (self.person(seat), {"text": f"{number}."}),
                        (self.person(seen), {"phrase": "nice"}),
                    ):
                        if room.table.seats_of(person):
                            await self.people[person].grant("say", f"say{number} {said}", **said)
            if self.hints and number % 3 == 0 and seat in plan.eyes and not why_no_hint(room.table, seat):
                await self._ask_hint(seat)
            if plan.bot_from is None or number < plan.bot_from or seat != plan.aim.bot:
                version = room.table.version
                choice = {"seat": seat, "action": action, "version": version}
                await self.player(seat).grant("choose", f"choice{number}", **choice)
                async with asyncio.timeout(60):
                    while room.table.version == version:
                        await asyncio.sleep(POLL)
                await a_moment()
        await self._draw()
        for place, visitor in enumerate(guests):
            self.told.unaware[visitor.person, f"guest {place}"] = visitor.tape
        for person, visitor in self.people.items():
            told = self.told.unaware if person in self.unaware else self.told.others
            told[person, "from the start"] = visitor.tape

    async def _draw(self) -> None:
        """Have whoever draws touch a card; bots have done so."""
        table = self.room.table
        while table.state and table.state.drawing:
            [seat] = table.waiting_for
            draw = {"seat": seat, "action": str(table.choices(seat)[0]), "version": table.version}
            await self.player(seat).grant("choose", f"draw{table.version}", **draw)
            await a_moment()

    async def _ask_hint(self, seat: int) -> None:
        """Ask for a hint, and wait for it; it comes at a time of its own, so that what follows begins at another."""
        sent, version = self.player(seat).tape.sent, self.room.table.version
        before = len(sent)
        await self.player(seat).grant("hint", f"hint{version}", seat=seat, version=version)
        async with asyncio.timeout(100):
            while not any(message.startswith(b'{"is":"hint"') for message in sent[before:]):
                await asyncio.sleep(0)
        await a_moment()

    async def _lend_hands(self) -> dict[int, str]:
        for seat in range(self.plan.game.players):
            await self.player(seat).grant("lend", f"lend{seat}", seat=seat)
            key = self.told.links[seat] = self.room.table.chairs[seat].key
            self.told.own_links.setdefault(self.person(seat), set()).add(key)
        return self.told.links

    async def look_back(self) -> None:
        """Have everyone come back after any version, and say that they heard any."""
        for since in range(self.room.table.version + 2):
            for person, key in (
                *((person, "") for person in self.unaware),
                *(("", self.told.links[seat]) for seat in self.plan.eyes),
                ("", ""),
            ):
                visitor = await Visitor(self.room, person, key, since).enter()
                await visitor.grant("ping", "ping", version=self.chance.randrange(-1, self.room.table.version + 2))
                visitor.leave()
                self.told.unaware[person, f"since {since}, with {key}"] = visitor.tape


async def ask_too_much(visitor: Visitor, game: Game, room: Room, chance: random.Random) -> None:
    """Wish for what cannot be had, in every way; what is said to it is on the tape."""
    state, version = room.table.state, room.table.version
    assert state is not None
    own = room.table.seats_of(visitor.person)
    others = [seat for seat in range(game.players) if seat not in own]
    for _ in range(4):
        seat, action = chance.choice([*others, *own * 4]), chance.choice(sayings(game))
        late = chance.choice([version, version, 0])
        if seat not in own or late == 0 or not is_legal(state, seat, action):
            await visitor.refuse("choose", seat=seat, action=str(action), version=late)
    seat = chance.choice(others)
    back = room.table.may_take_back(seat, visitor.person)  # a hand of theirs a bot has played till now
    beyond: list[dict[str, Any]] = [
        {"do": "sit", "seat": 99 if back else seat, "name": "Eve"},
        {"do": "words", "seat": seat, "words": "late"},
        {"do": "move", "order": list(range(game.players))},
        {"do": "begin"},
        {"do": "waive", "seat": seat if game.name == "willi" else chance.choice([*own, seat])},
        {"do": "lend", "seat": seat},
        {"do": "back", "seat": seat},
        {"do": "say", "phrase": "fly"},
        {"do": "rematch"},
        {"do": "stand", "seat": 99},
        {"do": "mute", "seat": -1},
        {"do": "stand-in", "seat": 99},
        {"do": "bot", "seat": seat, "bot": "nobody"},
        {"do": "choose", "seat": chance.choice([*own, seat]), "action": "fly", "version": version},
        {"do": "choose", "seat": seat},
        {"do": "fly"},
    ]
    for wish in chance.sample(beyond, 4):
        await visitor.refuse(**wish)


def both(
    plan: Plan, monkeypatch: pytest.MonkeyPatch, clock: int = 0, busy: bool = True, hints: bool = False
) -> tuple[Told, Told]:
    """Play both courses of a plan; return what everyone was told."""
    if hints:  # compiling takes real time, which nobody waits for in virtual time
        for function in needs("master", plan.game.name):
            compiled(plan.game.name, function)

    async def one(course: Course, loop: VirtualLoop) -> Told:
        rig(monkeypatch, course.numbers)
        async with Disk().store() as store:
            evening = Evening(Registry(store, PAUSING, Alone(), VirtualClock(loop)), plan, course, hints=hints)
            await evening.sit_down(clock)
            await evening.play(busy)
            await evening.look_back()
            assert evening.room.table.state is not None
            assert evening.room.table.state.events == course.state.events
            await evening.registry.close()
            return evening.told

    one_told, other_told = (run(partial(one, course)) for course in plan.courses)
    return one_told, other_told


def assert_same(one: Told, other: Told) -> None:
    """Assert that nobody who must not see a difference was sent one."""
    assert one.unaware.keys() == other.unaware.keys()
    for name, tape in one.unaware.items():
        twin = other.unaware[name]
        for place, (message, like) in enumerate(zip(tape.sent, twin.sent, strict=True)):
            assert message == like, f"message {place} to {name}"
        times = [[round(time, 6) for time in each.times] for each in (tape, twin)]
        assert times[0] == times[1], f"the times of the messages to {name}"
