"""Lists of tables and games: they cost the same however long the logs are, and one bad table hides no other."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from billi.client import Client, ServerSaysNo
from billi.server.housekeeping import finish
from billi.server.reading import listing_for, load
from billi.server.store import Conflict, Head, NewTable, Store, open_store
from billi.server.store.base import Store as AnyStore
from billi.table.deciding import open_table
from billi.table.entries import Said, Sat, write
from billi.table.listing import Listing, listing_of, read_listing, write_listing
from billi.table.messages import Hand
from billi.table.wishes import Choose, Sit
from helpers.paths import GOLDEN
from helpers.rooms import new_room, on_a_store, play_out, room_on, seat_all
from helpers.serving import listed, on_a_server, people
from helpers.stores import new, with_store
from helpers.table_scenes import SECRET

OLD = GOLDEN / "store-1.sql"


def lines_of_an_old_table(sayings: int = 0) -> list[bytes]:
    opened = open_table("host", SECRET, "willi", 4, {}, language="fr", clock=60)
    said = [Said(by="ann", id=f"{n}", seat=1, name="Ann", text="hello") for n in range(sayings)]
    return [write(entry) for entry in (opened, Sat(by="ann", seat=1, person="ann", name="Ann"), *said)]


async def old_table(store: Store, id: str, lines: list[bytes]) -> None:
    """Put a table into the store as it was before there were cards."""
    await store.create(NewTable(id, f"{id:z<12}", SECRET, True, 5, 2**53, lines))


def first_choice(hand: Hand) -> str:
    assert hand.ask is not None
    return hand.ask.choices[0]


async def a_finished_game(ann: Client, code: str) -> None:
    async with ann.table(code) as table:
        await table.sit(0)
        await table.begin()
        await table.play(first_choice)


def no_log_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have whoever reads a log from now on be told that they need not."""

    async def nothing(self: AnyStore, *asked: Any) -> None:
        raise AssertionError("a log is read")

    monkeypatch.setattr(AnyStore, "lines", nothing)


def test_no_log_is_read_to_say_that_a_game_is_not_over(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            opened, played = await ann.open("willi", 4), await ann.open("willi", 4)
            async with ann.table(opened) as table, ann.table(played) as other:
                await table.sit(0)
                await other.sit(0)
                await other.begin()
                await listed(ann, "open", "playing")
                no_log_is_read(monkeypatch)
                for game in (await ann.get("/api/games"))["games"]:
                    for what in ("", "/review"):
                        with pytest.raises(ServerSaysNo, check=lambda no: no.why == "door-not-over"):
                            await ann.get(f"/api/games/{game['id']}{what}")
                monkeypatch.undo()

    on_a_server(work)


def test_no_log_is_read_for_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            code = await ann.open("willi", 4, listed=True, bots=[1, 2])
            await a_finished_game(ann, await ann.open("misterbill", 3, bots=[1, 2]))
            played = await ann.open("willi", 4)
            async with ann.table(code) as table, ann.table(played) as other:
                await table.sit(0)
                await other.sit(0)
                await other.begin()
                await listed(ann, "open", "over", "playing")
                no_log_is_read(monkeypatch)
                (shown,) = (await ann.get("/api/tables"))["tables"]
                assert (shown["names"], shown["free"]) == (["Ann", "house", "house", ""], [3])
                shown = (await ann.get("/api/games"))["games"]
                assert sorted(game["status"] for game in shown) == ["open", "over", "playing"]
                over = [game for game in shown if game["status"] == "over"]
                assert len(over[0]["points"]) == 3
                assert over[0]["winners"]
                monkeypatch.undo()

    on_a_server(work)


def test_tables_from_before_are_listed_too_and_worked_out_once(new_sqlite: str) -> None:
    async def work(url: str) -> None:
        async with await open_store(new_sqlite) as store, people(url, "Ann") as (ann,):
            await old_table(store, "old", lines_of_an_old_table(50))
            before = await store.listed(1)
            assert before[0].listing is None
            for _ in range(2):
                (shown,) = (await ann.get("/api/tables"))["tables"]
                assert (shown["names"], shown["language"], shown["clock"]) == (["", "Ann", "", ""], "fr", 60)
                assert shown["free"] == [0, 2, 3]
            listing = Listing(game="willi", players=4, language="fr", clock=60, names=shown["names"], bots=[])
            assert [head.listing for head in await store.listed(1)] == [write_listing(listing)]

    on_a_server(work, database=new_sqlite)


def test_one_bad_table_hides_no_other_in_either_list(tmp_path: Path) -> None:
    """A database of the first version: one game that cannot be read, and one that is finished."""
    with closing(sqlite3.connect(tmp_path / "billi.db")) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
        connection.execute("UPDATE tables SET status = 'open' WHERE id = 'old'")
        connection.commit()
    database = f"sqlite:///{tmp_path}/billi.db"

    async def work(url: str) -> None:
        async with await open_store(database) as store, people(url, "Bo") as (bo,):
            code = await bo.open("willi", 4, listed=True)
            assert [table["code"] for table in (await bo.get("/api/tables"))["tables"]] == [code]
            games = await store.games_of("ann", 10)
            assert [game.table for game in games] == ["old", "done"]
            assert [await listing_for(store, game) for game in games] == [None, Listing(names=["Bo", "Ann"])]
            assert (await store.games_of("ann", 10))[1].listing == '{"names":["Bo","Ann"]}'

    on_a_server(work, database=database)


def test_a_long_log_from_before_keeps_nobody_waiting() -> None:
    """It is added up beside the event loop, not in it."""

    async def work(store: Store) -> None:
        await old_table(store, "long", lines_of_an_old_table(20_000))
        (head,) = await store.listed(1)
        beats, listing = 0, asyncio.create_task(listing_for(store, head))
        while not listing.done():
            await asyncio.sleep(0.001)
            beats += 1
        assert await listing is not None
        assert beats > 5

    on_a_store(work)


def test_whoever_is_forgotten_is_in_no_list_any_more(new_sqlite: str) -> None:
    async def work(url: str) -> None:
        async with await open_store(new_sqlite) as store, people(url, "Ann", "Bo") as (ann, bo):
            waiting = await ann.open("willi", 4, listed=True)
            async with ann.table(waiting) as table, bo.table(waiting) as other:
                await table.sit(0)
                await other.sit(1)
            done, over = await ann.open("misterbill", 3, bots=[2]), await ann.open("misterbill", 3, bots=[2])
            for code in (done, over):
                async with ann.table(code) as one, bo.table(code) as two:
                    await one.sit(0)
                    await two.sit(1)
                    await one.begin()
                    await asyncio.gather(*(seat.play(first_choice) for seat in (one, two)))
            for person in (ann, bo):
                await listed(person, "open", "over", "over")
            head = await store.find_code(done)
            assert head is not None
            await finish_by(store, head)
            await ann.delete("/api/me")
            assert [table["names"] for table in (await bo.get("/api/tables"))["tables"]] == [["", "Bo", "", ""]]
            games = (await bo.get("/api/games"))["games"]
            assert sorted((game["status"], game["names"]) for game in games) == [
                ("finished", ["", "Bo", "house"]),
                ("open", ["", "Bo", "", ""]),
                ("over", ["house", "Bo", "house"]),
            ]
            kept = [row[0] for row in await store._rows("SELECT card FROM tables")]
            assert len(kept) == 3
            assert not any("Ann" in listing for listing in kept)

    on_a_server(work, database=new_sqlite)


async def finish_by(store: Store, head: Head) -> None:
    """Keep a table's record instead of its log, as housekeeping does an hour later."""
    from billi.server.fanout import Alone
    from billi.server.registry import Registry
    from billi.server.settings import Settings

    await finish(Registry(store, Settings(database="sqlite://"), Alone()), head.id)


def test_a_card_tells_what_the_log_does_after_every_move_of_two_servers() -> None:
    async def work(store: Store) -> None:
        rooms = [await new_room(store, "misterbill", 4), await room_on(store)]
        await store.note_listing("t", 1, write_listing(listing_of(rooms[0].table)))
        wrong: list[int] = []

        async def check() -> None:
            head, table = await store.head("t"), await load(store, "t", SECRET)
            assert head is not None
            assert table is not None
            assert head.listing is not None
            if head.version == table.version and read_listing(head.listing) != listing_of(table):
                wrong.append(head.version)

        await rooms[0].wish("ann", Sit(id="sit", seat=1, name="ann"))
        await check()
        await seat_all(rooms[0], ("host",))
        chance = random.Random(3)
        while not rooms[0].table.over:
            for room in rooms:
                await room.catch_up()
            table = rooms[0].table
            if table.over or not table.waiting_for:
                continue
            assert table.state is not None
            seat = table.waiting_for[0]
            action = str(chance.choice(table.choices(seat)))
            wish = Choose(id=f"c{table.version}", seat=seat, action=action, version=table.version)
            await chance.choice(rooms).wish(table.chairs[seat].person, wish)
            await check()
        await play_out(rooms, 1)
        assert not wrong
        head = await store.head("t")
        assert head is not None
        assert read_listing(head.listing or "").winners == rooms[0].table.state.winners  # type: ignore[union-attr]

    on_a_store(work)


# The store


@with_store
async def test_a_card_is_written_with_the_lines_that_change_it(store: Store) -> None:
    async def listing() -> str | None:
        head = await store.head("t")
        assert head is not None
        return head.listing

    await store.create(new(lines=[b"1"]))
    assert await listing() is None
    await store.append("t", 2, [b"2"], 2, listing='{"a":1}')
    assert await listing() == '{"a":1}'
    await store.append("t", 3, [b"3"], 3)
    assert await listing() == '{"a":1}'
    await store.append("t", 4, [b"4"], 4, status="playing", deadline=9, listing='{"a":2}')
    assert await listing() == '{"a":2}'
    with pytest.raises(Conflict):
        await store.append("t", 4, [b"4"], 4, listing='{"a":3}')
    assert await listing() == '{"a":2}'


@with_store
async def test_a_card_from_before_is_noted_only_where_nothing_has_changed_meanwhile(store: Store) -> None:
    await store.create(new(lines=[b"1"]))
    await store.note_listing("t", 2, "of another version")
    assert (await store.head("t")).listing is None  # type: ignore[union-attr]
    await store.note_listing("t", 1, "first")
    await store.note_listing("t", 1, "second")
    assert (await store.head("t")).listing == "first"  # type: ignore[union-attr]


@with_store
async def test_a_finished_game_is_listed_by_its_record(store: Store) -> None:
    record = b'{"game":"willi","names":["Ann","Bo"],"points":[1,2],"winners":[1],"events":[{"t":"play"}]}'
    await store.add_person("ann", b"ann", "Ann", "en", 0)
    await store.create(NewTable("t", "code", b"secret", False, 0, 100, [b"1"], '{"game":"willi"}'))
    await store.seat("t", ["ann"])
    await store.finish("t", 1, record)
    (game,) = await store.games_of("ann", 5)
    assert game.listing == '{"game":"willi","names":["Ann","Bo"],"points":[1,2],"winners":[1]}'
    await store.forget("ann")
    assert (await store.head("t")).listing == '{"game":"willi","names":["","Bo"],"points":[1,2],"winners":[1]}'  # type: ignore[union-attr]
