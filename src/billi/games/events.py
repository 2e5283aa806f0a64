"""What happens in a game, declared once: a class an event.

    class CardPlayed(Event, frozen=True, tag="play"):
        seat: int
        card: Card

From its class come how an event of the rules is read, who may see what of it, how one in a record is checked, its JSON
Schema and the page's types. The rules report an event as its number and up to three more, one for each field in order;
what a number means to a field, its type says. Where that is not all there is to it, a class has its own :meth:`told`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Final, Self, Union, get_args, get_origin

import msgspec
from msgspec import structs

from billi.games.log import WORDS
from billi.games.sets import seats_in
from billi.games.spec import EventDict


class _KindOf:
    """What a record calls the events of a class, kept with the class once it was asked for."""

    def __get__(self, event: "Event | None", owner: "type[Event]") -> str:
        owner.kind = str(owner.__struct_config__.tag)
        return owner.kind


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="t", omit_defaults=True, repr_omit_defaults=True):
    """Something that happened. Seats are numbers; lists are by seat unless they say otherwise."""

    kind: ClassVar[str] = _KindOf()  # type: ignore[assignment]
    """What a record calls it."""
    look: ClassVar[int] = 500
    """How many milliseconds people look at it before what comes next: the page shows it so long, and clocks wait."""
    overlap: ClassVar[int | None] = None
    """The same where another of its kind follows: the next card flies while one still looks at the one before."""

    doer: ClassVar[str] = "seat"
    """The field, as a record has it, of whoever's choice it was."""

    @classmethod
    def told(cls, words: Sequence[int], seats: int, dealt: Sequence[int]) -> Self:
        """Read what the rules have reported at a table of so many seats, where these cards were dealt last."""
        return cls(*[field.read(word, seats) for field, word in zip(fields_of(cls), words, strict=False)])

    def as_dict(self) -> EventDict:
        """Return the event as a record has it."""
        plain: EventDict = msgspec.json.decode(msgspec.json.encode(self))
        return plain


# What a field's type can say besides


@dataclass(frozen=True)
class InDeck:
    """A card, which the rules know by its place among these."""

    cards: Sequence[str]


@dataclass(frozen=True)
class Packed:
    """A number for each seat, of so many bits each in the rules."""

    bits: int


@dataclass(frozen=True)
class KnownTo:
    """Only those know it whose seats stand in these fields; to others it is not there."""

    fields: tuple[str, ...]

    def __init__(self, *fields: str) -> None:
        object.__setattr__(self, "fields", fields)


@dataclass(frozen=True)
class EachTheirOwn:
    """Everyone knows the cards of their own seat, and of the others how many they are."""


SEAT_SET: Final = "a set of seats"
Seats = Annotated[tuple[int, ...], SEAT_SET]
"""Some seats, which the rules know as a set."""


@dataclass(frozen=True)
class Field:
    """A field of an event."""

    name: str
    """In Python,"""
    key: str
    """and in a record."""
    type: Any
    """What it holds in a record: a type, without what only the declaration says."""
    marks: tuple[Any, ...]
    is_optional: bool
    """Whether a record may leave it out."""

    @property
    def known_to(self) -> tuple[str, ...] | None:
        """The fields that name those who may know it; None for everyone."""
        return next((mark.fields for mark in self.marks if isinstance(mark, KnownTo)), None)

    @property
    def is_own(self) -> bool:
        """Whether everyone knows their own part of it."""
        return any(isinstance(mark, EachTheirOwn) for mark in self.marks)

    @property
    def cards(self) -> Sequence[str] | None:
        """All the cards of which it may be one."""
        return next((mark.cards for mark in self.marks if isinstance(mark, InDeck)), None)

    def read(self, word: int, seats: int) -> Any:
        """Read a number of the rules."""
        return _reader(self)(word, seats)


@cache
def fields_of(event: type[Event]) -> tuple[Field, ...]:
    """Return the fields of an event, in order."""
    return tuple(_field(info) for info in structs.fields(event))


def _field(info: structs.FieldInfo) -> Field:
    held, marks = _unwrapped(info.type)
    has_default = info.default is not msgspec.NODEFAULT
    secret = any(isinstance(mark, KnownTo) for mark in marks)
    if has_default:  # it is left out, and never null
        held, more = _unwrapped(_without_none(held))
        marks = (*marks, *more)
    return Field(info.name, info.encode_name, held, marks, has_default and not secret)


def _unwrapped(held: Any) -> tuple[Any, tuple[Any, ...]]:
    if get_origin(held) is Annotated:
        inner, *marks = get_args(held)
        found, more = _unwrapped(inner)
        return found, (*marks, *more)
    return held, ()


def _without_none(held: Any) -> Any:
    if get_origin(held) not in (Union, UnionType):
        return held
    rest = [one for one in get_args(held) if one is not NoneType]
    return Union[tuple(rest)]  # noqa: UP007


@cache
def _reader(field: Field) -> Callable[[int, int], Any]:
    cards = field.cards
    if cards is not None:
        return lambda word, seats: cards[word]
    if SEAT_SET in field.marks:
        return lambda word, seats: tuple(seats_in(word))
    for mark in field.marks:
        if isinstance(mark, Packed):
            bits = mark.bits
            return lambda word, seats: tuple([word >> bits * seat & (1 << bits) - 1 for seat in range(seats)])
    return lambda word, seats: word


# All events of a game


class Events:
    """The events of a game, by their numbers in its rules."""

    def __init__(self, kinds: Mapping[int, type[Event]]) -> None:
        self._told = {number: _teller(kind) for number, kind in kinds.items()}
        self._veils = {kind: _veil(kind) for kind in kinds.values()}
        self._secretive = {kind for kind, veil in self._veils.items() if veil}
        self._rounds = {kind for kind in kinds.values() if kind.kind == "round"}
        self.by_kind: Final = {kind.kind: kind for kind in kinds.values()}
        """Their classes, by what a record calls them."""

    def read(
        self, log: Sequence[int], seats: int, dealt: Sequence[int], first: int = 0, last: int | None = None
    ) -> list[Event]:
        """Read what a log tells, or some of its events, by their places."""
        end = log[0] if last is None else last
        told = self._told
        return [told[log[at]](log, at, seats, dealt) for at in range(1 + WORDS * first, 1 + WORDS * end, WORDS)]

    def seen(self, events: Sequence[Event], seat: int | None) -> list[Event]:
        """Return some events as a seat saw them, or as anybody did."""
        veils = self._veils
        return [veil.seen(event, seat) if (veil := veils[type(event)]) else event for event in events]

    def seen_by_each(self, events: list[Event], seats: int) -> list[list[Event]]:
        """Return some events as each seat saw them, and last as anybody did."""
        if self._secretive.isdisjoint(map(type, events)):  # as most
            return [events] * (seats + 1)
        veils = self._veils
        rows = [veil.seen_by_each(e, seats) if (veil := veils[type(e)]) else [e] * (seats + 1) for e in events]
        return list(map(list, zip(*rows, strict=True)))

    def begin_a_round(self, events: Sequence[Event]) -> bool:
        """Whether one of some events is the beginning of a round."""
        return not self._rounds.isdisjoint(map(type, events))

    def __iter__(self) -> Iterator[type[Event]]:
        return iter(self.by_kind.values())


def _teller(kind: type[Event]) -> Callable[[Sequence[int], int, int, Sequence[int]], Event]:
    """Return what reads the event at a place of a log: as its class says, or the same, but quicker."""
    own = kind.told.__func__ is not Event.told.__func__  # type: ignore[attr-defined]
    readers = [_reader(field) for field in fields_of(kind)]
    if own or not readers:
        return lambda log, at, seats, dealt: kind.told(log[at + 1 : at + WORDS], seats, dealt)
    first = readers[0]
    if len(readers) == 1:
        return lambda log, at, seats, dealt: kind(first(log[at + 1], seats))
    second = readers[1]
    if len(readers) == 2:
        return lambda log, at, seats, dealt: kind(first(log[at + 1], seats), second(log[at + 2], seats))
    third = readers[2]
    return lambda log, at, seats, dealt: kind(
        first(log[at + 1], seats), second(log[at + 2], seats), third(log[at + 3], seats)
    )


class Veil(ABC):
    """What makes of an event what a seat saw of it."""

    def __init__(self, field: Field) -> None:
        self.name: Final = field.name
        """What is hidden."""

    @abstractmethod
    def seen(self, event: Event, seat: int | None) -> Event:
        """Return an event as a seat saw it, or as anybody did."""

    def seen_by_each(self, event: Event, seats: int) -> list[Event]:
        """Return an event as each seat saw it, and last as anybody did."""
        return [self.seen(event, seat) for seat in (*range(seats), None)]


class _OwnAlone(Veil):
    """Everyone saw what is theirs, and of the rest how much it is."""

    def seen(self, event: Event, seat: int | None) -> Event:
        hands = enumerate(getattr(event, self.name))
        shown = tuple([hand if owner == seat else len(hand) for owner, hand in hands])
        return structs.replace(event, **{self.name: shown})


class _KnownAlone(Veil):
    """Those saw it who stand in some fields, and nobody else."""

    def __init__(self, field: Field) -> None:
        super().__init__(field)
        self.known_to: Final = field.known_to or ()

    def seen(self, event: Event, seat: int | None) -> Event:
        knows = seat in [getattr(event, who) for who in self.known_to]
        return event if knows else structs.replace(event, **{self.name: None})

    def seen_by_each(self, event: Event, seats: int) -> list[Event]:
        seen = [structs.replace(event, **{self.name: None})] * (seats + 1)
        for who in self.known_to:
            seen[getattr(event, who)] = event
        return seen


def _veil(event: type[Event]) -> Veil | None:
    """Return what hides the secret of an event; None where it has none, as most."""
    veils = [
        _OwnAlone(field) if field.is_own else _KnownAlone(field)
        for field in fields_of(event)
        if field.is_own or field.known_to is not None
    ]
    if len(veils) > 1:
        raise TypeError(f"{event.__name__} has more than one secret")
    return veils[0] if veils else None
