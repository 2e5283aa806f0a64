"""The sharp bot: a learned network at the table."""

import json
import time
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

import billi
from billi.bots import check_bot, has_learned, make
from billi.bots.network import Network, network_of, read_weights
from billi.bulk.answering import EVENED, LAYERS
from billi.errors import UnknownBot
from billi.games import GAMES
from billi.luck import SeededLuck
from billi.state import Game
from helpers.bot_games import play_bots
from helpers.crosscheck import VARIANTS

LARGEST = 1_000_000
"""Bytes a network may take."""


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_it_keeps_to_the_rules_with_any_players_and_options(game: Game) -> None:
    assert play_bots(game, 3, ["sharp"] * game.players).over


@pytest.mark.parametrize(
    ("game", "deals", "lead"), [(billi.game("willi"), 6, 2.0), (billi.game("misterbill", players=4), 24, 0.3)], ids=repr
)
def test_it_is_ahead_of_three_of_the_house(game: Game, deals: int, lead: float) -> None:
    leads = []
    for deal in range(deals):
        for seat in range(game.players):
            names = ["sharp" if other == seat else "house" for other in range(game.players)]
            points = play_bots(game, deal, names).points[: game.players]
            leads.append(points[seat] - (sum(points) - points[seat]) / (game.players - 1))
    assert sum(leads) / len(leads) > lead


def test_it_chooses_alike_whatever_lies_in_the_hands_it_cannot_see() -> None:
    one = billi.game("willi").start(seed=8)
    sharp = make("sharp", SeededLuck(1))
    assert sharp.choose(one.view(0)) == make("sharp", SeededLuck(2)).choose(one.view(0))


@pytest.mark.parametrize("name", GAMES)
def test_a_network_is_small_and_says_how_it_was_taught(name: str) -> None:
    folder = files("billi.players")
    kept = [file for file in folder.iterdir() if file.name.startswith(name) and file.name.endswith(".safetensors")]
    assert {f"{name}.safetensors", f"{name}.quick.safetensors", f"{name}.judge.safetensors"} <= {k.name for k in kept}
    assert all(len(file.read_bytes()) < LARGEST for file in kept)
    about = json.loads(folder.joinpath(f"{name}.json").read_text())
    assert about["game"] == name
    assert about["command"].startswith(f"billi train {name} ")
    assert about["progress"]["decisions"] > 10**9
    assert about["progress"]["decisions"] == about["plan"]["decisions"]
    assert about["curve"][-1]["seconds"] > 60


@pytest.mark.parametrize("name", GAMES)
def test_many_rows_are_answered_as_one_by_one_and_as_written_out(name: str) -> None:
    network, kept = network_of(name), files("billi.players").joinpath(f"{name}.safetensors").read_bytes()
    assert network is not None
    luck = np.random.default_rng(1)
    rows = luck.integers(0, 2, (5, GAMES[name].observation.WIDTH))  # type: ignore[union-attr]
    together = network.answer(rows)
    assert (together == [network.answer(row) for row in rows]).all()
    np.testing.assert_allclose(together[0], by_hand(read_weights(kept), rows[0].tolist()), rtol=1e-4, atol=1e-4)


def by_hand(weights: dict[str, Any], row: list[int]) -> list[float]:
    """Answer a row one number at a time."""
    x = [float(entry) for entry in row]
    for number in range(LAYERS):
        part = {name: weights[f"{name}{number}"].tolist() for name in ("layer", "bias", "gain", "shift")}
        x = [sum(map(float.__mul__, line, x)) + bias for line, bias in zip(part["layer"], part["bias"], strict=True)]
        mean = sum(x) / len(x)
        spread = (sum((entry - mean) ** 2 for entry in x) / len(x) + float(EVENED)) ** 0.5
        evened = zip(x, part["gain"], part["shift"], strict=True)
        x = [max(0.0, (entry - mean) / spread * gain + shift) for entry, gain, shift in evened]
    answer, bias = weights["answer"].tolist(), weights["answer_bias"].tolist()
    return [sum(map(float.__mul__, line, x)) + one for line, one in zip(answer, bias, strict=True)]


def test_it_answers_in_the_blink_of_an_eye() -> None:
    state = billi.game("willi").start(seed=1)
    sharp, times = make("sharp", SeededLuck(1)), []
    for _ in range(200):
        view = state.view(state.to_act[0])
        before = time.process_time()
        action = sharp.choose(view)
        times.append(time.process_time() - before)
        state.apply(state.to_act[0], action)
    assert sorted(times)[100] < 0.003


def test_what_nobody_has_taught_it_is_refused_before_anyone_sits_down() -> None:
    assert has_learned("willi")
    assert not has_learned("chess")
    with pytest.raises(UnknownBot, match="chess"):
        check_bot("sharp", "chess")
    with pytest.raises(UnknownBot):
        check_bot("blunt", "willi")
    check_bot("house", "chess")


def test_a_file_that_is_no_network_is_refused() -> None:
    with pytest.raises((KeyError, ValueError)):
        Network(b"\x02\0\0\0\0\0\0\0{}")
