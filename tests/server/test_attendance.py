"""What servers on one store know of who is connected to the others."""

import asyncio

import pytest

from billi.server.attendance import LAPSES, LOOK_AGAIN, Attendance
from billi.server.clock import Clock
from billi.server.store import Store, Unavailable
from billi.table.messages import TableShown
from helpers.rooms import Watcher
from helpers.side_by_side import Servers, side_by_side
from helpers.stores import with_store

ANN, BO = ("t", "ann"), ("t", "bo")


class Time(Clock):
    """A clock that stands still unless somebody turns it."""

    passed = 0

    def steady(self) -> int:
        return self.passed


class Written:
    """Counts what is written to a store."""

    def __init__(self, store: Store) -> None:
        self.rows = 0
        attend = store.attend

        async def counted(server: str, came: set[tuple[str, str]], left: set[tuple[str, str]]) -> None:
            self.rows += len(came) + len(left)
            await attend(server, came, left)

        store.attend = counted  # type: ignore[assignment, method-assign]


@with_store
async def test_people_who_stay_cost_nothing(store: Store) -> None:
    written, attendance = Written(store), Attendance(store)
    for at in range(0, 100, 5):
        await attendance.note({ANN, BO}, at + 12)
    assert written.rows == 2
    assert await attendance.present("t") == {"ann", "bo"}
    await attendance.note({BO}, 112)
    assert written.rows == 3
    assert await attendance.present("t") == {"bo"}


@with_store
async def test_a_server_that_was_taken_for_gone_says_anew_who_is_there(store: Store) -> None:
    attendance = Attendance(store)
    await attendance.note({ANN, BO}, 12)
    time = Time()
    other = Attendance(store, time)
    while attendance.server in await store.servers():  # as this one stands still
        await other.sweep()
        time.passed += 5_000
    assert time.passed > LAPSES
    assert await other.present("t") == set()
    await attendance.note({ANN}, 62)
    assert await other.present("t") == {"ann"}


@with_store
async def test_a_server_that_stops_takes_its_people_along(store: Store) -> None:
    attendance, other = Attendance(store), Attendance(store)
    await attendance.note({ANN, BO}, 100)
    await other.note({BO}, 100)
    await attendance.close()
    assert await other.present("t") == {"bo"}


@with_store
async def test_who_went_while_the_store_gave_no_answer_is_not_taken_to_be_there(store: Store) -> None:
    attendance, attend = Attendance(store), store.attend

    async def without_a_word(server: str, came: set[tuple[str, str]], left: set[tuple[str, str]]) -> None:
        await attend(server, came, left)
        store.attend = attend  # type: ignore[method-assign]
        raise Unavailable("store-unavailable", reason="the connection broke")

    store.attend = without_a_word  # type: ignore[assignment, method-assign]
    with pytest.raises(Unavailable):
        await attendance.note({ANN, BO}, 100)
    assert await attendance.present("t") == {"ann", "bo"}
    await attendance.note({BO}, 100)
    assert await attendance.present("t") == {"bo"}

    store.attend = without_a_word  # type: ignore[assignment, method-assign]
    with pytest.raises(Unavailable):
        await attendance.note(set(), 100)
    await attendance.note({BO}, 100)
    assert await attendance.present("t") == {"bo"}


@with_store
async def test_nobody_here_stays_gone_and_nobody_gone_stays_here_after_a_failover_that_lost_who_came_and_went(
    store: Store,
) -> None:
    attendance = Attendance(store)
    await attendance.note({ANN}, 100)
    await store.attend(attendance.server, [BO], [ANN])  # as a standby has it that is behind
    for _ in range(LOOK_AGAIN):
        await attendance.note({ANN}, 100)
    assert await attendance.present("t") == {"ann"}


def test_nobody_is_taken_for_gone_because_one_servers_clock_is_ahead() -> None:
    async def work(there: Servers) -> None:
        room, _ = await there.table("host", "ann")
        version = room.table.version
        await asyncio.sleep(600)
        assert room.table.version == version, "nothing has happened"
        there.clocks[1].off += 3_600_000  # as somebody sets it, and back
        await asyncio.sleep(60)
        there.clocks[1].off -= 3_600_000
        await asyncio.sleep(600)
        assert room.table.version == version

    side_by_side((120_000, 0), work, grace=1_000)


def test_who_was_at_a_server_that_was_killed_is_missed_whatever_the_clocks_say() -> None:
    async def work(there: Servers) -> None:
        dead = Attendance(there.registries[0].store)
        room, *_ = await there.table("host", "ann", "host")
        await dead.note({(room.table.id, "cy")}, 2**52)  # its clock was far ahead
        attendance = there.registries[0].attendance
        assert "cy" in await attendance.present(room.table.id)
        await asyncio.sleep(3 * attendance.lasts / 1000)
        assert await attendance.present(room.table.id) == {"host", "ann"}
        assert dead.server not in await there.registries[0].store.servers()

    side_by_side((0, 0), work, grace=1_000)


def test_nobody_is_taken_for_gone_by_a_server_that_has_slept_or_was_without_the_store_like_all() -> None:
    async def work(there: Servers) -> None:
        room, _ = await there.table("host", "ann")
        version = room.table.version
        for registry in there.registries:
            attendance = registry.attendance
            steady = attendance._steady
            attendance._steady = lambda steady=steady: steady() + 3_600_000  # type: ignore[misc]
        await asyncio.sleep(60)
        assert room.table.version == version

    side_by_side((0, 0), work, grace=1_000)


def test_whoever_is_at_no_server_is_shown_to_be_gone_and_whoever_changes_servers_is_not() -> None:
    async def work(there: Servers) -> None:
        room, other = await there.table("host", "ann")
        third = await there.registries[2].room(room.code)
        assert third is not None
        here, ann = next(iter(room.viewers)), next(iter(other.viewers))
        assert isinstance(here, Watcher)
        at = other
        for following in (third, other) * 5:
            at.leave(ann)
            await asyncio.sleep(0.7)
            at, ann = following, Watcher("ann")
            await at.enter(ann)
            await asyncio.sleep(11.1)
        assert not any(seat.gone for shown in here.heard(TableShown) for seat in shown.public.seats)
        at.leave(ann)
        await asyncio.sleep(16)
        assert [seat.gone for seat in here.shown.public.seats] == [False, True, False]
        assert 40_000 < here.shown.public.seats[1].missing - there.clocks[0].now() <= 55_000
        await third.enter(Watcher("ann"))
        await asyncio.sleep(11)
        assert not any(seat.gone for seat in here.shown.public.seats)

    side_by_side((0, 0, 0), work)


def test_nobodys_clock_runs_out_because_another_servers_is_ahead() -> None:
    async def work(there: Servers) -> None:
        room, _ = await there.table("host", "ann", clock=60)
        version = room.table.version
        await asyncio.sleep(55)
        assert room.table.version == version
        await asyncio.sleep(30)
        assert room.table.version > version

    side_by_side((0, 120_000), work)


def test_nor_because_the_clock_is_ahead_of_a_server_where_nobody_of_them_is() -> None:
    async def work(there: Servers) -> None:
        room = (await there.table("host", clock=60))[0]
        version = room.table.version
        await asyncio.sleep(55)
        assert not there.registries[1].rooms
        assert room.table.version == version
        await asyncio.sleep(30)
        assert room.table.version > version

    side_by_side((0, 120_000), work)
