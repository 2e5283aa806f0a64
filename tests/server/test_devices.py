"""The devices of a person: listed, taken back, and shown out at once when they are nobody's any more."""

import asyncio
from typing import Any

import httpx
import pytest
import uvloop
from websockets.asyncio.client import ClientConnection

from billi.client import Client, ServerSaysNo
from billi.server.devices import kind_of
from billi.server.socket import NOT_YOU
from billi.server.store import KnownDevice, Store, open_store, schema
from billi.server.store.data import DAY
from helpers.serving import closed_with, look, on_a_server, people, servers
from helpers.stores import with_store

PHONE = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML) Chrome/140.0.0.0 Mobile Safari/537.36"


async def another(of: Client, agent: str = PHONE) -> Client:
    """Have somebody come with another device."""
    key = (await of.post("/api/me/link"))["key"]
    device = Client(of.url)
    device._http.headers["user-agent"] = agent
    device.token = (await device.post("/api/me/claim", key=key, bearer=True))["token"]
    return device


async def devices(of: Client) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = (await of.get("/api/me/devices"))["devices"]
    return listed


async def goes_on(socket: ClientConnection) -> None:
    """Assert that a socket is open, and answered."""
    await socket.send('{"do":"ping","id":"","version":0}')
    async with asyncio.timeout(20):
        while '"granted"' not in str(await socket.recv()):
            pass


def says_no(why: str) -> Any:
    return pytest.raises(ServerSaysNo, check=lambda no: no.why == why)


def test_somebody_sees_which_devices_are_theirs() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann", "Bo") as (ann, bo):
            phone = await another(ann)
            listed = await devices(ann)
            assert {device["kind"]: device["here"] for device in listed} == {
                "python-httpx": True,
                "Chrome, Android": False,
            }
            assert [device["here"] for device in await devices(phone)] == [not device["here"] for device in listed]
            for device in listed:
                assert device["made"] > device["seen"] > 0
                assert device["seen"] % DAY == 0
            assert len(await devices(bo)) == 1
            with says_no("door-who-are-you"):
                await devices(Client(url))

    on_a_server(work)


def test_a_device_that_is_taken_back_is_nobody_and_hangs_up() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            phone, tablet = await another(ann), await another(ann, "")
            code = await ann.open("willi")
            async with look(ann, code) as hers, look(phone, code) as lost, look(tablet, code) as other:
                (id,) = [device["id"] for device in await devices(ann) if "Android" in device["kind"]]
                left = (await ann.delete(f"/api/me/devices/{id}"))["devices"]
                assert left == await devices(ann)
                assert [device["kind"] for device in left] in (["python-httpx", ""], ["", "python-httpx"])
                assert await closed_with(lost) == NOT_YOU
                await goes_on(hers)
                await goes_on(other)
            with says_no("door-who-are-you"):
                await phone.get("/api/me")
            async with look(phone, code) as stranger:
                await stranger.send('{"do":"sit","id":"1","seat":0,"name":"Ann"}')
                while "refused" not in (said := str(await stranger.recv())):
                    pass
                assert "door-who-are-you" in said
            with says_no("door-not-there"):
                await ann.delete(f"/api/me/devices/{id}")

    on_a_server(work)


def test_a_device_that_is_taken_back_does_not_return_by_a_link_it_made_before() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            thief = await another(ann)
            key = (await thief.post("/api/me/link"))["key"]
            (id,) = [device["id"] for device in await devices(ann) if "Android" in device["kind"]]
            await ann.delete(f"/api/me/devices/{id}")
            async with httpx.AsyncClient(base_url=url) as anyone:
                claimed = await anyone.post("/api/me/claim", json={"key": key, "bearer": True})
                assert claimed.json()["error"]["why"] == "door-old-link"

    on_a_server(work)


@pytest.mark.parametrize("kind", ["cookie", "bearer"])
def test_whoever_is_somebody_already_does_not_become_somebody_else_unasked(kind: str) -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann", "Mallory") as (ann, mallory):
            key = (await mallory.post("/api/me/link"))["key"]
            own = {"cookie": f"billi={ann.token}"} if kind == "cookie" else {"authorization": f"Bearer {ann.token}"}
            page = httpx.AsyncClient(base_url=url, headers={"origin": url, **own})
            behind = await page.get("/api/me/link", params={"key": key})
            assert behind.json() == {"name": "Mallory", "instead_of": "Ann"}
            refused = await page.post("/api/me/claim", json={"key": key})
            assert (refused.status_code, refused.json()["error"]["why"]) == (409, "door-somebody-already")
            assert "set-cookie" not in refused.headers
            assert (await page.get("/api/me")).json()["name"] == "Ann"
            assert len(await devices(mallory)) == 1
            claimed = await page.post("/api/me/claim", json={"key": key, "instead": True})
            assert claimed.json()["name"] == "Mallory"
            assert "billi=" in claimed.headers["set-cookie"]
            assert (await ann.get("/api/me"))["name"] == "Ann"  # who is not lost, should the token be elsewhere too

    on_a_server(work)


def test_a_look_at_a_link_tells_whose_it_is_and_does_not_use_it_up() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            key = (await ann.post("/api/me/link"))["key"]
            phone = Client(url)
            for _ in range(2):
                assert await phone.get("/api/me/link", key=key) == {"name": "Ann", "instead_of": None}
            assert (await phone.post("/api/me/claim", key=key, bearer=True))["name"] == "Ann"
            with says_no("door-old-link"):
                await phone.get("/api/me/link", key=key)

    on_a_server(work)


def test_a_device_that_opens_its_own_link_stays_one_device() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            key = (await ann.post("/api/me/link"))["key"]
            page = httpx.AsyncClient(base_url=url, headers={"origin": url, "cookie": f"billi={ann.token}"})
            assert (await page.get("/api/me/link", params={"key": key})).json() == {"name": "Ann", "instead_of": None}
            claimed = await page.post("/api/me/claim", json={"key": key})
            assert claimed.json() == {"name": "Ann", "language": "en"}
            assert f"billi={ann.token};" in claimed.headers["set-cookie"]
            assert len(await devices(ann)) == 1

    on_a_server(work)


def test_nobody_takes_back_anothers_device() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann", "Bo") as (ann, bo):
            await another(ann)
            await another(bo)
            for device in await devices(ann):
                with says_no("door-not-there"):
                    await bo.delete(f"/api/me/devices/{device['id']}")
            assert len(await devices(ann)) == 2

    on_a_server(work)


def test_a_device_may_leave_but_not_the_last_one() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            phone = await another(ann)
            (own,) = [device["id"] for device in await devices(ann) if device["here"]]
            page = httpx.AsyncClient(base_url=url, headers={"origin": url, "cookie": f"billi={ann.token}"})
            left = await page.delete(f"/api/me/devices/{own}")
            assert [device["here"] for device in left.json()["devices"]] == [False]
            assert "billi=; Path=/; Max-Age=0" in left.headers["set-cookie"]
            with says_no("door-who-are-you"):
                await devices(ann)
            (last,) = await devices(phone)
            with says_no("door-last-device"):
                await phone.delete(f"/api/me/devices/{last['id']}")
            assert (await phone.get("/api/me"))["name"] == "Ann"

    on_a_server(work)


def test_whoever_is_forgotten_is_shown_out_everywhere() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann", "Bo") as (ann, bo):
            phone = await another(ann)
            code = await bo.open("willi")
            async with look(ann, code) as hers, look(phone, code) as too, look(bo, code) as his:
                await ann.delete("/api/me")
                assert await closed_with(hers) == NOT_YOU
                assert await closed_with(too) == NOT_YOU
                await goes_on(his)

    on_a_server(work)


def test_another_server_finds_out_that_a_device_was_taken_back(new_sqlite: str) -> None:
    async def run() -> None:
        async with servers(new_sqlite, 2) as [(_, here), (there, other)], people(here, "Ann") as (ann,):
            phone = await another(ann)
            phone.url = other
            code = await ann.open("willi")
            async with look(phone, code) as lost, look(Client(other, token=ann.token), code) as hers:
                await goes_on(lost)
                (id,) = [device["id"] for device in await devices(ann) if not device["here"]]
                await ann.delete(f"/api/me/devices/{id}")
                await there.access.sessions.check(there.access.registry)
                assert await closed_with(lost) == NOT_YOU
                await goes_on(hers)

    uvloop.run(run())


@pytest.mark.parametrize(
    ("agent", "kind"),
    [
        (PHONE, "Chrome, Android"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML) Version/18.5 "
            "Mobile/15E148 Safari/604.1",
            "Safari, iPhone",
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 "
            "Safari/537.36 Edg/140.0.0.0",
            "Edge, Windows",
        ),
        ("Mozilla/5.0", ""),
        ("curl/8.5.0", "curl"),
        ("", ""),
        ("<script>alert(1)</script>", ""),
        ("\xff\x00", ""),
        ("x" * 5000, "x" * 40),
    ],
)
def test_a_device_is_told_of_in_a_few_words(agent: str, kind: str) -> None:
    assert kind_of(agent) == kind


# In the store


@with_store
async def test_a_store_lists_devices_and_notes_the_day_they_are_used(store: Store) -> None:
    await store.add_person("p", b"first", "Ann", "en", 5, "Firefox, Linux")
    await store.add_person("q", b"other", "Bo", "en", 5)
    await store.add_link("p", b"link", 100)
    assert await store.claim(b"link", b"phone", 50, "Chrome, Android")
    await store.note_use(b"phone", 3 * DAY + 7, "Opera, Android")
    await store.note_use(b"phone", 3 * DAY + 8, "too soon")
    await store.note_use(b"phone", 2 * DAY, "too late")
    await store.note_use(b"nobody's", 3 * DAY, "")
    phone, first = KnownDevice(b"phone", 50, 3 * DAY, "Opera, Android"), KnownDevice(b"first", 5, 0, "Firefox, Linux")
    assert await store.devices_of("p") == [phone, first]
    found = await store.person_of(b"phone")
    assert found
    assert found.seen == 3 * DAY
    assert await store.known_devices([b"phone", b"first", b"link", b""]) == {b"phone", b"first"}
    assert await store.known_devices([]) == set()


@with_store
async def test_a_store_drops_devices_but_not_the_last_one(store: Store) -> None:
    await store.add_person("p", b"first", "Ann", "en", 5)
    await store.add_person("q", b"other", "Bo", "en", 5)
    await store.add_link("p", b"link", 100)
    assert await store.claim(b"link", b"phone", 50)
    assert not await store.drop_device("q", b"phone")
    assert not await store.drop_device("p", b"nobody's")
    assert await store.drop_device("p", b"first")
    assert not await store.drop_device("p", b"first")
    assert await store.person_of(b"first") is None
    assert not await store.drop_device("p", b"phone")
    assert await store.person_of(b"phone")
    await store.add_person("r", b"first again", "Cy", "en", 5)


@with_store
async def test_two_devices_that_take_each_other_back_leave_one(store: Store) -> None:
    for pair in range(30):
        person, devices = f"p{pair}", [f"{pair} {name}".encode() for name in ("phone", "laptop")]
        await store.add_person(person, devices[0], "Ann", "en", 5)
        await store.add_link(person, f"{pair}".encode(), 100)
        assert await store.claim(f"{pair}".encode(), devices[1], 50)
        dropped = await asyncio.gather(*(store.drop_device(person, device) for device in devices))
        assert sorted(dropped) == [False, True]
        assert len(await store.devices_of(person)) == 1


def test_people_from_before_devices_were_listed_keep_theirs(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database of version 2 has the token of a first device with the person, and others apart."""

    async def set_up() -> None:
        async with await open_store(database) as store:
            await store._change("INSERT INTO people VALUES ('p', $1, 'Ann', 'de', 7)", b"first")
            await store._change("INSERT INTO people VALUES ('q', $1, 'Bo', 'en', 8)", b"other")
            await store._change("INSERT INTO devices VALUES ($1, 'p')", b"phone")

    async def look() -> None:
        async with await open_store(database) as store:
            for token in (b"first", b"phone"):
                person = await store.person_of(token)
                assert person
                assert (person.id, person.name, person.language, person.created) == ("p", "Ann", "de", 7)
            assert await store.devices_of("p") == [KnownDevice(b"first", 7, 0, ""), KnownDevice(b"phone", 0, 0, "")]
            assert await store.devices_of("q") == [KnownDevice(b"other", 8, 0, "")]
            await store.forget("p")
            assert await store.known_devices([b"first", b"phone", b"other"]) == {b"other"}

    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", schema.STEPS[:2])
        without_needs = "INSERT INTO schema_version (version) SELECT CAST($1 AS INTEGER) WHERE CAST($2 AS INTEGER) > 0"
        patch.setattr(schema, "WRITE_VERSION", without_needs)
        uvloop.run(set_up())
    uvloop.run(look())
