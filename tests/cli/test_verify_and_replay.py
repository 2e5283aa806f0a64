"""The commands ``billi verify`` and ``billi replay``."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

import billi
from billi.words import LANGUAGES, Words
from helpers.billi_command import BILLI, complain, records, say


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_says_that_all_is_well(capsys: pytest.CaptureFixture[str], played: Path, language: str) -> None:
    said = say(capsys, "verify", str(played), "--lang", language)
    assert (said.code, said.err) == (0, "")
    words = Words(language)
    assert (
        said.out
        == words.text("verify-ok", file=str(played), records=3) + "\n" + words.text("verify-unproven", n=3) + "\n"
    )


def test_verify_counts_unfinished_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "games.ndjson"
    path.write_text(json.dumps(billi.game("willi").start(seed=1).record()) + "\n")
    said = say(capsys, "verify", str(path))
    assert said.code == 0
    assert said.out.splitlines()[0].endswith("1 game follows the rules. 1 game is not finished.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_verify_names_the_record_the_event_and_the_rule(
    capsys: pytest.CaptureFixture[str], played: Path, language: str
) -> None:
    lines = played.read_text().splitlines()
    broken = json.loads(lines[1])
    number = next(number for number, event in enumerate(broken["events"], start=1) if event["t"] == "draw")
    event = broken["events"][number - 1]
    event["from"] = event["seat"]
    played.write_text("\n".join([lines[0], json.dumps(broken), lines[2]]) + "\n")
    where = Words(language).text("where-event", record=2, event=number)
    for name in ("verify", "replay"):
        said = say(capsys, name, str(played), "--lang", language)
        assert said.code == 1
        assert said.err.count("\n") == 1
        assert said.err.startswith(f"{where} (MB12)")


def test_files_that_are_not_there_or_hold_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.touch()
    for name in ("verify", "replay"):
        missing = tmp_path / "missing"
        assert complain(capsys, name, str(missing)) == f"{missing}: there is no such file."
        assert complain(capsys, name, str(tmp_path)).startswith(f"{tmp_path} cannot be read: ")
    said = say(capsys, "verify", str(empty))
    assert (said.code, said.err) == (1, f"{empty} holds no records.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_games(capsys: pytest.CaptureFixture[str], played: Path, language: str) -> None:
    from billi.telling import tell

    words = Words(language)
    told = [list(tell(json.loads(line), words)) for line in played.read_text().splitlines()]
    everything = say(capsys, "replay", str(played), "--lang", language)
    assert (everything.code, everything.err) == (0, "")
    headings = [words.text("cli-record", record=number) for number in (2, 3)]
    assert everything.out.splitlines() == [*told[0], "", headings[0], *told[1], "", headings[1], *told[2]]
    assert say(capsys, "replay", str(played), "--record", "2", "--lang", language).out.splitlines() == told[1]


def test_replay_of_a_record_that_is_not_there(capsys: pytest.CaptureFixture[str], played: Path) -> None:
    line = complain(capsys, "replay", str(played), "--record", "4")
    assert line == f"{played} has 3 records; there is no record 4."


def test_names_are_told_as_they_are_and_cannot_play_tricks(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    names = ["[bold]Ann[/]", "Bo\u202eoB", "Cy { $n }", "Zoë 🍕"]
    path = tmp_path / "games.ndjson"
    path.write_text(json.dumps(billi.game("willi").start(seed=1).record(names)) + "\n")
    said = say(capsys, "replay", str(path)).out
    assert said.splitlines()[0] == r"Willi with [bold]Ann[/], Bo\u202eoB, Cy { $n } and Zoë 🍕"


def test_a_reader_who_has_heard_enough_is_left_in_peace(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = records(tmp_path / "games.ndjson", "willi", "--games", "20", "--seed", "1")
    with subprocess.Popen([*BILLI, "replay", str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b"Willi with ")
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full, a disk that is always full")
def test_a_full_disk_is_said_in_one_line(played: Path) -> None:
    with Path("/dev/full").open("w") as full:
        for args in (["replay", str(played)], ["--help"], ["simulate", "willi", "--games", "1"]):
            done = subprocess.run([*BILLI, *args], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
            assert done.returncode == 2
            assert re.fullmatch(r"stdout cannot be written: .*\n", done.stderr)
