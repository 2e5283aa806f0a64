"""Everyone sees that somebody's page is gone, and for how long the table will wait for them."""

import asyncio
import time
from dataclasses import replace

import msgspec
import pytest

from billi.errors import BilliError
from billi.server.audience import Viewer
from billi.server.clock import Clock
from billi.server.fanout import Polling
from billi.server.housekeeping import note_present
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.server.settings import Settings
from billi.server.store import Store
from billi.table.due import NOTICE
from billi.table.messages import AnyNews, TableShown
from billi.table.showing import Eyes
from billi.table.wishes import LetStandIn, Say
from helpers.rooms import PEOPLE, new_room, on_a_store, seat_all


class Screen:
    """What one person has before them."""

    def __init__(self, room: Room, person: str) -> None:
        self.tables: list[TableShown] = []
        self.room = room
        self.viewer = Viewer(Eyes(person), self.hear)

    def hear(self, message: bytes) -> None:
        news = msgspec.json.decode(message, type=AnyNews)
        if isinstance(news, TableShown):
            self.tables.append(news)

    async def enter(self) -> "Screen":
        await self.room.enter(self.viewer)
        return self

    @property
    def missing(self) -> list[int]:
        return [seat.missing for seat in self.tables[-1].public.seats]


async def all_here(store: Store) -> tuple[Room, list[Screen]]:
    room = await new_room(store)
    screens = [await Screen(room, person).enter() for person in PEOPLE]
    await seat_all(room)
    return room, screens


async def until(screen: Screen, missing: list[bool]) -> None:
    async with asyncio.timeout(20 * NOTICE / 1000):
        while [bool(at) for at in screen.missing] != missing:
            await asyncio.sleep(0.01)


def test_the_others_soon_see_that_somebodys_page_is_gone_and_until_when_they_wait() -> None:
    async def work(store: Store) -> None:
        room, screens = await all_here(store)
        assert not any(screens[0].missing)
        version, gone = room.table.version, screens[1]
        now = room.world.clock.now()
        room.leave(gone.viewer)
        for screen in (screens[0], screens[2], screens[3]):
            await until(screen, [False, True, False, False])
            assert [seat.gone for seat in screen.tables[-1].public.seats] == [False, True, False, False]
            assert 0 <= screen.missing[1] - now - room.world.settings.grace < 1_000
        assert room.table.version == version
        await room.close()

    on_a_store(work)


def test_and_that_they_are_back() -> None:
    async def work(store: Store) -> None:
        room, screens = await all_here(store)
        room.leave(screens[1].viewer)
        await until(screens[0], [False, True, False, False])
        back = await Screen(room, PEOPLE[1]).enter()
        assert not any(back.missing)
        await until(screens[0], [False] * 4)
        await room.close()

    on_a_store(work)


def test_whoever_loads_their_page_anew_troubles_nobody() -> None:
    async def work(store: Store) -> None:
        room, screens = await all_here(store)
        shown = len(screens[0].tables)
        for _ in range(20):
            room.leave(screens[1].viewer)
            screens[1] = await Screen(room, PEOPLE[1]).enter()
        await asyncio.sleep(1.5 * NOTICE / 1000)
        assert len(screens[0].tables) == shown
        await room.close()

    on_a_store(work)


def test_a_second_page_of_theirs_is_enough_to_be_here() -> None:
    async def work(store: Store) -> None:
        room, screens = await all_here(store)
        second = await Screen(room, PEOPLE[1]).enter()
        room.leave(screens[1].viewer)
        await asyncio.sleep(1.5 * NOTICE / 1000)
        assert not any(screens[0].missing)
        room.leave(second.viewer)
        await until(screens[0], [False, True, False, False])
        await room.close()

    on_a_store(work)


def test_whoever_goes_while_something_is_being_written_is_missed_too() -> None:
    async def work(store: Store) -> None:
        room, screens = await all_here(store)
        async with room._lock:
            shown = len(screens[0].tables)
            room.leave(screens[1].viewer)
            await asyncio.sleep(1.5 * NOTICE / 1000)
            assert len(screens[0].tables) == shown  # what is in memory may not be kept yet
        await until(screens[0], [False, True, False, False])
        await room.close()

    on_a_store(work)


def test_nobody_is_said_to_be_waited_for_where_a_bot_decides_already() -> None:
    async def work(store: Store) -> None:
        room, screens = await all_here(store)
        room.world = replace(room.world, settings=replace(room.world.settings, grace=0))
        room._watch.grace = 0
        room.leave(screens[1].viewer)
        async with asyncio.timeout(20):
            while not screens[0].tables[-1].public.seats[1].away:
                await asyncio.sleep(0.01)
        await asyncio.sleep(1.5 * NOTICE / 1000)
        assert not any(screens[0].missing)
        await room.close()

    on_a_store(work)


def test_the_host_decides_for_nobody_who_only_loads_their_page_anew() -> None:
    async def work(store: Store) -> None:
        room, screens = await all_here(store)
        room.leave(screens[1].viewer)
        with pytest.raises(BilliError, check=lambda error: error.sentence == "table-just-gone"):
            await room.wish("host", LetStandIn(id="1", seat=1))
        assert not room.table.chairs[1].stood_in
        await room.close()

    on_a_store(work)


def test_a_spectator_who_comes_and_goes_troubles_nobody() -> None:
    async def work(store: Store) -> None:
        room, screens = await all_here(store)
        shown = len(screens[0].tables)
        onlooker = await Screen(room, "").enter()
        room.leave(onlooker.viewer)
        assert len(screens[0].tables) == shown
        await room.close()

    on_a_store(work)


def test_where_servers_share_a_table_nobody_is_called_missing_who_may_be_at_the_other() -> None:
    async def work(store: Store) -> None:
        room, screens = await all_here(store)
        room._watch.nowhere = ()
        room.leave(screens[1].viewer)
        await room.wish(PEOPLE[0], Say(id="hi", text="hello"))
        assert not any(screens[0].missing)
        await room.close()

    on_a_store(work)


def test_where_servers_share_tables_nobody_is_shown_the_same_twice() -> None:
    async def work(store: Store) -> None:
        server = Registry(store, Settings(database="sqlite://", pause=0), Polling(store))
        room = await server.room(await server.open("host", NewTableWish("willi", 4)))
        assert room is not None
        host = await Screen(room, "host").enter()
        await asyncio.sleep(0.05)  # in which whatever is due at once happens
        assert len(host.tables) == 1
        await server.close()

    on_a_store(work)


def test_a_bot_stands_in_for_nobody_who_is_there_through_another_server() -> None:
    async def work(store: Store) -> None:
        later = 0
        clock = Clock(lambda: time.time_ns() + later)
        servers = [Registry(store, Settings(database="sqlite://", pause=0), Polling(store), clock) for _ in range(2)]
        code = await servers[0].open("host", NewTableWish("willi", 4))
        here, there = [await server.room(code) for server in servers]
        assert here is not None
        assert there is not None
        host, ann = await Screen(here, "host").enter(), await Screen(there, PEOPLE[1]).enter()
        await seat_all(here)
        for server in servers:
            await note_present(server, clock.now())
        later = 30 * 10**9  # so that whoever is gone may be played for
        with pytest.raises(BilliError, check=lambda error: error.sentence == "table-still-here"):
            await here.wish("host", LetStandIn(id="1", seat=1))
        there.leave(ann.viewer)
        await note_present(servers[1], clock.now())
        await here.wish("host", LetStandIn(id="2", seat=1))
        assert host.tables[-1].public.seats[1].stood_in
        for server in servers:
            await server.close()

    on_a_store(work)
