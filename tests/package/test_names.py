"""One name means one thing, so that whoever finds it knows where they are."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import billi

PACKAGE = Path(billi.__file__).parent
NAMED_BY_THEIR_PLACE: Final = {
    "cli": "a command is called as people type it, and a report is one of a command",
    "server/routes": "a door is called by what one comes for",
}
"""Folders whose functions are found by where they stand."""
TWICE: Final = {
    # one thing, and what it is somewhere else
    "count": "the instruction for the function of games/bits.py",
    "highest": "the same",
    "lowest": "the same",
    "nth": "the same",
    "root": "the instruction for the function of bulk/roots.py",
    "measure": "what each bench does",
    # one thing, done to what a module is about: it is named with its module
    "pack": "a position in memory, a record in a store",
    "unpack": "the same",
    "read": "records, a checkpoint, entries",
    "show": "a lesson, a table",
    "forget": "on all a server has, and at a table",
    "without": "a person, out of logs and out of records",
    "text": "in a picture, and of the schema",
    "serve": "an app, on sockets; and the command's, with workers",
    "file_of": "of the page, and of a database",
    # the same word for two things, of which nobody sees both
    "answer": "of a network, and of a door",
    "address_of": "of who asks, and of a listening socket",
    "needs": "of a house, in parts of machines; of a bot, in compiled code",
    "refusal": "by a door, and by a store that others were quicker at",
    "take_in": "what has happened, by a learner's memory; an export, by a database",
    "whole": "a number, and a copy",
}
"""Names of two functions, and why that is."""


def named(kinds: tuple[type[ast.stmt], ...]) -> Iterator[tuple[str, Path]]:
    """Return everything of these kinds with a name, and the module it stands in."""
    for path in sorted(PACKAGE.rglob("*.py")):
        module = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(module) if ast.ClassDef in kinds else module.body:
            if isinstance(node, kinds):
                assert isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
                yield node.name, path.relative_to(PACKAGE)


def is_a_game_s(place: Path) -> bool:
    """Whether a module is in the folder of a game, where the name says what it is to the rest."""
    return place.parts[0] == "games" and len(place.parts) > 2


def test_no_two_classes_have_one_name() -> None:
    found = defaultdict(list)
    for name, place in named((ast.ClassDef,)):
        found[name].append(place)
    assert len(found) > 300
    shared = {name: places for name, places in found.items() if len(places) > 1}
    assert {name: places for name, places in shared.items() if not all(map(is_a_game_s, places))} == {}


@pytest.fixture(scope="module")
def functions() -> dict[str, set[str]]:
    """The modules of each function that others may use, by its name."""
    found = defaultdict(set)
    for name, place in named((ast.FunctionDef, ast.AsyncFunctionDef)):
        by_its_place = any(place.as_posix().startswith(f"{folder}/") for folder in NAMED_BY_THEIR_PLACE)
        if not name.startswith("_") and not is_a_game_s(place) and not by_its_place:
            found[name].add(place.as_posix())
    return found


def test_no_two_functions_have_one_name_without_a_reason(functions: dict[str, set[str]]) -> None:
    assert len(functions) > 400
    shared = {name: sorted(places) for name, places in functions.items() if len(places) > 1}
    assert {name: places for name, places in shared.items() if name not in TWICE} == {}


def test_no_reason_is_left_where_there_is_one(functions: dict[str, set[str]]) -> None:
    assert [name for name in TWICE if len(functions.get(name, ())) < 2] == []
