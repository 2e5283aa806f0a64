"""The command ``billi`` at a terminal."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from billi.words import Words
from helpers.billi_command import BILLI, FOREVER, until
from helpers.programs import needs_program


class Terminal:
    """A real terminal, as wide as asked for, in which one command runs."""

    def __init__(self, tmux: str, socket: Path, width: int, args: list[str]) -> None:
        self.tmux = [tmux, "-S", str(socket), "-f", os.devnull]
        environment = [f"{name}={os.environ[name]}" for name in ("PYTHONPATH", "LC_ALL")]
        size = ["-x", str(width), "-y", "40"]
        self.call("new-session", "-d", *size, "env", *environment, *BILLI, *args, ";", "set", "remain-on-exit", "on")

    def call(self, *args: str) -> str:
        """Tell tmux something."""
        return subprocess.run([*self.tmux, *args], capture_output=True, text=True, check=True).stdout

    def shows(self) -> str:
        """Return what the terminal shows."""
        return self.call("capture-pane", "-p")

    def close(self) -> None:
        """Put the terminal away."""
        self.call("kill-server")


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[Any]:
    tmux = needs_program("tmux")
    opened: list[Terminal] = []

    def open_one(width: int, *args: str) -> Terminal:
        opened.append(Terminal(tmux, tmp_path / f"tmux{len(opened)}", width, list(args)))
        return opened[-1]

    yield open_one
    for terminal in opened:
        terminal.close()


@pytest.mark.parametrize(("language", "width"), [("de", 80), ("fr", 80), ("it", 120), ("en", 120)])
def test_at_a_terminal_the_bar_moves_and_gives_way_to_the_table(terminals: Any, language: str, width: int) -> None:
    words = Words(language)
    args = ("simulate", "misterbill", "--games", "400", "--seed", "5", "--workers", "1", "--lang", language)
    terminal = terminals(width, *args)
    seen: list[int] = []
    shown: list[str] = []
    title = words.text("cli-simulate-title", games=400, game="Mister Bill", players=4, seed="5")

    def finished() -> bool:
        screen: str = terminal.shows()
        bar = re.search(r"━+\S*━* (\d+) ", screen)
        if bar:
            assert len([line for line in screen.splitlines() if line.strip()]) == 1, screen
            seen.append(int(bar[1]))
        shown.append(screen)
        return title in screen and words.text("cli-row-speed") in screen

    until(finished)
    assert seen == sorted(seen)
    assert len(set(seen)) > 2
    screen = shown[-1]  # once the program has ended, tmux says so, and the first line may be gone
    assert "━━" not in screen
    assert screen.startswith(title)
    header = screen.splitlines()[2]
    assert words.text("cli-column-seat") in header
    assert words.text("cli-column-share") in header


def test_ctrl_c_at_a_terminal(terminals: Any, tmp_path: Path) -> None:
    path = tmp_path / "records" / "games.ndjson"
    path.parent.mkdir()
    terminal = terminals(80, "simulate", "willi", "--games", FOREVER, "--workers", "2", "--records", str(path))
    until(lambda: "━" in terminal.shows())
    terminal.call("send-keys", "C-c")
    until(lambda: "Stopped." in terminal.shows())
    until(lambda: not list(path.parent.iterdir()))
    assert "Traceback" not in terminal.shows()
