"""The command ``billi simulate``: what it prints, in four languages, and what it refuses."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

import billi
from billi.simulate import simulate
from billi.words import LANGUAGES, Words
from helpers.billi_command import BILLI, complain, records, say

KNOWN = "random, easy, house, sharp, master, grandmaster"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("misterbill", 5), ("willi", 3), ("willi", 4)])
def test_simulate_shows_a_table(capsys: pytest.CaptureFixture[str], game: str, players: int, language: str) -> None:
    said = say(
        capsys, "simulate", game, "--players", str(players), "--games", "30", "--seed", "12345", "--lang", language
    )
    assert (said.code, said.err) == (0, "")
    text = Words(language).text
    name = text(f"game-{game}")
    title = text("cli-simulate-title", games=30, game=name, players=players, seed="12345")
    lines = said.out.splitlines()
    assert lines[0] == title
    assert re.split(r" {2,}", lines[2]) == [
        text(f"cli-column-{column}") for column in ("seat", "bot", "points", "interval", "wins", "share")
    ]
    seats = max(players, 4)
    for seat, line in enumerate(lines[4 : 4 + seats]):
        cells = line.split()
        assert cells[:2] == [str(seat), "Willi" if seat >= players else "random"]
        assert re.fullmatch(r"\d+[.,]\d\d", cells[2])
    rows = ["decisions", "ties", "speed"]
    rows += (
        ["turns", "waiters", "stalls"] if game == "misterbill" else ["round-decisions", "calls", "exchanges", "level"]
    )
    for row in rows:
        assert any(line.startswith(text(f"cli-row-{row}") + " ") for line in lines), row
    assert "\x1b" not in said.out
    assert all(line == line.rstrip() and len(line) <= 100 for line in lines)


def as_json(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    """Simulate and give the summary, without what the clock has put into it."""
    said = say(capsys, "simulate", *args, "--json")
    assert (said.code, said.err) == (0, "")
    summary: dict[str, Any] = json.loads(said.out)
    assert summary.pop("seconds") > 0
    return summary


def test_simulate_for_machines_mister_bill(capsys: pytest.CaptureFixture[str]) -> None:
    summary = as_json(
        capsys,
        *("misterbill", "--players", "3", "--games", "50", "--seed", "3"),
        *("--bots", "random,house,random", "--option", "exchange=chosen"),
    )
    assert summary["options"] == {"exchange": "chosen"}
    assert [seat["bot"] for seat in summary["seats"]] == ["random", "house", "random"]
    assert summary["rounds"] == 150
    assert set(summary["waiters"]) == set("ETGLR")
    assert not {"calls", "exchanges", "level_rounds"} & {*summary}
    assert sum(seat["share"] for seat in summary["seats"]) == pytest.approx(1)
    assert sum(seat["wins"] for seat in summary["seats"]) >= 50
    assert 0 <= summary["shortest_round"] <= summary["round_length"] <= summary["longest_round"]


def test_simulate_for_machines_willi(capsys: pytest.CaptureFixture[str]) -> None:
    summary = as_json(capsys, "willi", "--players", "3", "--games", "20", "--seed", "3")
    assert [seat["bot"] for seat in summary["seats"]] == ["random", "random", "random", None]
    assert summary["rounds"] == 160
    assert not {"waiters", "stalled_rounds"} & {*summary}
    assert 0 < summary["calls"] <= 8
    assert 0 < summary["exchanges"] < 8
    assert summary["decisions"] == pytest.approx(8 * summary["round_length"])


def test_the_summary_says_what_the_records_say(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for game in ("misterbill", "willi"):
        path = tmp_path / f"{game}.ndjson"
        summary = as_json(capsys, game, "--games", "25", "--seed", "8", "--records", str(path))
        games = [json.loads(line) for line in path.read_text().splitlines()]
        events = [event for played in games for event in played["events"]]
        assert len(games) == 25
        for seat in summary["seats"]:
            points = [played["points"][seat["seat"]] for played in games]
            assert seat["points"] == pytest.approx(sum(points) / 25)
            variance = sum((each - seat["points"]) ** 2 for each in points) / 24
            assert seat["interval"] == pytest.approx(1.96 * (variance / 25) ** 0.5)
            assert seat["wins"] == sum(seat["seat"] in played["winners"] for played in games)
            shares = [1 / len(played["winners"]) for played in games if seat["seat"] in played["winners"]]
            assert seat["share"] == pytest.approx(sum(shares) / 25)
        assert summary["shared_games"] == sum(len(played["winners"]) > 1 for played in games)
        kinds = [event["t"] for event in events]
        if game == "misterbill":
            assert summary["round_length"] == pytest.approx(kinds.count("draw") / 75)
            assert sum(summary["waiters"].values()) == pytest.approx(kinds.count("waiter") / 25)
        else:
            assert summary["calls"] == pytest.approx(kinds.count("willi") / 200)
            assert summary["exchanges"] == pytest.approx(kinds.count("exchange") / 200)
            totals = [event["totals"] for event in events if event["t"] == "round_end"]
            assert summary["level_rounds"] == sum(len(set(each)) < 4 for each in totals)


def test_same_seed_same_records_and_summary_however_many_share_the_work(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for game in ("misterbill", "willi"):
        args = (game, "--games", "65", "--seed", "11", "--bots", "random,house,house,random")
        one, two, other = (tmp_path / f"{game}.{name}" for name in ("one", "two", "other"))
        alone = as_json(capsys, *args, "--workers", "1", "--records", str(one))
        assert as_json(capsys, *args, "--workers", "2", "--records", str(two)) == alone
        assert one.read_bytes() == two.read_bytes()
        assert as_json(capsys, *args, "--seed", "12", "--records", str(other)) != alone
        assert one.read_bytes() != other.read_bytes()


def test_a_game_depends_on_its_number_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    few = records(tmp_path / "few", "misterbill", "--games", "2", "--seed", "4").read_bytes()
    many = records(tmp_path / "many", "misterbill", "--games", "30", "--seed", "4").read_bytes()
    assert many.startswith(few)
    assert len(set(many.splitlines())) == 30


def test_without_a_seed_games_differ_and_the_seed_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    first = as_json(capsys, "misterbill", "--games", "2")
    assert as_json(capsys, "misterbill", "--games", "2")["seed"] != first["seed"]
    assert as_json(capsys, "misterbill", "--games", "2", "--seed", str(first["seed"])) == first


def test_a_single_game_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert as_json(capsys, "willi", "--games", "1", "--seed", "1")["seats"][0]["interval"] is None
    assert "–" in say(capsys, "simulate", "willi", "--games", "1", "--seed", "1").out


def test_progress_is_told_in_order_to_the_end() -> None:
    heard: list[int] = []
    simulate(billi.game("misterbill"), games=50, seed=1, bots=["random"], on_progress=heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == 50


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["chess"], "There is no game “chess”. Choose from: misterbill, willi."),
        ([], "GAME is missing. billi simulate --help tells you more."),
        (["willi", "chess"], "“chess” is one too many. billi simulate --help tells you more."),
        (["willi", "--players", "5"], "willi takes 3 to 4 players, not 5."),
        (["willi", "--players", "9"], "willi takes 3 to 4 players, not 9."),
        (["misterbill", "--players", "2"], "misterbill takes 3 to 8 players, not 2."),
        (["misterbill", "--players", "9"], "misterbill takes 3 to 8 players, not 9."),
        (["willi", "--players", "four"], "--players needs a whole number of at least 3, not “four”."),
        (["willi", "--games", "0"], "--games needs a whole number of at least 1, not “0”."),
        (["willi", "--games", "-5"], "--games needs a whole number of at least 1, not “-5”."),
        (["willi", "--games", "1.5"], "--games needs a whole number of at least 1, not “1.5”."),
        (["willi", "--seed", "-1"], "--seed needs a whole number of at least 0, not “-1”."),
        (["willi", "--workers", "0"], "--workers needs a whole number of at least 1, not “0”."),
        (["willi", "--bots", "human"], f"There is no bot “human”. Choose from: {KNOWN}."),
        (["willi", "--bots", ""], f"There is no bot “”. Choose from: {KNOWN}."),
        (["willi", "--bots", "random,house"], "Give one bot for all, or 4 bots; you gave 2."),
        (["willi", "--option", "exchange"], "Write an option as KEY=VALUE, not “exchange”."),
        (
            ["willi", "--option", "trump=red"],
            "There is no option “trump”. Choose from: exchange, willi_sits, willi_starts.",
        ),
        (
            ["willi", "--option", "exchange=none"],
            "The option “exchange” cannot be “none”. Choose from: any, same_colour.",
        ),
        (["willi", "--frob"], "There is no option “--frob”. billi simulate --help tells you more."),
        (["willi", "--seed"], "--seed needs a value. billi simulate --help tells you more."),
        (["willi", "--json=yes"], "--json takes no value. billi simulate --help tells you more."),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], args: list[str], line: str
) -> None:
    assert complain(capsys, "simulate", *args) == line


def test_a_seed_beyond_all_seeds_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert complain(capsys, "simulate", "willi", "--seed", str(2**63)).startswith("--seed can be at most 9")
    assert as_json(capsys, "misterbill", "--games", "1", "--seed", str(2**63 - 1))["seed"] == 2**63 - 1


def test_an_unknown_command_or_language_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert complain(capsys, "deal") == (
        "There is no command “deal”. Choose from: serve, host, simulate, ladder, train, verify, replay, review, "
        "puzzle, bench. billi --help tells you more."
    )
    assert complain(capsys, "--lang", "es") == "billi does not speak “es”. Choose from: en, fr, de, it."
    assert complain(capsys, "--lang") == "--lang needs a value. billi --help tells you more."


@pytest.mark.parametrize("language", LANGUAGES)
def test_complaints_are_in_the_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    text = Words(language).text
    hint = text("cli-error-hint", command="billi simulate")
    for args, line in (
        (["willi", "--seed", "-1"], text("cli-error-number", option="--seed", least=0, found="-1")),
        (["willi", "--seed"], text("cli-error-no-value", option="--seed") + f" {hint}"),
        (["willi", "--frob"], text("cli-error-no-option", found="--frob") + f" {hint}"),
        (["willi", "x"], text("cli-error-extra", found="x", hint=hint)),
        ([], text("cli-error-missing", what=text("cli-metavar-game")) + f" {hint}"),
        (["willi", "--bots", "x"], text("bot-unknown", name="x", known=KNOWN)),
    ):
        assert complain(capsys, "--lang", language, "simulate", *args) == line


def test_what_was_typed_is_shown_without_control_characters(capsys: pytest.CaptureFixture[str]) -> None:
    line = complain(capsys, "simulate", "wil\nli\x1b[31m[bold]")
    assert r"wil\nli\x1b[31m[bold]" in line


def test_records_that_cannot_be_written_are_said_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for path in (tmp_path / "nowhere" / "games.ndjson", tmp_path):
        line = complain(capsys, "simulate", "willi", "--games", "1", "--records", str(path))
        assert line.startswith(f"{path} cannot be written: ")
    assert list(tmp_path.iterdir()) == []


def test_records_replace_a_file_only_when_all_are_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.ndjson"
    path.write_text("before")

    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("billi.simulate.play", interrupted)
    said = say(capsys, "simulate", "willi", "--games", "1", "--records", str(path))
    assert (said.code, said.out, said.err) == (130, "", "Stopped.\n")
    assert [file.name for file in tmp_path.iterdir()] == ["games.ndjson"]
    assert path.read_text() == "before"


def test_records_can_go_down_a_pipe() -> None:
    done = subprocess.run(
        [*BILLI, "simulate", "misterbill", "--games", "2", "--records", "/dev/stdout", "--json"],
        capture_output=True,
        text=True,
        check=True,
    )
    assert [json.loads(line)["billi"] for line in done.stdout.splitlines()[:2]] == [2, 2]
