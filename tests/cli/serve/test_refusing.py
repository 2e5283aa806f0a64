"""What cannot be served is said in one line; what can be done without is done without."""

import asyncio
import json
import socket
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from billi.server.listening import listen
from billi.server.settings import CannotServe, Settings
from billi.server.workers import supervise
from billi.words import LANGUAGES, Words
from helpers.databases import Postgres, Redis
from helpers.serve_command import SECRET, Running, fail

MORE_THAN_AN_ADDRESS = (
    "https://billi.example/club",
    "https://billi.example//",
    "https://billi.example?",
    "https://billi.example/?club=1",
    "https://billi.example#top",
    f"https://ann:{SECRET}@billi.example",
    f"ftp://ann:{SECRET}@billi.example",
    "https://billi.example ",
    r"https://billi.example\club",
)
NOTHING_BUT_THE_ADDRESS = (
    "Write the public address like https://billi.example, with nothing after it, and no user or password."
)
IN_MEMORY = (
    "A database in memory would lose every table when billi stops. Name a file, such as sqlite:///billi.db, "
    "or a PostgreSQL database."
)


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["--port", "many"], "--port needs a whole number of at least 0, not “many”."),
        (["--port", "-1"], "--port needs a whole number of at least 0, not “-1”."),
        (["--port", "65536"], "--port can be at most 65535, not “65536”."),
        (["--workers", "0"], "--workers needs a whole number of at least 1, not “0”."),
        (["--workers", "1e3"], "--workers needs a whole number of at least 1, not “1e3”."),
        (["--log", "xml"], "--log cannot be “xml”. Choose from: text, json."),
        (
            ["--host", "192.0.2.1"],
            "192.0.2.1 is not an address of this computer. Take one that is, or 0.0.0.0 for all of them.",
        ),
        (
            ["--host", "no such host"],
            "There is no address “no such host”. Take one of this computer, or 0.0.0.0 for all of them.",
        ),
        (
            ["--public-url", "billi.example"],
            "Write the public address like https://billi.example, not “billi.example”.",
        ),
        (
            ["--public-url", "https://bücher.example:8443"],
            "Write the public address like https://xn--bcher-kva.example:8443, not “https://bücher.example:8443”.",
        ),
        (
            ["--public-url", "https://*.billi.example"],
            "Write the public address like https://billi.example, not “https://*.billi.example”.",
        ),
        (
            ["--database", f"mysql://ann:{SECRET}@host/db"],
            "There is no kind of database “mysql”. Choose from: sqlite, postgresql.",
        ),
        *((["--public-url", more], NOTHING_BUT_THE_ADDRESS) for more in MORE_THAN_AN_ADDRESS),
        *((["--database", url], IN_MEMORY) for url in ("sqlite://", "sqlite:///:memory:")),
        (["--database", "sqlite://", "--workers", "2"], IN_MEMORY),
        (
            ["--redis", f"http://ann:{SECRET}@host"],
            "This Redis address cannot be read. "
            "Write it like redis://localhost:6379, rediss://user:password@host:6379; "
            "signs such as @ or / in a password must be percent-encoded.",
        ),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_cannot_be_is_said_in_one_line(args: list[str], line: str) -> None:
    assert fail("serve", "--port", "0", *args) == line


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("BILLI_PORT", "many", "BILLI_PORT needs a whole number of at least 0, not “many”."),
        ("BILLI_WORKERS", "1001", "BILLI_WORKERS can be at most 1000, not “1001”."),
        ("BILLI_LOG", "xml", "BILLI_LOG cannot be “xml”. Choose from: text, json."),
    ],
)
def test_what_the_environment_says_wrong_is_named(name: str, value: str, line: str) -> None:
    environ = {name: value}
    assert fail("serve", **environ) == line
    assert fail(**environ) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_would_lose_games_or_guests_is_refused_in_every_language(language: str) -> None:
    said = fail("serve", "--port", "0", "--lang", language, "--database", "sqlite:///:memory:")
    assert said == Words(language).text("store-in-memory", example="sqlite:///billi.db")
    said = fail("serve", "--port", "0", "--lang", language, "--public-url", "https://billi.example/club")
    assert said == Words(language).text("serve-public-url-bare", example="https://billi.example")


def test_a_public_address_may_end_with_a_slash_and_have_a_port() -> None:
    for url in ("https://billi.example/", "http://billi.example:8080", "https://[2001:db8::1]:8443/"):
        assert Settings(public_url=url).public_url == url


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_others_have(busy: int, language: str) -> None:
    said = fail("serve", "--port", str(busy), "--lang", language)
    assert said == Words(language).text("serve-busy", port=str(busy))


def test_a_port_only_an_administrator_may_open(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid(*args: object, **more: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(socket, "create_server", forbid)
    with pytest.raises(CannotServe, match=r"^Only an administrator may open port 80\. Choose one from 1024 up"):
        listen("127.0.0.1", 80)


def test_whatever_else_is_wrong_with_a_port(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object, **more: object) -> None:
        raise OSError(24, "Too many open files")

    monkeypatch.setattr(socket, "create_server", fail)
    with pytest.raises(CannotServe, match=r"^Port 80 cannot be opened at 127\.0\.0\.1: Too many open files$"):
        listen("127.0.0.1", 80)


def test_a_data_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    file = tmp_path / "data" / "billi" / "billi.db"
    assert fail("serve", "--port", "0") == f"The database {file} cannot be written: Not a directory"


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nowhere" / "billi.db"):
        said = fail("serve", "--port", "0", "--database", f"sqlite:///{path}")
        assert said.startswith(f"The database {path} cannot be written: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_second_server_on_one_file_does_not_start(language: str, tmp_path: Path) -> None:
    file, other_name = tmp_path / "mine.db", tmp_path / "other.db"
    other_name.symlink_to(file)
    with Running("serve", "--port", "0", "--database", f"sqlite:///{file}") as server:
        for name in (file, other_name):
            said = fail("serve", "--port", "0", "--database", f"sqlite:///{name}", "--lang", language)
            assert said == Words(language).text("store-taken", file=str(name))
        assert server.get("/readyz").json() == {"ok": True}


def test_a_second_server_does_not_join_workers_on_their_file_either() -> None:
    with Running("serve", "--port", "0", "--workers", "2") as server:
        assert fail("serve", "--port", "0", "--workers", "2").startswith("Another billi is already using ")
        assert fail(BILLI_PORT="0").startswith("Another billi is already using ")
        assert server.get("/readyz").json() == {"ok": True}
        assert server.stop() == 0


@pytest.mark.parametrize("workers", ["1", "2"])
def test_whoever_was_killed_does_not_keep_the_next_server_from_its_file(workers: str, tmp_path: Path) -> None:
    database = tmp_path / "data" / "billi" / "billi.db"
    with Running("serve", "--port", "0", "--workers", workers) as server:
        assert server.get("/readyz").json() == {"ok": True}
        with closing(sqlite3.connect(database)) as tool:  # others may read the file meanwhile
            assert tool.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        assert server.get("/readyz").json() == {"ok": True}
        server.process.kill()
        server.process.wait()
        with Running("serve", "--port", "0") as following:
            assert following.get("/readyz").json() == {"ok": True}
            assert following.stop() == 0
    assert sorted(file.name for file in database.parent.iterdir() if not file.name.startswith("billi.db-")) == [
        "billi.db"
    ]


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Mister Bill, " * 100)
    said = fail("serve", "--port", "0", "--database", f"sqlite:///{path}")
    assert said == f"{path} is not a database of billi. Name another file."


def test_a_postgresql_that_is_not_there(unheard: int) -> None:
    said = fail("serve", "--port", "0", BILLI_DATABASE=f"postgresql://ann:{SECRET}@127.0.0.1:{unheard}/games")
    assert said == f"The database 127.0.0.1:{unheard}/games cannot be used: Connection refused"


def test_a_wrong_password(postgres: Postgres) -> None:
    postgres.sql("DROP ROLE IF EXISTS locked; CREATE ROLE locked LOGIN PASSWORD 'right'")
    said = fail("serve", "--port", "0", BILLI_DATABASE=postgres.url(user=f"locked:{SECRET}"))
    assert said.endswith('cannot be used: password authentication failed for user "locked"')


def test_for_machines_it_fails_in_json(busy: int) -> None:
    said = json.loads(fail("serve", "--port", str(busy), "--log", "json"))
    assert (said["level"], said["event"]) == (
        "error",
        f"Port {busy} is taken by another program. Choose another with --port.",
    )


def serve_without_redis(port: int) -> str:
    """Serve with a Redis that does not do, and give what is said of it."""
    with Running("serve", "--port", "0", "--redis", f"redis://:{SECRET}@127.0.0.1:{port}") as server:
        assert server.get().json() == {"ok": True}
        assert server.stop() == 0
    assert SECRET not in server.err
    said = f"billi carries on without Redis, since redis://127.0.0.1:{port} cannot be used: "
    assert server.err.startswith(said)
    return server.err.removeprefix(said).splitlines()[0]


def test_without_redis_it_serves_and_says_so(unheard: int) -> None:
    assert serve_without_redis(unheard) == "Connection refused"


def test_a_redis_that_never_answers_is_not_waited_for() -> None:
    with listen("127.0.0.1", 0) as silent:
        assert serve_without_redis(silent.getsockname()[1]) == "no answer within 2 seconds"


def test_with_redis_there_is_nothing_to_say(redis: Redis) -> None:
    with Running("serve", "--port", "0", "--redis", redis.url) as server:
        assert server.get().json() == {"ok": True}
        assert server.stop() == 0
    assert "without Redis" not in server.err


def test_workers_without_a_temporary_folder_are_refused_before_it_is_said_that_billi_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "not there"))
    ready: list[bool] = []
    with listen("127.0.0.1", 0) as listener, pytest.raises(CannotServe, match=r"\(No such file or directory\)\. Give"):
        asyncio.run(supervise(Settings(workers=2), listener, lambda: ready.append(True)))
    assert not ready
