"""What the two games' notations have in common."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from operator import index
from types import ModuleType
from typing import Any, ClassVar, Final, Generic, TypeVar

from billi.errors import InvalidPosition, brief
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
    version: ClassVar[int] = 2
    """Of records of games by these rules."""
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

    def drawing(self, t: TableT) -> tuple[int, int] | None:
        """Return who draws a card now, and from whom."""
        return None

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


def whole(value: object, allowed: range) -> int | None:
    """Return a value as a plain number if it is a whole one of those allowed.

    >>> whole(3, range(4)), whole(4, range(4)), whole("3", range(4)), whole(3.0, range(4))
    (3, None, None, None)
    """
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        return None
    return number if number in allowed and not isinstance(value, bool) else None


def listed(value: object) -> list[Any] | None:
    """Return the items of a list or tuple, or of what is read like one; a text is not."""
    return list(value) if isinstance(value, Sequence) and not isinstance(value, str | bytes) else None


def check_deck(deck: object, expected: Sequence[str]) -> list[str]:
    """Refuse a deck that is not exactly the game's cards in some order."""
    cards = list(deck) if isinstance(deck, Sequence) else None
    if cards is None:
        raise InvalidPosition("deck-list", deck=brief(deck))
    for card in cards:
        if not isinstance(card, str):
            raise InvalidPosition("card-unknown", card=brief(card))
    held, all_cards = Counter(cards), Counter(expected)
    for card in held - all_cards:
        raise InvalidPosition("deck-card-extra", card=brief(card))
    for card in all_cards - held:
        raise InvalidPosition("deck-card-missing", card=card)
    return cards


# Fields of a position


def check_fields(fields: Mapping[str, Any], known: Sequence[str]) -> None:
    """Refuse a field no position has."""
    for name in fields:
        if name not in known:
            raise InvalidPosition("position-unknown-field", field=brief(name), known=sorted(known))


def by_seat(field: str, values: object, seats: int) -> list[Any]:
    """Refuse a list that has not one entry a seat."""
    entries = listed(values)
    if entries is None or len(entries) != seats:
        raise InvalidPosition("position-one-a-seat", field=field, seats=seats)
    return entries


def numbers(field: str, values: object, seats: int, allowed: range) -> list[int]:
    """Refuse a list that has not one whole number of those allowed a seat."""
    return [number(f"{field}[{seat}]", value, allowed) for seat, value in enumerate(by_seat(field, values, seats))]


def number(field: str, value: object, allowed: range) -> int:
    """Refuse what is not a whole number of those allowed."""
    found = whole(value, allowed)
    if found is None:
        least, most = allowed[0], allowed[-1]
        if least == most:
            raise InvalidPosition("position-exactly", field=field, value=brief(value), expected=least)
        raise InvalidPosition("position-number", field=field, value=brief(value), least=least, most=most)
    return found


def one_of(field: str, value: object, known: Sequence[str]) -> int:
    """Return the place of a text among those known, or refuse it."""
    if not isinstance(value, str) or value not in known:
        raise InvalidPosition("position-choice", field=field, value=brief(value), known=known)
    return known.index(value)


def absent(phase: str, fields: Mapping[str, bool]) -> None:
    """Refuse what is given and has no place in a phase."""
    for field, given in fields.items():
        if given:
            raise InvalidPosition("position-not-now", field=field, phase=phase)
