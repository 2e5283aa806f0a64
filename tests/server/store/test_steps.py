"""Servers of the version before go on while the tables are changed under them, and may be started on them again."""

import asyncio
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from billi.server.clock import now
from billi.server.store import CannotOpen, open_store, postgres_migrating, schema
from billi.server.store.base import Store
from billi.server.store.moving import rows_of
from billi.server.store.sqlite_owning import owning
from helpers.databases import Postgres
from helpers.serve_command import Running
from helpers.stores import bodies, new, run

STEP = (
    "ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL DEFAULT 'merry'",
    "ALTER TABLE lines ADD COLUMN mood TEXT",
    "CREATE INDEX tables_mood ON tables (mood)",
)

SHUTS_OUT = ("DROP TABLE played",)


@contextmanager
def next_version(*statements: str, oldest: int = schema.OLDEST) -> Iterator[None]:
    """Be the version after this one."""
    schema.STEPS.append(statements)
    before, schema.OLDEST = schema.OLDEST, oldest  # type: ignore[misc]
    try:
        yield
    finally:
        schema.STEPS.pop()
        schema.OLDEST = before  # type: ignore[misc]


# What a step may do

ADDS = (
    r"CREATE TABLE \w+ \((?!.*REFERENCES \w+(?! ON DELETE (CASCADE|SET NULL))\b).*\)( \$clustered)?",
    r"ALTER TABLE \w+ ADD COLUMN \w+ (TEXT|BIGINT|INTEGER|BOOLEAN|\$bytes)( NOT NULL DEFAULT \S+)?",
)
INDEX = r"CREATE INDEX \w+ ON (?P<table>\w+) \(.*"


def adds(statement: str) -> bool:
    """Whether servers that know nothing of a statement can go on after it, and it takes no time."""
    one_line = " ".join(statement.split())
    if index := re.fullmatch(INDEX, one_line):
        return index["table"] != "lines"  # of which there are so many that all would wait
    return any(re.fullmatch(kind, one_line) for kind in ADDS)


def test_no_step_shuts_out_servers_of_a_version_that_may_go_on() -> None:
    """Where this fails, servers of before would break: add now, take away a release later, and raise OLDEST then."""
    for step in schema.STEPS[schema.OLDEST :]:
        for statement in step:
            assert adds(statement), statement


@pytest.mark.parametrize(
    "statement",
    [
        "DROP TABLE seats",
        "ALTER TABLE tables DROP COLUMN card",
        "ALTER TABLE tables RENAME COLUMN card TO listing",
        "ALTER TABLE tables ADD COLUMN mood TEXT NOT NULL",
        "ALTER TABLE tables ADD COLUMN mood TEXT CHECK (mood <> '')",
        "ALTER TABLE tables ADD COLUMN mood TEXT UNIQUE",
        "CREATE UNIQUE INDEX people_name ON people (name)",
        "CREATE INDEX lines_at ON lines (at)",
        "CREATE TABLE moods (person TEXT NOT NULL REFERENCES people)",
        "UPDATE tables SET card = NULL",
        "INSERT INTO guests (table_id, person) SELECT table_id, person FROM seats",
    ],
)
def test_what_would_break_them_or_keep_them_waiting_is_no_step_that_adds(statement: str) -> None:
    assert not adds(statement)


# Beside servers that run


async def serve(store: Store, table: str) -> None:
    """Do what a server does all day."""
    await store.create(new(table, [b"1"], created=now()))
    mark = await store.append(table, 2, [b"2"], now(), status="playing", deadline=now(), guests=["ann"])
    await store.append(table, 3, [b"3"], now(), after=mark, listing="{}")
    assert await bodies(store, table) == [b"1", b"2", b"3"]
    assert table in await store.due(now(), 10)
    await store.add_person(f"ann of {table}", table.encode(), "Ann", "en", now())
    assert await store.person_of(table.encode())
    await store.seat(table, [f"ann of {table}"])
    assert await store.games_of(f"ann of {table}", 10)
    await store.try_out("me", 1)
    await store.append(table, 4, [b"4"], now(), status="over", record=b'{"names":["Ann"]}')
    await store.finish(table, 4, None)
    assert await store.record(table)
    await store.forget(f"ann of {table}")


def test_a_server_goes_on_while_a_newer_one_changes_the_tables_and_starts_on_them_again(database: str) -> None:
    async def work() -> None:
        async with await open_store(database) as old:
            await serve(old, "before")
            with next_version(*STEP):
                newer = await open_store(database)
            await serve(old, "after")
            await serve(newer, "newer")
            async with await open_store(database) as again:
                await serve(again, "again")
                assert await again.schema_version() == len(schema.STEPS) + 1
            await newer.close()

    run(work())


def test_several_new_ones_may_change_the_tables_at_once(database: str) -> None:
    async def work() -> None:
        async with await open_store(database) as old:
            with next_version(*STEP):
                stores = await asyncio.gather(*(open_store(database) for _ in range(4)))
                for number, store in enumerate([*stores, old]):
                    await serve(store, f"t{number}")
            await asyncio.gather(*(store.close() for store in stores))

    run(work())


def test_nor_is_it_done_to_a_file_that_a_server_has(tmp_path: Path) -> None:
    url, version = f"sqlite:///{tmp_path}/billi.db", len(schema.STEPS)

    async def open_and_close() -> None:
        async with await open_store(url):
            pass

    with Running("serve", "--port", "0", BILLI_DATABASE=url) as server:
        with next_version(*SHUTS_OUT, oldest=version + 1), pytest.raises(CannotOpen, match="still using"):
            run(open_and_close())
        assert server.get("/readyz").status_code == 200
        run(open_and_close())  # as of the same version
        server.process.kill()
        server.process.wait()
        with next_version(*SHUTS_OUT, oldest=version + 1), owning(tmp_path / "billi.db"):
            run(open_and_close())  # a server that was killed is in nobody's way, nor is a newer one in its own
    with pytest.raises(CannotOpen, match="Use a newer billi"):
        run(open_and_close())


def test_what_shuts_servers_of_before_out_is_not_done_while_there_are_any(new_postgres: str) -> None:
    async def work() -> None:
        version = len(schema.STEPS)
        async with await open_store(new_postgres) as old:
            await old.renew("a server", now() + 60_000)
            with next_version(*SHUTS_OUT, oldest=version + 1), pytest.raises(CannotOpen, match="still using"):
                await open_store(new_postgres)
            await serve(old, "t")
            await old.drop_server("a server")
        with next_version(*SHUTS_OUT, oldest=version + 1):
            async with await open_store(new_postgres):
                pass
        with pytest.raises(CannotOpen, match="Use a newer billi"):
            await open_store(new_postgres)

    run(work())


def test_a_server_of_before_does_not_start_on_tables_that_shut_it_out(new_sqlite: str) -> None:
    async def work() -> None:
        with next_version("DROP TABLE played", oldest=len(schema.STEPS) + 1):
            async with await open_store(new_sqlite):
                pass
        with pytest.raises(CannotOpen, match="Use a newer billi"):
            await open_store(new_sqlite)

    run(work())


def test_what_only_a_newer_billi_knows_of_is_not_left_out_of_an_export(database: str) -> None:
    async def work() -> None:
        with next_version(*STEP):
            async with await open_store(database):
                pass
        with pytest.raises(CannotOpen, match="Use a newer billi"):
            async for _ in rows_of(database):
                pass

    run(work())


def test_a_dump_that_holds_the_tables_keeps_the_new_server_waiting_and_nobody_who_plays(
    new_postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgres_migrating, "PATIENCE", 1.0)
    monkeypatch.setattr(postgres_migrating, "PAUSE", 0.2)

    async def work() -> None:
        async with await open_store(new_postgres) as old:
            await old.create(new(lines=[b"1"], created=now()))
            dump = await asyncpg.connect(new_postgres)
            reading = dump.transaction()
            await reading.start()
            await dump.fetch("SELECT * FROM billi.tables")
            with next_version(*STEP):
                opening = asyncio.create_task(open_store(new_postgres))
                longest, version = 0.0, 1
                while not opening.done():
                    before, version = time.monotonic(), version + 1
                    await old.append("t", version, [b"x"], now())
                    longest = max(longest, time.monotonic() - before)
                assert longest < 5 * postgres_migrating.MOMENT / 1000
                with pytest.raises(CannotOpen, match="holds its tables, such as a backup"):
                    await opening
                await reading.rollback()
                await dump.close()
                async with await open_store(new_postgres) as newer:
                    assert len(await bodies(newer)) == version

    run(work())
    assert caplog.text.count("something holds the database's tables") == 1


def test_a_server_says_what_it_waits_for_while_another_changes_the_tables(
    new_postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(postgres_migrating, "SILENTLY", 0.1)

    async def work() -> None:
        async with await open_store(new_postgres):
            assert not caplog.text
        other = await asyncpg.connect(new_postgres)
        changing = other.transaction()
        await changing.start()
        await other.execute("SELECT pg_advisory_xact_lock($1)", postgres_migrating.MIGRATING)
        opening = asyncio.create_task(open_store(new_postgres))
        while not caplog.text:
            await asyncio.sleep(0.01)
        assert not opening.done()
        await changing.rollback()
        await other.close()
        await (await opening).close()

    run(work())
    assert caplog.text.count("another server changes the database's tables") == 1


DIES: str = """
import sys, uvloop
from billi.server.store import open_store, schema
schema.STEPS.append(("ALTER TABLE tables ADD COLUMN mood TEXT", "SELECT pg_sleep(0.5)"))
uvloop.run(open_store(sys.argv[1]))
"""


def test_a_server_killed_while_it_changes_the_tables_leaves_them_as_they_were(
    new_postgres: str, postgres: Postgres
) -> None:
    async def work() -> None:
        async with await open_store(new_postgres) as old:
            await serve(old, "before")
            dying = subprocess.Popen([sys.executable, "-c", DIES, new_postgres])
            sleeping = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'"
            while await asyncio.to_thread(postgres.sql, sleeping) != "1":
                await asyncio.sleep(0.01)
            dying.send_signal(signal.SIGKILL)
            dying.wait()
            async with await open_store(new_postgres) as again:
                assert await again.schema_version() == len(schema.STEPS)
            await serve(old, "after")
            with next_version(*STEP):
                async with await open_store(new_postgres) as newer:
                    await serve(newer, "newer")

    run(work())
