"""Databases of our own, in a temporary folder, for as long as they are needed."""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from helpers.server_processes import quiet_port

SETTINGS: Final = (
    *("listen_addresses=127.0.0.1", "max_connections=60", "shared_buffers=32MB"),
    *("log_min_messages=fatal", "unix_socket_directories="),
)
ACCESS: Final = (
    "host all locked 127.0.0.1/32 scram-sha-256\n"
    "host all all 127.0.0.1/32 trust\n"
    "host replication all 127.0.0.1/32 trust\n"
)


def find_postgres() -> Path | None:
    """Find the folder of PostgreSQL's programs: on PATH, or where Debian keeps them."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    kept = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return kept[-1].parent if kept else None


class Postgres:
    """A server that can be stopped, as by a crash too, and started again. Its user ``locked`` needs a password."""

    def __init__(self, programs: Path, folder: Path, follows: "Postgres | None" = None, name: str = "") -> None:
        """Set up a server; one that ``follows`` another is its standby, under a name."""
        self.programs = programs
        self.folder = folder
        self.port = quiet_port()  # which nobody is given while it is stopped
        self._server: subprocess.Popen[bytes] | None = None
        # PostgreSQL refuses to run as root.
        self._as_whom: dict[str, Any] = {"user": "nobody", "extra_groups": []} if os.geteuid() == 0 else {}
        if self._as_whom:
            shutil.chown(folder, "nobody")
        if follows:
            source = f"host=127.0.0.1 port={follows.port} user=billi application_name={name}"
            self._run("pg_basebackup", "-D", "data", "-R", "-X", "stream", "-c", "fast", "--no-sync", "-d", source)
            return
        self._run("initdb", "-D", "data", "-U", "billi", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        (folder / "data" / "pg_hba.conf").write_text(ACCESS)

    def url(self, database: str = "postgres", user: str = "billi") -> str:
        """Return the address of a database."""
        return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = [part for setting in SETTINGS for part in ("-c", setting)]
        command: list[str | Path] = [self.programs / "postgres", "-D", "data", "-p", str(self.port), *settings]
        self._server = subprocess.Popen(command, cwd=self.folder, stderr=subprocess.DEVNULL, **self._as_whom)
        for _ in range(600):
            if self._run("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port), check=False).returncode == 0:
                return
            time.sleep(0.05)
        raise RuntimeError("PostgreSQL does not start")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop, at once but in order; or with SIGQUIT as in a crash."""
        if self._server:
            self._server.send_signal(how)
            self._server.wait(60)
            self._server = None

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Run a statement and give what it prints."""
        done = self._run("psql", "-qAtX", "-c", statement, self.url(database))
        return done.stdout.decode().strip()

    def _run(self, program: str, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[bytes]:
        command: list[str | Path] = [self.programs / program, *arguments]
        return subprocess.run(command, cwd=self.folder, check=check, stdout=subprocess.PIPE, **self._as_whom)


class Redis:
    """A server that keeps nothing. It can be stopped, as by a crash too, and started again where it was."""

    def __init__(self, program: str, folder: Path) -> None:
        self.program = program
        self.folder = folder
        self.port = quiet_port()  # which nobody is given while it is stopped
        self.url = f"redis://127.0.0.1:{self.port}"
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        settings = ["--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]
        command = [self.program, *settings]
        self._server = subprocess.Popen(command, cwd=self.folder, stdout=subprocess.DEVNULL)
        for _ in range(3000):
            if self._answers():
                return
            time.sleep(0.01)
        raise RuntimeError("Redis does not start")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop, in order; or with SIGKILL as in a crash."""
        if self._server:
            self._server.send_signal(how)
            self._server.wait(60)
            self._server = None

    def pause(self) -> None:
        """Hang: keep all connections, and answer nothing."""
        assert self._server
        self._server.send_signal(signal.SIGSTOP)

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as probe:
                probe.sendall(b"PING\r\n")
                return probe.recv(16) == b"+PONG\r\n"
        except OSError:
            return False


@contextmanager
def running_postgres(programs: Path, follows: Postgres | None = None, name: str = "") -> Iterator[Postgres]:
    """Run a server, or the standby of one, until the end of the block."""
    folder = Path(tempfile.mkdtemp(prefix="billi-postgres-"))
    server = None
    try:
        server = Postgres(programs, folder, follows, name)
        server.start()
        yield server
    finally:
        if server:
            server.stop()
        shutil.rmtree(folder)


@contextmanager
def running_redis(program: str) -> Iterator[Redis]:
    """Run a server until the end of the block."""
    with tempfile.TemporaryDirectory(prefix="billi-redis-") as folder:
        server = Redis(program, Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGKILL)


@contextmanager
def databases(given: str | None) -> Iterator[list[str]]:
    """Return the address asked for, or those of an SQLite file and, where there is one, a PostgreSQL of our own."""
    with ExitStack() as until_the_end:
        if given:
            yield [given]
            return
        folder = until_the_end.enter_context(tempfile.TemporaryDirectory(prefix="billi-sqlite-"))
        urls = [f"sqlite:///{folder}/billi.db"]
        programs = find_postgres()
        if programs:
            urls.append(until_the_end.enter_context(running_postgres(programs)).url())
        yield urls
