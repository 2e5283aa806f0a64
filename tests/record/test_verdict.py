"""What a checked record proves, and what of it is only told; and that a replayed record says all it said before."""

import json
import pickle
import random
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import billi
from billi.cli import run
from billi.fair import FairLuck, commitment, cut_of, proof, seal_of
from billi.record import Record, Report, Verdict, read, replay, states, verify, verify_file, write
from billi.table.recording import record_of
from billi.table.wishes import Sit, Stand
from billi.words import LANGUAGES, Words
from helpers.paths import GOLDEN
from helpers.proofs import STARTS, a_cut_game
from helpers.random_games import every_variant, few_games, seeds
from helpers.records import a_record, corpus, refused, spoken
from helpers.rule_scenes import any_deck
from helpers.table_scenes import Scene

pytestmark = pytest.mark.usefixtures("third_game")
SECRET = bytes(range(32))
OLD = list(read(GOLDEN / "records-1.ndjson"))
"""Written when records were of version 1, by the rules of then. Never changed."""
UNCUT = list(read(GOLDEN / "records-2.ndjson"))
"""Written when they were of version 2 and nobody cut the deck: two at a table, two without a proof. Never changed."""


def proven(name: str = "willi", words: tuple[str, ...] = ("lucky seven", "", "été", ""), moves: int = 10**6) -> Record:
    """Return the record of a game at a table whose luck is proven once it is over, broken off after some moves."""
    state = billi.game(name).start(luck=FairLuck(SECRET, words), names=["Ann", "Bö", "Willi", "Di"])
    while not state.over and moves:
        moves -= 1
        state.apply(state.to_act[0], state.legal(state.to_act[0])[-1])
    record: Record = json.loads(json.dumps({**state.record(), "fair": proof(SECRET, words, revealed=state.over)}))
    return record


# The verdict


def test_a_verdict_tells_what_was_checked_what_is_proven_and_whose_words_are_in_it() -> None:
    record = proven()
    assert verify(record, 3) == Verdict(
        record=3,
        format=2,
        game="willi",
        players=4,
        names=["Ann", "Bö", "Willi", "Di"],
        events=len(record["events"]),
        finished=True,
        luck="proven",
        commitment=commitment(SECRET),
        contributors=[0, 2],
        starter="checked",
    )


def test_a_game_broken_off_is_promised_but_not_proven() -> None:
    verdict = verify(proven(moves=50))
    assert (verdict.finished, verdict.luck, verdict.proven) == (False, "promised", False)
    assert verdict.commitment == commitment(SECRET)


def test_a_record_without_a_proof_proves_nothing() -> None:
    record = proven()
    del record["fair"]
    verdict = verify(record)
    assert (verdict.finished, verdict.luck, verdict.commitment, verdict.contributors) == (True, "unproven", None, [])


def test_proven_asks_for_the_proof_and_the_end() -> None:
    assert verify(proven(), proven=True).proven
    for record, sentence in ((proven(moves=50), "verify-not-over"), (a_record(), "verify-no-proof")):
        with pytest.raises(billi.InvalidRecord) as wrong:
            verify(record, proven=True)
        assert spoken(wrong.value).sentence == sentence


def test_a_commitment_asks_for_the_very_proof_that_was_promised() -> None:
    assert verify(proven(), commitment=commitment(SECRET)).proven
    assert not verify(proven(moves=50), commitment=commitment(SECRET)).proven
    for record, sentence in ((proven(), "verify-other-commitment"), (a_record(), "verify-no-proof")):
        with pytest.raises(billi.InvalidRecord) as wrong:
            verify(record, commitment=commitment(bytes(32)))
        assert spoken(wrong.value).sentence == sentence


def test_a_file_is_counted(tmp_path: Path) -> None:
    write(tmp_path / "games", [proven(), proven(moves=50), {**a_record(), "names": ["Ann", "Bo", "Cy", "Di"]}])
    assert verify_file(tmp_path / "games") == Report(records=3, unfinished=1, proven=1)
    with pytest.raises(billi.InvalidRecord, match="record 2: the game is not over"):
        verify_file(tmp_path / "games", proven=True)


def test_moves_are_unsigned_so_a_game_cut_between_two_steps_passes_as_unfinished() -> None:
    """What the docs say a record cannot show."""
    whole = proven("misterbill")
    end = random.Random(1).choice([len(state.events) for state in states(whole)][:-1])
    cut = {name: value for name, value in whole.items() if name not in ("points", "winners")}
    cut = {**cut, "events": whole["events"][:end], "fair": {**whole["fair"]}}
    del cut["fair"]["secret"]
    assert verify(cut).luck == "promised"


# Whose luck it is


def test_records_from_before_people_cut_the_deck_are_checked_and_proven_as_they_were() -> None:
    verdicts = [verify(record, number) for number, record in enumerate(UNCUT, 1)]
    assert [(one.format, one.game, one.players, one.finished, one.luck, one.contributors) for one in verdicts] == [
        (2, "misterbill", 3, True, "proven", [0, 2]),
        (2, "willi", 4, True, "proven", []),
        (2, "misterbill", 4, True, "unproven", []),
        (2, "willi", 3, True, "unproven", []),
    ]
    assert {one.starter for one in verdicts} == {"checked"}
    assert [one.commitment for one in verdicts] == [commitment(SECRET)] * 2 + [None] * 2
    assert verify_file(GOLDEN / "records-2.ndjson") == Report(records=4, unfinished=0, proven=2)
    for record in UNCUT[:2]:
        said = {**record["fair"], "words": [*record["fair"]["words"][:-1], "other words"]}
        assert "not follow from the secret" in str(refused({**record, "fair": said}))


def test_whoever_cut_the_deck_is_named_among_those_who_made_the_luck(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Seats 0 and 2 have words in it; 0, 2 and 3 cut."""
    whole, without_one, path = a_cut_game(), a_cut_game(2, out=[3]), tmp_path / "game"
    assert verify(whole).contributors == [0, 2, 3]
    assert verify(without_one).contributors == [0, 2]
    write(path, [whole])
    named = Words("en").text("verify-contributed", people="Ann, seat 2, Di 🍕", n=3)
    assert named in say(capsys, str(path), "--lang", "en")[1].splitlines()


@pytest.mark.parametrize(
    ("seal", "cut", "said"),
    [
        (seal_of(STARTS[3]), cut_of(bytes(32), 1), "seat 3 did not cut the deck as it had sealed"),
        (seal_of(bytes(32)), cut_of(bytes(32), 1), "not follow from the secret"),
        ("", "", "not follow from the secret"),
    ],
    ids=["the cut", "with its seal", "nothing left"],
)
def test_a_contribution_that_was_exchanged_or_taken_away_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, seal: str, cut: str, said: str
) -> None:
    record, path = a_cut_game(), tmp_path / "game"
    record["fair"]["seals"][3], record["fair"]["cuts"][3] = seal, cut
    write(path, [record])
    code, out, err = say(capsys, str(path), "--lang", "en")
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert said in err


# W3


def test_W3_a_record_in_which_somebody_else_than_willi_starts_is_refused() -> None:
    record = a_record()
    first = record["events"][0]["first"]
    for seat in range(4):
        record["names"] = [" WILLI " if other == seat else "Ann" for other in range(4)]
        if seat == first:
            assert verify(record).starter == "checked"
        else:
            wrong = refused(record)
            assert (wrong.rule, wrong.event) == ("W3", 1)
            with pytest.raises(billi.InvalidRecord):
                replay(record)
    record["names"] = ["Willi"] * 4
    assert verify(record).starter == "checked"


def test_W3_is_unchecked_where_names_are_unknown_and_does_not_matter_elsewhere() -> None:
    for name, players, starter in (("willi", 4, "unchecked"), ("willi", 3, "checked"), ("misterbill", 4, "checked")):
        record = a_record(name, players)
        del record["names"]
        assert verify(record).starter == starter
        record["names"] = ["Willi", *["Ann"] * (players - 1)]
        if (name, players) != ("willi", 4):
            verify(record)


def test_W3_no_record_is_made_in_which_somebody_else_than_willi_starts() -> None:
    state = billi.game("willi").start(seed=1, dealer=0)
    with pytest.raises(billi.InvalidArgument) as wrong:
        state.record(["Willi", "Bo", "Cy", "Di"])
    assert spoken(wrong.value).rule == "W3"
    verify(state.record(["Ann", "Willi", "Cy", "Di"]))


# There and back


def assert_same(again: Record, record: Record) -> None:
    assert again == record
    assert json.dumps(again) == json.dumps(record), "fields in the same order"


def with_more_beside(record: Record) -> Record:
    """Put beside a record, before and after its own fields, what other programs might."""
    record = {"at": 1794762424634, **record, "chat": [{"who": 0, "text": "hello"}]}
    record["events"] = [{"ms": index, **event, "note": {"by": ["us"]}} for index, event in enumerate(record["events"])]
    return record


@pytest.mark.parametrize(
    "record",
    [*map(json.loads, corpus()), *OLD, *UNCUT, proven(), proven("misterbill"), proven(moves=50), proven(moves=0)],
    ids=lambda record: f"{record['game']}-{record['billi']}",
)
def test_a_record_replayed_says_all_it_said_before(record: Record) -> None:
    for one in (record, with_more_beside(record)):
        before = json.dumps(one)
        state = replay(one)
        assert_same(state.record(), json.loads(before))
        assert_same(state.copy().record(), json.loads(before))
        assert_same(pickle.loads(pickle.dumps(state)).record(), json.loads(before))
        one["events"].clear()
        assert_same(state.record(), json.loads(before))
        one["events"] = json.loads(before)["events"]


def test_a_table_s_record_keeps_its_seating_and_its_proof() -> None:
    scene = Scene("misterbill").seated("host", "ann", "bo", "cy").begun()
    scene.wish("ann", Stand, seat=1)
    scene.wish("dora", Sit, seat=1, name="Dora")
    scene.play_out()
    record = json.loads(json.dumps(record_of(scene.table)))
    assert {"fair", "seating", "names"} <= set(record)
    assert_same(replay(record).record(), record)


@every_variant
@few_games
@given(seed=seeds, moves=st.integers(0, 120), named=st.booleans())
def test_any_game_at_any_point_is_the_same_record_there_and_back(
    game: billi.Game, seed: int, moves: int, named: bool
) -> None:
    rnd = random.Random(seed)
    state = game.start(
        seed=seed, names=[rnd.choice(["Ann", "", "Willi"]) for _ in range(game.players)] if named else None
    )
    while moves and not state.over:
        moves -= 1
        seat = rnd.choice(state.to_act)
        state.apply(seat, rnd.choice(state.legal(seat)))
    record = json.loads(json.dumps(state.record()))
    assert_same(replay(record).record(), record)
    verify(record)


def test_what_stood_beside_is_left_out_once_the_game_goes_on() -> None:
    record = with_more_beside(proven("misterbill", moves=20))
    state = replay(record)
    while state.to_act:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[-1])
    again = state.record()
    assert again["names"] == record["names"]
    assert set(again) == {"billi", "game", "options", "names", "events"}
    assert all("note" not in event for event in again["events"])
    assert replay(record, upto=20).record()["names"] == record["names"]


# Version 1


@pytest.mark.parametrize("number", range(len(OLD)))
def test_records_of_version_1_are_checked_by_the_rules_of_then(number: int) -> None:
    record = OLD[number]
    verdict = verify(record)
    assert (verdict.format, verdict.finished) == (1, True)
    assert verdict.proven == ("fair" in record)
    with pytest.raises(billi.InvalidRecord):
        verify({**record, "points": [point + 1 for point in record["points"]]})


def test_the_rules_of_then_are_not_those_of_now() -> None:
    for record in OLD[:3]:
        assert refused({**record, "billi": 2}).rule in ("MB14", "MB18", "W7", "W8")


def test_an_error_in_an_old_record_names_the_event_by_its_place_in_the_file() -> None:
    record = json.loads(json.dumps(OLD[0]))
    draws = [index for index, event in enumerate(record["events"]) if event["t"] == "draw"]
    event = record["events"][draws[-3]]
    event["from"] = event["seat"]
    assert refused(record).event == draws[-3] + 1


def test_a_game_of_old_can_be_played_on() -> None:
    part = {name: value for name, value in OLD[1].items() if name not in ("points", "winners")}
    ends = [len(state.record()["events"]) for state in states(part)]
    assert ends
    state = replay(part, upto=60)
    rnd = random.Random(1)
    while not state.over:
        if state.dealing:
            state.deal(*any_deck(state, rnd))
        elif state.outcomes:
            state.draw(rnd.choice(state.outcomes))
        else:
            state.apply(state.to_act[0], rnd.choice(state.legal(state.to_act[0])))
    record = json.loads(json.dumps(state.record()))
    assert record["billi"] == 1
    assert_same(replay(record).record(), record)
    verify(record)


# The command


def say(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = run(["verify", *args])
    return code, *capsys.readouterr()


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_in_a_few_lines_what_was_checked_and_proven(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    path, words = tmp_path / "game", Words(language)
    for contributed, people in ((("", "x", "", "y"), "Bö, Di"), (("", "", "", ""), None)):
        write(path, [proven(words=contributed)])
        code, out, err = say(capsys, str(path), "--lang", language, "--proven", "--commitment", commitment(SECRET))
        nobody = words.text("verify-contributed-nobody")
        whose = words.text("verify-contributed", people=people, n=2) if people else nobody
        assert (code, err) == (0, "")
        assert out.splitlines() == [
            words.text("verify-ok", file=str(path), records=1),
            words.text("verify-proven", n=1),
            whose,
            words.text("verify-fingerprint", commitment=commitment(SECRET)),
        ]


def test_verify_proven_fails_without_a_proof_or_an_end(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "game"
    for record, why in ((a_record(), "no proof"), (proven(moves=30), "not over")):
        write(path, [record])
        assert say(capsys, str(path))[0] == 0
        code, out, err = say(capsys, str(path), "--proven")
        assert (code, out, err.count("\n")) == (1, "", 1)
        assert why in err


def test_verify_commitment_fails_for_another_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path, promised = tmp_path / "game", commitment(SECRET)
    write(path, [proven()])
    assert say(capsys, str(path), "--commitment", promised.upper())[0] == 0
    assert say(capsys, str(path), "--commitment", f"{promised[:32]} {promised[32:]}")[0] == 0
    code, out, err = say(capsys, str(path), "--commitment", "0" * 64)
    assert (code, out) == (1, "")
    assert promised in err
    code, out, err = say(capsys, str(path), "--commitment", promised[:10])
    assert (code, out) == (2, "")
    assert promised[:10] in err


def test_verify_tells_as_json_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    records = [proven(), proven(moves=50), *OLD]
    write(tmp_path / "games", records)
    code, out, err = say(capsys, str(tmp_path / "games"), "--json")
    told: list[dict[str, Any]] = [json.loads(line) for line in out.splitlines()]
    assert (code, err) == (0, "")
    assert told == [asdict(verify(record, number)) for number, record in enumerate(records, 1)]
    assert told[0]["contributors"] == [0, 2]
