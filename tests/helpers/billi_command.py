"""The command ``billi``, in this process or in one of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import billi
from billi.cli import run

SOURCE = str(Path(billi.__file__).parents[1])
BILLI = [sys.executable, "-m", "billi"]
FOREVER = "100000000"


class Said:
    """What a command has printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


def say(capsys: pytest.CaptureFixture[str], *args: str) -> Said:
    """Run the command in this process."""
    code = run(args)
    return Said(code, *capsys.readouterr())


def complain(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """Run a command that cannot be right, and give the one line it says."""
    said = say(capsys, *args)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1, said.err
    return said.err.rstrip("\n")


def records(path: Path, *args: str) -> Path:
    """Let bots play a few games and give the file of their records."""
    assert run(["simulate", *args, "--records", str(path), "--json"]) == 0
    return path


@contextmanager
def started(args: list[str]) -> Iterator[subprocess.Popen[str]]:
    """Start a command as a shell in front of somebody does; whatever becomes of the test, nothing of it stays.

    What runs in the background ignores Ctrl-C, and so does what it starts: tests may run there, the command does not.
    """
    with subprocess.Popen(
        [*BILLI, *args],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        try:
            yield process
        except BaseException:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            raise


def until(happened: Callable[[], bool], seconds: float = 90) -> None:
    """Wait until something has happened."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.02)
