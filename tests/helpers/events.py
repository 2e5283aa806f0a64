"""What has happened, as a record tells it."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from billi.games.events import Event
from billi.games.spec import EventDict


class Told(Protocol):
    """Whatever has events: a state, a view, a hand."""

    @property
    def events(self) -> Sequence[Event]:
        """What has happened."""


def events_of(told: Told) -> list[EventDict]:
    """Return the events of a state, a view or a hand as a record has them."""
    return as_told(told.events)


def last(kind: str, told: Told) -> EventDict:
    """Return the last event of a kind as a record has it."""
    return next(event for event in reversed(told.events) if event.kind == kind).as_dict()


def as_told(events: Iterable[Event]) -> list[EventDict]:
    """Return events as a record has them."""
    return [event.as_dict() for event in events]
