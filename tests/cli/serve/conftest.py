"""Somebody at home who runs a server, and ports that are taken."""

import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from billi.bulk.folder import cache_folder
from billi.server.listening import listen
from billi.server.settings import CannotServe
from helpers.billi_command import SOURCE
from helpers.server_processes import quiet_port


@pytest.fixture(autouse=True)
def alone_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Speak English, keep everything in a folder of our own, and hear nothing of the tester's own settings."""
    cache = cache_folder()
    for name in [name for name in os.environ if name.startswith(("BILLI_", "LC_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PYTHONPATH", SOURCE)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("BILLI_CACHE", str(cache))  # or every server would find nothing compiled


@pytest.fixture
def busy() -> Iterator[int]:
    """A port that somebody else has, with a free one after it."""
    while True:
        with listen("127.0.0.1", quiet_port()) as taken:
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
