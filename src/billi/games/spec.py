"""What a game is to everything outside its folder.

A :class:`GameSpec` is the one object through which the rest of billi knows a game: :mod:`billi.games` has one of each.
Its rules stay plain functions in a module of their own; a spec says how their integers are written, what of them may be
seen, and where the rest of the game's rooms are. What costs an import is imported when it is asked for.
"""

import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from billi.errors import NotLearned
from billi.games.action import Action
from billi.games.card import Card
from billi.games.view import Board, View

if TYPE_CHECKING:
    from billi.errors import IllegalAction
    from billi.games.events import Events
    from billi.lessons.lesson import Lesson
    from billi.luck import Luck
    from billi.record.replaying import Replaying
    from billi.state import Game, State
    from billi.summary import Tally
    from billi.telling import Teller

EventDict = dict[str, Any]
"""An event as a record has it."""
PositionT = TypeVar("PositionT")


class _Part:
    """Imports something when it is first asked for."""

    def __init__(self, module: str, name: str) -> None:
        self.module = module
        self.name = name

    def __set_name__(self, owner: type, attribute: str) -> None:
        self.folder = owner.__module__.rpartition(".")[0]
        self.attribute = attribute

    def __get__(self, spec: object, owner: type) -> Any:
        module = import_module(f"{self.folder}.{self.module}")
        found = getattr(module, self.name) if self.name else module
        if spec is not None:
            vars(spec)[self.attribute] = found  # so that the next one to ask has it at once
        return found


def part(module: str, name: str = "") -> Any:
    """Return something in another module of a game's folder, or that module itself, for an attribute of its spec.

    It is imported when it is first asked for: ``tally = part("summary", "WilliTally")``.
    """
    return _Part(module, name)


@dataclass(frozen=True)
class FirstDealers:
    """Who may deal the first round."""

    allowed: Sequence[int]
    usual: int | None = None
    """Who does unless told otherwise; None where luck picks one of them."""
    rule: str = ""
    """The rule that leaves no others,"""
    sentence: str = ""
    """and what is said to whoever wants another one."""


class GameSpec(ABC, Generic[PositionT]):
    """One game. A ``p`` is a position: what the rules work on."""

    name: ClassVar[str]
    rules: ClassVar[ModuleType]
    """Its rules: see :mod:`billi.games` for the functions every game has."""
    rules_version: ClassVar[int] = 1
    """Raise it with every change by which a game played before would go otherwise: tables where such a game is under
    way are then closed instead of going wrong."""
    record_version: ClassVar[int] = 2
    """The version of records of games by these rules."""
    players: ClassVar[range]
    options: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The values each option can take, the default first."""
    unrecorded: ClassVar[Mapping[str, str]] = {}
    """What options are in a record that does not name them, where that is not the default."""
    deck: ClassVar[tuple[Card, ...]]
    """Every card."""
    phases: ClassVar[tuple[str, ...]]
    """The words for what a table waits for, by the rules' numbers."""
    never_owed: ClassVar[tuple[str, ...]] = ()
    """Events nobody ever has to bring about."""
    answers: ClassVar[tuple[str, ...]] = ()
    """What can be chosen that names no card and no seat, as people write it: all else is ``play``, ``give``, ``box`` or
    ``take`` a card, on or to a seat, to the left or right."""
    declines: ClassVar[tuple[str, ...]] = ()
    """What people say no with where :meth:`veiled` is."""
    waiver_ends: ClassVar[tuple[str, ...]] = ()
    """Events after which a no said beforehand counts no more; without any, none is said: see :meth:`waived_answer`."""
    board: ClassVar[type[Board]]
    """What all may see of it,"""
    view: ClassVar[type[View]]
    """and what a seat may."""

    # In other modules of its folder

    events: "Events"
    """Everything that can happen in it."""
    replaying: "type[Replaying]"
    """What plays a record again."""
    tally: "type[Tally]"
    """What many games add up to."""
    weigh: Callable[[Any], list[float]]
    """What tells a house bot how good each legal action of a view looks."""
    bulk: ModuleType
    """How luck and random moves are made by the million: see :mod:`billi.bulk.playing`."""
    seen: ModuleType | None = None
    """What a seat remembers, written like the rules, if learners are to play it,"""
    observation: ModuleType | None = None
    """the row of numbers they see: see :mod:`billi.bulk.learning`,"""
    recall: ModuleType | None = None
    """and how both are found from a view;"""
    worlds: ModuleType | None = None
    """what might lie in the hands a seat does not see, with all that led there,"""
    imagined: ModuleType | None = None
    """and the same as it lies now, many times over, for searches,"""
    believing: ModuleType | None = None
    """as likely as what everyone has done makes it, if that is weighed;"""
    spread: float = 1.0
    """how far the points of a round stray from the table's average, among good players: a standard deviation;"""
    trace: float = 0.98
    """how much of an advantage learners carry from a decision to the one before;"""
    hinting: ModuleType | None = None
    """and what of it is worth telling whoever asks for a hint."""
    telling: "type[Teller] | None" = None
    """What tells a record in words, if anything does."""
    lesson: "Lesson | None" = None
    """A first game with somebody at your side, if there is one."""
    picture: ModuleType | None = None
    """How its cards are drawn, if they are: see :mod:`billi.pictures`."""

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ()  # what it has worked out so far is not for another process

    # In words

    def sentences(self, language: str) -> str:
        """Return what only this game says, as Fluent: its folder's ``words`` in a language, in English, and its name.

        What stands first counts. The games that come with billi have their words beside all others.
        """
        package = sys.modules.get(type(self).__module__.rpartition(".")[0])
        folders = [Path(folder, "words") for folder in getattr(package, "__path__", ())]
        files = [folder / f"{name}.ftl" for name in (language, "en") for folder in folders]
        told = [file.read_text("utf-8") for file in files if file.exists()]
        return "\n".join([*told, f"game-{self.name} = {self.name}"])

    # The position

    @abstractmethod
    def empty(self) -> PositionT:
        """Return a position before anything has happened."""

    def seats(self, players: int) -> int:
        """Return the number of seats, those that no person takes included."""
        return players

    @abstractmethod
    def option_bits(self, players: int, options: Mapping[str, str]) -> int:
        """Pack the options for the rules."""

    def options_for(self, players: int) -> list[str]:
        """List the options that mean something with so many players."""
        return list(self.options)

    # Luck

    def first_dealers(self, game: "Game", names: Sequence[str]) -> FirstDealers:
        """Return who may deal first among people of these names."""
        return FirstDealers(range(game.seats))

    def goes_by_names(self, game: "Game") -> bool:
        """Whether what people are called decides who may deal first."""
        return False

    @cached_property
    def numbers(self) -> list[int]:
        """Every card by its number in the rules, in the order of :attr:`deck`."""
        return [self.card_number(card) for card in self.deck]

    @abstractmethod
    def cards(self, p: PositionT, deck: Sequence[str], team_cards: Sequence[int] | None) -> list[int]:
        """Check a shuffled deck (and team cards) and write it as the rules take it."""

    def lay(self, p: PositionT, numbers: list[int], luck: "Luck") -> list[int]:
        """Write a shuffled deck as the rules take it, with whatever else luck draws for a round."""
        return numbers

    def outcomes(self, p: PositionT) -> tuple[Card, ...]:
        """Return the cards luck chooses from now, if any."""
        return ()

    def drawing(self, p: PositionT) -> tuple[int, int] | None:
        """Return who draws a card now, and from whom."""
        return None

    def drawer(self, p: PositionT) -> int:
        """Return the seat for which luck decides now; 0 where it is for nobody."""
        return 0

    def unturned(self, p: PositionT) -> int:
        """Return how many cards lie in an order nobody knows and are turned by themselves, one after the other."""
        return 0

    def next_to_turn(self, p: PositionT, place: int) -> list[PositionT]:
        """Return the position with each of those cards from a place on in that place: all are as likely."""
        return [p]

    def at_once(self, p: PositionT) -> bool:
        """Whether people choose now without knowing what others, who may have chosen already, choose."""
        return False

    # Text

    @abstractmethod
    def card_number(self, code: str) -> int:
        """Return a card's number in the rules."""

    @abstractmethod
    def card_code(self, number: int) -> Card:
        """Write the card with this number in the rules."""

    def card_codes(self, numbers: Iterable[int]) -> list[Card]:
        """Write cards by their numbers."""
        return [self.card_code(number) for number in numbers]

    @abstractmethod
    def actions(self, p: PositionT, seat: int) -> Mapping[int, Action]:
        """Return what a seat that is asked now can choose in words, legal or not, by its number in the rules."""

    def action(self, p: PositionT, seat: int, code: int) -> Action:
        """Put an action of the rules in words."""
        return self.actions(p, seat)[code]

    @abstractmethod
    def code(self, p: PositionT, seat: int, action: Action) -> int:
        """Find the rules' number of an action, whether or not it is legal; -1 if it can never be one now."""

    @abstractmethod
    def fields(self, p: PositionT) -> dict[str, Any]:
        """Describe a position by what differs from the default one."""

    @abstractmethod
    def place(self, players: int, options: Mapping[str, str], fields: Mapping[str, Any]) -> PositionT:
        """Set up the position that :meth:`fields` describes."""

    # What is seen

    @abstractmethod
    def in_the_open(self, p: PositionT) -> dict[str, Any]:
        """Return what lies on the table for all to see, besides what every game has."""

    @abstractmethod
    def in_hand(self, p: PositionT, seat: int | None) -> dict[str, Any]:
        """Return what one seat alone may see, ``hand`` and what else there is; a spectator's hand is empty."""

    # What is asked

    @abstractmethod
    def asked_by(self, p: PositionT) -> str:
        """Return the rule by which somebody, or luck, is asked now."""

    @abstractmethod
    def why_not(self, state: "State", seat: int, action: Action) -> "IllegalAction | None":
        """Explain why a seat may not choose an action now, where there is more to say than that it is not asked for."""

    def veiled(self, p: PositionT) -> bool:
        """Whether people are asked now of whom some have no choice, so that nobody learns which."""
        return False

    def needless_answer(self, p: PositionT, seat: int) -> str:
        """Return what the table may answer for a seat since, as all can see, it makes no difference; or nothing."""
        return ""

    def waived_answer(self, p: PositionT) -> str:
        """Return the no to what is asked now for whoever said it beforehand, or nothing where nobody can."""
        return ""

    # Records

    @abstractmethod
    def rule_behind(self, game: "Game", before: Sequence[EventDict], event: EventDict, field: str = "") -> str:
        """Return the rule that makes an event, or one field of it, follow on those before."""

    def as_recorded(self, version: int) -> "GameSpec[PositionT]":
        """Return the game by the rules that records of a version were played by."""
        return self

    def kept_name(self, name: str) -> str:
        """Return what is left of the name of somebody who was forgotten: nothing, unless the game went by it."""
        return ""


def learned(spec: "GameSpec[Any]") -> tuple[ModuleType, ModuleType]:
    """Return what a game's learners remember and see, or say that nobody can learn it."""
    if spec.seen is None or spec.observation is None:
        raise NotLearned("arena-game", game=spec.name)
    return spec.seen, spec.observation
