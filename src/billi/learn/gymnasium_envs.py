"""Both games as Gymnasium knows environments: one seat against bots. Importing this registers them.

>>> import gymnasium
>>> env = gymnasium.make("billi/Willi-v0", bots=["house"])
>>> observation, info = env.reset(seed=7)
>>> observation["observation"].shape, int(info["action_mask"].sum())
((491,), 9)
"""

import copy
from collections.abc import Sequence
from typing import Any, Final, Self, SupportsInt

from numpy.typing import NDArray

from billi.bots import Bot, make
from billi.bots.sight import SeenRow
from billi.errors import NotReset
from billi.extras import brought_by
from billi.games import GAMES
from billi.learn.arrays import (
    Observation,
    action_space,
    check_seat,
    choices_of,
    legal_choice,
    mask_of,
    observation_space,
    observed,
    others,
)
from billi.luck import SEEDS, SeededLuck
from billi.state import Game, State

with brought_by("envs"):
    import gymnasium
    from gymnasium.envs.registration import register

NOT_COPIED: Final = ("_np_random", "_state", "_bots", "_luck", "_sight")
"""What a copy has of its own, or may share."""


class SeatEnv(gymnasium.Env[Observation, SupportsInt]):
    """One seat of a game against bots; a step is from one decision of that seat to its next.

    The reward is what the seat has won in points since it chose. A choice that is not legal is made at random, and
    ``info["illegal"]`` says so. With ``seat=None`` it is another seat each game, in turn.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int = 4,
        seat: int | None = 0,
        bots: str | Sequence[str] = "house",
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.game: Final = Game(game, players, options)
        check_seat(seat, self.game.players)
        self.bots: Final = others(bots, self.game)
        """Who plays the other seats, clockwise from the learner's."""
        self.observation_space = observation_space(self.game)
        self.action_space = action_space(self.game)
        self.render_mode = render_mode
        self._fixed_seat = seat
        self._games = 0
        self._choices = choices_of(self.game)
        self._state: State | None = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Any]:
        """Sit down to the next game, up to the seat's first decision."""
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0
        self._state = None
        while self._state is None or self._state.over:  # a seat may be out before it is ever asked
            self._sit_down(int(self.np_random.integers(SEEDS)))
        return self._seen(illegal=False)

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Choose for the seat, and have the others play until it is asked again or the game is over."""
        state, before = self._playing, self._playing.points[self.seat]
        if state.over:
            raise NotReset("env-reset")
        choice, is_legal = legal_choice(self._sight, action, self._luck)
        state.apply_code(self.seat, self._sight.code(choice))
        self._go_on()
        observation, info = self._seen(illegal=not is_legal)
        return observation, float(state.points[self.seat] - before), state.over, False, info

    def render(self) -> str:
        """Return what the seat sees of the table, as text."""
        view = self._playing.view(self.seat)
        return "\n".join(f"{name}: {value}" for name, value in view.as_dict().items() if name != "events")

    def action_masks(self) -> NDArray[Any]:
        """Return what the seat may choose now, as learners that mask choices ask for it."""
        return mask_of(self._sight.choices, self._choices).astype(bool)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Return an environment that can go its own way from here: its luck tells nothing of what ours will bring."""
        memo[id(self)] = twin = copy.copy(self)
        kept = {name: value for name, value in vars(self).items() if name not in NOT_COPIED}
        vars(twin).update(copy.deepcopy(kept, memo))
        twin._np_random = twin._np_random_seed = None  # which it draws anew when it wants some
        if self._state is not None:
            twin._state = self._state.copy()
            twin._seat_bots(int(twin.np_random.integers(SEEDS)))
        return twin

    @property
    def _playing(self) -> State:
        if self._state is None:
            raise NotReset("env-reset")
        return self._state

    def _sit_down(self, seed: int) -> None:
        self.seat = self._games % self.game.players if self._fixed_seat is None else self._fixed_seat
        self._games += 1
        self._state = self.game.start(seed=seed)
        self._seat_bots(seed)
        self._go_on()

    def _seat_bots(self, seed: int) -> None:
        self._luck = SeededLuck(seed, 1)
        self._bots: dict[int, Bot] = {
            (self.seat + away) % self.game.players: make(name, SeededLuck(seed, 1 + away))
            for away, name in enumerate(self.bots, 1)
        }

    def _go_on(self) -> None:
        """Let the others choose, in moments that ask several one after the other, until the seat is asked."""
        state = self._playing
        while not state.over and (asked := state.to_act[0]) != self.seat:
            state.apply(asked, self._bots[asked].choose(state.view(asked)))

    def _seen(self, illegal: bool) -> tuple[Observation, dict[str, Any]]:
        self._sight = SeenRow(self._playing.view(self.seat))
        info = {"action_mask": mask_of(self._sight.choices, self._choices), "illegal": illegal}
        return observed(self._sight, self._choices), info


for _spec in GAMES.values():
    if _spec.recall is not None:
        register(
            id=f"billi/{type(_spec).__name__}-v0",
            entry_point="billi.learn.gymnasium_envs:SeatEnv",
            vector_entry_point="billi.learn.gymnasium_vector:SeatVectorEnv",
            kwargs={"game": _spec.name},
        )
