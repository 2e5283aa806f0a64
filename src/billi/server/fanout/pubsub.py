"""Fanout through Redis: servers tell each other of the tables they share, and hear it within a millisecond or so.

Everyone listens on a channel of all and on one of their own; who is told what is :mod:`~billi.server.fanout.company`'s
to say. Redis forgets what it has passed on, and whoever was away has missed it. So the store is asked as well: often
while Redis is away, once when it is back, and seldom while all is well.
"""

import asyncio
import logging
import random
from contextlib import aclosing, suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError, ResponseError

from billi.errors import BilliError
from billi.server.fanout.base import OnVersion
from billi.server.fanout.company import ALL, LONGEST, Company, Letter
from billi.server.fanout.polling import Polling
from billi.server.identity import new_id
from billi.server.metrics import BULLETINS_HEARD, BULLETINS_SENT, REDIS_CONNECTED, REDIS_RECONNECTS
from billi.server.store import Store

CHANNEL: Final = "billi.all"
"""What everyone hears; it does not matter who else uses the same Redis, as no two tables anywhere have the same id."""
OWN_CHANNEL: Final = "billi.{}"
"""What one server hears."""
SELDOM: Final = 5.0
"""Seconds from one question to the store to the next while Redis is there: whoever is killed after a move may never
tell of it."""
PAUSE: Final = 0.005
"""Seconds between letters: under load many moves share one, and a move when all is quiet goes out at once."""
PULSE: Final = 2.0
"""Seconds from one empty letter to the next, by which a server hears that it is heard."""
SILENCE: Final = 5.0
"""Seconds without a word, not even one's own, after which the connection is taken for dead."""
PATIENCE: Final = 2.0
"""Seconds Redis may take to answer."""
SHORTEST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 2.0
"""Seconds between tries to find Redis again."""
EXAMPLES: Final = ("redis://localhost:6379", "rediss://user:password@host:6379")

log = logging.getLogger(__name__)


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Letter).decode


class RedisFanout(Polling):
    """Fanout through channels of Redis, and from the store."""

    def __init__(self, url: str, store: Store) -> None:
        super().__init__(store)
        self.in_touch = False
        """Whether Redis passes on what is said here and there."""
        self._company = Company(new_id(), self._pass_on)
        self._redis = redis_at(url)
        self._to_tell = asyncio.Event()
        self._was_lost = False
        self._heard_garbage = False
        self._may_not_look = False
        self._wait = SHORTEST_WAIT

    def tell(self, table: str, version: int) -> None:
        """Tell those who hold it too."""
        self._company.tell(table, version)
        self._wake()

    def follow(self, table: str, heard: OnVersion) -> None:
        """Hear of a table from now on, from whoever else holds it."""
        super().follow(table, heard)
        self._company.hold(table)
        self._wake()

    def unfollow(self, table: str) -> None:
        """Hear no more of it from the others."""
        super().unfollow(table)
        self._company.let_go(table)
        self._wake()

    def _wake(self) -> None:
        if self._company.waits:
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
                if self.in_touch:
                    await self._send()
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
        await self._send()
        async with self._redis.pubsub() as channels, asyncio.TaskGroup() as both:
            async with asyncio.timeout(PATIENCE):
                await channels.subscribe(CHANNEL, OWN_CHANNEL.format(self._company.me))
            both.create_task(self._keep_listening(channels))
            both.create_task(self._keep_sending())

    def _find_touch(self) -> None:
        """Rely on Redis again, and ask everyone, and the store, for what was said before anyone listened here."""
        self.in_touch = True
        REDIS_CONNECTED.labels(CHANNEL).set(1)
        self._wait = SHORTEST_WAIT
        self._ask_now.set()
        self._company.ask_all_again()
        self._wake()
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

    async def _keep_sending(self) -> None:
        """Send what there is to tell; everything that comes up until the next time shares letters."""
        loop = asyncio.get_running_loop()
        pulse = loop.time()
        while not self._closing:
            with suppress(TimeoutError):
                async with asyncio.timeout_at(pulse):
                    await self._to_tell.wait()
            self._to_tell.clear()
            beats = loop.time() >= pulse
            if beats:
                pulse = loop.time() + PULSE
            await self._send(beats)
            if beats:
                await self._look_for_others()
            await asyncio.sleep(PAUSE)

    async def _send(self, beats: bool = True) -> None:
        """Send all letters, and an empty one if the heart ``beats``; what does not get through stays to be sent."""
        letters = self._company.letters()
        pulse = [(ALL, Letter(self._company.me, {}))] if beats else []
        try:
            async with asyncio.timeout(PATIENCE), self._redis.pipeline(transaction=False) as channels:
                for server, letter in letters + pulse:
                    channels.publish(OWN_CHANNEL.format(server) if server != ALL else CHANNEL, _encode(letter))
                receivers = await channels.execute()
        except BaseException:
            for server, letter in letters:
                self._company.back(server, letter)
            raise
        BULLETINS_SENT.inc(len(letters))
        told = [(server, letter, heard) for (server, letter), heard in zip(letters, receivers, strict=False) if server]
        self.published += sum(len(letter.versions) for _, letter, _ in told)
        self._company.miss({server for server, _, heard in told if not heard})

    async def _look_for_others(self) -> None:
        """Part with servers that do not listen on their own channel: whoever listens to all channels hides that."""
        others = list(self._company.others)
        if not others:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                listening = await self._redis.pubsub_numsub(*map(OWN_CHANNEL.format, others))
        except ResponseError as problem:  # it need not be allowed: then some are told in vain
            if not self._may_not_look:
                log.warning("Redis does not tell who listens: %s", _said(problem))
            self._may_not_look = True
            return
        self._company.miss({server for server, (_, ears) in zip(others, listening, strict=True) if not ears})

    # Listening

    async def _keep_listening(self, channels: PubSub) -> None:
        awaited = 2
        while not self._closing:
            message = await _next_message(channels)
            if message["type"] == "subscribe":
                awaited -= 1
                if not awaited:
                    self._find_touch()
            elif message["type"] == "message":
                self._hear(message["data"])

    def _hear(self, said: bytes) -> None:
        if len(said) > LONGEST:
            self._ignore(f"{len(said)} bytes at once")
            return
        try:
            letter = _decode(said)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            self._ignore(problem)
            return
        if letter.sender != self._company.me:
            BULLETINS_HEARD.inc()
        self.heard += self._company.hear(letter)
        self._wake()

    def _ignore(self, problem: object) -> None:
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
    """Return what went wrong, as the log says it."""
    return str(problem) or type(problem).__name__
