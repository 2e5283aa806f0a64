"""Anything at all, at several tables: memory, log and everyone's eyes agree."""

import random
from contextlib import suppress
from typing import Any

import msgspec
import uvloop
from hypothesis import given, settings
from hypothesis import strategies as st

import billi
from billi.fair import cut_of, seal_of
from billi.server.audience import Viewer
from billi.server.fanout import Alone
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.server.store import open_store
from billi.table.deciding import PHRASES
from billi.table.messages import AnyNews, TableShown
from billi.table.showing import Eyes
from billi.table.table import Table
from billi.table.wishes import Begin, Choose, Ping, Sit, Stand, Wish
from helpers.events import as_told
from helpers.hostile_server import BYTES, KINDS, assert_kept
from helpers.serving import FREE

PEOPLE = ("host", "ann", "bo", "cy", "stranger", "")
_decode = msgspec.json.Decoder(AnyNews).decode


class Follower(Viewer):
    """A viewer that adds up the events it is sent, and minds when one is missing."""

    def __init__(self, eyes: Eyes, version: int = 0, events: dict[int | None, list[Any]] | None = None) -> None:
        super().__init__(eyes, self.hear, version)
        self.version = version
        self.events = events or {}

    def again(self) -> "Follower":
        """Come back later, having heard all so far."""
        return Follower(self.eyes, self.version, {seat: list(events) for seat, events in self.events.items()})

    def hear(self, message: bytes) -> None:
        news = _decode(message)
        if isinstance(news, TableShown):
            if 0 < news.since < self.version == news.version:
                return  # told again what was asked for before the last news came
            assert news.since in (0, self.version)
            if not news.since:
                self.events = {}
            for hand in news.own.hands:
                self.events.setdefault(hand.seat, []).extend(hand.events)
            self.version = news.version

    def assert_up_to_date(self, table: Table) -> None:
        assert self.version == table.version
        if table.state is not None:
            seats: list[int | None] = [*self.eyes.sight(table).hands] or [None]
            assert self.events == {seat: as_dealt(table, seat) for seat in seats}


def as_dealt(table: Table, seat: int | None) -> list[Any]:
    """Return what happened as a chair's person saw it: what came before they were dealt to, as everyone did."""
    assert table.state is not None
    whose = "" if seat is None else table.chairs[seat].person
    dealt_to, events = "", []
    for own, public in zip(table.state.view(seat).events, table.state.view(None).events, strict=True):
        if own.kind == "round":
            dealt_to = "" if seat is None else table.deals[own.as_dict()["round"] - 1].people[seat]
        events.append(own if dealt_to == whose else public)
    return as_told(events)


def any_wish(chance: random.Random, table: Table) -> Wish:
    """Make up a wish, mostly one that could be granted."""
    kinds: list[type[Wish]] = [*KINDS, *[Choose] * 8]
    kind = chance.choice(kinds)
    seats = [*range(len(table.chairs)), *table.waiting_for * 3, -1, 99]
    details: dict[str, Any] = {"id": f"w{chance.randrange(300)}"}
    for field in msgspec.structs.fields(kind):
        match field.name:
            case "seat":
                details["seat"] = chance.choice(seats)
            case "order":
                details["order"] = chance.sample(range(len(table.chairs)), len(table.chairs))
            case "version":
                details["version"] = chance.choice([table.version, table.version, 0, 10**6, -1])
            case "on":
                details["on"] = chance.random() < 0.7
            case "bot":
                details["bot"] = chance.choice(["house", "random", "nobody"])
            case "phrase":
                details["phrase"] = chance.choice(["", *PHRASES[:2], "fly"])
            case "action":
                details["action"] = any_action(chance, table, details["seat"])
            case "seal":
                details["seal"] = chance.choice([seal_of(BYTES), seal_of(BYTES), "0" * 64])
            case "cut":
                details["cut"] = cut_of(BYTES, chance.choice([1, 1, 1, 2, 3]))
            case "name" | "words" | "text":
                details[field.name] = chance.choice(["Ann", "", "x" * 300, "\u202e", "Willi"])
    return kind(**details)


def any_action(chance: random.Random, table: Table, seat: int) -> str:
    legal = table.choices(seat) if table.state else []
    return str(chance.choice(legal)) if legal and chance.random() < 0.9 else chance.choice(["pass", "box R1", "x", ""])


async def at_random(seed: int, steps: int) -> None:
    """Have anyone wish for anything at several tables, come, go, and look again; compare memory, log and eyes."""
    chance = random.Random(seed)
    async with await open_store("sqlite://") as store:
        registry = Registry(store, FREE, Alone())
        codes = [
            await registry.open("host", NewTableWish("misterbill", chance.randint(3, 8), {}, bots=[1])),
            await registry.open("host", NewTableWish("misterbill", 4, {"exchange": "chosen"})),
            await registry.open("host", NewTableWish("willi", 4)),
            await registry.open("ann", NewTableWish("willi", 3, bots=[0, 2])),
        ]
        followers: dict[str, list[Follower]] = {code: [] for code in codes}
        gone: dict[str, list[Follower]] = {code: [] for code in codes}
        for step in range(steps):
            code = chance.choice(codes)
            room = await registry.room(code)
            assert room is not None
            await something(chance, registry, room, followers[code], gone[code])
            if step % 20 == 0 or step == steps - 1:
                async with room._lock:
                    await assert_kept(store, room)
                    for follower in followers[code]:
                        follower.assert_up_to_date(room.table)
        await registry.close()


async def something(
    chance: random.Random, registry: Registry, room: Room, followers: list[Follower], gone: list[Follower]
) -> None:
    follower = chance.choice(followers) if followers else None
    match chance.randrange(20):
        case 0 if len(followers) < 8:
            lent = [chair.key for chair in room.table.chairs if chair.key]
            new = Follower(Eyes(chance.choice(PEOPLE), chance.choice(["", "f" * 32, *lent])))
            new = chance.choice([new, *gone]).again()
            followers.append(new)
            await room.enter(new)
        case 1 if follower:
            followers.remove(follower)
            gone.append(follower)
            room.leave(follower)
        case 2 if follower:
            await room.repeat(follower, chance.choice([follower.version, 0, -1, 10**9]))
        case 3 if not followers:
            await registry.put_away(room)
        case _:
            person, wish = chance.choice(PEOPLE), any_wish(chance, room.table)
            if not isinstance(wish, Ping):
                with suppress(billi.BilliError):
                    await room.wish(person, wish)


def test_whoever_sat_down_on_another_device_is_told_everything_as_that_seat_saw_it() -> None:
    async def work() -> None:
        async with await open_store("sqlite://") as store:
            registry = Registry(store, FREE, Alone())
            room = await registry.room(await registry.open("host", NewTableWish("willi", 4)))
            assert room is not None
            await room.wish("host", Sit(id="1", seat=0, name="Host"))
            await room.wish("host", Begin(id="2"))
            laptop = Follower(Eyes("ann"))
            await room.enter(laptop)
            room.leave(laptop)
            await room.wish("host", Stand(id="3", seat=1))
            await room.wish("ann", Sit(id="1", seat=1, name="Ann"))
            laptop = laptop.again()
            await room.enter(laptop)
            laptop.assert_up_to_date(room.table)
            await registry.close()

    uvloop.run(work())


@settings(max_examples=12)
@given(seed=st.integers(0, 2**32))
def test_whatever_people_wish_memory_log_and_eyes_agree(seed: int) -> None:
    uvloop.run(at_random(seed, 400))
