"""Faults this project once had, to be put back: a world that does not notice them is no test."""

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from billi.server import housekeeping, room
from billi.server.reading import load
from billi.server.registry import Registry
from billi.server.room import Room
from billi.table.due import Watch
from billi.table.entries import Entry
from billi.table.table import Table

Fault = Callable[[pytest.MonkeyPatch], None]


def clocks_that_never_ring(patch: pytest.MonkeyPatch) -> None:
    """A timer that comes early does nothing, and nobody sets it again."""
    see_to_it = Room._see_to_it

    async def see_to_it_once(self: Room) -> None:
        before = self.table.version, self._not_before
        plan, self.plan = self.plan, lambda: None  # type: ignore[method-assign]
        try:
            await see_to_it(self)
        finally:
            self.plan = plan  # type: ignore[method-assign]
        if before != (self.table.version, self._not_before):
            self.plan()

    patch.setattr(room, "EARLY", 0)
    patch.setattr(Room, "_see_to_it", see_to_it_once)


def waiting_for_somebody_gone_before_the_deal(patch: pytest.MonkeyPatch) -> None:
    """Whoever is missing when the cards are dealt is never missed."""
    look = Watch.look

    def look_away(self: Watch, table: Table, now: int) -> None:
        look(self, table, now)
        if not table.begun:
            self._missing = dict.fromkeys(self._missing, 2**62)

    patch.setattr(Watch, "look", look_away)


def false_absence(patch: pytest.MonkeyPatch) -> None:
    """Servers do not hear who is at the others, and none says that its own people are here."""

    async def nothing(registry: Registry, at: int) -> None:
        pass

    def nobody(self: Watch, table: Table) -> list[Entry]:
        return []

    patch.setattr(housekeeping, "note_present", nothing)
    patch.setattr(Watch, "_returned", nobody)


def a_room_without_timers(patch: pytest.MonkeyPatch) -> None:
    """A store that fails at the door leaves a table behind that does nothing by itself."""

    async def bring(self: Registry, id: str) -> Room | None:
        async with self._entering.setdefault(id, asyncio.Lock()):
            if id not in self.rooms:
                head = await self.store.head(id)
                table = await load(self.store, id, head.secret) if head else None
                if head is None or table is None:
                    return None
                new = self.rooms[id] = Room(self.world, table, head.code)
                self._ids[head.code] = id
                self.fanout.follow(id, new.hear)
                plan, new.plan = new.plan, lambda: None  # type: ignore[method-assign]
                await new.catch_up()
                new.plan = plan  # type: ignore[method-assign]
                new.plan()
        return self.rooms[id]

    patch.setattr(Registry, "bring", bring)


def one_unreadable_table_stops_housekeeping(patch: pytest.MonkeyPatch) -> None:
    """Nothing is seen to after a table that cannot be."""

    async def wake(registry: Registry, at: int) -> None:
        for table in await registry.store.due(at, housekeeping.AT_ONCE):
            await housekeeping._wake(registry, table, at)

    patch.setattr(housekeeping, "wake", wake)


def hands_dealt_to_others(patch: pytest.MonkeyPatch) -> None:
    """Whoever takes a chair sees its cards."""

    def never(self: Table, seat: int) -> bool:
        return False

    patch.setattr(Table, "waits", never)


FAULTS: dict[str, Fault] = {
    fault.__name__: fault
    for fault in (
        clocks_that_never_ring,
        waiting_for_somebody_gone_before_the_deal,
        false_absence,
        a_room_without_timers,
        one_unreadable_table_stops_housekeeping,
        hands_dealt_to_others,
    )
}


STANDS_STILL = "stands still"
SAID: dict[str, str] = {
    "clocks_that_never_ring": STANDS_STILL,
    "waiting_for_somebody_gone_before_the_deal": STANDS_STILL,
    "false_absence": "taken for gone",
    "a_room_without_timers": f"{STANDS_STILL}|rooms in memory",
    "one_unreadable_table_stops_housekeeping": STANDS_STILL,
    "hands_dealt_to_others": "was shown seat",
}
"""What is said of a world in which a fault shows; one that breaks otherwise shows nothing of it."""


def found_after(fault: str, seeds: Sequence[int], live: Callable[[int], Any], broken: type[Exception]) -> int | None:
    """Return how many seeds it takes to notice a fault; None if that is more than there are."""
    for number, seed in enumerate(seeds, 1):
        with pytest.MonkeyPatch.context() as patch:
            FAULTS[fault](patch)
            try:
                live(seed)
            except broken as problem:
                if re.search(SAID[fault], str(problem).partition("\n")[0]):
                    return number
    return None
