"""The command ``billi`` speaks English to tests, and has records to read."""

from __future__ import annotations

from pathlib import Path

import pytest

from helpers.billi_command import SOURCE, records


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PYTHONPATH", SOURCE)


@pytest.fixture
def played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Return a file with three games of Mister Bill."""
    path = records(tmp_path / "games.ndjson", "misterbill", "--games", "3", "--seed", "1")
    capsys.readouterr()
    return path
