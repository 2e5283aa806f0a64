"""Servers of our own, each in a process that can be killed and started again where it was."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from billi.server.settings import Settings

SERVE: Final = """
import sys
import msgspec, uvicorn
from billi.server.app import App
from billi.server.serving import config_for
from billi.server.settings import Settings

settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
uvicorn.Server(config_for(App(settings), settings.host, settings.port)).run()
"""
SUPERVISE: Final = """
import asyncio, sys
import msgspec
from billi.server.listening import listen
from billi.server.settings import Settings
from billi.server.workers import supervise

settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
asyncio.run(supervise(settings, listen(settings.host, settings.port), lambda: None))
"""
PORTS: Final = range(20_000, 30_000)
"""Below those the system gives to whoever calls out: a client knocking at one of these could be put through to itself
while nobody listens there."""


class OwnServer:
    """A server that holds nobody back, for as long as it lives."""

    program: str = SERVE

    def __init__(self, database: str, **more: Any) -> None:
        free = {"pace": 1e6, "rate": 1e6, "pause": 0, "tables": 10**6}
        self.settings = Settings(port=quiet_port(), database=database, **{**free, **more})
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - it is open as long as the server writes to it
        self._running: subprocess.Popen[bytes] | None = None
        self._spare = self._prepare()

    def start(self) -> None:
        """Start; the process has been standing by, so that this takes no longer than opening the store."""
        assert self._spare.stdin
        self._spare.stdin.write(msgspec.json.encode(self.settings) + b"\n")
        self._spare.stdin.flush()
        self._running, self._spare = self._spare, self._prepare()

    def kill(self) -> None:
        """Kill it as a power cut would: at once, whatever it is doing."""
        if self._running:
            _kill(self._running)
            self._running = None

    def sleep(self) -> None:
        """Have it do nothing at all, as a machine that is put to sleep: it keeps its connections, and locks."""
        assert self._running
        self._running.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Let it go on where it was."""
        assert self._running
        self._running.send_signal(signal.SIGCONT)

    async def answers(self) -> None:
        """Wait until it lets people in."""
        for _ in range(5000):
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.settings.port)
                writer.close()
                return
            await asyncio.sleep(0.002)
        raise RuntimeError(f"the server does not start: {self.complaints}")

    @property
    def complaints(self) -> str:
        """What it has written for whoever runs it: nothing, if all is well."""
        self._said.seek(0)
        return self._said.read().decode()

    @property
    def memory(self) -> int:
        """The bytes of memory it holds."""
        assert self._running
        lines = Path(f"/proc/{self._running.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))

    def close(self) -> None:
        """Leave nothing behind."""
        self.kill()
        _kill(self._spare)
        self._said.close()

    def _prepare(self) -> "subprocess.Popen[bytes]":
        return subprocess.Popen([sys.executable, "-c", self.program], stdin=subprocess.PIPE, stderr=self._said)


class OwnWorkers(OwnServer):
    """Several workers behind one door, and who looks after them."""

    program = SUPERVISE

    def workers(self) -> list[int]:
        """Return the processes that serve, or are about to."""
        assert self._running
        pid = self._running.pid
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def kill(self) -> None:
        """End all of them: workers leave when nobody looks after them, but in their own time."""
        workers = self.workers() if self._running else []
        super().kill()
        for worker in workers:
            with suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)


@contextmanager
def own_server(database: str, **more: Any) -> Iterator[OwnServer]:
    """Have a server until the end of the block; it is not started yet."""
    server = (OwnWorkers if "workers" in more else OwnServer)(database, **more)
    try:
        yield server
    finally:
        server.close()


def _kill(process: "subprocess.Popen[bytes]") -> None:
    process.send_signal(signal.SIGKILL)
    process.wait()
    assert process.stdin
    with suppress(BrokenPipeError):
        process.stdin.close()


def quiet_port() -> int:
    """Find a port nobody listens on or is ever given by chance."""
    while True:
        port = random.SystemRandom().choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
