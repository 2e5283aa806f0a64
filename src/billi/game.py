"""The friendly face of the rules: a game with its options, and a state you can look at, ask and move.

>>> import billi
>>> game = billi.game("willi", players=4)
>>> state = game.start(seed=7)
>>> while not state.over:
...     seat = state.to_act[0]
...     state.apply(seat, state.legal(seat)[0])
>>> state.points, state.winners
([11, 8, 12, 12], [2, 3])
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from billi.errors import IllegalAction, InvalidPosition
from billi.luck import Luck, SeededLuck, shuffled
from billi.notation.action import Action
from billi.notation.base import Event, Notation, members, seats_in
from billi.notation.fixed import FixedDict, fixed
from billi.notation.misterbill import MisterBillNotation
from billi.notation.willi import WilliNotation
from billi.refusal import why_not
from billi.rules.log import LOG_SIZE
from billi.view import View, look, visible

NOTATIONS: Final[Mapping[str, Notation[Any]]] = {
    notation.name: notation for notation in (MisterBillNotation(), WilliNotation())
}


def game(name: str, players: int = 4, **options: str) -> "Game":
    """Choose a game: ``misterbill`` for 3 to 8 players, or ``willi`` for 3 or 4.

    >>> game("misterbill", players=5, exchange="chosen")
    billi.game('misterbill', players=5, exchange='chosen')
    """
    return Game(name, players, options)


class Game:
    """A game, its number of players and its options. Two of the same are equal."""

    __slots__ = ("bits", "name", "notation", "options", "players", "seats")

    def __init__(self, name: str, players: int, options: Mapping[str, str]) -> None:
        if name not in NOTATIONS:
            raise InvalidPosition("game-unknown", name=str(name), known=sorted(NOTATIONS))
        notation = NOTATIONS[name]
        if not isinstance(players, int) or isinstance(players, bool) or players not in notation.players:
            raise InvalidPosition(
                "game-players", name=name, fewest=notation.players[0], most=notation.players[-1], players=str(players)
            )
        for option, value in options.items():
            if option not in notation.options:
                raise InvalidPosition("option-unknown", option=option, known=sorted(notation.options))
            if value not in notation.options[option]:
                raise InvalidPosition("option-value", option=option, value=str(value), known=notation.options[option])
        self.name: Final = name
        self.players: Final = players
        self.notation: Final = notation
        meant = notation.options_for(players)
        chosen = {option: options.get(option, notation.options[option][0]) for option in meant}
        self.options: Final[dict[str, str]] = FixedDict(chosen)
        self.seats: Final = notation.seats(players)
        self.bits: Final = notation.option_bits(players, self.options)

    def start(
        self,
        seed: int | None = None,
        *,
        deck: Sequence[str] | None = None,
        team_cards: Sequence[int] | None = None,
        dealer: int | None = None,
        luck: Luck | None = None,
        names: Sequence[str] | None = None,
    ) -> "State":
        """Sit down and deal.

        With a ``seed`` (or other ``luck``) deals and draws happen by themselves, the same way each time; with
        neither, a fresh seed is taken. With a ``deck`` you are luck yourself: the first round is dealt from it
        (Mister Bill: with ``team_cards`` by seat), and where ``state.to_act`` is empty you call :meth:`State.draw` or
        :meth:`State.deal`. The ``names`` of the people by seat go into the record, and at Willi somebody of that name
        starts (W3).

        >>> state = game("willi").start(deck=WilliNotation.deck, dealer=3)
        >>> state.view(0).hand
        ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9']
        """
        scripted = deck is not None
        if scripted and (seed is not None or luck is not None):
            raise InvalidPosition("start-deck-or-seed")
        if not scripted and luck is None:
            luck = SeededLuck(secrets.randbits(62) if seed is None else seed)
        if names is not None and len(names) != self.players:
            raise InvalidPosition("start-names", players=self.players, names=len(names))
        if dealer is None:
            dealer = self.first_dealer(luck, names or ())
        elif dealer not in range(self.seats):
            raise InvalidPosition("start-dealer", seats=self.seats, dealer=str(dealer))
        if self.options.get("willi_starts") == "in_turn" and dealer != 2:
            raise InvalidPosition("start-dealer-willi", "W16", dealer=dealer)
        table = self.notation.table()
        self.notation.rules.begin(table, self.players, self.bits, dealer)
        state = State(self, table, luck, names)
        if deck is not None:
            state.deal(deck, team_cards)
        else:
            state.go_on()
        return state

    def first_dealer(self, luck: Luck | None, names: Sequence[str] = ()) -> int:
        """Give the first dealer: anyone (MB7), or whoever has somebody called Willi to the left (W3, W4, W16)."""
        if self.seats > self.players:
            return self.players - 1
        dealers = list(range(self.seats))
        if self.name == "willi":
            called = [seat for seat, name in enumerate(names) if name.strip().casefold() == "willi"]
            dealers = [(seat - 1) % self.seats for seat in called] or dealers
        return dealers[luck.below(len(dealers)) if luck else 0]

    def position(self, **fields: Any) -> "State":
        """Set up any position in the middle of a game, for a test or a puzzle.

        You are luck: see :meth:`start`. ``hands`` is one text a player; everything else has a default.

        >>> state = game("misterbill", players=3).position(hands=["OB", "SL", "OSL"], phase="serve", turn=1)
        >>> state.legal(1)
        [Action.parse('play L'), Action.parse('pass')]
        """
        return State(self, self.notation.place(self.players, self.options, fields), None)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.name, self.players, self.options) == (other.name, other.players, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.players, self.bits))

    def __reduce__(self) -> tuple[Any, ...]:
        return Game, (self.name, self.players, self.options)

    def __repr__(self) -> str:
        usual = {option: values[0] for option, values in self.notation.options.items()}
        special = "".join(f", {name}={value!r}" for name, value in self.options.items() if value != usual[name])
        return f"billi.game({self.name!r}, players={self.players}{special})"


class State:
    """A game under way: who may act, what they may do, what has happened.

    States are equal when their games and positions are; ``repr`` gives an expression that sets the position up again.
    """

    __slots__ = ("_cards", "_events", "_luck", "_seen", "_table", "game", "names")

    def __init__(self, game: Game, table: Any, luck: Luck | None, names: Sequence[str] | None = None) -> None:
        self.game: Final = game
        self.names = names
        self._table = table
        self._luck = luck
        self._cards: list[int] = []
        self._events: list[Event] = []
        self._seen: dict[int | None, list[Event]] = {}

    # What is

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats asked to choose now, in any order. Empty when luck is next, or nothing."""
        return tuple(seats_in(self._table.to_act))

    @property
    def to_act_mask(self) -> int:
        """The same as the bits of one integer."""
        mask: int = self._table.to_act
        return mask

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._table.phase == self.game.notation.rules.OVER)

    @property
    def dealing(self) -> bool:
        """Whether the next round waits for its deck."""
        return bool(self._table.phase == self.game.notation.rules.DEALING)

    @property
    def outcomes(self) -> tuple[str, ...]:
        """The cards of which luck picks one now; empty when it is not asked to."""
        return self.game.notation.outcomes(self._table)

    @property
    def points(self) -> list[int]:
        """The points of the whole game so far, by seat."""
        return list(self._table.points[: self.game.seats])

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""
        return seats_in(self.game.notation.rules.winners(self._table)) if self.over else []

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, as a record tells it. The list is yours; the events cannot be changed."""
        return self._events.copy()

    @property
    def table(self) -> Any:
        """The rules' own fields. Look, do not touch."""
        return self._table

    def legal_mask(self, seat: int) -> int:
        """Give what a seat may choose now, as the bits of one integer."""
        if not self._is_asked(seat):
            return 0
        mask: int = self.game.notation.rules.legal(self._table, seat)
        return mask

    def legal(self, seat: int) -> list[Action]:
        """List what a seat may choose now; nothing when it is not asked.

        >>> print(*game("willi").start(seed=1).legal(0)[:3], sep=", ")
        box Y2, box R3, box G4
        """
        action, table = self.game.notation.action, self._table
        return [action(table, seat, code) for code in members(self.legal_mask(seat))]

    def _is_asked(self, seat: int) -> bool:
        return 0 <= seat < self.game.players and bool(self._table.to_act >> seat & 1)

    def view(self, seat: int | None) -> View:
        """Give what a seat may see, or with ``None`` what anybody may."""
        return look(self, seat, self.seen(seat))

    def seen(self, seat: int | None) -> list[Event]:
        """Give everything that has happened, as a seat saw it, or as anybody did; see :attr:`events`."""
        seen = self._seen.get(seat)
        if seen is None:
            if seat is not None and seat not in range(self.game.players):
                raise InvalidPosition("view-seat", players=self.game.players, seat=str(seat))
            seen = self._seen[seat] = []
        if len(seen) < len(self._events):
            seen += [visible(event, seat) for event in self._events[len(seen) :]]
        return seen.copy()

    def record(self, names: Sequence[str] | None = None) -> dict[str, Any]:
        """Give the record of the game so far, under other ``names`` if wanted: see :mod:`billi.record`."""
        from billi.record import record_of

        return record_of(self, self.names if names is None else names)

    # What happens

    def apply(self, seat: int, action: Action | str) -> None:
        """Make a move for a seat, or raise :class:`billi.IllegalAction` and change nothing."""
        self.apply_code(seat, self.check(seat, action))

    def check(self, seat: int, action: Action | str) -> int:
        """Give a legal action's number in the rules, or raise :class:`billi.IllegalAction` saying why it is not."""
        if not isinstance(action, Action):
            action = Action.parse(action)
        table, notation = self._table, self.game.notation
        code = notation.code(table, seat, action) if self._is_asked(seat) else -1
        if code < 0 or not notation.rules.legal(table, seat) >> code & 1:
            raise why_not(self, seat, action)
        return code

    def apply_code(self, seat: int, code: int) -> None:
        """Make the move with this number in the rules; it must be in :meth:`legal_mask`."""
        log = [0] * LOG_SIZE
        self.game.notation.rules.apply(self._table, seat, code, log)
        self._tell(log)
        if self._luck is not None and not self._table.to_act:
            self.go_on()

    def draw(self, card: str) -> None:
        """Let luck pick this card, one of :attr:`outcomes`."""
        outcomes = self.outcomes
        if card not in outcomes:
            raise IllegalAction("draw-not-there", "MB12", card=str(card), cards=outcomes or "-")
        self._draw(outcomes.index(card))

    def _draw(self, number: int) -> None:
        log = [0] * LOG_SIZE
        self.game.notation.rules.chance(self._table, number, log)
        self._tell(log)

    def deal(self, deck: Sequence[str], team_cards: Sequence[int] | None = None) -> None:
        """Deal the next round from a shuffled deck: ``deck[0]`` goes to the dealer's left."""
        if not self.dealing:
            raise IllegalAction("deal-not-now")
        self._deal(self.game.notation.cards(self._table, deck, team_cards))

    def _deal(self, cards: list[int]) -> None:
        self._cards = cards
        log = [0] * LOG_SIZE
        self.game.notation.rules.deal(self._table, self._cards, log)
        self._tell(log)

    def go_on(self) -> None:
        """Let luck deal and draw until somebody must choose or the game is over."""
        luck, notation = self._luck, self.game.notation
        if luck is None:
            return
        while not self._table.to_act and not self.over:
            if self.dealing:
                self._deal(notation.lay(self._table, shuffled(notation.numbers, luck), self._draw_teams(luck)))
            else:
                self._draw(luck.below(notation.rules.outcomes(self._table)))

    def _draw_teams(self, luck: Luck) -> list[int] | None:
        if self.game.name != "misterbill" or self._table.round == self.game.notation.rules.LAST_ROUND:
            return None
        return shuffled(range(1, self.game.players + 1), luck)

    def _tell(self, log: list[int]) -> None:
        event, players, cards = self.game.notation.event, self.game.players, self._cards
        self._events.extend([fixed(event(players, packed, cards)) for packed in log[1 : log[0] + 1]])

    # Copies and text

    def copy(self) -> "State":
        """Give a state that can go its own way from here."""
        state = State(self.game, _copy_table(self._table), self._luck.copy() if self._luck else None, self.names)
        state._cards = self._cards
        state._events = self._events.copy()
        state._seen = {seat: seen.copy() for seat, seen in self._seen.items()}
        return state

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __getstate__(self) -> tuple[Any, ...]:
        return self.game, self.names, _copy_table(self._table), self._luck, self._cards, self._events

    def __setstate__(self, saved: tuple[Any, ...]) -> None:
        game, self.names, self._table, self._luck, self._cards, self._events = saved
        object.__setattr__(self, "game", game)
        self._seen = {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and _fields(self._table) == _fields(other._table)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.game.notation.fields(self._table).items())
        return f"{self.game!r}.position({fields})"

    def __str__(self) -> str:
        fields = self.game.notation.fields(self._table)
        hands = fields.pop("hands")
        lines = [f"{self.game.name} {' '.join(f'{name}={value}' for name, value in fields.items())}".rstrip()]
        for seat, hand in enumerate(hands):
            mark = ">" if seat in self.to_act else " "
            lines.append(f"{mark}{seat}: {hand or '-'}  [{self._table.points[seat]}]")
        return "\n".join(lines)


def _fields(table: Any) -> list[Any]:
    return [getattr(table, name) for name in type(table).__slots__]


def _copy_table(table: Any) -> Any:
    copy = type(table)()
    for name in type(table).__slots__:
        value = getattr(table, name)
        setattr(copy, name, list(value) if isinstance(value, list) else value)
    return copy
