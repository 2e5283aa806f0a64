"""Servers on one store whose clocks may differ, in virtual time, and people at their tables."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

from billi.server.fanout import Polling
from billi.server.housekeeping import keep_house, keep_presence, keeping, note_present
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.server.settings import Settings
from billi.table.wishes import Begin, Sit
from helpers.rooms import Watcher
from world.disk import Disk
from world.virtual import VirtualClock, VirtualLoop, run

SETTINGS = Settings(database="sqlite://", pause=0)


@dataclass
class Servers:
    """Servers, and the clock of each."""

    registries: list[Registry]
    clocks: list[VirtualClock]

    async def table(self, *people: str, clock: int = 0) -> list[Room]:
        """Have people begin a game, each looking at it through one server after the other; return the rooms."""
        first = self.registries[0]
        bots = list(range(len(people), 3))
        code = await first.open(people[0], NewTableWish("misterbill", 3, clock=clock, bots=bots))
        rooms = []
        for seat, person in enumerate(people):
            room = await self.registries[seat % len(self.registries)].room(code)
            assert room is not None
            rooms.append(room)
            await room.enter(Watcher(person))
            await room.wish(person, Sit(id="sit", seat=seat, name=person))
        for registry in self.registries:
            await note_present(registry, registry.clock.now())
        await rooms[0].wish(people[0], Begin(id="begin"))
        return rooms


def side_by_side(ahead: Sequence[int], work: Callable[[Servers], Awaitable[None]], **settings: Any) -> None:
    """Do something with servers whose clocks are so many milliseconds ahead."""

    async def evening(loop: VirtualLoop) -> None:
        disk = Disk()
        async with AsyncExitStack() as until_the_end:
            clocks = [VirtualClock(loop) for _ in ahead]
            for clock, off in zip(clocks, ahead, strict=True):
                clock.off = off
            registries = [await until_the_end.enter_async_context(_open(disk, clock, settings)) for clock in clocks]
            await work(Servers(registries, clocks))
        disk.close()

    run(evening)


@asynccontextmanager
async def _open(disk: Disk, clock: VirtualClock, settings: dict[str, Any]) -> AsyncIterator[Registry]:
    store = disk.store()
    fanout = Polling(store)
    registry = Registry(store, replace(SETTINGS, **settings), fanout, clock)
    await fanout.start()
    async with keeping(keep_house(registry), keep_presence(registry)):
        yield registry
        await registry.close()
    await fanout.close()
    await asyncio.sleep(0)
