"""Servers on one store hear of each other's lines: through Redis at once, from the store a little later, always."""

import asyncio
import logging
import signal
import statistics
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from redis.asyncio import Redis as Client

from billi.errors import BilliError
from billi.server.audience import Viewer
from billi.server.fanout import Alone, Polling, open_fanout, pubsub
from billi.server.fanout.company import LONGEST, MOST_UNTOLD, Letter
from billi.server.fanout.pubsub import CHANNEL, RedisFanout
from billi.server.identity import new_id
from billi.server.registry import NewTableWish, Registry
from billi.server.settings import Settings
from billi.server.store import Store, Unavailable, open_store
from billi.table.showing import Eyes
from billi.table.wishes import Sit
from helpers.databases import Redis
from helpers.server_processes import quiet_port
from helpers.stores import new, run

NOWHERE = f"redis://user:hunter2@127.0.0.1:{quiet_port()}"


async def until(true: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something is true; fail when it takes too long."""
    start = time.perf_counter()
    while not true():
        assert time.perf_counter() < start + seconds, f"not true after {seconds} s"
        await asyncio.sleep(0.002)


def on_a_store(work: Callable[[Store], Awaitable[None]], database: str = "sqlite://") -> None:
    async def open_and_work() -> None:
        async with await open_store(database) as store:
            await work(store)

    run(open_and_work())


async def in_touch(url: str, store: Store) -> RedisFanout:
    """Return news that have found Redis. The store has been asked as well, so what is heard next comes from Redis."""
    news = RedisFanout(url, store)
    news.follow(new_id(), print)
    await news.start()
    await until(lambda: news.in_touch and news.polls > 1)
    return news


def test_the_kind_of_news_follows_from_who_else_is_there() -> None:
    async def work(store: Store) -> None:
        for redis, alone, kind in ((None, True, Alone), (None, False, Polling), (NOWHERE, True, RedisFanout)):
            assert type(open_fanout(redis, store, alone)) is kind

    on_a_store(work)


def test_who_is_alone_hears_nothing() -> None:
    async def work() -> None:
        heard: list[int] = []
        async with Alone() as news:
            news.follow("t", heard.append)
            news.tell("t", 2)
            news.unfollow("t")
        assert (heard, news.published, news.polls) == ([], 0, 0)

    run(work())


# From the store


def test_asking_the_store_hears_what_another_server_wrote(database: str) -> None:
    async def work(store: Store) -> None:
        await store.create(new(lines=[b"1"]))
        heard: list[int] = []
        async with await open_store(database) as other, Polling(store) as news:
            news.follow("t", heard.append)
            await other.append("t", 2, [b"2", b"3"], 9)
            await until(lambda: 3 in heard)

    on_a_store(work, database)


def test_what_is_no_longer_followed_is_no_longer_heard() -> None:
    async def work(store: Store) -> None:
        await store.create(new(lines=[b"1"]))
        heard: list[int] = []
        async with Polling(store) as news:
            news.follow("t", heard.append)
            await until(lambda: bool(heard))
            news.unfollow("t")
            news.unfollow("t")
            heard.clear()
            polls = news.polls
            await asyncio.sleep(0.3)
            assert (heard, news.polls) == ([], polls)

    on_a_store(work)


def test_a_room_that_fails_keeps_nobody_else_from_hearing(caplog: pytest.LogCaptureFixture) -> None:
    def fail(version: int) -> None:
        raise RuntimeError("a broken room")

    async def work(store: Store) -> None:
        heard: list[int] = []
        async with Polling(store) as news:
            for table, ear in (("a", fail), ("b", heard.append)):
                await store.create(new(table, lines=[b"1"]))
                news.follow(table, ear)
            await until(lambda: len(heard) > 1)

    on_a_store(work)
    assert "table a cannot take the news" in caplog.text
    assert "a broken room" in caplog.text


def test_a_store_that_fails_is_mentioned_once_and_asked_again(caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: Store) -> None:
        await store.create(new(lines=[b"1"]))
        ask = store.versions
        heard: list[int] = []

        async def fail(tables: Any) -> dict[str, int]:
            raise Unavailable("store-unavailable", reason="no more cables")

        store.versions = fail  # type: ignore[method-assign]
        async with Polling(store) as news:
            news.follow("t", heard.append)
            await until(lambda: news.polls > 1)
            store.versions = ask  # type: ignore[method-assign]
            await until(lambda: bool(heard))

    on_a_store(work)
    assert caplog.text.count("no more cables") == 1


# Through Redis


async def two_at_a_table(redis: Redis, store: Store, heard: list[int]) -> tuple[RedisFanout, RedisFanout]:
    """Return two that hold the same table, and know it; what the second hears of it is noted."""
    here, there = await in_touch(redis.url, store), await in_touch(redis.url, store)
    here.follow("t", print)
    there.follow("t", heard.append)
    # What is asked about a table says how far it is: as long as that is not out, the same is heard twice.
    await until(lambda: all(one._company._with and not one._company.waits for one in (here, there)))
    return here, there


def test_servers_hear_each_other_but_not_themselves(redis: Redis) -> None:
    async def work(store: Store) -> None:
        heard: list[int] = []
        here, there = await two_at_a_table(redis, store, heard)
        elsewhere = await in_touch(redis.url, store)
        here.tell("t", 2)
        await until(lambda: heard == [2])
        there.tell("t", 3)
        there.tell("held by nobody else", 7)
        await until(lambda: here.heard == 1)
        assert (heard, there.heard, elsewhere.heard) == ([2], 1, 0)
        for news in (here, there, elsewhere):
            await news.close()

    on_a_store(work)


def test_of_a_table_nobody_else_holds_nothing_is_told(redis: Redis) -> None:
    async def work(store: Store) -> None:
        here, there = await in_touch(redis.url, store), await in_touch(redis.url, store)
        here.follow("t", print)
        await asyncio.sleep(0.2)  # until everyone is asked
        async with Client.from_url(redis.url) as somebody:
            before = int((await somebody.info("commandstats"))["cmdstat_publish"]["calls"])
            for version in range(2, 100):
                here.tell("t", version)
                await asyncio.sleep(0.001)
            after = int((await somebody.info("commandstats"))["cmdstat_publish"]["calls"])
        assert here.published == 0
        assert after - before < 5  # hearts beat
        await here.close()
        await there.close()

    on_a_store(work)


def test_a_server_that_comes_later_hears_what_was_written_before_it_was_known(redis: Redis) -> None:
    async def work(store: Store) -> None:
        heard: list[int] = []
        here = await in_touch(redis.url, store)
        here.follow("t", print)
        here.tell("t", 5)
        there = await in_touch(redis.url, store)
        there.follow("t", heard.append)
        await until(lambda: heard == [5])
        there.unfollow("t")
        here.tell("t", 6)
        there.follow("t", heard.append)
        await until(lambda: heard[-1] == 6)
        await here.close()
        await there.close()

    on_a_store(work)


def test_of_many_versions_only_the_newest_is_told(redis: Redis) -> None:
    async def work(store: Store) -> None:
        heard: list[int] = []
        here, there = await two_at_a_table(redis, store, heard)
        for version in range(2, 1001):
            here.tell("t", version)
        here.tell("t", 999)
        await until(lambda: bool(heard))
        await asyncio.sleep(0.05)
        assert heard == [1000]
        await here.close()
        await there.close()

    on_a_store(work)


def test_a_server_that_is_killed_is_told_nothing_more(redis: Redis) -> None:
    async def work(store: Store) -> None:
        here, there = await two_at_a_table(redis, store, [])
        for task in there._tasks:
            task.cancel()
        await there._redis.connection_pool.disconnect()
        here.tell("t", 2)
        await until(lambda: not here._company._with)
        here.tell("t", 3)
        assert not here._company.waits
        await here.close()
        await there.close()

    on_a_store(work)


def test_nor_does_somebody_who_listens_to_everything_make_it_look_alive(redis: Redis) -> None:
    async def work(store: Store) -> None:
        here, there = await two_at_a_table(redis, store, [])
        async with Client.from_url(redis.url) as somebody, somebody.pubsub() as everything:
            await everything.psubscribe("billi.*")
            await until(lambda: bool(here._company._with))
            for task in there._tasks:
                task.cancel()
            await there._redis.connection_pool.disconnect()
            await until(lambda: not here._company._with)
        await here.close()
        await there.close()

    on_a_store(work)


def test_a_redis_that_does_not_tell_who_listens_is_used_all_the_same(
    redis: Redis, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(store: Store) -> None:
        heard: list[int] = []
        async with Client.from_url(redis.url) as somebody:
            await somebody.acl_setuser("default", enabled=True, commands=["-pubsub"])
            try:
                here, there = await two_at_a_table(redis, store, heard)
                await until(lambda: "Redis does not tell who listens" in caplog.text)
                here.tell("t", 2)
                await until(lambda: heard == [2])
                await here.close()
                await there.close()
            finally:
                await somebody.acl_setuser("default", enabled=True, commands=["+pubsub"])

    on_a_store(work)
    assert caplog.text.count("no Redis") == 0


def test_without_redis_the_store_is_asked_until_redis_is_back(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    async def work(store: Store) -> None:
        await store.create(new(lines=[b"1"]))
        heard: list[int] = []
        here, there = await two_at_a_table(redis, store, heard)
        told = here.published

        redis.stop(signal.SIGKILL)
        await store.append("t", 2, [b"2"], 9)
        here.tell("t", 2)
        await until(lambda: 2 in heard, 1.5)
        assert not there.in_touch
        assert there.heard == 0

        redis.start()
        await until(lambda: here.in_touch and there.in_touch)
        assert (here.reconnects, there.reconnects) == (1, 1)
        await until(lambda: here.published > told)  # what could not be told meanwhile
        here.tell("t", 3)
        await until(lambda: 3 in heard)  # perhaps not last: the store was asked as well, and knows of 2 only
        await here.close()
        await there.close()

    on_a_store(work)
    assert caplog.text.count("no Redis") == 2  # once each, not at every try


def test_what_redis_did_not_pass_on_is_found_in_the_store(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pubsub, "SELDOM", 0.1)

    async def work(store: Store) -> None:
        await store.create(new(lines=[b"1"]))
        news = await in_touch(redis.url, store)
        heard: list[int] = []
        news.follow("t", heard.append)
        await store.append("t", 2, [b"2"], 9)
        await until(lambda: 2 in heard)
        assert news.heard == 0
        await news.close()

    on_a_store(work)


def test_telling_neither_waits_nor_fails_nor_fills_memory_without_redis() -> None:
    async def work(store: Store) -> None:
        async with RedisFanout(NOWHERE, store) as news:
            await asyncio.sleep(0.05)
            took = []
            tables = [f"t{n}" for n in range(2 * MOST_UNTOLD)]
            for table in tables:
                news.follow(table, print)
            news._company.hear(Letter("another", dict.fromkeys(tables, 0)))
            for table in tables:
                start = time.perf_counter()
                news.tell(table, 2)
                took.append(time.perf_counter() - start)
            assert statistics.median(took) < 0.000_02  # not the sum: a busy machine may make some of them wait
            for table in tables:
                news.tell(table, 3)
            waiting = news._company._drafts["another"].versions
            assert len(waiting) == MOST_UNTOLD
            assert set(waiting.values()) == {3}
            assert news.published == 0

    on_a_store(work)


def test_redis_may_come_later(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    redis.stop()

    async def work(store: Store) -> None:
        await store.create(new(lines=[b"1"]))
        heard: list[int] = []
        async with RedisFanout(redis.url, store) as news:
            news.follow("t", heard.append)
            await until(lambda: bool(heard))
            redis.start()
            await until(lambda: news.in_touch)
            other = await in_touch(redis.url, store)
            other.follow("t", print)
            news.tell("t", 1)
            await until(lambda: other.heard >= 1)
            await other.close()

    on_a_store(work)
    assert [record.levelno for record in caplog.records if "no Redis" in record.message] == [logging.WARNING]


def test_a_redis_that_hangs_is_noticed(redis: Redis, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, seconds in (("PULSE", 0.05), ("SILENCE", 2.0), ("PATIENCE", 10.0)):
        monkeypatch.setattr(pubsub, name, seconds)

    async def work(store: Store) -> None:
        news = await in_touch(redis.url, store)
        await asyncio.sleep(2.5)
        assert news.in_touch  # its own pulse keeps it so, on a busy machine too
        redis.pause()
        await until(lambda: not news.in_touch)
        await news.close()

    on_a_store(work)


def test_garbage_on_the_channel_is_ignored_and_mentioned_once(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    garbage: list[str | bytes] = ["", "hello", b"\xff\0", "[" * 10_000, "{}", "[]", '["x",{"t":-1}]', '["x",{"t":"2"}]']
    garbage += [f'["{name}",{{"t":3}},true]' for name in ("", "all", "x" * 65)]  # nobody to answer to
    garbage += [f'["somebody",{{"t":3,"{"x" * 65}":1}}]', f'["somebody",{{"t":3}},false,["{"x" * LONGEST}"]]']

    async def work(store: Store) -> None:
        news = await in_touch(redis.url, store)
        heard: list[int] = []
        news.follow("t", heard.append)
        async with Client.from_url(redis.url) as somebody:
            for said in garbage:
                await somebody.publish(CHANNEL, said)
            await somebody.publish(CHANNEL, '["a newer billi",{"t":2},false,[],"and what it says"]')
        await until(lambda: bool(heard))
        assert heard == [2]
        assert (news.in_touch, news.reconnects) == (True, 0)
        assert news._company._with == {"t": {"a newer billi"}}
        await news.close()

    on_a_store(work)
    assert caplog.text.count("somebody says what no billi says") == 1


def test_the_last_news_is_told_before_the_end(redis: Redis) -> None:
    async def work(store: Store) -> None:
        heard: list[int] = []
        here, there = await two_at_a_table(redis, store, heard)
        here.tell("t", 2)
        await here.close()
        await until(lambda: bool(heard))
        assert set(heard) == {2}, "it may be told twice, where the end came in the middle of telling"
        redis.stop(signal.SIGKILL)
        there.tell("t", 3)
        await there.close()

    on_a_store(work)


def test_passwords_are_not_logged(redis: Redis, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    urls = [NOWHERE, redis.url.replace("//", "//:hunter2@")]

    async def work(store: Store) -> None:
        for url in urls:
            async with RedisFanout(url, store):
                await until(lambda: "no Redis" in caplog.text)
            assert "hunter2" not in caplog.text
            caplog.clear()

    on_a_store(work)


@pytest.mark.parametrize(
    "url",
    [
        "hunter2",
        "http://:hunter2@host",
        "redis://:hunter2/3@host",
        "redis://:12/hunter2@host",
        "redis://:hun@ter2@host",
        "redis://:hunter2#@host",
        "redis://:hunter2?@host",
        "redis://host:hunter2",
        "redis://host?hunter2=1",
        "redis://host?db=hunter2",
        "redis://[hunter2",
    ],
)
def test_an_address_that_cannot_be_read_is_refused_and_not_repeated(url: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(BilliError) as refused:
            open_fanout(url, store, alone=False)
        assert refused.value.sentence == "news-address"
        assert refused.value.__suppress_context__
        assert "hunter2" not in str(refused.value)

    on_a_store(work)


# At a table


def test_a_wish_at_one_server_shows_at_another(redis: Redis, new_sqlite: str) -> None:
    async def work(store: Store) -> None:
        async with await open_store(new_sqlite) as other:
            here, there = await in_touch(redis.url, store), await in_touch(redis.url, other)
            registries = [Registry(store, Settings(), here), Registry(other, Settings(), there)]
            code = await registries[0].open("host", NewTableWish(game="willi", players=4))
            room, same = await registries[0].room(code), await registries[1].room(code)
            assert room
            assert same
            sent: list[bytes] = []
            await same.enter(Viewer(Eyes(""), sent.append))
            await room.wish("ann", Sit(id="1", seat=0, name="Ann"))
            await until(lambda: b'"Ann"' in sent[-1])
            assert there.heard  # through Redis: once, or again as an answer to who else holds the table
            await asyncio.gather(*(registry.close() for registry in registries))
            await here.close()
            await there.close()

    on_a_store(work, new_sqlite)
