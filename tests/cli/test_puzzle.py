"""The command ``billi puzzle``."""

from datetime import date, timedelta

import pytest

from billi.games.action import Action
from billi.puzzles import puzzle_of, today
from billi.puzzles.telling import ToldPuzzle
from billi.words import LANGUAGES, Words
from helpers.billi_command import complain, say

DAYS = [today() - timedelta(number) for number in (1, 2)]
"""One for each game."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("day", DAYS, ids=str)
def test_puzzle_tells_what_was_seen_and_what_can_be_chosen(
    capsys: pytest.CaptureFixture[str], day: date, language: str
) -> None:
    said = say(capsys, "puzzle", str(day), "--lang", language)
    assert (said.code, said.err) == (0, "")
    told = ToldPuzzle(puzzle_of(day), Words(language))
    for choice in told.puzzle.choices:
        assert f"- {told.teller.choice(Action.parse(choice.action))}\n" in said.out
    assert f"billi puzzle {day} --answer" in said.out
    assert said.out.count(Words(language).text("log-deal")) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("day", DAYS, ids=str)
def test_the_answer_is_told_with_its_reason_when_asked_for(
    capsys: pytest.CaptureFixture[str], day: date, language: str
) -> None:
    said = say(capsys, "puzzle", str(day), "--answer", "--lang", language)
    assert (said.code, said.err) == (0, "")
    words, puzzle = Words(language), puzzle_of(day)
    best = ToldPuzzle(puzzle, words).teller.choice(Action.parse(puzzle.best))
    assert words.text("puzzle-best", choice=best) + "\n" in said.out
    assert words.text("puzzle-usual") in said.out
    assert words.text("hint-about") in said.out


def test_without_a_date_it_is_the_puzzle_of_today(capsys: pytest.CaptureFixture[str]) -> None:
    assert say(capsys, "puzzle").out in (say(capsys, "puzzle", str(day)).out for day in (today(), today()))


def test_tomorrow_s_puzzle_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    tomorrow = today() + timedelta(2)
    assert str(tomorrow) in complain(capsys, "puzzle", str(tomorrow))
    assert "2026-11-18" in complain(capsys, "puzzle", "soon")


@pytest.mark.parametrize(
    ("language", "counted"),
    [("en", "38 of 100 hands"), ("fr", "38 cas sur 100"), ("de", "38 von 100 Verteilungen"), ("it", "38 casi su 100")],
)
def test_of_what_a_choice_is_compared_in_is_said_though_no_reason_comes_before(language: str, counted: str) -> None:
    """It said "in 38 of the 100": of which, where nothing else was told?"""
    assert counted in Words(language).text("puzzle-compared", worse=38, better=17, of=100)
