"""A table in a server's memory: clocks and absence."""

import asyncio
import time
from typing import Any

import pytest

import billi
from billi.server.clock import Clock, now
from billi.server.fanout import Alone
from billi.server.logs import Seldom
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.server.settings import Settings
from billi.server.store import Line, Store, Unavailable
from billi.table.due import LATE
from billi.table.wishes import Begin, Choose, LetStandIn, Rematch
from helpers.rooms import PEOPLE, Watcher, kept, new_room, on_a_store, play_out, room_on, seat_all, until


async def with_time_for(store: Store, milliseconds: int) -> tuple[Room, int]:
    """Return a table where somebody's clock runs out in so long, and its version."""
    room = await new_room(store, "misterbill", 3, clock=20)
    await seat_all(room, PEOPLE[:3])
    room.table.asked_at = now() - 20_000 - room.table.showing + milliseconds
    room.plan()
    return room, room.table.version


def test_a_clock_that_runs_out_moves_the_table_on() -> None:
    async def work(store: Store) -> None:
        room, version = await with_time_for(store, 0)
        await until(lambda: room.table.version > version and room.quiet)
        assert (await kept(store)).version == room.table.version
        await room.close()

    on_a_store(work)


def test_every_clock_rings_however_early_the_event_loop_wakes_us() -> None:
    """uvloop wakes us up to a millisecond early, about one time in seven."""

    async def work(store: Store) -> None:
        registry = Registry(store, Settings(database="sqlite://", pause=0, tables=100), Alone())
        rooms = []
        for _ in range(100):
            room = await registry.room(await registry.open("host", NewTableWish("misterbill", 3, clock=20)))
            assert room is not None
            await seat_all(room, PEOPLE[:3])
            rooms.append(room)
        versions = [room.table.version for room in rooms]
        for number, room in enumerate(rooms):
            room.table.asked_at = now() - 20_000 - room.table.showing + 20 + number
            room.plan()
        await until(lambda: all(room.table.version > was for room, was in zip(rooms, versions, strict=True)))
        await registry.close()

    on_a_store(work)


def test_a_clock_rings_though_that_of_the_machine_is_set_back_an_hour() -> None:
    async def work(store: Store) -> None:
        set_back = 0
        clock = Clock(lambda: time.time_ns() - set_back)
        registry = Registry(store, Settings(database="sqlite://", pause=0), Alone(), clock)
        room = await registry.room(await registry.open("host", NewTableWish("misterbill", 3, clock=20)))
        assert room is not None
        await seat_all(room, PEOPLE[:3])
        version = room.table.version
        room.table.asked_at = clock.now() - 20_000 - room.table.showing + 100
        room.plan()
        set_back = 3_600_000_000_000
        await until(lambda: room.table.version > version and room.quiet)
        await registry.close()

    on_a_store(work)


def test_a_choice_made_in_time_counts_though_the_server_stood_still_until_after_it() -> None:
    """Messages wait in the socket while a server is stopped; uvloop looks at its timers before it reads them."""

    async def work(store: Store) -> None:
        room, version = await with_time_for(store, 50)
        seat = room.table.waiting_for[0]
        action = str(room.table.choices(seat)[-1])
        choose = Choose(id="in time", seat=seat, action=action, version=version)
        time.sleep((50 + 2 * LATE) / 1000)
        await asyncio.sleep(0.01)
        await room.wish(room.table.chairs[seat].person, choose)
        assert (await kept(store)).granted[room.table.chairs[seat].person, "in time"] == version + 1
        await room.close()

    on_a_store(work)


def test_a_clock_that_rings_late_again_and_again_rings() -> None:
    """A server with too much to do lets nobody's clock wait for ever."""

    async def work(store: Store) -> None:
        room, version = await with_time_for(store, 0)
        for _ in range(8):
            time.sleep((LATE + 10) / 1000)
            await asyncio.sleep(0)
        await until(lambda: room.table.version > version and room.quiet)
        await room.close()

    on_a_store(work)


def test_somebody_who_does_not_follow_to_the_rematch_is_not_waited_for_for_ever() -> None:
    async def work(store: Store) -> None:
        registry = Registry(store, Settings(database="sqlite://", pause=0, grace=200), Alone())
        room = await registry.room(await registry.open("host", NewTableWish("misterbill", 4)))
        assert room is not None
        for person in PEOPLE:
            await room.enter(Watcher(person))
        await seat_all(room)
        await play_out([room], 5)
        await room.wish("host", Rematch(id="again"))
        following = await registry.room(room.table.next)
        assert following is not None
        await following.enter(Watcher("host"))
        await following.wish("host", Begin(id="begin"))
        chairs = following.table.chairs
        await until(lambda: sum(chair.away for chair in chairs) == 3)
        assert [chair.person for chair in chairs if not chair.away] == ["host"]
        await registry.close()

    on_a_store(work)


def test_a_clock_rings_when_the_store_was_away_at_the_time() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, "misterbill", 3, clock=20)
        await seat_all(room, PEOPLE[:3])
        version, append = room.table.version, store.append

        async def fail(*args: Any, **more: Any) -> bytes:
            store.append = append  # type: ignore[method-assign]
            raise Unavailable("store-unavailable", reason="it starts anew")

        store.append = fail  # type: ignore[method-assign]
        room.table.asked_at = now() - 20_000 - room.table.showing
        room.plan()
        await until(lambda: room.table.version > version)
        await room.close()

    on_a_store(work)


def test_a_database_that_is_away_fills_no_log_however_many_tables_wait_for_it(caplog: pytest.LogCaptureFixture) -> None:
    caplog.handler.addFilter(seldom := Seldom())

    async def fail(*args: Any, **more: Any) -> list[Line]:
        raise Unavailable("store-unavailable", reason="it starts anew")

    async def work(store: Store) -> None:
        registry = Registry(store, Settings(database="sqlite://"), Alone())
        for _ in range(5):
            await registry.room(await registry.open("ann", NewTableWish("willi", 4)))
        rooms = list(registry.rooms.values())
        lines, store.lines = store.lines, fail  # type: ignore[method-assign]
        for room in rooms:
            room.hear(99)
        await until(lambda: all(room.alarm.not_before for room in rooms))
        store.lines = lines  # type: ignore[method-assign]
        await registry.close()

    try:
        on_a_store(work)
    finally:
        caplog.handler.removeFilter(seldom)
    assert caplog.text.count("waits for the store") == 1


def test_a_bot_stands_in_for_nobody_who_is_there() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        ann = Watcher("ann")
        await room.enter(ann)
        await seat_all(room)
        with pytest.raises(billi.BilliError, check=lambda error: error.sentence == "table-still-here"):
            await room.wish("host", LetStandIn(id="1", seat=1))
        room.leave(ann)
        room._watch.grace = 0  # they have been gone for long
        await room.wish("host", LetStandIn(id="2", seat=1))
        assert room.table.chairs[1].stood_in
        await room.close()

    on_a_store(work)


def test_somebody_another_server_takes_for_gone_is_said_to_be_here_by_theirs() -> None:
    async def work(store: Store) -> None:
        here = await new_room(store)
        await seat_all(here)
        ann = Watcher("ann")
        await here.enter(ann)
        there = await room_on(store, grace=10)
        await there.enter(Watcher("bo"))
        await until(lambda: there.table.chairs[1].away)
        here.hear(there.table.version)
        await until(lambda: not here.table.chairs[1].away and here.table.version >= there.table.version and here.quiet)
        assert not (await kept(store)).chairs[1].away
        await here.close()
        await there.close()

    on_a_store(work)


def test_somebody_gone_too_long_is_played_by_a_bot_and_comes_back() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, grace=10)
        ann, bo = Watcher("ann"), Watcher("bo")
        await room.enter(ann)
        await room.enter(bo)
        await seat_all(room)
        room.leave(ann)
        await until(lambda: room.table.chairs[1].away)
        assert 1 not in room.table.waiting_for
        await room.enter(ann)
        assert not room.table.chairs[1].away
        await room.close()

    on_a_store(work)


def test_when_all_are_gone_the_game_waits_for_them_much_longer() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, grace=10, empty=4000)
        watchers = [Watcher(person) for person in PEOPLE]
        for watcher in watchers:
            await room.enter(watcher)
        await seat_all(room)
        version = room.table.version
        for watcher in watchers:
            room.leave(watcher)
        await asyncio.sleep(0.15)
        assert room.table.version == version
        await until(lambda: room.table.over)
        await room.close()

    on_a_store(work)


def test_a_server_started_again_gives_people_time_to_come_back() -> None:
    async def work(store: Store) -> None:
        first = await new_room(store)
        await seat_all(first)
        room = await room_on(store, grace=30)
        ann = Watcher("ann")
        await room.enter(ann)
        await until(lambda: all(room.table.chairs[seat].away for seat in (0, 2, 3)))
        assert not room.table.chairs[1].away
        await room.close()
        await first.close()

    on_a_store(work)


def test_a_short_absence_changes_nothing() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, grace=1000)
        watchers = [Watcher(person) for person in PEOPLE]
        for watcher in watchers:
            await room.enter(watcher)
        await seat_all(room)
        version = room.table.version
        room.leave(watchers[1])
        await room.enter(watchers[1])
        await asyncio.sleep(1.1)
        assert room.table.version == version
        await room.close()

    on_a_store(work)
