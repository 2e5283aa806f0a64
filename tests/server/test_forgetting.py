"""Whoever asks to be forgotten is: no name and no word of theirs stays at any table that stands, wherever they sat."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import uvloop

from billi.client import Client, ServerSaysNo, TableClient
from billi.server.store import Store, open_store
from billi.table.deciding import forget
from billi.table.entries import Left
from billi.table.messages import Hand
from billi.table.wishes import Sit
from helpers.rooms import until
from helpers.serving import on_a_server, people, servers
from helpers.stores import new, with_store
from helpers.table_scenes import Scene

SAID = "meet me at the harbour"


async def text_of_the_log(store: Store, code: str) -> str:
    head = await store.find_code(code)
    assert head is not None
    return b"\n".join(line.body for line in await store.lines(head.id)).decode()


def first_choice(hand: Hand) -> str:
    assert hand.ask is not None
    return hand.ask.choices[0]


async def heard_by_a_newcomer(who: Client, code: str) -> list[str]:
    async with who.table(code) as table:
        await table.until(lambda: table.shown is not None)
        await asyncio.sleep(0.05)
        return [said.text for said in table.said]


def at_a_table(database: str, work: Any) -> None:
    """Have Ann and Bo come to a server whose store can be looked into."""

    async def run(url: str) -> None:
        async with await open_store(database) as store, people(url, "Annabel", "Bo") as (ann, bo):
            await work(store, ann, bo)

    on_a_server(run, database=database)


def test_whoever_stood_up_before_the_deal_leaves_no_word_behind(database: str) -> None:
    async def work(store: Store, ann: Client, bo: Client) -> None:
        code = await bo.open("willi", 4, bots=[2, 3])
        async with bo.table(code) as host, ann.table(code) as guest:
            await host.sit(0)
            await guest.sit(1)
            await guest.say(SAID)
            await guest.stand(1)
            await host.say("who was that?")
            await host.begin()
            await host.until(lambda: bool(host.shown and host.shown.public.board))
        await ann.delete("/api/me")
        assert await heard_by_a_newcomer(bo, code) == ["who was that?"]
        kept = await text_of_the_log(store, code)
        assert "who was that?" in kept
        assert "Annabel" not in kept
        assert SAID not in kept

    at_a_table(database, work)


def test_words_for_the_luck_of_somebody_forgotten_before_the_deal_go_with_them(database: str) -> None:
    async def work(store: Store, ann: Client, bo: Client) -> None:
        code = await bo.open("misterbill", 3, bots=[2])
        async with bo.table(code) as host, ann.table(code) as guest:
            await guest.sit(0)
            await guest.add_words(0, "I am Ann of Bern")
            await guest.add_words(0, "and like it there")
            await ann.delete("/api/me")
            await host.until(lambda: bool(host.shown and not host.shown.public.seats[0].name))
            await host.sit(0)
            await host.begin()
            await host.play(first_choice)
            assert host.shown is not None
            assert [seat.words for seat in host.shown.public.seats] == ["", "", ""]
            kept = await text_of_the_log(store, code)
            assert "I am Ann" not in kept
            assert "and like it" not in kept
            record = await bo.get(f"/api/games/{host.shown.public.record}")
            assert record["fair"]["words"] == ["", "", ""]

    at_a_table(database, work)


def test_words_the_cards_were_dealt_from_stay_and_those_withdrawn_before_go(database: str) -> None:
    async def work(store: Store, ann: Client, bo: Client) -> None:
        code = await bo.open("misterbill", 3, bots=[2])
        async with bo.table(code) as host, ann.table(code) as guest:
            await guest.sit(0)
            for words in ("I am Ann of Bern", "abracadabra"):
                await guest.add_words(0, words)
            await host.sit(1)
            await host.add_words(1, "Bo's first")
            await host.add_words(1, "Bo's last")
            await host.move(1, 0, 2)
            await host.begin()
            await host.until(lambda: bool(host.shown and host.shown.public.board))
            await ann.delete("/api/me")
            kept = await text_of_the_log(store, code)
            assert "I am Ann" not in kept
            assert all(words in kept for words in ("abracadabra", "Bo's first", "Bo's last"))
            await host.play(first_choice)
            await host.until(lambda: bool(host.shown and host.shown.public.record))
            assert host.shown is not None
            record = await bo.get(f"/api/games/{host.shown.public.record}")
            assert record["fair"]["words"] == ["Bo's last", "abracadabra", ""]

    at_a_table(database, work)


def test_whoever_plays_leaves_a_bot_and_no_word_and_the_game_goes_on(database: str) -> None:
    async def work(store: Store, ann: Client, bo: Client) -> None:
        code = await bo.open("misterbill", 3, bots=[2])
        async with bo.table(code) as host, ann.table(code) as guest:
            await host.sit(0)
            await guest.sit(1)
            await guest.say(SAID)
            await host.begin()
            await ann.delete("/api/me")
            kept = await text_of_the_log(store, code)
            assert "Annabel" not in kept
            assert SAID not in kept
            await host.play(first_choice)
            await host.until(lambda: bool(host.shown and host.shown.public.record))
            assert host.shown is not None
            record = await bo.get(f"/api/games/{host.shown.public.record}")
            assert record["names"] == ["Bo", "", "house"]
            assert "Annabel" not in json.dumps(record)

    at_a_table(database, work)


def test_whoever_is_forgotten_and_sits_down_at_another_server_meanwhile_leaves_no_word_there(new_sqlite: str) -> None:
    """A page that is still open there is not shown out at once."""

    async def run() -> None:
        async with servers(new_sqlite, 2) as [(_, here), (there, other)], people(here, "Annabel", "Bo") as (ann, bo):
            code = await bo.open("willi", 4, bots=[2, 3])
            async with Client(other, "Annabel", token=ann.token).table(code) as open_still:
                await open_still.until(lambda: open_still.shown is not None)
                await ann.delete("/api/me")
                await open_still.sit(1)
                await open_still.say(SAID)
                await there.access.sessions.check(there.access.registry)
                kept = await text_of_the_log(there.access.store, code)
                assert "Annabel" not in kept
                assert SAID not in kept
            assert await heard_by_a_newcomer(bo, code) == []

    uvloop.run(run())


def test_a_wish_under_way_while_somebody_is_forgotten_leaves_no_word_behind(new_sqlite: str) -> None:
    async def run() -> None:
        async with servers(new_sqlite) as [(app, url)], people(url, "Annabel", "Bo") as (ann, bo):
            code = await bo.open("willi", 4, bots=[2, 3])
            room = await app.access.registry.room(code)
            assert room is not None
            async with ann.table(code) as guest:
                await guest.until(lambda: guest.shown is not None)
                async with room._lock:  # as while the store is slow
                    sitting = asyncio.create_task(guest.sit(1))
                    await until(lambda: bool(room._lock._waiters))
                    await asyncio.wait({forgetting := asyncio.create_task(ann.delete("/api/me"))}, timeout=0.5)
                await forgetting
                await asyncio.wait({sitting})
                sitting.cancel()
                assert "Annabel" not in await text_of_the_log(app.access.store, code)

    uvloop.run(run())


def test_whoever_sits_down_while_they_are_forgotten_and_leaves_before_they_are_leaves_no_name(new_sqlite: str) -> None:
    """On a store that is slow there was time to sit down on another page and close it; nobody looked there again."""

    async def run() -> None:
        async with servers(new_sqlite) as [(app, url)], people(url, "Annabel", "Bo") as (ann, bo):
            code, store = await bo.open("willi", 4, bots=[2, 3]), app.access.store
            forget = store.forget

            async def forget_slowly(person: str) -> set[str]:
                async with ann.table(code) as guest:
                    await guest.sit(1)
                assert "Annabel" in await text_of_the_log(store, code)
                await until(lambda: not [socket for socket in app.access.sessions if socket.person == person])
                return await forget(person)

            store.forget = forget_slowly  # type: ignore[method-assign]
            await ann.delete("/api/me")
            assert "Annabel" not in await text_of_the_log(store, code)

    uvloop.run(run())


def test_somebody_called_willi_goes_on_deciding_who_starts(new_sqlite: str) -> None:
    """At Willi the name decides who deals the first round (W3): without it the log would add up to another game."""

    async def work(store: Store, ann: Client, bo: Client) -> None:
        code = await bo.open("willi", 4, bots=[2, 3])
        async with bo.table(code) as host, ann.table(code) as guest:
            await host.sit(0)
            await guest.sit(1, " WILLI ")
            await guest.say(SAID)
            await host.begin()
            await host.until(lambda: bool(host.shown and host.shown.public.board))
            before = board(host)
            await ann.delete("/api/me")
        assert '"name":"Willi"' in await text_of_the_log(store, code)
        assert SAID not in await text_of_the_log(store, code)
        async with bo.table(code) as again:
            await again.until(lambda: bool(again.shown and again.shown.public.board))
            assert board(again) == before

    def board(table: TableClient) -> tuple[int, list[int]]:
        assert table.shown is not None
        assert table.shown.public.board is not None
        return table.shown.public.board["dealer"], table.shown.public.board["hand_sizes"]

    at_a_table(new_sqlite, work)


def test_whoever_was_seated_at_a_rematch_they_never_came_to_is_forgotten_there_too(new_sqlite: str) -> None:
    async def work(store: Store, ann: Client, bo: Client) -> None:
        code = await bo.open("misterbill", 3, bots=[2])
        async with bo.table(code) as host, ann.table(code) as guest:
            await host.sit(0)
            await guest.sit(1)
            await host.begin()
            await asyncio.gather(host.play(first_choice), guest.play(first_choice))
            again = await host.rematch()
        await ann.delete("/api/me")
        assert "Annabel" not in await text_of_the_log(store, again)
        async with bo.table(again) as table:
            await table.until(lambda: table.shown is not None)
            assert table.shown is not None
            assert "Annabel" not in [seat.name for seat in table.shown.public.seats]

    at_a_table(new_sqlite, work)


def test_a_table_that_cannot_be_read_does_not_keep_anyone_from_being_forgotten(new_sqlite: str) -> None:
    async def work(store: Store, ann: Client, bo: Client) -> None:
        codes = [await bo.open("willi", 4) for _ in range(2)]
        for code in codes:
            async with ann.table(code) as guest:
                await guest.sit(1)
                await guest.say(SAID)
        head = await store.find_code(codes[0])
        assert head is not None
        await store.append(head.id, head.version + 1, [b'{"do":"juggle"}'], 1)
        await ann.delete("/api/me")
        for code in codes:
            kept = await text_of_the_log(store, code)
            assert "Annabel" not in kept
            assert SAID not in kept

    at_a_table(new_sqlite, work)


@pytest.mark.parametrize("how", ["goes home", "asks to be forgotten"])
def test_a_rematch_can_begin_though_the_host_goes(new_sqlite: str, how: str) -> None:
    async def work(store: Store, ann: Client, bo: Client) -> None:
        code = await ann.open("misterbill", 3, bots=[2])
        async with bo.table(code) as guest:
            async with ann.table(code) as host:
                await host.sit(0)
                await guest.sit(1)
                await host.begin()
                await asyncio.gather(host.play(first_choice), guest.play(first_choice))
            if how == "asks to be forgotten":
                await ann.delete("/api/me")
            again = await guest.rematch()
        async with bo.table(again) as table:
            await table.until(lambda: table.shown is not None)
            await table.begin()
            await table.until(lambda: bool(table.shown and table.shown.public.board))

    at_a_table(new_sqlite, work)


@pytest.mark.parametrize("where", [0, 2, None])
def test_a_table_whose_host_is_forgotten_is_for_the_next_person_to_begin(database: str, where: int | None) -> None:
    async def work(store: Store, ann: Client, bo: Client) -> None:
        code = await ann.open("misterbill", 3)
        async with ann.table(code) as host, bo.table(code) as guest:
            if where is not None:
                await host.sit(where)
            await guest.sit(1)
            await ann.delete("/api/me")
            await guest.until(lambda: bool(guest.shown and guest.shown.own.host))
            assert guest.shown is not None
            assert guest.shown.public.seats[1].host
            await guest.begin()
            await guest.until(lambda: bool(guest.shown and guest.shown.public.board))

    at_a_table(database, work)


@pytest.mark.parametrize("sits", [True, False])
def test_a_listed_table_nobody_else_sits_at_goes_with_its_host(database: str, sits: bool) -> None:
    async def work(store: Store, ann: Client, bo: Client) -> None:
        code, other = await ann.open("misterbill", 3, listed=True), await bo.open("willi", 4, listed=True)
        async with ann.table(code) as host, bo.table(code) as guest:
            await guest.until(lambda: guest.shown is not None)
            if sits:
                await host.sit(0)
            await ann.delete("/api/me")
        assert [table["code"] for table in (await bo.get("/api/tables"))["tables"]] == [other]
        with pytest.raises(ServerSaysNo) as no:
            await bo.get(f"/api/tables/{code}/invite.svg")
        assert no.value.why == "door-not-there"

    at_a_table(database, work)


def test_the_host_of_a_game_who_is_forgotten_leaves_it_to_the_next_person_there() -> None:
    scene = Scene("misterbill", 4).seated("ann", "host", "bo", "cy").begun()
    scene.add([Left(seat=2)])
    scene.add(forget(scene.table, "host"))
    assert scene.table.host == scene.reread().host == "cy"
    scene.add(forget(scene.table, "cy"))
    assert scene.table.host == "ann"
    scene.add(forget(scene.table, "ann"))
    assert scene.table.host == "bo"  # who is away, but may come back


def test_whoever_sits_down_as_the_last_host_goes_is_host() -> None:
    scene = Scene("misterbill", 4).seated("host")
    scene.add(forget(scene.table, "host"))
    scene.wish("dora", Sit, seat=0, name="Dora")
    assert scene.table.host == "dora"


@with_store
async def test_an_open_table_goes_unless_somebody_has_come_meanwhile(store: Store) -> None:
    await store.create(new("a", [b"1"]))
    await store.create(new("b", [b"1"]))
    await store.append("b", 2, [b"2"], 2, status="playing")
    await store.drop("a", 0)
    await store.drop("b", 2)
    assert await store.versions(["a", "b"]) == {"a": 1, "b": 2}
    await store.drop("a", 1)
    assert await store.versions(["a", "b"]) == {"b": 2}


@with_store
async def test_the_store_knows_at_which_tables_that_stand_somebody_has_sat(store: Store) -> None:
    await store.create(new("a", [b"1"]))
    await store.create(new("b", [b"1"]))
    assert await store.tables_of("ann") == []
    await store.append("a", 2, [b"2"], 2, guests=["ann", "bo", "ann"])
    await store.append("a", 3, [b"3"], 3, guests=["ann"])
    await store.append("b", 2, [b"2"], 2, guests=["ann"])
    assert sorted(await store.tables_of("ann")) == ["a", "b"]
    await store.finish("b", 2, b"{}")
    assert await store.tables_of("ann") == ["a"]
    assert await store.forget("ann") == {"a"}
    assert (await store.tables_of("ann"), await store.tables_of("bo")) == ([], ["a"])
    await store.expire(2**60)
    assert await store.tables_of("bo") == []
    await store.create(replace(new("c", [b"1"]), host="cy"))
    assert await store.tables_of("cy") == ["c"]


@with_store
async def test_lines_can_be_rewritten_and_stay_in_their_place(store: Store) -> None:
    await store.create(new(lines=[b"1", b"2", b"3"]))
    before = await store.lines("t")
    await store.rewrite("t", {2: b"two", 9: b"nine"})
    await store.rewrite("t", {})
    assert [line.body for line in await store.lines("t")] == [b"1", b"two", b"3"]
    assert [line.mark for line in await store.lines("t")] == [line.mark for line in before]
    await store.append("t", 4, [b"4"], 4, after=before[-1].mark)


def test_what_was_said_is_not_in_the_file_any_more_once_somebody_is_forgotten(tmp_path: Path) -> None:
    """Neither in pages that are free, nor in the log of changes beside the file."""

    async def work(store: Store, ann: Client, bo: Client) -> None:
        code = await bo.open("misterbill", 3, bots=[2])
        async with bo.table(code) as host, ann.table(code) as guest:
            await host.sit(0)
            await guest.sit(1)
            for number in range(60):
                await guest.say(f"{SAID} {number}")
        assert places(tmp_path, SAID)
        await ann.delete("/api/me")
        async with asyncio.timeout(60):
            while places(tmp_path, SAID) or places(tmp_path, "Annabel"):
                await asyncio.sleep(0.1)

    at_a_table(f"sqlite:///{tmp_path / 'billi.db'}", work)


def places(folder: Path, text: str) -> list[str]:
    """List the files in which a text stands."""
    return [file.name for file in folder.iterdir() if text.encode() in file.read_bytes()]
