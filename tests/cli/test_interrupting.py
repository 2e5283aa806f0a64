"""The command ``billi``, interrupted: it leaves in a line, and leaves nothing behind."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import tomllib
from pathlib import Path

import pytest

from billi.sharing import _interrupts_for_us
from helpers.billi_command import FOREVER, SOURCE, started, until
from helpers.paths import ROOT


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(("number", "line"), [(signal.SIGINT, "Stopped.\n"), (signal.SIGTERM, "")])
def test_a_signal_ends_it_and_leaves_no_file(tmp_path: Path, number: signal.Signals, line: str, workers: str) -> None:
    args = ["simulate", "willi", "--games", FOREVER, "--workers", workers, "--records", str(tmp_path / "games.ndjson")]
    with started(args) as process:
        until(lambda: any(file.stat().st_size for file in tmp_path.glob("*/games.ndjson")))
        os.killpg(process.pid, number) if number == signal.SIGINT else process.send_signal(number)
        _, said = process.communicate(timeout=30)
    assert (process.returncode, said) == (128 + number, line)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("way", [["-c", "from billi_command import main; main()"], ["-m", "billi"]], ids=" ".join)
@pytest.mark.parametrize("loading", ["secrets", "click"])
def test_who_interrupts_it_while_it_loads_is_shown_no_traceback(tmp_path: Path, way: list[str], loading: str) -> None:
    """Of these the first is loaded by the package itself, the second by the command."""
    (tmp_path / f"{loading}.py").write_text(
        "import os, signal, time\nos.kill(os.getpid(), signal.SIGINT)\ntime.sleep(60)\nraise ImportError('unheard')\n"
    )
    done = subprocess.run(
        [sys.executable, *way],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), SOURCE])},
        capture_output=True,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests may run in the background
        check=False,
    )
    assert (done.returncode, done.stdout + done.stderr) == (128 + signal.SIGINT, "")


def test_the_command_is_the_one_that_can_be_interrupted_while_it_loads() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        assert tomllib.load(file)["project"]["scripts"] == {"billi": "billi_command:main"}


def test_nor_is_a_process_left_half_started_because_another_thread_heard_of_it() -> None:
    went: list[str] = []
    over = threading.Event()
    looking = threading.Thread(target=over.wait)
    looking.start()
    assert looking.ident

    def start_something() -> None:
        with _interrupts_for_us():
            signal.pthread_kill(looking.ident or 0, signal.SIGINT)
            hears.recv(1)  # once the other thread has been told
            went.append("started")
        went.append("went on")

    hears, tells = socket.socketpair()
    with hears, tells:
        hears.settimeout(60)
        tells.setblocking(False)
        before = signal.set_wakeup_fd(tells.fileno())
        # Whoever is started in the background, as tests may be, does not hear of it by itself.
        usual = signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            with pytest.raises(KeyboardInterrupt):
                start_something()
        finally:
            signal.signal(signal.SIGINT, usual)
            signal.set_wakeup_fd(before)
            over.set()
            looking.join()
    assert went == ["started"]


def test_no_process_stays_when_the_first_is_killed(tmp_path: Path) -> None:
    args = ["simulate", "willi", "--games", FOREVER, "--workers", "2", "--records", str(tmp_path / "games.ndjson")]
    with started(args) as process:
        until(lambda: any(file.stat().st_size for file in tmp_path.glob("*/games.ndjson")))
        process.kill()
        process.wait()

    def all_gone() -> bool:
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return True
        return False

    until(all_gone)
