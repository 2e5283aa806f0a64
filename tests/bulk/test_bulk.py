"""Games by the million: the compiled rules against the plain ones, and what surrounds them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

import billi
from billi.bulk import cpu
from billi.bulk.layout import pack, record_type, unpack
from billi.bulk.playouts import setup_of
from billi.luck import advance, below, seeded
from billi.state import Game
from helpers.crosscheck import VARIANTS
from helpers.paths import TESTS
from helpers.third_game import THIRD_GAMES

pytestmark = pytest.mark.usefixtures("third_game")
EVERY_GAME = pytest.mark.parametrize("game", [*VARIANTS, *THIRD_GAMES], ids=repr)


def as_it_stands(function: FunctionType) -> FunctionType:
    return function


def plain(game: Game) -> Any:
    """The bulk loops as plain Python: the JIT is off."""
    return cpu.build(game.name, as_it_stands, {})


def fields(table: Any) -> dict[str, Any]:
    return {name: getattr(table, name) for name in type(table).__slots__}


@EVERY_GAME
def test_compiled_rules_and_plain_rules_agree_after_every_step(game: Game) -> None:
    games, loops = 4, plain(game)
    batch = billi.batch(game, games, seed=11)
    positions = [game.spec.empty() for _ in range(games)]
    streams, numbers = [0] * games, [0] * games
    cards = [0] * game.spec.rules.CARDS_SIZE
    loops.begin_many(positions, streams, numbers, setup_of(game), 11, 0, games)
    while True:
        for i in range(games):
            assert fields(unpack(batch.positions[i], game.spec.empty())) == fields(positions[i])
        if batch.over.all():
            return
        masks = [0] * games
        loops.legal_many(positions, masks, 0, games)
        assert batch.legal.tolist() == masks
        batch.step()
        loops.step_many(positions, cards, streams, numbers, [-1] * games, setup_of(game), 11, False, 0, games)


@EVERY_GAME
def test_plain_and_compiled_playouts_give_the_same_points(game: Game) -> None:
    points = [0] * game.spec.rules.SEATS
    cards = [0] * game.spec.rules.CARDS_SIZE
    decisions = plain(game).play_many([game.spec.empty()], cards, setup_of(game), 5, 0, 12, points)
    assert billi.playouts(game, 12, seed=5) == billi.Playouts(12, decisions, points[: game.seats])


@pytest.mark.parametrize("game", VARIANTS[::5], ids=repr)
def test_playouts_are_the_same_on_any_number_of_threads(game: Game) -> None:
    alone = billi.playouts(game, 1001, seed=3)
    assert [billi.playouts(game, 1001, seed=3, threads=threads) for threads in (2, 3, 7)] == [alone] * 3
    assert billi.playouts(game, 1001, seed=4) != alone


def test_playouts_follow_the_seed_and_large_seeds_are_seeds_too() -> None:
    game = billi.game("willi")
    few = [billi.playouts(game, 3, seed=seed).decisions for seed in (0, 1, 2**40, 2**62 - 1)]
    assert len(set(few)) == len(few)


@pytest.mark.parametrize("game", VARIANTS[::4], ids=repr)
def test_a_batch_goes_as_the_playouts_of_its_seed(game: Game) -> None:
    batch = billi.batch(game, 50, seed=9, threads=2)
    decisions = 0
    while not batch.over.all():
        decisions += int((~batch.over).sum())
        batch.step()
    assert billi.playouts(game, 50, seed=9) == billi.Playouts(50, decisions, batch.points.sum(axis=0).tolist())


@pytest.mark.parametrize("game", VARIANTS[::3], ids=repr)
def test_a_batch_steps_with_given_actions_as_states_do(game: Game) -> None:
    batch = billi.batch(game, 6, seed=2)
    for _ in range(60):
        batch.run_luck()
        states = [batch.state(i) for i in range(len(batch))]
        masks = batch.legal.tolist()
        assert masks == [state.legal_mask(state.to_act[0]) if state.to_act else 0 for state in states]
        assert batch.seats.tolist() == [state.to_act[0] if state.to_act else -1 for state in states]
        actions = [mask.bit_length() - 1 if mask else 0 for mask in masks]
        batch.step(actions)
        for i, state in enumerate(states):
            if state.to_act:
                state.apply_code(state.to_act[0], actions[i])
                assert batch.state(i) == state


@pytest.mark.parametrize("threads", [1, 2, 4])
@pytest.mark.parametrize("restart", [False, True])
@pytest.mark.parametrize("game", VARIANTS[::3], ids=repr)
def test_an_illegal_action_in_a_batch_is_named_and_no_game_moves(game: Game, restart: bool, threads: int) -> None:
    batch, twin = (billi.batch(game, 12, seed=4, threads=threads, restart=restart) for _ in range(2))
    refused = 0
    for step in range(150):
        masks, before = batch.legal.tolist(), batch.positions.copy()
        asked = [i for i, mask in enumerate(masks) if mask]
        actions = [mask.bit_length() - 1 if mask else 60 for mask in masks]
        if len(asked) > 3 and step % 4 == 0:  # a refusal takes longer than all else
            spoilt = [62 if i in (asked[-1], asked[2]) else action for i, action in enumerate(actions)]
            with pytest.raises(billi.IllegalAction, match=rf"Game {asked[2]} .*62"):
                batch.step(spoilt)
            assert (batch.positions == before).all()
            refused += 1
        batch.step(actions)
        twin.step(actions)
        assert (batch.positions == twin.positions).all()
    assert refused


@pytest.mark.parametrize(
    "actions", [[1, 2], [[1], [2], [3]], [0.5, 1.0, 2.0], ["a", "b", "c"], [1, 2, 63], [1, 2, 2**40]]
)
def test_a_batch_refuses_what_are_not_its_actions(actions: Any) -> None:
    batch = billi.batch(billi.game("willi"), 3)
    with pytest.raises(billi.InvalidArgument):
        batch.step(actions)


def test_a_batch_that_restarts_never_runs_dry() -> None:
    game = billi.game("misterbill", players=3)
    batch = billi.batch(game, 5, seed=1, restart=True)
    finished = 0
    points = np.zeros(3, int)
    for _ in range(400):
        batch.step()
        finished += int(batch.over.sum())
        points += batch.points[batch.over].sum(axis=0)
    assert finished > 20


@pytest.mark.parametrize(
    ("count", "more"), [(0, {}), (-1, {}), (10, {"threads": 0}), (10, {"device": "abacus"}), (1.5, {})]
)
def test_playouts_refuse_what_cannot_be(count: Any, more: dict[str, Any]) -> None:
    with pytest.raises(billi.NoDevice if "device" in more else billi.InvalidArgument):
        billi.playouts(billi.game("willi"), count, **more)


def test_tables_are_small_and_pack_both_ways() -> None:
    for game, size in ((billi.game("misterbill", players=8), 64), (billi.game("willi", players=3), 80)):
        layout = record_type(game.spec.rules)
        assert layout.itemsize == size
        table = game.start(seed=1).position
        record = np.zeros(1, layout)
        pack(table, record[0])
        assert fields(unpack(record[0], game.spec.empty())) == fields(table)


def test_streams_are_spread_evenly() -> None:
    buckets = [0] * 10
    for number in range(20_000):
        buckets[below(advance(seeded(1, number)), 10)] += 1
    assert all(abs(bucket - 2000) < 5 * 2000**0.5 for bucket in buckets)
    assert len({seeded(1, number) for number in range(20_000)}) == 20_000


def run(code: str, cache: Path) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "BILLI_CACHE": str(cache)}
    return subprocess.run([sys.executable, "-W", "always", "-c", code], env=environ, capture_output=True, text=True)


PLAY = "import sys, billi; print(billi.playouts(billi.game('willi'), 5, seed=1).points, 'numba' in sys.modules)"


@pytest.fixture(scope="module")
def first(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A folder with the code that was compiled for games played there, and what was said."""
    folder = tmp_path_factory.mktemp("compiled")
    return folder, run(PLAY, folder).stdout


def test_compiled_code_is_kept_and_loaded_without_a_compiler(first: tuple[Path, str]) -> None:
    folder, said = first
    again = run(PLAY, folder)
    points = billi.playouts(billi.game("willi"), 5, seed=1).points
    assert said == f"{points} True\n"
    assert again.stdout == f"{points} False\n"


def test_broken_kept_code_is_compiled_anew(first: tuple[Path, str], tmp_path: Path) -> None:
    shutil.copytree(first[0], tmp_path, dirs_exist_ok=True)
    (kept,) = tmp_path.glob("*.o")
    kept.write_bytes(kept.read_bytes()[:-100])
    assert run(PLAY, tmp_path).stdout.endswith("True\n")
    assert run(PLAY, tmp_path).stdout.endswith("False\n")


def test_what_two_processes_want_at_once_is_compiled_by_one(tmp_path: Path) -> None:
    command, environ = [sys.executable, "-c", PLAY], {**os.environ, "BILLI_CACHE": str(tmp_path)}
    both = [subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    said = [one.communicate(timeout=120)[0] for one in both]
    assert sorted(line.split()[-1] for line in said) == ["False", "True"], "Numba was needed by both, or by none"


def test_a_cache_folder_that_cannot_be_written_is_only_slower(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = run(PLAY, tmp_path / "file")
    assert done.returncode == 0
    assert done.stdout.endswith("True\n")
    assert "compiled code cannot be kept" in done.stderr
    assert "Traceback" not in done.stderr


PLAY_BOTH = """
import sys, warnings
import numba.core.dispatcher
import billi
from billi.bulk import cpu
from billi.games import register
from highest.spec import Highest
register(Highest())
broken, name = sys.argv[1:]
if broken == "_nrt":
    njit = numba.njit
    def strict(*given, _nrt=None, **options):
        if _nrt is not None:
            raise KeyError("Unrecognized options: {'_nrt'}")
        return njit(*given, **options)
    numba.njit = strict
elif broken == "inspect_llvm":
    [home] = [kind for kind in numba.core.dispatcher.Dispatcher.__mro__ if "inspect_llvm" in vars(kind)]
    del home.inspect_llvm
elif broken == "convention":
    cpu._shape = lambda kinds: "pp" + "w" * len(kinds)
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    game = billi.game(name, players=4)
    print(billi.playouts(game, 50, seed=3, threads=2))
    batch = billi.batch(game, 5, seed=3)
    while not batch.over.all():
        batch.step()
    print(batch.points.tolist(), batch.legal.tolist())
print([str(one.message) for one in told if "Numba" in str(one.message)], file=sys.stderr)
"""


@pytest.mark.parametrize(
    ("broken", "game"), [("_nrt", "highest"), ("inspect_llvm", "highest"), ("convention", "highest")]
)
def test_without_the_private_parts_of_numba_the_same_games_are_played(broken: str, game: str, tmp_path: Path) -> None:
    """Where everything has to be compiled twice, it is a game that is soon compiled."""

    def play(how: str) -> tuple[str, str]:
        command = [sys.executable, "-c", PLAY_BOTH, how, game]
        environment = os.environ | {"PYTHONPATH": str(TESTS)}
        if how != "nothing":
            environment["BILLI_CACHE"] = str(tmp_path / how)
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout, done.stderr

    games, told = play("nothing")
    assert told.strip() == "[]"
    same, told = play(broken)
    assert same == games
    assert told.count("does not let billi keep its compiled code") == 1
    assert list((tmp_path / broken).rglob("*.nbi")), "Numba keeps nothing"
    assert not list((tmp_path / broken).glob("*.o"))


def test_importing_billi_brings_in_neither_numpy_nor_numba() -> None:
    code = "import sys, billi; print({'numpy', 'numba', 'fluent', 'click', 'rich'} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "set()\n"
