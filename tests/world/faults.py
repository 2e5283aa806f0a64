"""Faults this project once had, to be put back: a world that does not notice them is no test."""

import asyncio
import re
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from billi.games.events import Event
from billi.server import housekeeping, room
from billi.server.reading import load
from billi.server.registry import Registry
from billi.server.room import Room
from billi.server.routes import tables
from billi.server.store import Head, Store
from billi.table.due import Watch
from billi.table.entries import Entry
from billi.table.listing import Listing, listing_of
from billi.table.table import Table
from billi.table.wishes import LetStandIn

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


def one_bad_table_hides_the_list(patch: pytest.MonkeyPatch) -> None:
    """Nobody finds a table while one that is listed cannot be read."""

    async def listing_for(store: Store, head: Head) -> Listing:
        table = await load(store, head.id, head.secret)
        assert table is not None
        return listing_of(table)

    patch.setattr(tables, "listing_for", listing_for)


def a_log_that_is_gone_is_an_error(patch: pytest.MonkeyPatch) -> None:
    """Whoever wishes for something at a table that another server has put away is hung up on."""

    class Never(Exception):
        pass

    patch.setattr(room, "Missing", Never)


def a_bot_for_somebody_who_is_there(patch: pytest.MonkeyPatch) -> None:
    """The host may have a bot decide for anybody, at any time."""

    async def never(self: Room, person: str, wish: LetStandIn) -> None:
        pass

    patch.setattr(Room, "_check_gone", never)


def hands_dealt_to_others(patch: pytest.MonkeyPatch) -> None:
    """Whoever takes a chair sees its cards."""

    def never(self: Table, seat: int) -> bool:
        return False

    patch.setattr(Table, "waits", never)


def stories_of_hands_dealt_to_others(patch: pytest.MonkeyPatch) -> None:
    """Whoever takes a chair is told what was to be seen from it before them."""

    def seen_from(self: Table, seat: int, told: int = 0) -> list[Event]:
        assert self.state is not None
        return self.state.seen(seat, told)

    patch.setattr(Table, "seen_from", seen_from)


FAULTS: dict[str, Fault] = {
    fault.__name__: fault
    for fault in (
        clocks_that_never_ring,
        waiting_for_somebody_gone_before_the_deal,
        false_absence,
        a_room_without_timers,
        a_log_that_is_gone_is_an_error,
        one_unreadable_table_stops_housekeeping,
        one_bad_table_hides_the_list,
        hands_dealt_to_others,
        stories_of_hands_dealt_to_others,
        a_bot_for_somebody_who_is_there,
    )
}


STANDS_STILL = "stands still"
SAID: dict[str, str] = {
    "clocks_that_never_ring": STANDS_STILL,
    "waiting_for_somebody_gone_before_the_deal": STANDS_STILL,
    "false_absence": "taken for gone",
    "a_room_without_timers": f"{STANDS_STILL}|rooms in memory",
    "one_unreadable_table_stops_housekeeping": STANDS_STILL,
    "a_log_that_is_gone_is_an_error": "a server complains",
    "one_bad_table_hides_the_list": "somebody stumbled",
    "hands_dealt_to_others": "was shown seat",
    "stories_of_hands_dealt_to_others": "was told .* where",
    "a_bot_for_somebody_who_is_there": "had a bot stand in for",
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
