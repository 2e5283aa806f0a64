"""Whoever runs a server lists, delists and deletes tables while it runs, and sees nobody's cards."""

import json
import re
import subprocess
from pathlib import Path

import pytest
import uvloop

from billi.client import ServerSaysNo
from billi.server.fanout import Alone
from billi.server.registry import NewTableWish, Registry
from billi.server.settings import Settings
from billi.server.store import open_store
from billi.words import LANGUAGES
from helpers.billi_command import BILLI
from helpers.hosting import host, host_now, refused
from helpers.registries import begun
from helpers.serving import on_a_server, people
from helpers.stores import new


def listed(out: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = json.loads(out)["tables"]
    return found


def test_a_list_tells_what_is_played_and_nothing_of_cards_or_of_the_way_in(database: str) -> None:
    async def play() -> tuple[str, str, bytes]:
        async with await open_store(database) as store:
            registry = Registry(store, Settings(database=database, pause=0), Alone())
            await registry.open("ann", NewTableWish("willi", 4, listed=True))
            room = await begun(registry)
            head = await store.head(room.table.id)
            assert head
            await registry.close()
            return head.id, head.code, head.secret

    id, code, secret = uvloop.run(play())
    for args in (["list"], ["list", "--json"], ["show", id], ["show", id, "--json"]):
        said = host_now(database, *args)
        assert (said.code, said.err) == (0, "")
        assert id in said.out
        for kept in (code, secret.hex(), "hand", "board"):
            assert kept not in said.out
    [playing] = listed(host_now(database, "list", "--json", "--status", "playing").out)
    assert (playing["table"], playing["game"], playing["status"], playing["listed"]) == (
        id,
        "misterbill",
        "playing",
        False,
    )
    assert playing["names"] == ["Ann", "house", "house"]
    both = listed(host_now(database, "list", "--json").out)
    assert {one["game"] for one in both} == {"willi", "misterbill"}
    assert listed(host_now(database, "list", "--json", "--limit", "1").out) == both[:1]
    for language in LANGUAGES:
        assert "Ann, house, house" in host_now(database, "list", "--lang", language).out


def test_a_table_taken_off_the_list_is_found_by_its_link_alone(database: str) -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            code = await ann.open("willi", 4, listed=True)
            assert [one["code"] for one in (await ann.get("/api/tables"))["tables"]] == [code]
            [table] = listed((await host(database, "list", "--json")).out)
            assert (await host(database, "delist", str(table["table"]))).code == 0
            assert (await ann.get("/api/tables"))["tables"] == []
            async with ann.table(code) as there:
                await there.sit(0, "Ann")

    on_a_server(work, database=database)


def test_a_deleted_table_is_gone_for_those_who_look_at_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("billi.server.housekeeping.EVERY", 0.1)

    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            code, other = await ann.open("misterbill", 3, bots=[1, 2]), await ann.open("willi", 4)
            async with ann.table(other) as stays, ann.table(code) as goes:
                await goes.sit(0, "Ann")
                await goes.begin()
                id = next(
                    str(one["table"])
                    for one in listed((await host(database, "list", "--json")).out)
                    if one["game"] == "misterbill"
                )
                unsure = refused(await host(database, "delete", id))
                assert (
                    unsure == f"This deletes {id} for good: Mister Bill, Ann, house, house. Say --yes if you mean it."
                )
                await stays.sit(0, "Ann")
                assert (await host(database, "delete", id, "--yes")).code == 0
                with pytest.raises(ServerSaysNo, match="There is nothing here"):
                    await goes.until(lambda: False)
                await stays.sit(1, "Ann")
            assert [one["game"] for one in listed((await host(database, "list", "--json")).out)] == ["willi"]
            assert id in refused(await host(database, "delete", id, "--yes"))

    on_a_server(work, database=database)


def test_what_is_not_there_is_said_in_one_line_and_not_made(tmp_path: Path) -> None:
    file = f"{tmp_path}/typo.db"
    for args in (["list"], ["bans"], ["export", f"{tmp_path}/out"], ["backup", f"{tmp_path}/out"]):
        assert refused(host_now(f"sqlite:///{file}", *args)) == f"{file}: there is no such file."
    assert list(tmp_path.iterdir()) == []


def test_a_table_that_cannot_be_read_is_listed_and_hides_no_other(new_sqlite: str) -> None:
    async def make() -> None:
        async with await open_store(new_sqlite) as store:
            await store.create(new("broken", [b'{"do":"from a later version"}']))
            await store.create(new("unread", [b"nonsense"], created=1))

    uvloop.run(make())
    said = subprocess.run(
        [*BILLI, "host", "list", "--database", new_sqlite], capture_output=True, text=True, check=True
    )
    assert said.stderr == ""
    assert re.findall(r"^(unread|broken) +– +open", said.stdout, re.MULTILINE) == ["unread", "broken"]
    assert host_now(new_sqlite, "delete", "broken", "--yes").code == 0


def test_an_id_may_begin_with_a_dash(new_sqlite: str) -> None:
    async def make() -> None:
        async with await open_store(new_sqlite) as store:
            await store.add_person("-ann", b"token", "Ann", "en", 0)

    uvloop.run(make())
    assert re.match(r"Ann \(-ann\) is banned", host_now(new_sqlite, "ban", "-ann").out)
    assert (
        refused(host_now(new_sqlite, "show", "-t")) == "There is no table “-t”. billi host list shows which there are."
    )
