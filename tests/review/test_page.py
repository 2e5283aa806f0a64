"""The page of a review: one file that needs nothing else, whatever people are called."""

import json
import re
from html.parser import HTMLParser

import pytest

import billi
from billi.review.page import page_of
from billi.review.report import review
from billi.review.telling import ToldReview
from billi.words import LANGUAGES, Words
from helpers.records import a_record
from helpers.reviews import appoint

HOSTILE = '</script><script>alert(1)</script><img src=x onerror="alert(2)">&amp;'


@pytest.fixture(autouse=True)
def judges(monkeypatch: pytest.MonkeyPatch) -> None:
    appoint(monkeypatch)


class Reader(HTMLParser):
    """Notes what a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.outside: list[str] = []
        self.text = ""
        self.script = ""
        self._in = ""

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self._in = tag if tag in ("script", "style") else ""
        self.outside += [f"{name}={value}" for name, value in attributes if name in ("src", "href", "onerror")]

    def handle_endtag(self, tag: str) -> None:
        self._in = ""

    def handle_data(self, data: str) -> None:
        if self._in == "script":
            self.script += data
        elif not self._in:
            self.text += data


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    return reader


@pytest.mark.parametrize("game", ["willi", "misterbill"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else_and_tells_everything_in_a_language(game: str, language: str) -> None:
    record = a_record(game, 3)
    made, words = review(record), Words(language)
    page = read(page_of(record, made, words))
    assert page.outside == []
    assert not re.search(r"https?://|@import|url\(", page_of(record, made, words))
    for name in ("review-result-about", "review-luckiest", "review-table", "review-how"):
        assert words.text(name) in page.text
    told = ToldReview(record, made, words)
    assert all(moment in page.text for moment in told.moments)
    for seat in made.seats:
        for part in (seat.result, seat.deal, seat.draws, seat.own, seat.others):
            assert told.points(part, 3) in page.text


def test_names_with_html_in_them_stay_names() -> None:
    record = a_record("misterbill", 3)
    plain = read(page_of(record, review(record), Words("en")))
    record["names"] = [HOSTILE, "Bo", "Cy"]
    page = page_of(record, review(record), Words("en"))
    found = read(page)
    assert found.tags == plain.tags
    assert found.outside == []
    assert HOSTILE in found.text
    [told] = re.findall(r'<script type="application/json" id="told">(.*?)</script>', page, re.DOTALL)
    assert json.loads(told)["people"][0] == HOSTILE


def test_points_are_written_as_in_the_language_and_never_as_minus_nothing() -> None:
    record = billi.game("misterbill", 3)
    game = a_record("misterbill", 3)
    made = review(game)
    english, german = ToldReview(game, made, Words("en")), ToldReview(game, made, Words("de"))
    assert record.players == 3
    assert (english.points(1234), english.points(-1234), english.points(-4)) == ("+1.23", "−1.23", "0.00")
    assert (german.points(1234, 3), german.amount(50)) == ("+1,234", "0,05")


def test_nothing_is_named_as_better_beside_a_decision_to_which_there_was_nothing_clearly_better() -> None:
    record = a_record("misterbill", 3)
    made, words = review(record), Words("en")
    rows = re.findall(r"<tr><td><button.*?</tr>", page_of(record, made, words), re.DOTALL)
    decisions = [one for seat in made.seats for one in seat.decisions]
    assert len(rows) == len(decisions)
    assert any(one.equal and one.best != one.made for one in decisions), "there is one to ask of"
    for row, one in zip(rows, decisions, strict=True):
        assert (f'data-as="{words.text("review-best")}"' in row) is not one.equal
        assert (words.text("review-equal") in row) is one.equal
