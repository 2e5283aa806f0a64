"""A mended rule must not spoil what was played before it: logs say by which version of the rules they were dealt."""

import asyncio
import json
import logging
from typing import Any

import httpx
import pytest

import billi
from billi.client import Client
from billi.games import GAMES
from billi.linking import ServerSaysNo
from billi.server.clock import now
from billi.server.housekeeping import go_round
from billi.server.reading import Unreadable, load
from billi.server.registry import MovedOn, NewTableWish, Registry
from billi.server.store import NewTable, Unavailable, open_store
from billi.table.entries import Began, Followed, read, write
from billi.table.recording import record_of
from billi.table.table import OldRules, Table
from billi.table.wishes import Begin, Sit, Stand
from helpers.paths import GOLDEN
from helpers.registries import begun, play_out, with_a_registry
from helpers.serving import on_a_server, people
from helpers.table_scenes import SECRET, Scene


@pytest.mark.parametrize("game", GAMES)
def test_a_log_of_these_rules_plays_as_it_did(game: str) -> None:
    """If this fails, a game under way would go otherwise than it was played: raise the version of the game's rules, and
    write a log of the new version beside this one."""
    told, *lines = (GOLDEN / f"log-{game}-{GAMES[game].rules_version}.jsonl").read_text(encoding="utf-8").splitlines()
    table = Table("t", SECRET)
    for line in lines:
        table.apply(read(line.encode()), 1_000_000)
    assert table.state is not None
    assert {"points": table.state.points, "winners": table.state.winners} == json.loads(told)


@pytest.mark.parametrize("game", GAMES)
def test_a_log_says_by_which_rules_it_was_dealt(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES[game], "rules_version", 7)
    scene = Scene(game, 3).seated("ann").begun()
    (began,) = (entry for _, line in scene.log if isinstance(entry := read(line), Began))
    assert began.rules == 7
    assert read(b'{"do":"begin","by":"host"}') == Began(by="host", rules=1)  # as they were written before
    assert b"rules" in write(began)
    assert scene.reread().begun


def test_an_older_game_is_told_from_one_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene("willi", 4).seated("ann").begun()
    monkeypatch.setattr(GAMES["misterbill"], "rules_version", 2)
    assert scene.reread().begun  # the other game is not touched
    monkeypatch.setattr(GAMES["willi"], "rules_version", 2)
    with pytest.raises(OldRules, match="corrected since"):
        scene.reread()
    assert Scene("willi", 4).seated("ann").reread().chairs[0].name == "Ann"  # no cards dealt: nothing to go otherwise


def test_a_game_under_way_is_closed_kindly_and_its_points_so_far_stay_in_the_list(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def work(registry: Registry) -> None:
        await registry.store.add_person("ann", b"ann", "Ann", "en", 0)
        room = await begun(registry)
        await room.index()
        id = room.table.id
        await registry.put_away(room)
        monkeypatch.setattr(GAMES["misterbill"], "rules_version", 2)
        other = await registry.open("ann", NewTableWish("willi", 4))
        await go_round(registry, now() + 2_000)
        head = await registry.store.head(id)
        assert head is not None
        assert (head.status, head.deadline) == ("over", None)
        with pytest.raises(OldRules):
            await registry.bring(id)
        assert await registry.room(other) is not None
        await go_round(registry, now() + registry.settings.lingering + 1)
        (game,) = await registry.store.games_of("ann", 10)
        assert game.status == "finished"
        assert game.listing
        assert json.loads(game.listing)["names"] == ["Ann", "house", "house"]
        assert await registry.store.lines(id) == []
        assert await registry.store.record(id) is None

    with_a_registry(work, empty=1000)
    assert not [record for record in caplog.records if record.levelno > logging.INFO or record.exc_info]
    assert "a table is closed: This game was dealt by rules" in caplog.text


def test_the_record_of_a_game_that_has_ended_is_kept_whatever_becomes_of_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(registry: Registry) -> None:
        room = await begun(registry)
        await play_out(room)
        id = room.table.id
        told = json.loads(json.dumps(record_of(room.table)))
        assert json.loads(await registry.store.record(id) or b"") == told
        await registry.put_away(room)
        monkeypatch.setattr(GAMES["misterbill"], "rules_version", 2)
        await go_round(registry, now() + registry.settings.lingering + 1)
        head = await registry.store.head(id)
        assert head is not None
        assert head.status == "finished"
        assert await registry.store.lines(id) == []
        assert json.loads(await registry.store.record(id) or b"") == told
        billi.replay(told)
        monkeypatch.undo()

    with_a_registry(work)


def test_whoever_comes_to_an_older_game_is_told_so_in_their_language(
    new_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            code = await ann.open("willi", 4, bots=[1, 2, 3])
            async with ann.table(code) as table:
                await table.sit(0)
                await table.begin()
            found.update(code=code, token=ann.token)

    async def second(url: str) -> None:
        headers = {"authorization": f"Bearer {found['token']}", "accept-language": "de"}
        async with httpx.AsyncClient(base_url=url, headers=headers) as http:
            answer = await http.get(f"/api/tables/{found['code']}/invite.svg")
            assert answer.status_code == 404
            assert answer.json()["error"]["why"] == "table-moved-on"
            assert "seither berichtigt" in answer.json()["error"]["text"]
            found["moved"] = answer.headers["location"].removeprefix("/t/")
            assert found["moved"] in answer.json()["error"]["text"]
            games = (await http.get("/api/games")).json()["games"]
            assert {(game["status"], *game["names"]) for game in games} == {
                ("over", "Ann", "house", "house", "house"),
                ("open", "Ann", "house", "house", "house"),
            }
        async with Client(url, token=found["token"]) as ann:
            with pytest.raises(ServerSaysNo, match=found["moved"]):
                await ann.table(found["code"]).__aenter__()
            async with ann.table(found["moved"]) as table:
                await table.begin()
                await table.play(lambda hand: hand.ask.choices[0] if hand.ask else "")
                assert table.shown
                assert table.shown.public.status == "over"

    found: dict[str, Any] = {}
    on_a_server(first, database=new_sqlite)
    monkeypatch.setattr(GAMES["willi"], "rules_version", 2)
    on_a_server(second, database=new_sqlite)


def test_everyone_at_an_older_game_finds_their_chair_at_one_new_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def where_to(registry: Registry, code: str) -> str:
        with pytest.raises(MovedOn) as moved:
            await registry.room(code)
        return moved.value.code

    async def work(registry: Registry) -> None:
        room = await registry.room(
            await registry.open("ann", NewTableWish("willi", 4, {"exchange": "same_colour"}, "fr", 60))
        )
        assert room is not None
        for seat, person in enumerate(("ann", "bo", "cy")):
            await room.wish(person, Sit(id="sit", seat=seat, name=person.title()))
        await room.wish("ann", Begin(id="begin", bot="easy"))
        await room.wish("cy", Stand(id="stand", seat=2))
        await room.wish("di", Sit(id="sit", seat=2, name="Di"))
        await registry.put_away(room)
        monkeypatch.setattr(GAMES["willi"], "rules_version", 2)
        codes = await asyncio.gather(*(where_to(registry, room.code) for _ in range(5)))
        assert len({*codes}) == 1
        other = await registry.room(codes[0])
        assert other is not None
        assert [(chair.person, chair.name, chair.bot) for chair in other.table.chairs] == [
            ("ann", "Ann", ""),
            ("bo", "Bo", ""),
            ("di", "Di", ""),
            ("", "", "easy"),
        ]
        was, opened = room.table.opened, other.table.opened
        assert was
        assert opened
        assert (opened.by, opened.options, opened.language, opened.clock) == ("ann", was.options, "fr", 60)
        assert opened.commitment != was.commitment
        await other.wish("ann", Begin(id="begin"))
        assert other.table.begun
        assert await where_to(registry, room.code) == codes[0]

    with_a_registry(work)


def test_a_new_table_that_was_promised_and_not_set_up_is_set_up_by_whoever_comes_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(registry: Registry) -> None:
        room = await begun(registry)
        await registry.put_away(room)
        monkeypatch.setattr(GAMES["misterbill"], "rules_version", 2)
        create = registry.store.create
        monkeypatch.setattr(registry.store, "create", broken)
        with pytest.raises(Unavailable):
            await registry.room(room.code)
        monkeypatch.setattr(registry.store, "create", create)
        with pytest.raises(MovedOn) as moved:
            await registry.room(room.code)
        assert await registry.room(moved.value.code) is not None
        entries = [read(line.body) for line in await registry.store.lines(room.table.id)]
        assert [entry.code for entry in entries if isinstance(entry, Followed)] == [moved.value.code]

    async def broken(table: NewTable) -> None:
        raise Unavailable("store-unavailable", reason="it is a test")

    with_a_registry(work)


def test_where_nobody_sits_any_more_an_older_game_is_followed_by_none(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(registry: Registry) -> None:
        room = await begun(registry)
        await room.wish("ann", Stand(id="stand", seat=0))
        await registry.put_away(room)
        monkeypatch.setattr(GAMES["misterbill"], "rules_version", 2)
        with pytest.raises(OldRules):
            await registry.room(room.code)

    with_a_registry(work)


def test_a_game_of_rules_not_known_here_yet_is_left_to_servers_that_know_them(
    new_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(registry: Registry) -> None:
        room = await begun(registry)
        await registry.put_away(room)
        monkeypatch.undo()
        with pytest.raises(Unreadable):
            await load(registry.store, room.table.id, room.table.secret)
        with pytest.raises(Unreadable):
            await registry.bring(room.table.id)
        head = await registry.store.head(room.table.id)
        assert head is not None
        assert head.status == "playing"

    monkeypatch.setattr(GAMES["misterbill"], "rules_version", 2)
    with_a_registry(work)


def test_a_record_kept_at_the_end_loses_the_name_of_whoever_is_forgotten(database: str) -> None:
    async def work(url: str) -> None:
        async with await open_store(database) as store, people(url, "Ann", "Bo") as (ann, bo):
            code = await ann.open("misterbill", 3, bots=[1, 2])
            async with ann.table(code) as table:
                await table.sit(0)
                await table.begin()
                await table.play(lambda hand: hand.ask.choices[0] if hand.ask else "")
                await table.until(lambda: bool(table.shown and table.shown.public.record))
                assert table.shown is not None
                id = table.shown.public.record
            assert json.loads(await store.record(id) or b"")["names"][0] == "Ann"
            await ann.delete("/api/me")
            assert (await bo.get(f"/api/games/{id}"))["names"] == ["", "house", "house"]
            assert json.loads(await store.record(id) or b"")["names"] == ["", "house", "house"]

    on_a_server(work, database=database)
