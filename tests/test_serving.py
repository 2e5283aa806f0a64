"""``billi`` and ``billi serve``, as whoever runs them sees them: how they start, what they say, and how they stop."""

import asyncio
import json
import logging
import os
import pty
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Self

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

import billi
from billi.cli import alone
from billi.server.listening import NEARBY, address_of, listen, listen_nearby
from billi.server.logs import NOT_COPIED, REFUSED_BY_STORE, UNREADABLE, AsJson, AsText, Seldom, conceal
from billi.server.serving import MOST_FILES, have_files
from billi.server.settings import CannotServe, Settings, without_secrets
from billi.words import LANGUAGES, Words
from own_databases import Postgres, Redis, free_port

pytest_plugins = ["store_fixtures"]

SOURCE = str(Path(billi.__file__).parents[1])
BILLI = [sys.executable, "-m", "billi"]
SECRET = "hunter2"
NEW = {"game": "willi", "players": 4, "bots": [1, 2, 3]}


@pytest.fixture(autouse=True)
def alone_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Speak English, keep everything in a folder of our own, and hear nothing of the tester's own settings."""
    for name in [name for name in os.environ if name.startswith(("BILLI_", "LC_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PYTHONPATH", SOURCE)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))


class Running:
    """A command that serves: what it has said, and where it is."""

    def __init__(self, *args: str, **environ: str) -> None:
        command = [*BILLI, *args]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **environ}
        )
        self.out = ""
        self.err = ""

    def __enter__(self) -> Self:
        assert self.process.stdout
        self.out = self.process.stdout.readline()
        if not self.out:
            pytest.fail(self.process.communicate()[1])
        return self

    def __exit__(self, *problem: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.communicate()

    @property
    def address(self) -> str:
        """Where it says it is."""
        found = re.search(r"http\S+", self.out)
        assert found, self.out
        return found[0]

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def get(self, path: str = "/healthz") -> httpx.Response:
        return httpx.get(f"http://127.0.0.1:{self.port}{path}", timeout=15)

    def table(self, code: str) -> str:
        """Return the address of a table's socket."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{code}"

    def hear(self, event: str) -> dict[str, Any]:
        """Wait for an event in its log, which must be JSON."""
        assert self.process.stderr
        while line := self.process.stderr.readline():
            self.err += line
            said: dict[str, Any] = json.loads(line)
            if said["event"] == event:
                return said
        raise AssertionError(f"never heard {event!r} but {self.err}")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop, and give its exit code."""
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=20)
        self.out += out
        self.err += err
        return self.process.returncode


async def open_table(address: str) -> tuple[str, dict[str, str]]:
    """Open a table as somebody new; give its code, and the cookie to go there with."""
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}) as guest:
        await guest.post("/api/me", json={"name": "Ann"})
        code = (await guest.post("/api/tables", json=NEW)).json()["code"]
        return code, {"cookie": f"billi={guest.cookies['billi']}"}


def fail(*args: str, **environ: str) -> str:
    """Run a command that cannot serve, and give the one line it says."""
    done = subprocess.run([*BILLI, *args], capture_output=True, text=True, env={**os.environ, **environ}, timeout=30)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1, done.stderr
    assert SECRET not in done.stderr
    return done.stderr.rstrip("\n")


@pytest.fixture
def busy() -> Iterator[int]:
    """A port that somebody else has, with a free one after it."""
    while True:
        with listen("127.0.0.1", 0) as taken:
            port: int = taken.getsockname()[1]
            try:
                listen("127.0.0.1", port + 1).close()
            except CannotServe:
                continue
            yield port
            return


@pytest.fixture
def unheard() -> Iterator[int]:
    """A port where nobody listens, and nobody will."""
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        yield held.getsockname()[1]


def until(happened: Callable[[], bool], seconds: float = 10) -> None:
    """Wait until something has happened."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.02)


# Starting and stopping


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("args", [["serve", "--port", "0"], []], ids=["serve", "alone"])
def test_it_serves_until_told_to_stop(args: list[str], how: signal.Signals) -> None:
    with Running(*args, BILLI_PORT="0") as server:
        assert server.address.startswith("http://127.0.0.1:")
        assert server.get().json() == {"ok": True}
        assert server.stop(how) == 0
        assert server.out.splitlines()[1:] == ["billi has stopped."]
        assert "Traceback" not in server.err


def test_alone_it_says_nothing_but_where_it_is() -> None:
    with Running(BILLI_PORT="0") as server:
        assert server.stop() == 0
        assert server.out == f"The table is set: {server.address} (Ctrl+C clears it)\nbilli has stopped.\n"
        assert server.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_whoever_runs_it(language: str) -> None:
    with Running("serve", "--port", "0", "--lang", language) as server:
        said = Words(language).text("serve-ready", address=server.address)
        assert server.stop() == 0
        assert server.out == f"{said}\n{Words(language).text('serve-stopped')}\n"


def test_tables_are_kept_in_a_file_of_one_s_own(tmp_path: Path) -> None:
    with Running("serve", "--port", "0") as server:
        assert server.get().json() == {"ok": True}
        assert server.stop() == 0
    assert (tmp_path / "data" / "billi" / "billi.db").exists()
    assert (tmp_path / "data" / "billi").stat().st_mode & 0o777 == 0o700


def test_alone_it_takes_the_next_free_port(busy: int) -> None:
    with Running(BILLI_PORT=str(busy)) as server:
        assert server.port == busy + 1
        assert server.get().json() == {"ok": True}
        assert server.stop() == 0


def test_any_port_will_do_when_all_nearby_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def taken(host: str, port: int) -> socket.socket:
        tried.append(port)
        if port:
            raise CannotServe("serve-busy", port=str(port))
        return socket.socket()

    monkeypatch.setattr("billi.server.listening.listen", taken)
    listen_nearby("127.0.0.1", 65530).close()
    assert tried == [*range(65530, 65536), 0]
    listen_nearby("127.0.0.1", 2000).close()
    assert tried[7:] == [*range(2000, 2000 + NEARBY), 0]


def test_the_environment_says_what_the_options_do_not(tmp_path: Path) -> None:
    port, other = free_port(), free_port()
    environ = {
        "BILLI_PORT": str(port),
        "BILLI_HOST": "localhost",
        "BILLI_DATABASE": f"sqlite:///{tmp_path}/mine.db",
        "BILLI_PUBLIC_URL": "https://billi.example",
        "BILLI_LOG": "json",
    }
    with Running("serve", **environ) as server:
        assert server.address == "https://billi.example"
        assert server.hear("serving")["address"].endswith(f":{port}")
        response = httpx.post(f"http://localhost:{port}/api/me", json={"name": "Ann"})
        assert "Secure" in response.headers["set-cookie"]
        assert server.stop() == 0
    assert (tmp_path / "mine.db").exists()
    with Running("serve", "--port", str(other), "--public-url", "http://other.example", **environ) as server:
        assert server.address == "http://other.example"
        assert httpx.get(f"http://localhost:{other}/healthz").json() == {"ok": True}


def test_where_everyone_is_let_in_others_are_told_an_address_they_can_use() -> None:
    with listen("0.0.0.0", 0) as listener:
        assert re.fullmatch(r"http://(?!0\.0\.0\.0)[\d.]+:\d+", address_of(listener))
    with listen("127.0.0.1", 0) as listener:
        assert address_of(listener) == f"http://127.0.0.1:{listener.getsockname()[1]}"


def test_whoever_sits_at_a_table_is_told_and_nobody_waits() -> None:
    async def sit_until_the_end(server: Running) -> int:
        code, cookie = await open_table(server.address)
        async with connect(server.table(code), additional_headers=cookie, origin=Origin(server.address)) as table:
            stopping = asyncio.to_thread(server.stop)
            with suppress(ConnectionClosed):
                heard.append(json.loads(await table.recv()))
                returned = asyncio.create_task(stopping)
                while True:
                    heard.append(json.loads(await table.recv()))
        return await returned

    heard: list[dict[str, Any]] = []
    with Running("serve", "--port", "0") as server:
        assert asyncio.run(asyncio.wait_for(sit_until_the_end(server), 15)) == 0
    assert heard[-1]["is"] == "goodbye"


def test_stopping_while_somebody_is_still_sending_takes_a_moment_and_leaves_no_traceback() -> None:
    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 14\r\n\r\n"
    with (
        Running("serve", "--port", "0", "--log", "json") as server,
        socket.create_connection(("127.0.0.1", server.port), 10) as slow,
        socket.create_connection(("127.0.0.1", server.port), 10) as silent,
    ):
        for sender in (slow, silent):
            sender.sendall(head + b'{"name":')
        assert server.get().json() == {"ok": True}  # and so it has taken in what came before
        started = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        time.sleep(0.2)
        slow.sendall(b'"Ann"}')
        assert slow.recv(1000).startswith(b"HTTP/1.1 200 ")
        assert silent.recv(1000).startswith(b"HTTP/1.1 408 ")
        assert server.stop() == 0
        assert time.monotonic() - started < 4
    assert [json.loads(line)["event"] for line in server.err.splitlines()] == ["serving", "stopped"]


# What cannot be


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


# Workers


def test_a_worker_that_dies_is_replaced_and_all_leave_together() -> None:
    with Running("serve", "--port", "0", "--workers", "2", "--log", "json") as server:
        advice = server.hear("2 workers share one SQLite file. That works, but PostgreSQL suits them better.")
        assert advice["level"] == "warning"
        first, second = (server.hear("a worker begins")["worker"] for _ in range(2))
        assert server.get().json() == {"ok": True}
        os.kill(first, signal.SIGKILL)
        ended = server.hear("a worker has ended, another takes its place")
        assert (ended["worker"], ended["code"]) == (first, -signal.SIGKILL)
        assert server.get().json() == {"ok": True}
        third = server.hear("a worker begins")["worker"]
        os.kill(second, signal.SIGKILL)
        assert server.get().json() == {"ok": True}
        assert server.stop() == 0
        assert third not in (first, second)
        assert server.out.splitlines()[1:] == ["billi has stopped."]
        assert "Traceback" not in server.err
        with pytest.raises(httpx.ConnectError):
            server.get()


def test_any_worker_tells_the_figures_of_all() -> None:
    with Running("serve", "--port", "0", "--workers", "2") as server:
        until(lambda: "\nbilli_tables 0.0" in server.get("/metrics").text)
        assert "\nbilli_commit_seconds_count 0.0" in server.get("/metrics").text
        assert server.stop() == 0


def test_workers_stop_at_once_on_ctrl_c() -> None:
    with Running("serve", "--port", "0", "--workers", "2") as server:
        assert server.get().json() == {"ok": True}
        assert server.stop(signal.SIGINT) == 0
        assert "Traceback" not in server.err


def test_workers_leave_when_nobody_looks_after_them() -> None:
    with Running("serve", "--port", "0", "--workers", "2") as server:
        assert server.get().json() == {"ok": True}
        server.process.kill()

        def all_gone() -> bool:
            try:
                server.get()
            except httpx.TransportError:
                return True
            return False

        until(all_gone)


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="needs /proc, where processes can be looked at")
def test_no_list_of_processes_and_no_log_shows_a_password(postgres: Postgres, new_postgres: str) -> None:
    postgres.sql(f"DROP ROLE IF EXISTS locked; CREATE ROLE locked LOGIN PASSWORD '{SECRET}'")
    postgres.sql("GRANT CREATE ON DATABASE postgres TO locked")
    url = postgres.url(user=f"locked:{SECRET}")
    try:
        with Running("serve", "--port", "0", "--workers", "2", "--log", "json", BILLI_DATABASE=url) as server:
            assert server.hear("serving")["database"] == f"postgresql://127.0.0.1:{postgres.port}/postgres"
            worker = server.hear("a worker begins")["worker"]
            assert server.get().json() == {"ok": True}
            assert SECRET not in Path(f"/proc/{worker}/cmdline").read_text()
            assert server.stop() == 0
        assert SECRET not in server.out + server.err
    finally:
        postgres.sql("DROP OWNED BY locked CASCADE; DROP ROLE locked")


# Logs


@pytest.mark.parametrize("kind", ["text", "json"])
def test_logs_hold_no_secrets(kind: str) -> None:
    async def visit(server: Running) -> list[str]:
        code, cookie = await open_table(server.address)
        token = cookie["cookie"].removeprefix("billi=")
        async with connect(server.table(code), additional_headers=cookie, origin=Origin(server.address)):
            pass
        for path in (f"/api/tables/{code}", f"/nowhere/{code}?token={token}"):
            server.get(path)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(f"NONSENSE /api/tables/{code}\r\ncookie: billi={token}\r\n\r\n".encode())
        await reader.read()
        writer.close()
        return [code, token]

    with Running("serve", "--port", "0", "--log", kind) as server:
        secrets = asyncio.run(visit(server))
        assert server.stop() == 0
    assert "serving" in server.err
    for secret in secrets:
        assert secret not in server.out + server.err
    if kind == "json":
        for line in server.err.splitlines():
            assert {"time", "level", "logger", "event"} <= json.loads(line).keys()


@pytest.mark.parametrize(
    ("text", "blotted"),
    [
        ("all is well, really", "all is well, really"),
        ("see /api/tables/abcdefghjkm2?since=3", "see /api/tables/…?since=3"),
        ("CodeTaken: abcdefghjkm2", "CodeTaken: …"),
        ("postgresql://ann:pass/w@rd@db.example/games", "postgresql://…@db.example/games"),
        ("redis://:pw@localhost:6379", "redis://…@localhost:6379"),
        ("postgresql://db/games?user=ann&password=pw&x=1", "postgresql://db/games?user=ann&password=…&x=1"),
        ("cookie: billi=AbCdEfGhIjKlMnOpQr-_12; Path=/", "cookie: billi=…; Path=/"),
        ("in test_some_long_name_ok", "in test_some_long_name_ok"),
    ],
)
def test_secrets_that_slip_into_a_log_are_blotted_out(text: str, blotted: str) -> None:
    assert conceal(text) == blotted


def logged(error: Exception | None = None, **more: Any) -> logging.LogRecord:
    trace = (type(error), error, None) if error else None
    record = logging.LogRecord("billi.test", logging.ERROR, "", 0, "%s\nhappened", ("it",), trace)
    vars(record).update(more)
    return record


def test_a_line_for_people_is_one_line() -> None:
    assert AsText().format(logged(worker=7))[20:] == r"ERROR billi.test: it\nhappened worker=7"
    lines = AsText().format(logged(ValueError("redis://:pw@host"))).splitlines()
    assert lines[1:] == ["ValueError: redis://…@host"]


def test_a_line_for_machines_is_an_object() -> None:
    line = AsJson().format(logged(ValueError("redis://:pw@host"), worker=7, where="redis://:pw@host"))
    assert "\n" not in line
    said: Mapping[str, Any] = json.loads(line)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", said["time"])
    assert {name: said[name] for name in said if name != "time"} == {
        "level": "error",
        "logger": "billi.test",
        "event": "it\nhappened",
        "worker": 7,
        "where": "redis://…@host",
        "trace": "ValueError: redis://…@host",
    }


def test_settings_keep_passwords_to_themselves() -> None:
    settings = Settings(database=f"postgresql://ann:{SECRET}@host/db", redis=f"redis://:{SECRET}@host")
    assert SECRET not in repr(settings)
    assert SECRET not in without_secrets(settings.database)


# The browser


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser that writes down what it is to show, and a display for it."""
    program, shown = tmp_path / "browser", tmp_path / "shown"
    program.write_text(f"#!/bin/sh\necho $1 > {shown}\n")
    program.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(program))
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("BILLI_PORT", "0")
    return shown


def at_a_terminal(*args: str, meanwhile: Callable[[], None] = lambda: None, **environ: str) -> str:
    """Run the command at a terminal until it has said where it is, and stop it; give what the terminal shows."""
    ours, its = pty.openpty()
    with subprocess.Popen([*BILLI, *args], stdout=its, stderr=its, env={**os.environ, **environ}) as process:
        os.close(its)
        try:
            shown = os.read(ours, 1000)
            meanwhile()
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(20)
            shown += os.read(ours, 1000)
            os.close(ours)
    assert process.returncode == 0, shown
    return shown.decode()


def test_at_a_terminal_the_browser_opens(browser: Path) -> None:
    said = at_a_terminal(meanwhile=lambda: until(lambda: browser.exists() and browser.read_text() != ""))
    assert said.startswith(f"The table is set: {browser.read_text().strip()} ")
    assert said.endswith("billi has stopped.\r\n")


@pytest.mark.parametrize(
    ("args", "environ"),
    [(["--no-browser"], {}), ([], {"BILLI_NO_BROWSER": "1"}), ([], {"DISPLAY": ""})],
    ids=["option", "environment", "no display"],
)
def test_the_browser_stays_closed(browser: Path, args: list[str], environ: dict[str, str]) -> None:
    at_a_terminal(*args, meanwhile=lambda: time.sleep(0.5), **environ)
    assert not browser.exists()


def test_no_browser_for_a_server_that_does_not_answer(monkeypatch: pytest.MonkeyPatch, unheard: int) -> None:
    shown: list[str] = []
    monkeypatch.setattr("webbrowser.open", shown.append)
    alone.open_browser(f"http://127.0.0.1:{unheard}")
    assert shown == []


def test_what_a_stranger_can_have_written_is_written_once_a_minute() -> None:
    seldom = Seldom()

    def is_written(text: str, at: float) -> bool:
        return seldom.filter(logging.makeLogRecord({"msg": text, "created": at}))

    strange = "Invalid HTTP request received."
    assert [is_written(strange, at) for at in (100, 101, 159, 161, 162)] == [True, False, False, True, False]
    assert [is_written(REFUSED_BY_STORE, at) for at in (100, 101, 161)] == [True, False, True]
    assert [is_written(NOT_COPIED, at) for at in (100, 101, 161)] == [
        True,
        False,
        True,
    ]
    assert [is_written("a table waits for the store", at) for at in (100, 101)] == [True, True]


def test_a_table_that_cannot_be_read_is_told_once_a_minute_whoever_knocks_and_so_is_every_other() -> None:
    seldom = Seldom()

    def is_written(table: str, at: float) -> bool:
        return seldom.filter(logging.makeLogRecord({"msg": UNREADABLE, "created": at, "table": table}))

    assert [is_written(table, at) for table, at in (("a", 100), ("b", 101), ("a", 159), ("a", 161), ("b", 160))] == [
        *(True, True, False),
        *(True, False),
    ]
    for number in range(10_000):
        is_written(f"{number}", 200)
    is_written("c", 300)
    assert len(seldom._written) < 100


def test_a_server_may_hold_as_many_connections_as_the_system_lets_it() -> None:
    soft, hard = before = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 1024) if soft > 0 else 1024, hard))
        have_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
