"""Games in bulk that go on from given states."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from billi.bulk.layout import pack, record_type
from billi.errors import InvalidArgument
from billi.games.spec import learned
from billi.luck import HALF_BITS, MULTIPLIER
from billi.state import Game, State


def check_states(states: Sequence[State[Any]], games: Sequence[Game], n: int) -> None:
    """Refuse states of another game than is played where they are to go, and those in which nobody is asked."""
    if not states:
        raise InvalidArgument("begin-from-none")
    for i in range(min(n, len(states) * len(games))):
        state, game = states[i % len(states)], games[i % len(games)]
        if state.game != game:
            raise InvalidArgument("begin-from-other", game=repr(state.game), place=i)
        if not state.to_act_mask:
            raise InvalidArgument("begin-from-luck", place=i)


def positions_of(states: Sequence[State[Any]], n: int) -> NDArray[np.void]:
    """Return positions, as many as there are states, over and over."""
    packed = np.zeros(len(states), record_type(states[0].game.spec.rules))
    for state, place in zip(states, packed, strict=True):
        pack(state.position, place)
    return packed[np.arange(n) % len(states)]


def seen_in(states: Sequence[State[Any]], n: int) -> NDArray[np.void]:
    """Return what everyone remembers in each of them, likewise."""
    spec = states[0].game.spec
    memory, _ = learned(spec)
    assert spec.recall is not None
    packed = np.zeros((len(states), memory.EYES), record_type(memory))
    for state, place in zip(states, packed, strict=True):
        for eye in range(min(memory.EYES, state.game.players)):
            pack(spec.recall.seen_in(state.view(eye)), place[eye : eye + 1][0])
    return packed[np.arange(n) % len(states)].reshape(-1)


def streams_of(seed: int, n: int) -> NDArray[np.int64]:
    """Return luck of its own for each."""
    luck = np.random.default_rng(seed)
    return luck.integers(1, MULTIPLIER - 1, n) << HALF_BITS | luck.integers(0, 1 << HALF_BITS, n)
