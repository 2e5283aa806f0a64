"""What stands in a record beside what its game tells: times, chat, seating, a proof. Kept through a replay.

A record that is replayed to its end and written again says all it said before. As soon as the game goes on, what stood
beside its record is no longer about it, and is left out.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from billi.games.spec import EventDict

GAME: Final = ("billi", "game", "names", "events", "points", "winners")
"""The fields that the game itself tells. Options are kept as they were said, or left unsaid."""


@dataclass(frozen=True, slots=True)
class Beside:
    """What one record holds that its game does not tell."""

    length: int
    """How many events the record has."""
    order: tuple[str, ...]
    """All its fields, as they stand."""
    fields: Mapping[str, Any]
    events: Mapping[int, EventDict]
    """The events beside which something stands, or that are written otherwise, by their index."""
    untold: Sequence[int] = ()
    """The events that happened but are not told in the record: see :mod:`billi.record.version1`."""


def beside(
    record: Mapping[str, Any], told: Sequence[EventDict], happened: Sequence[EventDict], untold: Sequence[int]
) -> Beside:
    """Set aside what a record holds besides what has happened; ``told`` are its events, with those it does not tell."""
    fields = {name: deepcopy(value) for name, value in record.items() if name not in GAME}
    events = {index: deepcopy(event) for index, event in enumerate(told) if list(event) != list(happened[index])}
    return Beside(len(told), tuple(record), fields, events, tuple(untold))


def with_beside(record: Mapping[str, Any], kept: Beside | None) -> dict[str, Any]:
    """Return a record with what once stood beside it, unless the game has gone on since."""
    if kept is None:
        return dict(record)
    gone_on = kept.length != len(record["events"])
    events = dict(enumerate(record["events"])) | ({} if gone_on else deepcopy(dict(kept.events)))
    whole = {**record, "events": [event for index, event in events.items() if index not in kept.untold]}
    if gone_on:
        return whole
    whole |= deepcopy(dict(kept.fields))
    return {name: whole[name] for name in dict.fromkeys((*kept.order, *whole)) if name in whole}
