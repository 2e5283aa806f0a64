"""Everything in one file, from one kind of database to the other and back, and nothing is lost or changed."""

import json
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

import pytest
import uvloop

from billi.server.fanout import Alone
from billi.server.registry import NewTableWish, Registry
from billi.server.settings import Settings
from billi.server.store import Line, open_store
from billi.server.store.moving import KEYS, LEFT_BEHIND, SCHEMA
from billi.server.store.sqlite_owning import owning
from helpers.hosting import host_now, refused
from helpers.registries import begun, play_out

URL = "sqlite:///{}"
HEADER = b'{"billi-export":1,"schema":%d}\n' % SCHEMA


def lived_in(database: str) -> str:
    """Have people and games of all kinds in a database; give the table where one is being played."""

    async def live() -> str:
        async with await open_store(database) as store:
            registry = Registry(store, Settings(database=database, pause=0), Alone())
            for person in ("ann", "bo", "gone"):
                await store.add_person(person, person.encode() * 5, person.title(), "it", 7, "Firefox, Linux")
            await store.ban("bo", 5)
            over = await begun(registry)
            await play_out(over)
            await over.index()
            await store.finish(over.table.id, over.table.version, await store.record(over.table.id))
            await store._change("INSERT INTO played VALUES ($1, 'ann', 'nobody', NULL)", over.table.id)
            await registry.open("bo", NewTableWish("willi", 3, listed=True))
            playing = await begun(registry)
            await playing.index()
            await store.forget("gone")
            await registry.close()
            return playing.table.id

    return uvloop.run(live())


def logs(database: str) -> dict[str, list[Line]]:
    async def read() -> dict[str, list[Line]]:
        async with await open_store(database) as store:
            return {head.id: await store.lines(head.id) for head in await store.tables(100)}

    return uvloop.run(read())


def test_from_sqlite_to_postgres_and_back_every_byte_stays(new_sqlite: str, new_postgres: str, tmp_path: Path) -> None:
    playing = lived_in(new_sqlite)
    first, second, third = (tmp_path / name for name in ("first", "second", "third"))
    back = URL.format(tmp_path / "back.db")
    for database, file, target in ((new_sqlite, first, new_postgres), (new_postgres, second, back), (back, third, "")):
        said = host_now(database, "export", str(file))
        assert said.code == 0, said.err
        assert said.err.startswith(f"Written to {file}: 3 tables and 2 people. Everything is in there, hands of games")
        assert file.stat().st_mode & 0o777 == 0o600
        if target:
            assert host_now(target, "import", str(file)).out == "Taken in: 3 tables and 2 people.\n"
    assert first.read_bytes() == second.read_bytes() == third.read_bytes()
    assert logs(new_sqlite) == logs(new_postgres) == logs(back)
    assert len(logs(back)[playing]) > 3
    moved = Counter(json.loads(line)["table"] for line in third.read_bytes().splitlines()[1:-1])
    assert moved.keys() == KEYS.keys(), "and there was something of everything"

    async def go_on() -> None:
        async with await open_store(new_postgres) as store:
            registry = Registry(store, Settings(database=new_postgres, pause=0), Alone())
            room = await registry.bring(playing)
            assert room is not None
            await play_out(room)
            assert room.table.over
            [banned] = await store.banned()
            assert banned.name == "Bo"
            await registry.close()

    uvloop.run(go_on())


def test_every_table_of_the_database_is_moved_or_left_behind_on_purpose(new_sqlite: str) -> None:
    lived_in(new_sqlite)
    with closing(sqlite3.connect(new_sqlite.removeprefix("sqlite:///"))) as connection:
        there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    assert there == KEYS.keys() | LEFT_BEHIND


@pytest.fixture
def exported(new_sqlite: str, tmp_path: Path) -> Path:
    lived_in(new_sqlite)
    file = tmp_path / "all"
    assert host_now(new_sqlite, "export", str(file)).code == 0
    return file


def whole_with(rows: list[bytes], *more: bytes) -> list[bytes]:
    """Return a file that says itself how many rows it has, more than it should."""
    rows = [*more, *rows]
    counted = Counter(json.loads(row)["table"] for row in rows)
    return [HEADER, *rows, json.dumps({"rows": counted}).encode()]


def damaged(whole: list[bytes]) -> dict[str, list[bytes]]:
    rows, unheard_of = whole[1:-1], b'{"table":"people","row":{"id) --":1}}\n'
    return {
        "The file breaks off before its end.": whole[:-1],
        "This is not a file that billi host export has written.": whole[1:],
        "Line 3 cannot be read": [*whole[:2], b"{nonsense\n", *whole[2:]],
        "This file is of version 1; this billi takes in version": [HEADER.replace(b":%d}" % SCHEMA, b":1}"), *rows],
        "This file is from a newer billi (version 99)": [HEADER.replace(b"%d" % SCHEMA, b"99"), *rows],
        "The database does not take this in: people.": whole_with(rows, unheard_of),
        "The database does not take this in: trials.": whole_with(rows, b'{"table":"trials","row":{"server":"s"}}\n'),
        "The database does not take this in: UNIQUE constraint failed": whole_with(rows, rows[0]),
    }


def test_a_file_that_is_not_whole_leaves_the_database_empty_and_none_where_none_was(
    exported: Path, tmp_path: Path
) -> None:
    whole = exported.read_bytes().splitlines(keepends=True)
    folder, broken = tmp_path / "targets", tmp_path / "broken"
    folder.mkdir()
    target, there = URL.format(folder / "target.db"), URL.format(tmp_path / "there.db")
    for why, lines in damaged(whole).items():
        broken.write_bytes(b"".join(lines))
        said = refused(host_now(target, "import", str(broken)))
        assert said.startswith(why), said
        assert list(folder.iterdir()) == []
        assert logs(there) == {}
        assert refused(host_now(there, "import", str(broken))) == said
    assert logs(there) == {}
    assert host_now(target, "import", str(exported)).code == 0
    assert refused(host_now(target, "import", str(exported))).startswith("There is something in this database already")


def test_what_postgres_does_not_take_is_told_in_one_sentence(exported: Path, new_postgres: str, tmp_path: Path) -> None:
    rows = exported.read_bytes().splitlines(keepends=True)[1:-1]
    twice = tmp_path / "twice"
    twice.write_bytes(b"".join(whole_with(rows, rows[0])))
    said = refused(host_now(new_postgres, "import", str(twice)))
    assert said.endswith(' violates unique constraint "people_pkey". Nothing was taken in.')


def test_nothing_is_written_over_and_no_server_is_filled_under_its_feet(
    exported: Path, new_sqlite: str, tmp_path: Path
) -> None:
    before = exported.read_bytes()
    assert refused(host_now(new_sqlite, "export", str(exported))).startswith(f"{exported} is there already")
    assert refused(host_now(new_sqlite, "backup", str(exported))).startswith(f"{exported} is there already")
    assert exported.read_bytes() == before
    target = tmp_path / "served.db"
    with owning(target):
        assert refused(host_now(URL.format(target), "import", str(exported))).startswith(
            "Another billi is already using"
        )


def test_one_database_pours_into_another_without_a_file(new_sqlite: str) -> None:
    lived_in(new_sqlite)
    said = host_now(new_sqlite, "export", "-")
    lines = said.out.splitlines()
    assert json.loads(lines[0])["billi-export"] == 1
    assert json.loads(lines[-1])["rows"]["tables"] == 3
