"""Having no choice takes as long as a quick "no", and nobody can tell the two apart (MB14, W10)."""

import asyncio
from collections.abc import Awaitable, Callable
from statistics import median
from typing import Any

import pytest

from billi.server.hall import Hall, NewTableWish
from billi.server.news import Alone
from billi.server.room import Room, Viewer
from billi.table.pausing import LONGEST, SHORTEST, pause
from billi.table.showing import Eyes
from billi.table.table import Table
from billi.table.wishes import Begin, Choose, Sit, Waive
from tables import SECRET, Scene
from test_secrecy import PAUSING
from world.disk import Disk
from world.virtual import VirtualClock, VirtualLoop, run

PEOPLE = ("host", "ann", "bo", "cy")


def at_a_table(work: Callable[[Room, VirtualLoop], Awaitable[None]], game: str, **more: Any) -> None:
    """Have four people at a table in virtual time."""

    async def evening(loop: VirtualLoop) -> None:
        async with Disk().store() as store:
            hall = Hall(store, PAUSING, Alone(), VirtualClock(loop))
            room = await hall.room(await hall.open("host", NewTableWish(game, 4, **more)))
            assert room is not None
            for seat, person in enumerate(PEOPLE):
                await room.enter(Viewer(Eyes(person), lambda message: None))
                await room.wish(person, Sit(id="sit", seat=seat, name=person))
            await room.wish("host", Begin(id="begin"))
            await work(room, loop)
            await hall.close()

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
                await choose(room, seat, "pass")  # in vain: it will be said anyway, at its time
                assert room.table.version == version
                while room.table.version == version:
                    await asyncio.sleep(0.01)
                forced.append(loop.time() - asked)
                continue
            assert room.table.state is not None
            await choose(room, seat, str(room.table.state.legal(seat)[-1]))

    for _ in range(4):
        at_a_table(work, "misterbill")
    assert len(forced) > 10
    assert 1.2 <= min(forced) < max(forced) <= 6.1


def test_W10_the_table_keeps_the_cards_of_whoever_has_nothing_to_exchange() -> None:
    kept: list[str] = []

    async def work(room: Room, loop: VirtualLoop) -> None:
        while not room.table.over:
            [seat, *_] = room.table.waiting_for
            version = room.table.version
            assert room.table.state is not None
            if room.table.is_forced(seat):
                kept.append(str(room.table.state.legal(seat)[0]))
                while room.table.version == version:
                    await asyncio.sleep(0.01)
                continue
            await choose(room, seat, str(room.table.state.legal(seat)[0]))

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
                await choose(room, seat, str(room.table.state.legal(seat)[-1]))
            while room.table.version == version:
                await asyncio.sleep(0.01)
        assert min(waits) > 1

    at_a_table(work, "misterbill")


def test_whoever_plays_a_waiter_need_not_wait() -> None:
    async def work(room: Room, loop: VirtualLoop) -> None:
        while not room.table.over:
            [seat, *_] = room.table.waiting_for
            assert room.table.state is not None
            action = str(room.table.state.legal(seat)[0])
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
            await choose(room, seat, str(room.table.state.legal(seat)[0]))
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
        await choose(room, leader, str(room.table.state.legal(leader)[0]))
        assert room.table.waiting_for == [leader]
        assert room.table.asks_to_call
        asked = loop.time()
        while room.table.waiting_for == [leader]:
            await asyncio.sleep(0.01)
        assert 0.4 < loop.time() - asked < 2.5

    at_a_table(work, "willi")


def test_how_long_it_takes_depends_on_nothing_but_the_question() -> None:
    times = []
    for version in range(2_000):
        table = Table("t", SECRET, asked_version=version)
        times.append(pause(table, 1, 1000))
        table.version, table.asked_at = 99, 10**12
        assert pause(table, 1, 1000) == times[-1]
    assert 950 < median(times) < 1050
    assert SHORTEST * 1000 <= min(times) < max(times) <= LONGEST * 1000
    assert len(set(times)) > 500


def test_without_a_pause_nobody_without_a_choice_is_asked() -> None:
    scene = Scene("misterbill", 4).seated(*PEOPLE).begun()
    while not scene.table.over:
        seat = scene.table.waiting_for[0]
        forced = scene.table.is_forced(seat)
        choice = scene.table.next_by_itself(at_once=True)
        assert (choice is not None) is forced
        assert scene.table.next_by_itself() is None
        scene.choose(seat)
