"""Bots at a table that take their time: they think while everything else goes on, once a question."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from billi.server.thinking import TAKES, Thinkers
from billi.table.by_itself import question_for, thinking
from billi.table.entries import Entry
from billi.table.question import Question
from billi.table.table import Table

AT_ONCE: Final = 2
"""Bots that think, one after the other, in the time that one is given."""


@dataclass(slots=True)
class Thought:
    """What bots think about."""

    asked: int
    """The version at which they were asked,"""
    seats: list[int]
    """and for which seats."""
    answers: list[Entry] = field(default_factory=list)
    """What they chose, once they have."""

    @property
    def takes(self) -> int:
        """Milliseconds from the question to the answers: the more are asked at once, the longer, however hard it is."""
        return TAKES * -(-len(self.seats) // AT_ONCE)


class Pondering:
    """What the bots of one table have been asked, and what they have come to."""

    def __init__(self, thinkers: Thinkers, table: Callable[[], Table], thought: Callable[[], None]) -> None:
        self._thinkers = thinkers
        self._table = table
        self._tell = thought
        """What is called once there is an answer."""
        self._thought: Thought | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def due(self) -> int | None:
        """Let the bots think that are asked; return when their answer is to be known, None while there is none."""
        table = self._table()
        seats = thinking(table)
        if not seats:
            return None
        if self._thought is None or (self._thought.asked, self._thought.seats) != (table.asked_version, seats):
            self._thought = Thought(table.asked_version, seats)
            # What they are asked is written down now: until the task begins the table may have gone on.
            questions = [question_for(table, seat, table.deciders[seat]) for seat in seats]
            task = asyncio.create_task(self._think(self._thought, questions))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return table.asked_at + self._thought.takes if self._thought.answers else None

    async def _think(self, thought: Thought, questions: list[Question]) -> None:
        thought.answers += await self._thinkers.answer(questions)
        self._tell()

    def entries(self, at: int) -> list[Entry]:
        """Return what bots have come to, if it may be known by now and they are still asked."""
        table, thought = self._table(), self._thought
        if thought is None or at < table.asked_at + thought.takes or thought.asked != table.asked_version:
            return []
        return thought.answers if thought.seats == thinking(table) else []

    def forget(self) -> None:
        """Forget what was thought of: of a table that may never have been so."""
        self._thought = None

    def close(self) -> None:
        """Think no more."""
        for task in self._tasks:
            task.cancel()
