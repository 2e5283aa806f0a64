"""Games in bulk that go on from given states go on as those states would."""

import random
from typing import Any

import numpy as np
import pytest

import billi
from billi.bots.sight import SeenRow
from billi.bulk.arena import arena
from billi.errors import InvalidArgument
from billi.games.bits import lowest
from billi.games.sets import members
from billi.state import Game, State
from helpers.crosscheck import VARIANTS


def in_mid_game(game: Game, seed: int, moves: int) -> State[Any]:
    """Return a state somebody has played up to at random."""
    luck, state = random.Random(seed), game.start(seed=seed)
    for _ in range(moves):
        asked = lowest(state.to_act_mask)
        state.apply(asked, luck.choice(state.legal(asked)))
    return state


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_an_arena_shows_what_whoever_is_asked_sees_there(game: Game) -> None:
    states = [in_mid_game(game, seed, 3 + 4 * seed) for seed in range(5)]
    tables = arena(game, 12, seed=4)
    tables.begin_from(states)
    for i in range(12):
        state = states[i % 5]
        seat = lowest(state.to_act_mask)
        sight = SeenRow(state.view(seat))
        assert (tables.seats[i], tables.masks[i]) == (seat, sight.choices)
        assert tables.rows[i].tolist() == sight.row


def test_an_arena_goes_on_as_the_state_does() -> None:
    states = [in_mid_game(billi.game("willi"), seed, 20) for seed in range(6)]
    tables = arena(billi.game("willi"), 6, seed=4)
    tables.begin_from(states)
    number, luck = [state.round for state in states], random.Random(3)
    for _ in range(10):
        made = np.array([luck.choice(members(int(mask))) for mask in tables.masks], np.int8)
        for state, choice in zip(states, made.tolist(), strict=True):
            seat = lowest(state.to_act_mask)
            state.apply(seat, SeenRow(state.view(seat)).action(choice))
        tables.step(made)
        for i, state in enumerate(states):
            if state.round == number[i]:  # until luck deals anew
                seat = lowest(state.to_act_mask)
                assert tables.rows[i].tolist() == SeenRow(state.view(seat)).row
    assert tables.illegal == 0


def test_a_position_is_played_out_many_times() -> None:
    state = in_mid_game(billi.game("willi"), 2, 250)
    games = billi.batch(state.game, 500, seed=4)
    games.begin_from([state])
    assert games.state(3).position.hands == state.position.hands
    while not games.over.all():
        games.step()
    assert (games.points >= state.points).all()
    assert len({tuple(points) for points in games.points.tolist()}) > 20
    again = billi.batch(state.game, 500, seed=4)
    again.begin_from([state])
    while not again.over.all():
        again.step()
    assert (again.points == games.points).all()


def test_states_that_cannot_be_gone_on_from_are_refused() -> None:
    willi = billi.game("willi")
    for tables in (arena(willi, 3), billi.batch(willi, 3)):
        with pytest.raises(InvalidArgument, match="no state"):
            tables.begin_from([])
        with pytest.raises(InvalidArgument, match="another game"):
            tables.begin_from([billi.game("willi", players=3).start(seed=1)])
        over = in_mid_game(willi, 1, 0)
        while not over.over:
            over.apply(lowest(over.to_act_mask), over.legal(lowest(over.to_act_mask))[0])
        with pytest.raises(InvalidArgument, match="nobody is asked"):
            tables.begin_from([over])
