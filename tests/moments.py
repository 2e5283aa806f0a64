"""Random games, stopped anywhere: what the properties that hold in every game are tried on."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from billi import State
from billi.state import Game
from crosscheck import VARIANTS
from scene import go_on, start

every_variant = pytest.mark.parametrize("game", VARIANTS, ids=repr)
seeds = st.integers(min_value=0, max_value=2**32 - 1)
few_games = settings(max_examples=6)
many_points = settings(max_examples=25)


def played(game: Game, seed: int) -> Iterator[State]:
    """Play a random game and give the state after every step of it."""
    rnd = random.Random(seed)
    state = start(game, rnd)
    yield state
    while not state.over:
        go_on(state, rnd)
        yield state


def some_point(game: Game, seed: int) -> State:
    """Return a random game at some step of its first round, or of a later one."""
    rnd = random.Random(seed)
    state = start(game, rnd)
    for _ in range(rnd.choice([rnd.randrange(30), rnd.randrange(400)])):
        if state.over:
            break
        go_on(state, rnd)
    return state


def position(state: State) -> dict[str, Any]:
    """Describe where a state stands."""
    return dict(state.game.spec.fields(state.position))
