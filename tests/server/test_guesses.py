"""Who guesses codes is held back, and told for how long. Who asks for a file that is not there is not."""

import asyncio
import time
from http import HTTPStatus

import httpx
import pytest
import uvloop
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import InvalidStatus
from websockets.http11 import Request, Response

from billi.client import ServerSaysNo, TableClient
from billi.server import access
from billi.server.identity import new_code
from billi.server.limits import Bucket
from helpers.serving import on_a_server, people

FILES = [
    "/favicon-16.ico",
    "/apple-touch-icon-120x120-precomposed.png",
    "/assets/index-0ldChunk.js",
    "/.well-known/security.txt",
    "/wp-login.php",
    "/api/nothing",
]
"""What browsers, phones and robots ask for unasked, and what a page from before an upgrade does."""
GUESSES = 20


async def guess(anyone: httpx.AsyncClient, times: int = GUESSES) -> None:
    """Guess codes of tables."""
    for _ in range(times):
        assert (await anyone.get("/api/games/nosuchgame")).status_code == 404


def test_icons_and_old_files_shut_nobody_out() -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as anyone:
            for _ in range(2 * GUESSES):
                for path in FILES:
                    assert (await anyone.get(path)).status_code == 404
                assert (await anyone.post("/api/lessons/bridge", json={"choices": []})).status_code == 404
            assert (await anyone.get("/api/tables")).status_code == 200

    on_a_server(work)


@pytest.mark.parametrize(
    ("path", "kind"),
    [("/favicon.ico", "image/"), ("/apple-touch-icon.png", "image/png"), ("/robots.txt", "text/plain; charset=utf-8")],
)
def test_what_everyone_asks_for_is_there(path: str, kind: str) -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as anyone:
            found = await anyone.get(path)
            assert found.status_code == 200
            assert found.headers["content-type"].startswith(kind)
            if path == "/robots.txt":
                assert {"Disallow: /t/", "Disallow: /api/", "Disallow: /link/"} <= set(found.text.splitlines())

    on_a_server(work)


def test_a_bucket_says_when_there_will_be_enough() -> None:
    bucket = Bucket(rate=0.5, size=2)
    assert bucket.wait(at=0.0) == 0
    assert bucket.take(at=0.0) and bucket.take(at=0.0)  # noqa: PT018
    assert bucket.wait(at=0.0) == 2
    assert bucket.wait(at=1.5) == 0.5
    assert bucket.take(at=2.0)


def test_who_guesses_is_told_how_long_to_wait_and_then_let_in() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,), httpx.AsyncClient(base_url=url) as anyone:
            code = await ann.open("willi")
            await guess(anyone)
            held = await anyone.get("/api/games/nosuchgame")
            assert held.status_code == 429
            assert 1 <= int(held.headers["retry-after"]) <= 10
            with pytest.raises(InvalidStatus) as shut:
                await connect(f"ws{url.removeprefix('http')}/api/tables/{code}")
            told = int(shut.value.response.headers["retry-after"])
            assert (shut.value.response.status_code, 1 <= told <= 10) == (429, True)
            await asyncio.sleep(told)
            assert (await anyone.get("/api/games/nosuchgame")).status_code == 404

    on_a_server(work)


@pytest.fixture
def known_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have everybody be taken for somebody who has been known for a while."""
    monkeypatch.setattr(access, "NEW", 0)


@pytest.mark.usefixtures("known_for_long")
def test_somebodys_guesses_shut_no_neighbour_out() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,), httpx.AsyncClient(base_url=url) as anyone:
            code = await ann.open("willi")
            await guess(anyone)
            assert (await anyone.get("/api/games/nosuchgame")).status_code == 429
            for path in ("/api/about", "/api/tables"):
                assert (await anyone.get(path)).status_code == 200
            assert (await anyone.post("/api/me", json={})).status_code == 200
            async with ann.table(code) as table:
                await table.sit(0)
            for _ in range(GUESSES):
                with pytest.raises(ServerSaysNo, match="nothing"):
                    await ann.get("/api/games/nosuchgame")
            with pytest.raises(InvalidStatus):
                await connect(f"ws{url.removeprefix('http')}/api/tables/{code}")

    on_a_server(work)


def test_somebody_new_whose_neighbour_guesses_comes_back_to_their_own_table() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann", "Bo", "Cy") as (ann, bo, cy), httpx.AsyncClient(base_url=url) as anyone:
            code = await ann.open("willi")
            async with bo.table(code) as table:
                await table.sit(0)
            await guess(anyone)
            for at_home in (ann, bo):
                headers = {"authorization": f"Bearer {at_home.token}"}
                async with connect(f"ws{url.removeprefix('http')}/api/tables/{code}", additional_headers=headers):
                    pass
                assert (await anyone.get(f"/api/tables/{code}/invite.svg", headers=headers)).status_code == 200
                assert (await anyone.get("/api/tables/zprqxbtd3p9u/invite.svg", headers=headers)).status_code == 429
            stranger = {"authorization": f"Bearer {cy.token}"}
            assert (await anyone.get(f"/api/tables/{code}/invite.svg", headers=stranger)).status_code == 429

    on_a_server(work)


def test_another_sites_pictures_use_up_no_guesses_of_yours() -> None:
    async def work(url: str) -> None:
        foreign = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"}
        async with httpx.AsyncClient(base_url=url) as anyone, httpx.AsyncClient(base_url=url, headers=foreign) as page:
            await guess(page)
            assert (await page.get("/api/games/nosuchgame")).status_code == 429
            assert (await anyone.get("/api/games/nosuchgame")).status_code == 404

    on_a_server(work)


async def tried_until_held(url: str, names: int) -> int:
    """Have people of one address guess, one after the other, until each is held back; return how often they could."""
    async with people(url, *(f"M{number}" for number in range(names))) as guessers:
        tries = 0
        for guesser in guessers:
            headers = {"authorization": f"Bearer {guesser.token}"}
            async with httpx.AsyncClient(base_url=url, headers=headers) as one:
                while (await one.get("/api/games/nosuchgame")).status_code == 404:
                    tries += 1
        return tries


def test_new_people_bring_no_new_guesses() -> None:
    async def work(url: str) -> None:
        started = time.monotonic()
        tries = await tried_until_held(url, 5)
        assert GUESSES <= tries <= GUESSES + (time.monotonic() - started) / 10 + 1

    on_a_server(work)


@pytest.mark.usefixtures("known_for_long")
def test_however_many_are_known_at_an_address_their_guesses_together_are_bounded() -> None:
    async def work(url: str) -> None:
        started = time.monotonic()
        tries = await tried_until_held(url, 15)
        assert 5 * GUESSES < tries <= 11 * GUESSES + 2 * (time.monotonic() - started) + 1

    on_a_server(work)


@pytest.mark.parametrize("path", ["/api/about", "/assets/index-0ldChunk.js"])
def test_another_sites_pictures_use_up_no_requests_of_yours(path: str) -> None:
    async def work(url: str) -> None:
        foreign = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image"}
        async with httpx.AsyncClient(base_url=url) as anyone, httpx.AsyncClient(base_url=url, headers=foreign) as page:
            answers = [(await page.get(path)).status_code for _ in range(13)]
            assert answers[0] in (200, 404)
            assert 429 in answers
            assert (await anyone.get("/api/about")).status_code == 200

    on_a_server(work, rate=1)


def test_another_site_opens_no_sockets_in_your_browser() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,), httpx.AsyncClient(base_url=url) as anyone:
            address = f"ws{url.removeprefix('http')}/api/tables/{await ann.open('willi')}"
            for origin in 13 * ["https://evil.example", "null"]:
                with pytest.raises(InvalidStatus) as shut:
                    await connect(address, additional_headers={"origin": origin})
                assert shut.value.response.status_code in (403, 429)
            assert (await anyone.get("/api/about")).status_code == 200
            for own in ({"origin": url}, {}):
                async with connect(address, additional_headers=own) as socket:
                    assert "welcome" in str(await socket.recv())

    on_a_server(work, rate=1)


def test_ids_of_others_games_are_not_guessed_by_asking_for_ones_own_after_them() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,), httpx.AsyncClient(base_url=url) as anyone:
            anyone.headers["authorization"] = f"Bearer {ann.token}"
            asked = [await anyone.get("/api/games", params={"before": "nosuchgame"}) for _ in range(GUESSES + 1)]
            assert [answered.status_code for answered in asked] == [200] * GUESSES + [429]
            assert (await anyone.get("/api/games")).status_code == 200

    on_a_server(work)


@pytest.mark.parametrize("how", ["GET", "POST"])
def test_keys_of_links_are_not_guessed_without_end(how: str) -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as anyone:

            async def knock() -> int:
                if how == "GET":
                    return (await anyone.get("/api/me/link", params={"key": "nosuchkey"})).status_code
                return (await anyone.post("/api/me/claim", json={"key": "nosuchkey"})).status_code

            assert [await knock() for _ in range(GUESSES + 1)] == [410] * GUESSES + [429]

    on_a_server(work)


@pytest.mark.parametrize("door", ["/api/me/link?key={}", "/api/games/{}", "/api/tables/{}/invite.svg"])
def test_many_who_guess_at_once_guess_no_more_often(door: str) -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as anyone:
            answers = await asyncio.gather(*(anyone.get(door.format(new_code())) for _ in range(4 * GUESSES)))
            assert sum(answered.status_code != 429 for answered in answers) == GUESSES

    on_a_server(work)


def test_many_who_come_at_once_and_do_not_guess_are_all_let_in() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,), httpx.AsyncClient(base_url=url) as anyone:
            key = (await ann.post("/api/me/link"))["key"]
            await guess(anyone, GUESSES - 1)
            crowd = (anyone.get("/api/me/link", params={"key": key}) for _ in range(4 * GUESSES))
            assert {answered.status_code for answered in await asyncio.gather(*crowd)} == {200}

    on_a_server(work)


def test_who_asks_too_often_is_told_how_long_to_wait() -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as anyone:
            answers = [await anyone.get("/api/about") for _ in range(30)]
            held = [answered for answered in answers if answered.status_code == 429]
            assert held
            assert {answered.headers["retry-after"] for answered in held} <= {"1", "2"}

    on_a_server(work, rate=0.5)


def test_a_script_that_asks_too_often_waits_as_it_is_told() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            started = time.monotonic()
            for _ in range(26):
                await ann.get("/api/me")
            assert time.monotonic() - started > 1

    on_a_server(work, rate=2)


async def knocked(told: str | None, seconds: float = 3.5) -> list[float]:
    """Have a client come to a server that holds everybody back; give when it knocked, from its first knock on."""
    knocks: list[float] = []

    def hold(connection: ServerConnection, request: Request) -> Response:
        knocks.append(time.monotonic())
        headers = Headers() if told is None else Headers({"retry-after": told})
        return Response(429, HTTPStatus(429).phrase, headers, b"")

    async with serve(None, "127.0.0.1", 0, process_request=hold) as server:  # type: ignore[arg-type]
        url = f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(seconds), TableClient(url, "code"):
                pass
    return [knock - knocks[0] for knock in knocks]


def test_a_script_at_a_table_does_not_knock_before_it_may() -> None:
    times = uvloop.run(knocked("2"))
    assert 2 <= len(times) <= 4, "some tries may have been under way"
    assert max(times) >= 2
    assert not [knock for knock in times if 1 < knock < 2]


@pytest.mark.parametrize("told", [None, "", "soon", "-1", "Wed, 21 Oct 2015 07:28:00 GMT", "1e9", "nan"])
def test_a_script_knocks_on_where_nothing_sensible_is_told(told: str | None) -> None:
    assert len(uvloop.run(knocked(told, 2.5))) > 3


@pytest.mark.usefixtures("known_for_long")
def test_a_script_that_is_held_back_for_good_says_so() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,), httpx.AsyncClient(base_url=url) as anyone:
            await guess(anyone)
            for _ in range(GUESSES):
                with pytest.raises(ServerSaysNo, match="nothing"):
                    await ann.get("/api/games/nosuchgame")
            started = time.monotonic()
            ann.patience = 2  # less than it is told to wait
            with pytest.raises(ServerSaysNo, match="Too many tries") as no:
                await ann.get("/api/games/nosuchgame")
            assert no.value.why == "door-too-many"
            assert time.monotonic() - started < 2

    on_a_server(work)
