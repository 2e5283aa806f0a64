"""Looks before a server starts whether it can, so that what is wrong is said in a sentence and not by a worker."""

import asyncio
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Final

from billi.errors import Phrase
from billi.extras import not_installed
from billi.server.settings import Settings, own_database, without_secrets
from billi.server.store import CannotOpen, file_of, is_in_memory, open_store
from billi.server.store.errors import EXAMPLES
from billi.server.store.sqlite_owning import owning

PATIENCE: Final = 2
"""Seconds Redis may take to answer."""


@contextmanager
def having_store(settings: Settings) -> Iterator[None]:
    """Open a store, and hold its file to ourselves; raise :class:`CannotOpen` with a sentence if not."""
    if is_in_memory(settings.database):
        raise CannotOpen("store-in-memory", example=EXAMPLES[0])
    own, file = own_database(), file_of(settings.database)
    if file == own:
        _make_folder(own)
    with owning(file) if file else nullcontext():
        asyncio.run(_open_and_close(settings.database))
        yield


async def _open_and_close(database: str) -> None:
    async with await open_store(database):
        pass


def _make_folder(file: Path) -> None:
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise CannotOpen("store-unwritable", file=str(file), reason=problem.strerror or str(problem)) from problem


def remarks(settings: Settings) -> Iterator[Phrase]:
    """Tell what could be better, though the server works."""
    if settings.workers > 1 and settings.database.startswith("sqlite:"):
        yield Phrase("serve-sqlite-workers", n=settings.workers)
    if not settings.database.startswith("sqlite:"):
        from billi.server.store.postgres_promise import risks

        for setting, value in asyncio.run(risks(settings.database)).items():
            yield Phrase("serve-postgres-risky", setting=setting, value=value)
    if settings.redis and (problem := asyncio.run(_redis_problem(settings.redis))):
        yield Phrase("serve-without-redis", where=without_secrets(settings.redis), reason=problem)


async def _redis_problem(url: str) -> str | Phrase | None:
    """Return why Redis cannot be used; None if it can."""
    try:
        from redis import RedisError

        from billi.server.fanout.pubsub import redis_at
    except ModuleNotFoundError as missing:
        raise not_installed(missing, "redis") from missing
    async with redis_at(url) as redis:
        try:
            async with asyncio.timeout(PATIENCE):
                await redis.ping()
        except (RedisError, OSError) as problem:
            return _why(problem)
    return None


def _why(problem: BaseException) -> str | Phrase:
    """Return what went wrong; where the system says it, without the addresses that were tried."""
    if isinstance(problem, TimeoutError):
        return Phrase("store-no-answer", seconds=str(PATIENCE))
    cause = problem.__context__
    if isinstance(cause, OSError) and cause.errno and not isinstance(cause, socket.gaierror):
        return os.strerror(cause.errno)
    return str(problem) or type(problem).__name__


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve whoever comes to a socket until a signal says to stop, in this process or with workers."""
    if settings.workers > 1:
        from billi.server.workers import supervise

        asyncio.run(supervise(settings, listener, ready))
    else:
        from billi.server.serving import serve

        serve(settings, listener, ready)
