"""Whoever runs a server is told when it can keep nothing: that it answers and that it is ready are two questions."""

import asyncio
import json
import logging
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from billi.client import Client, ServerSaysNo
from billi.server import readiness
from billi.server.logs import Seldom
from billi.server.readiness import Readiness
from billi.server.store import Broken, Store, Unavailable, open_store
from billi.server.store.sqlite import SqliteStore
from billi.server.store.sqlite_file import prepare
from billi.words import LANGUAGES, Words
from helpers.databases import Postgres
from helpers.serving import on_a_server, people
from helpers.stores import run, with_store

LOST = ("closed", "terminat", "another operation")
"""What is said of connections that were lost, by when that is noticed."""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", -1.0)  # the loop may take two answers to be of the same moment
    monkeypatch.setattr(readiness, "PATIENCE", 0.5)


async def asked(http: httpx.AsyncClient) -> tuple[int, int, str]:
    """Return how a server says it is: that it answers, whether it is ready, and why not."""
    alive, ready = await http.get("/healthz"), await http.get("/readyz")
    answer = ready.json()
    return alive.status_code, ready.status_code, answer["error"]["why"] if "error" in answer else ""


def test_a_disk_that_failed_is_told_and_stays_told_until_a_new_start(impatient: None, new_sqlite: str) -> None:
    async def work() -> None:
        async with await open_store(new_sqlite) as store:
            assert isinstance(store, SqliteStore)
            ready = Readiness(store)
            await ready.check()
            store._writer._broken = "disk I/O error"
            with pytest.raises(Broken, match="disk I/O error"):
                await ready.check()
            with pytest.raises(Broken):
                await ready.check()
            assert await store.listed(1) == []  # reading goes well, which is why it is not enough
        async with await open_store(new_sqlite) as store:
            await Readiness(store).check()

    run(work())


@pytest.mark.parametrize("how", ["deleted", "replaced", "its newest moves deleted"])
def test_a_file_taken_away_under_a_running_server_is_told_once_and_takes_no_more_moves(
    impatient: None, tmp_path: Path, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    database, aside = tmp_path / "billi.db", tmp_path / "aside"
    taken = database.with_name("billi.db-wal") if how == "its newest moves deleted" else database

    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as http:
            assert await asked(http) == (200, 200, "")
            taken.rename(aside)
            if how == "replaced":
                shutil.copyfile(aside, database)
            for _ in range(3):
                assert await asked(http) == (200, 503, "store-lost")
            for language in LANGUAGES:
                refused = await http.post("/api/me", json={"name": "Ann"}, headers={"accept-language": language})
                error = refused.json()["error"]
                assert (refused.status_code, error["why"]) == (503, "store-lost")
                assert error["text"] == Words(language).text("store-not-now")
            assert str(tmp_path) not in (await http.get("/readyz")).text
            aside.rename(taken)
            assert await asked(http) == (200, 200, "")

    on_a_server(work, database=f"sqlite:///{database}")
    said = [record.getMessage() for record in caplog.records if record.name.startswith("billi.server.store")]
    assert said == [str(Broken("store-lost", files=[str(taken)])), "the database is back in its place"]
    # Whoever stops billi then loses the last copy of a file that was deleted.
    assert "do not stop billi" in said[0]
    assert "hosting.md" in said[0]
    assert "start billi again" not in said[0]


def test_wishes_that_a_full_disk_cannot_take_are_told_in_the_log_once_a_minute(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fill_disk(path: Path | None) -> sqlite3.Connection:
        connection = prepare(path)
        (pages,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {pages + 2}")
        return connection

    monkeypatch.setattr("billi.server.store.sqlite.prepare", fill_disk)
    written: list[str] = []
    paper = logging.Handler()
    paper.emit = lambda record: written.append(record.getMessage())  # type: ignore[method-assign]
    paper.addFilter(Seldom())

    async def open_many(host: Client) -> None:
        for _ in range(1000):
            await host.open("willi", players=4)

    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            code, who = await ann.open("willi", players=4), {"authorization": f"Bearer {ann.token}"}
            async with connect(f"ws{url.removeprefix('http')}/api/tables/{code}", additional_headers=who) as table:
                await table.send('{"do": "sit", "id": "sit", "seat": 0, "name": "Ann"}')
                refused = number = 0
                while refused < 3:
                    number += 1
                    await table.send(json.dumps({"do": "say", "id": f"{number}", "text": "hello " * 40}))
                    while (heard := json.loads(await table.recv())).get("id") != f"{number}":
                        pass
                    refused += heard.get("why") == "store-unavailable"
            with pytest.raises(ServerSaysNo, match="Nothing can be kept just now"):
                await open_many(ann)

    logging.getLogger("billi").addHandler(paper)
    try:
        on_a_server(work, database=f"sqlite:///{tmp_path}/billi.db")
    finally:
        logging.getLogger("billi").removeHandler(paper)
    told = "a wish was refused because of the store: The database is not working just now: database or disk is full"
    assert [line for line in written if line.startswith("a wish was refused")] == [told]


def test_a_file_nobody_can_write_to_is_told_and_so_is_its_recovery(impatient: None, tmp_path: Path) -> None:
    database = tmp_path / "billi.db"

    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as http:
            assert await asked(http) == (200, 200, "")
            with closing(sqlite3.connect(database, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")  # as a backup gone wrong would
                assert await asked(http) == (200, 503, "store-unavailable")
                other.execute("ROLLBACK")
            for _ in range(50):
                if (await asked(http))[1] == 200:
                    break
                await asyncio.sleep(0.1)
            assert await asked(http) == (200, 200, "")

    on_a_server(work, database=f"sqlite:///{database}")


def test_a_database_that_is_down_is_told_and_so_is_its_recovery(
    impatient: None, postgres: Postgres, new_postgres: str
) -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url, timeout=30) as http:
            assert await asked(http) == (200, 200, "")
            postgres.stop()
            try:
                assert await asked(http) == (200, 503, "store-unavailable")
            finally:
                postgres.start()
            assert await asked(http) == (200, 200, "")

    on_a_server(work, database=new_postgres)


def test_a_database_that_only_reads_is_not_ready(impatient: None, postgres: Postgres, new_postgres: str) -> None:
    """As a standby is, after the one it stands by for is gone."""

    def only_read(setting: str) -> None:
        postgres.sql(f"ALTER DATABASE postgres SET default_transaction_read_only = {setting}", "template1")

    async def found(ready: Readiness) -> str:
        try:
            await ready.check()
        except Unavailable as problem:
            return str(problem)
        return ""

    async def work() -> None:
        async with await open_store(new_postgres) as store:
            ready = Readiness(store)
            assert await found(ready) == ""
            for setting, says in (("on", "read-only transaction"), ("off", "")):
                only_read(setting)
                postgres.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'billi'")
                said = await found(ready)
                while any(sign in said for sign in LOST):
                    said = await found(ready)
                assert says in said
                assert bool(said) == (setting == "on")

    try:
        run(work())
    finally:
        only_read("off")  # or no test after this one can write


@with_store
async def test_a_store_that_hangs_is_told_in_time_and_asked_once_by_many(store: Store) -> None:
    tried = 0
    gate = asyncio.Event()

    async def hang(server: str, at: int) -> None:
        nonlocal tried
        tried += 1
        await gate.wait()

    store.try_out = hang  # type: ignore[method-assign]
    ready, started = Readiness(store), time.monotonic()
    answers: list[Any] = await asyncio.gather(*(ready.check() for _ in range(100)), return_exceptions=True)
    assert time.monotonic() - started < readiness.PATIENCE + 5
    assert {str(answer) for answer in answers} == {"The database is not working just now: no answer within 2 seconds"}
    assert tried == 1
    with pytest.raises(Unavailable):
        await ready.check()
    assert tried == 1


@with_store
async def test_asking_often_writes_once_a_second(store: Store) -> None:
    ready = Readiness(store)
    for _ in range(50):
        await ready.check()
    assert len(await store._rows("SELECT at FROM trials")) == 1
    await store.sweep(2**62)
    assert await store._rows("SELECT at FROM trials") == []


@with_store
async def test_a_store_that_does_not_give_back_what_it_takes_is_not_ready(store: Store) -> None:
    change = store._change

    async def lose(sql: str, *values: Any) -> int:
        return 1

    store._change = lose  # type: ignore[method-assign]
    with pytest.raises(Unavailable, match="cannot be read"):
        await store.try_out("me", 1)
    store._change = change  # type: ignore[method-assign]
    await store.try_out("me", 2)
