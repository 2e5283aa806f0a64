"""The rules as GPU kernels. Without a GPU they are compiled all the same, as far as machine code for one."""

from collections.abc import Callable
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any

import pytest

import billi
from billi.bulk import gpu, gpu_arena
from billi.bulk.layout import record_type
from billi.games import GAMES
from billi.games.spec import learned
from helpers.crosscheck import VARIANTS
from helpers.programs import lacks

HOPPER = (9, 0)


def has_gpu() -> bool:
    try:
        gpu.available()
    except billi.NoDevice:
        return False
    return True


def needs_numba_cuda() -> Any:
    if find_spec("numba_cuda") is None:
        lacks("numba-cuda is not installed: uv sync --group gpu")
    return gpu.cuda()


@pytest.mark.skipif(has_gpu(), reason="this machine has a GPU")
@pytest.mark.parametrize(
    "use", [lambda game: billi.playouts(game, 10, device="cuda"), lambda game: billi.batch(game, 10, device="cuda")]
)
def test_a_machine_without_a_gpu_says_so(use: Callable[[billi.Game], Any]) -> None:
    with pytest.raises(billi.NoDevice) as refused:
        use(billi.game("willi"))
    assert refused.value.sentence in ("device-no-cuda", "device-no-gpu")
    assert "\n" not in str(refused.value)


@pytest.mark.skipif(not has_gpu(), reason="this machine has no GPU")
@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_a_gpu_plays_the_same_games(game: billi.Game) -> None:
    assert billi.playouts(game, 5000, seed=1, device="cuda") == billi.playouts(game, 5000, seed=1)
    there, here = billi.batch(game, 100, seed=2, device="cuda"), billi.batch(game, 100, seed=2)
    for _ in range(100):
        there.step()
        here.step()
        assert (there.positions == here.positions).all()
        assert (there.legal == here.legal).all()


@pytest.mark.skipif(not has_gpu(), reason="this machine has no GPU")
@pytest.mark.parametrize("game", VARIANTS[::5], ids=repr)
def test_a_gpu_takes_given_actions_alike_and_all_or_none_of_them(game: billi.Game) -> None:
    there, here = billi.batch(game, 100, seed=2, device="cuda"), billi.batch(game, 100, seed=2)
    for _ in range(60):
        masks = here.legal.tolist()
        asked = [i for i, mask in enumerate(masks) if mask]
        actions = [mask.bit_length() - 1 if mask else 60 for mask in masks]
        refused = []
        for batch in (there, here) if len(asked) > 1 else ():
            with pytest.raises(billi.IllegalAction) as why:
                batch.step([62 if i in asked[1:] else action for i, action in enumerate(actions)])
            refused.append(why.value.details)
        assert refused[:1] == refused[1:]
        assert (there.positions == here.positions).all()
        for batch in (there, here):
            batch.step(actions)
        assert (there.positions == here.positions).all()


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_kernels_compile_for_a_gpu(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = needs_numba_cuda()
    import numba
    from numba.cuda import dispatcher

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER))
    words, setup, word = numba.int64[::1], numba.types.UniTuple(numba.int64, 3), numba.int64
    positions = numba.from_dtype(record_type(GAMES[game].rules))[::1]
    taken = {
        "play_many": (setup, word, word, word, words, words),
        "begin_many": (positions, words, words, setup, word),
        "check_many": (positions, numba.int8[::1], words),
        "step_many": (
            positions,
            words,
            words,
            numba.int8[::1],
            setup,
            word,
            numba.boolean,
            numba.int32[::1],
            numba.int32[::1],
            word,
        ),
        "deal_many": (positions, words, numba.int32[::1], numba.int32[::1], word),
        "luck_many": (positions, words),
        "legal_many": (positions, words),
    }
    kernels = vars(gpu.kernels(cuda, game))
    assert set(kernels) == set(taken)
    for name, kernel in kernels.items():
        ptx, _ = cuda.compile_ptx(kernel.py_func, taken[name], cc=HOPPER)
        assert ".target sm_90" in ptx


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_kernels_to_learn_from_compile_for_a_gpu(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cuda = needs_numba_cuda()
    import numba
    from numba.cuda import dispatcher

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER))
    words, small, queue, many = numba.int64[::1], numba.int8[::1], numba.int32[::1], numba.int64
    positions = numba.from_dtype(record_type(GAMES[game].rules))[::1]
    seen = numba.from_dtype(record_type(learned(GAMES[game])[0]))[::1]
    games, luck, lists = (words, words, words, words, words), (words, many), (queue, queue)
    taken = {
        "choose_many": (*games, small, *luck, small, small, words, queue, *lists),
        "see_through_many": (*games, *luck, small, small, queue, *lists),
        "deal_many": (*games, *luck, small, small, *lists),
        "take_in_many": (positions, words, words, words, *lists),
        "observe_many": (positions, seen, words, words, small, queue),
        "observe_besides_many": (positions, words),
    }
    kernels = vars(gpu_arena.learning_kernels(cuda, game, min(learned(GAMES[game])[0].EYES, 4)))
    assert kernels.pop("lists") == gpu_arena.list_numbers(GAMES[game].bulk.DUES)[-1]
    assert set(kernels) == set(taken)
    for name, kernel in kernels.items():
        ptx, _ = cuda.compile_ptx(kernel.py_func, taken[name], cc=HOPPER)
        assert ".target sm_90" in ptx


@pytest.mark.skipif(not has_gpu(), reason="this machine has no GPU")
@pytest.mark.parametrize("game", VARIANTS[::5], ids=repr)
def test_a_gpu_goes_on_from_given_states_alike(game: billi.Game) -> None:
    states = [game.start(seed=seed) for seed in range(3)]
    here, there = billi.batch(game, 100, seed=7), billi.batch(game, 100, seed=7, device="cuda")
    for games in (here, there):
        games.begin_from(states)
        for _ in range(50):
            games.step()
    assert (here.positions == there.positions).all()
