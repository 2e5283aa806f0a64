"""How long a log may grow and how many tables one person may have: what is refused then, and what is not."""

import asyncio
import random
import time
from dataclasses import replace
from typing import Any

import httpx
import pytest

from billi.client import Client, ServerSaysNo
from billi.fair import cut_of, seal_of
from billi.server.access import LISTINGS, NEWCOMERS
from billi.server.fanout import Alone
from billi.server.registry import NewTableWish, Registry
from billi.server.room import Room
from billi.server.routes.me import MOST_DEVICES
from billi.server.settings import Settings
from billi.server.store import Full, Line, Store
from billi.server.turns import AT_A_TURN, EVERY
from billi.table.deciding import Refused
from billi.table.entries import Chose, read
from billi.table.wishes import (
    Begin,
    Choose,
    ComeBack,
    CutDeck,
    Lend,
    LetStandIn,
    Mute,
    PutBot,
    Rematch,
    Say,
    Sit,
    Stand,
    Wish,
)
from billi.words import LANGUAGES, Words
from helpers.paths import DOCS
from helpers.registries import begun, with_a_registry
from helpers.registries import play_out as play_alone
from helpers.rooms import Watcher, new_room, on_a_store, play_out, room_on, seat_all
from helpers.serving import on_a_server, people
from helpers.stores import new, with_store
from helpers.table_scenes import bytes_of


async def refused(room: Room, person: str, wish: Wish) -> str:
    """Return the sentence a wish is refused with, which must be there in every language."""
    version = room.table.version
    with pytest.raises(Refused) as caught:
        await room.wish(person, wish)
    assert room.table.version == version
    assert len({caught.value.say(Words(language)) for language in LANGUAGES}) == len(LANGUAGES)
    return caught.value.sentence


async def talk_until_it_is_too_much(room: Room, person: str = "ann") -> None:
    while room.table.version < room.world.settings.entries:
        await room.wish(person, Say(id=f"say {room.table.version}", text="hello"))
    assert await refused(room, person, Say(id="too much", text="hello")) == "table-log-full"


def test_whoever_talks_without_end_is_refused_and_the_game_goes_on_to_its_end() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, "misterbill", 4, entries=40, pace=1e9)
        watcher = Watcher("host")
        await room.enter(watcher)
        await seat_all(room)
        await talk_until_it_is_too_much(room)
        assert room.table.version == 40
        for wish in (Say(id="more", phrase="hello"), Lend(id="lend", seat=1)):
            assert await refused(room, "ann", wish) == "table-log-full"
        assert await refused(room, "host", Mute(id="mute", seat=1)) == "table-log-full"
        assert await play_out([room], 1) > 20
        assert watcher.shown.public.status == "over"
        assert await refused(room, "ann", Say(id="after", text="again?")) == "table-log-full"
        await room.wish("ann", Rematch(id="again"))
        assert room.table.next

    on_a_store(work)


def test_a_lobby_that_was_filled_can_still_begin() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, entries=30)
        while room.table.version < 29:
            await room.wish("ann", Sit(id=f"sit {room.table.version}", seat=0, name="Ann"))
            await room.wish("ann", Stand(id=f"stand {room.table.version}", seat=0))
        await room.wish("ann", Sit(id="the last", seat=0, name="Ann"))
        assert await refused(room, "bo", Sit(id="no", seat=1, name="Bo")) == "table-log-full"
        assert room.table.version == 30
        await room.wish("host", Begin(id="begin"))
        assert room.table.over or room.table.begun

    on_a_store(work)


def test_a_game_whose_log_somebody_filled_goes_on_without_them() -> None:
    """Whoever is there and does not choose could keep a table without a clock from going on for ever."""

    async def work(store: Store) -> None:
        room = await new_room(store, "misterbill", 4, entries=40, pace=1e9)
        await seat_all(room)
        await talk_until_it_is_too_much(room)
        await room.wish("host", PutBot(id="bot", seat=1))
        await room.wish("cy", Stand(id="home", seat=3))
        await room.wish("host", Stand(id="out", seat=2))
        assert [chair.person for chair in room.table.chairs] == ["host", "", "", ""]
        # Chairs are left once: nobody sits down in them any more, so there is an end to this.
        for wish in (PutBot(id="another", seat=1, bot="random"), PutBot(id="back", seat=3), Stand(id="free", seat=1)):
            assert await refused(room, "host", wish) == "table-log-full"

    on_a_store(work)


def test_the_deck_is_cut_though_the_log_is_full() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, entries=12, pace=1e9)
        await room.wish("ann", Sit(id="sit", seat=0, name="Ann", seal=seal_of(bytes_of("ann"))))
        await talk_until_it_is_too_much(room)
        await room.wish("host", Begin(id="begin"))
        await room.wish("ann", CutDeck(id="cut", seat=0, cut=cut_of(bytes_of("ann"), 1)))
        assert room.table.begun

    on_a_store(work)


@pytest.mark.parametrize("how", ["lending", "sitting down", "second thoughts", "talking"])
def test_one_person_cannot_fill_a_log_and_still_plays(how: str) -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, "willi", 4, entries=1000, share=20, pace=1e9)
        if how != "sitting down":
            await seat_all(room)
        state, before = room.table.state, room.table.version

        def wish(number: int) -> Wish:
            id = f"{how} {number}"
            if how == "lending":
                return Lend(id=id, seat=1, on=number % 2 == 0)
            if how == "sitting down":
                return Stand(id=id, seat=1) if number % 2 else Sit(id=id, seat=1, name="Ann")
            if how == "talking":
                return Say(id=id, text="hello")
            assert state is not None
            return Choose(id=id, seat=1, action=str(state.legal(1)[number % 2]), version=room.table.version)

        number = 0
        while room.table.asides["ann"] < 20:
            await room.wish("ann", wish(number))
            number += 1
        assert room.table.version - before <= 22
        assert await refused(room, "ann", wish(number)) == "table-share"
        again = await room_on(store, share=20)  # another server counts alike
        assert await refused(again, "ann", wish(number)) == "table-share"
        if state is None:
            await room.wish("bo", Sit(id="sit", seat=1, name="Bo"))
            return
        if 1 in room.table.waiting_for:
            action = str(state.legal(1)[0])
            await room.wish("ann", Choose(id="box", seat=1, action=action, version=room.table.version))
        await room.wish("bo", Say(id="says", text="others are heard"))
        await room.wish("ann", Stand(id="goes", seat=1))

    on_a_store(work)


def test_a_full_log_takes_an_answer_but_no_second_thoughts() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, "willi", 4, entries=12, pace=1e9)
        await seat_all(room)
        await talk_until_it_is_too_much(room)
        state, chance = room.table.state, random.Random(1)
        assert state is not None
        first, other = (str(action) for action in state.legal(1)[:2])
        await room.wish("ann", Choose(id="first", seat=1, action=first, version=room.table.version))
        again = Choose(id="second", seat=1, action=other, version=room.table.version)
        assert await refused(room, "ann", again) == "table-log-full"
        await room.wish("ann", Choose(id="first", seat=1, action=first, version=room.table.version))
        for seat, person in ((0, "host"), (2, "bo"), (3, "cy")):
            action = str(chance.choice(state.legal(seat)))
            await room.wish(person, Choose(id="box", seat=seat, action=action, version=room.table.version))
        assert not room.table.chosen

    on_a_store(work)


def test_somebody_a_bot_decides_for_comes_back_to_a_full_log() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, "misterbill", 4, entries=25, pace=1e9)
        await seat_all(room)
        room._watch.grace = 0  # ann has been gone for long
        await room.wish("host", LetStandIn(id="stand in", seat=1))
        await talk_until_it_is_too_much(room, "bo")
        await room.wish("ann", ComeBack(id="back", seat=1))
        assert not room.table.chairs[1].stood_in
        assert await refused(room, "host", LetStandIn(id="once more", seat=1)) == "table-log-full"

    on_a_store(work)


def test_whoever_is_forgotten_is_taken_out_of_a_full_log_too() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, entries=12, pace=1e9)
        await seat_all(room)
        await talk_until_it_is_too_much(room)
        await room.forget("ann")
        assert not room.table.chat
        assert not room.table.chairs[1].name

    on_a_store(work)


def test_one_person_can_open_so_many_tables_and_no_more() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann", "Bo") as (ann, bo):
            codes = [await ann.open("misterbill", 3, bots=[1, 2]) for _ in range(3)]
            with pytest.raises(ServerSaysNo, match="3 tables") as caught:
                await ann.open("willi")
            assert caught.value.why == "table-too-many"
            await bo.open("willi")
            async with ann.table(codes[0]) as table:
                await table.begin()
                await table.until(lambda: bool(table.shown and table.shown.public.status == "over"))
            await ann.open("willi")

    on_a_server(work, tables=3)


def test_a_rematch_waits_when_its_host_has_too_many_tables() -> None:
    async def work(store: Store) -> None:
        registry = Registry(store, Settings(database="sqlite://", pause=0, tables=1), Alone())
        room = await registry.room(await registry.open("ann", NewTableWish("misterbill", 3, bots=[0, 1, 2])))
        assert room is not None
        await room.wish("ann", Begin(id="begin"))
        while not room.table.over:
            await room.catch_up()
        await registry.open("ann", NewTableWish("willi", 4))
        assert await refused(room, "ann", Rematch(id="again")) == "table-too-many"
        await registry.close()

    on_a_store(work)


def held(response: httpx.Response, why: str, seconds: float) -> None:
    """Assert that somebody is held back for some seconds, in a sentence every language has."""
    assert (response.status_code, response.json()["error"]["why"]) == (429, why)
    assert 1 <= int(response.headers["retry-after"]) <= seconds
    assert len({Words(language).text(why) for language in LANGUAGES}) == len(LANGUAGES)


def test_one_address_introduces_only_so_many() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,), httpx.AsyncClient(base_url=url) as http:
            for number in range(1, NEWCOMERS):
                introduced = await http.post("/api/me", json={"name": f"M{number}", "bearer": True})
                assert introduced.status_code == 200
            held(await http.post("/api/me", json={"name": "M", "bearer": True}), "door-too-many-new", 100)
            own = {"authorization": f"Bearer {ann.token}"}
            renamed = await http.post("/api/me", json={"name": "Anna"}, headers=own)
            assert renamed.json()["name"] == "Anna"
            key = (await http.post("/api/me/link", headers=own)).json()["key"]
            assert (await http.post("/api/me/claim", json={"key": key, "bearer": True})).status_code == 200

    on_a_server(work, rate=1)


def test_what_is_refused_introduces_nobody() -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as http:
            for _ in range(2 * NEWCOMERS):
                assert (await http.post("/api/me", json={"name": "x" * 200})).status_code == 400
            assert (await http.post("/api/me", json={"name": "Ann"})).status_code == 200

    on_a_server(work, rate=1)


def test_one_address_lists_only_so_many_tables() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,), httpx.AsyncClient(base_url=url) as http:
            http.headers["authorization"] = f"Bearer {ann.token}"
            table = {"game": "willi", "players": 4, "listed": True}
            for _ in range(LISTINGS):
                assert (await http.post("/api/tables", json={**table, "players": 9})).status_code == 400
                assert (await http.post("/api/tables", json=table)).status_code == 201
            held(await http.post("/api/tables", json=table), "door-too-many-listed", 600)
            assert (await http.post("/api/tables", json={**table, "listed": False})).status_code == 201
            assert len((await http.get("/api/tables")).json()["tables"]) == LISTINGS

    on_a_server(work, rate=1)


def test_one_person_has_only_so_many_devices() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            keys = [(await ann.post("/api/me/link"))["key"] for _ in range(MOST_DEVICES)]
            for key in keys[1:]:
                await Client(url).post("/api/me/claim", key=key, bearer=True)
            for refused_here in (ann.post("/api/me/link"), Client(url).post("/api/me/claim", key=keys[0], bearer=True)):
                with pytest.raises(ServerSaysNo, match=f"{MOST_DEVICES} devices") as caught:
                    await refused_here
                assert caught.value.why == "door-devices-full"
            last = next(one["id"] for one in (await ann.get("/api/me/devices"))["devices"] if not one["here"])
            await ann.delete(f"/api/me/devices/{last}")
            assert await ann.post("/api/me/link")

    on_a_server(work)


@with_store
async def test_whoever_asks_many_times_at_once_has_no_more_devices(store: Store) -> None:
    await store.add_person("ann", b"ann", "Ann", "en", 0)
    names = [f"{number}".encode() for number in range(12)]
    for name in names:
        await store.add_link("ann", b"link " + name, 100)
    claims = (store.claim(b"link " + name, name, 50, most=4) for name in names)
    outcomes = await asyncio.gather(*claims, return_exceptions=True)
    assert [one for one in outcomes if one is True] == [True] * 3
    assert {type(one) for one in outcomes if one is not True} == {Full}
    assert len(await store.devices_of("ann")) == 4
    left = [name for name, one in zip(names, outcomes, strict=True) if one is not True]
    assert all([await store.linked_by(b"link " + name, 50) for name in left]), "a link that was refused is used up"


@with_store
async def test_whoever_opens_many_tables_at_once_has_no_more(store: Store) -> None:
    await store.add_person("ann", b"ann", "Ann", "en", 0)
    tables = [replace(new(f"{number}", [b"1"]), host="ann", most=3) for number in range(12)]
    outcomes = await asyncio.gather(*(store.create(table) for table in tables), return_exceptions=True)
    assert sorted(map(str, map(type, outcomes))) == sorted([str(Full)] * 9 + [str(type(None))] * 3)
    assert await store.opened_by("ann") == 3


def test_one_person_who_opens_tables_at_once_opens_no_more_and_lists_no_more() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann", "Bo") as (ann, bo), httpx.AsyncClient(base_url=url, timeout=60) as http:

            async def open_many(who: Client, listed: bool) -> list[int]:
                table = {"game": "willi", "players": 4, "listed": listed}
                own = {"authorization": f"Bearer {who.token}"}
                asked = (http.post("/api/tables", json=table, headers=own) for _ in range(12))
                return sorted(answered.status_code for answered in await asyncio.gather(*asked))

            assert await open_many(ann, listed=False) == [201] * 5 + [409] * 7
            assert await open_many(bo, listed=True) == [201] * 3 + [429] * 9

    on_a_server(work, tables=5, rate=3)


@with_store
async def test_tables_are_counted_until_they_are_over(store: Store) -> None:
    async def set_up(id: str, host: str) -> None:
        await store.create(replace(new(id, [b"1"]), host=host))

    await store.add_person("ann", b"ann", "Ann", "en", 0)
    for number in range(4):
        await set_up(f"a{number}", "ann")
    await set_up("b", "bo")
    await store.create(new("nobody's"))
    assert [await store.opened_by(who) for who in ("ann", "bo", "cy", "", "\0")] == [4, 1, 0, 0, 0]
    statuses: list[Any] = ["playing", "over"]
    for number, status in enumerate(statuses):
        await store.append(f"a{number}", 2, [b"2"], 2, status=status)
    assert await store.opened_by("ann") == 3
    await store.finish("a2", 1, b"{}")
    assert await store.opened_by("ann") == 2
    await store.forget("ann")
    assert await store._rows("SELECT id FROM tables WHERE host = 'ann'") == []


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_a_bot_for_a_seat_there_is_not_is_refused(seat: int) -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            with pytest.raises(ServerSaysNo) as no:
                await ann.open("willi", 3, bots=[seat])
            assert no.value.why == "table-no-such-seat"

    on_a_server(work)


# Bots among themselves


async def of_bots_alone(registry: Registry, host: str) -> Room:
    """Have somebody begin a game in which nobody but bots sits."""
    room = await registry.room(await registry.open(host, NewTableWish("misterbill", 3, bots=[0, 1, 2])))
    assert room is not None
    await room.wish(host, Begin(id="begin"))
    return room


def choices(store_lines: list[Line]) -> int:
    return sum(isinstance(read(line.body), Chose) for line in store_lines)


async def made_at(registry: Registry, rooms: list[Room]) -> list[int]:
    return [choices(await registry.store.lines(room.table.id)) for room in rooms]


async def made_in_turns(registry: Registry, rooms: list[Room], before: list[int], turns: int) -> list[int]:
    """Wait until bots have had so many turns at some tables; return the choices they have made at each since."""
    async with asyncio.timeout(60):
        while True:
            made = [now - was for now, was in zip(await made_at(registry, rooms), before, strict=True)]
            if sum(made) >= turns * AT_A_TURN:
                return made
            await asyncio.sleep(0.02)


def test_a_game_of_bots_alone_comes_to_its_end_by_itself() -> None:
    async def work(registry: Registry) -> None:
        room, started = await of_bots_alone(registry, "ann"), time.monotonic()
        while not room.table.over:
            await asyncio.sleep(0.01)
        assert time.monotonic() - started < 30

    with_a_registry(work)


def test_many_games_of_bots_alone_leave_the_server_to_those_who_play() -> None:
    async def work(registry: Registry) -> None:
        rooms = [await of_bots_alone(registry, f"{number}") for number in range(40)]
        started, before = time.monotonic(), await made_at(registry, rooms)
        mine = await begun(registry)
        await play_alone(mine)
        assert mine.table.over
        made = await made_in_turns(registry, rooms, before, 9)
        turns = (time.monotonic() - started) * 1000 / EVERY + 2
        assert sum(made) <= turns * AT_A_TURN
        assert sum(room.table.over for room in rooms) < len(rooms) / 4
        assert len(list(filter(None, made))) >= 8  # one after the other, and not the first again and again

    with_a_registry(work)


def test_many_games_of_bots_of_one_person_do_not_keep_another_persons_waiting() -> None:
    async def work(registry: Registry) -> None:
        theirs = [await of_bots_alone(registry, "bo") for _ in range(30)]
        mine = await of_bots_alone(registry, "ann")
        all_of_them = [mine, *theirs]
        made, *of_theirs = await made_in_turns(registry, all_of_them, await made_at(registry, all_of_them), 9)
        assert made > AT_A_TURN  # one in two turns: in turns with all 31 it would have had none or one
        assert len(list(filter(None, of_theirs))) >= 3  # theirs take turns too

    with_a_registry(work)


@pytest.mark.parametrize("how", ["stands up", "has a bot stand in"])
def test_whoever_leaves_a_game_to_the_bots_leaves_it_to_their_turns(how: str) -> None:
    async def work(registry: Registry) -> None:
        rooms = [await begun(registry, person=f"{number}") for number in range(20)]
        before = sum(room.table.version for room in rooms)
        started = time.monotonic()
        for number, room in enumerate(rooms):
            wish = Stand(id="up", seat=0) if how == "stands up" else LetStandIn(id="in", seat=0)
            await room.wish(f"{number}", wish)
        turns = (time.monotonic() - started) * 1000 / EVERY + 2
        assert sum(room.table.version for room in rooms) - before <= len(rooms) + turns * AT_A_TURN

    with_a_registry(work)


def test_a_person_who_comes_to_a_game_of_bots_plays_from_the_next_deal_on_without_waiting_for_turns() -> None:
    async def work(registry: Registry) -> None:
        room = await begun(registry)
        for _ in range(10):
            await of_bots_alone(registry, "bo")  # they have taken the turns of the next second
        await room.wish("ann", Stand(id="up", seat=0))
        assert room.table.left_to_bots
        deals = len(room.table.deals)
        await room.wish("cy", Sit(id="sit", seat=0, name="Cy"))
        assert len(room.table.deals) > deals or room.table.over or room.table.waiting_for == [0]

    with_a_registry(work)


def test_the_documents_name_how_often_bots_have_their_turn() -> None:
    for page in ("hosting.md", "protocol.md"):
        said = (DOCS / page).read_text(encoding="utf-8")
        assert f"{AT_A_TURN * 1000 // EVERY} choices a second" in said
