"""Another page changes nothing here: not who you are, not what you play. Only JSON is taken, and only from us."""

import json
from collections.abc import AsyncIterator

import httpx
import pytest

from billi.client import Client
from billi.server.app import DOORS
from helpers.serving import on_a_server, people

CHANGES = [(how, path.replace("{game}", "willi")) for how, path, _ in DOORS if how not in ("GET", "HEAD")]
"""All doors that change something, with those that are yet to come."""
BODIES = {
    "/api/me": {"name": "Eve"},
    "/api/me/claim": {"key": "x"},
    "/api/tables": {"game": "willi", "players": 4},
    "/api/lessons/willi": {"choices": []},
}
LET_IN = {"/api/me/claim": (410,), "/api/me/devices/{id}": (404,)}
"""What whoever is let in is told by the doors that know nothing of what is asked here."""
FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "https://evil.example", "sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "of another time"},
]
NOT_JSON = [
    "text/plain",
    "text/plain;charset=UTF-8",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain; application/json",
    "application/jsonp",
    "",
    None,
]


def why(response: httpx.Response) -> str:
    said: str = response.json()["error"]["why"]
    return said


async def at(url: str, kind: str) -> httpx.AsyncClient:
    """Return somebody with a cookie, a bearer token or neither, who says nothing of where they come from."""
    guest = httpx.AsyncClient(base_url=url)
    if kind == "cookie":
        await guest.post("/api/me", json={"name": "Ann"})
    if kind == "bearer":
        answered = await guest.post("/api/me", json={"name": "Ann", "bearer": True})
        guest.headers["authorization"] = f"Bearer {answered.json()['token']}"
    return guest


def test_another_page_cannot_make_you_its_own_person() -> None:
    """A form of another site sends as text what reads as JSON: it must not sit down in your chair."""

    async def work(url: str) -> None:
        async with people(url, "Mallory") as (mallory,):
            key = (await mallory.post("/api/me/link"))["key"]
            victim = await at(url, "cookie")
            mine = dict(victim.cookies)
            form = f'{{"key":"=","key":"{key}"}}'  # one field, named {"key":" and filled in with ","key":"…"}
            for kind in ("text/plain", "application/json"):
                headers = {"origin": "https://evil.example", "sec-fetch-site": "cross-site", "content-type": kind}
                response = await victim.post("/api/me/claim", content=form, headers=headers)
                assert (response.status_code, why(response)) == (403, "door-foreign-page")
                assert "set-cookie" not in response.headers
            assert dict(victim.cookies) == mine
            assert (await victim.get("/api/me")).json()["name"] == "Ann"
            phone = Client(url)
            assert (await phone.post("/api/me/claim", key=key))["name"] == "Mallory"  # nor is the link used up

    on_a_server(work)


@pytest.mark.parametrize("kind", ["cookie", "bearer", "neither"])
def test_another_page_changes_nothing(kind: str) -> None:
    async def work(url: str) -> None:
        guest = await at(url, kind)
        for how, path in CHANGES:
            for headers in FOREIGN:
                response = await guest.request(how, path, json=BODIES.get(path), headers=headers)
                assert (response.status_code, why(response)) == (403, "door-foreign-page"), (how, path, headers)
                assert "set-cookie" not in response.headers
        if kind != "neither":
            assert (await guest.get("/api/me")).json()["name"] == "Ann"

    on_a_server(work)


def test_only_json_is_taken() -> None:
    """Without asking first, a page may send another site text and forms, but no JSON."""

    async def work(url: str) -> None:
        guest = await at(url, "bearer")
        for how, path in CHANGES:
            body = json.dumps(BODIES.get(path, {}))
            for kind in NOT_JSON:
                headers = {} if kind is None else {"content-type": kind}
                for content in (body, chunks(body)):
                    response = await guest.request(how, path, content=content, headers=headers)
                    assert response.status_code == 415, (how, path, kind)
                    assert why(response) == "door-not-json"
        assert (await guest.get("/api/me")).json()["name"] == "Ann"
        for kind in ("application/json", "Application/JSON; charset=utf-8"):
            response = await guest.post("/api/me", content=b'{"name":"Anna"}', headers={"content-type": kind})
            assert response.json()["name"] == "Anna"

    on_a_server(work)


async def chunks(body: str) -> AsyncIterator[bytes]:
    yield body.encode()


def test_who_says_something_twice_is_not_understood() -> None:
    async def work(url: str) -> None:
        guest = await at(url, "neither")
        for body in ('{"name":"Ann","name":"Eve"}', '{"name":"Ann","n\\u0061me":"Eve"}'):
            response = await guest.post("/api/me", content=body, headers={"content-type": "application/json"})
            assert (response.status_code, why(response)) == (400, "message-unreadable")
            assert "set-cookie" not in response.headers

    on_a_server(work)


def test_our_own_page_and_programs_are_let_in() -> None:
    async def work(url: str) -> None:
        page = httpx.AsyncClient(base_url=url, headers={"origin": url, "sec-fetch-site": "same-origin"})
        assert (await page.post("/api/me", json={"name": "Ann"})).status_code == 200
        assert (await page.post("/api/tables", json=BODIES["/api/tables"])).status_code == 201
        for kind in ("bearer", "neither"):
            program = await at(url, kind)
            for how, path in CHANGES:
                if kind == "bearer" or (path not in ("/api/me/link", "/api/tables") and how != "DELETE"):
                    response = await program.request(how, path, json=BODIES.get(path))
                    program.cookies.clear()
                    assert response.status_code in LET_IN.get(path, (200, 201)), (how, path)
                    if (how, path) == ("DELETE", "/api/me"):
                        program = await at(url, kind)
        async with people(url, "Ann") as (ann,):
            assert await ann.open("willi")

    on_a_server(work)
