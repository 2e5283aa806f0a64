"""What points are worth to somebody who wants to win."""

import numpy as np
import pytest

import billi
from billi.bots.master import worth_to
from billi.bots.winning import winning_chances


@pytest.mark.parametrize("points", [[5, 3, 3, 0], [0, 4, 2, 2], [2, 2, 2, 2], [9, 3, 2, 1]])
def test_chances_are_those_of_games_played_on_by_luck(points: list[int]) -> None:
    luck, spread = np.random.default_rng(1), 2.5
    ends = np.array(points) + spread * luck.normal(size=(200_000, 4))
    won = (ends.argmax(1) == 0).mean()
    assert winning_chances([points], 0, spread)[0] == pytest.approx(won, abs=0.006)


def test_all_chances_together_are_one() -> None:
    points = [[7.0, 5.0, 4.0, 4.0, 1.0]]
    assert sum(winning_chances(points, seat, 1.7)[0] for seat in range(5)) == pytest.approx(1, abs=0.01)
    assert sum(winning_chances([[4, 4, 1]], seat, 0.0)[0] for seat in range(3)) == 1


@pytest.mark.parametrize(("round", "dares"), [(1, False), (8, True)])
def test_who_is_behind_dares_in_the_last_round(round: int, dares: bool) -> None:
    state = billi.game("willi").start(seed=1)
    state.position.round = round
    worth = worth_to(state.view(0))
    lost, won, safe = worth(np.array([[1, 5, 2, 2], [6, 5, 2, 2], [4, 5, 2, 2]], np.float32))
    assert ((lost + won) / 2 > safe) == dares


@pytest.mark.parametrize(("round", "matter"), [(1, True), (8, False)])
def test_who_has_won_anyway_does_not_mind_points(round: int, matter: bool) -> None:
    state = billi.game("willi").start(seed=1)
    state.position.round = round
    few, many = worth_to(state.view(0))(np.array([[6, 2, 2, 2], [8, 2, 2, 2]], np.float32))
    assert (many - few > 0.1) == matter
