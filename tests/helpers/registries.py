"""Rooms without a network around them, and a game in one."""

from collections.abc import Awaitable, Callable
from typing import Any

import uvloop

from billi.server.fanout import Alone
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.server.settings import Settings
from billi.server.store import open_store
from billi.table.wishes import Begin, Choose, Sit


def with_a_registry(work: Callable[[Registry], Awaitable[None]], **settings: Any) -> None:
    """Do something where a registry keeps its tables in memory, on the event loop a server runs on in earnest."""

    async def run() -> None:
        async with await open_store("sqlite://") as store:
            registry = Registry(store, Settings(database="sqlite://", pause=0, **settings), Alone())
            await work(registry)
            await registry.close()

    uvloop.run(run())


async def begun(registry: Registry, clock: int = 0, person: str = "ann") -> Room:
    """Have somebody begin a game against two bots."""
    code = await registry.open(person, NewTableWish("misterbill", 3, clock=clock, bots=[1, 2]))
    room = await registry.room(code)
    assert room is not None
    await room.wish(person, Sit(id="sit", seat=0, name="Ann"))
    await room.wish(person, Begin(id="begin"))
    return room


async def play_out(room: Room) -> None:
    """Have seat 0 choose whatever comes first, to the end of the game."""
    while not room.table.over:
        assert room.table.state is not None
        action = str(room.table.choices(0)[0])
        wish = Choose(id=str(room.table.version), seat=0, action=action, version=room.table.version)
        await room.wish("ann", wish)
