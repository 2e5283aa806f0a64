"""Luck that people can check: whole games, proven by billi, by its command and by the checker in the docs."""

import hashlib
import pickle
import random
from pathlib import Path

import pytest

import billi
from billi.cli import run
from billi.fair import FairLuck
from billi.record import Report, read, replay, verify, verify_file, write
from billi.state import Game
from billi.words import LANGUAGES, Words
from helpers.crosscheck import VARIANTS
from helpers.events import events_of
from helpers.proofs import FOUR, PAGE, SECRET, WORDS, a_game, cut_deck, page_checker, play, played_on, proven
from helpers.records import PEOPLE, a_record, ids, refused


@pytest.mark.parametrize("game", VARIANTS, ids=ids)
def test_a_whole_game_is_proven_by_billi_and_by_the_checker_in_the_docs(game: Game) -> None:
    for seed, cut in enumerate((None, cut_deck(game.players), cut_deck(game.players, tries=2, out=[2]))):
        record = play(game, hashlib.sha256(bytes([seed])).digest(), PEOPLE[: game.players], seed, cut)
        verify(record)
        assert page_checker()["check"](record) is None
    assert events_of(replay(record)) == record["events"]


def test_W3_who_is_called_willi_decides_with_luck_who_deals() -> None:
    for names in (["Ann", " WILLI", "Cy", "Di"], ["willi", "Bo", "Willi", "Willi "], ["Ann", "Bo", "Cy", "Di"]):
        for byte in range(3):
            record = play(billi.game("willi"), bytes([byte] * 32), names)
            verify(record)
            assert page_checker()["check"](record) is None
    record["names"][(record["events"][0]["dealer"] + 2) % 4] = "Willi"
    assert refused(record).rule == "W3"
    assert page_checker()["check"](record) == 1


def test_a_state_with_fair_luck_goes_on_alike_from_a_copy_or_pickle() -> None:
    game = billi.game("misterbill", 5)
    state = game.start(luck=FairLuck(SECRET, WORDS[:5]))
    rnd = random.Random(3)
    for _ in range(30):
        seat = state.to_act[0]
        state.apply(seat, rnd.choice(state.legal(seat)))
    twins = [state.copy(same_luck=True), pickle.loads(pickle.dumps(state))]
    for one in (state, *twins):
        while not one.over:
            one.apply(one.to_act[0], one.legal(one.to_act[0])[-1])
    assert twins[0].events == twins[1].events == state.events
    verify(proven(state, SECRET, WORDS[:5]))


def test_records_are_verified_with_or_without_proof(tmp_path: Path) -> None:
    path = tmp_path / "games"
    under_way = billi.game("willi").start(luck=FairLuck(SECRET, FOUR))
    records = [a_game(), a_record(), proven(under_way, SECRET, FOUR), a_game("willi", 3), under_way.record()]
    assert "secret" not in records[2]["fair"]
    write(path, records)
    assert verify_file(path) == Report(records=5, unfinished=2, proven=2, unnamed=2)


def test_other_fields_of_the_proof_are_kept(tmp_path: Path) -> None:
    record = a_game()
    record["fair"] |= {"shown_at": 1.5, "by": {"host": None}}
    verify(record)
    path = tmp_path / "games"
    write(path, [record])
    assert list(read(path)) == [record]


# The command


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_how_much_luck_is_proven(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    path, words = tmp_path / "games", Words(language)
    for proofs in (0, 1, 2):
        write(path, [a_record(), *[a_game("willi")] * proofs])
        assert run(["verify", str(path), "--lang", language]) == 0
        lines = [words.text("verify-ok", file=str(path), records=1 + proofs)]
        lines += [words.text("verify-proven", n=proofs)] if proofs else []
        lines += [words.text("verify-unproven", n=1)]
        assert capsys.readouterr() == ("\n".join(lines) + "\n", "")
    assert Words("en").text("verify-proven", n=1) in PAGE


def test_verify_names_the_first_event_that_does_not_follow(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = a_game()
    draw = next(i for i, event in enumerate(record["events"]) if event["t"] == "draw")
    state = replay(record, upto=draw)
    state.draw(next(card for card in state.outcomes if card != record["events"][draw]["card"]))
    path = tmp_path / "games"
    write(path, [a_record(), played_on(state, record)])
    assert run(["verify", str(path), "--lang", "en"]) != 0
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert f"record 2, event {draw + 1}: the card drawn does not follow from the secret; expected" in err
