"""What a server counts of itself moves when what it counts happens."""

import asyncio
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from prometheus_client import REGISTRY, CollectorRegistry, Histogram, Metric

from billi.server import gauging
from billi.server.clock import now
from billi.server.fanout import open_fanout
from billi.server.fanout.pubsub import CHANNEL
from billi.server.housekeeping import AT_ONCE, go_round, keep_house, keeping
from billi.server.metrics import _MOMENTS, Moments
from billi.server.registry import Registry
from billi.server.reviewing import Reviewers
from billi.server.store import Broken, Conflict, Store, Unavailable, open_store
from helpers.databases import Redis
from helpers.registries import with_a_registry
from helpers.stores import new, run, with_store


def figure(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(f"billi_{name}", labels) or 0.0


@contextmanager
def rising(name: str, by: float = 1, **labels: str) -> Iterator[None]:
    """Have a figure be so much higher at the end of the block."""
    before = figure(name, **labels)
    yield
    assert figure(name, **labels) - before == by, name


async def until(what: str, value: float, **labels: str) -> None:
    async with asyncio.timeout(30):
        while figure(what, **labels) != value:
            await asyncio.sleep(0.01)


async def more(what: str, **labels: str) -> None:
    """Wait until a figure has risen."""
    before = figure(what, **labels)
    async with asyncio.timeout(30):
        while figure(what, **labels) == before:
            await asyncio.sleep(0.01)


@with_store
async def test_commits_and_what_is_in_them_are_counted(store: Store) -> None:
    await store.create(new("t", [b"one"]))
    before = figure("store_commit_seconds_count"), figure("store_changes_total")
    await store.append("t", 2, [b"two"], 1)
    assert figure("store_commit_seconds_count") == before[0] + 1
    assert figure("store_changes_total") == before[1] + 1
    with rising("store_errors_total", kind="conflict"), pytest.raises(Conflict):
        await store.append("t", 2, [b"other"], 1)


def test_what_is_noted_with_every_move_is_counted_as_if_one_by_one() -> None:
    took = [0.0, 0.0005, 0.0006, 0.003, 0.0031, 5.0, 7.0]
    noted, observed = Moments("billi_noted_seconds", ""), CollectorRegistry()
    one_by_one = Histogram("billi_noted_seconds", "", buckets=_MOMENTS, registry=observed)
    try:
        for part in (took[:3], took[3:]):
            for seconds in part:
                noted.note(seconds)
                one_by_one.observe(seconds)
            assert figures(noted.collect()) == pytest.approx(figures(observed.collect()))
    finally:
        REGISTRY.unregister(noted)


def figures(metrics: Iterable[Metric]) -> dict[tuple[str, ...], float]:
    """Return all that is told, but for when that began."""
    samples = [sample for metric in metrics for sample in metric.samples if not sample.name.endswith("_created")]
    return {(sample.name, *sample.labels.values()): sample.value for sample in samples}


def test_what_the_store_does_not_do_is_counted_by_kind(new_sqlite: str, new_postgres: str) -> None:
    async def work() -> None:
        async with await open_store(new_sqlite) as store:
            with rising("store_errors_total", kind="unavailable"), pytest.raises(Unavailable):
                await store._rows("SELECT nothing")
            Path(new_sqlite.removeprefix("sqlite:///")).rename(f"{new_sqlite.removeprefix('sqlite:///')}.moved")
            with rising("store_errors_total", kind="broken"), pytest.raises(Broken):
                await store.sweep(0)
        async with await open_store(new_postgres) as store:
            with rising("store_errors_total", kind="unavailable"), pytest.raises(Unavailable):
                await store._change("DO $$ BEGIN RAISE EXCEPTION 'going down' USING ERRCODE = '57P01'; END $$")

    run(work())


def test_an_event_loop_that_is_late_is_seen_to_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gauging, "EVERY", 0.01)

    async def work(registry: Registry) -> None:
        late, looks = figure("loop_lag_seconds_sum"), figure("loop_lag_seconds_count")
        async with keeping(gauging.keep_gauging(registry, Reviewers(lambda game: asyncio.sleep(0)))):
            await asyncio.sleep(0.005)
            time.sleep(0.2)
            await asyncio.sleep(0.05)
        assert figure("loop_lag_seconds_sum") - late > 0.15
        assert figure("loop_lag_seconds_count") > looks

    with_a_registry(work)


def test_who_thinks_and_who_waits_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: Registry) -> None:
        thinkers, reviewers = registry.world.thinkers, Reviewers(lambda game: asyncio.sleep(0))
        thinkers._threads, thinkers._waiting = 2, 5
        thinkers._asking.update({"ann": 1, "bo": 2})
        reviewers._under_way[b"one"] = asyncio.get_running_loop().create_future()
        gauging.gauge(registry, reviewers)
        names = ("bots_thinking", "bots_waiting", "hints_waiting", "reviews_waiting", "store_waiting")
        assert [figure(name) for name in names] == [2, 3, 3, 1, 0]

    with_a_registry(work)


def test_a_round_through_the_house_is_timed_and_what_is_left_over_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("billi.server.housekeeping.EVERY", 0.01)

    async def fail(*args: object) -> None:
        raise Unavailable("store-unavailable", reason="gone")

    async def work(registry: Registry) -> None:
        for number in range(AT_ONCE + 5):
            await registry.store.create(new(f"t{number}", [b"{}"]))
            await registry.store.append(f"t{number}", 2, [b"{}"], 0, deadline=1, status="playing")
        assert await go_round(registry, now())
        assert figure("housekeeping_backlog", work="wake tables") == AT_ONCE
        assert await go_round(registry, now())
        assert figure("housekeeping_backlog", work="wake tables") == 5
        async with keeping(keep_house(registry)):
            await more("housekeeping_seconds_count")
            assert time.time() - figure("housekeeping_last_success_timestamp_seconds") < 60
            with monkeypatch.context() as patch:
                patch.setattr(Store, "due", fail)
                await more("housekeeping_failures_total", work="wake tables")
                done = figure("housekeeping_last_success_timestamp_seconds")
                await more("housekeeping_failures_total", work="wake tables")
                assert figure("housekeeping_last_success_timestamp_seconds") == done
            await more("housekeeping_last_success_timestamp_seconds")

    with_a_registry(work)


def test_redis_that_goes_and_comes_is_told(redis: Redis) -> None:
    async def work() -> None:
        async with await open_store("sqlite://") as store, open_fanout(redis.url, store, False) as fanout:
            await until("redis_connected", 1, channel=CHANNEL)
            fanout.follow("t", print)
            await more("redis_bulletins_sent_total")
            found = figure("redis_reconnects_total")
            redis.stop()
            await until("redis_connected", 0, channel=CHANNEL)
            redis.start()
            await until("redis_connected", 1, channel=CHANNEL)
            await until("redis_reconnects_total", found + 1)

    run(work())
