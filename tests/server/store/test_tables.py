"""The store finds tables and says what becomes of them, the same way in every kind of database."""

import asyncio

import pytest

from billi.server.store import (
    Conflict,
    Ended,
    Finished,
    Missing,
    Store,
    open_store,
)
from helpers.stored_records import record
from helpers.stores import bodies, new, outcome, run, with_store


@with_store
async def test_open_tables_for_anyone_are_listed_the_newest_first(store: Store) -> None:
    for number in range(5):
        await store.create(new(f"{number}", listed=number != 3, created=number))
    await store.append("2", 1, [b"begin"], 9, status="playing")
    assert [head.id for head in await store.listed(10)] == ["4", "1", "0"]
    assert [head.id for head in await store.listed(2)] == ["4", "1"]


@with_store
async def test_tables_are_due_when_their_deadline_has_passed(store: Store) -> None:
    for number in range(5):
        await store.create(new(f"{number}", [b"1"]))
    for number in range(4):
        await store.append(f"{number}", 2, [b"2"], 1, deadline=100 - number)
    await store.finish("2", 2, record())
    assert await store.due(99, 10) == ["3", "1"]
    assert await store.due(100, 10) == ["3", "1", "0"]
    assert await store.due(100, 2) == ["3", "1"]


@with_store
async def test_tables_whose_game_is_over_can_be_found_and_finished(store: Store) -> None:
    for number in range(3):
        await store.create(new(f"{number}", [b"1"]))
    await store.append("1", 2, [b"2"], 50, status="over")
    await store.append("2", 2, [b"2"], 40, status="over")
    await store.append("2", 3, [b"a word after the game"], 60)
    assert await store.over(49, 10) == []
    assert await store.over(50, 10) == [("1", 50)]
    assert await store.over(60, 10) == [("1", 50), ("2", 60)]
    assert await store.over(60, 1, Ended("1", 49)) == [("1", 50)]
    assert await store.over(60, 1, Ended("1", 50)) == await store.over(60, 10, Ended("9", 59)) == [("2", 60)]
    assert await store.over(60, 10, Ended("2", 60)) == []
    await store.finish("1", 2, record())
    assert await store.over(60, 10) == [("2", 60)]


# What becomes of tables


@with_store
async def test_a_finished_table_shrinks_to_its_record(store: Store) -> None:
    await store.create(new(lines=[b"a long line" * 10] * 300))
    await store.append("t", 301, [b"the end"], 5, deadline=50, status="over")
    await store.finish("t", 301, record("Ann", "Bo"))
    assert await store.lines("t") == []
    assert await store.record("t") == record("Ann", "Bo")
    head = await store.head("t")
    assert head
    assert (head.status, head.version, head.deadline) == ("finished", 301, None)
    (kept,) = (await store._rows("SELECT body FROM records"))[0]
    assert len(kept) < len(record("Ann", "Bo")) / 20


@with_store
async def test_finishing_loses_no_line_and_happens_once(store: Store) -> None:
    await store.create(new(lines=[b"1", b"2"]))
    for version in (1, 3):
        with pytest.raises(Conflict):
            await store.finish("t", version, record("early"))
    with pytest.raises(Missing):
        await store.finish("other", 1, record())
    assert await bodies(store) == [b"1", b"2"]
    await asyncio.gather(*(store.finish("t", 2, record("Ann")) for _ in range(5)))
    await store.finish("t", 2, record("again"))
    assert await store.record("t") == record("Ann")


@with_store
async def test_a_finished_table_takes_nothing_more(store: Store) -> None:
    await store.create(new(lines=[b"1", b"2"]))
    await store.finish("t", 2, record())
    for first in (1, 2):
        with pytest.raises(Conflict):
            await store.append("t", first, [b"late"], 9)
    with pytest.raises(Finished):
        await store.append("t", 3, [b"late"], 9)
    with pytest.raises(Finished):
        await store.seat("t", [])
    assert await store.lines("t") == []


@with_store
async def test_a_move_and_a_finish_at_once_never_lose_the_move(store: Store) -> None:
    for number in range(40):
        table = f"{number}"
        await store.create(new(table, [b"1"]))
        moved, finished = await asyncio.gather(
            outcome(store.append(table, 2, [b"2"], 2)), outcome(store.finish(table, 1, record()))
        )
        assert (moved, finished) in {(None, Conflict), (Finished, None)}


@with_store
async def test_a_table_whose_deck_is_being_cut_does_not_expire(store: Store) -> None:
    await store.create(new("0", [b"1"], created=0))
    await store.append("0", 2, [b"close"], 50, deadline=60)
    assert await store.expire(10**12) == []
    await store.append("0", 3, [b"deal"], 51, deadline=None, status="playing")
    assert await store.expire(10**12) == []


@with_store
async def test_tables_never_begun_expire(store: Store) -> None:
    await store.add_person("p", b"p", "Ann", "en", 0)
    for number in range(4):
        await store.create(new(f"{number}", [b"1"], created=number))
        await store.seat(f"{number}", ["p"])
    await store.append("0", 2, [b"begin"], 50, status="playing")
    assert sorted(await store.expire(102)) == ["1", "2"]
    assert await store.expire(102) == []
    assert await store.head("1") is None
    assert await store.lines("1") == []
    assert [game.table for game in await store.games_of("p", 10)] == ["3", "0"]
    await store.create(new("1"))


def test_a_store_in_memory_is_gone_when_it_is_closed() -> None:
    async def work() -> None:
        for url in ("sqlite://", "sqlite:///:memory:"):
            async with await open_store(url) as store, await open_store(url) as other:
                await store.create(new(lines=[b"1"]))
                await store.append("t", 2, [b"2"], 2)
                assert await bodies(store) == [b"1", b"2"]
                assert await other.head("t") is None

    run(work())


@with_store
async def test_a_table_being_played_can_be_looked_at_again_later(store: Store) -> None:
    await store.create(new("t"))
    await store.look_again("t", 10)
    assert await store.due(10, 5) == []
    await store.append("t", 1, [b"x"], 5, deadline=10, status="playing")
    await store.look_again("t", 50)
    assert await store.due(49, 5) == []
    assert await store.due(50, 5) == ["t"]
