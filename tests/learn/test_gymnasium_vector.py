"""Many games at once, as Gymnasium knows them: alike to its own vector environments in every autoreset mode."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import billi
import billi.learn.gymnasium_envs
from billi.bulk.arena import GAME_OVER, arena
from billi.bulk.seated import NEXT, Seated
from billi.errors import InvalidArgument, NotReset, UnknownBot
from billi.games import GAMES
from billi.learn.gymnasium_vector import SeatVectorEnv

MODES = list(AutoresetMode)


class Alone(gymnasium.Env[Any, Any]):
    """One game of the same kind, for Gymnasium's own vector environment to put beside others."""

    def __init__(self, **how: Any) -> None:
        self._envs = SeatVectorEnv(num_envs=1, autoreset_mode=AutoresetMode.DISABLED, **how)
        self.observation_space = self._envs.single_observation_space
        self.action_space = self._envs.single_action_space

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[Any, dict[str, Any]]:
        observation, infos = self._envs.reset(seed=seed)
        return self._first(observation), self._first(infos)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        observation, rewards, over, cut, infos = self._envs.step([int(action)])
        return self._first(observation), float(rewards[0]), bool(over[0]), bool(cut[0]), self._first(infos)

    @staticmethod
    def _first(many: dict[str, Any]) -> dict[str, Any]:
        first = {name: entries[0] for name, entries in many.items() if not name.startswith("_")}
        return {name: bool(one) if isinstance(one, np.bool_) else one.copy() for name, one in first.items()}


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    "how",
    [
        {"game": "willi", "players": 3, "bots": "random"},
        {"game": "misterbill", "players": 5, "seat": None, "bots": "random"},
        {"game": "misterbill", "players": 3, "seat": 1, "bots": ["sharp", "random"]},
    ],
    ids=str,
)
def test_the_same_games_come_out_as_from_gymnasiums_own_vector_environment(how: Any, mode: AutoresetMode) -> None:
    n, luck, ended = 3, np.random.default_rng(1), 0
    ours = SeatVectorEnv(num_envs=n, autoreset_mode=mode, **how)
    theirs = SyncVectorEnv([lambda: Alone(**how)] * n, autoreset_mode=mode)
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"] == mode
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    given: Any = ours.reset(seed=11)
    expected: Any = theirs.reset(seed=11)
    assert data_equivalence(given, expected, exact=True)
    for _ in range(400):
        mask = given[0]["action_mask"]
        choices = np.where(luck.random(n) < 0.05, 0, (mask * luck.random(mask.shape)).argmax(axis=1))  # some illegal
        *given, infos = ours.step(choices)
        *expected, their_infos = theirs.step(choices)
        assert data_equivalence(tuple(given), tuple(expected), exact=True)
        assert same(infos, their_infos)
        over = given[2]
        ended += int(over.sum())
        if mode == AutoresetMode.DISABLED and over.any():
            given = ours.reset(options={"reset_mask": over.copy()})
            expected = theirs.reset(options={"reset_mask": over.copy()})
            assert data_equivalence(given[0], expected[0], exact=True)
            assert same(given[1], expected[1])
    assert ended > 2


def same(one: Any, other: Any) -> bool:
    """Whether two infos are the same, whatever the order they were told in."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return all(same(*pair) for pair in zip(one, other, strict=True))
    return bool(np.array_equal(one, other)) and getattr(one, "dtype", None) == getattr(other, "dtype", None)


@pytest.mark.parametrize("name", GAMES)
def test_with_every_seat_played_from_outside_games_go_as_in_an_arena(name: str) -> None:
    game = billi.game(name, players=4)
    tables, games = arena(game, 1, seed=8), Seated(game, 1)
    games.seeds[:], games.asked[:] = 8, 0b1111
    games.step(np.array([NEXT], np.int8))
    luck = np.random.default_rng(2)
    while not tables.ends[0] & GAME_OVER:
        assert (games.rows == tables.rows).all()
        assert (games.masks[0], games.seats[0]) == (tables.masks[0], tables.seats[0])
        choice = np.array([luck.choice([bit for bit in range(62) if games.masks[0] >> bit & 1])], np.int8)
        before = games.points.copy()
        tables.step(choice)
        games.step(choice)
        assert (games.points - before == tables.rewards[:, : game.seats]).all()
    assert games.seats[0] == -1
    assert games.masks[0] == 0


@pytest.mark.parametrize("id", ["billi/Willi-v0", "billi/MisterBill-v0"])
def test_gymnasium_makes_thousands_by_name(id: str) -> None:
    envs = gymnasium.make_vec(id, num_envs=2000, bots="random")
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    observation, _ = envs.reset(seed=1)
    points = np.zeros(2000)
    for _ in range(30):
        observation, rewards, over, _, infos = envs.step(observation["action_mask"].argmax(axis=1))
        points += rewards
        assert observation in envs.observation_space
        assert not infos["illegal"].any()
        assert (observation["action_mask"].any(axis=1) != over).all()
    assert points.sum() > 0


def test_a_batch_by_gymnasiums_own_hand_plays_the_games_that_make_plays_of_a_seed() -> None:
    """As docs/learning.md says; compiled batches deal others."""
    batch = gymnasium.make_vec("billi/Willi-v0", num_envs=2, vectorization_mode="sync", bots="house")
    seen, _ = batch.reset(seed=7)
    for i in range(2):
        alone, _ = gymnasium.make("billi/Willi-v0", bots="house").reset(seed=7 + i)
        assert data_equivalence({name: rows[i] for name, rows in seen.items()}, alone)


def test_it_is_the_same_on_several_threads() -> None:
    seen = []
    for threads in (1, 3):
        envs = SeatVectorEnv("willi", 10, bots="random", threads=threads)
        observation, _ = envs.reset(seed=4)
        for _ in range(50):
            observation, *_ = envs.step(observation["action_mask"].argmax(axis=1))
        seen.append(observation)
    assert data_equivalence(seen[0], seen[1], exact=True)


def test_sharp_others_leave_a_learner_who_plays_at_random_fewer_points_than_random_others_do() -> None:
    points = {}
    for bots in ("random", "sharp"):
        envs = SeatVectorEnv("willi", 40, bots=bots, autoreset_mode="Disabled")
        luck, over, points[bots] = np.random.default_rng(1), np.zeros(40, bool), 0.0
        observation, _ = envs.reset(seed=1)
        while not over.any():
            mask = observation["action_mask"]
            observation, rewards, over, _, _ = envs.step((mask * luck.random(mask.shape)).argmax(axis=1))
            points[bots] += float(rewards.sum())
    assert points["sharp"] < points["random"]


def test_who_cannot_play_thousands_of_games_is_refused_with_who_can() -> None:
    with pytest.raises(UnknownBot, match=r"“house” cannot play .*; random, sharp can.*“sync”"):
        SeatVectorEnv("willi", 2, bots="house")
    envs = gymnasium.make_vec("billi/Willi-v0", num_envs=2, bots="house", vectorization_mode="sync")
    assert envs.reset(seed=1)[0]["observation"].shape == (2, 491)


def test_what_cannot_be_is_refused() -> None:
    envs = SeatVectorEnv("willi", 2, autoreset_mode="Disabled")
    with pytest.raises(NotReset, match="reset"):
        envs.step([0, 0])
    envs.reset(seed=1)
    with pytest.raises(InvalidArgument):
        envs.step([0, 0, 0])
    with pytest.raises(InvalidArgument, match="one seed for all games or one for each, 2"):
        envs.reset(seed=[1, 2, 3])
    with pytest.raises(InvalidArgument, match="reset_mask"):
        envs.reset(options={"reset_mask": np.zeros(2, bool)})
    observation, over = envs.reset(seed=1)[0], np.zeros(2, bool)
    while not over.any():
        observation, _, over, _, _ = envs.step(observation["action_mask"].argmax(axis=1))
    with pytest.raises(NotReset, match="over"):
        envs.step([0, 0])


def test_seeds_may_be_given_game_by_game() -> None:
    envs = SeatVectorEnv("misterbill", 3)
    together, _ = envs.reset(seed=[9, 4, 9])
    assert (together["observation"][0] == together["observation"][2]).all()
    assert (together["observation"][0] != together["observation"][1]).any()
    again, _ = envs.reset(seed=[None, None, 9])
    assert (again["observation"][2] == together["observation"][2]).all()
    assert (again["observation"][0] != together["observation"][0]).any()


@pytest.mark.parametrize(
    "seed", [5, np.int64(5), [5, 6, 7], (5, 6, 7), np.array([5, 6, 7]), [np.int64(5), 6, 7]], ids=repr
)
def test_one_seed_counts_on_from_game_to_game_and_may_be_any_whole_number(seed: Any) -> None:
    envs = SeatVectorEnv("misterbill", 3)
    told, _ = envs.reset(seed=[5, 6, 7])
    assert (envs.reset(seed=seed)[0]["observation"] == told["observation"]).all()


def test_without_a_seed_games_go_on_as_from_the_last_one() -> None:
    one, other = SeatVectorEnv("misterbill", 3), SeatVectorEnv("misterbill", 3)
    first, _ = one.reset(seed=5)
    other.reset(seed=5)
    after = [envs.reset(seed=seed)[0]["observation"] for envs, seed in ((one, None), (other, [None] * 3))]
    assert (after[0] == after[1]).all()
    assert (after[0] != first["observation"]).any()


@pytest.mark.parametrize("seed", [-1, [1, -1, 2], 2**63, [1, 2, 2**63], 1.5, [1, 2.5, 3], "abc", True], ids=repr)
def test_what_is_no_seed_is_refused_and_changes_nothing(seed: Any) -> None:
    envs, other = SeatVectorEnv("misterbill", 3), SeatVectorEnv("misterbill", 3)
    envs.reset(seed=5)
    other.reset(seed=5)
    with pytest.raises(InvalidArgument, match="seed"):
        envs.reset(seed=seed)
    assert (envs.reset()[0]["observation"] == other.reset()[0]["observation"]).all()


def test_games_under_way_can_be_pickled_and_go_on_alike() -> None:
    envs = SeatVectorEnv("misterbill", 3, bots=["random", "sharp", "random"])
    observation, _ = envs.reset(seed=1)
    twin = pickle.loads(pickle.dumps(envs))
    for _ in range(200):
        choices = observation["action_mask"].argmax(axis=1)
        observation, rewards, ended, *_ = envs.step(choices)
        theirs = twin.step(choices)
        assert (observation["observation"] == theirs[0]["observation"]).all()
        assert (rewards == theirs[1]).all()
        assert (ended == theirs[2]).all()


def test_a_copy_sees_nothing_of_the_luck_to_come() -> None:
    envs = SeatVectorEnv("willi", 4, bots="random")
    observation, _ = envs.reset(seed=1)
    twin = copy.deepcopy(envs)
    choices = observation["action_mask"].argmax(axis=1)
    ours, theirs = envs.step(choices)[0], twin.step(choices)[0]
    assert (ours["observation"] != theirs["observation"]).any()
    assert (envs.reset()[0]["observation"] != twin.reset()[0]["observation"]).any()
