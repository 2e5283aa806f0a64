"""The programs in examples/ run, and say what they are there to say."""

import asyncio
import os
import re
import runpy
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import billi
from billi.learn.ladder import ladder
from helpers.paths import ROOT
from helpers.serving import on_a_server

EXAMPLES = ROOT / "examples"
LONGEST = 60
RUNS = [
    ("play_a_game.py", ["misterbill", "7", "fr"], r"Score final.*\n.*gagne.*points"),
    ("play_a_game.py", [], r"Final score: Ann \(8\), Bo \(13\), Cy \(14\) and Di \(11\)\.\nCy wins with 14 points"),
    ("your_own_bot.py", ["4"], r"^-\d+\.\d\d ± \d+\.\d\d points a game, next to the house on 4 deals$"),
    (
        "simulate.py",
        ["300"],
        r"^300 games of Willi, 3 players(\nseat \d: +\d+\.\d\d points, +\d+\.\d% of the wins){4}$",
    ),
    ("numpy_batch.py", ["50"], r"^50 games in \d+ steps(\nseat \d: +\d+\.\d\d ± \d\.\d\d points){4}$"),
    ("search.py", ["2"], r"best play from here: \[0, 2, 1, 3\] points(.|\n)*\nplay T on seat 1 +\d+\.\d\d points\n"),
    ("why_not.py", [], r"seat 3, “play B7”: .*\(W5\)\n(.|\n)*legal instead:\n  play R7\n  play L\n  pass$"),
    (
        "records.py",
        ["games.ndjson"],
        r"^3 games in games\.ndjson(\npoints .* finished: True.*){3}\nforged: record 1, event",
    ),
]


OTHERS = {"sit_down.py", "json_lines_bot.py", "train_a_player.py", "seat_your_bot.py"}
"""Those that need more than that, and are run by tests of their own."""


def run(name: str, arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")


@pytest.mark.parametrize(
    ("name", "arguments", "said"), RUNS, ids=lambda value: value if str(value)[-3:] == ".py" else ""
)
def test_an_example_runs(
    name: str,
    arguments: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    run(name, arguments, monkeypatch)
    assert re.search(said, capsys.readouterr().out.strip())


def test_the_client_sits_down_and_plays(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    async def work(url: str) -> None:
        await asyncio.to_thread(run, "sit_down.py", [url], monkeypatch)

    on_a_server(work)
    assert re.fullmatch(r"table \S+\npoints \[\d+, \d+, \d+\]\n(won|lost)\n", capsys.readouterr().out)


def test_a_bot_of_ones_own_stands_on_the_ladder_and_sits_at_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "path", list(sys.path))

    async def work(url: str) -> None:
        await asyncio.to_thread(run, "seat_your_bot.py", [url, "2"], monkeypatch)

    on_a_server(work)
    said = capsys.readouterr().out
    assert re.fullmatch(
        r"easy .*\nLowestFirst +[+-]\d+\.\d\d ± .*\nrandom .*\nat the table: \[\d+, \d+, \d+, \d+\]\n", said
    ), said


@pytest.mark.skipif(
    not find_spec("torch") and os.environ.get("BILLI_TEST_ALL") != "1", reason="PyTorch is not installed"
)
@pytest.mark.long
def test_a_player_is_trained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    run("train_a_player.py", ["40000", str(tmp_path)], monkeypatch)
    said = capsys.readouterr().out
    assert re.search(r"[45]\d,\d\d\d decisions, [\d,]+ a second", said), said
    assert re.search(r"willi\.safetensors: [\d,]+ bytes\nwilli\.quick\.safetensors: [\d,]+ bytes", said), said
    assert re.search(r"\nrandom +-\d+\.\d\d ±", said), said


def test_the_program_that_speaks_json_lines_stands_on_the_ladder() -> None:
    program = f"{sys.executable} {EXAMPLES / 'json_lines_bot.py'}"
    game = billi.game("willi", players=3)
    found = ladder(game, [program, "house"], deals=1, seed=1)
    assert [standing.bot for standing in found.standings] == ["house", program]
    assert found == ladder(game, [program, "house"], deals=1, seed=1)


def test_docs_learning_md_shows_that_program() -> None:
    told = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    program = (EXAMPLES / "json_lines_bot.py").read_text(encoding="utf-8").partition('"""\n\n')[2]
    assert f"```python\n{program}```" in told
    assert "billi ladder willi --bots" in told


def test_every_example_is_run_listed_and_short() -> None:
    programs = {path.name: path.read_text(encoding="utf-8") for path in EXAMPLES.glob("*.py")}
    assert set(programs) == {name for name, _, _ in RUNS} | OTHERS
    listed = re.findall(r"^- \[(\S+)\]\((\S+)\): ", (EXAMPLES / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted((name, name) for name in programs)
    for name, program in programs.items():
        assert len(program.splitlines()) < LONGEST, name
        assert f"python examples/{name}" in program
