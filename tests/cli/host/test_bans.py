"""Somebody who is banned is shown out wherever they are, and neither sits down nor opens a table; they may look on."""

import json

import pytest

from billi.client import ServerSaysNo
from billi.server.socket import NOT_YOU
from helpers.hosting import host, host_now, refused
from helpers.serving import closed_with, look, on_a_server, people


async def seats(database: str, table: str) -> dict[str, str]:
    """Return who sits at a table, by name."""
    shown = json.loads((await host(database, "show", table, "--json")).out)
    return {one["name"]: one["person"] for one in shown["seats"]}


def test_somebody_banned_is_shown_out_and_looks_on_as_a_stranger(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("billi.server.sessions.OFTEN", 0.1)

    async def work(url: str) -> None:
        async with people(url, "Ann", "Bo") as (ann, bo):
            code, public = await ann.open("willi", 4), await bo.open("willi", 4, listed=True)
            async with ann.table(code) as there, bo.table(code) as also:
                await there.sit(0, "Ann")
                await also.sit(1, "Bo")
            tables = json.loads((await host(database, "list", "--json")).out)["tables"]
            [id] = [one["table"] for one in tables if one["names"][:2] == ["Ann", "Bo"]]
            persons = await seats(database, id)
            async with look(bo, code) as door, look(ann, code) as stays:
                said = await host(database, "ban", persons["Bo"])
                assert said.out.startswith(f"Bo ({persons['Bo']}) is banned")
                assert await closed_with(door) == NOT_YOU
                await stays.send('{"do":"ping","id":"","version":0}')
            assert (await ann.get("/api/tables"))["tables"] == [], public
            assert persons["Bo"] in (await host(database, "bans")).out
            for wish in (bo.open("willi", 4), bo.post("/api/me", name="Bob"), bo.post("/api/me/link")):
                with pytest.raises(ServerSaysNo) as no:
                    await wish
                assert no.value.why == "door-banned"
            async with bo.table(code) as onlooker:
                assert onlooker.shown is not None
                assert onlooker.shown.own.seats == []
                with pytest.raises(ServerSaysNo):
                    await onlooker.sit(2, "Bo")
            assert (await bo.get("/api/games"))["games"], "what is theirs stays theirs"
            assert (await host(database, "unban", persons["Bo"])).code == 0
            async with bo.table(code) as back:
                assert back.shown is not None
                assert back.shown.own.seats == [1]
                await back.sit(2, "Bo")
            assert (await host(database, "bans")).out == "Nobody is banned.\n"
            await host(database, "ban", persons["Bo"])
            await bo.delete("/api/me")
            assert refused(await host(database, "unban", persons["Bo"])).startswith("There is no person")

    on_a_server(work, database=database)


def test_whoever_is_banned_and_comes_with_a_new_browser_is_somebody_new_and_the_host_is_told_so(database: str) -> None:
    async def work(url: str) -> None:
        async with people(url, "Bo", "Bo again") as (bo, again):
            code = await bo.open("willi", 4)
            async with bo.table(code) as table:
                await table.sit(0, "Bo")
            [id] = [one["table"] for one in json.loads((await host(database, "list", "--json")).out)["tables"]]
            said = await host(database, "ban", (await seats(database, id))["Bo"])
            assert "somebody new" in said.out
            await again.open("willi", 4)

    on_a_server(work, database=database)
    assert "somebody new" in " ".join(host_now(database, "ban", "--help").out.split())
