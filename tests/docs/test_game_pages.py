"""The pages that are made from the code tell all of it."""

import re
from dataclasses import fields
from typing import Any, Final

import pytest

from billi.games import GAMES
from billi.games.action import Action
from billi.games.events import fields_of
from billi.games.spec import GameSpec
from billi.words import LANGUAGES
from helpers.paths import ROOT
from helpers.public_face import public_face
from highest.spec import Highest
from making.cards import picture, sheet
from making.game_page import game_page, phases, written
from making.links import as_on_site
from making.reference import PAGES, as_markdown
from making.rulebook import rulebook, rules_page

EVERY_GAME: Final = pytest.mark.parametrize("spec", GAMES.values(), ids=lambda spec: spec.name)
FORMS: Final = {
    "misterbill": {
        "serve": ["pass", "play CARD", "play CARD left", "play CARD on seat N", "play CARD right"],
        "give": ["give CARD to seat N"],
    },
    "willi": {
        "box": ["box CARD"],
        "play": ["play CARD"],
        "call": ["call Willi", "no call"],
        "take": ["keep", "take CARD"],
        "give": ["give CARD"],
    },
}


def rows(page: str, heading: str) -> list[list[str]]:
    """Return the rows of the tables under a heading, cell by cell."""
    section = page.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ") and not line.startswith("| ---")]
    return [re.split(r" (?<!\\)\| ", line[2:-2] + " ") for line in lines]


@EVERY_GAME
def test_every_card_is_there_with_a_picture(spec: GameSpec[Any]) -> None:
    page = game_page(spec)
    assert page.count('<svg class="card"') == len(set(spec.deck))
    used = set(re.findall(r'<use href="#([\w-]+)"', page))
    assert used == set(re.findall(r'<symbol id="([\w-]+)"', page))
    assert len(page) < 60_000


@EVERY_GAME
def test_every_option_is_told(spec: GameSpec[Any]) -> None:
    told = [row[1] for row in rows(game_page(spec), "Options")[1:]]
    assert told == [f"`{value}`" for values in spec.options.values() for value in values]


@EVERY_GAME
def test_every_way_to_choose_is_found(spec: GameSpec[Any]) -> None:
    found = {phase: sorted(asked.forms) for phase, asked in phases(spec).items() if asked.forms}
    assert found == FORMS[spec.name]
    for phase, asked in phases(spec).items():
        assert phase == "over" or asked.rules
        for form, cards in asked.forms.items():
            assert ("CARD" in form) == bool(cards)


def test_the_waiters_are_told_apart() -> None:
    forms = phases(GAMES["misterbill"])["serve"].forms
    assert forms["play CARD on seat N"] == set("ETG")
    assert forms["play CARD"] == set("L")
    assert forms["play CARD left"] == forms["play CARD right"] == set("R")


@EVERY_GAME
def test_every_event_is_told_and_what_is_secret_in_it(spec: GameSpec[Any]) -> None:
    told = {row[0]: row for row in rows(game_page(spec), "Events")[1:]}
    assert list(told) == [f"`{kind}`" for kind in spec.events.by_kind]
    for kind, event in spec.events.by_kind.items():
        shown = re.findall(r"(?:^|<br>)(\*?)`(\w+)`", told[f"`{kind}`"][3].strip())
        secret = {field.key for field in fields_of(event) if field.known_to is not None or field.is_own}
        assert [name for _, name in shown] == [field.key for field in fields_of(event)]
        assert {name for star, name in shown if star} == secret
    assert "only for `seat`" in game_page(GAMES["willi"])
    assert "only for `seat` and `from`" in game_page(GAMES["misterbill"])


@EVERY_GAME
def test_every_field_of_a_view_is_told_in_words(spec: GameSpec[Any]) -> None:
    told = [row for row in rows(game_page(spec), "What is seen") if row[0] != "field"]
    assert {row[0] for row in told} == {f"`{field.name}`" for field in fields(spec.view)}
    assert len(told) == len(fields(spec.view))
    for name, held, what in told:
        assert what.strip(), name
        assert "." not in held, "a type by its own name, not its module's"


@EVERY_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_place(spec: GameSpec[Any], language: str) -> None:
    page = rules_page(spec, language)
    assert page
    ftl = ROOT / "src" / "billi" / "words" / language / "rulebook.ftl"
    letters = {"misterbill": "MB", "willi": "W"}[spec.name]
    ids = re.findall(rf"^rule-({letters}\d+[A-Z]?) =", ftl.read_text(encoding="utf-8"), re.MULTILINE)
    assert re.findall(r"^### .* \{#(\w+)\}$", page, re.MULTILINE) == ids
    notes = re.findall(rf"^rule-{letters}\d+[A-Z]?-\w+ =", ftl.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(re.findall(r"^!!! ", page, re.MULTILINE)) == len(notes)
    assert "{ " not in page


def test_a_game_without_art_or_rulebook_has_a_page_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "highest", Highest())
    assert picture("highest", "A", "A") == "`A`"
    assert sheet("highest", "ABC") == ""
    assert rulebook("highest") is None
    page = game_page(Highest())
    assert page.startswith("# Highest\n\nCards are the letters A to M")
    told = rows(page, "What is asked")
    assert [row[:3] for row in told if row[0] == "`play`"] == [["`play`", "`play CARD`", "any"]]
    assert "`leader`, `phase`, `points`, `round`, `trick`" in page
    assert game_page(Highest(), "de").startswith("# Die Höchste")


def test_choices_are_written_with_what_differs_left_open() -> None:
    assert written(Action.parse("give O to seat 3")) == "give CARD to seat N"
    assert written(Action.parse("play R left")) == "play CARD left"
    assert written(Action.parse("call Willi")) == "call Willi"


def test_links_lead_on_the_site_where_they_do_in_the_repository() -> None:
    assert (
        as_on_site("[a](../README.md) [b](protocol.md#limits)", "python.md") == "[a](index.md) [b](protocol.md#limits)"
    )
    assert as_on_site("[a](docs/games.md) [b](NOTICE)", "index.md") == "[a](games.md) [b](notice.txt)"
    assert as_on_site("[a](../examples/search.py)", "tour.md") == "[a](examples.md#search)"
    assert (
        as_on_site("[a](search.py) [b](#top) [c](mailto:x)", "examples.md")
        == "[a](examples.md#search) [b](#top) [c](mailto:x)"
    )
    assert as_on_site("```json Me\n{}\n```\n\n```python\n>>> 1\n1\n```\n", "protocol.md") == (
        "```json\n{}\n```\n\n```pycon\n>>> 1\n1\n```\n"
    )


def test_docstrings_are_read_as_markdown() -> None:
    linked = '<autoref optional identifier="billi.game.State.draw"><code>State.draw</code></autoref>'
    assert as_markdown("See :meth:`State.draw`.", lambda name: f"billi.game.{name}") == f"See {linked}."
    assert as_markdown(">>> 1 + 1\n2\n\nThat is two.", str) == "```pycon\n>>> 1 + 1\n2\n```\n\nThat is two."


def test_what_readers_are_told_to_import_is_in_the_reference() -> None:
    modules = {module for _, of_page in PAGES.values() for module in of_page}
    imported = {module for module, _ in public_face()}
    assert {"billi", "billi.bots", "billi.bulk.arena", "billi.learn.ladder", "billi.review.report"} <= imported
    assert imported - modules == set()


def test_every_page_of_the_reference_is_on_the_way_through_the_site() -> None:
    listed = re.findall(r"^ +- reference/(\w+)\.md$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == list(PAGES)
