"""Which games count for a player, and whom they played against."""

from typing import Any

from billi.review.played import against, counts
from billi.table.entries import BotSat, Came, Entry, Left, Sat
from billi.table.wishes import Sit
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
    return scene.table.record()


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
