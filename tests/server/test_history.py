"""My games, records, other devices, being forgotten; and what the server does unasked."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest

import billi
from billi.client import Client, ServerSaysNo, TableClient
from billi.server.audience import Viewer
from billi.server.clock import now
from billi.server.fanout import Alone
from billi.server.housekeeping import finish, go_round, is_idle, wake
from billi.server.registry import NewTableWish, Registry
from billi.server.settings import Settings
from billi.table.looking import GATHER, READ_ROUND
from billi.table.recording import record_of
from billi.table.showing import Eyes
from billi.table.wishes import AddWords, Begin, Sit
from helpers.registries import begun, play_out, with_a_registry
from helpers.serving import listed, on_a_server, people


def refusal(why: str) -> Any:
    return pytest.raises(ServerSaysNo, check=lambda no: no.why == why)


async def play_with_bots(me: Client, game: str = "misterbill") -> str:
    """Play a whole game against bots and give its id."""
    code = await me.open(game, 4, bots=[1, 2, 3])
    async with me.table(code) as table:
        await table.sit(0)
        await table.begin()
        await play(table)
        assert table.shown is not None
        return table.shown.public.record


async def play(table: TableClient) -> None:
    chance = random.Random(1)

    def choose(hand: Any) -> str:
        return str(chance.choice(hand.ask.choices))

    await table.play(choose)


# My games


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_a_finished_game_is_among_mine_with_a_record_that_can_be_checked(game: str) -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann", "Bo") as (ann, bo):
            id = await play_with_bots(ann, game)
            (mine,) = (await ann.get("/api/games"))["games"]
            assert (mine["id"], mine["seat"], mine["status"], mine["game"]) == (id, 0, "over", game)
            assert mine["names"] == ["Ann", "house", "house", "house"]
            record = await bo.get(f"/api/games/{id}")
            assert mine["points"] == record["points"]
            billi.record.verify(record)
            spoilt = {**record, "fair": {**record["fair"], "secret": "0" * 64}}
            with pytest.raises(billi.InvalidRecord):
                billi.record.verify(spoilt)
            assert (await bo.get("/api/games"))["games"] == []

    on_a_server(work)


def test_the_record_comes_as_a_file_that_billi_verify_takes(tmp_path: Path) -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            id = await play_with_bots(ann)
        async with httpx.AsyncClient() as anyone:
            response = await anyone.get(f"{url}/api/games/{id}?download=1")
        assert response.headers["content-disposition"] == f'attachment; filename="billi-{id}.jsonl"'
        (tmp_path / "game.jsonl").write_bytes(response.content)
        report = billi.record.verify_file(tmp_path / "game.jsonl")
        assert (report.records, report.unfinished, report.proven) == (1, 0, 1)

    on_a_server(work)


@pytest.mark.parametrize("what", ["", "/review"], ids=["record", "review"])
def test_a_game_under_way_has_neither_record_nor_review_for_anyone(what: str) -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            code = await ann.open("willi", 4)
            async with ann.table(code) as table:
                await table.sit(0)
                await table.begin()
            (mine,) = await listed(ann, "playing")
            assert mine["code"] == code
            with refusal("door-not-over"):
                await ann.get(f"/api/games/{mine['id']}{what}")
            with refusal("door-not-there"):
                await ann.get(f"/api/games/nosuchgame{what}")

    on_a_server(work)


def test_many_games_come_page_by_page() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            codes = [await ann.open("willi", 4) for _ in range(23)]
            for code in codes:
                async with ann.table(code) as table:
                    await table.sit(0)
            async with asyncio.timeout(60):
                found: list[str] = []
                while len(found) < len(codes):  # who sits where is noted after they were told they do
                    first = await ann.get("/api/games")
                    second = await ann.get("/api/games", before=first["games"][-1]["id"]) if first["more"] else first
                    found = [game["code"] for game in first["games"] + second["games"]]
            assert (first["more"], second["more"]) == (True, False)
            assert sorted(found) == sorted(codes)

    on_a_server(work)


def test_strangers_have_no_games() -> None:
    async def work(url: str) -> None:
        with refusal("door-who-are-you"):
            await Client(url).get("/api/games")

    on_a_server(work)


# Other devices


def test_a_seat_goes_on_on_another_device() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            code = await ann.open("willi", 4, bots=[1, 2, 3])
            async with ann.table(code) as table:
                await table.sit(0)
                await table.begin()
                link = await ann.post("/api/me/link")
                phone = Client(url)
                phone.token = (await phone.post("/api/me/claim", key=link["key"], bearer=True))["token"]
                assert phone.token != ann.token
                async with phone.table(code) as same:
                    assert same.shown is not None
                    assert same.shown.own == table.shown.own if table.shown else None
                    (hand,) = same.asks
                    assert hand.ask
                    version = await same.choose(0, hand.ask.choices[0])
                    await table.until(lambda: table.version >= version, 5)
            with refusal("door-old-link"):
                await Client(url).post("/api/me/claim", key=link["key"])

    on_a_server(work)


@pytest.mark.parametrize("key", ["", "x", "\x00", "a" * 5000])
def test_a_link_nobody_gave_out_is_no_good(key: str) -> None:
    async def work(url: str) -> None:
        with refusal("door-old-link"):
            await Client(url).post("/api/me/claim", key=key)

    on_a_server(work)


# Being forgotten


def test_whoever_is_forgotten_leaves_no_name_and_their_games_go_on() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann Onymous", "Bo") as (ann, bo):
            over = await play_with_bots(ann)
            code = await bo.open("misterbill", 3, bots=[2])
            async with ann.table(code) as hers, bo.table(code) as his:
                await hers.sit(1)
                await his.sit(0)
                await hers.say("it is me")
                await his.begin()
                await ann.delete("/api/me")
                await his.until(lambda: bool(his.shown and his.shown.public.seats[1].bot), 5)
                await play(his)
                assert his.shown is not None
                going = his.shown.public.record
            for id in (over, going):
                record = await bo.get(f"/api/games/{id}")
                assert "Ann" not in json.dumps(record)
                billi.record.verify(record)
            with refusal("door-who-are-you"):
                await ann.get("/api/me")
            async with Client(url).table(code) as late:
                assert late.said == []

    on_a_server(work)


# Invitations


def test_a_table_is_listed_with_its_free_seats_and_invites_by_qr_code() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            code = await ann.open("misterbill", 5, listed=True, bots=[4], language="fr", clock=60)
            async with ann.table(code) as table:
                await table.sit(1)
            (shown,) = (await ann.get("/api/tables"))["tables"]
            assert (shown["code"], shown["free"], shown["names"][1]) == (code, [0, 2, 3], "Ann")
            assert (shown["game"], shown["players"], shown["clock"], shown["language"]) == ("misterbill", 5, 60, "fr")
            async with httpx.AsyncClient() as anyone:
                drawn = await anyone.get(f"{url}/api/tables/{code}/invite.svg")
                assert drawn.headers["content-type"] == "image/svg+xml"
                assert drawn.text.startswith("<svg")
                assert (await anyone.get(f"{url}/api/tables/nosuchcode22/invite.svg")).status_code == 404

    on_a_server(work)


# Unasked


def test_a_finished_game_shrinks_to_its_record_when_nobody_looks_any_more() -> None:
    async def work(registry: Registry) -> None:
        await registry.store.add_person("ann", b"ann", "Ann", "en", 0)
        room = await begun(registry)
        await play_out(room)
        id, record = room.table.id, record_of(room.table)
        viewer = Viewer(Eyes(), lambda message: None)
        await room.enter(viewer)
        await go_round(registry, now() + registry.settings.lingering + 1)
        assert await registry.store.lines(id)
        room.leave(viewer)
        await go_round(registry, now() + registry.settings.lingering + 1)
        kept = await registry.store.record(id)
        assert kept is not None
        assert json.loads(kept) == json.loads(json.dumps(record))
        assert await registry.store.lines(id) == []
        assert [game.table for game in await registry.store.games_of("ann", 5)] == [id]
        assert await registry.room(room.code) is None
        await finish(registry, id)

    with_a_registry(work)


def test_tables_nobody_begins_go_after_a_day() -> None:
    async def work(registry: Registry) -> None:
        code = await registry.open("ann", NewTableWish("willi", 4))
        assert await registry.room(code) is not None
        await go_round(registry, now() + 23 * 3_600_000)
        assert await registry.room(code) is not None
        await go_round(registry, now() + 25 * 3_600_000)
        assert await registry.room(code) is None

    with_a_registry(work)


@pytest.mark.parametrize("clock", [0, 20])
def test_a_game_everyone_has_left_is_seen_to_its_end_after_a_restart(clock: int) -> None:
    async def work(registry: Registry) -> None:
        await begun(registry, clock)
        late = 1000 * clock + GATHER + READ_ROUND + 1000
        await registry.close()
        restarted = Registry(registry.store, Settings(database="sqlite://", pause=0, grace=10, empty=20), Alone())
        await wake(restarted, now() + late)
        (again,) = restarted.rooms.values()
        for _ in range(4000):
            again.table.asked_at -= late
            again.plan()
            await asyncio.sleep(0.005)
            if again.table.over:
                break
        assert again.table.over
        await restarted.close()

    with_a_registry(work, empty=20)


def test_quiet_rooms_leave_memory_and_come_back() -> None:
    async def work(registry: Registry) -> None:
        code = await registry.open("ann", NewTableWish("willi", 4))
        room = await registry.room(code)
        assert room is not None
        assert not is_idle(room, now())
        await go_round(registry, now() + 121_000)
        assert registry.rooms == {}
        again = await registry.room(code)
        assert again is not room
        assert again is not None

    with_a_registry(work)


def test_words_of_a_seat_are_in_the_proof() -> None:
    async def work(registry: Registry) -> None:
        code = await registry.open("ann", NewTableWish("misterbill", 3, bots=[1, 2]))
        room = await registry.room(code)
        assert room is not None
        await room.wish("ann", Sit(id="sit", seat=0, name="Ann"))
        await room.wish("ann", AddWords(id="words", seat=0, words="abracadabra"))
        await room.wish("ann", Begin(id="begin"))
        await play_out(room)
        assert record_of(room.table)["fair"]["words"] == ["abracadabra", "", ""]

    with_a_registry(work)
