"""One seat against bots, as Gymnasium knows environments."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import billi
from billi.errors import InvalidArgument, NotReset, UnknownBot
from billi.games import GAMES
from billi.games.sets import members
from billi.learn.gymnasium_envs import SeatEnv
from helpers.crosscheck import VARIANTS

IDS = ["billi/Willi-v0", "billi/MisterBill-v0"]


def play(env: Any, seed: int, luck: int = 1) -> list[tuple[Any, float, bool, Any]]:
    """Play a game with random choices of the seat that learns."""
    chooses = np.random.default_rng(luck)
    observation, info = env.reset(seed=seed)
    steps: list[tuple[Any, float, bool, Any]] = [(observation, 0.0, False, info)]
    while not steps[-1][2]:
        choice = int(chooses.choice(np.flatnonzero(steps[-1][0]["action_mask"])))
        observation, reward, over, truncated, info = env.step(choice)
        assert not truncated
        steps.append((observation, reward, over, info))
    return steps


@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("bots", ["random", "house", "sharp"])
def test_gymnasiums_own_checker_finds_nothing(id: str, bots: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(id, players=4, bots=[bots]).unwrapped)


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_every_variant_passes_the_checker_and_plays_to_its_end(game: billi.Game) -> None:
    id = f"billi/{type(game.spec).__name__}-v0"
    how: dict[str, Any] = {"players": game.players, "bots": "random", **game.options}
    env = gymnasium.make(id, **how)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)
        steps = play(env, 3)
    for observation, _, over, info in steps:
        assert observation in env.observation_space
        assert (observation["action_mask"] == info["action_mask"]).all()
        assert observation["action_mask"].any() != over
    assert sum(reward for _, reward, _, _ in steps) == env.unwrapped._state.points[0]  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_observed_is_what_the_seats_view_allows(name: str) -> None:
    env = SeatEnv(name, seat=2)
    spec, observation = GAMES[name], env.reset(seed=1)[0]
    recall, rows = spec.recall, spec.observation
    assert recall is not None
    assert rows is not None
    over = False
    while not over:
        assert env._state is not None
        view, row = env._state.view(2), [0] * rows.WIDTH
        p = recall.position_of(view, spec.empty(), env.game.bits)
        rows.observe(p, recall.seen_in(view), 2, row)
        assert observation["observation"].tolist() == row
        choices = members(env._sight.choices)
        assert {str(env._sight.action(choice)) for choice in choices} == {str(action) for action in view.legal}
        choice = int(np.flatnonzero(observation["action_mask"])[-1])
        observation, _, over, _, _ = env.step(choice)


def test_the_same_seed_gives_the_same_games_one_after_the_other() -> None:
    one, other = SeatEnv("willi"), SeatEnv("willi")
    for env in (one, other):
        env.reset(seed=5)
    first, second = one.reset()[0], other.reset()[0]
    assert (first["observation"] == second["observation"]).all()
    assert (first["observation"] != one.reset()[0]["observation"]).any()


def test_a_choice_that_is_not_legal_is_made_at_random_and_told() -> None:
    env = SeatEnv("willi", bots="random")
    observation, info = env.reset(seed=1)
    assert not info["illegal"]
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    assert env.step(illegal)[4]["illegal"]
    for choice in (-1, 38, 99):
        env.reset(seed=1)
        assert env.step(choice)[4]["illegal"]


def test_the_learner_may_sit_in_another_seat_each_game() -> None:
    env, seats = SeatEnv("misterbill", players=3, seat=None, bots="random"), []
    for game in range(4):
        env.reset(seed=1 if game == 0 else None)
        seats.append(env.seat)
    assert seats == [0, 1, 2, 0]


def test_bots_are_seated_clockwise_from_the_learner_and_choose_as_they_do_elsewhere() -> None:
    env = SeatEnv("willi", seat=3, bots=["house", "sharp", "random"])
    env.reset(seed=2)
    assert {seat: type(bot).__name__ for seat, bot in env._bots.items()} == {
        0: "HouseBot",
        1: "SharpBot",
        2: "RandomBot",
    }


def test_who_cannot_sit_there_is_refused() -> None:
    with pytest.raises(InvalidArgument, match="one for each, 3 in all; these are 2"):
        SeatEnv("willi", bots=["house", "house"])
    with pytest.raises(UnknownBot, match="nobody"):
        SeatEnv("willi", bots="nobody")
    with pytest.raises(InvalidArgument, match="seat 4"):
        SeatEnv("willi", seat=4)
    with pytest.raises(NotReset, match="reset"):
        SeatEnv("willi").step(0)


def test_a_game_that_is_over_is_not_played_on() -> None:
    env = SeatEnv("misterbill", bots="random")
    play(env, 1)
    with pytest.raises(NotReset, match="reset"):
        env.step(0)


def test_a_copy_sees_nothing_of_the_luck_to_come() -> None:
    env = SeatEnv("willi", bots="house")
    env.reset(seed=1)
    hands = []
    for one in (env, copy.deepcopy(env), copy.deepcopy(env)):
        state = one._state
        assert state is not None
        while state.round == 1:
            one.step(members(one._sight.choices)[0])
        hands.append(state.hand(0))
    assert len({tuple(hand) for hand in hands}) == 3, "the next deal is another one in each"


def test_a_copy_is_of_the_same_kind_and_goes_on_with_the_same_seat_in_turn() -> None:
    class Mine(SeatEnv):
        wins = 0

    env = Mine("willi", seat=None, bots="random")
    env.reset(seed=1)
    env.reset()
    env.wins = 3
    twin = copy.deepcopy(env)
    assert (type(twin), twin.wins, twin.seat) == (Mine, 3, env.seat)
    for one in (env, twin):
        one.reset()
    assert (env.seat, twin.seat) == (2, 2)
    twin.step(int(np.flatnonzero(twin.action_masks())[0]))
    assert str(env.render()) != str(twin.render()), "what one plays is not played by the other"
    made = copy.deepcopy(gymnasium.make("billi/Willi-v0", bots="random"))
    assert made.spec is not None
    assert made.spec.id == "billi/Willi-v0"
    assert made.reset(seed=2)[0]["observation"].shape == (491,)


def test_it_is_drawn_as_text_without_what_the_seat_does_not_see() -> None:
    env = gymnasium.make("billi/Willi-v0", bots="random", render_mode="ansi")
    env.reset(seed=7)
    drawn = str(env.render())
    assert "hand:" in drawn
    state: billi.State = env.unwrapped._state  # type: ignore[attr-defined]
    assert not any(f"'{card}'" in drawn for card in state.hand(1))


def test_masks_are_there_for_learners_that_ask_for_them() -> None:
    env = SeatEnv("misterbill", bots="random")
    observation, _ = env.reset(seed=3)
    assert (env.action_masks() == observation["action_mask"].astype(bool)).all()


@pytest.mark.parametrize("name", ["willi", "misterbill"])
def test_a_game_under_way_can_be_pickled_and_goes_on_alike(name: str) -> None:
    env = SeatEnv(name, bots="random")
    env.reset(seed=3)
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(20):
        choice = int(np.flatnonzero(env.action_masks())[0])
        one, other = env.step(choice), twin.step(choice)
        assert (one[0]["observation"] == other[0]["observation"]).all()
        assert one[1:4] == other[1:4]
        if one[2]:
            break
