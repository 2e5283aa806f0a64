"""A store sets itself up and brings itself up to date; where it cannot, it says why in a sentence."""

import asyncio
import os
import socket
import sqlite3
import ssl
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from billi.server.store import CannotOpen, EndedGame, open_store, postgres_pool, schema, sqlite_threads
from billi.server.store.base import Store
from billi.server.store.sqlite_owning import owning
from billi.words import LANGUAGES, Words
from helpers.databases import Postgres
from helpers.paths import GOLDEN
from helpers.server_processes import quiet_port
from helpers.stores import bodies, new, run

OLD = GOLDEN / "store-1.sql"
SECRET = "hunter2"


def refusal(url: str) -> str:
    """Return why a store cannot be opened: a sentence that must be there in every language, without secrets."""

    async def work() -> None:
        async with await open_store(url):
            pass

    with pytest.raises(CannotOpen) as caught:
        run(work())
    for language in LANGUAGES:
        said = caught.value.say(Words(language))
        assert SECRET not in said
        assert "\n" not in said
    return str(caught.value)


# Setting up and updating


@contextmanager
def one_more_step(*statements: str) -> Iterator[None]:
    """Pretend that the tables have changed since."""
    schema.STEPS.append(statements)
    try:
        yield
    finally:
        schema.STEPS.pop()


async def rows(store: Store, sql: str) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in await store._rows(sql)]


def write_sqlite(path: Path, script: str) -> str:
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(script)
    return f"sqlite:///{path}"


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    path = tmp_path / "billi.db"
    path.touch()

    async def work() -> None:
        async with await open_store(f"sqlite:///{path}") as store:
            await store.create(new())
            assert await rows(store, "SELECT version FROM schema_version") == [(len(schema.STEPS),)]
            assert await rows(store, "PRAGMA journal_mode") == [("wal",)]

    run(work())


def test_a_relative_path_is_one_from_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def work() -> None:
        async with await open_store("sqlite:///games.db") as store:
            await store.create(new())

    run(work())
    assert (tmp_path / "games.db").stat().st_mode & 0o777 == 0o600


def test_a_file_of_version_0_is_updated(tmp_path: Path) -> None:
    url = write_sqlite(tmp_path / "billi.db", "CREATE TABLE schema_version (version INTEGER NOT NULL)")

    async def work() -> None:
        async with await open_store(url) as store:
            await store.create(new(lines=[b"1"]))
            assert await bodies(store) == [b"1"]

    run(work())


def test_the_first_version_is_what_it_always_was() -> None:
    """Databases out there have these tables: a change belongs into a new step."""

    written = " ".join(OLD.read_text(encoding="utf-8").split())
    for statement in schema.statements_after(0, schema.SQLITE)[: len(schema.STEPS[0])]:
        assert " ".join(statement.split()) in written


def test_a_file_of_version_1_is_updated_and_keeps_all_it_holds(tmp_path: Path) -> None:
    url = write_sqlite(tmp_path / "billi.db", OLD.read_text(encoding="utf-8"))

    async def work() -> None:
        for _ in range(2):
            async with await open_store(url) as store:
                assert await rows(store, "SELECT version FROM schema_version") == [(len(schema.STEPS),)]
                assert await rows(store, "SELECT mood, created FROM people") == [("fine", 1)]
                assert await bodies(store, "old") == [b"a", b"b"]
                assert await store.record("done") == b'{"names":["Bo","Ann"]}'
                person = await store.person_of(b"\xaa")
                assert person
                assert [game.table for game in await store.games_of(person.id, 10)] == ["old", "done"]
                assert await store.tables_of("ann") == ["old"]
                assert await store.past_of("ann", 10) == [EndedGame("done", 5, 1, 1, None, None)]
                assert [line.mark for line in await store.lines("old")] == [None, None]
        async with await open_store(url) as store:
            await store.append("old", 3, [b"c"], 13)
            await store.forget("ann")
            assert await store.record("done") == b'{"names":["Bo",""]}'

    with one_more_step("ALTER TABLE people ADD COLUMN mood TEXT NOT NULL DEFAULT 'fine'"):
        run(work())


def test_an_update_happens_whole_or_not_at_all(database: str) -> None:
    async def set_up() -> None:
        async with await open_store(database) as store:
            await store.create(new(lines=[b"1"]))

    async def look() -> None:
        async with await open_store(database) as store:
            assert await bodies(store) == [b"1"]
            await store.append("t", 2, [b"2"], 2)

    run(set_up())
    with one_more_step("DELETE FROM lines", "CREATE TABLE nonsense ("):
        assert "syntax" in refusal(database) or "incomplete" in refusal(database)
    run(look())


def test_many_may_open_a_new_database_at_once(database: str) -> None:
    async def work() -> None:
        stores = await asyncio.gather(*(open_store(database) for _ in range(6)))
        await stores[0].create(new())
        for version, store in enumerate(stores, 1):
            await store.append("t", version, [b"x"], 0)
        assert len(await bodies(stores[0])) == 6
        assert await rows(stores[0], "SELECT version FROM schema_version") == [(len(schema.STEPS),)]
        await asyncio.gather(*(store.close() for store in stores))

    run(work())


def test_a_newer_database_is_left_alone(database: str) -> None:
    async def set_up() -> None:
        async with await open_store(database) as store:
            await store._change("UPDATE schema_version SET version = 99, needs = 99")

    run(set_up())
    assert refusal(database) == (
        f"The database has version 99; this billi knows versions up to {len(schema.STEPS)}. Use a newer billi."
    )


# What cannot be opened


@pytest.mark.parametrize(
    ("url", "known"),
    [
        (f"mysql://ann:{SECRET}@host/db", "“mysql”"),
        ("redis://host", "“redis”"),
        (f"ann:{SECRET}@host/db", "“ann”"),
        ("games.db", "“games.db”"),
        ("", "“”"),
    ],
)
def test_other_kinds_of_database(url: str, known: str) -> None:
    assert refusal(url) == f"There is no kind of database {known}. Choose from: sqlite, postgresql."


@pytest.mark.parametrize(
    "url",
    [
        "sqlite:///",
        "sqlite://host/path",
        "sqlite:////tmp/a?mode=ro",
        "postgresql://",
        f"postgresql://ann:{SECRET}@@host/db",
        f"postgresql://ann:x@{SECRET}@host/db",
        f"postgresql://ann:x/{SECRET}@host/db",
        f"postgresql://ann:x#{SECRET}@host/db",
        f"postgresql://ann:x?{SECRET}@host/db",
        f"postgresql://ann:{SECRET}",
        f"postgresql://ann:{SECRET}@host:port/db",
        f"postgresql://ann:{SECRET}@[host/db",
    ],
)
def test_addresses_that_cannot_be_read(url: str) -> None:
    assert refusal(url).startswith("This database address cannot be read. Write it like sqlite:///billi.db, ")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "billi.db"
    assert refusal(f"sqlite:///{path}") == f"The database {path} cannot be written: No such file or directory"


def test_a_folder_in_place_of_a_file(tmp_path: Path) -> None:
    assert refusal(f"sqlite:///{tmp_path}") == f"The database {tmp_path} cannot be written: Is a directory"


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    mighty = os.geteuid() == 0
    try:
        if mighty:
            os.seteuid(65534)
        said = refusal(f"sqlite:///{tmp_path}/billi.db")
    finally:
        if mighty:
            os.seteuid(0)
        tmp_path.chmod(0o755)
    assert said == f"The database {tmp_path}/billi.db cannot be written: Permission denied"


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Mister Bill, " * 100)
    assert refusal(f"sqlite:///{path}") == f"{path} is not a database of billi. Name another file."
    assert path.read_text() == "Dear Mister Bill, " * 100


def test_the_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    url = write_sqlite(path, "CREATE TABLE photos (name TEXT); INSERT INTO photos VALUES ('Bo')")
    before = path.read_bytes()
    assert refusal(url) == f"{path} is not a database of billi. Name another file."
    assert path.read_bytes() == before


def test_nobody_listens() -> None:
    port = quiet_port()
    said = refusal(f"postgresql://ann:{SECRET}@127.0.0.1:{port}/games?sslmode=disable")
    assert said == f"The database 127.0.0.1:{port}/games cannot be used: Connection refused"


def test_a_host_nobody_knows() -> None:
    said = refusal(f"postgresql://ann:{SECRET}@nowhere.invalid/games")
    assert said.startswith("The database nowhere.invalid/games cannot be used: ")


def test_a_database_that_is_not_there(postgres: Postgres) -> None:
    said = refusal(postgres.url("nothing"))
    assert said == f'The database 127.0.0.1:{postgres.port}/nothing cannot be used: database "nothing" does not exist'


def test_a_server_without_encryption_where_it_is_asked_for(postgres: Postgres) -> None:
    assert refusal(postgres.url() + "?sslmode=require").endswith("rejected SSL upgrade")


def test_a_certificate_nobody_trusts() -> None:
    problem = ssl.SSLCertVerificationError(1, "certificate verify failed: self-signed certificate")
    assert postgres_pool.reason(problem) == "certificate verify failed: self-signed certificate"


def test_a_wrong_password(postgres: Postgres) -> None:
    postgres.sql("DROP ROLE IF EXISTS locked; CREATE ROLE locked LOGIN PASSWORD 'right'")
    said = refusal(postgres.url(user=f"locked:{SECRET}"))
    assert said.endswith('cannot be used: password authentication failed for user "locked"')


def test_somebody_who_may_not_set_up_tables(postgres: Postgres, new_postgres: str) -> None:
    postgres.sql("DROP ROLE IF EXISTS guest; CREATE ROLE guest LOGIN")
    assert refusal(postgres.url(user="guest")).endswith("cannot be used: permission denied for database postgres")


def test_other_tables_of_the_same_name_are_no_trouble(postgres: Postgres, new_postgres: str) -> None:
    postgres.sql("CREATE TABLE IF NOT EXISTS public.tables (nothing TEXT); CREATE TABLE IF NOT EXISTS public.lines ()")

    async def work() -> None:
        async with await open_store(new_postgres) as store:
            await store.create(new(lines=[b"1"]))
            assert await bodies(store) == [b"1"]

    run(work())


def test_a_server_that_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_pool, "PATIENCE", 1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        said = refusal(f"postgresql://ann:{SECRET}@127.0.0.1:{port}/games")
    assert said == f"The database 127.0.0.1:{port}/games cannot be used: no answer within 1 seconds"


def test_changes_are_copied_to_the_file_while_it_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_threads, "COPY_EVERY", 0.01)
    monkeypatch.setattr(sqlite_threads, "MOST_LOG", 20)
    file = tmp_path / "billi.db"

    async def work() -> None:
        async with await open_store(f"sqlite:///{file}") as store:
            empty = file.stat().st_size
            for number in range(300):
                await store.add_person(f"p{number}", f"{number:064x}".encode(), "Ann" * 8, "en", 0)
            assert file.stat().st_size > empty
            # Each change takes a page of 4 KiB or more: the log has begun again.
            assert Path(f"{file}-wal").stat().st_size < 300 * 4096

    run(work())


def test_a_full_disk_is_told_as_one_when_billi_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill_disk(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA max_page_count = 1")
        connection.execute("CREATE TABLE some (thing)")

    monkeypatch.setattr("billi.server.store.sqlite_file._turn_to_wal", fill_disk)
    said = refusal(f"sqlite:///{tmp_path}/billi.db")
    assert said == f"The database {tmp_path}/billi.db cannot be written: its disk is full, or fails"


def test_a_deleted_lock_is_told_once_and_the_games_go_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "billi.db"

    async def work() -> None:
        async with await open_store(f"sqlite:///{file}") as store:
            await store.add_person("p", b"1", "Ann", "en", 0)
            file.with_name("billi.db.lock").unlink()
            for name in ("Bo", "Cy"):
                await store.update_person("p", name, "en")

    with owning(file):
        run(work())
    said = [record.getMessage() for record in caplog.records if record.name.startswith("billi.server.store")]
    assert said == [f"{file}.lock is not where it was: nothing keeps a second billi from the same file"]
