"""The browser opens where somebody sits before it, and nowhere else."""

import os
import pty
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from billi.cli import alone
from helpers.billi_command import BILLI
from helpers.serve_command import until


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
