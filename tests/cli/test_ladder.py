"""The command ``billi ladder``: what it prints, in four languages, and what it refuses."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from billi.cluster import connected
from billi.errors import BilliError
from billi.words import LANGUAGES, Words
from helpers.billi_command import BILLI, FOREVER, complain, say, started, until

BOTS = ("misterbill", "--players", "3", "--bots", "house,random")


def as_json(capsys: pytest.CaptureFixture[str], *args: str) -> dict[str, Any]:
    said = say(capsys, "ladder", *args, "--json")
    assert (said.code, said.err) == (0, "")
    found: dict[str, Any] = json.loads(said.out)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ladder_shows_its_tables(capsys: pytest.CaptureFixture[str], language: str) -> None:
    said = say(capsys, "ladder", *BOTS, "--deals", "3", "--seed", "12345", "--lang", language)
    assert (said.code, said.err) == (0, "")
    text, lines = Words(language).text, said.out.splitlines()
    game = text("game-misterbill")
    assert lines[0] == text("cli-ladder-title", deals=3, game=game, players=3, games=18, seed="12345")
    assert re.split(r" {2,}", lines[2]) == [text(f"cli-column-{name}") for name in ("bot", "rating", "over", "share")]
    assert re.match(r"house +\d+[.,]\d\d \(\d+[.,]\d\d\) +\+\d+[.,]\d\d ± \d", lines[4])
    assert lines[4].endswith("│████████████")
    assert re.match(r"random .+ −\d+[.,]\d\d ± \d.+ ████████████│$", lines[5])
    assert text("cli-ladder-points") in lines
    fair = text("cli-value-percent", percent=100 / 3)
    assert text("cli-ladder-wins", fair=fair) in lines
    assert sum(re.match(r"house +– +\S", line) is not None for line in lines) == 2
    assert all(line == line.rstrip() and len(line) <= 100 for line in lines)


def test_each_stands_alone_among_the_other_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    found = as_json(capsys, *BOTS, "--deals", "2", "--seed", "1", "--option", "exchange=chosen")
    assert [(duel["bot"], duel["among"]) for duel in found["duels"]] == [("house", "random"), ("random", "house")]
    assert (found["deals"], found["games"], found["options"]) == (2, 12, {"exchange": "chosen"})
    assert {*found["standings"][0]} == {"bot", "rating", "sigma", "points", "wins"}
    again = as_json(capsys, *BOTS, "--deals", "2", "--option", "exchange=chosen")
    assert again["seed"] != 1


def test_the_same_bytes_on_one_worker_and_on_two(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("ladder", *BOTS, "--deals", "8", "--seed", "4", "--json")
    assert say(capsys, *args, "--workers", "1").out == say(capsys, *args, "--workers", "2").out


def test_a_plot_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = say(capsys, "ladder", *BOTS, "--deals", "2", "--plot", str(tmp_path / "standings.svg"))
    assert said.out.endswith(f"\nStandings drawn in {tmp_path / 'standings.svg'}.\n")
    assert (tmp_path / "standings.svg").read_text().startswith("<svg ")
    line = complain(capsys, "ladder", *BOTS, "--deals", "1", "--plot", str(tmp_path))
    assert line.startswith(f"{tmp_path} cannot be written: ")


def test_stopped_by_ctrl_c_it_goes_on_with_the_seed_it_had(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "ladder.jsonl"
    with started(["ladder", *BOTS, "--deals", FOREVER, "--workers", "2", "--to", str(file)]) as process:
        until(lambda: file.exists() and file.read_bytes().count(b"\n") > 2)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=30)
    assert (process.returncode, said) == (130, "Stopped.\n")
    kept = file.read_bytes().count(b"\n") - 1
    found = as_json(capsys, *BOTS, "--deals", str(kept + 1), "--to", str(file))
    assert found["deals"] == kept + 1
    assert file.read_bytes().count(b"\n") - 1 == kept + 1
    assert found == as_json(capsys, *BOTS, "--deals", str(kept + 1), "--seed", str(found["seed"]))
    line = complain(capsys, "ladder", *BOTS, "--seed", "1", "--to", str(file))
    assert line.startswith(f"{file} holds another ladder, where “seed” is {found['seed']} instead of 1.")


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["willi", "--bots", "house"], "A ladder takes at least two bots, with commas between them."),
        (["willi", "--bots", "house,house"], "The bot “house” is named twice."),
        (
            ["willi", "--bots", "house,human"],
            "There is no bot “human”. Choose from: random, easy, house, sharp, master, grandmaster.",
        ),
        (
            ["willi", "--bots", "house,./nobody --fast"],
            "The bot “./nobody --fast” cannot be started: No such file or directory",
        ),
        (
            ["willi", "--bots", 'house,"./nobody 1,2"'],
            "The bot “./nobody 1,2” cannot be started: No such file or directory",
        ),
        (["willi", "--bots", "house,no.such:Bot"], "There is no bot “no.such:Bot”: Python finds no module “no”."),
        (["willi", "--deals", "0"], "--deals needs a whole number of at least 1, not “0”."),
        (["chess"], "There is no game “chess”. Choose from: misterbill, willi."),
        (["willi", "--players", "5"], "willi takes 3 to 4 players, not 5."),
        (["willi", "--option", "exchange"], "Write an option as KEY=VALUE, not “exchange”."),
    ],
)
def test_what_cannot_be_measured_is_said_in_one_line(
    capsys: pytest.CaptureFixture[str], args: list[str], line: str
) -> None:
    assert complain(capsys, "ladder", *args) == line


@pytest.mark.parametrize("command", ["ladder", "simulate"])
def test_without_ray_it_is_said_how_to_install_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    line = complain(
        capsys, command, "willi", "--bots", "house,random" if command == "ladder" else "house", "--ray", "auto"
    )
    assert line.endswith('pip install "billi[ray]"')


@pytest.mark.parametrize(("address", "reason"), [("127.0.0.1:1", ".*[Cc]onnection refused"), ("no such:host", ".+")])
def test_a_cluster_that_is_not_there_is_said_in_one_line(address: str, reason: str) -> None:
    environ = {key: value for key, value in os.environ.items() if key != "RAY_ADDRESS"}
    args = [*BILLI, "ladder", *BOTS, "--ray", address]
    done = subprocess.run(args, capture_output=True, text=True, check=False, env=environ, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(rf"The Ray cluster “{address}” cannot be used: {reason}\n", done.stderr)


def test_that_no_cluster_is_found_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by looking for one: on a computer where tests run at once there may well be one."""
    import ray

    def find_none(**_: object) -> None:
        raise ConnectionError("Could not find any running Ray instance.\nPlease specify the one to connect to.")

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", find_none)
    monkeypatch.setattr(ray, "shutdown", lambda: None)
    with pytest.raises(BilliError) as error:
        connected("auto")
    assert str(error.value) == "The Ray cluster “auto” cannot be used: Could not find any running Ray instance."


def test_nothing_is_called_fair_where_willi_himself_may_win(capsys: pytest.CaptureFixture[str]) -> None:
    said = say(capsys, "ladder", "willi", "--players", "3", "--bots", "house,random", "--deals", "1", "--seed", "1")
    assert "Share of wins, alone among" in said.out
    assert "fair" not in said.out
