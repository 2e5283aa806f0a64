"""What was acknowledged is kept, whatever happens to the server, the database or the disk."""

import asyncio
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from billi.server.store import Conflict, Store, Unavailable, open_store, postgres_pool
from billi.server.store.sqlite import SqliteStore
from helpers.databases import Postgres
from helpers.paths import ROOT
from helpers.stores import bodies, new, outcome, run

KILLS = str(ROOT / "bench" / "kills.py")


def test_killed_servers_lose_and_double_nothing(database: str) -> None:
    acknowledged, seed, life = 0, 0, 0.25
    while acknowledged <= 100:  # on a busy machine many are killed before they have written anything: they live longer
        seed += 1
        life *= 2 if seed > 1 else 1
        command = [sys.executable, KILLS, "--kills", "20", "--seed", str(seed), "--life", str(life)]
        command += ["--database", database]
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
        assert done.returncode == 0, done.stdout + done.stderr
        found = re.search(r"20 kills, .* ([\d,]+) acknowledged, .* 0 lost, 0 doubled, 0 gaps", done.stdout)
        assert found, done.stdout
        acknowledged += int(found[1].replace(",", ""))
        assert seed < 5, "hardly anything is written between the kills"


def test_a_full_disk_fails_what_does_not_fit_and_nothing_else(new_sqlite: str) -> None:
    async def work() -> None:
        async with await open_store(new_sqlite) as store:
            assert isinstance(store, SqliteStore)
            await store.create(new())
            await store.create(new("other"))
            await limit_pages(store, "SELECT page_count + 20 FROM pragma_page_count")
            kept = 0
            while not await outcome(store.append("t", kept + 1, [bytes(10_000)], 0)):
                kept += 1
            assert 0 < kept < 1000
            with pytest.raises(Unavailable, match="full"):
                await store.append("t", kept + 1, [bytes(10_000)], 0)
            tries = [store.append("other", 1, [b"small"], 0), store.append("t", kept + 1, [bytes(10**6)], 0)]
            small, big = await asyncio.gather(*map(outcome, tries))
            assert big is Unavailable
            assert small in (None, Unavailable)
            await limit_pages(store, "SELECT 1000000000")
            await store.append("t", kept + 1, [b"room again"], 0)
            assert len(await bodies(store)) == kept + 1
            assert len(await bodies(store, "other")) == (small is None)

    run(work())


async def limit_pages(store: SqliteStore, sql: str) -> None:
    """Set how many pages the file may have."""

    def limit(connection: sqlite3.Connection) -> None:
        pages = connection.execute(sql).fetchone()[0]
        connection.execute(f"PRAGMA max_page_count = {pages}")

    await store._writer.do(limit)


BREAK = """
import resource, sys, uvloop
from billi.server.store import Broken, NewTable, open_store

async def work(url):
    async with await open_store(url) as store:
        await store.create(NewTable("t", "t", b"", False, 0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, resource.RLIM_INFINITY))
        try:
            for version in range(1, 1000):
                await store.append("t", version, [bytes(5000)], 0)
                print(version, flush=True)
        except Broken as problem:
            print(problem, file=sys.stderr)
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        try:
            await store.append("t", version, [b"after"], 0)
        except Broken:
            print(len(await store.lines("t")), "lines", flush=True)

uvloop.run(work(sys.argv[1]))
"""


def test_after_a_failure_of_the_disk_nothing_more_is_written(new_sqlite: str) -> None:
    """The size of the file is limited instead of breaking a disk: SQLite is told of an input/output error too."""
    done = subprocess.run([sys.executable, "-c", BREAK, new_sqlite], capture_output=True, text=True, timeout=60)
    path = new_sqlite.removeprefix("sqlite:///")
    said = f"Nothing more is written to {path}: disk I/O error. Check the disk, then start billi again."
    assert done.stderr.strip() == said
    *acknowledged, lines = done.stdout.splitlines()
    assert lines == f"{len(acknowledged)} lines"

    async def look() -> None:
        async with await open_store(new_sqlite) as store:
            kept = len(await bodies(store))
            assert kept >= len(acknowledged) > 0
            await store.append("t", kept + 1, [b"again"], 0)

    run(look())


def test_a_database_that_crashes_is_found_again(postgres: Postgres, new_postgres: str) -> None:
    async def work() -> None:
        async with await open_store(new_postgres) as store:
            await store.create(new())
            kept = await append_until_it_fails(store, postgres)
            for attempt in (store.append("t", kept + 1, [b"x"], 0), store.head("t"), store.expire(0)):
                with pytest.raises(Unavailable):
                    await attempt
            await asyncio.to_thread(postgres.start)
            found = await bodies(store)
            assert len(found) in (kept, kept + 1)
            with pytest.raises(Conflict):
                await store.append("t", kept, [b"x"], 0)
            await store.append("t", len(found) + 1, [b"x"], 0)

    run(work())


async def append_until_it_fails(store: Store, postgres: Postgres) -> int:
    """Write until the database crashes; give the last version that was acknowledged."""
    version = 0
    crash = None
    try:
        while True:
            await store.append("t", version + 1, [b"x"], 0)
            version += 1
            if version == 20:
                crash = asyncio.create_task(asyncio.to_thread(postgres.stop, signal.SIGQUIT))
    except Unavailable:
        assert crash
        await crash
    return version


@asynccontextmanager
async def locked(database: str) -> AsyncIterator[None]:
    """Have the tables to ourselves until the end of the block, as somebody who mends a database by hand."""
    mending = await asyncpg.connect(database)
    async with mending.transaction():
        await mending.execute("LOCK billi.tables")
        yield
    await mending.close()


def test_nobody_waits_for_ever(new_postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_pool, "PATIENCE", 1)

    async def work() -> None:
        async with await open_store(new_postgres) as store:
            await store.create(new())
            async with locked(new_postgres):
                with pytest.raises(Unavailable, match="no answer within 1 seconds"):
                    await store.append("t", 1, [b"1"], 0)
                with pytest.raises(Unavailable):
                    await store.head("t")
            await store.append("t", 1, [b"1"], 0)
            assert await bodies(store) == [b"1"]

    run(work())


def test_a_table_that_a_sleeping_server_holds_keeps_no_other_waiting(new_postgres: str) -> None:
    """It was stopped while it put the table away; or somebody mends the database by hand and has gone for lunch."""

    async def work() -> None:
        async with await open_store(new_postgres) as store:
            held = [f"held-{number}" for number in range(2 * postgres_pool.MOST_CONNECTIONS)]
            for id in (*held, "t"):
                await store.create(new(id))
            sleeping = await asyncpg.connect(new_postgres)
            begun = sleeping.transaction()
            await begun.start()
            await sleeping.fetch("SELECT 1 FROM billi.tables WHERE id <> 't' FOR UPDATE")
            moving = asyncio.gather(*(store.append(id, 1, [b"1"], 0) for id in held))
            for version in range(1, 10):
                await store.append("t", version, [b"at once"], 0)
                await asyncio.sleep(0.01)
            assert not moving.done()
            await begun.rollback()
            await sleeping.close()
            await moving
            assert [await bodies(store, id) for id in held] == [[b"1"]] * len(held)

    run(work())


def test_what_waits_for_a_table_that_is_held_is_written_before_the_store_is_closed(new_postgres: str) -> None:
    async def work() -> None:
        async with await open_store(new_postgres) as store:
            await store.create(new())
            sleeping = await asyncpg.connect(new_postgres)
            begun = sleeping.transaction()
            await begun.start()
            await sleeping.fetch("SELECT 1 FROM billi.tables FOR UPDATE")
            moving = asyncio.create_task(store.append("t", 1, [b"1"], 0))
            await asyncio.sleep(0.1)
            closing = asyncio.create_task(store.close())
            await asyncio.sleep(0.1)
            assert not moving.done()
            await begun.rollback()
            await sleeping.close()
            await closing
            await moving
        async with await open_store(new_postgres) as store:
            assert await bodies(store) == [b"1"]

    run(work())


def test_what_is_asked_of_postgres_holds_for_every_connection(new_postgres: str) -> None:
    async def work() -> None:
        async with await open_store(new_postgres + "?synchronous_commit=off") as store:
            for _ in range(2):
                assert await store._rows("SHOW synchronous_commit") == [("on",)]
                assert await store._rows("SHOW idle_in_transaction_session_timeout") == [("10s",)]

    run(work())
