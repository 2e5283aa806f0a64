"""The store keeps the logs of tables, the same way in every kind of database."""

import asyncio
import threading
from collections import Counter
from dataclasses import replace

import pytest

from billi.server.store import (
    CodeTaken,
    Conflict,
    Head,
    Missing,
    Store,
    Unavailable,
    open_store,
    postgres_appending,
    sqlite_threads,
)
from billi.server.store.sqlite import SqliteStore
from helpers.stored_records import record
from helpers.stores import bodies, new, outcome, run, with_store


@with_store
async def test_a_new_table_is_open_and_has_its_first_lines(store: Store) -> None:
    await store.create(new(lines=[b"one", b"\0two"], listed=True, created=7))
    head = Head("t", "code-t", b"secret", "open", 2, created=7, expires=107, deadline=None, listed=True)
    assert await store.head("t") == head
    assert await store.find_code("code-t") == head
    assert [line[:3] for line in await store.lines("t")] == [(1, 7, b"one"), (2, 7, b"\0two")]


@with_store
async def test_what_is_not_there_is_not_found(store: Store) -> None:
    for strange in ("nothing", "", "nothing\0", "' OR 1=1 --", "ü" * 1000):
        assert await store.head(strange) is None
        assert await store.find_code(strange) is None
        assert await store.lines(strange) == []
        assert await store.record(strange) is None
        assert await store.games_of(strange, 10) == []
    assert await store.person_of(b"nobody") is None
    assert await store.listed(10) == []
    assert await store.due(10**12, 10) == []
    assert await store.over(10**12, 10) == []
    assert await store.expire(10**12) == []
    assert await store.forget("nobody") == set()


@with_store
async def test_lines_are_given_after_a_version(store: Store) -> None:
    await store.create(new(lines=[b"1", b"2"]))
    await store.append("t", 3, [b"3", b"4"], 50)
    assert [line[:3] for line in await store.lines("t", 2)] == [(3, 50, b"3"), (4, 50, b"4")]
    assert await store.lines("t", 4) == []


@with_store
async def test_the_versions_of_many_tables_are_given_at_once(store: Store) -> None:
    await asyncio.gather(*(store.create(new(f"t{n}", lines=[b"1"])) for n in range(1200)))
    await store.append("t7", 2, [b"2", b"3"], 9)
    await store.finish("t8", 1, record())
    assert await store.versions(["t7", "t8", "t9", "t7"]) == {"t7": 3, "t8": 1, "t9": 1}
    assert len(await store.versions([f"t{n}" for n in range(2000)])) == 1200
    assert await store.versions(("t1", "nothing", "", "nothing\0", "'\"]", "ü")) == {"t1": 1}
    assert await store.versions([]) == {}


@with_store
async def test_a_code_belongs_to_one_table_until_that_is_finished(store: Store) -> None:
    await store.create(new("a"))
    again = replace(new("b"), code="code-a")
    with pytest.raises(CodeTaken):
        await store.create(again)
    assert await store.head("b") is None
    await store.finish("a", 0, record())
    assert await store.find_code("code-a") is None
    await store.create(again)
    found = await store.find_code("code-a")
    assert found
    assert found.id == "b"


@with_store
async def test_a_table_is_set_up_once(store: Store) -> None:
    await store.create(new(lines=[b"1"]))
    with pytest.raises(Conflict):
        await store.create(new(lines=[b"other"]))
    assert await bodies(store) == [b"1"]


@with_store
async def test_an_append_sets_deadline_and_status_or_leaves_them(store: Store) -> None:
    await store.create(new())

    async def after(version: int) -> tuple[int | None, str]:
        head = await store.head("t")
        assert head
        assert head.version == version
        return head.deadline, head.status

    await store.append("t", 1, [b"1"], 1)
    assert await after(1) == (None, "open")
    await store.append("t", 2, [b"2"], 2, deadline=500, status="playing")
    assert await after(2) == (500, "playing")
    await store.append("t", 3, [b"3"], 3)
    assert await after(3) == (500, "playing")
    await store.append("t", 4, [b"4"], 4, deadline=None)
    assert await after(4) == (None, "playing")


@with_store
async def test_an_append_is_written_whole_or_not_at_all(store: Store) -> None:
    await store.create(new(lines=[b"1", b"2", b"3"]))
    before = await store.head("t")
    for first in (1, 2, 3):
        with pytest.raises(Conflict):
            await store.append("t", first, [b"x", b"y", b"z", b"w"], 9, deadline=9, status="playing")
    assert await store.head("t") == before
    assert await bodies(store) == [b"1", b"2", b"3"]


@with_store
async def test_nothing_is_written_over_a_gap_or_to_no_table(store: Store) -> None:
    await store.create(new(lines=[b"1"]))
    with pytest.raises(Conflict):
        await store.append("t", 3, [b"3"], 9)
    with pytest.raises(Missing):
        await store.append("other", 1, [b"1"], 9)
    for first, lines in ((0, [b"0"]), (-1, [b"0"]), (2, [])):
        with pytest.raises(ValueError):
            await store.append("t", first, lines, 9)
    with pytest.raises(ValueError):
        await store.append("t", 2, [b"2"], 9, status="finished")
    assert await bodies(store) == [b"1"]


def test_of_two_servers_racing_for_a_version_exactly_one_wins(database: str) -> None:
    async def race() -> None:
        async with await open_store(database) as one, await open_store(database) as two:
            await one.create(new())
            for version in range(1, 31):
                tries = [
                    store.append("t", version, [f"{version} {i}".encode()], 0) for i in range(5) for store in (one, two)
                ]
                outcomes = await asyncio.gather(*map(outcome, tries))
                assert Counter(outcomes) == {None: 1, Conflict: 9}
            assert len(await bodies(one)) == 30

    run(race())


@with_store
async def test_a_conflict_spoils_nothing_else_in_its_commit(store: Store) -> None:
    await asyncio.gather(*(store.create(new(table)) for table in "abc"))
    wanted = [
        ("a", 1, None),
        ("b", 1, None),
        ("a", 1, Conflict),
        ("missing", 1, Missing),
        ("c", 2, Conflict),
        ("c", 1, None),
        ("c", 2, None),
        ("a", 2, None),
        ("a", 2, Conflict),
    ]
    tries = [store.append(table, first, [f"{i}".encode()], i) for i, (table, first, _) in enumerate(wanted)]
    assert await asyncio.gather(*map(outcome, tries)) == [kind for _, _, kind in wanted]
    assert [await bodies(store, table) for table in "abc"] == [[b"0", b"7"], [b"1"], [b"5", b"6"]]


@with_store
async def test_a_line_that_cannot_be_written_at_all_spoils_nothing_else(store: Store) -> None:
    await store.create(new())
    tries = [
        store.append("t", 1, [b"1"], 1),
        store.append("t\0\ud800", 1, [b"1"], 1),
        store.append("t", 2, [b"2"], 2**70),
    ]
    written, strange, endless = await asyncio.gather(*map(outcome, tries))
    assert written is None
    assert strange
    assert endless
    assert await bodies(store) == [b"1"]


@with_store
async def test_2000_appends_at_once_to_200_tables(store: Store) -> None:
    tables = [f"table {number}" for number in range(200)]
    await asyncio.gather(*(store.create(new(table)) for table in tables))
    lines = {table: [f"{table} {version}".encode() for version in range(1, 11)] for table in tables}
    await asyncio.gather(*(store.append(t, v, [lines[t][v - 1]], v) for v in range(1, 11) for t in tables))
    for table in tables:
        assert await bodies(store, table) == lines[table]


def test_appends_at_once_share_commits(new_sqlite: str) -> None:
    async def work() -> None:
        async with await open_store(new_sqlite) as store:
            assert isinstance(store, SqliteStore)
            await asyncio.gather(*(store.create(new(f"{number}")) for number in range(500)))
            statements: list[str] = []
            await store._writer.do(lambda connection: connection.set_trace_callback(statements.append))
            await asyncio.gather(*(store.append(f"{number}", 1, [b"1"], 1) for number in range(500)))
            assert Counter(statements)["COMMIT"] < 20

    run(work())


def test_reads_do_not_wait_for_writes(new_sqlite: str) -> None:
    async def work() -> None:
        async with await open_store(new_sqlite) as store:
            assert isinstance(store, SqliteStore)
            await store.create(new(lines=[b"1"]))
            read = threading.Event()
            slow = asyncio.create_task(store._writer.do(lambda connection: read.wait(60)))
            append = asyncio.create_task(store.append("t", 2, [b"2"], 2))
            await asyncio.sleep(0.1)
            assert await bodies(store) == [b"1"]
            assert not slow.done()
            read.set()
            await asyncio.gather(slow, append)
            assert await bodies(store) == [b"1", b"2"]

    run(work())


def test_only_so_many_wait_to_be_written(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_threads, "MOST_WAITING", 10)
    monkeypatch.setattr(postgres_appending, "MOST_WAITING", 10)
    monkeypatch.setattr(sqlite_threads, "MOST_A_COMMIT", 4)
    monkeypatch.setattr(postgres_appending, "MOST_A_COMMIT", 4)

    async def work() -> None:
        async with await open_store(database) as store:
            await asyncio.gather(*(store.create(new(f"{number}")) for number in range(100)))
            await asyncio.gather(*(store.append(f"{number}", 1, [b"1"], 1) for number in range(100)))
            assert [await bodies(store, f"{number}") for number in range(100)] == [[b"1"]] * 100

    run(work())


@with_store
async def test_whoever_stops_waiting_leaves_the_store_as_it_should_be(store: Store) -> None:
    await asyncio.gather(*(store.create(new(f"{number}")) for number in range(100)))
    tasks = [asyncio.create_task(store.append(f"{number}", 1, [b"1"], 1)) for number in range(100)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for number in range(100):
        head = await store.head(f"{number}")
        assert head
        assert head.version == len(await bodies(store, f"{number}"))
        assert head.version or number % 2 == 0


def test_closing_writes_what_is_waiting(database: str) -> None:
    async def work() -> None:
        store = await open_store(database)
        await asyncio.gather(*(store.create(new(f"{number}")) for number in range(100)))
        tasks = [asyncio.create_task(outcome(store.append(f"{number}", 1, [b"1"], 1))) for number in range(100)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*tasks) == [None] * 100
        for attempt in (store.append("0", 2, [b"2"], 2), store.head("0"), store.expire(0)):
            with pytest.raises(Unavailable):
                await attempt
        await store.close()
        async with await open_store(database) as again:
            assert [await bodies(again, f"{number}") for number in range(100)] == [[b"1"]] * 100

    run(work())
