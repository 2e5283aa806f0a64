"""Whether this server can keep what people do: it writes to the store and reads it back.

That a process answers says nothing of its store, and a store that can be read may take nothing more: then every wish
is refused while all looks well.
"""

import asyncio
import logging
import math
from typing import Final

from billi.errors import Phrase
from billi.server.clock import now
from billi.server.identity import new_id
from billi.server.store import Store, StoreError, Unavailable

FRESH: Final = 1.0
"""Seconds for which an answer is given again, so that asking often costs nothing."""
PATIENCE: Final = 2.0
"""Seconds the store may take: people wait no longer for a move either, they send it again."""

log = logging.getLogger(__name__)


class Readiness:
    """What the store was last found to be."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._me = new_id()
        self._answered_at = -math.inf
        self._asking: asyncio.Task[StoreError | None] | None = None

    async def check(self) -> None:
        """Raise what is wrong with the store, if anything is. Whoever asks at the same time shares the answer."""
        old = asyncio.get_running_loop().time() - self._answered_at > FRESH
        if self._asking is None or (self._asking.done() and old):
            self._asking = asyncio.create_task(self._ask())
        problem = await asyncio.shield(self._asking)
        if problem:
            raise type(problem)(problem.sentence, **problem.details) from problem

    async def _ask(self) -> StoreError | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._store.try_out(self._me, now())
        except StoreError as problem:
            return problem
        except TimeoutError:
            return Unavailable("store-unavailable", reason=Phrase("store-no-answer", seconds=f"{PATIENCE:g}"))
        except Exception as problem:
            log.exception("the store cannot be tried out")
            return Unavailable("store-unavailable", reason=type(problem).__name__)
        finally:
            self._answered_at = asyncio.get_running_loop().time()
        return None
