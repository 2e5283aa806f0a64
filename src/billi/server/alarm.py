"""The one timer of a table: when something must happen next, and its happening."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from billi.server.clock import Clock

EARLY: Final = 1
"""Milliseconds by which an event loop may wake us before the time."""


class Alarm:
    """Has what is due be done when it is, one thing after the other.

    When that is follows from how things stand, so it is set anew after every change; and after every ringing, which may
    have come to nothing.
    """

    def __init__(self, clock: Clock, do: Callable[[], Awaitable[None]], set_anew: Callable[[], None]) -> None:
        self._clock = clock
        self._do = do
        """Does what is due by now."""
        self._set_anew = set_anew
        """Works out what is due next, and sets the alarm to it."""
        self._timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None
        self.not_before = 0
        """Until when whatever is needed for it is given time to recover."""

    def set(self, due: int | None, now: int) -> None:
        """Ring when something is due, and at no other time; while something is being done, only once it is set anew."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if due is not None and self._work is None:
            due = max(due, self.not_before)
            wait = self._clock.until(due + EARLY) if due > now else 0
            self._timer = asyncio.get_running_loop().call_later(wait, self.ring)

    def put_off(self, milliseconds: int) -> None:
        """Do nothing for a while."""
        self.not_before = self._clock.now() + milliseconds

    def ring(self) -> None:
        """Do what is due, now."""
        self._timer = None
        self._work = asyncio.create_task(self._see_to_it())

    async def _see_to_it(self) -> None:
        try:
            await self._do()
        finally:
            self._work = None
            self._set_anew()

    async def stop(self) -> None:
        """Ring no more; what is being done is done to its end, unless it is that which stops it."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if self._work and self._work is not asyncio.current_task():
            await asyncio.gather(self._work, return_exceptions=True)
