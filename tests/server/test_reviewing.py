"""Reviews over the network: for whoever may have the record, made once, and in nobody's way."""

import asyncio
import json
import threading
import time
from typing import Any

import httpx
import msgspec
import pytest
import uvloop

from billi.review.data import Review
from billi.review.report import review
from billi.server import reviewing
from billi.server.reviewing import MOST_KEPT, MOST_WAITING, Reviewers
from helpers.records import a_record
from helpers.reviews import appoint
from helpers.serving import on_a_server, people


@pytest.fixture(autouse=True)
def judges(monkeypatch: pytest.MonkeyPatch) -> None:
    appoint(monkeypatch)


def first(hand: Any) -> str:
    return str(hand.ask.choices[0])


async def at_once(game: str) -> None:
    """Have all that reviews need there already."""


def test_a_finished_game_is_reviewed_for_whoever_has_its_id_as_anywhere() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            async with ann.table(await ann.open("misterbill", 4, bots=[1, 2, 3])) as table:
                await table.sit(0)
                await table.begin()
                await table.play(first)
                assert table.shown is not None
                id = table.shown.public.record
            record = await ann.get(f"/api/games/{id}")
        async with httpx.AsyncClient(timeout=60) as anyone:
            response = await anyone.get(f"{url}/api/games/{id}/review")
        assert response.status_code == 200
        assert response.content == msgspec.json.encode(review(record))
        made = msgspec.json.decode(response.content, type=Review)
        assert made.points == record["points"]

    on_a_server(work)


def records(many: int) -> list[bytes]:
    """Return as many different records, as far as nobody looks into them."""
    return [json.dumps({"game": "willi", "number": number}).encode() for number in range(many)]


def test_nothing_is_made_twice_not_even_for_two_who_ask_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[bytes] = []

    def slowly(record: bytes) -> bytes:
        made.append(record)
        time.sleep(0.05)
        return b"of " + record

    monkeypatch.setattr(reviewing, "reviewed", slowly)

    async def work() -> None:
        reviewers = Reviewers(at_once)
        [one] = records(1)
        assert await asyncio.gather(*(reviewers.review(one) for _ in range(5))) == [b"of " + one] * 5
        assert await reviewers.review(one) == b"of " + one
        assert made == [one]
        for other in records(MOST_KEPT + 1):
            await reviewers.review(other)
        made.clear()
        await reviewers.review(one)
        assert made == [one]  # it was the oldest, and had to go
        reviewers.close()

    uvloop.run(work())


def test_too_many_at_once_are_told_to_come_back_and_the_loop_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()

    def at_the_gate(record: bytes) -> bytes:
        gate.wait(10)
        return record

    monkeypatch.setattr(reviewing, "reviewed", at_the_gate)

    async def work() -> None:
        reviewers = Reviewers(at_once)
        waiting = [asyncio.create_task(reviewers.review(record)) for record in records(MOST_WAITING)]
        await asyncio.sleep(0)
        one_more = records(MOST_WAITING + 1)[-1]
        assert await reviewers.review(one_more) is None
        gate.set()
        assert await asyncio.gather(*waiting) == records(MOST_WAITING)
        assert await reviewers.review(one_more) == one_more
        reviewers.close()

    uvloop.run(work())


def test_what_cannot_be_reviewed_is_refused_and_asked_again() -> None:
    async def work() -> None:
        reviewers = Reviewers(at_once)
        unfinished = a_record("willi")
        del unfinished["events"][-1], unfinished["points"], unfinished["winners"]
        for _ in range(2):
            with pytest.raises(ValueError):
                await reviewers.review(json.dumps(unfinished).encode())
        reviewers.close()

    uvloop.run(work())
