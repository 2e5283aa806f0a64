"""Proofs that are none are told so in one clear line."""

import json
from pathlib import Path
from typing import Any

import pytest

import billi
from billi.errors import InvalidRecord
from billi.fair import commitment, cut_of, seal_of
from billi.record import replay, verify, verify_file
from billi.record.files import DEEPEST, line_of
from billi.state import Game
from helpers.proofs import SECRET, STARTS, WORDS, a_cut_game, a_game, finished
from helpers.records import ids, refused


@pytest.mark.parametrize("game", [billi.game("misterbill", 4), billi.game("willi"), billi.game("willi", 3)], ids=ids)
def test_other_words_do_not_lead_to_this_game(game: Game) -> None:
    for seat in range(game.players):
        for words in ("x", WORDS[seat] + " ", "Lucky seven"):
            record = json.loads(finished(game))
            record["fair"]["words"][seat] = words
            wrong = refused(record)
            assert wrong.event in (1, 2)
            assert "not follow from the secret" in str(wrong)
    record = json.loads(finished(game))
    record["fair"]["words"].reverse()
    assert refused(record).event in (1, 2)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"cuts": ["0" * 64, "", cut_of(STARTS[2], 1), cut_of(STARTS[3], 1)]}, "seat 0 did not cut the deck as it had"),
        ({"cuts": [cut_of(STARTS[0], 1), "0" * 64, *[cut_of(start, 1) for start in STARTS[2:4]]]}, "seat 1 did not"),
        ({"seals": [seal_of(STARTS[3]), "", seal_of(STARTS[2]), seal_of(STARTS[3])]}, "seat 0 did not cut"),
        ({"tries": 0}, "“fair.tries” is 0, but where 0 seats were left out it is 1 to 1."),
        ({"tries": 2}, "“fair.tries” is 2, but where 0 seats were left out it is 1 to 1."),
        ({"tries": 10**4000}, "“fair.tries” is 1000"),
        ({"tries": True}, "“fair.tries” should be a whole number, but is a boolean"),
        ({"cuts": []}, "“fair.cuts” should have one text per person, 4 in all, but has 0."),
        ({"seals": [""] * 5}, "“fair.seals” should have one text per person, 4 in all, but has 5."),
        ({"cuts": ["", "", "", "ab"]}, "“fair.cuts[3]” should be 64 digits"),
        ({"seals": ["", None, "", ""]}, "“fair.seals[1]” should be text, but is empty (null)"),
        ({"version": 1}, "not follow from the secret"),
    ],
)
def test_a_deck_that_was_cut_otherwise_is_no_proof(change: dict[str, Any], said: str) -> None:
    record = a_cut_game()
    verify(record)
    record["fair"] |= change
    assert said in str(refused(record))


def test_whoever_is_left_out_is_not_in_the_luck() -> None:
    for tries in (1, 2):
        verify(a_cut_game(tries, out=[2]))
    record = a_cut_game(1, out=[2])
    record["fair"]["cuts"][2] = cut_of(STARTS[2], 1)
    assert refused(record).event in (1, 2), "a cut that came too late does not lead to this game"
    record = a_cut_game()
    record["fair"]["cuts"][2] = ""
    assert refused(record).event in (1, 2), "nor does leaving out one that came in time"
    for field in ("seals", "cuts", "tries"):
        record = a_cut_game()
        del record["fair"][field]
        assert str(refused(record)) == f"record 1: “fair.{field}” is missing."


def test_another_secret_does_not_match_its_commitment_or_does_not_lead_to_this_game() -> None:
    for other in (bytes(32), SECRET[::-1], bytes([1, *SECRET[1:]])):
        record = a_game()
        record["fair"]["secret"] = other.hex()
        wrong = refused(record)
        assert str(wrong) == (
            "record 1: the secret does not match the fingerprint shown before the deal, “fair.commitment”."
        )
        record["fair"]["commitment"] = commitment(other)
        assert refused(record).event in (1, 2)
    record = a_game()
    record["fair"]["commitment"] = commitment(bytes(32))
    wrong = refused(record, number=3)
    assert (wrong.record, wrong.event) == (3, None)
    assert "does not match the fingerprint" in str(wrong)


@pytest.mark.parametrize("game", [billi.game("misterbill", 4), billi.game("willi", 3)], ids=ids)
def test_a_secret_in_an_unfinished_game_is_refused(game: Game) -> None:
    whole = json.loads(finished(game))
    for upto in (0, 2, len(whole["events"]) // 2, len(whole["events"]) - 1):
        state = replay(whole, upto=upto)
        record = {**state.record(), "fair": dict(whole["fair"])}
        wrong = refused(record)
        assert wrong.event is None
        assert str(wrong) == "record 1: “fair.secret” is there, but the events stop before the end of the game."
        del record["fair"]["secret"]
        verify(record)


def test_a_finished_game_without_its_secret_is_refused() -> None:
    record = a_game()
    del record["fair"]["secret"]
    assert str(refused(record)) == "record 1: “fair.secret” is missing."


DIGITS = "should be 64 digits from 0 to 9 and a to f"
ODD: list[tuple[str, Any, str]] = [
    ("version", 3, "the proof of fair luck is version 3; this billi reads versions 1 to 2"),
    ("version", 10**4000, "the proof of fair luck is version 1000"),
    ("version", -1, "version -1;"),
    ("version", 1.0, "“fair.version” should be a whole number, but is a decimal number"),
    ("version", True, "“fair.version” should be a whole number, but is a boolean"),
    ("version", None, "“fair.version” should be a whole number, but is empty (null)"),
    ("version", [[1]], "“fair.version” should be a whole number, but is a list"),
    ("words", None, "“fair.words” should be a list, but is empty (null)"),
    ("words", "abcd", "“fair.words” should be a list, but is text"),
    ("words", {}, "“fair.words” should be a list, but is an object"),
    ("words", [], "“fair.words” should have one text per person, 4 in all, but has 0"),
    ("words", [""] * 5, "“fair.words” should have one text per person, 4 in all, but has 5"),
    ("words", [""] * 100_000, "4 in all, but has 100,000"),
    ("words", ["", "", None, ""], "“fair.words[2]” should be text, but is empty (null)"),
    ("words", ["", "", "", 7], "“fair.words[3]” should be text, but is a whole number"),
    ("words", [[], "", "", ""], "“fair.words[0]” should be text, but is a list"),
    ("words", ["", "x" * 65, "", ""], "The words of seat 1 have 65 characters; 64 is the most."),
    ("words", ["", "x" * 10**6, "", ""], "The words of seat 1 have 1,000,000 characters"),
    ("words", ["", "", "", "\x1b[2J"], r"The words of seat 3 hold a character that cannot be shown, \x1b."),
    *(
        (field, value, f"“fair.{field}” {said}")
        for field in ("commitment", "secret")
        for value, said in (
            ("", DIGITS),
            ("0" * 63, DIGITS),
            ("0" * 65, DIGITS),
            ("0" * 10**6, DIGITS),
            ("g" * 64, DIGITS),
            ("A" * 64, DIGITS),
            ("0" * 64 + "\n", DIGITS),
            (" " + "0" * 63, DIGITS),
            ("٠" * 64, DIGITS),
            ("0x" + "0" * 62, DIGITS),
            (None, "should be text, but is empty (null)"),
            (0, "should be text, but is a whole number"),
            (False, "should be text, but is a boolean"),
            (["00"] * 32, "should be text, but is a list"),
            ({"hex": ""}, "should be text, but is an object"),
        )
    ),
]


@pytest.mark.parametrize(("field", "value", "said"), ODD, ids=lambda value: repr(value)[:24])
def test_a_proof_of_another_shape_gets_one_clear_line(field: str, value: Any, said: str) -> None:
    record = a_game("willi")
    record["fair"][field] = value
    wrong = refused(record)
    assert wrong.event is None
    assert str(wrong).startswith("record 1: ")
    assert said in str(wrong)


def test_a_proof_lacks_nothing() -> None:
    for field in ("version", "commitment", "words"):
        record = a_game("willi")
        del record["fair"][field]
        assert str(refused(record)) == f"record 1: “fair.{field}” is missing."


@pytest.mark.parametrize("value", [None, True, 0, 1.5, "", "fair", [], [{}], [[[[]]]]])
def test_a_proof_is_an_object(value: object) -> None:
    assert "record 1: “fair” should be an object, but is" in str(refused({**a_game("willi"), "fair": value}))


def test_a_deep_proof_is_not_read(tmp_path: Path) -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    for field in ("version", "words", "secret"):
        record = a_game("willi")
        record["fair"][field] = deep
        assert "but is a list" in str(refused(record))
    line = line_of(a_game("willi")).replace(b'"version":1', b'"version":' + b"[" * DEEPEST + b"]" * DEEPEST)
    path = tmp_path / "games"
    path.write_bytes(line)
    with pytest.raises(InvalidRecord, match="record 1: nested more than 32 levels deep"):
        verify_file(path)
