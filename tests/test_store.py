"""The store keeps tables, their logs and people, the same way in every kind of database."""

import asyncio
import json
import time
from collections import Counter
from dataclasses import replace

import pytest

from billi.server.store import (
    CodeTaken,
    Conflict,
    Finished,
    Game,
    Head,
    Missing,
    Person,
    Store,
    Unavailable,
    open_store,
    postgres_appending,
    sqlite_threads,
)
from billi.server.store.sqlite import SqliteStore
from storing import bodies, new, outcome, run, with_store

pytest_plugins = ["store_fixtures"]


def record(*names: str) -> bytes:
    return json.dumps({"names": names, "events": [{"t": "play", "seat": 1, "card": "R5"}] * 200}).encode()


def names_in(found: bytes | None) -> list[str]:
    assert found
    names: list[str] = json.loads(found)["names"]
    return names


# Tables and their logs


@with_store
async def test_a_new_table_is_open_and_has_its_first_lines(store: Store) -> None:
    await store.create(new(lines=[b"one", b"\0two"], listed=True, created=7))
    head = Head("t", "code-t", b"secret", "open", 2, created=7, expires=107, deadline=None, listed=True)
    assert await store.head("t") == head
    assert await store.find_code("code-t") == head
    assert [line[:3] for line in await store.lines("t")] == [(1, 7, b"one"), (2, 7, b"\0two")]


@with_store
async def test_what_is_not_there_is_not_found(store: Store) -> None:
    for strange in ("nothing", "", "nothing\0", "' OR 1=1 --", "ü" * 1000):
        assert await store.head(strange) is None
        assert await store.find_code(strange) is None
        assert await store.lines(strange) == []
        assert await store.record(strange) is None
        assert await store.games_of(strange, 10) == []
    assert await store.person_of(b"nobody") is None
    assert await store.listed(10) == []
    assert await store.due(10**12, 10) == []
    assert await store.over(10**12, 10) == []
    assert await store.expire(10**12) == []
    assert await store.forget("nobody") == []


@with_store
async def test_lines_are_given_after_a_version(store: Store) -> None:
    await store.create(new(lines=[b"1", b"2"]))
    await store.append("t", 3, [b"3", b"4"], 50)
    assert [line[:3] for line in await store.lines("t", 2)] == [(3, 50, b"3"), (4, 50, b"4")]
    assert await store.lines("t", 4) == []


@with_store
async def test_the_versions_of_many_tables_are_given_at_once(store: Store) -> None:
    await asyncio.gather(*(store.create(new(f"t{n}", lines=[b"1"])) for n in range(1200)))
    await store.append("t7", 2, [b"2", b"3"], 9)
    await store.finish("t8", 1, record())
    assert await store.versions(["t7", "t8", "t9", "t7"]) == {"t7": 3, "t8": 1, "t9": 1}
    assert len(await store.versions([f"t{n}" for n in range(2000)])) == 1200
    assert await store.versions(("t1", "nothing", "", "nothing\0", "'\"]", "ü")) == {"t1": 1}
    assert await store.versions([]) == {}


@with_store
async def test_a_code_belongs_to_one_table_until_that_is_finished(store: Store) -> None:
    await store.create(new("a"))
    again = replace(new("b"), code="code-a")
    with pytest.raises(CodeTaken):
        await store.create(again)
    assert await store.head("b") is None
    await store.finish("a", 0, record())
    assert await store.find_code("code-a") is None
    await store.create(again)
    found = await store.find_code("code-a")
    assert found
    assert found.id == "b"


@with_store
async def test_a_table_is_set_up_once(store: Store) -> None:
    await store.create(new(lines=[b"1"]))
    with pytest.raises(Conflict):
        await store.create(new(lines=[b"other"]))
    assert await bodies(store) == [b"1"]


@with_store
async def test_an_append_sets_deadline_and_status_or_leaves_them(store: Store) -> None:
    await store.create(new())

    async def after(version: int) -> tuple[int | None, str]:
        head = await store.head("t")
        assert head
        assert head.version == version
        return head.deadline, head.status

    await store.append("t", 1, [b"1"], 1)
    assert await after(1) == (None, "open")
    await store.append("t", 2, [b"2"], 2, deadline=500, status="playing")
    assert await after(2) == (500, "playing")
    await store.append("t", 3, [b"3"], 3)
    assert await after(3) == (500, "playing")
    await store.append("t", 4, [b"4"], 4, deadline=None)
    assert await after(4) == (None, "playing")


@with_store
async def test_an_append_is_written_whole_or_not_at_all(store: Store) -> None:
    await store.create(new(lines=[b"1", b"2", b"3"]))
    before = await store.head("t")
    for first in (1, 2, 3):
        with pytest.raises(Conflict):
            await store.append("t", first, [b"x", b"y", b"z", b"w"], 9, deadline=9, status="playing")
    assert await store.head("t") == before
    assert await bodies(store) == [b"1", b"2", b"3"]


@with_store
async def test_nothing_is_written_over_a_gap_or_to_no_table(store: Store) -> None:
    await store.create(new(lines=[b"1"]))
    with pytest.raises(Conflict):
        await store.append("t", 3, [b"3"], 9)
    with pytest.raises(Missing):
        await store.append("other", 1, [b"1"], 9)
    for first, lines in ((0, [b"0"]), (-1, [b"0"]), (2, [])):
        with pytest.raises(ValueError):
            await store.append("t", first, lines, 9)
    with pytest.raises(ValueError):
        await store.append("t", 2, [b"2"], 9, status="finished")
    assert await bodies(store) == [b"1"]


def test_of_two_servers_racing_for_a_version_exactly_one_wins(database: str) -> None:
    async def race() -> None:
        async with await open_store(database) as one, await open_store(database) as two:
            await one.create(new())
            for version in range(1, 31):
                tries = [
                    store.append("t", version, [f"{version} {i}".encode()], 0) for i in range(5) for store in (one, two)
                ]
                outcomes = await asyncio.gather(*map(outcome, tries))
                assert Counter(outcomes) == {None: 1, Conflict: 9}
            assert len(await bodies(one)) == 30

    run(race())


@with_store
async def test_a_conflict_spoils_nothing_else_in_its_commit(store: Store) -> None:
    await asyncio.gather(*(store.create(new(table)) for table in "abc"))
    wanted = [
        ("a", 1, None),
        ("b", 1, None),
        ("a", 1, Conflict),
        ("missing", 1, Missing),
        ("c", 2, Conflict),
        ("c", 1, None),
        ("c", 2, None),
        ("a", 2, None),
        ("a", 2, Conflict),
    ]
    tries = [store.append(table, first, [f"{i}".encode()], i) for i, (table, first, _) in enumerate(wanted)]
    assert await asyncio.gather(*map(outcome, tries)) == [kind for _, _, kind in wanted]
    assert [await bodies(store, table) for table in "abc"] == [[b"0", b"7"], [b"1"], [b"5", b"6"]]


@with_store
async def test_a_line_that_cannot_be_written_at_all_spoils_nothing_else(store: Store) -> None:
    await store.create(new())
    tries = [
        store.append("t", 1, [b"1"], 1),
        store.append("t\0\ud800", 1, [b"1"], 1),
        store.append("t", 2, [b"2"], 2**70),
    ]
    written, strange, endless = await asyncio.gather(*map(outcome, tries))
    assert written is None
    assert strange
    assert endless
    assert await bodies(store) == [b"1"]


@with_store
async def test_2000_appends_at_once_to_200_tables(store: Store) -> None:
    tables = [f"table {number}" for number in range(200)]
    await asyncio.gather(*(store.create(new(table)) for table in tables))
    lines = {table: [f"{table} {version}".encode() for version in range(1, 11)] for table in tables}
    await asyncio.gather(*(store.append(t, v, [lines[t][v - 1]], v) for v in range(1, 11) for t in tables))
    for table in tables:
        assert await bodies(store, table) == lines[table]


def test_appends_at_once_share_commits(new_sqlite: str) -> None:
    async def work() -> None:
        async with await open_store(new_sqlite) as store:
            assert isinstance(store, SqliteStore)
            await asyncio.gather(*(store.create(new(f"{number}")) for number in range(500)))
            statements: list[str] = []
            await store._writer.do(lambda connection: connection.set_trace_callback(statements.append))
            await asyncio.gather(*(store.append(f"{number}", 1, [b"1"], 1) for number in range(500)))
            assert Counter(statements)["COMMIT"] < 20

    run(work())


def test_reads_do_not_wait_for_writes(new_sqlite: str) -> None:
    async def work() -> None:
        async with await open_store(new_sqlite) as store:
            assert isinstance(store, SqliteStore)
            await store.create(new(lines=[b"1"]))
            slow = asyncio.create_task(store._writer.do(lambda connection: time.sleep(0.5)))
            append = asyncio.create_task(store.append("t", 2, [b"2"], 2))
            await asyncio.sleep(0.1)
            assert await bodies(store) == [b"1"]
            assert not slow.done()
            await asyncio.gather(slow, append)
            assert await bodies(store) == [b"1", b"2"]

    run(work())


def test_only_so_many_wait_to_be_written(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_threads, "MOST_WAITING", 10)
    monkeypatch.setattr(postgres_appending, "MOST_WAITING", 10)
    monkeypatch.setattr(sqlite_threads, "MOST_A_COMMIT", 4)
    monkeypatch.setattr(postgres_appending, "MOST_A_COMMIT", 4)

    async def work() -> None:
        async with await open_store(database) as store:
            await asyncio.gather(*(store.create(new(f"{number}")) for number in range(100)))
            await asyncio.gather(*(store.append(f"{number}", 1, [b"1"], 1) for number in range(100)))
            assert [await bodies(store, f"{number}") for number in range(100)] == [[b"1"]] * 100

    run(work())


@with_store
async def test_whoever_stops_waiting_leaves_the_store_as_it_should_be(store: Store) -> None:
    await asyncio.gather(*(store.create(new(f"{number}")) for number in range(100)))
    tasks = [asyncio.create_task(store.append(f"{number}", 1, [b"1"], 1)) for number in range(100)]
    await asyncio.sleep(0)
    for task in tasks[::2]:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for number in range(100):
        head = await store.head(f"{number}")
        assert head
        assert head.version == len(await bodies(store, f"{number}"))
        assert head.version or number % 2 == 0


def test_closing_writes_what_is_waiting(database: str) -> None:
    async def work() -> None:
        store = await open_store(database)
        await asyncio.gather(*(store.create(new(f"{number}")) for number in range(100)))
        tasks = [asyncio.create_task(outcome(store.append(f"{number}", 1, [b"1"], 1))) for number in range(100)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*tasks) == [None] * 100
        for attempt in (store.append("0", 2, [b"2"], 2), store.head("0"), store.expire(0)):
            with pytest.raises(Unavailable):
                await attempt
        await store.close()
        async with await open_store(database) as again:
            assert [await bodies(again, f"{number}") for number in range(100)] == [[b"1"]] * 100

    run(work())


# Finding tables


@with_store
async def test_open_tables_for_anyone_are_listed_the_newest_first(store: Store) -> None:
    for number in range(5):
        await store.create(new(f"{number}", listed=number != 3, created=number))
    await store.append("2", 1, [b"begin"], 9, status="playing")
    assert [head.id for head in await store.listed(10)] == ["4", "1", "0"]
    assert [head.id for head in await store.listed(2)] == ["4", "1"]


@with_store
async def test_tables_are_due_when_their_deadline_has_passed(store: Store) -> None:
    for number in range(5):
        await store.create(new(f"{number}", [b"1"]))
    for number in range(4):
        await store.append(f"{number}", 2, [b"2"], 1, deadline=100 - number)
    await store.finish("2", 2, record())
    assert await store.due(99, 10) == ["3", "1"]
    assert await store.due(100, 10) == ["3", "1", "0"]
    assert await store.due(100, 2) == ["3", "1"]


@with_store
async def test_tables_whose_game_is_over_can_be_found_and_finished(store: Store) -> None:
    for number in range(3):
        await store.create(new(f"{number}", [b"1"]))
    await store.append("1", 2, [b"2"], 50, status="over")
    await store.append("2", 2, [b"2"], 40, status="over")
    await store.append("2", 3, [b"a word after the game"], 60)
    assert await store.over(49, 10) == []
    assert await store.over(50, 10) == ["1"]
    assert await store.over(60, 10) == ["1", "2"]
    await store.finish("1", 2, record())
    assert await store.over(60, 10) == ["2"]


# What becomes of tables


@with_store
async def test_a_finished_table_shrinks_to_its_record(store: Store) -> None:
    await store.create(new(lines=[b"a long line" * 10] * 300))
    await store.append("t", 301, [b"the end"], 5, deadline=50, status="over")
    await store.finish("t", 301, record("Ann", "Bo"))
    assert await store.lines("t") == []
    assert await store.record("t") == record("Ann", "Bo")
    head = await store.head("t")
    assert head
    assert (head.status, head.version, head.deadline) == ("finished", 301, None)
    (kept,) = (await store._rows("SELECT body FROM records"))[0]
    assert len(kept) < len(record("Ann", "Bo")) / 20


@with_store
async def test_finishing_loses_no_line_and_happens_once(store: Store) -> None:
    await store.create(new(lines=[b"1", b"2"]))
    for version in (1, 3):
        with pytest.raises(Conflict):
            await store.finish("t", version, record("early"))
    with pytest.raises(Missing):
        await store.finish("other", 1, record())
    assert await bodies(store) == [b"1", b"2"]
    await asyncio.gather(*(store.finish("t", 2, record("Ann")) for _ in range(5)))
    await store.finish("t", 2, record("again"))
    assert await store.record("t") == record("Ann")


@with_store
async def test_a_finished_table_takes_nothing_more(store: Store) -> None:
    await store.create(new(lines=[b"1", b"2"]))
    await store.finish("t", 2, record())
    for first in (1, 2):
        with pytest.raises(Conflict):
            await store.append("t", first, [b"late"], 9)
    with pytest.raises(Finished):
        await store.append("t", 3, [b"late"], 9)
    with pytest.raises(Finished):
        await store.seat("t", [])
    assert await store.lines("t") == []


@with_store
async def test_a_move_and_a_finish_at_once_never_lose_the_move(store: Store) -> None:
    for number in range(40):
        table = f"{number}"
        await store.create(new(table, [b"1"]))
        moved, finished = await asyncio.gather(
            outcome(store.append(table, 2, [b"2"], 2)), outcome(store.finish(table, 1, record()))
        )
        assert (moved, finished) in {(None, Conflict), (Finished, None)}


@with_store
async def test_a_table_whose_deck_is_being_cut_does_not_expire(store: Store) -> None:
    await store.create(new("0", [b"1"], created=0))
    await store.append("0", 2, [b"close"], 50, deadline=60)
    assert await store.expire(10**12) == []
    await store.append("0", 3, [b"deal"], 51, deadline=None, status="playing")
    assert await store.expire(10**12) == []


@with_store
async def test_tables_never_begun_expire(store: Store) -> None:
    await store.add_person("p", b"p", "Ann", "en", 0)
    for number in range(4):
        await store.create(new(f"{number}", [b"1"], created=number))
        await store.seat(f"{number}", ["p"])
    await store.append("0", 2, [b"begin"], 50, status="playing")
    assert sorted(await store.expire(102)) == ["1", "2"]
    assert await store.expire(102) == []
    assert await store.head("1") is None
    assert await store.lines("1") == []
    assert [game.table for game in await store.games_of("p", 10)] == ["3", "0"]
    await store.create(new("1"))


# People


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
    assert await store.games_of("p", 10) == [Game("1", 1, "open", 1, "code-1"), Game("0", 0, "open", 0, "code-0")]
    await store.seat("1", ["q", "", "r"])
    assert await store.games_of("p", 10) == [Game("0", 0, "open", 0, "code-0")]
    assert await store.games_of("r", 10) == [Game("2", 0, "open", 2, "code-2"), Game("1", 2, "open", 1, "code-1")]
    with pytest.raises(Missing):
        await store.seat("other", ["p"])


@with_store
async def test_games_come_in_pages(store: Store) -> None:
    await store.add_person("p", b"p", "Ann", "en", 0)
    for number in range(25):
        await store.create(new(f"{number:02}", created=number // 3))
        await store.seat(f"{number:02}", ["p", "p"])
    seen: list[Game] = []
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

    assert sorted(await store.forget("a")) == [Game("now", 0, "open", 0), Game("now", 2, "open", 0)]

    assert await store.person_of(b"a") is None
    assert await store.games_of("a", 10) == []
    assert names_in(await store.record("past")) == ["", "Bo", ""]
    assert [game.table for game in await store.games_of("b", 10)] == ["past", "now"]
    await store.seat("now", ["a", "b", ""])
    await store.finish("now", 1, record("Ann", "Bo", "Cy"))
    assert names_in(await store.record("now")) == ["", "Bo", "Cy"]
    assert await store.forget("a") == []
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


def test_a_store_in_memory_is_gone_when_it_is_closed() -> None:
    async def work() -> None:
        for url in ("sqlite://", "sqlite:///:memory:"):
            async with await open_store(url) as store, await open_store(url) as other:
                await store.create(new(lines=[b"1"]))
                await store.append("t", 2, [b"2"], 2)
                assert await bodies(store) == [b"1", b"2"]
                assert await other.head("t") is None

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
    await store.note_present([("t", "p"), ("t", "q"), ("u", "p")], 100)
    await store.note_present([("t", "p")], 200)
    assert await store.present("t", 99) == {"p", "q"}
    assert await store.present("t", 150) == {"p"}
    await store.sweep(150)
    assert await store.present("u", 0) == set()
    assert await store.present("t", 0) == {"p"}


@with_store
async def test_a_table_being_played_can_be_looked_at_again_later(store: Store) -> None:
    await store.create(new("t"))
    await store.look_again("t", 10)
    assert await store.due(10, 5) == []
    await store.append("t", 1, [b"x"], 5, deadline=10, status="playing")
    await store.look_again("t", 50)
    assert await store.due(49, 5) == []
    assert await store.due(50, 5) == ["t"]
