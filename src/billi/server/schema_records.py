"""Records as types, for readers of the schema; :mod:`billi.record` checks them."""

from typing import Annotated, Any, Literal, Union

import msgspec
from msgspec import UNSET, Meta, UnsetType

from billi.games.spec import GameSpec
from billi.words import Words

Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
DigitsOrNone = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


class Fair(msgspec.Struct, frozen=True, kw_only=True):
    """The proof that luck was fair: docs/fairness.md."""

    version: Literal[1, 2]
    """1 where people did not cut the deck yet."""
    commitment: Digits
    """The SHA-256 of the secret."""
    words: list[str]
    """What each seat added to the luck; "" for nothing."""
    seals: list[DigitsOrNone] | UnsetType = UNSET
    """What each seat promised to cut the deck with; "" for nothing."""
    cuts: list[DigitsOrNone] | UnsetType = UNSET
    """What each seat cut the deck with; "" for nothing: whoever has a seal was left out then."""
    tries: int | UnsetType = UNSET
    """How often people were asked to cut the deck."""
    secret: Digits


class Seating(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody else in a chair."""

    round: int
    """The first round dealt to them."""
    seat: int
    name: str
    """A person's, or the kind of a bot; "" for somebody who has been forgotten."""
    who: int | UnsetType = UNSET
    """Which person: a seat's first one, or from the number of seats up whoever came later. None for a bot."""


class Record(msgspec.Struct, frozen=True, tag_field="game", kw_only=True):
    """A game that is over. Its events are as a viewer saw them, but nothing is hidden."""

    billi: Literal[2]
    """The version of the format."""
    names: list[str]
    """One for each person's or bot's seat; "" for somebody who has been forgotten."""
    bots: list[int] | UnsetType = UNSET
    """The seats that bots had when the first cards were dealt; records from before this was noted go by the names."""
    stood_in: list[int] | UnsetType = UNSET
    """The seats for whose person a bot chose for a while."""
    points: list[int]
    winners: list[int]
    fair: Fair
    seating: list[Seating] | UnsetType = UNSET
    """Who sat where from which round on, where that changed in mid-game."""


def title(spec: GameSpec[Any]) -> str:
    """Return what a game's types are called by."""
    return type(spec).__name__


def _name(spec: GameSpec[Any]) -> str:
    return Words("en").text(f"game-{spec.name}")


def any_event(spec: GameSpec[Any]) -> Any:
    """Return all events of a game, as one type."""
    return Union[tuple(spec.events)]  # noqa: UP007


def options(spec: GameSpec[Any]) -> type[msgspec.Struct]:
    """Return the options of a game as a type; those that mean something only at some tables may be missing."""
    always = {*spec.options}.intersection(*map(spec.options_for, spec.players))
    fields: list[Any] = [("players", int)]
    for name, values in spec.options.items():
        chosen: Any = Literal[*values]
        fields.append((name, chosen) if name in always else (name, chosen | UnsetType, UNSET))
    made = msgspec.defstruct(f"{title(spec)}Options", fields, frozen=True, kw_only=True)
    made.__doc__ = f"How {_name(spec)} was played."
    return made


def record(spec: GameSpec[Any]) -> type[msgspec.Struct]:
    """Return the record of a game as a type."""
    fields: list[Any] = [("options", options(spec)), ("events", list[any_event(spec)])]  # type: ignore[misc]
    name = f"{title(spec)}Record"
    made = msgspec.defstruct(name, fields, bases=(Record,), frozen=True, kw_only=True, tag=spec.name)
    made.__doc__ = f"A game of {_name(spec)}."
    return made
