"""The rulebook tells every rule of both games in four languages, and the page shows all of it, each rule once."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import billi
from billi.words import LANGUAGES
from helpers.bot_games import play_bots
from helpers.events import events_of
from helpers.fluent_files import Book
from helpers.page_text import text
from helpers.paths import ROOT

WORDS = ROOT / "src" / "billi" / "words"
PAGE = ROOT / "web" / "src"
PAGES = [(PAGE / "pages" / name).read_text(encoding="utf-8") for name in ("Rulebook.svelte", "Learn.svelte")]

GAMES = ("misterbill", "willi")
RULES = {
    "misterbill": [
        *(f"MB{number}" for number in range(1, 17)),
        *(f"MB16{waiter}" for waiter in "ETGLR"),
        *(f"MB{number}" for number in range(17, 24)),
    ],
    "willi": [f"W{number}" for number in range(1, 19)],
}
NOTES = ("example", "ours", "house", "online")
RULINGS = {
    *("MB2", "MB3", "MB5", "MB10", "MB11", "MB14", "MB16", "MB16E", "MB16T", "MB16G", "MB16L", "MB16R", "MB17"),
    *("MB19", "MB22", "MB23", "W1", "W2", "W3", "W4", "W8", "W10", "W13", "W14", "W15", "W16", "W18"),
}
HOUSE_RULES = {"MB16E", "W10", "W16"}
COLOURS = {
    "en": {"R": "red", "Y": "yellow", "G": "green", "B": "blue"},
    "fr": {"R": "rouge", "Y": "jaune", "G": "vert", "B": "bleu"},
    "de": {"R": "rot", "Y": "gelb", "G": "grün", "B": "blau"},
    "it": {"R": "ross", "Y": "giall", "G": "verd", "B": "blu"},
}
"""How words for the colours of Willi begin."""
SAID = {
    "MB5": {
        "en": "Round 2 draws new teams.",
        "fr": "Pour la manche 2, on tire de nouvelles équipes.",
        "de": "Für Runde 2 werden neue Teams gelost.",
        "it": "Per la manche 2 si sorteggiano nuove squadre.",
    },
    "MB16E": {
        "en": "Only the German sheet says how",
        "fr": "Seule la feuille allemande dit comment",
        "de": "Wie, sagt nur das deutsche Blatt",
        "it": "Solo il foglio tedesco dice come",
    },
    "W3": dict.fromkeys(LANGUAGES, "(W16)"),
}
"""What was found in the printed rules and nowhere else, or where else in them the rest is."""
TOLD_WITH_MB16 = {f"MB16{waiter}" for waiter in "TGLR"}


def layout(game: str) -> str:
    """Return the layout of a game's rulebook."""
    return (PAGE / "games" / game / "rulebook.ts").read_text(encoding="utf-8")


def notes(game: str) -> dict[str, list[str]]:
    """Return the rules of a game in the order of the layout, each with its notes."""
    found = re.findall(r'\bid: "(\w+)"(?:,\s*notes: \[(.*?)\])?', layout(game))
    assert len(found) == len(dict(found)), "a rule is there twice"
    return {rule: re.findall(r'"(\w+)"', listed) for rule, listed in found}


def shown() -> Iterator[str]:
    """Return the id of every message the two pages show, in no order."""
    for page in PAGES:
        yield from re.findall(r'say\("([\w-]+)"', page)
    yield from (f"rules-note-{note}" for note in NOTES)
    for game in GAMES:
        yield from (f"learn-{game}", f"rules-{game}-intro")
        yield from (f"rules-{game}-{name}" for name in re.findall(r'\bname: "(\w+)"', layout(game)))
        for kind in ("quick", "tip"):
            count = re.search(rf"\b{kind}s?: (\d+)", layout(game))
            assert count, f"how many of {kind} are there?"
            yield from (f"rules-{game}-{kind}-{number}" for number in range(1, int(count[1]) + 1))
        for rule, added in notes(game).items():
            yield from (f"rule-{rule}", *(f"rule-{rule}-{note}" for note in added))


def pictured() -> Iterator[str]:
    """Return the id of every message that belongs to a picture."""
    files = [PAGE / "games" / game / "diagrams.json" for game in GAMES]
    diagrams = {rule: panels for file in files for rule, panels in json.loads(file.read_text(encoding="utf-8")).items()}
    yield from (f"picture-{rule}" for rule in ("MB3", "MB4", *diagrams))
    yield from (f"picture-name-{seat}" for seat in range(1, 5))
    yield from {f"picture-{panel['step']}" for panels in diagrams.values() for panel in panels if "step" in panel}


def messages(language: str) -> dict[str, Message]:
    """Return the messages of the rulebook in a language, by id."""
    entries = FluentParser().parse((WORDS / language / "rulebook.ftl").read_text(encoding="utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, Junk)] == []
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_in_the_layout_once_and_in_order(game: str) -> None:
    assert list(notes(game)) == RULES[game]


def test_every_ruling_and_house_rule_is_marked_as_such() -> None:
    marked = {rule: added for game in GAMES for rule, added in notes(game).items()}
    assert {rule for rule, added in marked.items() if "ours" in added} == RULINGS
    assert {rule for rule, added in marked.items() if "house" in added} == HOUSE_RULES


def test_the_docs_and_the_rulebook_have_the_same_rulings() -> None:
    told = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^- \*\*(\w+),", told, re.MULTILINE)) == RULINGS - TOLD_WITH_MB16


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_one_can_choose_is_in_the_rulebook(language: str) -> None:
    """The first value of an option is what is played without a word."""
    values: dict[str, list[str]] = {}
    for name in Book(language, ("games",)).messages:
        if name.startswith("option-"):
            values.setdefault(name.rpartition("-")[0], []).append(name)
    told = Book(language, ("games", "page", "rulebook"))
    named = {name for rule in HOUSE_RULES for name in told.mentions[f"rule-{rule}-house"].messages}
    assert {name for name in named if name.startswith("option-")} == {
        name for _, *others in values.values() for name in others
    }


@pytest.mark.parametrize("rule", ["W6", "W9"])
def test_a_trick_in_a_picture_needs_no_hand_without_the_colour(rule: str) -> None:
    [pictured] = re.findall(rf'id: "{rule}".*?groups: \[\[(.*?)\]\]', layout("willi"), re.DOTALL)
    led, *others = re.findall(r'"(\w\d)"', pictured)
    assert [card for card in others if led[0] != card[0] and led[1] != card[1]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", ["W6", "W9"])
def test_the_example_of_a_trick_names_the_cards_of_its_picture_in_their_order(rule: str, language: str) -> None:
    [pictured] = re.findall(rf'id: "{rule}".*?groups: \[\[(.*?)\]\]', layout("willi"), re.DOTALL)
    cards = re.findall(r'"(\w)(\d)"', pictured)
    told = text(f"rule-{rule}-example", language)
    assert re.findall(r"\d", told)[: len(cards)] == [value for _, value in cards]
    named = {letter for letter, stem in COLOURS[language].items() if re.search(rf"\b{stem}", told)}
    assert named == {colour for colour, _ in cards}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", SAID)
def test_what_only_the_sheets_know_is_said_in_every_language(rule: str, language: str) -> None:
    assert SAID[rule][language] in text(f"rule-{rule}", language)


def test_MB5_round_2_draws_new_teams_by_luck() -> None:
    """Of eight, luck draws the same ones again once in forty thousand times."""
    games = [events_of(play_bots(billi.game("misterbill", players=8), seed, ["random"] * 8)) for seed in range(6)]
    drawn = [[event["team_cards"] for event in game if event["t"] == "round"] for game in games]
    for first, second, last in drawn:
        assert sorted(first) == sorted(second) == list(range(1, 9))
        assert first != second
        assert last is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_page_shows_is_what_there_is(language: str) -> None:
    assert set(messages(language)) == {*shown(), *pictured()} - {"score-round-n"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title(language: str) -> None:
    titled = [name for name, message in messages(language).items() if message.attributes and name.startswith("rule-")]
    assert titled == [f"rule-{rule}" for rules in RULES.values() for rule in rules]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))
