"""What the two games' notations have in common."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar, Final, Generic, TypeVar

from billi.errors import InvalidPosition
from billi.notation.action import Action
from billi.rules.bits import lowest

Event = dict[str, Any]
TableT = TypeVar("TableT")


def members(mask: int) -> list[int]:
    """List the members of a set.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found = []
    while mask:
        found.append(lowest(mask))
        mask &= mask - 1
    return found


_SEATS: Final = [members(mask) for mask in range(256)]


def seats_in(mask: int) -> list[int]:
    """List the members of a set of seats, of which there are at most eight."""
    return _SEATS[mask].copy()


class Notation(ABC, Generic[TableT]):
    """One game's way between the rules' integers and what people and records say."""

    name: ClassVar[str]
    rules: ClassVar[ModuleType]
    players: ClassVar[range]
    options: ClassVar[Mapping[str, tuple[str, ...]]]
    """The values each option can take, the default first."""
    unrecorded: ClassVar[Mapping[str, str]] = {}
    """What options are in a record that does not name them, where that is not the default."""
    deck: ClassVar[tuple[str, ...]]
    """Every card of the game."""

    @abstractmethod
    def table(self) -> TableT:
        """Give an empty table."""

    @abstractmethod
    def veiled(self, t: TableT) -> bool:
        """Whether people are asked now of whom some have no choice, so that nobody learns which."""

    @abstractmethod
    def option_bits(self, players: int, options: Mapping[str, str]) -> int:
        """Pack the options for the rules."""

    def options_for(self, players: int) -> list[str]:
        """List the options that mean something with so many players."""
        return list(self.options)

    @abstractmethod
    def seats(self, players: int) -> int:
        """Give the number of seats, Willi's included."""

    @abstractmethod
    def card_number(self, code: str) -> int:
        """Give a card's number in the rules."""

    @cached_property
    def numbers(self) -> list[int]:
        """Every card of the game by its number in the rules, in the order of :attr:`deck`."""
        return [self.card_number(card) for card in self.deck]

    @abstractmethod
    def cards(self, t: TableT, deck: Sequence[str], team_cards: Sequence[int] | None) -> list[int]:
        """Check a shuffled deck (and team cards) and write it as the rules take it."""

    def lay(self, t: TableT, numbers: list[int], team_cards: Sequence[int] | None) -> list[int]:
        """Write a shuffled deck (and team cards) that needs no check as the rules take it."""
        return numbers

    @abstractmethod
    def outcomes(self, t: TableT) -> tuple[str, ...]:
        """Give the cards luck chooses from now, if any."""

    @abstractmethod
    def action(self, t: TableT, seat: int, code: int) -> Action:
        """Put an action of the rules in words."""

    @abstractmethod
    def code(self, t: TableT, seat: int, action: Action) -> int:
        """Find the rules' number of an action, whether or not it is legal; -1 if it can never be one now."""

    @abstractmethod
    def event(self, players: int, packed: int, cards: Sequence[int]) -> Event:
        """Put an event of the rules in the words of a record. ``cards`` is what was dealt, for a deal."""

    @abstractmethod
    def fields(self, t: TableT) -> dict[str, Any]:
        """Describe a position by what differs from the default one."""

    @abstractmethod
    def place(self, players: int, options: Mapping[str, str], fields: Mapping[str, Any]) -> TableT:
        """Set up the position that :meth:`fields` describes."""

    def codes(self, numbers: Sequence[int]) -> list[str]:
        """Write cards by their numbers."""
        return [self.deck_code(number) for number in numbers]

    @abstractmethod
    def deck_code(self, number: int) -> str:
        """Write the card with this number in the rules."""


def check_deck(deck: Sequence[str], expected: Sequence[str]) -> None:
    """Refuse a deck that is not exactly the game's cards in some order."""
    cards, all_cards = Counter(deck), Counter(expected)
    if cards != all_cards:
        for card in cards - all_cards:
            raise InvalidPosition("deck-card-extra", card=str(card))
        for card in all_cards - cards:
            raise InvalidPosition("deck-card-missing", card=card)


def check_fields(fields: Mapping[str, Any], known: Sequence[str]) -> None:
    """Refuse a field no position has."""
    for name in fields:
        if name not in known:
            raise InvalidPosition("position-unknown-field", field=name, known=sorted(known))


def by_seat(field: str, values: Sequence[Any], seats: int) -> list[Any]:
    """Refuse a list that has not one entry a seat."""
    if isinstance(values, str) or len(values) != seats:
        raise InvalidPosition("position-one-a-seat", field=field, seats=seats)
    return list(values)
