"""Lint, format and types: the same checks for everyone, in the same run."""

import subprocess
import sys
from typing import Final

import pytest

from helpers.paths import ROOT, TESTS

LONGEST: Final = 500
"""Lines of a file in tests/."""
ON_ASYNCIO: Final = {"helpers/server_processes.py"}
"""Files that may run asyncio's own loop: who supervises workers does, and they run on uvloop."""


@pytest.mark.long
@pytest.mark.parametrize("check", [["ruff", "check"], ["ruff", "format", "--check"], ["mypy"]], ids=" ".join)
def test_the_code_passes(check: list[str]) -> None:
    done = subprocess.run([sys.executable, "-m", *check], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_no_file_of_tests_is_too_long_to_read() -> None:
    lengths = {
        str(file.relative_to(TESTS)): len(file.read_text(encoding="utf-8").splitlines()) for file in TESTS.rglob("*.py")
    }
    assert len(lengths) > 100
    assert {name: length for name, length in lengths.items() if length > LONGEST} == {}


def test_tests_of_the_server_run_on_the_event_loop_servers_run_on() -> None:
    files = [file for folder in ("server", "secrecy", "helpers") for file in (TESTS / folder).rglob("*.py")]
    on_asyncio = {str(file.relative_to(TESTS)) for file in files if "asyncio.run(" in file.read_text(encoding="utf-8")}
    assert on_asyncio == ON_ASYNCIO
