"""Lint, format and types: the same checks for everyone, in the same run."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from helpers.paths import ROOT, TESTS

LONGEST: Final = 500
"""Lines of a file in tests/."""
LOOP: Final = re.compile(r"\basyncio\.(run\(|Runner\((?!loop_factory=uvloop\.)|new_event_loop|DefaultEventLoopPolicy)")
"""What runs an event loop other than the one servers run on."""
ON_ANOTHER_LOOP: Final = {
    "helpers/server_processes.py": "who supervises workers runs asyncio's own, as in earnest; the workers do not",
    "cli/serve/test_refusing.py": "the same",
    "python/test_client.py": "a client runs on the loop of whoever writes it, and no server is there",
    "helpers/rooms.py": "rooms run on either loop, one after the other",
    "world/virtual.py": "time there is made up",
    "world/story.py": "the same",
}
"""Files that may, with the reason."""
UNUSUAL: Final = re.compile(r"^\s*(?:Gives?|Says?)\b|; give |; say (?:whether|if) ")
"""What is said of code as nobody in this field says it: a function returns something, or is whether something is so."""


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
    found = {
        str(file.relative_to(TESTS)) for file in TESTS.rglob("*.py") if LOOP.search(file.read_text(encoding="utf-8"))
    }
    assert found == set(ON_ANOTHER_LOOP)


def docstrings(file: Path) -> Iterator[str]:
    """Return what a file says of its module, classes, functions and fields."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield text


def test_docstrings_return_things_and_say_whether_as_others_do() -> None:
    folders = ("src", "bench", "docs", "examples", "tests/helpers", "tests/model", "tests/highest")
    files = [ROOT / "hatch_build.py", *(file for folder in folders for file in (ROOT / folder).rglob("*.py"))]
    told = [(file, text) for file in files for text in docstrings(file)]
    assert len(told) > 4000
    assert [f"{file.name}: {text[:60]}" for file, text in told if UNUSUAL.search(text)] == []


@pytest.mark.parametrize(
    "text", ["Give the first.", "\n    Says whether it is.", "Sit down; give the stream.", "Go; say whether it went."]
)
def test_we_would_notice_a_docstring_that_says_it_otherwise(text: str) -> None:
    assert UNUSUAL.search(text)
    assert not UNUSUAL.search("Return what to give and say. A given word; giving it says nothing.")
