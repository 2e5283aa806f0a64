"""One's play over time: only one's own, worked out once, kept, and forgotten with everything else."""

import asyncio
import json
from typing import Any

import pytest
import uvloop

from billi.client import Client, ServerSaysNo
from billi.errors import InvalidRecord
from billi.review import report
from billi.server import over_time
from billi.server.over_time import AT_ONCE, LATEST, MOST_ASKING, OverTime
from billi.server.reviewing import Reviewers
from billi.server.store import EndedGame, Store, open_store
from helpers.records import a_record
from helpers.reviews import appoint
from helpers.serving import on_a_server, people
from helpers.stores import new, with_store


@pytest.fixture(autouse=True)
def judges(monkeypatch: pytest.MonkeyPatch) -> None:
    appoint(monkeypatch)


def first(hand: Any) -> str:
    return str(hand.ask.choices[0])


async def plays(who: Client, *seats: int, bots: str = "house") -> str:
    """Have somebody play a game of three in some seats, against bots in the others; give its id."""
    async with who.table(await who.open("misterbill", 3)) as table:
        for seat in seats:
            await table.sit(seat)
        for seat in {0, 1, 2} - set(seats):
            await table.put_bot(seat, bots)
        await table.begin()
        await table.play(first)
        assert table.shown is not None
        return table.shown.public.record


async def all_of(who: Client) -> Any:
    """Ask until everything is worked out."""
    while True:
        told = await who.get("/api/me/play")
        if not told["waiting"]:
            return told["games"]
        await asyncio.sleep(0.02)


def test_whoever_asks_is_told_of_their_own_games_and_nobody_of_anothers() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann", "Bo") as (ann, bo):
            older, newer = await plays(ann, 0), await plays(ann, 2, bots="easy")
            assert (await ann.get("/api/me/play"))["waiting"] == 2
            games = await all_of(ann)
            assert [(game["id"], game["against"]) for game in games] == [(newer, "easy"), (older, "house")]
            for game, seat in zip(games, (2, 0), strict=True):
                mine = (await ann.get(f"/api/games/{game['id']}/review"))["seats"][seat]
                assert game["result"] == mine["result"] == game["luck"] + game["own"] + game["others"]
                assert (game["luck"], game["own"]) == (mine["deal"] + mine["draws"], mine["own"])
                assert (game["gave"], game["decisions"]) == (mine["gave"], len(mine["decisions"]))
            assert await all_of(bo) == []
            with pytest.raises(ServerSaysNo):
                await Client(url, "").get("/api/me/play")

    on_a_server(work)


def test_a_game_under_way_and_one_with_two_hands_do_not_count() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            await plays(ann, 0, 1)
            async with ann.table(await ann.open("willi", 4, bots=[1, 2, 3])) as table:
                await table.sit(0)
                await table.begin()
                await table.until(lambda: bool(table.asks))
                assert await all_of(ann) == []

    on_a_server(work)


def test_whoever_plays_with_people_plays_against_people_even_if_they_are_called_like_bots() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann", "house") as (ann, bo):
            code = await ann.open("misterbill", 3, bots=[2])
            async with ann.table(code) as a, bo.table(code) as b:
                await a.sit(0)
                await b.sit(1)
                await a.begin()
                await asyncio.gather(a.play(first), b.play(first))
            assert [game["against"] for game in await all_of(ann) + await all_of(bo)] == ["people", "people"]
            for who in (ann, bo):
                (listed,) = (await who.get("/api/games"))["games"]
                assert (listed["names"], listed["bots"]) == (["Ann", "house", "house"], [2])
            assert (await ann.get(f"/api/games/{listed['id']}"))["bots"] == [2]

    on_a_server(work)


def test_it_is_kept_over_a_restart_made_anew_by_a_new_judge_and_gone_with_its_person(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[bytes] = []
    review = Reviewers.review

    async def counted(self: Reviewers, record: bytes) -> bytes | None:
        made.append(record)
        return await review(self, record)

    monkeypatch.setattr(Reviewers, "review", counted)

    async def work() -> None:
        token = ""

        async def play(url: str) -> None:
            nonlocal token
            ann = await Client(url, "Ann").__aenter__()
            token = ann.token
            await plays(ann, 0)
            assert len(await all_of(ann)) == 1

        async def look(url: str) -> None:
            async with Client(url, token=token) as ann:
                assert len(await all_of(ann)) == 1

        async def leave(url: str) -> None:
            async with await open_store(database) as store, Client(url, token=token) as ann:
                assert len(await store._rows("SELECT * FROM played")) == 1
                await ann.delete("/api/me")
                assert not await store._rows("SELECT * FROM played")

        await asyncio.to_thread(on_a_server, play, database=database)
        await asyncio.to_thread(on_a_server, look, database=database)
        assert len(made) == 1
        monkeypatch.setattr(report, "fingerprint", lambda *networks: "another")
        await asyncio.to_thread(on_a_server, look, database=database)
        assert len(made) == 2
        await asyncio.to_thread(on_a_server, leave, database=database)

    uvloop.run(work())


@with_store
async def test_only_games_that_are_over_are_past_and_nothing_is_noted_of_strangers(store: Store) -> None:
    for person in "pq":
        await store.add_person(person, person.encode(), person, "en", 0)
    for number in range(3):
        await store.create(new(f"{number}", created=number))
        await store.seat(f"{number}", ["p", "", "p"] if number else ["", "p", "q"])
    for number in range(2):
        await store.finish(f"{number}", 0, b"{}")
    await store.note_played("0", "p", "judge", "{}")
    await store.note_played("1", "q", "judge", "{}")
    await store.note_played("1", "nobody", "judge", "{}")
    assert await store.past_of("p", 9) == [
        EndedGame("1", 1, 0, 2, None, None),
        EndedGame("0", 0, 1, 1, "judge", "{}"),
    ]
    await store.note_played("0", "p", "other", None)
    assert await store.past_of("p", 9) == [
        EndedGame("1", 1, 0, 2, None, None),
        EndedGame("0", 0, 1, 1, "other", None),
    ]
    assert await store.past_of("p", 1) == [EndedGame("1", 1, 0, 2, None, None)]
    assert await store.past_of("q", 9) == [EndedGame("0", 0, 2, 1, None, None)]
    await store.note_played("0", "q", "judge", "{}")
    await store.forget("p")
    assert [tuple(row) for row in await store._rows("SELECT person FROM played")] == [("q",)]
    await store.note_played("0", "p", "judge", "{}")
    assert await store.past_of("p", 9) == []


class Reviewing(Reviewers):
    """Says what it is told to, and remembers what it was asked."""

    def __init__(self, says: Exception | None = None) -> None:
        self.says = says
        self.asked = 0
        self.gate = asyncio.Event()

    async def review(self, record: bytes) -> bytes | None:
        """Review nothing."""
        self.asked += 1
        await self.gate.wait()
        if self.says:
            raise self.says
        return None


async def past(store: Store, games: int, *players: str) -> None:
    """Have some people have played a few games, each for themselves."""
    record = json.dumps({**a_record("willi"), "names": ["Ann", "house", "house", "house"]}).encode()
    for person in players:
        await store.add_person(person, person.encode(), "Ann", "en", 0)
        for number in range(games):
            await store.create(new(f"{person}{number}", created=number))
            await store.seat(f"{person}{number}", [person])
            await store.finish(f"{person}{number}", 0, record)


async def settled(all: OverTime) -> None:
    while all._under_way:
        await asyncio.sleep(0)
        await asyncio.gather(*all._under_way.values())


def on_a_store(work: Any) -> None:
    async def run() -> None:
        async with await open_store("sqlite://") as store:
            await work(store)

    uvloop.run(run())


def test_a_game_that_cannot_be_reviewed_is_asked_for_once() -> None:
    async def work(store: Store) -> None:
        await past(store, AT_ONCE + 2, "p")
        reviewing = Reviewing(InvalidRecord("review-unfinished", where="here"))
        reviewing.gate.set()
        all = OverTime(reviewing)
        left = []
        for _ in range(3):
            told = await all.of(store, "p")
            left.append((told.waiting, len(told.games)))
            await settled(all)
        assert left == [(AT_ONCE + 2, 0), (2, 0), (0, 0)]
        assert reviewing.asked == AT_ONCE + 2

    on_a_store(work)


def test_a_fault_is_told_to_whoever_runs_the_server_and_stands_in_the_way_of_nothing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work(store: Store) -> None:
        await past(store, 2, "p")
        reviewing = Reviewing(MemoryError())
        reviewing.gate.set()
        all = OverTime(reviewing)
        await all.of(store, "p")
        await settled(all)
        assert (await all.of(store, "p")).waiting == 0
        assert (await OverTime(reviewing).of(store, "p")).waiting == 2  # after a restart it is tried again

    on_a_store(work)
    assert "a game cannot be reviewed" in caplog.text


def test_few_people_at_once_have_one_game_each_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        everyone = [f"p{number}" for number in range(MOST_ASKING + 2)]
        await past(store, 2, *everyone)
        reviewing = Reviewing()
        all = OverTime(reviewing)
        for _ in range(2):
            assert [(await all.of(store, person)).waiting for person in everyone] == [2] * len(everyone)
            await asyncio.sleep(0.05)
        assert reviewing.asked == MOST_ASKING
        reviewing.gate.set()
        await settled(all)
        assert reviewing.asked == MOST_ASKING  # where too many wait, all that is left is left for the next time
        assert (await all.of(store, "p0")).waiting == 2
        await all.close()

    on_a_store(work)


def test_no_more_than_the_latest_games_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(over_time, "LATEST", 3)

    async def work(store: Store) -> None:
        await past(store, 4, "p")
        all = OverTime(Reviewing())
        assert (await all.of(store, "p")).waiting == 3
        await all.close()

    on_a_store(work)
    assert LATEST == 100
