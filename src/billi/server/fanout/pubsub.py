"""Fanout through Redis: every server tells all others on one channel, and hears them within a millisecond or so.

Redis forgets what it has passed on, and whoever was away has missed it. So the store is asked as well: often while
Redis is away, once when it is back, and seldom while all is well.
"""

import asyncio
import logging
import random
from contextlib import aclosing, suppress
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from billi.errors import BilliError
from billi.server.fanout.polling import Polling
from billi.server.identity import new_id
from billi.server.metrics import BULLETINS_HEARD, BULLETINS_SENT, REDIS_CONNECTED, REDIS_RECONNECTS
from billi.server.store import Store

CHANNEL: Final = "billi"
"""One for all; it does not matter who else uses the same Redis, as no two tables anywhere have the same id."""
SELDOM: Final = 5.0
"""Seconds from one question to the store to the next while Redis is there. A bulletin that is missed is noticed with
the next; but whoever is killed after a move may never tell of it."""
PAUSE: Final = 0.005
"""Seconds between two bulletins: under load many moves share one, and a move when all is quiet goes out at once."""
PULSE: Final = 2.0
"""Seconds after which a server that has nothing to tell says so."""
SILENCE: Final = 5.0
"""Seconds without a word, not even one's own, after which the connection is taken for dead."""
PATIENCE: Final = 2.0
"""Seconds Redis may take to answer."""
SHORTEST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 2.0
"""Seconds between tries to find Redis again."""
MOST_UNTOLD: Final = 10_000
"""Tables whose news waits for Redis; of more, the others hear when they ask the store."""
MOST_SERVERS: Final = 1_000
"""Servers whose bulletins are counted."""
EXAMPLES: Final = ("redis://localhost:6379", "rediss://user:password@host:6379")

log = logging.getLogger(__name__)


class Bulletin(msgspec.Struct, array_like=True, frozen=True):
    """What one server tells all others at once."""

    sender: str
    versions: dict[str, Annotated[int, msgspec.Meta(ge=1)]]
    """By table."""
    number: int = 0
    """Which of the sender's bulletins it is; 0 where the sender does not count."""


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Bulletin).decode


class RedisFanout(Polling):
    """Fanout through a channel of Redis, and from the store."""

    def __init__(self, url: str, store: Store) -> None:
        super().__init__(store)
        self.in_touch = False
        """Whether Redis passes on what is said here and there."""
        self._me = new_id()
        self._redis = redis_at(url)
        self._untold: dict[str, int] = {}
        """The newest version of each table that is not published yet."""
        self._number = 0
        """How many bulletins were sent from here,"""
        self._numbers: dict[str, int] = {}
        """and the last one that was heard from each of the others."""
        self._to_tell = asyncio.Event()
        self._was_lost = False
        self._heard_garbage = False
        self._wait = SHORTEST_WAIT

    def tell(self, table: str, version: int) -> None:
        """Have the others told with the next bulletin."""
        if table in self._untold or len(self._untold) < MOST_UNTOLD:
            self._untold[table] = max(version, self._untold.get(table, 0))
            self._to_tell.set()

    async def start(self) -> None:
        """Begin to ask, to tell and to listen."""
        REDIS_CONNECTED.labels(CHANNEL).set(0)
        await super().start()
        self._keep_at(self._keep_in_touch())

    async def close(self) -> None:
        """Tell what is still to be told, if Redis is there, and stop."""
        await super().close()
        try:
            async with aclosing(self._redis):
                if self.in_touch and self._untold:
                    await self._publish()
        except (RedisError, OSError) as problem:
            log.warning("no good end with Redis: %s", _said(problem))
        self.in_touch = False

    @property
    def pace(self) -> float:
        """Seconds until the store is asked again."""
        return SELDOM if self.in_touch else super().pace

    # Connected or not

    async def _keep_in_touch(self) -> None:
        while not self._closing:
            try:
                await self._converse()
            except* Exception as problems:  # whatever it was, there must be a next time
                self._lose_touch(problems.exceptions[0])
            await asyncio.sleep(self._wait * random.uniform(0.5, 1))  # or all servers would come back at once
            self._wait = min(2 * self._wait, LONGEST_WAIT)

    async def _converse(self) -> None:
        """Tell and listen until either fails."""
        await self._publish()
        async with self._redis.pubsub() as channel, asyncio.TaskGroup() as both:
            async with asyncio.timeout(PATIENCE):
                await channel.subscribe(CHANNEL)
            both.create_task(self._keep_listening(channel))
            both.create_task(self._keep_publishing())

    def _find_touch(self) -> None:
        """Rely on Redis again, and ask the store once for what was said before anyone listened here."""
        self.in_touch = True
        REDIS_CONNECTED.labels(CHANNEL).set(1)
        self._wait = SHORTEST_WAIT
        self._ask_now.set()
        if self._was_lost:
            self.reconnects += 1
            REDIS_RECONNECTS.inc()
            log.info("Redis is back: news of other servers' moves comes from there again")

    def _lose_touch(self, problem: Exception) -> None:
        """Ask the store from now on, and say so: once, not at every try to find Redis again."""
        if self._was_lost and not self.in_touch:
            return
        self.in_touch = False
        REDIS_CONNECTED.labels(CHANNEL).set(0)
        self._was_lost = True
        self._ask_now.set()
        unforeseen = None if isinstance(problem, (RedisError, OSError)) else problem
        log.warning("no Redis (%s): other servers' moves are seen later", _said(problem), exc_info=unforeseen)

    # Telling

    async def _keep_publishing(self) -> None:
        """Publish what there is to tell; everything that comes up until the next bulletin shares it."""
        while not self._closing:
            with suppress(TimeoutError):
                async with asyncio.timeout(PULSE):
                    await self._to_tell.wait()
            self._to_tell.clear()
            await self._publish()
            await asyncio.sleep(PAUSE)

    async def _publish(self) -> None:
        """Publish one bulletin, be it empty; what does not get through stays to be told."""
        versions = dict(self._untold)
        self._number += 1
        async with asyncio.timeout(PATIENCE):
            await self._redis.publish(CHANNEL, _encode(Bulletin(self._me, versions, self._number)))
        self.published += len(versions)
        BULLETINS_SENT.inc()
        for table, version in versions.items():
            if self._untold[table] == version:
                del self._untold[table]

    # Listening

    async def _keep_listening(self, channel: PubSub) -> None:
        while not self._closing:
            message = await _next_message(channel)
            if message["type"] == "subscribe":
                self._find_touch()
            elif message["type"] == "message":
                self._hear(message["data"])

    def _hear(self, said: bytes) -> None:
        try:
            bulletin = _decode(said)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            self._ignore(problem)
            return
        if bulletin.sender == self._me:
            return
        BULLETINS_HEARD.inc()
        if bulletin.number > self._numbers.get(bulletin.sender, 0) + 1:
            self._ask_now.set()  # there was one that did not come through
        self._note_number(bulletin)
        for table, version in bulletin.versions.items():
            if table in self._followed:
                self.heard += 1
                self._pass_on(table, version)

    def _note_number(self, bulletin: Bulletin) -> None:
        """Remember which bulletin a server has sent last; of servers that have long been silent, no more."""
        self._numbers.pop(bulletin.sender, None)
        self._numbers[bulletin.sender] = bulletin.number
        if len(self._numbers) > MOST_SERVERS:
            del self._numbers[next(iter(self._numbers))]

    def _ignore(self, problem: Exception) -> None:
        if not self._heard_garbage:
            log.warning("on the Redis channel %s somebody says what no billi says: %s", CHANNEL, problem)
        self._heard_garbage = True


def redis_at(url: str) -> Redis:
    """Return the Redis at an address, not connected yet; raise ``BilliError`` if the address cannot be read."""
    try:
        _check_password(url)
        redis = Redis.from_url(
            url,
            protocol=2,  # the newer one brings notices that nobody here reads
            socket_timeout=None,  # in Python 3.11 its own time limit can lose a cancellation
            retry=Retry(NoBackoff(), 0),  # one that reconnects unseen would miss what was said meanwhile
        )
        pool = redis.connection_pool
        pool.connection_class(**pool.connection_kwargs)  # finds settings that do not exist
    except (ValueError, TypeError, RedisError):
        # Not the cause: it may name a part of the password.
        raise BilliError("news-address", examples=EXAMPLES) from None
    return redis


def _check_password(url: str) -> None:
    """Refuse an address where nobody can tell the password from the host: a message about the host would show it."""
    parts = urlsplit(url)
    if url.count("@") > 1 or "@" in parts.path + parts.query + parts.fragment:
        raise ValueError("an @ too many")


async def _next_message(channel: PubSub) -> dict[str, Any]:
    """Wait for a message, but not longer than one's own pulse takes to come round."""
    async with asyncio.timeout(SILENCE):
        while True:
            message: dict[str, Any] | None = await channel.get_message(timeout=None)
            if message:
                return message


def _said(problem: BaseException) -> str:
    """Say what went wrong."""
    return str(problem) or type(problem).__name__
