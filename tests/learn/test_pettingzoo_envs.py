"""Every seat as an agent, as PettingZoo knows environments."""

import copy
import pickle
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import billi
from billi.bots.sight import SeenRow
from billi.errors import NotReset
from billi.games import GAMES
from billi.learn.pettingzoo_envs import ParallelTableEnv, TableEnv
from helpers.crosscheck import VARIANTS

OF_EVERY_GAME_WITH_MASKS = ["Observation is not a NumPy array", "Observation space for each agent probably should be"]
"""What PettingZoo says of all but its own games where an observation comes with its mask."""


@pytest.fixture(autouse=True)
def nothing_else_is_warned_of() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in OF_EVERY_GAME_WITH_MASKS:
            warnings.filterwarnings("ignore", message)
        yield


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_pettingzoos_own_suites_pass(game: billi.Game) -> None:
    one_by_one = partial(TableEnv, game.name, game.players, **game.options)
    at_once = partial(ParallelTableEnv, game.name, game.players, **game.options)
    api_test(one_by_one(), num_cycles=60)
    seed_test(one_by_one, num_cycles=20)
    parallel_api_test(at_once(), num_cycles=60)
    parallel_seed_test(at_once, num_cycles=20)


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_pass_them_too(name: str) -> None:
    with warnings.catch_warnings():
        # An agent whose game is over has no choice; PettingZoo says so of its own games too.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        api_test(TableEnv(name, 4), num_cycles=1000)
    parallel_api_test(ParallelTableEnv(name, 4), num_cycles=1000)


@pytest.mark.parametrize("name", GAMES)
def test_only_the_agent_that_is_asked_has_choices_and_all_see_what_their_views_allow(name: str) -> None:
    env = TableEnv(name, 4)
    env.reset(seed=3)
    for _ in range(150):
        state = env._episode.state
        for seat, agent in enumerate(env.possible_agents):
            seen, sight = env.observe(agent), SeenRow(state.view(seat))
            assert seen in env.observation_space(agent)
            assert seen["observation"].tolist() == sight.row
            assert seen["action_mask"].any() == (seat in state.to_act)
        asked = env.infos[env.agent_selection]
        assert (env.observe(env.agent_selection)["action_mask"] == asked["action_mask"]).all()
        env.step(int(asked["action_mask"].argmax()))
        if any(env.terminations.values()):
            break


def test_in_moments_for_several_all_choose_in_one_parallel_step_and_nobody_sees_the_others_choices() -> None:
    env = ParallelTableEnv("willi", 4)
    observations, _ = env.reset(seed=2)
    assert env._episode.state.phase == "box"
    boxes = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
    env.step(boxes)
    assert env._episode.state.phase == "play"
    assert env._episode.state.position.box == list(boxes.values())


def test_whoever_is_not_asked_has_one_choice_to_wait() -> None:
    env = ParallelTableEnv("willi", 3)
    observations, _ = env.reset(seed=2)
    observations, _, _, _, infos = env.step(
        {agent: int(s["action_mask"].argmax()) for agent, s in observations.items()}
    )
    asked = {env.possible_agents[seat] for seat in env._episode.state.to_act}
    for agent, seen in observations.items():
        assert seen["action_mask"].any(), "no mask is ever empty"
        assert seen["action_mask"][env.wait] == (agent not in asked)
        assert agent in asked or seen["action_mask"].sum() == 1
        assert (infos[agent]["action_mask"] == seen["action_mask"]).all()


def test_what_somebody_sends_who_is_not_asked_is_not_looked_at_and_what_is_not_legal_is_made_at_random() -> None:
    env = ParallelTableEnv("willi", 4)
    observations, _ = env.reset(seed=2)
    env.step({agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()})
    [seat] = env._episode.state.to_act
    infos = env.step(dict.fromkeys(env.agents, 36))[4]
    assert {agent for agent, info in infos.items() if info["illegal"]} == {env.possible_agents[seat]}


@pytest.mark.parametrize("name", GAMES)
def test_rewards_add_up_to_the_points_of_the_game(name: str) -> None:
    alone, together = TableEnv(name, 4), ParallelTableEnv(name, 4)
    alone.reset(seed=6)
    points = dict.fromkeys(alone.possible_agents, 0.0)
    for agent in alone.agent_iter():
        observation, reward, over, _, _ = alone.last()
        assert observation is not None
        points[agent] += reward
        alone.step(None if over else int(observation["action_mask"].argmax()))
    assert list(points.values()) == alone._episode.state.points
    observations, _ = together.reset(seed=6)
    points = dict.fromkeys(together.possible_agents, 0.0)
    while together.agents:
        choices = {agent: int(seen["action_mask"].argmax()) for agent, seen in observations.items()}
        observations, rewards, _, _, _ = together.step(choices)
        for agent, reward in rewards.items():
            points[agent] += reward
    assert list(points.values()) == together._episode.state.points == alone._episode.state.points


@pytest.mark.parametrize("kind", [TableEnv, ParallelTableEnv])
def test_a_critic_may_see_everything(kind: type[TableEnv] | type[ParallelTableEnv]) -> None:
    env = kind("misterbill", 5)
    env.reset(seed=4)
    everything = env.state()
    assert everything in env.state_space
    hands = [env._episode.state.hand(seat) for seat in range(1, 5)]
    assert everything[-7 * 12 :].sum() == sum(map(len, hands))


def test_a_copy_sees_nothing_of_the_luck_to_come() -> None:
    env = TableEnv("misterbill", 4)
    env.reset(seed=1)
    after = []
    for one in [copy.deepcopy(env) for _ in range(6)]:
        assert (one.observe("player_0")["observation"] == env.observe("player_0")["observation"]).all()
        for _ in range(12):
            one.step(int(one.infos[one.agent_selection]["action_mask"].argmax()))
        after.append(str(one.render()))
    assert len(set(after)) > 1


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"])
def test_a_copy_is_played_without_the_other(again: Callable[[Any], Any]) -> None:
    env = TableEnv("willi", 3)
    env.reset(seed=1)
    before, twin = str(env.render()), again(env)
    while twin.agents:
        twin.step(None if twin.terminations[twin.agent_selection] else int(twin.last()[0]["action_mask"].argmax()))
    assert str(env.render()) == before
    assert env.agents == env.possible_agents
    together = ParallelTableEnv("willi", 3)
    together.reset(seed=1)
    before, other = str(together.render()), again(together)
    other.step({})
    assert str(together.render()) == before != str(other.render())


def test_a_pickled_table_goes_on_with_the_same_luck() -> None:
    env = TableEnv("misterbill", 4)
    env.reset(seed=1)
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(40):
        for one in (env, twin):
            one.step(int(one.last()[0]["action_mask"].argmax()))
    assert str(env.render()) == str(twin.render())


def test_nobody_plays_before_sitting_down() -> None:
    with pytest.raises(NotReset, match="reset"):
        ParallelTableEnv("willi").step({})
    assert TableEnv("willi").agents == []
