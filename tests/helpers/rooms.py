"""Rooms on a store without a server around them, and whoever watches."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
import uvloop

from billi.server.audience import Viewer
from billi.server.clock import now
from billi.server.fanout import Alone
from billi.server.reading import load
from billi.server.registry import Registry
from billi.server.room import Room
from billi.server.settings import Settings
from billi.server.store import NewTable, Store, open_store
from billi.table.deciding import open_table
from billi.table.entries import write
from billi.table.messages import AnyNews, News, TableShown
from billi.table.showing import Eyes
from billi.table.table import Table
from billi.table.wishes import Begin, Choose, Sit
from billi.words import Words
from helpers.table_scenes import SECRET

T = TypeVar("T", bound=News)
_decode = msgspec.json.Decoder(AnyNews).decode

PEOPLE = ("host", "ann", "bo", "cy")


class Watcher(Viewer):
    """A viewer that keeps what it is sent."""

    def __init__(self, person: str = "", since: int = 0, language: str = "en") -> None:
        self.sent: list[bytes] = []
        super().__init__(Eyes(person), self.sent.append, since, Words(language))

    @property
    def shown(self) -> TableShown:
        """The table as last shown."""
        return self.heard(TableShown)[-1]

    def heard(self, kind: type[T]) -> list[T]:
        """Return all messages of a kind."""
        return [news for news in map(_decode, self.sent) if isinstance(news, kind)]


def on_a_store(work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something on a store, on either event loop: they differ in when they wake anyone."""

    async def run() -> None:
        async with await open_store("sqlite://") as store:
            await work(store)

    for new_loop in (asyncio.new_event_loop, uvloop.new_event_loop):
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(run())


async def new_room(store: Store, game: str = "willi", players: int = 4, clock: int = 0, **more: Any) -> Room:
    opened = open_table("host", SECRET, game, players, {}, clock=clock)
    lines = [write(opened)]
    await store.create(NewTable("t", "code", SECRET, False, now(), now() + 10**6, lines))
    return await room_on(store, **more)


async def room_on(store: Store, **more: Any) -> Room:
    room = await Registry(store, Settings(database="sqlite://", pause=0, **more), Alone()).bring("t")
    assert room is not None
    return room


async def seat_all(room: Room, people: tuple[str, ...] = PEOPLE) -> None:
    for seat, person in enumerate(people):
        await room.wish(person, Sit(id=f"sit {seat}", seat=seat, name=person))
    await room.wish("host", Begin(id="begin"))


async def kept(store: Store) -> Table:
    table = await load(store, "t", SECRET)
    assert table is not None
    return table


async def play_out(rooms: list[Room], seed: int) -> int:
    """Have everyone choose at random, each time through any of the rooms; return the choices made."""
    chance = random.Random(seed)
    choices = 0
    while True:
        room = chance.choice(rooms)
        await room.catch_up()
        if room.table.over:
            return choices
        assert room.table.state is not None
        if not room.table.waiting_for:
            await asyncio.sleep(0)
            continue
        seat = room.table.waiting_for[0]
        action = str(chance.choice(room.table.choices(seat)))
        wish = Choose(id=f"c{choices}", seat=seat, action=action, version=room.table.version)
        await room.wish(room.table.chairs[seat].person, wish)
        choices += 1


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(6000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")
