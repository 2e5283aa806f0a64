"""Reviews of finished games, off the event loop: one after the other, in a thread that stands back.

What was made is kept for whoever asks next, and two who ask at once wait for the same.
"""

import asyncio
import hashlib
import json
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from billi.server.thinking import stand_back

MOST_WAITING: Final = 8
"""Games that may wait to be reviewed,"""
MOST_KEPT: Final = 64
"""and reviews that are kept: each takes some 100 KB."""


class Reviewers:
    """The thread in which games are reviewed, and what has come of it."""

    def __init__(self, ready: Callable[[str], Awaitable[None]]) -> None:
        """``ready`` waits until what reviews need for a game is there."""
        self._ready = ready
        self._pool: ThreadPoolExecutor | None = None
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._under_way: dict[bytes, asyncio.Future[bytes]] = {}

    @property
    def waiting(self) -> int:
        """How many games are being reviewed, or wait for it."""
        return len(self._under_way)

    async def review(self, record: bytes) -> bytes | None:
        """Return the review of a record, both as JSON; nothing where too many wait already."""
        key = hashlib.sha256(record).digest()
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._under_way:
            if len(self._under_way) >= MOST_WAITING:
                return None
            self._under_way[key] = asyncio.ensure_future(self._make(record))
            self._under_way[key].add_done_callback(partial(self._done, key))
        return await asyncio.shield(self._under_way[key])

    async def _make(self, record: bytes) -> bytes:
        await self._ready(json.loads(record)["game"])
        return await asyncio.get_running_loop().run_in_executor(self._started(), reviewed, record)

    def _done(self, key: bytes, made: "asyncio.Future[bytes]") -> None:
        del self._under_way[key]
        if made.cancelled() or made.exception():  # whoever waited for it was told
            return
        self._kept[key] = made.result()
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def _started(self) -> ThreadPoolExecutor:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(1, "reviewing", initializer=stand_back)
        return self._pool

    def close(self) -> None:
        """Let nobody begin to review any more."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)


def reviewed(record: bytes) -> bytes:
    """Review a record, as JSON."""
    import msgspec

    from billi.review.report import review  # which needs NumPy

    return msgspec.json.encode(review(json.loads(record)))
