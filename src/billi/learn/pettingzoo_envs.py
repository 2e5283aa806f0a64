"""Both games as PettingZoo knows environments: every seat is an agent, ``player_0`` and on, clockwise.

:class:`TableEnv` asks one agent after the other. Where a moment asks several at once (boxing, giving) they are asked
clockwise from seat 0, and none sees what the others have chosen. :class:`ParallelTableEnv` has all who are asked choose
in one step; the others have one choice, to wait, so that no mask is ever empty.

>>> env = TableEnv("willi", players=3)
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.agent_selection, int(observation["action_mask"].sum())
('player_0', 9)
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from billi.bots.sight import SeenRow
from billi.errors import NotReset
from billi.extras import brought_by
from billi.games.spec import learned
from billi.learn.arrays import Observation, choices_of, legal_choice, mask_of, observation_space, observed
from billi.luck import SEEDS, SeededLuck
from billi.state import Game, State

with brought_by("envs"):
    from gymnasium.spaces import Box, Discrete, Space
    from gymnasium.utils import seeding
    from pettingzoo.utils.env import AECEnv, ParallelEnv


class Episode:
    """One game and what all its seats see, whichever way they are asked."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.agents: Final = [f"player_{seat}" for seat in range(game.players)]
        self._random, _ = seeding.np_random()
        self._state: State | None = None

    def __deepcopy__(self, memo: object) -> "Episode":
        """Return an episode that can go its own way: its luck tells nothing of what ours will bring."""
        twin = Episode(self.game)
        if self._state is not None:
            twin._state, twin.luck = self._state.copy(), SeededLuck(twin._draw())
        return twin

    @property
    def state(self) -> State:
        """The game under way."""
        if self._state is None:
            raise NotReset("env-reset")
        return self._state

    def sit_down(self, seed: int | None) -> None:
        """Begin the next game; with a seed, the first of that seed."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        drawn = self._draw()
        self._state, self.luck = self.game.start(seed=drawn), SeededLuck(drawn, 1)

    def _draw(self) -> int:
        return int(self._random.integers(SEEDS))

    def sight(self, seat: int) -> SeenRow:
        """Return what a seat sees."""
        return SeenRow(self.state.view(seat))

    def choose(self, seat: int, choice: Any) -> bool:
        """Make a seat's choice, or a random one if it has no such choice. Return whether it had."""
        sight = self.sight(seat)
        made, is_legal = legal_choice(sight, choice, self.luck)
        self.state.apply_code(seat, sight.code(made))
        return is_legal

    def everything(self) -> NDArray[np.int8]:
        """Return what seat 0 sees, and behind it what it does not: for a critic."""
        _, observation = learned(self.game.spec)
        besides = [0] * observation.BESIDES_WIDTH
        observation.observe_besides(self.state.position, 0, besides)
        return np.array([*self.sight(0).row, *besides], np.int8)


class TableEnv(AECEnv[str, Observation, Any]):
    """Every seat of a game, one after the other. Rewards are points, by seat, as they are won.

    The mask of a seat that is not asked is empty. A choice that is not legal is made at random, and its agent's
    ``info["illegal"]`` says so.
    """

    def __init__(self, game: str, players: int = 4, render_mode: str | None = None, **options: str) -> None:
        self.game: Final = Game(game, players, options)
        self.metadata = {"render_modes": ["ansi"], "name": f"billi_{game}_v0", "is_parallelizable": False}
        self.render_mode = render_mode
        self._episode = Episode(self.game)
        self._choices = choices_of(self.game)
        self.possible_agents = list(self._episode.agents)
        self.agents: list[str] = []
        self._observation_spaces = {agent: observation_space(self.game) for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(self._choices) for agent in self.possible_agents}
        self.state_space = state_space(self.game)

    def observation_space(self, agent: str) -> Space[Observation]:
        """Return what an agent can ever see."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return every choice an agent ever has."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Sit down to the next game."""
        self._episode.sit_down(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"illegal": False} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees."""
        return observed(self._episode.sight(self.possible_agents.index(agent)), self._choices)

    def step(self, action: Any) -> None:
        """Choose for the agent that is asked; None where its game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        before = self._episode.state.points
        is_legal = self._episode.choose(self.possible_agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"illegal": not is_legal}
        for seat, other in enumerate(self.agents):
            self.rewards[other] = float(self._episode.state.points[seat] - before[seat])
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        """Ask whoever is next, or tell all that the game is over."""
        state = self._episode.state
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        seat = state.to_act[0]
        self.agent_selection = self.possible_agents[seat]
        mask = mask_of(self._episode.sight(seat).choices, self._choices)
        self.infos[self.agent_selection] = {**self.infos[self.agent_selection], "action_mask": mask}

    def state(self) -> NDArray[np.int8]:
        """Return what seat 0 sees, and behind it what it does not: for a critic that sees all cards."""
        return self._episode.everything()

    def render(self) -> str:
        """Return the whole table as text, every hand included."""
        return str(self._episode.state)

    def close(self) -> None:
        """Nothing is open."""


class ParallelTableEnv(ParallelEnv[str, Observation, Any]):
    """Every seat of a game; all who are asked choose in one step. Rewards are points, by seat, as they are won.

    There is one choice more than the rules know, the last: to wait. It is all a seat has that is not asked; what
    such a seat sends is not looked at.
    """

    def __init__(self, game: str, players: int = 4, render_mode: str | None = None, **options: str) -> None:
        self.game: Final = Game(game, players, options)
        self.metadata = {"render_modes": ["ansi"], "name": f"billi_{game}_parallel_v0"}
        self.render_mode = render_mode
        self.wait: Final = choices_of(self.game)
        """The number of the choice to wait."""
        self._episode = Episode(self.game)
        self.possible_agents = list(self._episode.agents)
        self.agents: list[str] = []
        self._observation_spaces = {agent: observation_space(self.game, waiting=True) for agent in self.possible_agents}
        self._action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}
        self.state_space = state_space(self.game)

    def observation_space(self, agent: str) -> Space[Observation]:
        """Return what an agent can ever see."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return every choice an agent ever has."""
        return self._action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Sit down to the next game."""
        self._episode.sit_down(seed)
        self.agents = list(self.possible_agents)
        observations = self._observations()
        return observations, self._infos(observations, set())

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make the choices of all who are asked."""
        state, before = self._episode.state, self._episode.state.points
        illegal = set()
        for seat in state.to_act:
            agent = self.possible_agents[seat]
            if not self._episode.choose(seat, actions.get(agent, self.wait)):
                illegal.add(agent)
        over, agents = state.over, self.agents
        rewards = {agent: float(state.points[seat] - before[seat]) for seat, agent in enumerate(agents)}
        observations = self._observations()
        infos = self._infos(observations, illegal)
        if over:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: observed(self._waiting(self._episode.sight(seat)), self.wait + 1)
            for seat, agent in enumerate(self.agents)
        }

    def _waiting(self, sight: SeenRow) -> SeenRow:
        """Leave a seat that is not asked the one choice to wait."""
        sight.choices = sight.choices or 1 << self.wait
        return sight

    def _infos(self, observations: dict[str, Observation], illegal: set[str]) -> dict[str, dict[str, Any]]:
        return {
            agent: {"action_mask": observation["action_mask"].copy(), "illegal": agent in illegal}
            for agent, observation in observations.items()
        }

    def state(self) -> NDArray[np.int8]:
        """Return what seat 0 sees, and behind it what it does not: for a critic that sees all cards."""
        return self._episode.everything()

    def render(self) -> str:
        """Return the whole table as text, every hand included."""
        return str(self._episode.state)

    def close(self) -> None:
        """Nothing is open."""


def state_space(game: Game) -> Box:
    """Return what a critic that sees all cards can ever see."""
    _, observation = learned(game.spec)
    fields = [*observation.FIELDS, *observation.BESIDES]
    most = np.repeat(np.array([field.most for field in fields], np.int8), [field.size for field in fields])
    return Box(np.zeros_like(most), most, dtype=np.int8)
