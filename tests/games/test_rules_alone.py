"""The rules of a game stand alone, so that the same source runs as it is, compiled for a processor, and on a GPU."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from billi.games import GAMES
from helpers.paths import ROOT, TESTS

FOLDER: Final = ROOT / "src" / "billi" / "games"
RULES: Final = {file.parent.name: file for file in [*FOLDER.glob("*/rules.py"), TESTS / "highest" / "rules.py"]}
MAY_USE: Final = {"billi.games.bits", "billi.games.log"}
WORDS: Final = {"Final", "TypeAlias"}
"""What says how a name is meant, and is nothing once the code runs: they are taken from typing."""


def imported(file: Path) -> Iterator[tuple[str, str]]:
    """Return each module that is imported anywhere in a file, and what of it; nothing where that is all of it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((name.name, "") for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (("." * node.level + (node.module or ""), name.name) for name in node.names)


def needed(file: Path) -> set[str]:
    """Return the modules a file needs when it runs."""
    return {module for module, name in imported(file) if (module, name) not in {("typing", word) for word in WORDS}}


@pytest.mark.parametrize("game", RULES)
def test_rules_import_the_bits_and_the_log_and_nothing_else(game: str) -> None:
    assert "billi.games.log" in needed(RULES[game])
    assert needed(RULES[game]) <= MAY_USE


@pytest.mark.parametrize("module", sorted(MAY_USE))
def test_what_rules_import_imports_nothing(module: str) -> None:
    assert needed(FOLDER / f"{module.rpartition('.')[2]}.py") == set()


def test_the_rules_of_every_game_are_looked_at() -> None:
    assert set(RULES) == GAMES.keys() | {"highest"}
    for name, spec in GAMES.items():
        assert Path(spec.rules.__file__ or "") == RULES[name]
