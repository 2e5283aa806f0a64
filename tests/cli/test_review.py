"""The command ``billi review``."""

import json
from pathlib import Path

import pytest

import billi
from billi.review.report import review
from billi.words import LANGUAGES, Words
from helpers.billi_command import complain, say
from helpers.records import a_record
from helpers.reviews import appoint


@pytest.fixture(autouse=True)
def judges(monkeypatch: pytest.MonkeyPatch) -> None:
    appoint(monkeypatch)


@pytest.fixture
def one(tmp_path: Path) -> Path:
    """Return a file with one game of Mister Bill."""
    path = tmp_path / "one.jsonl"
    path.write_text(json.dumps(a_record("misterbill", 3)) + "\n")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_review_tells_what_everyone_s_result_is_made_of(
    capsys: pytest.CaptureFixture[str], one: Path, language: str
) -> None:
    said = say(capsys, "review", str(one), "--lang", language)
    assert (said.code, said.err) == (0, "")
    words = Words(language)
    for name in ("review-result", "review-deal", "review-draws", "review-own", "review-others", "review-luckiest"):
        assert words.text(name) in said.out
    assert "Ann" in said.out


def test_review_adds_up_on_the_screen(capsys: pytest.CaptureFixture[str], one: Path) -> None:
    lines = say(capsys, "review", str(one)).out.splitlines()
    row = next(line for line in lines if line.startswith("Ann "))
    result, *parts = (round(1000 * float(cell.replace("−", "-"))) for cell in row.split()[1:])
    assert result == sum(parts)


def test_review_as_json_is_a_line_a_game(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    said = say(capsys, "review", str(played), "--json")
    assert [json.loads(line)["review"] for line in said.out.splitlines()] == [1, 1, 1]
    again = say(capsys, "review", str(played), "--json", "--record", "2")
    assert again.out == said.out.splitlines(keepends=True)[1]


@pytest.mark.parametrize("command", ["verify", "replay", "review"])
def test_records_are_read_from_standard_input_by_every_command_that_reads_any(
    capsys: pytest.CaptureFixture[str], one: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    from_the_file = say(capsys, command, str(one))
    with one.open() as file:
        monkeypatch.setattr("sys.stdin", file)
        said = say(capsys, command, "-")
    assert (said.code, said.out, said.err) == (0, from_the_file.out, "")


def test_review_writes_a_page(
    capsys: pytest.CaptureFixture[str], one: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "review.html"
    said = say(capsys, "review", str(one), "--to", str(page), "--seat", "2", "--lang", "it")
    assert (said.code, said.out) == (0, Words("it").text("review-written", file=str(page)) + "\n")
    assert page.read_text(encoding="utf-8").startswith('<!doctype html>\n<html lang="it">')
    assert '"seat":2' in page.read_text(encoding="utf-8")
    with one.open() as file:
        monkeypatch.setattr("sys.stdin", file)
        assert say(capsys, "review", "-", "--to", str(page)).code == 0
    assert '"seat":0' in page.read_text(encoding="utf-8")


def test_review_of_one_seat_tells_of_that_seat(capsys: pytest.CaptureFixture[str], one: Path) -> None:
    said = say(capsys, "review", str(one), "--seat", "1").out
    moments = [line for line in said.splitlines() if "Luckiest" in line or "Unluckiest" in line]
    assert moments
    assert all(line.startswith("Bö") for line in moments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_that_are_not_shown_are_counted_and_all_can_be_seen(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str
) -> None:
    record = a_record("willi", 4)
    path = tmp_path / "willi.jsonl"
    path.write_text(json.dumps(record) + "\n")
    dear = sum(not decision.equal for seat in review(record).seats for decision in seat.decisions)
    assert dear > 1
    monkeypatch.setattr("billi.cli.review_report.MOST_SHOWN", 1)
    short = say(capsys, "review", str(path), "--lang", language).out.splitlines()
    assert Words(language).text("review-more", n=dear - 1) in short
    whole = say(capsys, "review", str(path), "--lang", language, "--all").out.splitlines()
    assert Words(language).text("review-more", n=dear - 1) not in whole
    assert len(whole) == len(short) - 1 + dear - 1


def in_one_line(text: str) -> str:
    return text.replace("\n", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_chair_is_worth_beside_willi_is_said(
    capsys: pytest.CaptureFixture[str], beside_willi: Path, language: str
) -> None:
    chair = Words(language).text("review-chair", points="#").split("#")[1].strip()
    assert chair in in_one_line(say(capsys, "review", str(beside_willi), "--lang", language).out)
    assert chair in in_one_line(say(capsys, "review", str(beside_willi), "--lang", language, "--seat", "1").out)


def test_willi_himself_has_no_decision_to_make(capsys: pytest.CaptureFixture[str], beside_willi: Path) -> None:
    said = say(capsys, "review", str(beside_willi), "--seat", "3").out
    assert said.endswith("\nNo decision to make.\n")


@pytest.fixture
def beside_willi(tmp_path: Path) -> Path:
    """Return a file with one game of Willi for three."""
    path = tmp_path / "three.jsonl"
    path.write_text(json.dumps(a_record("willi", 3)) + "\n")
    return path


def test_what_cannot_be_reviewed_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], one: Path, played: Path, tmp_path: Path
) -> None:
    page = str(tmp_path / "review.html")
    assert "3 games: say with --record" in complain(capsys, "review", str(played), "--to", page)
    assert "no seat 3" in complain(capsys, "review", str(one), "--seat", "3")
    assert "has only 1 record" in complain(capsys, "review", str(one), "--record", "2")
    assert str(tmp_path / "none") in complain(capsys, "review", str(tmp_path / "none"))
    empty = tmp_path / "empty.jsonl"
    empty.write_text("")
    assert "holds no records" in complain(capsys, "review", str(empty))
    nowhere = str(tmp_path / "no" / "such" / "folder.html")
    assert nowhere in complain(capsys, "review", str(one), "--to", nowhere)
    assert not Path(page).exists()


def test_a_page_never_takes_the_place_of_the_game_it_tells_of(
    capsys: pytest.CaptureFixture[str], one: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = one.read_bytes()
    (tmp_path / "link.jsonl").symlink_to(one)
    monkeypatch.chdir(one.parent)
    for to in (str(one), one.name, str(tmp_path / "link.jsonl")):
        assert "another file" in complain(capsys, "review", str(one), "--to", to)
    assert one.read_bytes() == kept


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("not json\n", "JSON"),
        ('{"billi": 2}\n', "game"),
        (json.dumps(billi.game("willi").start(seed=1).record()) + "\n", "not finished"),
        ('{"billi": 9, "game": "willi"}\n', "9"),
    ],
)
def test_bad_files_are_refused_with_a_reason(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, problem: str
) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text(text)
    said = say(capsys, "review", str(path))
    assert (said.code, said.out) == (1, "")
    assert problem in said.err
    assert said.err.count("\n") == 1
