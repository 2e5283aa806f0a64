"""Files that the host has written are there whole or not at all, and what goes wrong names the file it is about."""

import json
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvloop

from billi.cli import PIPE_BROKEN
from billi.record.files import DRAFTS
from billi.server.store import backing_up, open_store
from billi.server.store.moving import SCHEMA
from helpers.billi_command import BILLI
from helpers.hosting import host, host_now, refused
from helpers.serving import on_a_server, people
from helpers.stores import new

MANY = 2000
"""Lines of a log, so that there is something to write."""


async def fill(database: str) -> None:
    """Have a table in a database, and somebody without a name."""
    async with await open_store(database) as store:
        await store.create(new("table", [b'{"do":"say"}'] * MANY))
        await store.add_person("nameless", b"token", "", "en", 0)


@pytest.fixture
def full(new_sqlite: str) -> str:
    """Return a database with something in it."""
    uvloop.run(fill(new_sqlite))
    return new_sqlite


def test_an_export_of_which_somebody_wants_only_the_beginning_ends_without_a_word(database: str) -> None:
    """There is more of it than a pipe holds, so that it is not at its end when nobody reads any more."""
    uvloop.run(fill(database))
    command = [*BILLI, "host", "export", "-", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stderr
        assert "billi-export" in process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == PIPE_BROKEN


@contextmanager
def room_for(most: int) -> Iterator[None]:
    """Have no file grow beyond so many bytes, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("how", ["export", "backup"])
def test_where_the_disk_is_full_the_file_is_named_and_nothing_is_left(full: str, tmp_path: Path, how: str) -> None:
    target = tmp_path / "made" / "file"
    target.parent.mkdir()
    with room_for(60_000):
        said = refused(host_now(full, how, str(target)))
    assert said.startswith(f"{target} cannot be written: ")
    assert list(target.parent.iterdir()) == []


@pytest.mark.parametrize("how", ["export", "backup"])
def test_a_file_has_its_name_only_once_the_disk_has_all_of_it(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    target, kept, seen = tmp_path / "file", backing_up.make_last, []

    def make_last(file: Path) -> None:
        seen.append(target.exists())
        kept(file)

    monkeypatch.setattr(backing_up, "make_last", make_last)
    assert host_now(full, how, str(target)).code == 0
    assert seen[0] is False, "whoever is killed now leaves no file that could be taken for a whole one"
    assert target.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.glob("file*")) == [target]


@pytest.mark.parametrize("how", ["export", "backup"])
def test_what_was_left_by_one_that_was_killed_is_in_nobodys_way_and_goes_with_the_next(
    full: str, tmp_path: Path, how: str
) -> None:
    target = tmp_path / "made" / "file"
    target.parent.mkdir()
    killed = target.parent / f"{DRAFTS}of-somebody-killed"
    killed.mkdir()
    (killed / "file").write_text("half of")
    assert host_now(full, how, str(target)).code == 0
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.parametrize("how", ["export", "backup"])
def test_of_two_begun_at_once_the_first_that_is_whole_has_the_name(
    full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    target, kept = tmp_path / "made" / "file", backing_up.make_last
    target.parent.mkdir()

    def make_last(file: Path) -> None:
        target.write_text("the other's")
        kept(file)

    monkeypatch.setattr(backing_up, "make_last", make_last)
    assert "is there already" in refused(host_now(full, how, str(target)))
    assert target.read_text() == "the other's"
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.parametrize("how", ["export", "backup"])
def test_where_there_is_no_such_folder_the_file_is_named_as_it_was_asked_for(
    full: str, tmp_path: Path, how: str
) -> None:
    target = tmp_path / "nowhere" / "file"
    assert refused(host_now(full, how, str(target))).startswith(f"{target} cannot be written: ")


def test_a_backup_is_no_stream(full: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused(host_now(full, "backup", "-")).startswith("A backup is a file")
    assert not Path("-").exists()


def test_a_folder_is_not_read_as_a_file(full: str, tmp_path: Path) -> None:
    target = f"sqlite:///{tmp_path / 'target.db'}"
    assert refused(host_now(target, "import", str(tmp_path))).startswith(f"{tmp_path} cannot be read: ")


def test_who_has_a_file_of_a_newer_billi_is_told_to_take_that_one(full: str, tmp_path: Path) -> None:
    file = tmp_path / "newer"
    file.write_text(json.dumps({"billi-export": 1, "schema": SCHEMA + 1}))
    assert "newer billi" in refused(host_now(f"sqlite:///{tmp_path / 'target.db'}", "import", str(file)))


def test_a_list_that_is_not_all_says_so(full: str) -> None:
    async def another() -> None:
        async with await open_store(full) as store:
            await store.create(new("second", [b"{}"]))

    uvloop.run(another())
    assert "--limit" in host_now(full, "list", "--limit", "1").out
    assert "--limit" not in host_now(full, "list", "--limit", "2").out


def test_somebody_without_a_name_is_called_by_their_id(full: str) -> None:
    assert host_now(full, "ban", "nameless").out.startswith("nameless is banned")
    assert host_now(full, "unban", "nameless").out == "nameless may sit down again.\n"


def test_a_table_where_nobody_sits_is_told_with_its_empty_chairs_before_it_is_deleted(database: str) -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            await ann.open("willi", 4, bots=[3])
            [one] = json.loads((await host(database, "list", "--json")).out)["tables"]
            assert "Willi, –, –, –, house. Say --yes" in refused(await host(database, "delete", one["table"]))

    on_a_server(work, database=database)
