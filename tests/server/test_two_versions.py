"""What a server does that is not the newest on its database, and what a newer one does beside it."""

import asyncio
from contextlib import suppress
from pathlib import PurePath

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from billi.games import GAMES
from billi.server import housekeeping, pages
from billi.server.clock import now
from billi.server.fanout import Polling
from billi.server.files import ASSETS, file_of, files
from billi.server.housekeeping import go_round, note_present_or_leave
from billi.server.pages import MOST, OtherPages
from billi.server.reading import Elsewhere
from billi.server.registry import MovedOn, Registry
from billi.server.settings import Settings
from billi.server.store import NewTable, Store, open_store
from billi.server.store.base import PAGES_LAST
from billi.server.store.errors import Unavailable
from billi.table.messages import Heard
from billi.table.wishes import Sit
from helpers.registries import begun, with_a_registry
from helpers.rooms import Watcher, new_room, on_a_store
from helpers.serving import look, on_a_server, people
from helpers.stores import run

# Tables


def test_a_wish_at_a_table_left_to_newer_servers_is_not_refused_but_asked_again_there(new_sqlite: str) -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,), await open_store(new_sqlite) as store:
            code = await ann.open("willi", 4)
            async with look(ann, code) as socket:
                assert '"welcome"' in str(await socket.recv())
                head = await store.find_code(code)
                assert head is not None
                mark = (await store.lines(head.id))[-1].mark
                await store.append(head.id, head.version + 1, [b'{"do":"juggle"}'], now(), after=mark)
                await socket.send('{"do":"sit","id":"sit","seat":0,"name":"Ann"}')
                heard = []
                with suppress(ConnectionClosed):
                    while True:
                        heard.append(str(await socket.recv()))
                assert not [said for said in heard if '"refused"' in said or '"granted"' in said]
                assert socket.close_code == 1013
            async with httpx.AsyncClient(base_url=url) as anyone:
                answer = await anyone.get(f"/api/tables/{code}/invite.svg")
                assert (answer.status_code, answer.json()["error"]["why"]) == (503, "table-elsewhere")

    on_a_server(work, database=new_sqlite)


def test_an_overdue_table_of_newer_servers_is_theirs_to_see_to_within_a_minute() -> None:
    async def work(registry: Registry) -> None:
        store, at = registry.store, now()
        await store.create(NewTable("t", "c", b"s", False, at, at, [b'{"do":"juggle"}']))
        await store.append("t", 2, [b"{}"], at, status="playing", deadline=at - 1)
        assert await go_round(registry, at)
        assert await store.due(at, 10) == []
        assert await store.due(at + registry.settings.grace, 10) == ["t"]

    with_a_registry(work)


def test_a_phrase_only_newer_servers_know_is_heard_all_the_same() -> None:
    async def work(store: Store) -> None:
        room = await new_room(store)
        await room.wish("ann", Sit(id="sit", seat=0, name="Ann"))
        line = b'{"do":"say","by":"ann","seat":0,"name":"Ann","phrase":"cheers-all"}'
        after = (await store.lines(room.table.id))[-1].mark
        await store.append(room.table.id, room.table.version + 1, [line], now(), after=after)
        await room.catch_up()
        watcher = Watcher("bo")
        await room.enter(watcher)
        assert [(said.phrase, said.text) for said in watcher.heard(Heard)] == [("cheers-all", "cheers all")]
        await room.close()

    on_a_store(work)


def test_a_game_by_older_rules_is_not_closed_while_people_play_it_at_a_server_that_can(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work(old: Registry) -> None:
        room = await begun(old)
        await old.store.renew("old", now() + 60_000)
        await old.store.attend("old", [(room.table.id, "ann")], [])
        monkeypatch.setattr(GAMES["misterbill"], "rules_version", 2)
        new = Registry(old.store, Settings(database="sqlite://"), Polling(old.store))
        with pytest.raises(Elsewhere):
            await new.room(room.code)
        assert await old.store.due(now() + 10**9, 10) == [room.table.id]
        await old.store.drop_server("old")
        with pytest.raises(MovedOn):
            await new.room(room.code)
        await new.close()

    with_a_registry(work)


def test_a_server_that_slept_while_the_tables_were_changed_for_good_leaves_when_it_wakes(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    left: list[bool] = []
    monkeypatch.setattr(housekeeping, "leave", lambda: left.append(True))

    async def work(registry: Registry) -> None:
        await note_present_or_leave(registry, now())
        await registry.store._change("UPDATE schema_version SET version = 99, needs = 9")
        await registry.store.drop_server(registry.attendance.server)  # as one that says nothing for a minute
        await note_present_or_leave(registry, now())
        assert not left
        await registry.store._change("UPDATE schema_version SET needs = 99")
        await registry.store.drop_server(registry.attendance.server)
        await note_present_or_leave(registry, now())
        assert left

    with_a_registry(work)
    assert "this server leaves: The database has version 99" in caplog.text


# Pages

OURS = "assets/index-present.js"
THEIRS = "assets/Replay-before.js"


def test_what_another_versions_page_has_yet_to_load_is_found_at_any_server(
    new_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = {name: file for name, file in files().items() if name.startswith(ASSETS)}
    name = next(name for name in page if name.endswith(".js"))

    async def before(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as anyone:
            assert (await anyone.get(f"/{THEIRS}")).status_code == 200

    async def after(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as anyone:
            assert (await anyone.get(f"/{OURS}")).status_code == 200
            found = await anyone.get(f"/{THEIRS}")
            assert found.status_code == 200
            assert found.content == page[name].body
            assert found.headers["content-type"].startswith("text/javascript")
            assert "immutable" in found.headers["cache-control"]
            for nowhere in ("assets/nowhere-1.js", f"{THEIRS}.map", THEIRS.removeprefix(ASSETS)):
                assert (await anyone.get(f"/{nowhere}")).status_code == 404, nowhere

    for module in ("pages", "routes.page"):
        monkeypatch.setattr(f"billi.server.{module}.files", lambda: {THEIRS: page[name]})
    on_a_server(before, database=new_sqlite)
    for module in ("pages", "routes.page"):
        monkeypatch.setattr(f"billi.server.{module}.files", lambda: {OURS: page[name]})
    on_a_server(after, database=new_sqlite)


def test_a_crowd_that_asks_for_what_no_page_has_holds_up_nobody(
    new_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def work() -> None:
        async with await open_store(new_sqlite) as store:
            packed = pages._pack({THEIRS: file_of(PurePath(THEIRS), b"theirs")})
            for number in range(MOST):
                await store.bring_page(str(number), packed, now())
            find_page, list_pages = store.page, store.pages

            async def page(id: str) -> bytes | None:
                asked.append(id)
                return await find_page(id)

            async def list_ids(limit: int) -> list[str]:
                asked.append("all")
                return await list_pages(limit)

            monkeypatch.setattr(store, "page", page)
            monkeypatch.setattr(store, "pages", list_ids)
            others = OtherPages()
            crowd = [others.find(store, f"assets/nowhere-{number}.js") for number in range(100)]
            assert not any(await asyncio.gather(*crowd))
            assert await others.find(store, THEIRS)
            await store.bring_page("new", pages._pack({OURS: file_of(PurePath(OURS), b"ours")}), now() + 1)
            assert await others.find(store, OURS), "what is brought later is found too"

    run(work())
    assert sorted(set(asked)) == sorted(["0", "1", "2", "3", "all", "new"])
    assert len(asked) <= MOST + 3


def test_a_store_that_fails_does_not_make_a_page_believe_its_files_are_gone(
    new_sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(limit: int) -> list[str]:
        await asyncio.sleep(0)
        raise Unavailable("store-unavailable", reason="no")

    async def work() -> None:
        async with await open_store(new_sqlite) as store:
            monkeypatch.setattr(store, "pages", fail)
            others = OtherPages()
            found = await asyncio.gather(*(others.find(store, THEIRS) for _ in range(5)), return_exceptions=True)
            assert {type(one) for one in found} == {Unavailable}

    run(work())


def test_a_page_that_cannot_be_read_hides_no_other(new_sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with await open_store(new_sqlite) as store:
            await store.bring_page("good", pages._pack({THEIRS: file_of(PurePath(THEIRS), b"theirs")}), 1)
            await store.bring_page("odd", b"\x01", 2)
            await store.bring_page("torn", msgspec.msgpack.encode({THEIRS: (True, b"no gzip")}), 3)
            others = OtherPages()
            for _ in range(2):
                assert await others.find(store, "assets/nowhere.js") is None
            found = await others.find(store, THEIRS)
            assert found is not None
            assert found.body == b"theirs"

    run(work())
    assert caplog.text.count("cannot be read here") == 2, "and it is said once of each"


def test_pages_are_kept_for_a_month_after_the_last_server_has_handed_them_out(database: str) -> None:
    async def work() -> None:
        async with await open_store(database) as store:
            packed = b"files"
            await store.bring_page("old", packed, 1)
            await store.bring_page("new", packed, 2)
            await store.bring_page("old", b"", 3)
            assert await store.pages(MOST) == ["old", "new"]
            assert await store.page("old") == packed
            await store.sweep(2 + PAGES_LAST)
            assert await store.pages(MOST) == ["old"]

    run(work())
