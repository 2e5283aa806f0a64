"""Told in the terminal, people who are called the same are told apart, as on the page."""

import billi
from billi.telling import tell
from billi.words import Words


def heading(names: list[str], **more: list[int]) -> str:
    record = {**billi.game("willi", players=len(names)).start(seed=1).record(names), **more}
    return next(iter(tell(record, Words("en"))))


def test_two_people_of_the_same_name_are_told_apart() -> None:
    assert heading(["Ann", "Bo", "ann", "Ann"]) == "Willi with Ann, Bo, ann 2 and Ann 3"


def test_somebody_whose_name_has_a_number_already_keeps_it() -> None:
    assert heading(["Ann 2", "Ann", "Ann", "Bo"]) == "Willi with Ann 2, Ann, Ann 3 and Bo"


def test_W15_somebody_called_willi_is_told_apart_from_willi() -> None:
    assert heading(["Willi", "Ann", "Bo"]) == "Willi with Willi 2, Ann, Bo and Willi"


def test_the_same_name_in_every_line_that_is_told() -> None:
    record = billi.game("misterbill", players=3).start(seed=1).record(["Ann", "Ann", "Bo"])
    told = "\n".join(tell(record, Words("en")))
    assert "Ann 2 (card" in told
    assert "Ann 2 discards" in told


def test_bots_are_called_as_at_the_table_and_it_is_said_how_they_play() -> None:
    told = heading(["Ann", "master", "house", "easy 7"])
    assert told == "Willi with Ann, Magnus (bot, a master), Paula (bot, plays like family) and Lulu (bot, plays gently)"


def test_a_person_keeps_their_name_before_a_bot_that_has_it_by_chance() -> None:
    assert (
        heading(["house", "rosa", "sharp 0"])
        == "Willi with Rosa 2 (bot, plays like family), rosa, Roxane (bot, plays to win) and Willi"
    )


def test_a_person_called_like_a_bot_is_a_person_where_the_record_says_who_was_a_bot() -> None:
    told = heading(["house", "master 2", "Bo", "house"], bots=[3])
    assert told == "Willi with house, master 2, Bo and Toni (bot, plays like family)"


def test_a_bot_has_the_same_name_in_every_line() -> None:
    record = billi.game("misterbill", players=3).start(seed=1).record(["Ann", "sharp", "master"])
    told = "\n".join(tell(record, Words("fr")))
    assert "Marco" in told
    assert "Portia" in told
    assert not {"sharp", "master"} & {*told.split()}
