"""Fanout by asking the store: slower than being told, but it misses nothing and needs nothing else."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from billi.server.fanout.base import Fanout, OnVersion
from billi.server.metrics import STORE_POLLS
from billi.server.store import Store, StoreError

OFTEN: Final = 0.25
"""Seconds from one answer to the next question."""
MOST_A_SECOND: Final = 10_000
"""Tables asked for in a second."""
AT_ONCE: Final = 1_000
"""Tables a question, so that people's own reads get in between."""

log = logging.getLogger(__name__)


class Polling(Fanout):
    """The versions of all tables that are followed, asked for again and again.

    Every answer is passed on, changed or not: a room that could not read the log the last time gets another chance.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._followed: dict[str, OnVersion] = {}
        self._ask_now = asyncio.Event()
        self._store_fails = False
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False
        """Ends what has missed its cancellation: one that comes with an error gets lost in a task group."""

    def tell(self, table: str, version: int) -> None:
        """Leave it to the others to ask."""

    def follow(self, table: str, heard: OnVersion) -> None:
        """Ask for a table's version from now on."""
        self._followed[table] = heard

    def unfollow(self, table: str) -> None:
        """Ask for it no more."""
        self._followed.pop(table, None)

    async def start(self) -> None:
        """Begin to ask."""
        self._keep_at(self._keep_asking())

    async def close(self) -> None:
        """Stop asking."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    @property
    def pace(self) -> float:
        """Seconds until the store is asked again: seldomer where there is much to ask."""
        return max(OFTEN, len(self._followed) / MOST_A_SECOND)

    def _keep_at(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something until the end."""
        self._tasks.append(asyncio.create_task(work))

    async def _keep_asking(self) -> None:
        while not self._closing:
            try:
                await self._ask()
            except Exception as problem:  # whatever it is, it must not be the last time the store was asked
                self._complain(problem)
            else:
                self._store_fails = False
            with suppress(TimeoutError):
                async with asyncio.timeout(self.pace):
                    await self._ask_now.wait()
            self._ask_now.clear()

    async def _ask(self) -> None:
        """Ask the store for the version of every table that is followed."""
        tables = list(self._followed)
        if tables:
            self.polls += 1
            STORE_POLLS.inc()
        for first in range(0, len(tables), AT_ONCE):
            versions = await self._store.versions(tables[first : first + AT_ONCE])
            for table, version in versions.items():
                self._pass_on(table, version)

    def _pass_on(self, table: str, version: int) -> None:
        """Tell whoever follows a table; what goes wrong there is theirs, and others must hear all the same."""
        heard = self._followed.get(table)
        if heard:
            try:
                heard(version)
            except Exception:
                log.exception("table %s cannot take the news that it is at version %d", table, version)

    def _complain(self, problem: Exception) -> None:
        """Log once that the store does not answer, not at every question."""
        if not self._store_fails:
            unforeseen = not isinstance(problem, StoreError)
            log.warning("no news of other servers' moves from the database: %s", problem, exc_info=unforeseen)
        self._store_fails = True
