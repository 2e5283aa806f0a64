"""Both games as OpenSpiel knows them. Importing this registers ``billi_willi`` and ``billi_misterbill``.

>>> import pyspiel
>>> game = pyspiel.load_game("billi_willi(players=3)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(state.legal_actions()[0])
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(0, 'box Y1')

Luck is explicit to the last card: who deals first, each card of a deck, the team cards and every draw are chance nodes
of their own, so a state knows nothing of luck to come. Moments that ask several at once (boxing, giving) are taken one
by one, clockwise from seat 0; none sees what the others have chosen. Actions are a learner's choices: targets are
counted clockwise from the seat. Returns are points, when the game is over: searches want no rewards on the way.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np

from billi.bots.sight import SeenRow
from billi.errors import InvalidArgument, brief
from billi.extras import brought_by
from billi.games import GAMES
from billi.games.rows import starts
from billi.games.sets import members
from billi.games.spec import GameSpec, learned
from billi.state import Game, State

with brought_by("openspiel"):
    import pyspiel

PREFIX: Final = "billi_"


class BilliGame(pyspiel.Game):
    """A game with its players and options."""

    def __init__(self, kind: pyspiel.GameType, spec: GameSpec[Any], params: dict[str, Any]) -> None:
        chosen = dict(kind.parameter_specification) | params
        self.rules: Final = Game(spec.name, int(chosen.pop("players")), {name: str(chosen[name]) for name in chosen})
        """The same, to the rest of billi."""
        _, self.observation = learned(spec)
        most = next(field.most for field in self.observation.FIELDS if field.name == "points")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observation.CHOICES,
            max_chance_outcomes=max(*spec.numbers, self.rules.seats) + 1,
            num_players=self.rules.players,
            min_utility=0.0,
            max_utility=float(most),
            max_game_length=self.observation.LONGEST,
        )
        super().__init__(kind, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> "BilliState":
        """Return the state before anything has happened."""
        return BilliState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return what shows a state to a player: its row, or with perfect recall all it has seen, in words."""
        return Observer(self, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often luck can decide at most."""
        rules = self.rules.spec.rules
        return int(1 + rules.LAST_ROUND * rules.CARDS_SIZE + self.observation.LONGEST)


class BilliState(pyspiel.State):
    """A game under way."""

    def __init__(self, game: BilliGame) -> None:
        super().__init__(game)
        self.table: State | None = None
        """The game, once it is known who deals first."""
        self._cards: list[int] = []
        """The cards dealt so far of a round that is being dealt,"""
        self._drawn: list[int] = []
        """and what luck has decided beside them: who is in which team."""
        self._held: list[list[tuple[int, int]]] = [[] for _ in range(game.rules.players)]
        """By seat, how its hand changed: after how many events, to what."""
        self._round = _RoundBegan()
        if game.rules.spec.first_dealers(game.rules, ()).usual is not None:
            self._sit_down(game.rules.first_dealer(None))

    @property
    def rules(self) -> Game:
        """Which game it is."""
        rules: Game = self.get_game().rules
        return rules

    def _sit_down(self, dealer: int) -> None:
        rules, position = self.rules, self.rules.spec.empty()
        rules.spec.rules.begin(position, rules.players, rules.bits, dealer)
        self.table = State(rules, position, None)

    # Who is asked

    def current_player(self) -> int:
        """Return who chooses now: of several the first clockwise from seat 0."""
        if self.table is None or not (self.table.over or self.table.to_act):
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.to_act[0]

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.table is not None and self.table.over

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return members(self.get_game().observation.choices(self.table.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what luck can bring now, and how likely each is."""
        if self.table is None:
            return _evenly(list(range(len(self.rules.spec.first_dealers(self.rules, ()).allowed))))
        if not self.table.dealing:
            return _evenly([self.rules.spec.card_number(card) for card in self.table.outcomes])
        if len(self._cards) < len(self.rules.deck):
            left = Counter(self.rules.spec.numbers) - Counter(self._cards)
            return [(card, left[card] / left.total()) for card in sorted(left)]
        return _evenly(list(range(self._lay() or 0)))

    def _lay(self) -> int | None:
        """Deal if luck has nothing more to decide; if it has, return in how many ways."""
        assert self.table is not None
        try:
            cards = self.rules.spec.lay(self.table.position, self._cards, _Script(self._drawn))
        except _Undecided as undecided:
            return undecided.ways
        self.table.deal_numbers(cards)
        self._cards, self._drawn = [], []
        return None

    # What happens

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            allowed = self.rules.spec.first_dealers(self.rules, ()).allowed
            self._sit_down(allowed[action])
        elif self.table.to_act:
            seat = self.table.to_act[0]
            code = self.get_game().observation.meant(self.table.position, seat, action)
            self.table.apply_code(seat, code)
        elif not self.table.dealing:
            self.table.draw(self.rules.spec.card_code(action))
        else:
            if not self._cards:
                self._round = _RoundBegan(self.clone())
            dealt = len(self._cards) == len(self.rules.deck)
            (self._drawn if dealt else self._cards).append(action)
            if len(self._cards) == len(self.rules.deck):
                self._lay()
        self._remember_hands()

    def _remember_hands(self) -> None:
        if self.table is None:
            return
        for seat, held in enumerate(self._held):
            hand = self.table.position.hands[seat]
            if not held or held[-1][1] != hand:
                held.append((self.table.happened, hand))

    def returns(self) -> list[float]:
        """Return everyone's points, once the game is over."""
        points = self.table.points if self.table is not None and self.table.over else [0] * self.rules.players
        return [float(some) for some in points[: self.rules.players]]

    # As text

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            assert self.table is not None
            code = self.get_game().observation.meant(self.table.position, player, action)
            return str(self.rules.spec.action(self.table.position, player, code))
        if self.table is None:
            return f"seat {self.rules.spec.first_dealers(self.rules, ()).allowed[action]} deals"
        if self.table.dealing and len(self._cards) == len(self.rules.deck):
            return f"lot {action}"
        return f"{'deal' if self.table.dealing else 'draw'} {self.rules.spec.card_code(action)}"

    def __str__(self) -> str:
        return f"{self.table}\n{self.rules.spec.card_codes(self._cards)} {self._drawn}"

    def told(self, player: int) -> str:
        """Return all that a player has seen and done so far."""
        if self.table is None:
            return f"{player}"
        own = self.rules.spec.in_hand(self.table.position, player)
        events = msgspec.json.encode(self.table.seen(player)).decode()
        asked = f"{self.table.phase} {self.table.to_act}"
        return f"{player} {len(self._cards)} {asked} {own} {self._held[player]} {events}"

    # What might be

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "BilliState":
        """Return a state that could be this one for all that a player has seen, its history included.

        What others hold, have put away, given or drawn unseen in this round is made up: see ``worlds.py`` in a game's
        folder for how. Rounds that are over stay as they were, and nothing of them bears on what is to come.
        """
        twin: BilliState = self.clone()
        worlds = self.rules.spec.worlds
        if self.table is None or self.table.over or worlds is None:
            return twin
        luck = _Sampled(probability_sampler)
        twin = self._round.state.clone() if self._round.state else self.get_game().new_initial_state()
        history = self.full_history()
        if self._round.state is None:
            for step in history[: self._length_before_round(history)]:
                twin.apply_action(step.action)
        since = history[len(twin.full_history()) :]
        if self.table.dealing:  # nobody has looked at a card yet
            for step in since:
                ways = [action for action, _ in twin.chance_outcomes()]
                twin.apply_action(ways[luck.below(len(ways))] if len(twin._cards) < len(self._cards) else step.action)
            return twin
        world = worlds.MadeUpRound(self.table.view(player_id), self._held[player_id], luck)
        for step in since:
            twin.apply_action(twin._instead(step.action, world))
        return twin

    def _length_before_round(self, history: list[Any]) -> int:
        """Return how much of a history came before this round was dealt."""
        twin, length = self.get_game().new_initial_state(), 0
        for number, step in enumerate(history):
            if twin.table is not None and twin.table.dealing and not twin._cards:
                length = number
            twin.apply_action(step.action)
        return length

    def _instead(self, action: int, world: Any) -> int:
        """Return what happens in another world where in ours this did."""
        table = self.table
        assert table is not None
        if table.dealing:
            return int(world.deck[len(self._cards)]) if len(self._cards) < len(self.rules.deck) else action
        if not table.to_act:
            return int(world.draw(table.position))
        seat, observation = table.to_act[0], self.get_game().observation
        code = observation.meant(table.position, seat, action)
        other = world.choice(table.position, seat, code)
        return action if other == code else int(other)  # what is hidden are cards, which have one number for all


class _RoundBegan:
    """A state as it was before a round was dealt: copies share it, and what is written to a file has none."""

    def __init__(self, state: BilliState | None = None) -> None:
        self.state = state
        if state is not None:
            state._round = _RoundBegan()

    def __deepcopy__(self, memo: object) -> "_RoundBegan":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _RoundBegan, ()


class _Undecided(Exception):
    """Luck is to decide something first."""

    def __init__(self, ways: int) -> None:
        self.ways = ways


class _Script:
    """Luck that has decided so much and no more."""

    def __init__(self, decided: list[int]) -> None:
        self._decided = iter(decided)

    def below(self, n: int) -> int:
        """Return what was decided, or ask."""
        for decided in self._decided:
            return decided
        raise _Undecided(n)

    def copy(self) -> "_Script":
        """Return the same luck."""
        return self


class _Sampled:
    """Luck that comes from numbers between 0 and 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self._sampler = sampler

    def below(self, n: int) -> int:
        """Return a whole number from 0 to n-1, each as likely."""
        return min(int(self._sampler() * n), n - 1)

    def copy(self) -> "_Sampled":
        """Return the same luck."""
        return self


def _evenly(outcomes: list[int]) -> list[tuple[int, float]]:
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


class Observer:
    """What a player sees: its row, field by field and as text; with perfect recall, as text all it has seen."""

    def __init__(self, game: BilliGame, kind: Any) -> None:
        self._recalls = kind is not None and kind.perfect_recall
        if kind is not None and not (kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER):
            raise InvalidArgument("env-observer", kind=brief(kind))
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self._recalls:
            return  # what was seen has no fixed size
        fields, players = game.observation.FIELDS, game.rules.players
        self.tensor = np.zeros(players + game.observation.WIDTH, np.float32)
        self.dict["player"] = self.tensor[:players]
        for field, start in zip(fields, starts(fields), strict=True):
            self.dict[field.name] = self.tensor[players + start : players + start + field.size]

    def set_from(self, state: BilliState, player: int) -> None:
        """Show a state to a player."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.table is not None:
            self.tensor[len(self.dict["player"]) :] = SeenRow(state.table.view(player)).row

    def string_from(self, state: BilliState, player: int) -> str:
        """Tell a player of a state."""
        if self._recalls:
            return state.told(player)
        self.set_from(state, player)
        shown = {name: entries.astype(int).tolist() for name, entries in self.dict.items() if entries.any()}
        return " ".join(f"{name}={entries}" for name, entries in shown.items())


def loaded(text: str) -> BilliGame:
    """Return the game that a text names; whoever unpickles one has thereby registered it."""
    game: BilliGame = pyspiel.load_game(text)
    return game


def _register(spec: GameSpec[Any]) -> None:
    kind = pyspiel.GameType(
        short_name=PREFIX + spec.name,
        long_name=type(spec).__name__,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.players[-1],
        min_num_players=spec.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 4, **{option: values[0] for option, values in spec.options.items()}},
    )

    class Registered(BilliGame):
        """The game OpenSpiel makes. It keeps this class for good, which a function would not survive at exit."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, spec, params or {})

    pyspiel.register_game(kind, Registered)


for _spec in GAMES.values():
    if _spec.recall is not None:
        _register(_spec)
