"""Which games count for a player, and whom they played against."""

from typing import Any

import pytest

import billi
from billi.review.played import against, counts, played
from billi.review.report import review
from billi.table.entries import BotSat, Came, Entry, Left, Sat
from billi.table.recording import record_of
from billi.table.wishes import Sit
from helpers.reviews import appoint
from helpers.table_scenes import Scene


def after(*meanwhile: Entry, name: str = "Ann") -> dict[str, Any]:
    """Return the record of a game of Ann and Bo, at which something happened in the first round."""
    scene = Scene("willi", 4)
    for seat, (person, called) in enumerate([("ann", name), ("bo", "Bo")]):
        scene.wish(person, Sit, seat=seat, name=called)
    scene.seated(bots=(2, 3)).begun()
    for entry in meanwhile:
        scene.add([entry])
        for _ in range(4):
            scene.choose(scene.table.waiting_for[0])
    scene.play_out()
    return record_of(scene.table)


def test_a_game_counts_for_whoever_played_all_of_it() -> None:
    record = after()
    assert counts(record, 0)
    assert counts(record, 1)
    assert record["bots"] == [2, 3]
    assert against(record, 0) == against(record, 1) == "people"


def test_a_game_in_which_a_bot_chose_for_somebody_does_not_count_for_them() -> None:
    record = after(Left(seat=0), Came(seat=0))
    assert record["stood_in"] == [0]
    assert not counts(record, 0)
    assert counts(record, 1)


def test_a_game_that_was_left_to_a_bot_or_to_somebody_else_does_not_count() -> None:
    assert not counts(after(BotSat(seat=0, bot="sharp")), 0)
    record = after(BotSat(seat=0, bot="sharp"), Sat(seat=0, person="cy", name="cy"))
    assert not counts(record, 0)
    assert against(record, 1) == "people"


def test_a_person_called_like_a_bot_is_a_person() -> None:
    record = after(name="master 2")
    assert against(record, 1) == "people"
    assert against({**record, "names": ["Ann", "house", "house", "house 1"], "bots": [1, 2, 3]}, 0) == "house"
    del record["bots"]  # as records were before
    assert against({**record, "names": ["", "master", "master 2", "master 2"]}, 1) == "people"  # somebody forgotten
    assert against({**record, "names": ["Ann", "master", "easy", "master 2"]}, 0) == "mixed"


@pytest.mark.parametrize(("game", "players"), [("willi", 3), ("misterbill", 5)])
def test_results_and_luck_are_compared_with_those_of_people_and_bots_and_add_up(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    appoint(monkeypatch)
    state = billi.game(game, players=players).start(seed=7)
    while not state.over:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    record = {**state.record(), "names": ["Ann", *["house"] * (players - 1)]}
    made = review(record)
    all = [played(record, made, seat) for seat in range(players)]
    average = sum(state.points[:players]) / players
    for seat, one in enumerate(all):
        assert one.result == one.luck + one.own + one.others
        assert abs(one.result / 1000 - state.points[seat] + average) < 0.002
        assert (one.own, one.gave) == (made.seats[seat].own, made.seats[seat].gave)
    assert abs(sum(one.luck for one in all)) < players
    assert (all[0].players, all[0].against, all[1].against) == (players, "house", "people")
