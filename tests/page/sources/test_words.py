"""The page says everything in four languages, says all of it, and says nothing of its own."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

import pytest

from billi.words import LANGUAGES, SPOKEN
from helpers import page_sources
from helpers.fluent_files import Book, exclaimed, misspaced, unshown, untypographic

OWN = ("page", "scores", "rulebook", "lessons", "about", "play")
SHARED = ("games", "review", "hints", "puzzles")
PAGE = (*SHARED, *OWN)

# What may be the same as in English: names, units, and words that went around the world.
ALIKE = {
    "": {"brand", "title", "seat-clock", "language-en", "language-fr", "language-de", "language-it"},
    "fr": {
        "about-title-licences",
        "lobby-bot",
        "side-chat",
        "side-score",
        "side-settings",
        "replay-pause",
        "score-sum",
        "scores-sum",
    },
    "de": {"lobby-bot", "side-chat", "scores-name", "answer-call", "picture-name-2"},
    "it": {"lobby-bot", "side-chat", "answer-call", "picture-name-2"},
}


@cache
def book(language: str) -> Book:
    """Read what the page says in a language."""
    return Book(language, PAGE)


def own(names: Iterable[str]) -> list[str]:
    """Keep what only the page says."""
    shared = Book("en", SHARED).patterns
    return [name for name in names if name not in shared]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", OWN)
def test_every_line_of_a_file_is_understood(topic: str, language: str) -> None:
    assert Book(language, (topic,)).junk == []


def test_no_id_comes_twice_not_even_where_python_speaks() -> None:
    found = Book("en", (*OWN, *SPOKEN))
    assert len(found.entries) == len(found.messages)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("topic", OWN)
def test_all_languages_have_the_same_messages_and_arguments_in_the_same_order(topic: str, language: str) -> None:
    def needed(language: str) -> list[tuple[str, set[str]]]:
        return [(name, book(language).arguments[name]) for name in Book(language, (topic,)).patterns]

    assert needed(language) == needed("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_and_shows_its_arguments(language: str) -> None:
    assert unshown(book(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_willi_and_people_exclaim(language: str) -> None:
    assert [name for name in exclaimed(book(language)) if not name.startswith("phrase-")] == []


def test_french_spaces_beside_double_signs_do_not_break() -> None:
    assert misspaced(book("fr")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    assert untypographic(book(language)) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_everything_is_translated(language: str) -> None:
    """What has no words of its own, but only signs between others, is the same everywhere."""
    english, other = book("en"), book(language)
    alike = {
        name
        for name in own(english.patterns)
        if english.spelled[name] == other.spelled[name] and re.search(r"[^\W\d_]", english.mentions[name].words)
    }
    assert alike - ALIKE[""] - ALIKE[language] == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_call_themselves_by_name(language: str) -> None:
    said = book(language).spelled
    assert [said[f"language-{one}"] for one in LANGUAGES] == ["English", "Français", "Deutsch", "Italiano"]


def test_no_message_is_unused() -> None:
    said = book("en")
    assert [name for name in own(said.messages) if name not in said.mentioned and not page_sources.is_said(name)] == []


def test_every_id_put_together_in_the_code_is_listed_and_leads_somewhere() -> None:
    stems = {name.partition("-")[0] for name in book("en").messages}
    shapes = {shape: where for shape, where in page_sources.templates() if shape.partition("-")[0] in stems}
    assert {shape: where for shape, where in shapes.items() if shape not in page_sources.ASSEMBLED} == {}
    assert page_sources.ASSEMBLED.keys() - shapes.keys() == set(), "nothing says these any more"
    assert [shape for shape in page_sources.ASSEMBLED if not page_sources.could_be(shape, book("en").messages)] == []


def test_everything_said_exists_and_is_given_what_it_needs() -> None:
    needed = book("en").arguments
    wrong = []
    for id, given, where in page_sources.said():
        found = page_sources.could_be(id, needed)
        if not id.startswith("{}") and (not found or (given is not None and given not in map(needed.get, found))):
            wrong.append((where, id, given))
    assert wrong == []


def is_part(text: str) -> bool:
    """Whether a text is what an id put together in the code ends in."""
    return any(name.endswith(f"-{text}") and page_sources.is_said(name) for name in book("en").messages)


def test_every_text_in_the_code_that_looks_like_an_id_is_one() -> None:
    known = book("en").patterns.keys() | Book("en", SPOKEN).patterns.keys()
    stems = {name.partition("-")[0] for name in book("en").messages if "-" in name}
    looks = [(text, where) for text, where in page_sources.literals() if text.partition("-")[0] in stems]
    assert looks, "the code says nothing"
    assert [(text, where) for text, where in looks if text not in known and not is_part(text)] == []


def test_no_sentence_is_in_the_code() -> None:
    assert page_sources.told()["texts"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_can_be_called_by_what_it_shows(language: str) -> None:
    """Whoever speaks to the page says what stands on a button (WCAG 2.5.3)."""
    spelled = book(language).spelled
    buttons = page_sources.told()["buttons"]
    assert buttons, "no button is called by more than it shows"
    assert [pair for pair in buttons if spelled[pair[0]].lower() not in spelled[pair[1]].lower()] == []
