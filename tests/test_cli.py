"""The command ``billi``: what it prints, in four languages, and how it leaves."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import click
import pytest

import billi
from billi.cli import billi as command
from billi.cli import run
from billi.cli.speaking import words_for
from billi.simulate import simulate
from billi.words import LANGUAGES, Words
from conftest import needs_program

SOURCE = str(Path(billi.__file__).parents[1])
BILLI = [sys.executable, "-m", "billi"]
FOREVER = "100000000"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("PYTHONPATH", SOURCE)


class Said:
    """What a command has printed, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


def say(capsys: pytest.CaptureFixture[str], *args: str) -> Said:
    """Run the command in this process."""
    code = run(args)
    return Said(code, *capsys.readouterr())


def complain(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    """Run a command that cannot be right, and give the one line it says."""
    said = say(capsys, *args)
    assert (said.code, said.out) == (2, "")
    assert said.err.count("\n") == 1, said.err
    return said.err.rstrip("\n")


def records(path: Path, *args: str) -> Path:
    """Let bots play a few games and give the file of their records."""
    assert run(["simulate", *args, "--records", str(path), "--json"]) == 0
    return path


@pytest.fixture
def played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """Return a file with three games of Mister Bill."""
    path = records(tmp_path / "games.ndjson", "misterbill", "--games", "3", "--seed", "1")
    capsys.readouterr()
    return path


# Help


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_what_can_be_done(capsys: pytest.CaptureFixture[str], language: str) -> None:
    said = say(capsys, "--lang", language, "--help")
    assert (said.code, said.err) == (0, "")
    for name in command.commands:
        assert re.search(rf"^  {name} +\w", said.out, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("args", [[], ["serve"], ["simulate"], ["verify"], ["replay"], ["bench"], ["bench", "engine"]])
def test_help_is_in_the_language_wherever_it_is_asked_for(
    capsys: pytest.CaptureFixture[str], language: str, args: list[str]
) -> None:
    pages = {
        say(capsys, *order).out
        for order in (
            ["--lang", language, *args, "--help"],
            [*args, f"--lang={language}", "--help"],
            [*args, "--help", "--lang", language],
        )
    }
    [page] = pages
    words = Words(language)
    for name in ("cli-usage", "cli-options", "cli-help", "cli-lang"):
        assert "".join(words.text(name).split()) in "".join(page.split()), name
    assert "cli-" not in page
    assert not re.search(r"Usage:|Options:|Show this message", page)
    assert max(map(len, page.splitlines())) <= 80


def test_every_option_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    options = {
        "simulate": "players games seed bots option records workers json lang help",
        "serve": "host port database redis workers public-url log lang help",
    }
    for name, known in options.items():
        page = say(capsys, name, "--help").out
        for option in known.split():
            assert re.search(rf"^  --{option}( \S+)?\s+\w", page, re.MULTILINE), option


def test_the_language_is_the_system_s_unless_another_is_wanted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "it_CH.UTF-8")
    assert say(capsys, "--help").out.startswith("un tavolo per due")
    assert say(capsys, "--help", "--lang", "de").out.startswith("ein Tisch für zwei")


def test_arguments_after_two_dashes_are_no_language() -> None:
    assert words_for(["replay", "--", "--lang", "fr"], {}).language == "en"


def test_help_is_quick_because_nothing_heavy_is_loaded() -> None:
    heavy = {
        *("numba", "numpy", "rich", "multiprocessing", "billi.simulate", "billi.bots"),
        *("asyncio", "uvicorn", "starlette", "msgspec", "platformdirs", "redis", "http.client"),
    }
    code = f"import sys; from billi.cli import run; run(['--help']); sys.exit(str(sys.modules.keys() & {heavy}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == "set()\n"


def test_the_version_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    said = say(capsys, "--version")
    assert said.code == 0
    assert said.out.startswith("billi")


def test_bench_alone_shows_what_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    said = say(capsys, "bench")
    assert said.code == 0
    assert "engine" in said.out


def test_bench_shows_a_table_or_writes_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from billi.bench import engine

    monkeypatch.setattr(engine, "TURNS", 1)
    monkeypatch.setattr(engine, "SECONDS", 0.02)
    monkeypatch.setattr(engine, "GAMES", (("misterbill", 3), ("willi", 4)))
    monkeypatch.setattr(engine, "COMPILED", ("willi",))
    result = json.loads(say(capsys, "bench", "engine", "--json").out)
    assert [row["game"] for row in result["games"]] == ["misterbill", "willi"]
    assert all(row["decisions_per_second"] > 1_000_000 for row in result["games"])
    assert result["times"]["kept_call_seconds"]["willi"] < result["times"]["first_call_seconds"]["willi"]
    monkeypatch.setattr(engine, "measure", lambda progress: result)
    said = say(capsys, "bench", "engine", "--lang", "de")
    assert "Entscheidungen pro Sekunde" in said.out
    assert "Willi, 4 Spieler" in said.out
    on_card = {
        "game": "willi",
        "players": 3,
        "playouts_per_second": 20_310_436_203,
        "batch_steps_per_second": 5_775_665_068,
    }
    result["cuda"] = {"card": "NVIDIA H200", "games": [on_card]}
    said = say(capsys, "bench", "engine")
    assert "NVIDIA H200" in said.out
    assert "20,310.4 M" in said.out


# Simulating


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
        (["misterbill", "--players", "2"], "--players needs a whole number of at least 3, not “2”."),
        (["misterbill", "--players", "9"], "--players can be at most 8, not “9”."),
        (["willi", "--players", "four"], "--players needs a whole number of at least 3, not “four”."),
        (["willi", "--games", "0"], "--games needs a whole number of at least 1, not “0”."),
        (["willi", "--games", "-5"], "--games needs a whole number of at least 1, not “-5”."),
        (["willi", "--games", "1.5"], "--games needs a whole number of at least 1, not “1.5”."),
        (["willi", "--seed", "-1"], "--seed needs a whole number of at least 0, not “-1”."),
        (["willi", "--workers", "0"], "--workers needs a whole number of at least 1, not “0”."),
        (["willi", "--bots", "human"], "There is no bot “human”. Choose from: house, random."),
        (["willi", "--bots", ""], "There is no bot “”. Choose from: house, random."),
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
        "There is no command “deal”. Choose from: serve, simulate, verify, replay, bench. billi --help tells you more."
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
        (["willi", "--bots", "x"], text("bot-unknown", name="x", known="house, random")),
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


# Verifying and replaying


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


# Interrupting


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(("number", "line"), [(signal.SIGINT, "Stopped.\n"), (signal.SIGTERM, "")])
def test_a_signal_ends_it_and_leaves_no_file(tmp_path: Path, number: signal.Signals, line: str, workers: str) -> None:
    args = ["simulate", "willi", "--games", FOREVER, "--workers", workers, "--records", str(tmp_path / "games.ndjson")]
    with started(args) as process:
        until(lambda: any(file.stat().st_size for file in tmp_path.iterdir()))
        os.killpg(process.pid, number) if number == signal.SIGINT else process.send_signal(number)
        _, said = process.communicate(timeout=30)
    assert (process.returncode, said) == (128 + number, line)
    assert list(tmp_path.iterdir()) == []


def test_no_process_stays_when_the_first_is_killed(tmp_path: Path) -> None:
    args = ["simulate", "willi", "--games", FOREVER, "--workers", "2", "--records", str(tmp_path / "games.ndjson")]
    with started(args) as process:
        until(lambda: any(file.stat().st_size for file in tmp_path.iterdir()))
        process.kill()
        process.wait()

    def all_gone() -> bool:
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return True
        return False

    until(all_gone)


@contextmanager
def started(args: list[str]) -> Iterator[subprocess.Popen[str]]:
    """Start a command as a shell in front of somebody does; whatever becomes of the test, nothing of it stays.

    What runs in the background ignores Ctrl-C, and so does what it starts: tests may run there, the command does not.
    """
    with subprocess.Popen(
        [*BILLI, *args],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as process:
        try:
            yield process
        except BaseException:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            raise


def until(happened: Callable[[], bool], seconds: float = 30) -> None:
    """Wait until something has happened."""
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, "nothing happened"
        time.sleep(0.02)


# At a terminal


class Terminal:
    """A real terminal, as wide as asked for, in which one command runs."""

    def __init__(self, tmux: str, socket: Path, width: int, args: list[str]) -> None:
        self.tmux = [tmux, "-S", str(socket), "-f", os.devnull]
        environment = [f"{name}={os.environ[name]}" for name in ("PYTHONPATH", "LC_ALL")]
        size = ["-x", str(width), "-y", "40"]
        self.call("new-session", "-d", *size, "env", *environment, *BILLI, *args, ";", "set", "remain-on-exit", "on")

    def call(self, *args: str) -> str:
        """Tell tmux something."""
        return subprocess.run([*self.tmux, *args], capture_output=True, text=True, check=True).stdout

    def shows(self) -> str:
        """Return what the terminal shows."""
        return self.call("capture-pane", "-p")

    def close(self) -> None:
        """Put the terminal away."""
        self.call("kill-server")


@pytest.fixture
def terminals(tmp_path: Path) -> Iterator[Any]:
    tmux = needs_program("tmux")
    opened: list[Terminal] = []

    def open_one(width: int, *args: str) -> Terminal:
        opened.append(Terminal(tmux, tmp_path / f"tmux{len(opened)}", width, list(args)))
        return opened[-1]

    yield open_one
    for terminal in opened:
        terminal.close()


@pytest.mark.parametrize(("language", "width"), [("de", 80), ("fr", 80), ("it", 120), ("en", 120)])
def test_at_a_terminal_the_bar_moves_and_gives_way_to_the_table(terminals: Any, language: str, width: int) -> None:
    words = Words(language)
    args = ("simulate", "misterbill", "--games", "400", "--seed", "5", "--workers", "1", "--lang", language)
    terminal = terminals(width, *args)
    seen: list[int] = []
    title = words.text("cli-simulate-title", games=400, game="Mister Bill", players=4, seed="5")

    def finished() -> bool:
        screen: str = terminal.shows()
        bar = re.search(r"━+\S*━* (\d+) ", screen)
        if bar:
            assert len([line for line in screen.splitlines() if line.strip()]) == 1, screen
            seen.append(int(bar[1]))
        return title in screen and words.text("cli-row-speed") in screen

    until(finished)
    assert seen == sorted(seen)
    assert len(set(seen)) > 2
    screen = terminal.shows()
    assert "━━" not in screen
    assert screen.startswith(title)
    header = screen.splitlines()[2]
    assert words.text("cli-column-seat") in header
    assert words.text("cli-column-share") in header


def test_ctrl_c_at_a_terminal(terminals: Any, tmp_path: Path) -> None:
    path = tmp_path / "records" / "games.ndjson"
    path.parent.mkdir()
    terminal = terminals(80, "simulate", "willi", "--games", FOREVER, "--workers", "2", "--records", str(path))
    until(lambda: "━" in terminal.shows())
    terminal.call("send-keys", "C-c")
    until(lambda: "Stopped." in terminal.shows())
    until(lambda: not list(path.parent.iterdir()))
    assert "Traceback" not in terminal.shows()


def test_nothing_but_words_from_the_files_is_printed() -> None:
    """Every text click is given is the name of a message, or a form that is the same in every language."""
    for name, message in walk(command):
        assert message.startswith("cli-"), name
        assert Words("en").text(message)


def walk(group: click.Command) -> Iterator[tuple[str | None, str]]:
    """Return every help text of a command and those under it."""
    yield group.name, group.help or ""
    for param in group.params:
        assert isinstance(param, click.Argument | click.Option)
        yield param.name, param.help or ""
    for below in group.commands.values() if isinstance(group, click.Group) else ():
        yield from walk(below)
