"""What the documentation says in Python runs, and where it points there is something; test_blocks.py has the rest."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from billi.games import GAMES
from billi.games.spec import GameSpec
from billi.record.replaying import Replaying
from billi.summary import Tally
from helpers.code_blocks import PAGES
from helpers.paths import ROOT, TESTS
from helpers.third_game import HIGHEST

BLOCK: Final = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\]\((?!\w+:)([^)\s#]*)(?:#([^)\s]*))?\)")
DOCTESTED: Final = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
"""Whose lines with a prompt pytest runs: see pyproject.toml."""
PROGRAMS: Final = {
    "README.md": "server/test_doors.py",
    "fairness.md": "helpers/proofs.py",
    "learning.md": "docs/test_examples.py",
    "protocol.md": "docs/test_protocol.py",
}
"""Pages with a whole program, and who runs it."""
TAKEN_FROM_HIGHEST: Final = "games.md"
"""The page whose lines are those of the game in tests/highest."""


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks() -> Iterator[tuple[Path, str]]:
    return ((page, block) for page in PAGES for block in BLOCK.findall(page.read_text(encoding="utf-8")))


def test_every_line_of_python_is_run() -> None:
    seen = 0
    for page, block in blocks():
        seen += 1
        if block.startswith(">>> "):
            assert page in DOCTESTED, f"nobody runs the examples of {named(page)}"
            assert block.endswith("\n\n"), f"an empty line ends what a doctest expects: {named(page)}"
        elif page.name != TAKEN_FROM_HIGHEST:
            by = (TESTS / PROGRAMS.get(page.name, "")).read_text(encoding="utf-8")
            assert page.name in by, f"nobody runs a program of {named(page)}"
    assert seen > 20


def test_what_a_game_needs_is_told_as_the_third_game_has_it() -> None:
    page = ROOT / "docs" / TAKEN_FROM_HIGHEST
    known: dict[str, Any] = {}
    exec("from highest.events import *\nfrom highest.spec import *", known)
    event, spec, registering = BLOCK.findall(page.read_text(encoding="utf-8"))
    sources = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "highest").glob("*.py"))
    for line in (event + spec).splitlines():
        assert line in sources.splitlines(), line
    try:
        exec(event + spec + registering, known)
        assert "highest" in GAMES
    finally:
        GAMES.pop("highest", None)


def abstract_in(section: str) -> set[str]:
    """Return what the tables of a section of docs/games.md say is needed."""
    page = (ROOT / "docs" / TAKEN_FROM_HIGHEST).read_text(encoding="utf-8")
    told = page.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    heads = re.findall(r"^\| (`.+?) \|", told, re.MULTILINE)
    return {name for head in heads for name in re.findall(r"`([a-z]\w*)", head)}


def test_what_a_game_must_have_is_what_the_spec_leaves_open() -> None:
    declared = {name for name in GameSpec.__annotations__ if name not in vars(GameSpec)}
    bulk = {name for name, thing in vars(HIGHEST.bulk).items() if getattr(thing, "__module__", "") == "highest.bulk"}
    owed = Replaying.__abstractmethods__ | Tally.__abstractmethods__ | bulk
    assert abstract_in("The spec") == GameSpec.__abstractmethods__ | declared | owed
    assert {"begin", "legal"} < abstract_in("Rules")


def anchors(page: Path) -> set[str]:
    """Return where links may lead within a page."""
    headings = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_links_in_the_repository_lead_somewhere(page: Path) -> None:
    for path, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        target = page.parent / path if path else page
        assert target.exists(), path
        assert not anchor or anchor in anchors(target), f"{path}#{anchor}"
