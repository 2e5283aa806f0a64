"""A review is the same every time, says no to what it cannot review, and takes no longer than it may."""

import json
import time
from typing import Any

import msgspec
import pytest

import billi
from billi.errors import InvalidRecord
from billi.review import report
from billi.review.data import Review
from billi.review.page import page_of
from billi.review.report import review
from billi.state import Game
from billi.words import Words
from helpers.bot_games import play_bots
from helpers.records import a_record, ids, spoken
from helpers.reviews import appoint
from helpers.rule_scenes import stacked

LONGEST = 3.0
"""Seconds a game may take."""


@pytest.fixture(autouse=True)
def judges(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    appoint(monkeypatch, hasty="in_time" not in request.node.name)


def house_game(game: Game, seed: int = 1) -> dict[str, Any]:
    return play_bots(game, seed, ["house"] * game.players).record([f"Player {n}" for n in range(game.players)])


GAMES = [billi.game("misterbill", 8, exchange="chosen"), billi.game("willi", 4), billi.game("willi", 3)]


@pytest.mark.parametrize("game", GAMES, ids=ids)
def test_a_review_is_the_same_every_time_and_in_time(game: Game) -> None:
    record = house_game(game)
    first = review(record)  # whatever has to be compiled is so now
    began = time.process_time()
    again = review(json.loads(json.dumps(record)))
    took = time.process_time() - began
    assert msgspec.json.encode(first) == msgspec.json.encode(again)
    assert took < LONGEST


@pytest.mark.parametrize("game", GAMES[:2], ids=ids)
def test_a_review_reads_back_and_its_parts_fit_together(game: Game) -> None:
    record = house_game(game, 2)
    made = review(record)
    assert msgspec.json.decode(msgspec.json.encode(made), type=Review) == made
    assert (made.points, made.winners, made.names) == (record["points"], record["winners"], record["names"])
    assert [point.events for point in made.line] == sorted(point.events for point in made.line)
    assert made.line[-1].events == len(record["events"])
    for seat, of_seat in enumerate(made.seats):
        assert of_seat.result == of_seat.deal + of_seat.draws + of_seat.own + of_seat.others
        gave = [one.gave for one in of_seat.decisions if not one.equal]
        assert gave == sorted(gave, reverse=True)
        assert of_seat.gave == sum(gave)
        equal = [one.equal for one in of_seat.decisions]
        assert equal == sorted(equal)
        for one in of_seat.decisions:
            point = made.line[one.point]
            assert (point.seat, point.choice, point.round) == (seat, one.made, one.round)
            assert one.events <= point.events
        for moment, sign in ((of_seat.luckiest, 1), (of_seat.unluckiest, -1)):
            if moment:
                assert made.line[moment.point].cause in ("deal", "draw")
                assert moment.points * sign > 0
        if of_seat.dearest:
            assert of_seat.dearest.points == -max(gave)


def test_a_game_that_is_not_over_is_not_reviewed() -> None:
    record = billi.game("willi").start(seed=1).record()
    with pytest.raises(InvalidRecord, match="not finished") as refused:
        review(record, 3)
    spoken(refused.value)
    assert "record 3" in str(refused.value)


def test_a_game_by_old_rules_is_not_reviewed() -> None:
    for seed in range(30):  # few games go alike by both
        record = json.loads(json.dumps(billi_game(seed)))
        record["billi"] = 1
        try:
            review(record)
        except InvalidRecord as refused:
            if refused.sentence == "review-version":
                spoken(refused)
                return
    pytest.fail("no game goes by the rules of version 1")


def billi_game(seed: int) -> dict[str, Any]:
    return play_bots(billi.game("misterbill", 3), seed, ["random"] * 3).record()


def test_a_record_that_breaks_the_rules_is_refused_like_anywhere() -> None:
    record = a_record("misterbill", 4)
    record["events"][1]["hands"][0][0] = "Z"
    with pytest.raises(InvalidRecord):
        review(record)


def test_without_a_judge_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report, "judge_of", lambda name: None)
    with pytest.raises(InvalidRecord, match="learned willi well enough") as refused:
        review(a_record("willi"))
    spoken(refused.value)


def test_a_game_the_deals_alone_decide_is_all_luck() -> None:
    """Two of three are dealt nothing but pairs, and in team rounds play together: out before the first turn."""
    game = billi.game("misterbill", 3)
    hands = [list("OSPW" * 4), list("HDET" * 4), list("GLR" * 4 + "BBB")]
    dealer = 2  # whoever is dealt one card less is the last to be dealt to
    state = game.start(deck=stacked(hands, dealer), team_cards=[1, 2, 3], dealer=dealer)
    while not state.over:
        dealer = (dealer + 1) % 3
        turned = [hands[(seat - dealer - 1) % 3] for seat in range(3)]
        teams = [(1, 2, 3)[(seat - dealer - 1) % 3] for seat in range(3)]
        state.deal(stacked(turned, dealer), teams if state.round < 3 else None)
    made = review(state.record())
    assert [point.cause for point in made.line] == ["deal"] * 3
    for seat in made.seats:
        assert seat.result == seat.deal
        assert seat.decisions == []
        assert seat.dearest is None
    page_of(state.record(), made, Words("en"))
