"""Many games at once as Gymnasium knows them: a seat in each, against bots, on compiled rules.

>>> import gymnasium
>>> import billi.learn.gymnasium_envs
>>> envs = gymnasium.make_vec("billi/Willi-v0", num_envs=3, bots=["random"])
>>> observations, infos = envs.reset(seed=7)
>>> observations["observation"].shape, infos["action_mask"].sum(axis=1).tolist()
((3, 491), [9, 9, 9])
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from billi.bots.network import network_of
from billi.bulk.playing import RANDOM
from billi.bulk.seated import NEXT, STAY, Seated, fresh_seeds
from billi.errors import InvalidArgument, NotReset, UnknownBot
from billi.extras import brought_by
from billi.learn.arrays import (
    Observation,
    action_space,
    check_seat,
    choices_of,
    masks_of,
    observation_space,
    others,
)
from billi.luck import SEEDS, as_seed
from billi.state import Game

with brought_by("envs"):
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

BOTS: Final = ("random", "sharp")
"""Who can play many games at once: the compiled loop itself, and a network that answers many rows."""
Several = list[Any] | tuple[Any, ...] | NDArray[np.int64]
"""Seeds, one for each game; None where one is to go on as it does."""


class SeatVectorEnv(VectorEnv[Observation, ArrayLike, NDArray[Any]]):
    """A seat in each of many games: what :class:`billi.learn.gymnasium_envs.SeatEnv` is for one.

    All of Gymnasium's autoreset modes are there. Game i of seed s is game 0 of seed s + i, as with its own vector
    environments; each place goes on to further games of its seed.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 4,
        seat: int | None = 0,
        bots: str | Sequence[str] = "random",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        **options: str,
    ) -> None:
        self.game: Final = Game(game, players, options)
        check_seat(seat, self.game.players)
        self.bots: Final = others(bots, self.game)
        for name in self.bots:
            if name not in BOTS:
                raise UnknownBot("env-bots-many", name=name, known=BOTS)
        self._games = Seated(self.game, num_envs, threads)
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": [], "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._fixed_seat = seat
        self._choices = choices_of(self.game)
        self._games.seeds[:] = fresh_seeds(num_envs)

    @property
    def seats(self) -> NDArray[np.int8]:
        """The seat that learns, in each game."""
        return self._games.looks.copy()

    def reset(
        self, *, seed: int | Several | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Sit down to the next game everywhere, or where ``options["reset_mask"]`` says so."""
        seeds = self._each(seed)
        super().reset(seed=None if isinstance(seed, list | tuple | np.ndarray) else seeds[0])
        chosen = (options or {}).get("reset_mask")
        where = np.ones(self.num_envs, bool) if chosen is None else np.asarray(chosen)
        if where.shape != (self.num_envs,) or where.dtype != bool or not where.any():
            raise InvalidArgument("env-reset-mask", n=self.num_envs)
        self._seed(seeds, where)
        self._sit_down(where)
        return self._observation(), self._infos(np.zeros(self.num_envs, bool), where)

    def step(
        self, actions: ArrayLike
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Choose in every game, and have the others play until the seat is asked again or the game is over."""
        made = np.asarray(actions).astype(np.int64)
        if made.shape != (self.num_envs,):
            raise InvalidArgument("batch-actions", n=self.num_envs)
        games, over = self._games, self._games.seats < 0
        if (games.numbers < 0).any():
            raise NotReset("env-reset")
        if over.any() and self.autoreset_mode != AutoresetMode.NEXT_STEP:
            raise NotReset("env-reset-over")
        legal = (made >= 0) & (made < self._choices) & (games.masks >> np.clip(made, 0, self._choices) & 1 == 1)
        before = self._points()
        games.step(np.where(over, STAY, np.where(legal, made, RANDOM)).astype(np.int8))
        self._have_others_play()
        rewards = (self._points() - before).astype(np.float64)
        if over.any():
            self._sit_down(over)
        ended, infos = games.seats < 0, {}
        if ended.any() and self.autoreset_mode == AutoresetMode.SAME_STEP:
            infos = self._last_words(ended, ~legal)
            self._sit_down(ended)
            legal |= ended
        infos |= self._infos(~legal & ~over)
        return self._observation(), rewards, ended, np.zeros(self.num_envs, bool), infos

    def _each(self, seed: int | Several | None) -> list[int | None]:
        """Return a seed for each place, as Gymnasium reads them: none, one from which to count on, or one for each."""
        if seed is None:
            return [None] * self.num_envs
        if not isinstance(seed, list | tuple | np.ndarray):
            return [(as_seed(seed) + i) % (SEEDS + 1) for i in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise InvalidArgument("env-seeds", n=self.num_envs)
        return [None if one is None else as_seed(one) for one in seed]

    def _seed(self, seeds: list[int | None], where: NDArray[np.bool_]) -> None:
        """Begin anew at some places, with seeds of their own."""
        for i, seed in enumerate(seeds):
            if seed is not None and where[i]:
                self._games.seeds[i] = seed
                self._games.numbers[i] = -1

    def _sit_down(self, where: NDArray[np.bool_]) -> None:
        """Begin the next game in some places, up to the seat's first decision."""
        games, players = self._games, self.game.players
        while where.any():
            seats = (games.numbers + 1) % players if self._fixed_seat is None else self._fixed_seat
            games.looks[where] = np.broadcast_to(seats, len(where))[where]
            asked = 1 << games.looks.astype(np.int64)
            for away, name in enumerate(self.bots, 1):
                if name != "random":
                    asked |= 1 << (games.looks.astype(np.int64) + away) % players
            games.asked[where] = asked[where]
            games.step(np.where(where, NEXT, STAY).astype(np.int8))
            self._have_others_play()
            where = where & (games.seats < 0)  # a seat may be out before it is ever asked

    def _have_others_play(self) -> None:
        """Let the network choose for the others, until every game waits for the learner or is over."""
        games = self._games
        while (waiting := np.flatnonzero((games.seats >= 0) & (games.seats != games.looks))).size:
            network = network_of(self.game.name)
            assert network is not None, "asked for when the bots were named"
            worths = network.answer(games.rows[waiting])
            worths[masks_of(games.masks[waiting], self._choices) == 0] = -np.inf
            made = np.full(self.num_envs, STAY, np.int8)
            made[waiting] = worths.argmax(axis=1)
            games.step(made)

    def _points(self) -> NDArray[np.int64]:
        """Return the points of the seat that learns, in each game."""
        games = self._games
        return games.points[np.arange(self.num_envs), games.looks].astype(np.int64)

    def _observation(self) -> Observation:
        games = self._games
        return {"observation": games.rows.copy(), "action_mask": masks_of(games.masks, self._choices)}

    def _infos(self, illegal: NDArray[np.bool_], where: NDArray[np.bool_] | None = None) -> dict[str, Any]:
        """Return what Gymnasium makes of an info for each game, or for some."""
        told = np.ones(self.num_envs, bool) if where is None else where
        masks = masks_of(self._games.masks, self._choices) * told[:, None]
        return {"action_mask": masks, "_action_mask": told.copy(), "illegal": illegal, "_illegal": told.copy()}

    def _last_words(self, ended: NDArray[np.bool_], illegal: NDArray[np.bool_]) -> dict[str, Any]:
        """Return how games ended that are about to make room."""
        infos: dict[str, Any] = {}
        for i in np.flatnonzero(ended).tolist():
            mask = np.zeros(self._choices, np.int8)
            last = {"observation": self._games.rows[i].copy(), "action_mask": mask}
            info = {"action_mask": mask.copy(), "illegal": bool(illegal[i])}
            infos = self._add_info(infos, {"final_obs": last, "final_info": info}, i)
        return infos
