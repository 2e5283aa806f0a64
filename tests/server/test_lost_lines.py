"""A database that has lost its last commits, servers that sleep or are newer: no table goes on beside its log.

Moves are kept before anyone sees them, but a failover may lose what was kept. Another server may then write other lines
under the same versions, and nothing but the lines themselves tells.
"""

import asyncio
import logging
from typing import Any

import pytest
import uvloop

from billi.server.clock import now
from billi.server.fanout import Alone, Polling
from billi.server.housekeeping import go_round
from billi.server.logs import UNREADABLE
from billi.server.reading import Elsewhere, Unreadable
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.server.settings import Settings
from billi.server.store import Conflict, Presence, Store, open_store
from billi.server.store.marks import marks_after
from billi.table.deciding import Refused
from billi.table.messages import TableShown, Welcome
from billi.table.wishes import Begin, Choose, Say, Sit
from helpers.events import events_of
from helpers.rooms import PEOPLE, Watcher, kept, new_room, on_a_store, play_out, room_on, seat_all, until
from helpers.stores import bodies, new, with_store


async def lose(store: Store, lines: int, table: str = "t") -> None:
    """Lose the last lines of a log, as a failover to a standby does that had not heard of them yet."""
    head = await store.head(table)
    assert head is not None
    last = head.version - lines
    await store._change("DELETE FROM lines WHERE table_id = $1 AND version > $2", table, last)
    mark = (await store.lines(table))[-1].mark
    await store._change("UPDATE tables SET version = $2, mark = $3 WHERE id = $1", table, last, mark)


async def choose(room: Room, seat: int, which: int, id: str = "") -> None:
    assert room.table.state is not None
    action = str(room.table.choices(seat)[which])
    wish = Choose(id=id or f"{seat} {which}", seat=seat, action=action, version=room.table.version)
    await room.wish(PEOPLE[seat], wish)


def told(watcher: Watcher) -> list[Any]:
    """Return the events a client has that begins anew when it is told everything, and adds what follows else."""
    events: list[Any] = []
    for shown in watcher.heard(TableShown):
        events = [*(events if shown.since else []), *(event for hand in shown.own.hands for event in hand.events)]
    return events


def test_a_server_ahead_of_its_log_notices_when_it_next_writes() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        watcher = Watcher("ann")
        await room.enter(watcher)
        await seat_all(room)
        await choose(room, 1, 0)
        lost = room.table.version
        await lose(store, 1)
        await room.wish("bo", Say(id="hello", text="hello"))
        table = await kept(store)
        assert (room.table.version, table.version) == (lost, lost)
        assert 1 not in room.table.chosen
        assert [said.text for _, said in table.chat] == ["hello"]
        assert watcher.shown.version == lost
        assert [hand.ask.chosen for hand in watcher.shown.own.hands if hand.ask] == [None]

    on_a_store(work)


def test_a_server_beside_its_log_notices_and_everyone_sees_the_table_as_the_log_has_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The same versions, other lines: what one server remembers, the other has never seen."""

    async def work(store: Store) -> None:
        one = await new_room(store, "willi", 4)
        watcher = Watcher("ann")
        await one.enter(watcher)
        await seat_all(one)
        for number in range(3):
            seat = one.table.waiting_for[0]
            await choose(one, seat, 0, f"lost {number}")
        version = one.table.version
        await lose(store, 3)
        two = await room_on(store)
        for number in range(3):
            seat = two.table.waiting_for[0]
            await choose(two, seat, -1, f"kept {number}")
        assert two.table.version == version
        lines = await bodies(store)
        await one.wish("bo", Say(id="hello", text="hello"))
        assert (await bodies(store))[:-1] == lines
        table = await kept(store)
        assert one.table.state == table.state == two.table.state
        assert watcher.shown.version == table.version
        assert table.state is not None
        assert told(watcher) == events_of(table.state.view(1))
        assert len(watcher.heard(Welcome)) == 2  # everyone begins anew, as if they had just come
        await two.catch_up()
        await play_out([one, two], 3)

    on_a_store(work)
    assert "a log has lost lines that were kept" in caplog.text


def test_a_server_beside_its_log_notices_when_it_next_reads() -> None:
    async def work(store: Store) -> None:
        one = await new_room(store)
        await seat_all(one)
        await choose(one, 1, 0)
        await lose(store, 1)
        await one.catch_up()
        assert 1 not in one.table.chosen
        await choose(one, 1, 0, "again")
        await lose(store, 1)
        two = await room_on(store)
        await choose(two, 2, 0)
        await choose(two, 3, 0)
        await one.catch_up()
        assert sorted(one.table.chosen) == [2, 3]
        await choose(one, 1, 1, "once more")
        await choose(one, 0, 0)
        await two.catch_up()
        assert one.table.state == two.table.state == (await kept(store)).state

    on_a_store(work)


def test_clocks_run_as_the_log_says_after_a_failover_that_lost_a_choice_which_was_made_again() -> None:
    """The same line at another time is another line: what is asked then is asked from then on."""

    async def work(store: Store) -> None:
        one = await new_room(store, clock=20)
        await seat_all(one)
        for seat in range(4):
            await choose(one, seat, 0)
        await lose(store, 1)
        await asyncio.sleep(0.01)
        two = await room_on(store)
        await choose(two, 3, 0)
        await one.catch_up()
        assert one.table.asked_at == two.table.asked_at

    on_a_store(work)


def test_people_at_a_quiet_table_hear_that_lines_were_lost() -> None:
    """Nobody writes and nobody asks: the servers find out when they next compare versions."""

    async def work(store: Store) -> None:
        async with Polling(store) as news:
            registry = Registry(store, Settings(database="sqlite://", pause=0), news)
            room = await registry.room(await registry.open("ann", NewTableWish("willi", 4)))
            assert room is not None
            watcher = Watcher("ann")
            await room.enter(watcher)
            await room.wish("ann", Sit(id="sit", seat=0, name="Ann"))
            await room.wish("ann", Say(id="say", text="hello"))
            await lose(store, 1, room.table.id)
            await until(lambda: watcher.shown.version == 2)
            await registry.close()

    on_a_store(work)


def test_a_choice_that_was_lost_can_be_made_again_under_the_same_name() -> None:
    """A client that hears no answer sends its wish again: what was lost with the answer is granted now."""

    async def work(store: Store) -> None:
        room = await new_room(store)
        await seat_all(room)
        await choose(room, 1, 0, "mine")
        await lose(store, 1)
        await room.catch_up()
        await choose(room, 1, 0, "mine")
        assert ("ann", "mine") in (await kept(store)).granted

    on_a_store(work)


def test_logs_from_before_there_were_marks_still_load_and_go_on_with_them() -> None:
    async def work(store: Store) -> None:
        await seat_all(await new_room(store))
        await store._change("UPDATE lines SET mark = NULL")
        await store._change("UPDATE tables SET mark = NULL")
        one, two = await room_on(store), await room_on(store)
        await choose(one, 1, 0)
        await two.catch_up()
        await choose(two, 2, 0)
        marked = [line.mark for line in await store.lines("t")]
        assert not any(marked[:-2])
        assert all(marked[-2:])
        await lose(store, 1)
        await choose(one, 3, 0)
        await two.catch_up()
        assert sorted(two.table.chosen) == [1, 3]

    on_a_store(work)


def test_a_server_that_slept_while_others_played_catches_up() -> None:
    """As one does that was stopped for hours: its timers ring late, and all it knows is old."""

    async def work(store: Store) -> None:
        asleep = await new_room(store, "misterbill", 4, clock=20)
        watcher = Watcher("ann")
        await asleep.enter(watcher)
        await seat_all(asleep)
        awake = await room_on(store)
        asleep.alarm.set(None, 0)
        for number in range(4):
            await choose(awake, awake.table.waiting_for[0], 0, f"meanwhile {number}")
        asleep.table.asked_at -= 3_600_000
        asleep.alarm.ring()  # an hour late: as far as it knows, the clock of a question long answered has run out
        await until(lambda: asleep.table.version == awake.table.version)
        table = await kept(store)
        assert table.version == awake.table.version, "a bot has decided for somebody who had time left"
        assert asleep.table.state == table.state
        assert watcher.shown.version == asleep.table.version
        await play_out([asleep, awake], 5)

    on_a_store(work)


# A log damaged by hand


async def damage(store: Store, which: int) -> None:
    """Take one line out of a log and leave everything else as it is; -1 is the last."""
    version = (await store.lines("t"))[which].version
    assert await store._change("DELETE FROM lines WHERE table_id = 't' AND version = $1", version) == 1


@pytest.mark.parametrize("which", [0, 2, -1], ids=["first", "in the middle", "last"])
def test_a_table_whose_log_lacks_a_line_is_told_to_be_unreadable_and_not_busy_for_ever(which: int) -> None:
    async def work(store: Store) -> None:
        await seat_all(await new_room(store))
        await damage(store, which)
        registry = Registry(store, Settings(database="sqlite://", pause=0), Polling(store))
        with pytest.raises(Unreadable, match="cannot be read"):
            await registry.bring("t")
        assert not registry.rooms

    on_a_store(work)


@pytest.mark.parametrize(
    ("how", "why"),
    [("first", "line 1 is missing"), ("last", "line 6 is missing"), ("torn", "DecodeError"), ("later", "line 8")],
)
def test_the_servers_log_says_which_table_cannot_be_read_and_why(
    how: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        for seat, person in enumerate(("host", "ann", "bo")):
            await room.wish(person, Sit(id="sit", seat=seat, name=person))
        for _ in range(2):
            await room.wish("ann", Say(id=f"{room.table.version}", text="hello"))
        if how == "torn":
            await store._change("UPDATE lines SET body = $1 WHERE table_id = 't' AND version = 3", b'{"do":')
        elif how == "later":
            other = await room_on(store)
            for _ in range(3):
                await other.wish("bo", Say(id=f"{other.table.version}", text="hello"))
            await damage(store, -2)
        else:
            await damage(store, 0 if how == "first" else -1)
        registry = Registry(store, Settings(database="sqlite://"), Alone())
        with pytest.raises(Unreadable):
            await (room.wish("ann", Say(id="more", text="hello")) if how == "later" else registry.bring("t"))

    on_a_store(work)
    said = [record for record in caplog.records if record.msg.startswith(UNREADABLE)]
    assert {vars(record)["table"] for record in said} == {"t"}
    assert why in said[0].getMessage()


@pytest.mark.parametrize("where", ["before what it knows", "after what it knows"])
def test_people_at_a_table_whose_log_comes_to_lack_a_line_are_seen_out(where: str) -> None:
    async def work(store: Store) -> None:
        await new_room(store)
        registry = Registry(store, Settings(database="sqlite://", pause=0), Polling(store))
        room = await registry.bring("t")
        assert room is not None
        await seat_all(room)
        watcher, parted = Watcher("ann"), asyncio.Event()
        watcher.part = parted.set
        await room.enter(watcher)
        other = await room_on(store)
        for number in range(3):
            await other.wish("bo", Say(id=f"{number}", text="hello"))
        await damage(store, 2 if where == "before what it knows" else -2)
        with pytest.raises(Unreadable):
            await room.wish("ann", Say(id="hello", text="hello"))
        await asyncio.wait_for(parted.wait(), 20)
        assert not registry.rooms

    on_a_store(work)


# Servers of several versions


@pytest.mark.parametrize(
    "line",
    [
        b'{"do":"juggle","seat":2}',
        b'{"do":"words","seat":2,"words":"abc","aloud":true}',
        b'{"do":"bot","seat":2,"bot":"oracle"}',
    ],
)
def test_an_entry_only_newer_servers_know_makes_the_table_unreadable_here_and_no_other(
    line: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)

    async def work(store: Store) -> None:
        registry = Registry(store, Settings(database="sqlite://", pause=0), Polling(store))
        room = await registry.room(await registry.open("ann", NewTableWish("willi", 4)))
        other = await registry.room(await registry.open("ann", NewTableWish("willi", 4)))
        assert room is not None
        assert other is not None
        watcher, parted = Watcher("ann"), asyncio.Event()
        watcher.part = parted.set
        await room.enter(watcher)
        id, version = room.table.id, room.table.version
        after = (await store.lines(id))[-1].mark
        await store.append(id, version + 1, [line], now(), after=after)
        room.hear(version + 1)
        await asyncio.wait_for(parted.wait(), 20)
        assert id not in registry.rooms
        with pytest.raises(Elsewhere):
            await registry.room(room.code)
        with pytest.raises(Elsewhere):
            await room.enter(Watcher("bo"))
        await other.wish("ann", Sit(id="sit", seat=0, name="Ann"))
        await go_round(registry, now())
        assert len(await bodies(store, id)) == version + 1
        await registry.close()

    on_a_store(work)


# Between housekeeping's look and its deed


async def an_old_game(registry: Registry) -> Room:
    room = await registry.room(await registry.open("ann", NewTableWish("misterbill", 3, bots=[0, 1, 2])))
    assert room is not None
    await room.wish("ann", Begin(id="begin"))
    while not room.table.over:
        await room.catch_up()
    return room


@pytest.mark.parametrize("what", ["shrink", "idle"])
def test_nobody_sits_in_a_room_that_was_closed_while_they_came_in(what: str) -> None:
    async def work(store: Store) -> None:
        registry = Registry(store, Settings(database="sqlite://", pause=0), Polling(store))
        room = await an_old_game(registry)
        watcher, parted = Watcher("bo"), asyncio.Event()
        watcher.part = parted.set
        present, sweep = store.present, store.sweep

        async def come_in() -> None:
            store.present, store.sweep = present, sweep  # type: ignore[method-assign]
            await room.enter(watcher)

        async def somebody_comes_as_shrink_asks(table: str) -> list[Presence]:
            await come_in()
            return await present(table)

        async def somebody_comes_before_idle_rooms_go(now: int) -> None:
            await come_in()
            await sweep(now)

        if what == "shrink":
            store.present = somebody_comes_as_shrink_asks  # type: ignore[method-assign]
        else:
            store.sweep = somebody_comes_before_idle_rooms_go  # type: ignore[method-assign]
        await go_round(registry, now() + (registry.settings.lingering + 1 if what == "shrink" else 200_000))
        assert watcher.sent, "nobody came"
        in_the_house = registry.rooms.get(room.table.id) is room
        assert in_the_house != parted.is_set()
        if not in_the_house:
            with pytest.raises(Refused):
                await room.enter(Watcher("cy"))
        await registry.close()

    on_a_store(work)


def test_whoever_is_at_the_door_as_a_room_is_put_away_is_sent_back_to_find_it_anew() -> None:
    async def work(store: Store) -> None:
        registry = Registry(store, Settings(database="sqlite://", pause=0), Polling(store))
        code = await registry.open("ann", NewTableWish("willi", 4))
        room = await registry.room(code)
        assert room is not None
        at_it, gate, lines = asyncio.Event(), asyncio.Event(), store.lines

        async def slow(table: str, after: int = 0) -> Any:
            at_it.set()
            await gate.wait()
            return await lines(table, after)

        store.lines = slow  # type: ignore[method-assign]
        coming = asyncio.create_task(room.enter(Watcher("bo")))
        await at_it.wait()
        leaving = asyncio.create_task(registry.put_away(room))
        await asyncio.sleep(0.01)
        gate.set()
        with pytest.raises(Refused, match="put away"):
            await coming
        await leaving
        assert not room.viewers
        again = await registry.room(code)
        assert again is not None
        assert again is not room
        await again.enter(Watcher("bo"))
        await registry.close()

    on_a_store(work)


# The store


@with_store
async def test_lines_follow_the_line_they_were_written_for_and_no_other(store: Store) -> None:
    table = new(lines=[b"1"])
    await store.create(table)
    (one,) = marks_after(None, [b"1"], table.created)
    await store.append("t", 2, [b"2", b"3"], 2, after=one)
    two, three = marks_after(one, [b"2", b"3"], 2)
    assert [line.mark for line in await store.lines("t")] == [one, two, three]
    for wrong in (one, two, b"nonsense"):
        with pytest.raises(Conflict):
            await store.append("t", 4, [b"4"], 4, after=wrong)
    with pytest.raises(Conflict):
        await store.append("t", 5, [b"5"], 5, after=three)
    await store.append("t", 4, [b"4"], 4, after=three, status="playing", deadline=5)
    assert await bodies(store) == [b"1", b"2", b"3", b"4"]


@with_store
async def test_lines_written_at_once_for_two_histories_are_never_mixed(store: Store) -> None:
    table = new(lines=[b"1"])
    await store.create(table)
    (one,) = marks_after(None, [b"1"], table.created)
    mine, theirs = marks_after(one, [b"mine"], 2), marks_after(one, [b"theirs"], 2)
    results = await asyncio.gather(
        store.append("t", 2, [b"mine"], 2, after=one),
        store.append("t", 2, [b"theirs"], 2, after=one),
        store.append("t", 3, [b"after mine"], 3, after=mine[-1]),
        store.append("t", 3, [b"after theirs"], 3, after=theirs[-1]),
        return_exceptions=True,
    )
    assert sum(isinstance(result, Conflict) for result in results) == 2
    assert await bodies(store) in ([b"1", b"mine", b"after mine"], [b"1", b"theirs", b"after theirs"])


def test_a_failover_of_a_shared_database_is_noticed_by_a_server_that_was_ahead(database: str) -> None:
    """Two servers on one database, each with a connection of its own."""

    async def run() -> None:
        async with await open_store(database) as store, await open_store(database) as elsewhere:
            ahead = await new_room(store)
            await seat_all(ahead)
            await choose(ahead, 1, 0)
            await choose(ahead, 2, 0)
            await lose(elsewhere, 2)
            other = await room_on(elsewhere)
            await choose(other, 3, 0)
            await choose(other, 0, 0)
            await choose(ahead, 1, 1, "again")
            assert sorted(ahead.table.chosen) == [0, 1, 3]
            assert ahead.table.version == (await kept(elsewhere)).version

    uvloop.run(run())
