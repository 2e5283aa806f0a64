"""The store keeps people, their games and their devices, the same way in every kind of database."""

import asyncio
from dataclasses import replace

import pytest

from billi.server.store import (
    Missing,
    OwnTable,
    Person,
    Store,
    open_store,
)
from billi.server.store.base import SWEPT_AT_ONCE
from billi.server.store.data import DAY
from helpers.stored_records import names_in, record
from helpers.stores import new, run, with_store


@with_store
async def test_people_are_known_by_the_hash_of_their_token(store: Store) -> None:
    await store.add_person("p", b"\1\2", "Ann 🃏", "de", 5)
    assert await store.person_of(b"\1\2") == Person("p", "Ann 🃏", "de", 5)
    await store.add_person("p", b"\1\2", "Other", "en", 6)
    assert await store.person_of(b"\1\2") == Person("p", "Ann 🃏", "de", 5)
    await store.update_person("p", "Anna", "fr")
    assert await store.person_of(b"\1\2") == Person("p", "Anna", "fr", 5)
    with pytest.raises(Missing):
        await store.update_person("q", "Nobody", "fr")


@with_store
async def test_games_are_found_by_who_sits_there(store: Store) -> None:
    for person in "pqr":
        await store.add_person(person, person.encode(), person, "en", 0)
    for number in range(3):
        await store.create(new(f"{number}", created=number))
    await store.seat("0", ["p", "", "q", "p"])
    await store.seat("1", ["q", "p"])
    await store.seat("2", ["r"])
    assert await store.games_of("p", 10) == [
        OwnTable("1", 1, "open", 1, "code-1"),
        OwnTable("0", 0, "open", 0, "code-0"),
    ]
    await store.seat("1", ["q", "", "r"])
    assert await store.games_of("p", 10) == [OwnTable("0", 0, "open", 0, "code-0")]
    assert await store.games_of("r", 10) == [
        OwnTable("2", 0, "open", 2, "code-2"),
        OwnTable("1", 2, "open", 1, "code-1"),
    ]
    with pytest.raises(Missing):
        await store.seat("other", ["p"])


@with_store
async def test_a_table_is_known_to_its_host_and_to_who_sat_there_until_it_is_finished(store: Store) -> None:
    for person in ("ann", "bo", "cy"):
        await store.add_person(person, person.encode(), person, "en", 0)
    await store.create(replace(new("t", [b"1"]), host="ann"))
    await store.append("t", 2, [b"2"], 2, guests=["bo"])
    known = [await store.is_table_of(who, "code-t") for who in ("ann", "bo", "cy", "", "\0")]
    assert known == [True, True, False, False, False]
    assert not any([await store.is_table_of("ann", code) for code in ("code-u", "", "\0")])
    await store.finish("t", 2, record())
    assert not await store.is_table_of("ann", "code-t")


@with_store
async def test_games_come_in_pages(store: Store) -> None:
    await store.add_person("p", b"p", "Ann", "en", 0)
    for number in range(25):
        await store.create(new(f"{number:02}", created=number // 3))
        await store.seat(f"{number:02}", ["p", "p"])
    seen: list[OwnTable] = []
    while page := await store.games_of("p", 7, seen[-1] if seen else None):
        seen += page
    assert [game.table for game in seen] == [f"{number:02}" for number in reversed(range(25))]


@with_store
async def test_forgetting_somebody_leaves_the_games_of_the_others(store: Store) -> None:
    await store.add_person("a", b"a", "Ann", "en", 0)
    await store.add_person("b", b"b", "Bo", "en", 0)
    for table in ("past", "now"):
        await store.create(new(table, [b"1"]))
        await store.seat(table, ["a", "b", "a"])
    await store.finish("past", 1, record("Ann", "Bo", "Ann"))

    assert await store.forget("a") == {"now"}

    assert await store.person_of(b"a") is None
    assert await store.games_of("a", 10) == []
    assert names_in(await store.record("past")) == ["", "Bo", ""]
    assert [game.table for game in await store.games_of("b", 10)] == ["past", "now"]
    await store.seat("now", ["a", "b", ""])
    await store.finish("now", 1, record("Ann", "Bo", "Cy"))
    assert names_in(await store.record("now")) == ["", "Bo", "Cy"]
    assert await store.forget("a") == set()
    rows = await store._rows("SELECT * FROM people")
    assert "Ann" not in str(list(map(tuple, rows)))


@with_store
async def test_forgetting_somebody_with_many_games(store: Store) -> None:
    await store.add_person("a", b"a", "Ann", "en", 0)
    for number in range(120):
        await store.create(new(f"{number}"))
        await store.seat(f"{number}", ["", "a"])
        if number % 2:
            await store.finish(f"{number}", 0, record("Bo", "Ann"))
    assert len(await store.forget("a")) == 60
    for number in range(1, 120, 2):
        assert names_in(await store.record(f"{number}")) == ["Bo", ""]


@with_store
async def test_a_table_finished_while_somebody_is_forgotten_keeps_no_name(store: Store) -> None:
    for number in range(30):
        table, person = f"{number}", f"person {number}"
        await store.add_person(person, person.encode(), "Ann", "en", 0)
        await store.create(new(table))
        await store.seat(table, [person])
        await asyncio.gather(store.finish(table, 0, record("Ann")), store.forget(person))
        assert names_in(await store.record(table)) == [""]


def test_how_a_person_is_taken_out_of_a_record_can_be_chosen(database: str) -> None:
    async def work() -> None:
        async with await open_store(database, blank=lambda record, seat: record + b" without %d" % seat) as store:
            await store.add_person("a", b"a", "Ann", "en", 0)
            await store.create(new())
            await store.seat("t", ["", "", "a"])
            await store.finish("t", 0, b"a game")
            await store.forget("a")
            assert await store.record("t") == b"a game without 2"

    run(work())


@with_store
async def test_a_link_makes_another_device_somebodys_once(store: Store) -> None:
    await store.add_person("p", b"first", "Ann", "en", 0)
    await store.add_link("p", b"link", 100)
    assert await store.person_of(b"link") is None
    assert not await store.claim(b"other", b"phone", 50)
    assert await store.claim(b"link", b"phone", 50)
    assert not await store.claim(b"link", b"thief", 50)
    assert await store.person_of(b"phone") == await store.person_of(b"first") == Person("p", "Ann", "en", 0)
    await store.forget("p")
    assert await store.person_of(b"phone") is None


@with_store
async def test_an_old_link_is_no_good(store: Store) -> None:
    await store.add_person("p", b"first", "Ann", "en", 0)
    await store.add_link("p", b"link", 100)
    assert not await store.claim(b"link", b"phone", 100)
    await store.sweep(100)
    assert not await store.claim(b"link", b"phone", 50)


@with_store
async def test_people_are_present_until_nobody_says_so_any_more(store: Store) -> None:
    assert not await store.renew("one", 100)
    assert not await store.renew("other", 100)
    await store.attend("one", [("t", "p"), ("t", "q"), ("u", "p")], [])
    await store.attend("other", [("t", "p")], [])
    assert await store.renew("other", 200)
    assert sorted(await store.present("t")) == [("p", "one", 100), ("p", "other", 200), ("q", "one", 100)]
    assert await store.servers() == {"one": 100, "other": 200}
    await store.drop_servers({"one": 100, "other": 100})
    assert await store.servers() == {"other": 200}, "which has said something else since"
    assert await store.present("u") == []
    assert await store.present("t") == [("p", "other", 200)]
    assert not await store.renew("one", 300)  # nobody is connected to it until it says so anew
    assert await store.present("t") == [("p", "other", 200)]


@with_store
async def test_who_leaves_one_server_is_still_at_the_other(store: Store) -> None:
    for server in ("one", "other"):
        await store.renew(server, 100)
        await store.attend(server, [("t", "p"), ("t", "q")], [])
        await store.attend(server, [("t", "p")], [])
    await store.attend("one", [("u", "q")], [("t", "p"), ("t", "q"), ("t", "nobody")])
    assert sorted(await store.present("t")) == [("p", "other", 100), ("q", "other", 100)]
    assert await store.present("u") == [("q", "one", 100)]
    await store.drop_server("other")
    assert await store.present("t") == []
    assert await store.present("u") == [("q", "one", 100)]


@with_store
async def test_whoever_never_came_to_a_table_is_forgotten_when_they_stay_away(store: Store) -> None:
    away, at = 31 * DAY, 100 * DAY + 5
    stays = ["sits", "sat", "looks in", "opened", "banned", "has a new phone", "is new", "was here a month ago"]
    for person in (*stays, "stranger"):
        await store.add_person(person, person.encode(), "Ann", "en", at if person == "is new" else at - away)
    await store.create(replace(new("stands", [b"1"]), host="opened", guests=["sat"]))
    await store.seat("stands", ["sits"])
    await store.note_use(b"looks in", at - 2 * DAY, "")
    await store.note_use(b"was here a month ago", at - 30 * DAY, "")
    await store.ban("banned", at - away)
    await store.add_link("has a new phone", b"link", at)
    assert await store.claim(b"link", b"phone", at - DAY)

    await store.sweep_people(at)
    assert await store.person_of(b"stranger") is None
    assert [person for person in stays if await store.person_of(person.encode()) is None] == []

    await store.expire(2**60)  # and with the table goes what there was to remember
    await store.sweep_people(at + 31 * DAY)
    left = [person for person in stays if await store.person_of(person.encode())]
    assert left == ["banned"]


@with_store
async def test_however_many_people_there_are_all_are_looked_at_in_turn(store: Store) -> None:
    many = 2 * SWEPT_AT_ONCE + 5
    for number in range(many):
        await store.add_person(f"{number}", f"{number}".encode(), "Ann", "en", 0)
    for rounds in range(1, 4):
        await store.sweep_people(100 * DAY)
        left = [number for number in range(many) if await store.person(f"{number}")]
        assert len(left) == max(0, many - rounds * SWEPT_AT_ONCE)
    await store.add_person("0", b"0", "Ann", "en", 0)
    await store.sweep_people(100 * DAY)  # begun anew
    assert await store.person("0") is None
