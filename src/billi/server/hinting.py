"""Hints at a room: worked out elsewhere, once a question, and told to whoever asked while they are still asked."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from billi.games.advice import Advice
from billi.server.audience import Viewer, encode
from billi.server.thinking import Thinkers
from billi.table.entries import Entry, Hinted
from billi.table.hinting import hint_question, is_told_later, why_no_hint
from billi.table.messages import HintGiven
from billi.table.table import Table


@dataclass(frozen=True, slots=True)
class Given:
    """A hint that was asked for."""

    asked: int
    """The version at which the question was asked,"""
    advice: asyncio.Task[list[Advice]]
    """and what it comes to."""


@dataclass(frozen=True, slots=True)
class Untold:
    """Hints of which the others hear when the round is over."""

    person: str
    round: int
    asked: set[int]
    """The versions at which the questions were asked."""


class Hints:
    """The hints of one table. It is asked for the table each time, since that may be read again."""

    def __init__(self, thinkers: Thinkers, table: Callable[[], Table]) -> None:
        self._thinkers = thinkers
        self._table = table
        self._given: dict[int, Given] = {}
        """By seat, the last hint."""
        self._untold: dict[int, Untold] = {}
        """By seat, what the others have yet to hear of."""
        self._giving: set[asyncio.Task[None]] = set()

    def give(self, viewer: Viewer, seat: int) -> None:
        """Tell somebody a hint once it is worked out. It was granted: nothing is checked but the time."""
        if why_no_hint(self._table(), seat):
            return  # granted before, and asked again too late
        given = self._hint(seat)
        task = asyncio.create_task(self._give(given, viewer, seat))
        self._giving.add(task)
        task.add_done_callback(self._giving.discard)

    def _hint(self, seat: int) -> Given:
        """Return the hint for the present question, which may have been asked for before."""
        table, given = self._table(), self._given.get(seat)
        if given is None or given.asked != table.asked_version or (given.advice.done() and not given.advice.result()):
            asked, person, question = table.asked_version, table.chairs[seat].person, hint_question(table, seat)
            thought = asyncio.create_task(self._thinkers.advise(person, question, lambda: self._is_asked(seat, asked)))
            given = self._given[seat] = Given(asked, thought)
        return given

    async def _give(self, given: Given, viewer: Viewer, seat: int) -> None:
        advice = await asyncio.shield(given.advice)
        if self._is_asked(seat, given.asked) and self._table().chairs[seat].person == viewer.eyes.person:
            viewer.send(encode(HintGiven(seat=seat, version=given.asked, choices=advice)))

    def _is_asked(self, seat: int, asked: int) -> bool:
        """Whether a seat still has the question of a version to answer."""
        return self._table().asked_version == asked and not why_no_hint(self._table(), seat)

    # What the others are told later

    def note(self, person: str, seat: int) -> None:
        """Remember a hint of which the others may hear only when the round is over."""
        table = self._table()
        if table.state is not None and not why_no_hint(table, seat) and is_told_later(table, seat):
            untold = self._untold.setdefault(seat, Untold(person, table.state.round, set()))
            untold.asked.add(table.asked_version)

    def due(self) -> list[Entry]:
        """Return what the others may hear by now."""
        if not self._untold or (state := self._table().state) is None:
            return []
        return [
            Hinted(by=untold.person, seat=seat, times=len(untold.asked))
            for seat, untold in self._untold.items()
            if state.over or state.round > untold.round
        ]

    def told(self) -> None:
        """Forget what everyone has heard."""
        for entry in self.due():
            assert isinstance(entry, Hinted)
            del self._untold[entry.seat]

    def close(self) -> None:
        """Work out nothing more."""
        for task in self._giving:
            task.cancel()
        for given in self._given.values():
            given.advice.cancel()
