"""Swap cards that somebody cannot see: every byte they are sent stays the same.

A game is planned twice, in two courses that differ only in cards hidden from some eyes: see :func:`plan`. Both are then
played at a real table through real sockets, in virtual time, and what each viewer was sent, and when, is compared to
the byte and to the microsecond, up to the moment the difference would show.
"""

import asyncio
import base64
import json
import logging
import random
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import count
from math import floor
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.protocol import State as WireState

import billi
from billi import State
from billi.bots.house import HouseBot
from billi.fair import commitment
from billi.games.spec import EventDict
from billi.games.willi.rules import CALLING, trick_is_safe
from billi.luck import SeededLuck
from billi.server.app import DOORS
from billi.server.fanout import Alone
from billi.server.limits import Bucket, Buckets
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.server.socket import Socket
from billi.server.store import open_store
from billi.server.wire import Wire
from billi.state import Game
from billi.table.showing import Eyes
from billi.words import LANGUAGES, Words
from scene import any_deck, stacked
from serving import FREE, on_a_server, serving
from test_properties import is_legal, sayings
from told import events_of
from world.disk import Disk
from world.virtual import VirtualClock, VirtualLoop, run

# Two courses of a game that look the same


@dataclass
class Course:
    """A game under way, what luck has said so far, and what people have chosen."""

    state: State
    numbers: list[int]
    choices: list[tuple[int, str]] = field(default_factory=list)

    @classmethod
    def begun(cls, game: Game, deck: Sequence[str], teams: list[int] | None, dealer: int) -> "Course":
        drawn = [dealer] if game.seats == game.players else []  # the dealer is drawn, but not where Willi plays himself
        state = game.start(deck=deck, team_cards=teams, dealer=dealer)
        return cls(state, [*drawn, *unshuffled(game, deck, teams)])

    def dealt_anew(self, deck: Sequence[str], teams: list[int] | None) -> "Course":
        """Return the course after the next round is dealt."""
        state = self.state.copy()
        state.deal(deck, teams)
        return Course(state, [*self.numbers, *unshuffled(state.game, deck, teams)], self.choices)

    def after(self, seat: int, step: str) -> "Course":
        """Return the course after a seat's choice, or for seat -1 after luck's."""
        state = self.state.copy()
        if seat >= 0:
            by_itself = calls_in_vain(state, seat)
            state.apply(seat, step)
            return Course(state, self.numbers, [*self.choices, *([] if by_itself else [(seat, step)])])
        number = state.outcomes.index(step)
        state.draw(step)
        return Course(state, [*self.numbers, number], self.choices)

    def known(self, told: int, eyes: Sequence[int]) -> list[Any]:
        """Return what some seats, and everybody, have come to know since some event, as the rules have it."""
        state = self.state
        seen = [[as_seen(event, seat) for event in events_of(state)[told:]] for seat in (*eyes, None)]
        hands = [state.game.spec.fields(state.position)["hands"][seat] for seat in eyes]
        return [seen, hands, state.to_act, state.dealing, state.over]


def unshuffled(game: Game, deck: Sequence[str], teams: list[int] | None) -> list[int]:
    """Return the numbers by which luck shuffles a deck, and team cards, just so."""
    numbers = []
    for start, wanted in ((list(game.spec.deck), deck), (list(range(1, game.players + 1)), teams or [])):
        cards: list[Any] = start
        for place in range(len(wanted) - 1, 0, -1):
            numbers.append(cards.index(wanted[place]))
            cards[place], cards[numbers[-1]] = cards[numbers[-1]], cards[place]
    return numbers


def as_seen(event: EventDict, seat: int | None) -> EventDict:
    """Tell an event without what the rules keep from a seat."""
    if event["t"] == "deal":
        return {"hands": [hand if place == seat else None for place, hand in enumerate(event["hands"])]}
    knowers = {"draw": ("seat", "from"), "move": ("from", "to"), "box": ("seat",)}.get(event["t"])
    if knowers is None or seat in [event[who] for who in knowers]:
        return event
    return {**event, "card": None}


def dealt_otherwise(state: State, eyes: Sequence[int], rnd: random.Random) -> list[str]:
    """Stack a deck that looks to some seats like the one just dealt, with others' cards swapped."""
    hands = [
        list(hand) for hand in next(event["hands"] for event in reversed(events_of(state)) if event["t"] == "deal")
    ]
    dealer = next(event["dealer"] for event in reversed(events_of(state)) if event["t"] == "round")
    others = [seat for seat in range(state.game.seats) if seat not in eyes]
    swaps = 0
    for _ in range(200):
        one, other = rnd.sample(others, 2)
        mine, yours = any_place(hands[one], one, state, rnd), any_place(hands[other], other, state, rnd)
        if can_be_swapped(state.game, hands[one], mine, hands[other], yours):
            hands[one][mine], hands[other][yours] = hands[other][yours], hands[one][mine]
            swaps += 1
        if swaps == 3:
            break
    return stacked(hands, dealer)


def any_place(hand: list[str], seat: int, state: State, rnd: random.Random) -> int:
    """Choose a card that can be swapped: of Willi's pile the last one, which is never turned."""
    return rnd.randrange(len(hand)) if seat < state.game.players else len(hand) - 1


def can_be_swapped(game: Game, one: list[str], mine: int, other: list[str], yours: int) -> bool:
    """Whether a swap leaves everyone with the same colours, or at Mister Bill with the same pairs to discard."""
    if game.name == "willi":
        return one[mine][0] == other[yours][0]
    odd = [hand.count(card) % 2 for hand, card in ((one, one[mine]), (other, other[yours]))]
    even = [hand.count(card) % 2 for hand, card in ((one, other[yours]), (other, one[mine]))]
    return odd == [1, 1] and even == [0, 0]


@dataclass(frozen=True)
class Aim:
    """What a plan is for."""

    game: Game
    eyes: tuple[int, ...]
    """The seats that must see no difference; nor must anybody who only watches."""
    most: int = 40
    """Choices."""
    first: int = 1
    """The round from which on there is a difference."""
    bot: int | None = None
    """A seat for which a bot decides,"""
    late: int = 0
    """but not before so many choices."""
    before: str = ""
    """Stop before somebody aware of the difference can choose this."""

    def reached(self, course: Course) -> bool:
        aware = [seat for seat in course.state.to_act if seat not in self.eyes]
        return bool(self.before) and any(
            step.startswith(self.before) for seat in aware for step in steps_of(course.state, seat)
        )

    def otherwise(self, dealt: Course, rnd: random.Random) -> list[str] | None:
        """Stack another deck than the one just dealt, if there is to be a difference."""
        return dealt_otherwise(dealt.state, self.eyes, rnd) if dealt.state.position.round >= self.first else None


@dataclass(frozen=True)
class Plan:
    """Two courses of a game that look the same to some eyes."""

    aim: Aim
    courses: tuple[Course, Course]
    apart: list[int]
    """After how many choices the two differ in what is hidden."""
    bot_from: int | None
    """After how many choices the bot begins to decide."""

    @property
    def game(self) -> Game:
        return self.aim.game

    @property
    def eyes(self) -> tuple[int, ...]:
        return self.aim.eyes


@cache
def plan(game: Game, eyes: tuple[int, ...], **more: Any) -> Plan:
    """Plan two courses, out of several pairs the one that stays apart for longest; see :class:`Aim`."""
    best = max((follow(Aim(game, eyes, **more), seed) for seed in range(25)), key=lambda found: len(found.apart))
    assert best.apart
    return best


def follow(aim: Aim, seed: int) -> Plan:
    """Play two courses side by side for as long as they look the same."""
    rnd = random.Random(seed)
    one, other = kept = begin(aim, rnd)
    apart: list[int] = []
    bot_from = None
    while True:
        if aim.bot is not None and bot_from is None and len(one.choices) >= aim.late and len(one.state.to_act) == 1:
            bot_from = len(one.choices)
        bot = None if bot_from is None else aim.bot
        if one.state.over or (one.state.to_act and bot not in one.state.to_act):
            kept = one, other
            apart += [len(one.choices)] if one.state != other.state else []
        if len(one.choices) == aim.most or one.state.over or aim.reached(one):
            break
        both = go_on(aim, one, other, rnd, bot)
        if both is None:
            break
        one, other = both
    return Plan(aim, kept, apart if aim.reached(kept[0]) or not aim.before else [], bot_from)


def begin(aim: Aim, rnd: random.Random) -> tuple[Course, Course]:
    game = aim.game
    dealer = game.players - 1 if game.seats > game.players else rnd.randrange(game.seats)
    deck = rnd.sample(game.spec.deck, len(game.spec.deck))
    teams = rnd.sample(range(1, game.players + 1), game.players) if game.name == "misterbill" else None
    one = Course.begun(game, deck, teams, dealer)
    return one, Course.begun(game, aim.otherwise(one, rnd) or deck, teams, dealer)


def go_on(aim: Aim, one: Course, other: Course, rnd: random.Random, bot: int | None) -> tuple[Course, Course] | None:
    """Take a step in each course such that nobody concerned can tell them apart, if there is one."""
    if one.state.dealing:
        deck, teams = any_deck(one.state, rnd)
        one = one.dealt_anew(deck, teams)
        return one, other.dealt_anew(aim.otherwise(one, rnd) or deck, teams)
    told, to_act = len(one.state.events), one.state.to_act
    seat = -1 if not to_act else bot if bot in to_act else rnd.choice(to_act)
    if calls_in_vain(one.state, seat):
        steps = likes = ["no call"]  # as the table says by itself
    elif seat == bot:
        steps = likes = [str(HouseBot(SeededLuck(0)).choose(one.state.view(seat)))]
    else:
        steps, likes = steps_of(one.state, seat), steps_of(other.state, seat)
    alike = one.state.position.round < aim.first or rnd.random() < 0.7  # or else rather not
    for step in rnd.sample(steps, len(steps)):
        after = one.after(seat, step)
        hidden = seat == -1 or (seat not in aim.eyes and step.startswith(("box", "give")))
        tried = rnd.sample(likes, len(likes)) if hidden else [step] if step in likes else []
        for like in sorted(tried, key=lambda like: (like != step) is alike):
            branch = other.after(seat, like)
            if after.known(told, aim.eyes) == branch.known(told, aim.eyes):
                return after, branch
    return None


def calls_in_vain(state: State, seat: int) -> bool:
    """Whether a seat is asked to call for a trick that is its own already."""
    return state.game.name == "willi" and state.position.phase == CALLING and trick_is_safe(state.position, seat)


def steps_of(state: State, seat: int) -> list[str]:
    """List what a seat, or for seat -1 luck, may choose."""
    return list(state.outcomes) if seat < 0 else [str(action) for action in state.legal(seat)]


# A table at which everything happens as planned


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
    monkeypatch.setattr("billi.table.table.make", lambda name, luck: HouseBot(SeededLuck(0)))
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

    def get_write_buffer_size(self) -> int:
        return 0

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
    now = asyncio.get_running_loop().time()
    await asyncio.sleep(floor(now * 5) / 5 + 0.217 - now)


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

    def __init__(self, registry: Registry, plan: Plan, course: Course, moved: int = 0) -> None:
        self.registry = registry
        self.plan = plan
        self.course = course
        self.moved = moved
        """How many seats further than at first everyone sits."""
        self.chance = random.Random(1)
        self.told = Told()
        self.room: Room
        self.people: dict[str, Visitor] = {}

    def person(self, seat: int) -> str:
        """Say who plays a seat: the first two that see no difference are one person's."""
        first, *others = [(seen - self.moved) % self.plan.game.players for seen in self.plan.eyes]
        seat = (seat - self.moved) % self.plan.game.players
        return PERSON.format(first if seat in others[:1] else seat)

    @property
    def unaware(self) -> list[str]:
        return sorted({HOST, *map(self.person, self.plan.eyes)})

    async def sit_down(self, clock: int = 0) -> None:
        """Set up a table, and have everyone sit down."""
        game = self.plan.game
        code = await self.registry.open(HOST, NewTableWish(game.name, game.players, game.options, clock=clock))
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
            if plan.bot_from is None or number < plan.bot_from or seat != plan.aim.bot:
                version = room.table.version
                choice = {"seat": seat, "action": action, "version": version}
                await self.player(seat).grant("choose", f"choice{number}", **choice)
                async with asyncio.timeout(10):
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
    beyond: list[dict[str, Any]] = [
        {"do": "sit", "seat": seat, "name": "Eve"},
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


def both(plan: Plan, monkeypatch: pytest.MonkeyPatch, clock: int = 0, busy: bool = True) -> tuple[Told, Told]:
    """Play both courses of a plan; give what everyone was told."""

    async def one(course: Course, loop: VirtualLoop) -> Told:
        rig(monkeypatch, course.numbers)
        async with Disk().store() as store:
            evening = Evening(Registry(store, PAUSING, Alone(), VirtualClock(loop)), plan, course)
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


# What nobody may learn


def seen_by(game: Game) -> list[tuple[int, ...]]:
    """Choose whose cards are swapped, so that each seat is once among those who must not notice."""
    seats = tuple(range(game.players))
    if game.players == 3:
        return [(0,), (1,), (2,)] if game.name == "misterbill" else [(0,), (1, 2), (2,)]
    return [seats[2:], seats[:2], seats[1:-1]]


GAMES = [
    billi.game("misterbill", 3),
    billi.game("misterbill", 4, exchange="chosen"),
    billi.game("misterbill", 5),
    billi.game("misterbill", 8, exchange="chosen"),
    billi.game("willi", 4),
    billi.game("willi", 4, exchange="same_colour"),
    billi.game("willi", 3),
    billi.game("willi", 3, exchange="same_colour", willi_starts="in_turn"),
]


@pytest.mark.parametrize(("game", "eyes"), [(game, eyes) for game in GAMES for eyes in seen_by(game)], ids=str)
def test_cards_somebody_cannot_see_change_no_byte_they_are_sent(
    monkeypatch: pytest.MonkeyPatch, game: Game, eyes: tuple[int, ...]
) -> None:
    planned = plan(game, eyes)
    assert len(planned.apart) > 10
    assert_same(*both(planned, monkeypatch))


@pytest.mark.parametrize(("game", "eyes"), [(billi.game("misterbill", 4), (0, 1)), (billi.game("willi", 3), (1, 2))])
def test_nor_do_they_in_a_later_round(monkeypatch: pytest.MonkeyPatch, game: Game, eyes: tuple[int, ...]) -> None:
    planned = plan(game, eyes, most=200, first=2)
    assert planned.courses[0].state.position.round >= 2
    assert len(planned.apart) > 5
    assert_same(*both(planned, monkeypatch, busy=False))


@pytest.mark.parametrize("late", [0, 9])
@pytest.mark.parametrize(
    ("game", "eyes", "bot"), [(billi.game("misterbill", 5), (0, 1, 2), 2), (billi.game("willi", 4), (0, 3), 3)]
)
def test_nor_while_a_bot_decides_that_cannot_see_them_either(
    monkeypatch: pytest.MonkeyPatch, game: Game, eyes: tuple[int, ...], bot: int, late: int
) -> None:
    planned = plan(game, eyes, bot=bot, late=late)
    assert len(planned.apart) > 10
    assert_same(*both(planned, monkeypatch))


def test_nor_is_the_card_taken_for_an_exchange_known_before_the_one_given(monkeypatch: pytest.MonkeyPatch) -> None:
    planned = plan(billi.game("willi", 4), (0, 1), before="take")
    one, other = planned.courses
    seat = one.state.to_act[0]
    assert seat not in planned.eyes
    first, *_, last = [step for step in steps_of(one.state, seat) if step.startswith("take")]
    taken = replace(planned, courses=(one.after(seat, first), other.after(seat, last)))
    assert_same(*both(taken, monkeypatch))


def test_nor_where_a_clock_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    assert_same(*both(plan(billi.game("misterbill", 4), (1, 3)), monkeypatch, clock=20))


def test_nor_at_the_table_of_a_rematch(monkeypatch: pytest.MonkeyPatch) -> None:
    game = billi.game("misterbill", 4)
    before, planned = plan(game, (0, 1)), plan(game, (1, 2))

    async def one(course: Course, loop: VirtualLoop) -> Told:
        rig(monkeypatch, [], course.numbers)
        async with Disk().store() as store:
            registry = Registry(store, PAUSING, Alone(), VirtualClock(loop))
            first = Evening(registry, before, before.courses[0])
            await first.sit_down()
            await first.people[HOST].grant("begin", "begin")
            for seat in range(game.players):
                first.player(seat).leave()
                await asyncio.sleep(PAUSING.grace / 1000 / 5)
                await first.people[HOST].grant("stand-in", f"bot{seat}", seat=seat)
            async with asyncio.timeout(10):
                while not first.room.table.over:
                    await asyncio.sleep(POLL)
            await first.player(3).grant("rematch", "again")
            room = await registry.room(first.room.table.next)
            assert room is not None
            second = Evening(registry, planned, course, moved=1)
            await second.come(room)
            await second.play()
            await second.look_back()
            await registry.close()
            return second.told

    one_told, other_told = (run(partial(one, course)) for course in planned.courses)
    assert len(planned.apart) > 10
    assert_same(one_told, other_told)


HEXADECIMAL = re.compile(rb"[0-9a-f]{16,}")


@pytest.mark.parametrize("game", [billi.game("misterbill", 4), billi.game("willi", 3)], ids=repr)
def test_nobody_is_sent_a_secret_an_id_or_the_link_to_anothers_hand(
    monkeypatch: pytest.MonkeyPatch, game: Game
) -> None:
    secret = SECRETS[0]
    for told in both(plan(game, (1, 2)), monkeypatch):
        for (person, _), tape in {**told.unaware, **told.others}.items():
            everything = b"".join(tape.sent)
            may_know = {commitment(secret), *told.own_links.get(person, ())}
            assert {found.decode() for found in HEXADECIMAL.findall(everything)} <= may_know
            for form in (secret, base64.b64encode(secret), repr(secret).encode(), b"id-of-person"):
                assert form not in everything


@asynccontextmanager
async def an_evening(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Evening]:
    """Have four people sit down and choose as planned; what comes then is up to the test."""
    planned = plan(billi.game("willi", 4), (0, 2))
    rig(monkeypatch, planned.courses[0].numbers)
    async with await open_store("sqlite://") as store:
        evening = Evening(Registry(store, FREE, Alone()), planned, planned.courses[0])
        await evening.sit_down()
        await evening.play(busy=False)
        yield evening
        await evening.registry.close()


def test_a_link_shows_its_hand_only_until_it_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with an_evening(monkeypatch) as evening:
            friend = await Visitor(evening.room, "", evening.told.links[1]).enter()
            assert friend.hands() == [1]
            await evening.player(1).grant("lend", "back", seat=1, on=False)
            assert friend.hands() == [None]
            assert "link" not in evening.player(1).shown()["own"]["hands"][0]
            late = await Visitor(evening.room, "", evening.told.links[1], since=5).enter()
            assert late.hands() == [None]
            await evening.player(1).grant("lend", "again", seat=1)
            assert late.hands() == [None]

    asyncio.run(work())


@pytest.mark.parametrize("leaving", ["stand", "bot"])
def test_whoever_leaves_a_chair_sees_its_hand_no_more(monkeypatch: pytest.MonkeyPatch, leaving: str) -> None:
    async def work() -> None:
        async with an_evening(monkeypatch) as evening:
            assert evening.player(1).hands() == [1]
            whoever = evening.player(1) if leaving == "stand" else evening.people[HOST]
            await whoever.grant(leaving, "leave", seat=1)
            assert evening.player(1).hands() == [None]

    asyncio.run(work())


# Over the network

NEVER_THE_SAME = re.compile(rb'(?<="created":)\d+|(?<="made":)\d+|(?<="seen":)\d+|(?<="devices":\[{"id":)"[\w-]{16}"')
"""When a table, and the device somebody plays on, came to be known, and the device's own id."""


class Caller:
    """Somebody at a real server, who keeps every byte."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, headers={"host": "billi.example"}, verify=False)
        self.url = url
        self.token = ""
        self.frames: list[bytes] = []
        self.doors: list[tuple[str, int, bytes]] = []
        self.socket: ClientConnection
        self._listening: asyncio.Task[None]
        self._answered = asyncio.Event()

    async def introduce(self, name: str) -> "Caller":
        answered = await self.http.post("/api/me", json={"name": name, "bearer": True})
        self.token = answered.json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"
        return self

    async def look(self, code: str, asked: str = "") -> "Caller":
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        address = f"ws{self.url.removeprefix('http')}/api/tables/{code}{asked}"
        self.socket = await connect(address, additional_headers=headers, compression=None)
        self._listening = asyncio.create_task(self._listen())
        return self

    async def _listen(self) -> None:
        async for frame in self.socket:
            assert isinstance(frame, str)
            self.frames.append(frame.encode())
            if self.frames[-1].startswith(ANSWERS):
                self._answered.set()

    @property
    def shown(self) -> dict[str, Any]:
        """The table as last shown."""
        frame = next(frame for frame in reversed(self.frames) if frame.startswith(b'{"is":"table"'))
        shown: dict[str, Any] = json.loads(frame)
        return shown

    @property
    def version(self) -> int:
        """The version of the table as last shown."""
        return int(self.shown["version"])

    @property
    def timeless(self) -> list[bytes]:
        """What was heard, but for the time of day."""
        return [re.sub(rb'"now":\d+', b'"now":0', frame) for frame in self.frames]

    async def wish(self, do: str, **details: Any) -> dict[str, Any]:
        self._answered.clear()
        await self.socket.send(json.dumps({"do": do, "id": f"{do} {len(self.frames)}", **details}))
        await asyncio.wait_for(self._answered.wait(), 30)
        answers = [frame for frame in self.frames if frame.startswith(ANSWERS)]
        answer: dict[str, Any] = json.loads(answers[-1])
        return answer

    async def knock(self, *names: str) -> None:
        """Ask every door there is to look through, by every name."""
        for how, path, _ in DOORS:
            if how == "GET" and path not in ("/metrics", "/healthz", "/readyz", "/api/schema"):
                for asked in sorted({re.sub(r"\{[^}]*\}", name, path) for name in names}):
                    answer = await self.http.get(asked)
                    told = NEVER_THE_SAME.sub(b"0", answer.content)
                    self.doors.append((asked, answer.status_code, told))

    async def leave(self) -> None:
        await self.socket.close()
        await self._listening
        await self.http.aclose()


@dataclass
class Network:
    """A course of a game played at a real server: everyone by name, and what must stay among them."""

    callers: dict[str, Caller]
    code: str
    id: str

    @property
    def secrets(self) -> list[str]:
        tokens = [caller.token for caller in self.callers.values() if caller.token]
        return [*tokens, self.code, SECRETS[0].hex(), "id-of-person"]


async def play_over_network(url: str, plan: Plan, course: Course) -> Network:
    """Play a course at a real server, with somebody who watches and knocks at every door."""
    players, eyes = range(plan.game.players), plan.eyes
    seated = [await Caller(url).introduce(f"N{seat}") for seat in players]
    new = {"game": plan.game.name, "players": plan.game.players, "options": plan.game.options}
    code: str = (await seated[eyes[0]].http.post("/api/tables", json=new)).json()["code"]
    for seat, caller in enumerate(seated):
        await caller.look(code)
        assert (await caller.wish("sit", seat=seat, name=f"N{seat}"))["is"] == "granted"
    watching = await Caller(url).look(code)
    assert (await seated[eyes[0]].wish("begin"))["is"] == "granted"
    listed = (await seated[0].http.get("/api/games")).json()["games"]
    id: str = listed[0]["id"]
    late: dict[str, Caller] = {}

    async def choose(seat: int, action: str) -> None:
        assert (await watching.wish("choose", seat=seat, action=action, version=10**6))["is"] == "refused"
        version = watching.version
        assert (await seated[seat].wish("choose", seat=seat, action=action, version=version))["is"] == "granted"
        async with asyncio.timeout(10):
            while watching.version == version:
                await asyncio.sleep(0.002)

    for number, (seat, action) in enumerate(course.choices):
        while (board := watching.shown["public"]["board"])["phase"] == "draw":
            [drawer] = board["to_act"]
            await choose(drawer, f"draw from seat {(drawer - 1) % len(players)}")
        await choose(seat, action)
        if number % 8 == 0:
            for caller in (watching, seated[eyes[0]]):
                await caller.knock(code, id, f"{id}/lines", "lines", f"{code}/lines")
            late[f"late {number}"] = await Caller(url).look(code, f"?since={number}")
    callers = {**{f"N{seat}": caller for seat, caller in enumerate(seated)}, "watching": watching, **late}
    for caller in callers.values():
        await caller.wish("ping", version=0)
        await caller.leave()
    return Network(callers, code, id)


def rig_server(monkeypatch: pytest.MonkeyPatch, course: Course) -> None:
    """Have a server deal as planned, give people ids we know, and let anyone knock as often as they like."""
    numbers = count()
    rig(monkeypatch, course.numbers)
    monkeypatch.setattr("billi.server.routes.me.new_id", lambda: PERSON.format(next(numbers)))
    monkeypatch.setattr("billi.server.access.Buckets", lambda rate, size: Buckets(1e6, 1e6))


NETWORKED = [plan(billi.game("misterbill", 4), (0, 3), most=16), plan(billi.game("willi", 3), (1,), most=30)]


@pytest.mark.parametrize("planned", NETWORKED, ids=["misterbill", "willi"])
def test_nor_over_a_real_network_nor_at_any_other_door(monkeypatch: pytest.MonkeyPatch, planned: Plan) -> None:
    async def one(course: Course) -> Network:
        rig_server(monkeypatch, course)
        async with serving(QUICK) as url:
            return await play_over_network(url, planned, course)

    one_network, other_network = (asyncio.run(one(course)) for course in planned.courses)
    aware = {f"N{seat}" for seat in range(planned.game.players) if seat not in planned.eyes}
    for name in one_network.callers.keys() - aware:
        assert one_network.callers[name].timeless == other_network.callers[name].timeless
        assert one_network.callers[name].doors == other_network.callers[name].doors
    for caller in one_network.callers.values():
        for path, status, body in caller.doors:
            assert status in (200, 401, 404, 409), path
            if path.startswith("/api"):
                assert b'"do":' not in body  # a line of a log
                assert b'"secret"' not in body
                assert not CARDS[planned.game.name].search(body.decode())


CARDS = {
    "willi": re.compile(r'\b[RYGB][1-9]\b|"(hand|box|deal)"'),
    "misterbill": re.compile(r'\b(play|give) [A-Z]\b|"[OSPWHDETGLRB]"|"(hand|gift|deal)"'),
}
OUR_OWN_LOGGERS = ("httpx", "httpcore", "websockets.client")
"""The client's, which the test is."""


@pytest.mark.parametrize("planned", NETWORKED, ids=["misterbill", "willi"])
def test_logs_and_metrics_name_no_card_person_or_secret(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, planned: Plan
) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.DEBUG, "billi")

    async def work() -> tuple[Network, str]:
        rig_server(monkeypatch, planned.courses[0])
        async with serving(QUICK) as url:
            network = await play_over_network(url, planned, planned.courses[0])
            async with httpx.AsyncClient(base_url=url, verify=False) as http:
                return network, (await http.get("/metrics")).text

    network, metrics = asyncio.run(work())
    records = [record for record in caplog.records if not record.name.startswith(OUR_OWN_LOGGERS)]
    logged = "\n".join(f"{record.getMessage()} {vars(record)}" for record in records)
    for secret in network.secrets:
        assert secret not in logged
        assert secret not in metrics
    assert not CARDS[planned.game.name].search(logged)
    for family in text_string_to_metric_families(metrics):
        for sample in family.samples:
            if sample.name.startswith("billi_"):
                assert set(sample.labels) <= {"le", "result", "why", "pid"}
                assert set(sample.labels.values()) <= OUTCOMES or "le" in sample.labels


OUTCOMES = {"granted", "refused", "too slow", "too much"}


# Once it is over


def test_a_game_is_replayed_by_nobody_until_it_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(url: str) -> None:
        ann, bo = await Caller(url).introduce("Ann"), await Caller(url).introduce("Bo")
        new = {"game": "willi", "players": 4, "bots": [2, 3]}
        code = (await ann.http.post("/api/tables", json=new)).json()["code"]
        for seat, caller in enumerate((ann, bo)):
            await caller.look(code)
            await caller.wish("sit", seat=seat, name="x")
        id: str = (await ann.http.get("/api/games")).json()["games"][0]["id"]
        everyone = (ann, bo, await Caller(url).introduce("Cy"), Caller(url))

        async def asked() -> set[tuple[int, str]]:
            paths = (f"/api/games/{id}", f"/api/games/{id}?download")
            answers = [await caller.http.get(path) for caller in everyone for path in paths]
            return {(answer.status_code, answer.json().get("error", {}).get("why", "")) for answer in answers}

        assert await asked() == {(409, "door-not-over")}
        await ann.wish("begin")
        assert await asked() == {(409, "door-not-over")}
        games = (await ann.http.get("/api/games")).json()["games"]
        assert [(game["id"], game["status"]) for game in games] == [(id, "playing")]
        assert not CARDS["willi"].search(json.dumps(games))
        for seat in range(2):
            await ann.wish("bot", seat=seat)
        async with asyncio.timeout(10):
            while (await ann.http.get(f"/api/games/{id}")).status_code != 200:
                await asyncio.sleep(0.01)
        assert await asked() == {(200, "")}
        record = (await Caller(url).http.get(f"/api/games/{id}")).json()
        assert commitment(bytes.fromhex(record["fair"]["secret"])) == record["fair"]["commitment"]
        assert (await ann.http.get("/api/games/no-such-game")).status_code == 404
        assert (await Caller(url).http.get("/api/games")).status_code == 401
        await ann.leave()
        await bo.leave()

    on_a_server(work)
