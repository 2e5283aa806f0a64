"""The door of the puzzle of a day."""

import json
from base64 import b64decode
from datetime import UTC, date, datetime, timedelta

import httpx
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from billi.puzzles import puzzle_of
from billi.server.schema import document
from helpers.serving import on_a_server

DAY = date(2026, 11, 18)


@pytest.fixture(autouse=True)
def noon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have it be the last second of a day."""
    late = datetime(DAY.year, DAY.month, DAY.day, 23, 59, 59, tzinfo=UTC)
    monkeypatch.setattr("billi.server.routes.puzzle.now", lambda: round(1000 * late.timestamp()))


def test_everyone_has_the_same_puzzle_on_a_day_by_the_servers_date() -> None:
    answer = Draft202012Validator({"$defs": document()["$defs"], "$ref": "#/$defs/PuzzleShown"})

    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as anyone:
            told = await anyone.get("/api/puzzle")
            assert told.status_code == 200
            assert not told.cookies
            assert (told.json()["date"], told.json()["today"]) == ("2026-11-18", "2026-11-18")
            async with httpx.AsyncClient(base_url=url) as other:
                assert (await other.get("/api/puzzle?date=2026-11-18")).content == told.content
            for days in range(12):
                day = DAY - timedelta(days)
                answer.validate(found := (await anyone.get(f"/api/puzzle?date={day}")).json())
                puzzle = puzzle_of(day)
                assert (found["date"], found["game"], found["seat"]) == (str(day), puzzle.game, puzzle.seat)
                assert found["choices"][0]["action"] == puzzle.best
                assert ("exchange" in found["unusual"]) == (puzzle.options["exchange"] in ("same_colour", "chosen"))
                assert found["table"]["own"]["hands"][0]["ask"]["choices"]

    on_a_server(work)


def test_sealed_it_says_the_same_but_for_nobody_who_glances_at_it() -> None:
    answer = Draft202012Validator({"$defs": document()["$defs"], "$ref": "#/$defs/PuzzleShown"})

    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as anyone:
            told = (await anyone.get("/api/puzzle")).json()
            sealed = (await anyone.get("/api/puzzle?sealed=1")).json()
            answer.validate(sealed)
            assert (sealed["usual"], sealed["choices"]) == ("", [])
            said = sealed["answer"]
            assert puzzle_of(DAY).best not in said
            assert {**sealed, **json.loads(b64decode(said)), "answer": ""} == told

    on_a_server(work)


@pytest.mark.parametrize(
    ("date", "why"),
    [("2026-11-19", "puzzle-too-early"), ("tomorrow", "puzzle-no-day"), ("2026-02-30", "puzzle-no-day")],
)
def test_a_day_that_has_not_begun_and_what_is_none_are_refused_in_words(date: str, why: str) -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url, headers={"accept-language": "de"}) as anyone:
            told = await anyone.get("/api/puzzle", params={"date": date})
            assert (told.status_code, told.json()["error"]["why"]) == (400, why)
            assert date in told.json()["error"]["text"]
            assert (await anyone.get("/api/puzzle")).status_code == 200

    on_a_server(work)
