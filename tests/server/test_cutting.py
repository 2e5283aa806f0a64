"""Cutting the deck at servers: several of them, killed ones, and a client that takes part by itself."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from billi.fair import cut_of, seal_of
from billi.server.fanout import Alone
from billi.server.housekeeping import wake
from billi.server.registry import Registry
from billi.server.settings import Settings
from billi.server.store import Store
from billi.table.deciding import forget
from billi.table.entries import LeftOut, read
from billi.table.messages import Public, Seat
from billi.table.wishes import AddWords, Begin, CutDeck, PutBot, Sit, Stand
from billi.taking_part import Part
from helpers.cutting import PEOPLE, dealt, finish, leave, sit_down
from helpers.rooms import Watcher, kept, new_room, on_a_store, room_on, until
from helpers.serving import on_a_server, people
from helpers.table_scenes import Scene, bytes_of

LONG = 20_000
"""Milliseconds in which people cut on any machine."""


def test_somebody_who_comes_to_another_server_cuts_there() -> None:
    async def work(store: Store) -> None:
        one = await new_room(store)
        other = await room_on(store)
        for seat, person in enumerate(PEOPLE):
            await one.wish(person, Sit(id="sit", seat=seat, name=person, seal=seal_of(bytes_of(person))))
        await one.wish("host", Begin(id="begin"))
        for seat, person in enumerate(PEOPLE):
            room = (one, other)[seat % 2]
            await room.catch_up()
            await room.wish(person, CutDeck(id="cut", seat=seat, cut=cut_of(bytes_of(person), 1)))
        await one.catch_up()
        table = await kept(store)
        assert table.begun
        assert dealt(table) == dealt(one.table) == dealt(other.table)
        assert table.cutting is not None
        assert len(table.cutting.made) == 4

    on_a_store(work)


def test_two_servers_leave_the_same_people_out_once() -> None:
    async def work(store: Store) -> None:
        one = await new_room(store, cutting=50)
        other = await room_on(store, cutting=50)
        for seat, person in enumerate(PEOPLE):
            await one.wish(person, Sit(id="sit", seat=seat, name=person, seal=seal_of(bytes_of(person))))
        await one.wish("host", Begin(id="begin"))
        await other.catch_up()
        other.plan()
        await until(lambda: one.table.begun and other.table.begun and one.quiet and other.quiet)
        lines = [read(line.body) for line in await store.lines("t")]
        assert [entry for entry in lines if isinstance(entry, LeftOut)] == [LeftOut(seats=[0, 1, 2, 3])]
        assert (await kept(store)).begun

    on_a_store(work)


@pytest.mark.parametrize("somebody_comes", [True, False])
def test_a_server_killed_between_the_beginning_and_the_deal_goes_on_when_it_is_back(somebody_comes: bool) -> None:
    async def work(store: Store) -> None:
        room = await new_room(store, cutting=LONG)
        for seat, person in enumerate(PEOPLE):
            await room.wish(person, Sit(id="sit", seat=seat, name=person, seal=seal_of(bytes_of(person))))
        await room.wish("host", Begin(id="begin"))
        await room.wish("host", CutDeck(id="cut", seat=0, cut=cut_of(bytes_of("host"), 1)))
        await room.close()
        assert not (await kept(store)).begun
        registry = Registry(
            store, Settings(database="sqlite://", pause=0, cutting=LONG if somebody_comes else 100), Alone()
        )
        if somebody_comes:
            again = await registry.bring("t")
            assert again is not None
            await again.enter(Watcher("host"))
            for seat, person in enumerate(PEOPLE[1:], 1):
                await again.wish(person, CutDeck(id="cut", seat=seat, cut=cut_of(bytes_of(person), 1)))
        else:
            await wake(registry, registry.clock.now() + 2 * LONG)
            again = registry.rooms["t"]
            await until(lambda: again.table.begun and again.quiet)
        table = await kept(store)
        assert table.begun
        assert table.cutting is not None
        assert table.cutting.left_out == (set() if somebody_comes else {0, 1, 2, 3})
        await registry.close()

    on_a_store(work)


# The client


def test_a_client_takes_part_by_itself_and_finds_it_in_the_record() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann", "Bo", "Cy") as clients:
            tables = await sit_down(clients, "misterbill")
            await tables[0].begin()
            record = await finish(clients[0], tables)
            assert record["fair"]["version"] == 2
            assert record["fair"]["tries"] == 1
            for seat, table in enumerate(tables):
                assert record["fair"]["seals"][seat] == table.part.seal
                assert table.part.complaint(record, table.events.values()) == ""
            other = json.loads(json.dumps(record))
            other["events"][1]["hands"][0].reverse()
            assert tables[0].part.complaint(other, tables[0].events.values()) == "events"
            told = json.dumps(record)
            for field, change in CHANGES.items():
                other = json.loads(told)
                change(other)
                assert tables[1].part.complaint(other) == field
            code = await tables[0].rematch()
            nexts = [await client.table(code).__aenter__() for client in clients]
            await nexts[0].begin()
            assert nexts[0].shown is not None
            assert nexts[0].shown.public.tries == 1
            assert not any(seat.left_out for seat in nexts[0].shown.public.seats)
            seals = {table.part.seal for table in nexts}
            assert len(seals) == 3
            assert not seals & {*record["fair"]["seals"]}, "what was shown once is no secret"
            await leave(tables + nexts)

    on_a_server(work)


def _set(field: str, seat: int | None, value: Any) -> Callable[[dict[str, Any]], None]:
    def change(record: dict[str, Any]) -> None:
        if seat is None:
            record["fair"][field] = value
        else:
            record["fair"][field][seat] = value

    return change


CHANGES: dict[str, Callable[[dict[str, Any]], None]] = {
    "commitment": _set("commitment", None, "0" * 64),
    "words": _set("words", 2, "said later"),
    "seals": _set("seals", 0, "0" * 64),
    "tries": _set("tries", None, 2),
    "cuts": _set("cuts", 1, "0" * 64),
}


def test_a_client_does_not_follow_a_table_that_goes_back_to_an_earlier_try() -> None:
    part = Part(bytes_of("ann"))
    seats = [Seat(name="Ann", seal=part.seal), Seat(name="Bo", seal="0" * 64)]
    table = Public(status="open", seats=seats, until=None, next="", record="", board=None, tries=2)
    part.note(table, part.due(table, [0]))
    assert part.due(table, [0]) == {0: cut_of(bytes_of("ann"), 2)}, "it may have been lost"
    assert part.due(msgspec.structs.replace(table, tries=1), [0]) == {}
    said_later = msgspec.structs.replace(table, seats=[seats[0], Seat(name="Bo", seal="0" * 64, words="later")])
    part.note(said_later, part.due(said_later, [0]))
    assert part.noted is not None
    assert part.noted["words"] == ["", ""]


def test_a_second_device_of_somebody_takes_over_their_part() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as [ann]:
            code = await ann.open("willi", players=4, bots=[1, 2, 3])
            async with ann.table(code) as first:
                await first.sit(0)
            async with ann.table(code) as second:
                await second.begin()
                assert second.shown is not None
                assert not second.shown.public.seats[0].left_out
                assert second.part.noted is not None

    on_a_server(work)


def test_nobody_puts_words_in_the_mouth_of_whoever_sits_down_after_them() -> None:
    scene = Scene("willi").seated("host", "eve")
    scene.wish("eve", AddWords, seat=1, words="I, Bo, always cheat")
    scene.wish("eve", Stand, seat=1)
    scene.wish("bo", Sit, seat=1, name="Bo")
    assert scene.table.chairs[1].words == ""
    scene.wish("bo", AddWords, seat=1, words="mine")
    scene.wish("host", PutBot, seat=1)
    assert scene.table.chairs[1].words == ""
    scene.wish("cy", Sit, seat=2, name="Cy")
    scene.wish("cy", AddWords, seat=2, words="I, too")
    scene.add(forget(scene.table, "cy"))
    scene.wish("bo", Sit, seat=2, name="Bo")
    assert scene.table.chairs[2].words == ""
    assert scene.reread().chairs == scene.table.chairs
