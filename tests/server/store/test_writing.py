"""Where changes of an SQLite file are written: on the event loop's thread where the disk is quick, else in another."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from typing import Any

import pytest

from billi.server.store import Broken, Unavailable, open_store, sqlite_threads
from billi.server.store.sqlite import SqliteStore
from billi.server.store.sqlite_threads import Writer
from helpers.stores import bodies, new, run

SLOW = 0.03
"""Seconds a commit takes on a slow disk."""


class Disk:
    """A connection to a file on a disk that may be slow, and who commits."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.delay = 0.0
        self.fails = False
        """Whether a commit fails, once."""
        self.commits: list[int] = []
        """By thread."""

    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "COMMIT":
            self.commits.append(threading.get_ident())
            time.sleep(self.delay)
            if self.fails:
                self.fails = False
                problem = sqlite3.OperationalError("disk I/O error")
                problem.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
                raise problem
        return self._connection.execute(sql, *values)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)


def slowed(store: SqliteStore, delay: float = 0.0) -> Disk:
    """Put a disk under a store."""
    disk = Disk(store._writer._connection)
    store._writer._connection = disk  # type: ignore[assignment]
    disk.delay = delay
    return disk


async def with_tables(url: str, many: int) -> SqliteStore:
    """Open a store with so many tables."""
    store = await open_store(url)
    assert isinstance(store, SqliteStore)
    await asyncio.gather(*(store.create(new(f"{number}")) for number in range(many)))
    return store


def test_on_a_quick_disk_moves_of_one_moment_are_kept_at_once_by_whoever_heard_of_them(
    new_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_threads, "QUICK", 10.0)  # machines that test are busy

    async def work() -> None:
        async with await with_tables(new_sqlite, 20) as store:
            disk = slowed(store)
            await asyncio.gather(*(store.append(f"{number}", 1, [b"1"], 1) for number in range(20)))
            assert disk.commits == [threading.get_ident()]
            assert [await bodies(store, f"{number}") for number in range(20)] == [[b"1"]] * 20

    run(work())


def test_a_crowd_keeps_nobody_else_waiting(new_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_threads, "QUICK", 10.0)

    async def work() -> None:
        many = sqlite_threads.MOST_HERE + 1
        async with await with_tables(new_sqlite, many) as store:
            disk = slowed(store)
            await asyncio.gather(*(store.append(f"{number}", 1, [b"1"], 1) for number in range(many)))
            assert threading.get_ident() not in disk.commits

    run(work())


def test_on_a_slow_disk_nobody_but_who_moves_waits_and_when_it_is_quick_again_nothing_is_handed_over(
    new_sqlite: str,
) -> None:
    async def work() -> None:
        async with await with_tables(new_sqlite, 1) as store:
            disk = slowed(store, SLOW)
            here, version = threading.get_ident(), 0

            async def move() -> float:
                """Return for how long the event loop stood still meanwhile, at least."""
                nonlocal version
                version += 1
                moving = asyncio.create_task(store.append("0", version, [b"move"], version))
                longest, seen = 0.0, time.perf_counter()
                while not moving.done():
                    await asyncio.sleep(0)
                    longest, seen = max(longest, time.perf_counter() - seen), time.perf_counter()
                await moving
                return longest

            stood_still = [await move() for _ in range(6)]
            assert disk.commits[:1] == [here], "nobody knows yet that it is slow"
            assert here not in disk.commits[3:], "by now it is known"
            assert min(stood_still[3:]) < SLOW / 2
            disk.delay, disk.commits[:] = 0.0, []
            while disk.commits[-1:] != [here]:
                assert version < 2000, "it is never tried again"
                await move()
            assert await bodies(store, "0") == [b"move"] * version

    run(work())


def test_who_moves_while_much_is_written_waits_for_it(new_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both use one connection: a move in the middle of another change would be kept, or undone, with that."""
    monkeypatch.setattr(sqlite_threads, "QUICK", 10.0)

    async def work() -> None:
        async with await with_tables(new_sqlite, 1) as store:
            begun, go_on = threading.Event(), threading.Event()

            def much(connection: sqlite3.Connection) -> None:
                connection.execute("DELETE FROM tables")
                begun.set()
                go_on.wait(60)
                raise sqlite3.OperationalError("it cannot be done")

            failing = asyncio.create_task(store._writer.do(much))
            await asyncio.to_thread(begun.wait)
            moving = asyncio.create_task(store.append("0", 1, [b"1"], 1))
            await asyncio.sleep(0.05)
            assert not moving.done()
            go_on.set()
            with pytest.raises(Exception, match="it cannot be done"):
                await failing
            await moving
            assert await bodies(store, "0") == [b"1"]

    run(work())


def test_another_program_that_writes_to_the_file_keeps_nobody_waiting_but_who_moves(
    new_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup, a shell or `billi host`: SQLite has one of them write at a time."""
    monkeypatch.setattr(sqlite_threads, "QUICK", 10.0)

    async def work() -> None:
        async with await with_tables(new_sqlite, 2) as store:
            await store.append("0", 1, [b"1"], 1)
            disk = slowed(store)
            with closing(sqlite3.connect(new_sqlite.removeprefix("sqlite:///"), isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                moving = asyncio.gather(*(store.append(f"{number}", 2 - number, [b"2"], 1) for number in range(2)))
                await asyncio.sleep(0.05)
                assert not moving.done()
                other.execute("ROLLBACK")
            await moving
            assert threading.get_ident() not in disk.commits, "the event loop waited for the other one"
            assert [await bodies(store, "0"), await bodies(store, "1")] == [[b"1", b"2"], [b"2"]]
            await store.append("0", 3, [b"3"], 1)
            assert disk.commits[-1] == threading.get_ident(), "the other one is long gone"

    run(work())


def test_who_moves_waits_for_another_program_once(new_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And not once more to learn which of the changes it was that could not be made."""
    monkeypatch.setattr(sqlite_threads, "PATIENCE", 1.0)

    async def work() -> None:
        async with await with_tables(new_sqlite, 1) as store:
            with closing(sqlite3.connect(new_sqlite.removeprefix("sqlite:///"), isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                began = time.perf_counter()
                with pytest.raises(Unavailable, match="locked"):
                    await store.append("0", 1, [b"1"], 1)
                assert 1.0 <= time.perf_counter() - began < 1.8
            await store.append("0", 1, [b"1"], 1)
            assert await bodies(store, "0") == [b"1"]

    run(work())


def test_what_is_at_hand_when_a_store_is_closed_is_kept(new_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_threads, "QUICK", 10.0)

    async def work() -> None:
        async with await with_tables(new_sqlite, 1) as store:
            moving = asyncio.create_task(store.append("0", 1, [b"1"], 1))
            await asyncio.sleep(0)
            assert store.waiting == 1
        await moving
        async with await open_store(new_sqlite) as store:
            assert await bodies(store, "0") == [b"1"]

    run(work())


def test_what_the_disk_failed_to_keep_is_not_granted_because_it_takes_it_the_next_time(
    new_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an fsync that failed, one that succeeds says nothing of what came before it."""
    monkeypatch.setattr(sqlite_threads, "QUICK", 10.0)

    async def work() -> None:
        async with await with_tables(new_sqlite, 1) as store:
            disk = slowed(store)
            disk.fails = True
            with pytest.raises(Broken):
                await store.append("0", 1, [b"1"], 1)
            with pytest.raises(Broken):
                await store.append("0", 1, [b"1"], 1)
            assert len(disk.commits) == 1

    run(work())


def test_an_error_of_the_disk_is_told_wherever_it_comes_up(new_sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_threads, "QUICK", 10.0)

    def fails(writer: Writer, tasks: object) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def work() -> None:
        async with await with_tables(new_sqlite, 1) as store:
            with monkeypatch.context() as broken:
                broken.setattr(Writer, "_commit", fails)
                with pytest.raises(Exception, match="database or disk is full"):
                    await store.append("0", 1, [b"1"], 1)
            await store.append("0", 1, [b"1"], 1)
            assert await bodies(store, "0") == [b"1"]

    run(work())
