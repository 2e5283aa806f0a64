"""Everyone sees at once that somebody's page is gone, and for how long the table will wait for them."""

import asyncio
from dataclasses import replace

import msgspec

from billi.server.room import Room, Viewer
from billi.server.store import Store
from billi.table.messages import AnyNews, TableShown
from billi.table.showing import Eyes
from billi.table.wishes import Say
from test_room import PEOPLE, new_room, on_a_store, seat_all


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


def test_the_others_see_at_once_that_somebodys_page_is_gone_and_until_when_they_wait() -> None:
    async def work(store: Store) -> None:
        room, screens = await all_here(store)
        assert not any(screens[0].missing)
        version, gone = room.table.version, screens[1]
        now = room.world.clock.now()
        room.leave(gone.viewer)
        for screen in (screens[0], screens[2], screens[3]):
            assert [bool(until) for until in screen.missing] == [False, True, False, False]
            assert 0 <= screen.missing[1] - now - room.world.settings.grace < 1_000
        assert room.table.version == version
        await room.close()

    on_a_store(work)


def test_and_that_they_are_back() -> None:
    async def work(store: Store) -> None:
        room, screens = await all_here(store)
        room.leave(screens[1].viewer)
        shown = len(screens[1].tables)
        back = await Screen(room, PEOPLE[1]).enter()
        assert not any(screens[0].missing)
        assert not any(back.missing)
        assert len(back.tables) == 1
        assert len(screens[1].tables) == shown
        await room.close()

    on_a_store(work)


def test_a_second_page_of_theirs_is_enough_to_be_here() -> None:
    async def work(store: Store) -> None:
        room, screens = await all_here(store)
        second = await Screen(room, PEOPLE[1]).enter()
        room.leave(screens[1].viewer)
        assert not any(screens[0].missing)
        room.leave(second.viewer)
        assert screens[0].missing[1]
        await room.close()

    on_a_store(work)


def test_whoever_goes_while_something_is_being_written_is_missed_too() -> None:
    async def work(store: Store) -> None:
        room, screens = await all_here(store)
        async with room._lock:
            shown = len(screens[0].tables)
            room.leave(screens[1].viewer)
            assert len(screens[0].tables) == shown  # what is in memory may not be kept yet
        async with asyncio.timeout(5):
            while not screens[0].missing[1]:
                await asyncio.sleep(0.01)
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
        room.world = replace(room.world, shared=True)
        room.leave(screens[1].viewer)
        await room.wish(PEOPLE[0], Say(id="hi", text="hello"))
        assert not any(screens[0].missing)
        await room.close()

    on_a_store(work)
