"""What happened at a point of a review's line, in words."""

import pytest

import billi
from billi.review.report import review
from billi.review.telling import ToldReview
from billi.words import LANGUAGES, Words
from helpers.bot_games import play_bots
from helpers.reviews import appoint


@pytest.fixture(autouse=True)
def judges(monkeypatch: pytest.MonkeyPatch) -> None:
    appoint(monkeypatch)


def test_MB16E_a_card_of_a_blind_exchange_is_drawn_and_not_given() -> None:
    record = play_bots(billi.game("misterbill", 4), 1, ["house"] * 4).record(["Ann", "Bo", "Cy", "Di"])
    made = review(record)
    for language in LANGUAGES:
        words = Words(language)
        told = ToldReview(record, made, words)
        drawn = [told.moments[place] for place, point in enumerate(made.line) if point.cause == "draw"]
        backs = [
            words.text(
                "review-blind",
                player=told.people[back["to"]],
                card=words.text(f"card-{back['card']}.one"),
                **{"from": told.people[back["from"]]},
            )
            for waiter, own, back in zip(record["events"], record["events"][1:], record["events"][2:], strict=False)
            if waiter.get("card") == "E" and own["t"] == back["t"] == "move"
        ]
        assert set(backs) & set(drawn), "but not of a hand of one card: there luck has nothing to pick"
        if language == "en":
            assert not [moment for moment in drawn if " gives " in moment]


def test_a_card_one_gives_is_not_told_like_points_one_gives_away() -> None:
    """In French a card was "cédé", and so were the points lost by it, in the same line."""
    words = Words("fr")
    assert words.text("review-gave").lower()[:3] not in words.text("choice-give", card="le 5 vert")
