"""``billi`` and ``billi serve`` in a process of their own: what they say, and where they are."""

import json
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable
from typing import Any, Self

import httpx
import pytest

from helpers.billi_command import BILLI

SECRET = "hunter2"
NEW = {"game": "willi", "players": 4, "bots": [1, 2, 3]}


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
        return httpx.get(f"http://127.0.0.1:{self.port}{path}", timeout=60)

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
        out, err = self.process.communicate(timeout=60)
        self.out += out
        self.err += err
        return self.process.returncode


async def open_table(address: str) -> tuple[str, dict[str, str]]:
    """Open a table as somebody new; return its code, and the cookie to go there with."""
    async with httpx.AsyncClient(base_url=address, headers={"origin": address}) as guest:
        await guest.post("/api/me", json={"name": "Ann"})
        code = (await guest.post("/api/tables", json=NEW)).json()["code"]
        return code, {"cookie": f"billi={guest.cookies['billi']}"}


def fail(*args: str, **environ: str) -> str:
    """Run a command that cannot serve, and give the one line it says."""
    done = subprocess.run([*BILLI, *args], capture_output=True, text=True, env={**os.environ, **environ}, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1, done.stderr
    assert SECRET not in done.stderr
    return done.stderr.rstrip("\n")


def until(happened: Callable[[], bool], seconds: float = 60) -> None:
    """Wait until something has happened."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.02)
