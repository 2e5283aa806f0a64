"""What docs/architecture.md and CONTRIBUTING.md name is there, and every module has its place in the tree."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from helpers.paths import DOCS, ROOT

SOURCES: Final = ROOT / "src" / "billi"
ENDING: Final = r"\.(?:py|ts|js|svelte|css|jsonl?|md|ya?ml|ftl|svg)\b"
IN_TREE: Final = re.compile(rf"[\w*./-]*[\w*]{ENDING}|[\w./-]+/(?!\w)")
"""A file, or a folder, which ends in a slash."""
AS_CODE: Final = re.compile(rf"`([\w*./-]*[\w*]{ENDING}|\.?[\w-]+/[\w./-]*|\.[\w-]+/[\w./-]+)`")
HEADS: Final = re.compile(r"\S+/(?:, \S+/)*")
ALIKE: Final = "one file "
"""What the tree says of a folder whose files it need not name, for they are of one kind."""
CHECKED_OUT: Final = ("src", "web/src", "web/worker", "web/tests", "tests", "bench", "docs", "deploy", "examples")
OF_MISTERBILL: Final = "- **A card of Mister Bill**"


class Tree:
    """What the tree of docs/architecture.md names, line by line, and where that is."""

    def __init__(self, text: str) -> None:
        self.found: set[Path] = set()
        self.missing: list[str] = []
        self.alike: set[Path] = set()
        above: list[tuple[int, list[Path]]] = [(-1, [ROOT])]
        for line in text.splitlines():
            depth = len(line) - len(line.lstrip())
            while above[-1][0] >= depth:
                above.pop()
            folders = self.read(line.strip(), above[-1][1])
            if folders:
                above.append((depth, folders))

    def read(self, line: str, above: list[Path]) -> list[Path]:
        """Look for what a line names, in the folders it stands under; return the folders it begins with."""
        heads = HEADS.match(line)
        named = heads[0].split(", ") if heads else []
        folders = [place / name for name in named for place in above if (place / name).is_dir()]
        beside = [folder.parent for folder in folders] + [SOURCES.parent]
        for name in IN_TREE.findall(line):
            found = {path for place in [*above, *folders, *beside, ROOT] for path in place.glob(name.rstrip("/"))}
            self.found |= found
            if not found:
                self.missing.append(f"{name}: {line[:60]}")
        if ALIKE in line:
            self.alike |= {path for name in IN_TREE.findall(line.partition(ALIKE)[0]) for path in above[0].glob(name)}
        return folders


@pytest.fixture(scope="module")
def tree() -> Tree:
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    return Tree(text.partition("\n## The tree\n\n```\n")[2].partition("\n```\n")[0])


def test_all_that_the_tree_names_is_there(tree: Tree) -> None:
    assert len(tree.found) > 250
    assert tree.missing == []


def test_every_module_and_every_folder_of_it_has_its_place_in_the_tree(tree: Tree) -> None:
    modules = [path for path in SOURCES.rglob("*.py") if path.name != "__init__.py"]
    assert [str(path) for path in modules if path not in tree.found and path.parent not in tree.alike] == []
    folders = {path.parent for path in modules} | {path.parent for path in SOURCES.rglob("__init__.py")}
    assert [str(path) for path in folders if path not in tree.found] == []


def files() -> Iterator[str]:
    """Return every path of the checkout, without what is installed or built there."""
    found = [path for folder in CHECKED_OUT for path in (ROOT / folder).rglob("*")]
    yield from (path.relative_to(ROOT).as_posix() for path in [*ROOT.iterdir(), *(ROOT / "web").iterdir(), *found])


@pytest.fixture(scope="module")
def known() -> set[str]:
    """Every ending of a path of the checkout: somebody who reads of ``store/schema.py`` finds it."""
    paths = [path.split("/") for path in files()]
    return {"/".join(parts[start:]) for parts in paths for start in range(len(parts))}


@pytest.mark.parametrize("page", ["CONTRIBUTING.md", "docs/architecture.md"])
def test_every_path_that_is_told_of_is_there(page: str, known: set[str]) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    named = set(AS_CODE.findall(text))
    assert len(named) > 10
    assert {path for path in named if not is_there(path, known)} == set()


def is_there(path: str, known: set[str]) -> bool:
    path = path.rstrip("/")
    return path in known or (ROOT / path).exists() or any(ROOT.glob(path)) or any(SOURCES.glob(path))


def test_what_a_card_of_misterbill_needs_is_in_his_folders() -> None:
    lines = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition(OF_MISTERBILL)[2].partition("\n- ")[0]
    in_python, _, on_the_page = lines.partition("and in the page's")
    for text, folder in [(in_python, SOURCES / "games"), (on_the_page.partition(";")[0], ROOT / "web/src/games")]:
        named = AS_CODE.findall(text)
        assert len(named) > 3
        assert [name for name in named if not (folder / "misterbill" / name).exists()] == []


def test_what_contributing_says_is_in_a_file_is_in_it() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    told = re.findall(r"`([A-Z_]+)`\s+(?:of|in)\s+`([\w./]+\.(?:py|ts))`", text)
    assert len(told) > 4
    for name, path in told:
        meant = [ROOT / file for file in files() if f"/{file}".endswith(f"/{path}")]
        assert any(re.search(rf"\b{name}\b", file.read_text(encoding="utf-8")) for file in meant), f"{name} in {path}"
