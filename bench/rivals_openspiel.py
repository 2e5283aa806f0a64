"""OpenSpiel's own IS-MCTS on our games, from a view, for as long as it is given. Importing this imports OpenSpiel.

What searches is ``open_spiel.python.algorithms.ismcts.ISMCTSBot`` as it comes. Three things are done to have it play as
well as it can. It searches a round, not a game: the state is the registered game's own, at a moment of a round that is
over when the round is. Worlds come from the same sampler as those of our own searches, by ``set_resampler``: the
state's ``resample_from_infostate`` plays a whole past again, which takes longer. And from a leaf the round is played on
by compiled code, several times over.
"""

import time
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.algorithms import ismcts

from bench.house_playing import UNDECIDED, play_on
from billi.bots.search import Worlds, leads_of, worlds
from billi.bots.sight import SeenRow
from billi.bulk.layout import pack, record_type, unpack
from billi.games import GAMES
from billi.games.action import Action
from billi.games.spec import learned
from billi.games.view import View
from billi.learn.openspiel_games import PREFIX, BilliGame, BilliState
from billi.luck import HALF_BITS, MULTIPLIER, Luck
from billi.state import State

SEEDS: Final = 1 << 32
WORLDS_AT_ONCE: Final = 64
ROLLOUTS: Final = 8
"""How often a round is played on from a leaf."""
EXPLORES: Final = 2.0
"""By how many standard deviations of a round's points what was hardly tried is taken for better than it was."""
LEAST: Final = 2
"""Simulations without which there is no choice at all."""
NO_END: Final = 1 << 40


class Round(BilliState):
    """A state of the registered game that ends with the round: returns are leads over the others' mean then.

    Where several are asked at once, whose search it is comes first, for that is where a search begins.
    """

    def __init__(self, game: BilliGame, position: Any, seat: int) -> None:
        super().__init__(game)
        self.table = State(game.rules, position, None)
        self._seat, self._number = seat, position.round

    def is_terminal(self) -> bool:
        """Whether the round has ended."""
        assert self.table is not None
        return self.table.over or self.table.round != self._number

    def current_player(self) -> int:
        """Return who chooses now."""
        assert self.table is not None
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        asked = self.table.to_act
        if not asked:
            return int(pyspiel.PlayerId.CHANCE)
        return self._seat if self._seat in asked else asked[0]

    def _apply_action(self, action: int) -> None:
        assert self.table is not None
        if self.table.to_act:
            seat = self.current_player()
            self.table.apply_code(seat, self.get_game().observation.meant(self.table.position, seat, action))
        else:
            self.table.draw(self.rules.spec.card_code(action))
        self._remember_hands()

    def returns(self) -> list[float]:
        """Return everyone's lead, once it is over."""
        assert self.table is not None
        players = self.rules.players
        return leads(np.array([self.table.points]), players) if self.is_terminal() else [0.0] * players


class PlayOuts:
    """What a leaf is worth: a round played on from there a few times. What everyone remembers is as at the root."""

    def __init__(self, game: str, by: str, luck: np.random.RandomState) -> None:
        self.game, self.by, self._luck = game, by, luck
        self.seen: NDArray[np.void] = np.zeros(0, record_type(learned(GAMES[game])[0]))
        """What everyone remembers in the world that is searched now."""
        self.played = 0
        """How many rounds were played on so far."""

    def evaluate(self, state: Round) -> list[float]:
        """Return everyone's mean lead."""
        assert state.table is not None
        positions = np.zeros(ROLLOUTS, record_type(GAMES[self.game].rules))
        pack(state.table.position, positions[0])
        positions[1:] = positions[0]
        luck = self._luck
        streams = luck.randint(1, MULTIPLIER - 1, ROLLOUTS) << HALF_BITS | luck.randint(0, SEEDS, ROLLOUTS)
        here = Worlds(positions, np.tile(self.seen, ROLLOUTS), streams)
        points = play_on(self.game, self.by, here, 0, np.full(ROLLOUTS, UNDECIDED))
        self.played += ROLLOUTS
        return leads(points, state.rules.players)

    def prior(self, state: Round) -> list[tuple[int, float]]:
        """Return that anything is as likely."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def leads(points: Any, players: int) -> list[float]:
    """Return by how much each player is ahead of the others' mean, on average."""
    return [float(leads_of(points, seat, players).mean()) for seat in range(players)]


class _Enough(Exception):
    """The time is over."""


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc] # which comes without types
    """The bot, stopped by the clock between two simulations."""

    until = 0.0
    """Processor time at which it stops."""
    simulations = 0

    def sample_root_state(self, state: Round) -> Round:
        """Return a world to search next, if there is time for one."""
        if self.simulations >= LEAST and time.process_time() >= self.until:
            raise _Enough
        self.simulations += 1
        found: Round = super().sample_root_state(state)
        return found

    def run_search(self, state: Round) -> list[tuple[int, float]]:
        """Search for as long as there is time."""
        try:
            found: list[tuple[int, float]] = super().run_search(state)
        except _Enough:
            found = self.get_final_policy(state, self._root_node)
        return found


def choose(view: View, luck: Luck, seconds: float, by: str) -> tuple[Action, int]:
    """Return what IS-MCTS chooses within some seconds, and how many simulations it took."""
    assert view.seat is not None
    until = time.process_time() + seconds
    game, sight = registered(view.game, view.players, tuple(view.options.items())), SeenRow(view)
    chance = np.random.RandomState(luck.below(SEEDS))
    play_outs = PlayOuts(view.game, by, chance)
    made_up = _made_up(view, sight, luck)

    def next_world(state: Round, player: int) -> Round:
        position, play_outs.seen = next(made_up)
        return Round(game, position, sight.seat)

    bot = Timed(game, play_outs, EXPLORES * GAMES[view.game].spread, NO_END, random_state=chance)
    bot.set_resampler(next_world)
    bot.until = until
    root = next_world(Round(game, sight.position, sight.seat), sight.seat)
    return sight.action(int(bot.step(root))), bot.simulations


def _made_up(view: View, sight: SeenRow, luck: Luck) -> Iterator[tuple[Any, NDArray[np.void]]]:
    """Yield worlds that fit a view, and what everyone remembers in each."""
    spec = GAMES[view.game]
    eyes = learned(spec)[0].EYES
    while True:
        some = worlds(view, sight, WORLDS_AT_ONCE, luck)
        for number, record in enumerate(some.positions):
            yield unpack(record, spec.empty()), some.seen[number * eyes : (number + 1) * eyes]


@cache
def registered(name: str, players: int, options: Sequence[tuple[str, str]]) -> BilliGame:
    """Return a game as OpenSpiel has it."""
    settings = {"players": players, **dict(options)}
    game: BilliGame = pyspiel.load_game(f"{PREFIX}{name}({','.join(f'{key}={of}' for key, of in settings.items())})")
    return game
