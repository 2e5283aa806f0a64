"""Searches that ours are measured against: they play by the rules, peek at nothing, and keep to their time."""

import importlib
import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count

import numpy as np
import pytest

import billi
from bench.house_playing import compiled
from bench.rivals import OURS, RIVAL, IsMcts, Pimc, Plan, QuickPimc, RandomPimc, Results, play
from billi.bots import Bot
from billi.bots.house import HouseBot
from billi.bots.sight import SeenRow
from billi.bulk.layout import pack, record_type
from billi.games.spec import learned
from billi.luck import Luck, SeededLuck
from billi.state import Game
from helpers.moments import decisions, otherwise
from helpers.paths import ROOT

pytestmark = pytest.mark.long

GAMES = [
    billi.game("willi", players=4),
    billi.game("willi", players=3, exchange="same_colour"),
    billi.game("misterbill", players=4),
    billi.game("misterbill", players=7, exchange="chosen"),
]
TICK = 1 / 1024
KINDS = [Pimc, RandomPimc, QuickPimc, IsMcts]

Rival = Callable[[Luck, float], Bot]


@pytest.fixture
def steady(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have every look at the clock take as long, to the last bit, so that as much is tried each time."""
    ticks = count()
    monkeypatch.setattr(time, "process_time", lambda: next(ticks) * TICK)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_the_compiled_house_likes_what_the_house_likes(game: Game) -> None:
    spec, (memory, _), found = game.spec, learned(game.spec), Counter[bool]()
    house = HouseBot(SeededLuck(1))
    for state, seat in [moment for seed in range(6) for moment in decisions(game, seed, often=2)]:
        positions, seen = np.zeros(1, record_type(spec.rules)), np.zeros(1, record_type(memory))
        pack(state.position, positions[0])
        pack(SeenRow(state.view(seat)).seen, seen[0])
        best = compiled(game.name, "house_likes")(positions, seen, seat)
        found[best == sum(1 << state.check(seat, action) for action in house.likes(state.view(seat)))] += 1
    assert found[True] > 50
    assert found[False] <= (0 if game.name == "willi" else 0.05 * found.total())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.usefixtures("steady")
def test_a_rival_takes_what_is_legal(game: Game, kind: Rival) -> None:
    bot, phases = kind(SeededLuck(1), 20 * TICK), set()
    for state, seat in decisions(game, seed=2):
        assert bot.choose(state.view(seat)) in state.legal(seat)
        phases.add(state.phase)
    assert len(phases) > 1


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES, ids=repr)
@pytest.mark.usefixtures("steady")
def test_a_rival_chooses_the_same_whatever_lies_in_hands_it_cannot_see(game: Game, kind: Rival) -> None:
    rnd, apart = random.Random(3), 0
    for state, seat in decisions(game, seed=3, often=12 if game.name == "willi" else 3):
        twin = otherwise(state, seat, rnd)
        apart += twin != state
        one, other = (kind(SeededLuck(4), 20 * TICK).choose(each.view(seat)) for each in (state, twin))
        assert one == other
    assert apart > 3


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.usefixtures("steady")
def test_a_rival_sees_what_brings_it_out(kind: Rival) -> None:
    """With Look gone one card is left, and the next one to draw takes it."""
    state = billi.game("misterbill", players=3).position(hands=["OL", "SPB", "OSP"], phase="serve", round=3)
    assert {str(kind(SeededLuck(luck), 60 * TICK).choose(state.view(0))) for luck in range(5)} == {"play L"}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", [GAMES[0], GAMES[2]], ids=repr)
def test_a_rival_keeps_to_its_time(game: Game, kind: Rival) -> None:
    bot, took = kind(SeededLuck(1), 0.05), []
    for state, seat in decisions(game, seed=5, often=8)[:12]:
        view = state.view(seat)
        began = time.process_time()
        bot.choose(view)
        took.append(time.process_time() - began)
    assert 0.045 < np.median(took) < 0.065


def games_played() -> Iterator[tuple[str, int]]:
    for kind in (OURS, RIVAL):
        for seat in range(3):
            yield kind, seat


def test_a_deal_counts_once_it_was_played_from_every_seat() -> None:
    game = billi.game("misterbill", players=3)
    plan, results = Plan(game, "house", "pimc", 0.0, "random", 1, (OURS, RIVAL), 0.0), Results()
    for kind, seat in games_played():
        assert results.by_deal(kind, 3, 0) == {}
        play(plan, kind, 0, seat, results)
    assert results.by_deal(OURS, 3, 0).keys() == results.by_deal(RIVAL, 3, 1).keys() == {0}
    assert set(results.spent) == {"house", "pimc"}
    assert results.tried > len(results.spent["pimc"])


def test_only_ismcts_needs_openspiel() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import bench.rivals"
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)
    assert importlib.import_module("bench.rivals_openspiel").pyspiel
