"""What a server does unasked, when something stands in its way."""

import asyncio
import time

import pytest
from prometheus_client import REGISTRY

from billi.server import housekeeping
from billi.server.attendance import LAPSES
from billi.server.audience import Viewer
from billi.server.clock import Clock, now
from billi.server.fanout import Alone, Polling
from billi.server.housekeeping import EVERY, go_round, is_idle, keep_house, keep_people, keep_presence, keeping
from billi.server.reading import Unreadable
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.server.settings import Settings
from billi.server.store import NewTable, open_store
from billi.table.showing import Eyes
from billi.table.wishes import Begin, Sit
from helpers.registries import begun, play_out, with_a_registry
from helpers.serving import on_a_server, people


async def broken_table(registry: Registry, deadline: int | None = None) -> None:
    """Put a table into the store that nobody can read, due before all others."""
    lines = [b'{"do":"from a later version"}']
    await registry.store.create(NewTable("broken", "brokenbroken", bytes(32), True, now(), now() + 10**6, lines))
    if deadline is not None:
        await registry.store.append("broken", 2, [b"{}"], now(), deadline=deadline, status="playing")


def test_one_table_that_cannot_be_read_does_not_keep_the_others_waiting() -> None:
    async def work(registry: Registry) -> None:
        await broken_table(registry, deadline=1)
        code = await registry.open("ann", NewTableWish("misterbill", 3, clock=20, bots=[1, 2]))
        room = await registry.room(code)
        assert room is not None
        await room.wish("ann", Sit(id="sit", seat=0, name="Ann"))
        await room.wish("ann", Begin(id="begin"))
        await registry.put_away(room)
        forgotten = await registry.open("ann", NewTableWish("willi", 4))
        await go_round(registry, now() + 30_000)
        assert [again.code for again in registry.rooms.values()] == [code]
        assert "broken" not in await registry.store.due(now() + 30_000, 10)
        await go_round(registry, now() + 25 * 3_600_000)
        assert await registry.room(forgotten) is None
        await registry.close()

    with_a_registry(work)


def test_whoever_comes_to_a_table_that_cannot_be_read_is_told_so() -> None:
    async def work(registry: Registry) -> None:
        await broken_table(registry)
        with pytest.raises(Unreadable, match="at another server"):
            await registry.bring("broken")
        assert not registry.rooms

    with_a_registry(work)


def test_a_listed_table_that_cannot_be_read_does_not_hide_the_others(new_sqlite: str) -> None:
    async def work(url: str) -> None:
        async with await open_store(new_sqlite) as store:
            await broken_table(Registry(store, Settings(database=new_sqlite), Alone()))
        async with people(url, "Ann") as (ann,):
            code = await ann.open("willi", 4, listed=True)
            assert [table["code"] for table in (await ann.get("/api/tables"))["tables"]] == [code]

    on_a_server(work, database=new_sqlite)


async def deserted(registry: Registry) -> tuple[Room, int]:
    """Have two people begin a game and go; give the table, and when that was."""
    code = await registry.open("ann", NewTableWish("willi", 4))
    room = await registry.room(code)
    assert room is not None
    for seat, person in enumerate(("ann", "bo")):
        viewer = Viewer(Eyes(person), lambda message: None)
        await room.enter(viewer)
        await room.wish(person, Sit(id=person, seat=seat, name=person))
        room.leave(viewer)
    await room.wish("ann", Begin(id="begin"))
    return room, room.quiet_since


def test_a_table_nobody_looks_at_leaves_memory_where_others_may_hold_it_and_is_played_on_in_time() -> None:
    async def work(registry: Registry) -> None:
        settings = registry.settings
        first = Registry(registry.store, settings, Polling(registry.store))
        room, gone = await deserted(first)
        await go_round(first, gone + 2 * settings.grace)
        assert first.rooms
        await go_round(first, gone + 2 * settings.grace + 1)
        assert not first.rooms
        head = await registry.store.head(room.table.id)
        assert head is not None
        assert head.deadline == gone + settings.empty
        await first.close()

        offset = settings.empty + 5_000
        later = Registry(
            registry.store, settings, Polling(registry.store), Clock(lambda: time.time_ns() + offset * 10**6)
        )
        await go_round(later, gone + settings.empty - 1)
        assert not later.rooms
        await go_round(later, gone + settings.empty + 5_000)
        [again] = later.rooms.values()
        async with asyncio.timeout(30):
            while not again.table.left_to_bots:
                await asyncio.sleep(0.01)
        assert not is_idle(again, later.clock.now() + 10 * settings.grace)
        await later.close()

    with_a_registry(work, grace=300)


def test_nor_is_it_played_on_because_all_servers_were_away_for_long() -> None:
    async def work(registry: Registry) -> None:
        settings = registry.settings
        first = Registry(registry.store, settings, Polling(registry.store))
        _, gone = await deserted(first)
        await go_round(first, gone + 2 * settings.grace + 1)
        await first.close()
        offset = settings.empty + 3_600_000
        later = Registry(
            registry.store, settings, Polling(registry.store), Clock(lambda: time.time_ns() + offset * 10**6)
        )
        await go_round(later, gone + offset)
        [again] = later.rooms.values()
        await asyncio.sleep(1.0)
        assert again.table.status == "playing"
        assert not again.table.left_to_bots
        await later.close()

    with_a_registry(work, grace=300)


def test_people_are_not_taken_for_gone_because_housekeeping_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their server says again and again that they are here, while a round of the house comes to no end."""
    assert 2 * EVERY * 1000 < LAPSES
    monkeypatch.setattr("billi.server.housekeeping.EVERY", 0.01)
    monkeypatch.setattr("billi.server.registry.LAPSES", lapses := 200)
    cleaning = asyncio.Event()

    async def for_ever(*_: object) -> None:
        cleaning.set()
        await asyncio.Future()

    monkeypatch.setattr("billi.server.housekeeping.wake", for_ever)

    async def work(registry: Registry) -> None:
        registry = Registry(registry.store, registry.settings, Polling(registry.store))
        room = await registry.room(await registry.open("ann", NewTableWish("willi", 4)))
        assert room is not None
        await room.enter(Viewer(Eyes("ann"), lambda message: None))
        async with keeping(keep_house(registry), keep_presence(registry)):
            await asyncio.wait_for(cleaning.wait(), 5)
            await asyncio.sleep(3 * lapses / 1000)
            assert "ann" in await registry.attendance.present(room.table.id)
        await registry.close()

    with_a_registry(work, grace=lapses)


async def finished_games(registry: Registry, games: int) -> list[Room]:
    """Have games be played to their end, one after the other."""
    rooms = []
    for _ in range(games):
        rooms.append(await begun(registry))
        await play_out(rooms[-1])
    return rooms


def test_pages_left_open_keep_no_other_game_from_being_put_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("billi.server.housekeeping.AT_ONCE", 2)

    async def work(registry: Registry) -> None:
        *looked_at, left = await finished_games(registry, 5)
        for room in looked_at:
            await room.enter(Viewer(Eyes("ann"), lambda message: None))
        later = now() + registry.settings.lingering + 1
        for _ in range(3):
            await go_round(registry, later)
        kept = [room.table.id for room in (*looked_at, left) if await registry.store.lines(room.table.id)]
        assert kept == [room.table.id for room in looked_at]
        await go_round(registry, later)
        backlog = REGISTRY.get_sample_value("billi_housekeeping_backlog", {"work": "keep records"})
        assert backlog == 0, "what nobody can do yet is no backlog"
        room = looked_at[0]
        room.leave(next(iter(room.viewers)))
        for _ in range(3):
            await go_round(registry, later)
        assert not await registry.store.lines(room.table.id)

    with_a_registry(work)


def test_a_finished_table_that_cannot_be_read_fills_no_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("billi.server.housekeeping.AT_ONCE", 1)

    async def work(registry: Registry) -> None:
        await registry.store.create(NewTable("broken", "brokenbroken", bytes(32), False, 1, 2**52, [b"{}"]))
        await registry.store.append("broken", 2, [b"{}"], 1, status="over")
        spoilt, fine = await finished_games(registry, 2)
        await registry.store.rewrite(spoilt.table.id, {3: b"{}"})
        later = now() + registry.settings.lingering + 1
        for _ in range(20):
            await go_round(registry, later)
        assert not await registry.store.lines(fine.table.id)
        assert not await registry.store.lines(spoilt.table.id), "its record was kept when it ended"
        assert await registry.store.record(spoilt.table.id)
        errors = [record for record in caplog.records if record.levelname == "ERROR"]
        assert [record.exc_info for record in errors if vars(record).get("table") == "broken"] == [None]
        assert len(errors) == 2, "one for each"
        await go_round(registry, later + registry.settings.empty)
        assert len(caplog.records) > len(errors), "it is tried again"

    with_a_registry(work)


def test_people_who_left_nothing_behind_are_forgotten_while_the_server_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(housekeeping, "SWEEPING", 0.01)

    async def work(registry: Registry) -> None:
        await registry.store.add_person("stranger", b"token", "Ann", "en", 0)
        await registry.store.add_person("host", b"hers", "Bo", "en", 0)
        await registry.open("host", NewTableWish("willi", 4))
        async with keeping(keep_people(registry)), asyncio.timeout(20):
            while await registry.store.person("stranger"):
                await asyncio.sleep(0.01)
        assert await registry.store.person("host")

    with_a_registry(work)
