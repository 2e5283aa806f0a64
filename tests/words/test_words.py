"""The four languages say the same things, completely, and a record is told the way a person would tell it."""

from __future__ import annotations

import ast
import functools
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import billi.words
from billi.errors import BilliError
from billi.telling import tell
from billi.words import LANGUAGES, LONGEST_ARGUMENT, SPOKEN, Words, choose_language
from helpers.fluent_files import Book, exclaimed, misspaced, unshown, untypographic
from helpers.page_sources import is_said
from helpers.paths import GOLDEN

SOURCE = Path(billi.words.__file__).parents[1]
TELLING = GOLDEN / "telling"


# Ids put together in the code: how each stands there, and what it can become.
ASSEMBLED = {
    "game-{": r"game-(misterbill|willi)",
    "card-{": r"card-[OSPWHDETGLRB]",
    "choice-{": r"choice-(play|box|take|give)",
    "choice-waiter-{": r"choice-waiter-[ETGLR]",
    "colour-{": r"colour-[RYGB]",
    "team-{": r"team-[1-4]",
    "option-{": r"option-(misterbill|willi)-.+",
    "bot-name-{": r"bot-name-((easy|master|sharp)-)?[0-7]",
    "seat-bot-{": r"seat-bot-(easy|master|sharp)",
    "host-column-{": r"host-column-.+",
    "host-status-{": r"host-status-(open|playing|over|finished)",
    "hint-{": r"hint-(misterbill|willi)-.+",
    "log-{": r"log-(out|pass)",
    "log-waiter-{": r"log-waiter-[ETGLR]",
    "phrase-{": r"phrase-.+",
    "review-{": r"review-(result|deal|draws|own|others|luckiest|unluckiest|dearest|moment|made|best|gave)",
    "table-{": r"table-(name|words|saying)-(empty|long)",
}


@functools.cache
def book(language: str) -> Book:
    """Read what Python says in a language."""
    return Book(language, SPOKEN)


def record(game: str) -> dict[str, Any]:
    """Read a golden record."""
    read: dict[str, Any] = json.loads((TELLING / f"{game}.json").read_text(encoding="utf-8"))
    return read


def told(record: Mapping[str, Any], language: str = "en") -> list[str]:
    """Tell a record."""
    return list(tell(record, Words(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_file_is_understood_and_no_id_comes_twice(language: str) -> None:
    assert book(language).junk == []
    assert len(book(language).entries) == len(book(language).messages)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_messages_and_arguments_in_the_same_order(language: str) -> None:
    assert list(book(language).arguments.items()) == list(book("en").arguments.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_and_shows_its_arguments(language: str) -> None:
    assert unshown(book(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_willi_and_people_exclaim(language: str) -> None:
    assert [name for name in exclaimed(book(language)) if not name.startswith("phrase-")] == []
    assert "!" in Words(language).text("log-call", player="Ann")


def test_french_spaces_beside_double_signs_do_not_break() -> None:
    assert misspaced(book("fr")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    assert untypographic(book(language)) == []


def test_no_message_is_unused() -> None:
    """What is shared with the page may also be said only there."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    for stem in ASSEMBLED:
        assert f'f"{stem}' in code, f"nothing says {stem} any more"
    shared = Book("en", ("games", "review", "hints", "puzzles")).messages
    unused = {
        name
        for name in book("en").messages
        if name not in book("en").mentioned
        and not re.search(rf'"{re.escape(name)}[".]', code)
        and not any(re.fullmatch(pattern, name) for pattern in ASSEMBLED.values())
        and not (name in shared and is_said(name))
    }
    assert unused == set()


def raised() -> Iterator[tuple[str, set[str]]]:
    """Return every sentence the code puts into an error, and what it is filled with."""
    kinds = {"Phrase", "BilliError", *(kind.__name__ for kind in BilliError.__subclasses__())}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds and node.args:
                sentence = node.args[0]
                if isinstance(sentence, ast.Constant) and isinstance(sentence.value, str):
                    given = {keyword.arg for keyword in node.keywords if keyword.arg}
                    yield sentence.value, given | ({"rule"} if node.func.id == "InvalidRecord" else set())


def test_every_error_says_something_and_is_given_what_it_needs() -> None:
    needed = book("en").arguments
    assert "why-follow" in dict(raised())
    assert {name: given for name, given in raised() if name not in needed or needed[name] - given} == {}


def test_an_unknown_message_is_a_key_error() -> None:
    for name in ("log-nothing", "card-O.nothing", ""):
        with pytest.raises(KeyError):
            Words("en").text(name)


def test_a_missing_argument_is_an_error_not_half_a_sentence() -> None:
    with pytest.raises(ValueError, match="log-trick"):
        Words("en").text("log-trick")


def test_an_endless_argument_is_cut() -> None:
    text = Words("en").text("file-not-found", file="x" * 1_000_000)
    assert text.startswith("x" * LONGEST_ARGUMENT + "…")


def test_half_a_step_is_rounded_as_browsers_round_it() -> None:
    """The terminal said −0.2 of a choice of which the page said −0.3."""
    said = [Words("en").text("hint-loses", points=points, error=0.05) for points in (0.15, 0.25, 0.35)]
    assert said == ["−0.2 ± 0.1", "−0.3 ± 0.1", "−0.4 ± 0.1"]


def test_names_are_shown_as_they_are() -> None:
    name = "{ $n } \u05d0 <b> -term"
    assert Words("it").text("log-trick", player=name).startswith(f"{name} ")


@pytest.mark.parametrize(
    ("language", "three"), [("en", "A, B and C"), ("fr", "A, B et C"), ("de", "A, B und C"), ("it", "A, B e C")]
)
def test_lists(language: str, three: str) -> None:
    words = Words(language)
    assert words.list([]) == ""
    assert words.list(["A"]) == "A"
    assert words.list(["A", "B", "C"]) == three
    assert words.list(["A", "B"]) == three.replace(", B", "").replace("C", "B")


@pytest.mark.parametrize(
    ("wanted", "environ", "language"),
    [
        ("it", {"LC_ALL": "fr_FR.UTF-8"}, "it"),
        ("DE", {}, "de"),
        ("fr-CH", {}, "fr"),
        (None, {"LC_ALL": "fr_FR.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "it_IT"}, "fr"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "de_CH.UTF-8", "LANG": "it_IT"}, "de"),
        (None, {"LANG": "it_IT@euro"}, "it"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "it_IT"}, "en"),
        (None, {"LANG": "pt_BR.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_one_wanted_then_the_system_s(
    wanted: str | None, environ: dict[str, str], language: str
) -> None:
    assert choose_language(wanted, environ) == language


def test_a_wanted_language_billi_does_not_speak_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"'es'.*en, fr, de, it"):
        choose_language("es", {"LANG": "fr_FR"})


def test_words_load_only_when_spoken() -> None:
    code = "import sys, billi.telling; sys.exit('fluent.runtime' in sys.modules or 'babel' in sys.modules)"
    path = str(SOURCE.parent)
    assert subprocess.run([sys.executable, "-c", code], env={"PYTHONPATH": path}, check=False).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_a_game_is_told_as_in_the_golden_text(game: str, language: str) -> None:
    """The golden games are far too short for the rules, but hold every kind of event."""
    golden = (TELLING / f"{game}.{language}.txt").read_text(encoding="utf-8")
    assert "\n".join(told(record(game), language)) + "\n" == golden


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_every_event_is_told_with_all_its_people_and_cards(game: str) -> None:
    whole = record(game)
    people = [name or "Seat 1" for name in (*whole["names"], "Willi")]
    before = 0
    for number, event in enumerate(whole["events"], start=1):
        lines = told(whole | {"events": whole["events"][:number]})
        if event["t"] != "game_end":
            del lines[-2:]  # that the game stops here
        said = " ".join(lines[before:])
        before = len(lines)
        assert said, event
        for seat in seats_in(event):
            assert people[seat] in said, event
        for card in cards_in(event):
            assert card_name(card).lower() in said.lower(), event


def seats_in(event: Mapping[str, Any]) -> list[int]:
    """Return every seat an event is about."""
    fields = ("seat", "from", "to", "target", "winner", "dealer", "first")
    several = [*event.get("seats", ()), *event.get("winners", ())]
    return [event[field] for field in fields if field in event] + several


def cards_in(event: Mapping[str, Any]) -> list[str]:
    """Return every card an event is about."""
    one = [event[field] for field in ("card", "give", "take") if field in event]
    return [*one, *event.get("cards", ()), *(card for hand in event.get("hands", ()) for card in hand)]


def card_name(code: str) -> str:
    """Name a card of either game in English."""
    if len(code) == 1:
        return Words("en").text(f"card-{code}")
    return Words("en").text(f"colour-{code[0]}.card", value=int(code[1]))


def test_an_unfinished_game_says_so() -> None:
    game = record("willi")
    for cut in range(len(game["events"])):
        assert told(game | {"events": game["events"][:cut]})[-1] == "The game stops here, unfinished."


def test_MB22_a_tie_broken_by_the_last_round_is_explained() -> None:
    end = {"t": "game_end", "points": [9, 9, 9], "winners": [1]}
    game = {"billi": 2, "game": "misterbill", "options": {"players": 3}, "names": ["Ann", "Bo", "Cy"], "events": [end]}
    assert told(game)[-2:] == [
        "Bo wins with 9 points.",
        "Ann and Cy have as many points, but fewer in the last round.",
    ]


def test_nobody_pays_the_bill_after_a_stall() -> None:
    assert [line for line in told(record("misterbill")) if "the bill" in line] == [
        "Cy and Di pay the bill.",
        "Bo pays the bill.",
    ]


def test_people_without_names_are_called_by_their_seat() -> None:
    game = {"billi": 2, "game": "willi", "options": {"players": 4}, "names": ["Ann"], "events": []}
    assert told(game)[0] == "Willi with Ann, Seat 1, Seat 2 and Seat 3"
    del game["names"]
    assert told(game, "de")[0] == "Willi mit Platz 0, Platz 1, Platz 2 und Platz 3"


def test_W16_how_willi_starts_is_told_only_where_he_plays() -> None:
    game = record("willi")
    four = game | {"options": {"players": 4, "willi_starts": "always"}, "names": ["A", "B", "C", "D"], "events": []}
    assert "Willi leads the first trick of every round." in told(game)
    assert "Willi leads the first trick of every round." not in told(four)


@pytest.mark.parametrize(
    ("sits", "places"), [("moves", ["Ann", "Bo", "Cy", "Ann", "Bo", "Cy", "Ann", "Bo"]), ("stays", []), (None, [])]
)
def test_W16_where_willi_sits_is_told_as_each_round_begins(sits: str | None, places: list[str]) -> None:
    options = {"players": 3, "willi_starts": "always"} | ({"willi_sits": sits} if sits else {})
    rounds = [{"t": "round", "round": n, "dealer": (n + 1) % 4, "first": 3} for n in range(1, 9)]
    game = {"billi": 2, "game": "willi", "options": options, "names": ["Ann", "Bo", "Cy"], "events": rounds}
    lines = told(game)
    starts = [number for number, line in enumerate(lines) if line.startswith("Round ")]
    assert [lines[number + 1] for number in starts if lines[number + 1]] == [
        f"  Willi sits to the right of {name}." for name in places
    ]
    assert sum("sits to the right" in line for line in lines) == len(places)
    four = game | {"options": options | {"players": 4}, "names": ["Ann", "Bo", "Cy", "Di"]}
    assert not any("sits to the right" in line for line in told(four))


def test_an_event_of_the_other_game_is_an_error() -> None:
    for game, other in (("misterbill", {"t": "box"}), ("willi", {"t": "stall"})):
        with pytest.raises(ValueError, match="has no event"):
            told({"billi": 2, "game": game, "options": {"players": 4}, "events": [other]})


def test_no_sentence_stands_in_the_terminal_s_code() -> None:
    """Two words in a row are a sentence, but in docstrings and in the log, which is for whoever runs a server."""
    found = []
    for path in (SOURCE / "cli").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and "log." in ast.unparse(node.func)]
        unheard = {id(part) for call in calls for part in ast.walk(call)}
        unheard |= {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        said = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
        found += [
            (path.name, node.value)
            for node in said
            if id(node) not in unheard and re.search(r"[^\W\d_]{2,} [^\W\d_]{2,}", str(node.value))
        ]
    assert found == []
