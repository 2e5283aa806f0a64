"""Having no choice takes as long as a quick "no", and nobody can tell the two apart (MB14, W10)."""

import asyncio
from collections.abc import Awaitable, Callable
from statistics import median
from typing import Any

import pytest
from prometheus_client import REGISTRY

from billi.server.audience import Viewer
from billi.server.fanout import Alone
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.table.by_itself import next_entry, only_choice
from billi.table.chairs import Chair
from billi.table.deciding import Refused
from billi.table.entries import Opened
from billi.table.pausing import AT_MOST, BRISK, LONGEST, SHORTEST, pause
from billi.table.showing import Eyes
from billi.table.table import Table
from billi.table.wishes import Begin, Choose, Sit, Waive
from helpers.table_scenes import SECRET, Scene
from helpers.twin_tables import PAUSING
from world.disk import Disk
from world.virtual import VirtualClock, VirtualLoop, run

PEOPLE = ("host", "ann", "bo", "cy")


def at_a_table(work: Callable[[Room, VirtualLoop], Awaitable[None]], game: str, **more: Any) -> None:
    """Have four people at a table in virtual time."""

    async def evening(loop: VirtualLoop) -> None:
        async with Disk().store() as store:
            registry = Registry(store, PAUSING, Alone(), VirtualClock(loop))
            room = await registry.room(await registry.open("host", NewTableWish(game, 4, **more)))
            assert room is not None
            for seat, person in enumerate(PEOPLE):
                await room.enter(Viewer(Eyes(person), lambda message: None))
                await room.wish(person, Sit(id="sit", seat=seat, name=person))
            await room.wish("host", Begin(id="begin"))
            await work(room, loop)
            await registry.close()

    run(evening)


async def choose(room: Room, seat: int, action: str) -> None:
    wish = Choose(id=f"c{room.table.version}", seat=seat, action=action, version=room.table.version)
    await room.wish(PEOPLE[seat], wish)


def test_MB14_the_table_says_no_for_whoever_has_no_waiter() -> None:
    forced: list[float] = []

    async def work(room: Room, loop: VirtualLoop) -> None:
        while not room.table.over:
            [seat, *_] = room.table.waiting_for
            asked, version = loop.time(), room.table.version
            if room.table.is_forced(seat):
                shown = asked + room.table.showing / 1000
                while room.table.version == version:
                    await asyncio.sleep(0.01)
                forced.append(loop.time() - shown)
                continue
            assert room.table.state is not None
            await choose(room, seat, str(room.table.choices(seat)[-1]))

    for _ in range(4):
        at_a_table(work, "misterbill")
    assert len(forced) > 10
    assert 1.19 <= min(forced) < max(forced) <= AT_MOST * 2.4 + 0.1


def test_W10_the_table_keeps_the_cards_of_whoever_has_nothing_to_exchange() -> None:
    kept: list[str] = []

    async def work(room: Room, loop: VirtualLoop) -> None:
        while not room.table.over:
            [seat, *_] = room.table.waiting_for
            version = room.table.version
            assert room.table.state is not None
            if room.table.is_forced(seat):
                kept.append(str(room.table.choices(seat)[0]))
                while room.table.version == version:
                    await asyncio.sleep(0.01)
                continue
            await choose(room, seat, str(room.table.choices(seat)[0]))

    at_a_table(work, "willi", options={"exchange": "same_colour"})
    assert set(kept) == {"keep"}


def test_a_quick_no_is_kept_back_as_long_as_one_that_had_to_be_said() -> None:
    async def work(room: Room, loop: VirtualLoop) -> None:
        waits: list[float] = []
        while not room.table.over and len(waits) < 20:
            [seat, *_] = room.table.waiting_for
            forced = room.table.is_forced(seat)
            quick = Choose(id="x", seat=seat, action="pass", version=room.table.version)
            wait = room.hold(PEOPLE[seat], quick)
            assert room.hold("stranger", quick) == 0
            if room.table.veiled and not forced:
                waits.append(wait)
                release = room._watch.release(room.table, seat)
                assert release == pytest.approx(room._now() + 1000 * wait, abs=2)
            version = room.table.version
            assert room.table.state is not None
            if not forced:
                await choose(room, seat, str(room.table.choices(seat)[-1]))
            while room.table.version == version:
                await asyncio.sleep(0.01)
        assert min(waits) > 1

    at_a_table(work, "misterbill")


def test_MB14_whoever_closes_their_page_without_a_waiter_is_waited_for_like_anybody() -> None:
    """All see that they are gone, so nobody could have said no, and a no would tell that there was no choice."""

    async def work(room: Room, loop: VirtualLoop) -> None:
        while not room.table.is_forced(seat := room.table.waiting_for[0]):
            await choose(room, seat, str(room.table.choices(seat)[-1]))
        person, version = PEOPLE[seat], room.table.version
        [viewer] = [viewer for viewer in room.viewers if viewer.eyes.person == person]
        room.leave(viewer)
        await asyncio.sleep(40)
        assert room.table.version == version
        back = loop.time()
        await room.enter(Viewer(Eyes(person), lambda message: None))
        while room.table.version == version:
            await asyncio.sleep(0.01)
        assert loop.time() - back > SHORTEST * 2.4 - 0.1

    at_a_table(work, "misterbill")


def test_MB14_a_no_said_in_the_last_moment_is_not_overruled_by_the_clock() -> None:
    """It was kept back beyond the time that was left, and a bot played the waiter."""

    async def work(room: Room, loop: VirtualLoop) -> None:
        while True:
            seat = room.table.waiting_for[0]
            choices = [str(action) for action in room.table.choices(seat)]
            if choices[1:] and choices[-1] == "pass":
                break
            await choose(room, seat, choices[0])
        person, deadline = PEOPLE[seat], room.table.deadline
        assert deadline is not None
        [viewer] = [viewer for viewer in room.viewers if viewer.eyes.person == person]
        room.leave(viewer)
        await asyncio.sleep((deadline - room.world.clock.now()) / 1000 - 0.5)
        await room.enter(Viewer(Eyes(person), lambda message: None))
        no = Choose(id="no", seat=seat, action="pass", version=room.table.version)
        await asyncio.sleep(room.hold(person, no))
        await room.wish(person, no)
        assert room.world.clock.now() <= deadline
        assert (person, "no") in room.table.granted

    at_a_table(work, "misterbill", clock=20)


def test_MB14_whoever_is_back_in_the_last_moment_without_a_waiter_says_no_when_anybody_would() -> None:
    async def work(room: Room, loop: VirtualLoop) -> None:
        while not room.table.is_forced(seat := room.table.waiting_for[0]):
            await choose(room, seat, str(room.table.choices(seat)[-1]))
        person, version, deadline = PEOPLE[seat], room.table.version, room.table.deadline
        assert deadline is not None
        [viewer] = [viewer for viewer in room.viewers if viewer.eyes.person == person]
        room.leave(viewer)
        await asyncio.sleep((deadline - room.world.clock.now()) / 1000 - 0.5)
        await room.enter(Viewer(Eyes(person), lambda message: None))
        held = room.hold(person, Choose(id="no", seat=seat, action="pass", version=version))
        said = loop.time() + held
        while room.table.version == version:
            await asyncio.sleep(0.001)
        assert abs(loop.time() - said) < 0.005

    at_a_table(work, "misterbill", clock=20)


def test_whoever_plays_a_waiter_need_not_wait() -> None:
    async def work(room: Room, loop: VirtualLoop) -> None:
        while not room.table.over:
            [seat, *_] = room.table.waiting_for
            assert room.table.state is not None
            action = str(room.table.choices(seat)[0])
            wish = Choose(id="x", seat=seat, action=action, version=room.table.version)
            if action != "pass":
                assert room.hold(PEOPLE[seat], wish) == 0
            version = room.table.version
            await choose(room, seat, action)
            while room.table.version == version:
                await asyncio.sleep(0.1)

    at_a_table(work, "misterbill")


def test_waiving_is_seen_by_nobody_else_and_takes_a_moment() -> None:
    async def work(room: Room, loop: VirtualLoop) -> None:
        for seat in range(4):
            assert room.table.state is not None
            await choose(room, seat, str(room.table.choices(seat)[0]))
        [leader] = room.table.waiting_for
        assert room.table.state is not None
        sent: dict[str, list[bytes]] = {person: [] for person in ("", PEOPLE[leader])}
        for person, heard in sent.items():
            await room.enter(Viewer(Eyes(person), heard.append))
        before, version = {person: len(heard) for person, heard in sent.items()}, room.table.version
        await room.wish(PEOPLE[leader], Waive(id="w", seat=leader))
        assert room.table.version == version
        assert len(sent[""]) == before[""]
        assert b'"waived":true' in sent[PEOPLE[leader]][-1]
        await choose(room, leader, str(room.table.choices(leader)[0]))
        assert room.table.waiting_for == [leader]
        assert room.table.waived_answer
        asked = loop.time()
        while room.table.waiting_for == [leader]:
            await asyncio.sleep(0.01)
        assert 0.3 < loop.time() - asked < 2.5

    at_a_table(work, "willi")


def a_question(version: int, noes: list[int] | None = None, clock: int = 0, alone: bool = False) -> Table:
    """Return a table that asks seat 1 something at a version."""
    chairs = [Chair(bot="house") if alone else Chair(person="ann"), Chair(person="bo")]
    opened = Opened(by="ann", game="misterbill", players=2, clock=clock, commitment="")
    return Table("t", SECRET, asked_version=version, chairs=chairs, opened=opened, noes={"bo": noes or []})


def pauses(**more: Any) -> list[int]:
    return [pause(a_question(version, **more), 1, 1000) for version in range(3_000)]


def share_above(times: list[int], bound: float) -> float:
    return sum(time > bound for time in times) / len(times)


def test_how_long_it_takes_depends_on_nothing_but_the_question() -> None:
    times = []
    for version in range(2_000):
        table = a_question(version)
        times.append(pause(table, 1, 1000))
        table.version, table.asked_at = 99, 10**12
        assert pause(table, 1, 1000) == times[-1]
    assert 950 < median(times) < 1150
    assert SHORTEST * 1000 <= min(times) < max(times) <= AT_MOST * 1000
    assert len(set(times)) > 500


def test_now_and_then_the_table_takes_as_long_as_somebody_who_thinks() -> None:
    assert 0.05 < share_above(pauses(), LONGEST * 1000) < 0.15


def test_for_somebody_who_often_thinks_long_the_table_often_takes_long() -> None:
    slow = pauses(noes=[6_000] * 15 + [1_000] * 5)
    assert 0.4 < share_above(slow, LONGEST * 1000) < 0.7
    assert 5_000 < median([time for time in slow if time > LONGEST * 1000]) < 7_000
    quick = pauses(noes=[1_000] * 20)
    assert share_above(quick, LONGEST * 1000) < 0.06


def test_the_table_has_answered_before_the_clock_does() -> None:
    assert max(pauses(noes=[10_000] * 20, clock=5)) <= 4_000


def test_whoever_plays_bots_is_not_kept_waiting_for_others() -> None:
    assert max(pauses(noes=[10_000] * 20, alone=True)) <= BRISK * LONGEST * 1000


def test_whoever_says_what_the_table_says_for_them_hears_of_it_once_it_is_said() -> None:
    granted = []

    async def work(room: Room, loop: VirtualLoop) -> None:
        while not room.table.over:
            [seat, *_] = room.table.waiting_for
            version, state = room.table.version, room.table.state
            assert state is not None
            if room.table.is_forced(seat):
                wish = Choose(id=f"own{version}", seat=seat, action="pass", version=version)
                wait = room.hold(PEOPLE[seat], wish)
                assert wait > 0
                await asyncio.sleep(wait)
                granted.append(await room.wish(PEOPLE[seat], wish) - version)
                continue
            await choose(room, seat, str(room.table.choices(seat)[-1]))

    at_a_table(work, "misterbill")
    assert set(granted) == {1}


def test_a_no_that_was_spared_is_granted_afterwards_and_one_that_never_counted_is_not() -> None:
    scene = Scene("misterbill", 4).seated(*PEOPLE).begun()
    while not scene.table.is_forced(scene.table.waiting_for[0]):
        scene.choose(scene.table.waiting_for[0])
    seat, asked = scene.table.waiting_for[0], scene.table.version
    person = PEOPLE[seat]
    scene.add([only_choice(scene.table, seat)])
    assert scene.wish(person, Choose, seat=seat, action="pass", version=asked) == []
    scene.choose(scene.table.waiting_for[0])
    for version in (asked - 1, asked + 1):
        with pytest.raises(Refused):
            scene.wish(person, Choose, seat=seat, action="pass", version=version)


def test_without_a_pause_nobody_without_a_choice_is_asked() -> None:
    scene = Scene("misterbill", 4).seated(*PEOPLE).begun()
    while not scene.table.over:
        seat = scene.table.waiting_for[0]
        forced = scene.table.is_forced(seat)
        choice = next_entry(scene.table, at_once=True)
        assert (choice is not None) is forced
        assert next_entry(scene.table) is None
        scene.choose(seat)


def moves() -> float:
    """Return how many moves Prometheus is told of."""
    return REGISTRY.get_sample_value("billi_moves_total") or 0.0


def test_MB14_what_the_server_counts_does_not_tell_who_had_no_waiter() -> None:
    counted: set[float] = set()

    async def work(room: Room, loop: VirtualLoop) -> None:
        while not room.table.over:
            [seat, *_] = room.table.waiting_for
            version, before, veiled = room.table.version, moves(), room.table.veiled
            assert room.table.state is not None
            if not room.table.is_forced(seat):
                await choose(room, seat, str(room.table.choices(seat)[-1]))
            while room.table.version == version:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.01)
            if veiled:
                counted.add(moves() - before)

    at_a_table(work, "misterbill")
    assert counted == {1}
