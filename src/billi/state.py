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
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from types import GenericAlias
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Literal, NamedTuple, TypeVar, cast, overload

from billi.errors import IllegalAction, InvalidArgument, InvalidOption, UnknownGame, brief
from billi.games import GAMES, register
from billi.games.action import Action
from billi.games.card import Card
from billi.games.fields import listed, whole
from billi.games.fixed import FixedDict
from billi.games.log import LOG_SIZE
from billi.games.sets import members, seats_in
from billi.games.snapshots import Snapshot, copied, put_back, snapshot
from billi.games.spec import GameSpec
from billi.games.view import View
from billi.luck import KeyedLuck, Luck, SeededLuck, shuffled
from billi.refusal import why_not
from billi.view import view_of

if TYPE_CHECKING:
    from billi.games.events import Event
    from billi.games.misterbill.cards import MisterBillCard
    from billi.games.misterbill.view import MisterBillView
    from billi.games.willi.cards import WilliCard
    from billi.games.willi.view import WilliView
    from billi.record.beside import Beside

MOST_SEATS: Final = 8
"""At any table."""

if TYPE_CHECKING:
    from typing_extensions import TypeVar as WithDefault

    ViewT = WithDefault("ViewT", bound=View, default=View, covariant=True)
    CardT = WithDefault("CardT", bound=Card, default=Card, covariant=True)
else:
    ViewT = TypeVar("ViewT")
    CardT = TypeVar("CardT")


@overload
def game(name: Literal["misterbill"], players: int = 4, **options: str) -> "Game[MisterBillView, MisterBillCard]": ...
@overload
def game(name: Literal["willi"], players: int = 4, **options: str) -> "Game[WilliView, WilliCard]": ...
@overload
def game(name: str, players: int = 4, **options: str) -> "Game": ...


def game(name: str, players: int = 4, **options: str) -> "Game[Any, Any]":
    """Choose a game: ``misterbill`` for 3 to 8 players, or ``willi`` for 3 or 4.

    >>> game("misterbill", players=5, exchange="chosen")
    billi.game('misterbill', players=5, exchange='chosen')
    """
    return Game(name, players, options)


class Game(Generic[ViewT, CardT]):
    """A game, its number of players and its options. Two of the same are equal.

    For whoever annotates: ``Game[WilliView, WilliCard]`` is what ``billi.game("willi")`` returns, and ``Game`` is any.
    """

    __class_getitem__: ClassVar[Any] = classmethod(GenericAlias)  # else Python would want both types before 3.13
    __slots__ = ("bits", "name", "options", "players", "seats", "spec")

    def __init__(self, name: str, players: int, options: Mapping[str, str], spec: GameSpec[Any] | None = None) -> None:
        if not isinstance(name, str) or name not in GAMES:
            raise UnknownGame("game-unknown", name=brief(name), known=sorted(GAMES))
        spec = spec or GAMES[name]
        if whole(players, spec.players) is None:
            raise InvalidOption(
                "game-players", name=name, fewest=spec.players[0], most=spec.players[-1], players=brief(players)
            )
        for option, value in options.items():
            if option not in spec.options:
                raise InvalidOption("option-unknown", option=option, known=sorted(spec.options))
            if value not in spec.options[option]:
                raise InvalidOption("option-value", option=option, value=brief(value), known=spec.options[option])
        self.name: Final = name
        self.players: Final = int(players)
        """How many people or bots play."""
        self.spec: Final = spec
        """What the rest of billi knows of it."""
        meant = spec.options_for(players)
        chosen = {option: options.get(option, spec.options[option][0]) for option in meant}
        self.options: Final[dict[str, str]] = FixedDict(chosen)
        """What it is played with, by option: those that mean something with so many players."""
        self.seats: Final = spec.seats(players)
        """How many seats there are: at Willi always four, his own included."""
        self.bits: Final = spec.option_bits(players, self.options)

    def start(
        self,
        seed: int | None = None,
        *,
        deck: Sequence[str] | None = None,
        team_cards: Sequence[int] | None = None,
        dealer: int | None = None,
        luck: Luck | None = None,
        names: Sequence[str] | None = None,
        wait_to_draw: bool = False,
    ) -> "State[ViewT, CardT]":
        """Sit down and deal.

        With a ``seed`` from 0 to 2**63 - 1 (or other ``luck``) deals and draws happen by themselves, the same way
        each time; with neither, a fresh seed is taken. With a ``deck`` you are luck yourself: the first round is dealt
        from it (Mister Bill: with ``team_cards`` by seat), and where ``state.to_act`` is empty you call
        :meth:`State.draw` or :meth:`State.deal`. The ``names`` of the people by seat go into the record, and at Willi
        somebody of that name starts (W3). With ``wait_to_draw`` luck deals by itself, but a player draws only when you
        call :meth:`State.draw`, as where people want to do it themselves; the cards are the same. A game of
        :func:`billi.playouts` with the same seed is another game.

        >>> state = game("willi").start(deck=game("willi").spec.deck, dealer=3)
        >>> state.view(0).hand
        ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9']
        """
        if (deck is not None) + (seed is not None) + (luck is not None) > 1:
            raise InvalidArgument("start-deck-or-seed")
        if deck is None:
            if team_cards is not None:
                raise InvalidArgument("start-team-cards")
            luck = _luck(seed, luck) or _fresh_luck()
        people = None if names is None else self._people(names)
        first = self.first_dealer(luck, people or ()) if dealer is None else self._dealer(dealer, people or ())
        position = self.spec.empty()
        self.spec.rules.begin(position, self.players, self.bits, first)
        state = State(self, position, luck, people, wait_to_draw)
        if deck is not None:
            state._deal(self.spec.cards(position, deck, team_cards))
        else:
            state.go_on()
        return state

    def _people(self, names: object) -> list[str]:
        """Refuse names that are not one text a player."""
        people = listed(names)
        if people is None or not all(isinstance(name, str) for name in people):
            raise InvalidArgument("start-names-list", players=self.players, names=brief(names))
        if len(people) != self.players:
            raise InvalidArgument("start-names", players=self.players, names=len(people))
        return people

    def _dealer(self, dealer: object, names: Sequence[str]) -> int:
        """Refuse a first dealer who is not there, or who would have somebody else start than must."""
        seat = whole(dealer, range(self.seats))
        if seat is None:
            raise InvalidArgument("start-dealer", seats=self.seats, dealer=brief(dealer))
        first = self.spec.first_dealers(self, names)
        if seat not in first.allowed:
            raise InvalidArgument(first.sentence, first.rule, dealers=list(first.allowed), dealer=seat)
        return seat

    def first_dealer(self, luck: Luck | None, names: Sequence[str] = ()) -> int:
        """Return the first dealer, drawn by luck, if there is any, of those who may be."""
        first = self.spec.first_dealers(self, names)
        if first.usual is not None:
            return first.usual
        return first.allowed[luck.below(len(first.allowed)) if luck else 0]

    def position(self, **fields: Any) -> "State[ViewT, CardT]":
        """Set up any position in the middle of a game, for a test or a puzzle.

        You are luck: see :meth:`start`. ``hands`` is one text a player; everything else has a default.

        >>> state = game("misterbill", players=3).position(hands=["OB", "SL", "OSL"], phase="serve", turn=1)
        >>> state.legal(1)
        [Action.parse('play L'), Action.parse('pass')]
        """
        return State(self, self.spec.place(self.players, self.options, fields), None)

    @property
    def deck(self) -> tuple[CardT, ...]:
        """Every card of the game, in order."""
        return cast("tuple[CardT, ...]", self.spec.deck)

    def card(self, code: str) -> CardT:
        """Return the card with this code: a string that knows more of itself.

        >>> seven = game("willi").card("G7")
        >>> seven, seven.colour, seven.number, seven == "G7"
        ('G7', 'G', 7, True)
        """
        return cast("CardT", self.spec.card_code(self.spec.card_number(code)))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return (self.name, self.players, self.options) == (other.name, other.players, other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.players, self.bits))

    def __reduce__(self) -> tuple[Any, ...]:
        usual = self.spec is GAMES.get(self.name)
        return _game_again, (self.name, self.players, self.options, self.spec, usual)

    def __repr__(self) -> str:
        usual = {option: values[0] for option, values in self.spec.options.items()}
        special = "".join(f", {name}={value!r}" for name, value in self.options.items() if value != usual[name])
        return f"billi.game({self.name!r}, players={self.players}{special})"


def _game_again(name: str, players: int, options: Mapping[str, str], spec: GameSpec[Any], usual: bool) -> Game:
    """Return a game in another process, where nobody may have heard of it yet."""
    if usual and name not in GAMES:
        register(spec)
    return Game(name, players, options, None if usual else spec)


class State(Generic[ViewT, CardT]):
    """A game under way: who may act, what they may do, what has happened.

    States are equal when their games and positions are; ``repr`` gives an expression that sets the position up again.
    """

    __class_getitem__: ClassVar[Any] = classmethod(GenericAlias)
    __slots__ = (
        *("_base", "_beside", "_cards", "_events", "_luck", "_past", "_position", "_seen", "_steps", "_waits_to_draw"),
        *("game", "names"),
    )

    def __init__(
        self,
        game: Game[ViewT, CardT],
        position: Any,
        luck: Luck | None,
        names: Sequence[str] | None = None,
        wait_to_draw: bool = False,
    ) -> None:
        self.game: Final = game
        self.names = names
        self._position = position
        self._luck = luck
        self._waits_to_draw = wait_to_draw
        self._cards: list[int] = []
        self._events: list[Event] = []
        self._seen: dict[int | None, list[Event]] = {}
        self._beside: Beside | None = None
        self._steps: list[tuple[str, tuple[Any, ...]]] = []
        self._base: _Moment | None = None
        """What was before the first of them,"""
        self._past: list[_Moment] | None = None
        """and before each, once somebody has taken one back."""

    # What is

    position = property(attrgetter("_position"))
    """The rules' own fields. Look, do not touch."""

    @property
    def round(self) -> int:
        """The round being played, or about to be dealt."""
        number: int = self._position.round
        return number

    @property
    def phase(self) -> str:
        """What the table waits for: the same word as in a view."""
        phase: str = self.game.spec.phases[self._position.phase]
        return phase

    def hand(self, seat: int) -> list[CardT]:
        """Return a seat's cards.

        >>> game("willi").start(deck=game("willi").deck, dealer=3).hand(1)
        ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6', 'Y7', 'Y8', 'Y9']
        """
        hand: list[CardT] = self.game.spec.in_hand(self._position, self._viewer(seat))["hand"]
        return hand

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats asked to choose now, in any order. Empty when luck is next, or nothing."""
        return tuple(seats_in(self._position.to_act))

    @property
    def to_act_mask(self) -> int:
        """The same as the bits of one integer."""
        mask: int = self._position.to_act
        return mask

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._position.phase == self.game.spec.rules.OVER)

    @property
    def dealing(self) -> bool:
        """Whether the next round waits for its deck."""
        return bool(self._position.phase == self.game.spec.rules.DEALING)

    @property
    def drawing(self) -> tuple[int, int] | None:
        """Who draws a card now, and from whom (MB12); None when nobody does."""
        return self.game.spec.drawing(self._position)

    @property
    def outcomes(self) -> tuple[CardT, ...]:
        """The cards of which luck picks one now; empty when it is not asked to."""
        return cast("tuple[CardT, ...]", self.game.spec.outcomes(self._position))

    @property
    def points(self) -> list[int]:
        """The points of the whole game so far, by seat."""
        return list(self._position.points[: self.game.seats])

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty until the game is over."""
        return seats_in(self.game.spec.rules.winners(self._position)) if self.over else []

    @property
    def events(self) -> "list[Event]":
        """Everything that has happened. The list is yours."""
        return self._events.copy()

    def events_from(self, number: int) -> "list[Event]":
        """Return what has happened from an event on, without copying what came before."""
        return self._events[number:]

    @property
    def happened(self) -> int:
        """How many events there are."""
        return len(self._events)

    @property
    def steps(self) -> "list[Step]":
        """Every deal, draw and choice that was made here one by one, not by luck itself: how, and with what."""
        return [Step(how, what) for how, what in self._steps]

    def legal_mask(self, seat: int) -> int:
        """Return what a seat may choose now, as the bits of one integer."""
        if not self._is_asked(seat):
            return 0
        mask: int = self.game.spec.rules.legal(self._position, seat)
        return mask

    def legal(self, seat: int) -> list[Action]:
        """List what a seat may choose now; nothing when it is not asked.

        >>> print(*game("willi").start(seed=1).legal(0)[:3], sep=", ")
        box Y2, box R3, box G4
        """
        mask = self.legal_mask(seat)
        if not mask:
            return []
        actions = self.game.spec.actions(self._position, seat)
        return [actions[code] for code in members(mask)]

    def _is_asked(self, seat: int) -> bool:
        if type(seat) is not int and whole(seat, range(MOST_SEATS)) is None:
            return False
        return 0 <= seat < self.game.players and bool(self._position.to_act >> seat & 1)

    def _seat(self, seat: object) -> int:
        """Refuse what is no seat at all."""
        place = whole(seat, range(MOST_SEATS))
        if place is None:
            raise IllegalAction("why-no-seat", seat=brief(seat), players=self.game.players)
        return place

    def view(self, seat: int | None) -> ViewT:
        """Return what a seat may see, or with ``None`` what anybody may."""
        viewer = self._viewer(seat)
        return cast("ViewT", view_of(self, viewer, self._seen_from(viewer).copy()))

    def seen(self, seat: int | None, start: int = 0, end: int | None = None) -> "list[Event]":
        """Return what has happened, from event ``start`` on, as a seat saw it, or as anybody did; up to an ``end``."""
        game = self.game
        viewer = seat if type(seat) is int and 0 <= seat < game.players else self._viewer(seat)
        return game.spec.events.seen(self._events[start:end], viewer)

    def _viewer(self, seat: int | None) -> int | None:
        """Refuse to look from where nobody sits."""
        if type(seat) is int and 0 <= seat < self.game.players:
            return seat
        viewer = None if seat is None else whole(seat, range(self.game.players))
        if viewer is None and seat is not None:
            raise InvalidArgument("view-seat", players=self.game.players, seat=brief(seat))
        return viewer

    def _seen_from(self, seat: int | None) -> "list[Event]":
        """Return all that a seat saw; kept, for whoever looks again and again."""
        seen = self._seen.setdefault(seat, [])
        if len(seen) < len(self._events):
            seen += self.game.spec.events.seen(self._events[len(seen) :], seat)
        return seen

    def record(self, names: Sequence[str] | None = None) -> dict[str, Any]:
        """Return the record of the game so far, under other ``names`` if wanted: see :mod:`billi.record`.

        What else stood in the record a state was replayed from stands in it again, until the game goes on.
        """
        from billi.record import record_of_state
        from billi.record.beside import with_beside

        record = record_of_state(self, self.names if names is None else names)
        return with_beside(record, self._beside) if self._beside else record

    def keep_beside(self, kept: "Beside") -> None:
        """Remember what stood beside the record that led here."""
        self._beside = kept

    # What happens

    def apply(self, seat: int, action: Action | str) -> None:
        """Make a move for a seat, or raise :class:`billi.IllegalAction` and change nothing."""
        self.apply_code(seat, self.check(seat, action))

    def check(self, seat: int, action: Action | str) -> int:
        """Return a legal action's number in the rules, or raise :class:`billi.IllegalAction` saying why it is not."""
        if not isinstance(action, Action):
            action = Action.parse(action)
        if type(seat) is not int:
            seat = self._seat(seat)
        position, game = self._position, self.game
        is_asked = 0 <= seat < game.players and position.to_act >> seat & 1
        code = game.spec.code(position, seat, action) if is_asked else -1
        if code < 0 or not game.spec.rules.legal(position, seat) >> code & 1:
            raise why_not(self, seat, action)
        return code

    def apply_code(self, seat: int, code: int) -> None:
        """Make the move with this number in the rules; it must be in :meth:`legal_mask`."""
        self._remember("apply_code", seat, code)
        self._happen(self.game.spec.rules.apply, seat, code)
        if self._luck is not None and not self._position.to_act:
            self.go_on()

    def draw(self, card: str | None = None) -> None:
        """Let luck pick this card, one of :attr:`outcomes`; without one, whichever it will."""
        outcomes = self.outcomes
        if card is None and self._luck is not None and outcomes:
            self._remember("draw", None)
            self._happen(self.game.spec.rules.chance, self._luck_now(self._luck).below(len(outcomes)))
            self.go_on()
            return
        if card not in outcomes:
            raise IllegalAction("draw-not-there", "MB12", card=brief(card), cards=outcomes or "-")
        self._remember("draw", card)
        self._happen(self.game.spec.rules.chance, outcomes.index(card))

    def deal(self, deck: Sequence[str], team_cards: Sequence[int] | None = None) -> None:
        """Deal the next round from a shuffled deck: ``deck[0]`` goes to the dealer's left."""
        if not self.dealing:
            raise IllegalAction("deal-not-now")
        self.deal_numbers(self.game.spec.cards(self._position, deck, team_cards))

    def deal_numbers(self, cards: list[int]) -> None:
        """Deal the next round from a deck as the rules take it: see :meth:`billi.games.spec.GameSpec.lay`."""
        self._remember("deal_numbers", cards)
        self._deal(cards)

    def pop(self) -> None:
        """Take back the last choice, draw or deal, with all that followed from it; luck will go as it did.

        The first time all of them are made once more, to keep what was between; from then on it is quick. In a copy you
        get back to where it was copied.

        >>> state = game("willi").start(seed=7)
        >>> state.apply(0, state.legal(0)[0])
        >>> state.pop()
        >>> state == game("willi").start(seed=7)
        True
        """
        if not self._steps:
            raise IllegalAction("pop-nothing")
        if self._past is None:
            self._past = self._made_again()
        self._steps.pop()
        self._go_back(self._past.pop())

    def _remember(self, how: str, *what: Any) -> None:
        """Keep what is about to happen, for whoever wants to take it back."""
        if self._base is None:
            self._base = self._moment()
        if self._past is not None:
            self._past.append(self._moment())
        self._steps.append((how, what))

    def _moment(self) -> "_Moment":
        luck = self._luck.copy() if self._luck else None
        return _Moment(snapshot(self._position), luck, self._cards, len(self._events))

    def _go_back(self, moment: "_Moment") -> None:
        put_back(self._position, moment.position)
        self._luck = moment.luck.copy() if moment.luck else None
        self._cards = moment.cards
        for told in (self._events, *self._seen.values()):
            del told[moment.events :]

    def _made_again(self) -> "list[_Moment]":
        """Return what was before each step so far."""
        assert self._base is not None
        twin = State(self.game, self.game.spec.empty(), None, self.names, self._waits_to_draw)
        twin._events = self._events.copy()
        twin._go_back(self._base)
        past = []
        for how, what in self._steps:
            past.append(twin._moment())
            getattr(twin, how)(*what)
        return past

    def _deal(self, cards: list[int]) -> None:
        self._cards = cards
        self._happen(self.game.spec.rules.deal, cards)

    def go_on(self) -> None:
        """Let luck deal and draw until somebody must choose or the game is over."""
        luck, spec = self._luck, self.game.spec
        if luck is None:
            return
        while not self._position.to_act and not self.over and not (self._waits_to_draw and self.drawing):
            now = self._luck_now(luck)
            if self.dealing:
                self._deal(spec.lay(self._position, shuffled(spec.numbers, now), now))
            else:
                self._happen(spec.rules.chance, now.below(spec.rules.outcomes(self._position)))

    def _luck_now(self, luck: Luck) -> Luck:
        """Tell luck that goes by the moment which this is."""
        if not isinstance(luck, KeyedLuck):
            return luck
        position = self._position
        return luck.at(position.round, position.phase, self.game.spec.drawer(position))

    def _happen(self, rule: Callable[..., None], *what: Any) -> None:
        """Have a rule change the position, and keep what it reports."""
        log = [0] * LOG_SIZE
        rule(self._position, *what, log)
        self._events += self.game.spec.events.read(log, self.game.seats, self._cards)

    # Copies and text

    def copy(
        self, *, seed: int | None = None, luck: Luck | None = None, same_luck: bool = False
    ) -> "State[ViewT, CardT]":
        """Return a state that can go its own way from here, with luck of its own.

        What the copy deals and draws tells nothing of what this state will, so that a search over copies does not see
        the future. With ``same_luck`` it does as this state will; a ``seed``, or other ``luck``, makes it go the same
        way each time. Where you are luck yourself you are in the copy as well, unless you give it some.

        >>> state = game("misterbill").start(seed=7)
        >>> twin, again = state.copy(same_luck=True), state.copy(seed=1)
        >>> twin == state == again
        True
        """
        if same_luck + (seed is not None) + (luck is not None) > 1:
            raise InvalidArgument("copy-luck")
        chosen = _luck(seed, luck)
        if chosen is None and self._luck is not None:
            chosen = self._luck.copy() if same_luck else _fresh_luck()
        state = State(self.game, copied(self._position), chosen, self.names, self._waits_to_draw)
        state._cards = self._cards
        state._events = self._events.copy()
        state._seen = {seat: seen.copy() for seat, seen in self._seen.items()}
        state._beside = self._beside
        state.go_on()
        return state

    def __copy__(self) -> "State[ViewT, CardT]":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State[ViewT, CardT]":
        return self.copy()

    def __getstate__(self) -> tuple[Any, ...]:
        position = copied(self._position)
        return self.game, self.names, position, self._luck, self._waits_to_draw, self._cards, self._events, self._beside

    def __setstate__(self, saved: tuple[Any, ...]) -> None:
        game, self.names, self._position, self._luck, self._waits_to_draw, self._cards, self._events, self._beside = (
            saved
        )
        object.__setattr__(self, "game", game)
        self._seen, self._steps, self._base, self._past = {}, [], None, None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.game == other.game and snapshot(self._position) == snapshot(other._position)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        fields = ", ".join(f"{name}={value!r}" for name, value in self.game.spec.fields(self._position).items())
        return f"{self.game!r}.position({fields})"

    def _repr_svg_(self) -> str:
        from billi.pictures import picture_of_state

        return picture_of_state(self)

    def __str__(self) -> str:
        fields = self.game.spec.fields(self._position)
        hands = fields.pop("hands")
        lines = [f"{self.game.name} {' '.join(f'{name}={value}' for name, value in fields.items())}".rstrip()]
        for seat, hand in enumerate(hands):
            mark = ">" if seat in self.to_act else " "
            lines.append(f"{mark}{seat}: {hand or '-'}  [{self._position.points[seat]}]")
        return "\n".join(lines)


class Step(NamedTuple):
    """What was done: a method of :class:`State`, and what it was given."""

    how: str
    what: tuple[Any, ...]


class _Moment(NamedTuple):
    """What a state was before something happened."""

    position: Snapshot
    luck: Luck | None
    cards: list[int]
    events: int


def _luck(seed: int | None, luck: Luck | None) -> Luck | None:
    """Return the luck somebody has asked for, if any."""
    if luck is not None and not callable(getattr(luck, "below", None)):
        raise InvalidArgument("start-luck", luck=brief(luck))
    return luck if seed is None else SeededLuck(seed)


def _fresh_luck() -> SeededLuck:
    return SeededLuck(secrets.randbits(62))
