"""The server's doors, over real sockets."""

import asyncio
import json
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import billi
from billi.client import Client, ServerSaysNo
from billi.server.access import Access
from billi.server.settings import Settings
from billi.table.wishes import Choose
from helpers.paths import ROOT
from helpers.serving import on_a_server, people

NEW = {"game": "willi", "players": 4, "bots": [1, 2, 3]}


class Guest:
    """Somebody with a browser: a cookie, and pages that say where they come from."""

    def __init__(self, url: str) -> None:
        self.origin = url
        self.http = httpx.AsyncClient(base_url=self.origin, headers={"origin": self.origin})

    async def post(self, path: str, body: Any, **headers: str) -> httpx.Response:
        return await self.http.post(path, json=body, headers=headers)

    async def introduce(self, name: str = "Ann", language: str = "en") -> "Guest":
        assert (await self.post("/api/me", {"name": name, "language": language})).status_code == 200
        return self

    async def open(self, **more: Any) -> str:
        response = await self.post("/api/tables", {**NEW, **more})
        assert response.status_code == 201, response.text
        code: str = response.json()["code"]
        return code

    def look(self, code: str, origin: str | None = None, since: int = 0) -> connect:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"ws{self.origin.removeprefix('http')}/api/tables/{code}?since={since}"
        headers = {"cookie": cookie} if cookie else {}
        return connect(address, additional_headers=headers, origin=origin or self.origin, compression=None)  # type: ignore[arg-type]


def turned_away(status: int, why: str) -> Any:
    def is_so(error: InvalidStatus) -> bool:
        answer = json.loads(error.response.body or b"")
        return error.response.status_code == status and answer["error"]["why"] == why

    return pytest.raises(InvalidStatus, check=is_so)


async def hear(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """Wait for the next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 10))
        if message["is"] == kind:
            return message


async def wish(socket: ClientConnection, **wanted: Any) -> dict[str, Any]:
    """Make a wish and wait for what becomes of it."""
    await socket.send(json.dumps(wanted))
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 10))
        if message["is"] in ("granted", "refused"):
            return message


async def play(socket: ClientConnection, most: int = 10_000) -> dict[str, Any]:
    """Choose the first answer to every question until the game is over."""
    shown = await hear(socket, "table")
    for number in range(most):
        if shown["public"]["status"] == "over":
            break
        asks = [(hand["seat"], hand["ask"]) for hand in shown["own"]["hands"] if "ask" in hand]
        if asks:
            seat, ask = asks[0]
            chosen = {"do": "choose", "id": f"c{number}", "seat": seat, "action": ask["choices"][0]}
            await socket.send(json.dumps({**chosen, "version": shown["version"]}))
        shown = await hear(socket, "table")
    return shown


@pytest.mark.parametrize(("game", "players"), [("willi", 4), ("misterbill", 5)])
def test_somebody_sits_down_with_bots_and_plays_a_whole_game(game: str, players: int) -> None:
    async def work(url: str) -> None:
        ann = await Guest(url).introduce()
        code = await ann.open(game=game, players=players, bots=list(range(1, players)))
        async with ann.look(code) as socket:
            assert (await wish(socket, do="sit", id="1", seat=0, name="Ann"))["is"] == "granted"
            await socket.send(json.dumps({"do": "begin", "id": "2"}))
            shown = await play(socket)
        assert shown["public"]["status"] == "over"
        assert len(shown["public"]["board"]["points"]) == players

    on_a_server(work)


def test_nobody_acts_without_a_token_or_for_another() -> None:
    async def work(url: str) -> None:
        ann, bo, nobody = await Guest(url).introduce(), await Guest(url).introduce("Bo"), Guest(url)
        assert (await nobody.post("/api/tables", NEW)).status_code == 401
        code = await ann.open(bots=[])
        async with ann.look(code) as hers, bo.look(code) as his, nobody.look(code) as watching:
            await wish(hers, do="sit", id="1", seat=0, name="Ann")
            await wish(hers, do="begin", id="2")
            shown = await hear(watching, "table")
            assert shown["own"]["seats"] == []
            for socket in (his, watching):
                refused = await wish(socket, do="choose", id="3", seat=0, action="box R1", version=99)
                assert (refused["is"], refused["why"]) == ("refused", "table-not-yours")

    on_a_server(work)


def test_a_foreign_page_is_turned_away_before_the_door_opens() -> None:
    async def work(url: str) -> None:
        ann = await Guest(url).introduce()
        code = await ann.open()
        for origin in ("http://evil.example", "null"):
            with turned_away(403, "door-foreign-page"):
                await ann.look(code, origin=origin)
            assert (await ann.post("/api/tables", NEW, origin=origin)).status_code == 403
        del ann.http.headers["origin"]
        assert (await ann.post("/api/tables", NEW)).status_code == 403
        assert (await ann.http.get("/api/me")).json()["name"] == "Ann"

    on_a_server(work)


def test_a_table_that_is_not_there_and_walking_through_codes() -> None:
    async def work(url: str) -> None:
        ann, bo = await Guest(url).introduce(), await Guest(url).introduce("Bo")
        code, other = await ann.open(), await bo.open()
        for strange in ("%00", "%ED%A0%80", "x" * 5000):
            with turned_away(404, "door-not-there"):
                await ann.look(strange)
        for number in range(17):  # 20 at her address, and none of her own: she is as new as anybody could be
            with turned_away(404, "door-not-there"):
                await ann.look(f"nosuchtable{number % 8 + 2}")
        with turned_away(429, "door-too-many"):
            await ann.look(other)
        async with await ann.look(code) as own:
            assert json.loads(await own.recv())["is"] == "welcome"

    on_a_server(work, rate=5)


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "[]",
        "null",
        '{"do":"fly","id":"1"}',
        '{"do":"sit","id":"1","seat":"0","name":"x"}',
        '{"do":"sit","id":"1","seat":0}',
        '{"do":"sit","id":"1","seat":0,"name":"x","more":1}',
        '{"do":"choose","id":"1","seat":0,"action":"box R1","version":1e99}',
        "[" * 4000,
        b"\xff\xfe\x00",
        '{"do":"say","id":"1","text":"\\ud800"}',
    ],
    ids=str,
)
def test_bad_frames_are_refused_and_the_table_is_unharmed(frame: str | bytes) -> None:
    async def work(url: str) -> None:
        ann = await Guest(url).introduce(language="de")
        code = await ann.open()
        async with ann.look(code) as socket:
            await hear(socket, "table")
            await socket.send(frame)
            refused = await hear(socket, "refused")
            assert "\n" not in refused["text"]
            assert (await wish(socket, do="sit", id="2", seat=0, name="Ann"))["is"] == "granted"

    on_a_server(work)


async def until_closed(socket: ClientConnection) -> None:
    while True:
        await asyncio.wait_for(socket.recv(), 10)


async def flood(socket: ClientConnection) -> None:
    for number in range(200):
        await socket.send(json.dumps({"do": "say", "id": str(number), "text": "spam"}))
    await until_closed(socket)


def test_huge_frames_and_floods_close_the_socket_only() -> None:
    async def work(url: str) -> None:
        ann = await Guest(url).introduce()
        code = await ann.open()
        async with ann.look(code) as socket:
            await socket.send("x" * 9000)
            with pytest.raises(ConnectionClosed):
                await until_closed(socket)
        async with ann.look(code) as socket:
            with pytest.raises(ConnectionClosed):
                await flood(socket)
        async with ann.look(code) as socket:
            assert (await wish(socket, do="sit", id="2", seat=0, name="Ann"))["is"] == "granted"

    on_a_server(work, pace=20)


def test_whoever_asks_too_fast_is_cut_off_and_may_come_back() -> None:
    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            code = await ann.open("willi", 4)
            async with Client(url).table(code) as one:
                for number in range(80):
                    with pytest.raises(ServerSaysNo):
                        await one.wish(Choose, seat=0, action="pass", version=number)
                assert one.connections > 1, "it was cut off, and came back"

    on_a_server(work, pace=1)


def test_an_address_cannot_open_sockets_without_end() -> None:
    access = Access(Settings(database="sqlite://", rate=1))
    access.sockets["here"] = 49
    access.check_sockets("here")
    access.sockets["here"] += 1
    with pytest.raises(billi.BilliError):
        access.check_sockets("here")
    access.check_sockets("there")


NOT_TABLES = [
    "",
    "{",
    "[]",
    '{"game":1}',
    '{"game":"willi","players":"4"}',
    '{"game":"bridge","players":4}',
    "[" * 8000,
    "x" * 9000,
]


@pytest.mark.parametrize("body", NOT_TABLES, ids=range(len(NOT_TABLES)))
def test_bad_bodies_are_refused_with_a_sentence(body: str) -> None:
    async def work(url: str) -> None:
        ann = await Guest(url).introduce()
        response = await ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
        assert response.status_code in (400, 413)
        assert response.json()["error"]["text"]
        assert (await ann.http.get("/healthz")).json() == {"ok": True}

    on_a_server(work)


def test_somebody_who_comes_back_is_told_only_what_is_new() -> None:
    async def work(url: str) -> None:
        ann = await Guest(url).introduce()
        code = await ann.open()
        async with ann.look(code) as socket:
            await wish(socket, do="sit", id="1", seat=0, name="Ann")
            await socket.send(json.dumps({"do": "begin", "id": "2"}))
            shown = await play(socket, most=5)
        async with ann.look(code, since=shown["version"]) as socket:
            again = await hear(socket, "table")
        assert again["since"] == again["version"] == shown["version"]
        assert "events" not in again["own"]["hands"][0]

    on_a_server(work)


def test_only_listed_tables_are_listed_and_answers_carry_strict_headers() -> None:
    async def work(url: str) -> None:
        ann = await Guest(url).introduce()
        await ann.open()
        shown = await ann.open(listed=True)
        response = await ann.http.get("/api/tables")
        assert [table["code"] for table in response.json()["tables"]] == [shown]
        assert response.headers["content-security-policy"].startswith("default-src 'none'")

    on_a_server(work)


def test_a_server_started_again_has_every_table(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path}/billi.db"
    told: list[Any] = []
    guests: list[Guest] = []

    async def before(url: str) -> None:
        ann = await Guest(url).introduce()
        code = await ann.open()
        async with ann.look(code) as socket:
            await wish(socket, do="sit", id="1", seat=0, name="Ann")
            await socket.send(json.dumps({"do": "begin", "id": "2"}))
            shown = await play(socket, most=10)
        told.extend([code, shown["version"]])
        guests.append(ann)

    async def after(url: str) -> None:
        ann = Guest(url)
        ann.http.cookies = guests[0].http.cookies
        async with ann.look(told[0]) as socket:
            shown = await hear(socket, "table")
            assert shown["version"] >= told[1]
            assert shown["own"]["seats"] == [0]

    on_a_server(before, database=database)
    on_a_server(after, database=database)


def test_the_page_is_packed_for_whoever_unpacks_it() -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as browser:
            packed = await browser.get("/", headers={"accept-encoding": "gzip"})
            plain = await browser.get("/", headers={"accept-encoding": "identity"})
            picture = await browser.get("/icon-192.png", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
        assert packed.content == plain.content
        assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"
        assert "content-encoding" not in plain.headers
        assert "content-encoding" not in picture.headers

    on_a_server(work)


def test_the_page_is_served_and_nothing_beside_it() -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as browser:
            home = await browser.get("/")
            assert home.headers["content-type"] == "text/html; charset=utf-8"
            assert "<script>" not in home.text
            assert (await browser.get("/t/abcdefghjkmn")).text == home.text
            again = await browser.get("/", headers={"if-none-match": home.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
            for strange in ("/nothing.js", "/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/api/nothing", "/a%00.b"):
                response = await browser.get(strange)
                assert (response.status_code, response.json()["error"]["why"]) == (404, "door-not-there"), strange

    on_a_server(work)


def test_a_client_can_ask_what_there_is_to_choose_from() -> None:
    async def work(url: str) -> None:
        async with httpx.AsyncClient(base_url=url) as anyone:
            told = (await anyone.get("/api/about")).json()
            assert told["games"]["misterbill"]["players"] == [3, 4, 5, 6, 7, 8]
            assert told["languages"] == ["en", "fr", "de", "it"]
            wrong = await anyone.put("/api/tables")
            assert (wrong.status_code, set(wrong.headers["allow"].split(", "))) == (405, {"GET", "HEAD", "POST"})

    on_a_server(work)


def test_what_is_left_out_of_me_stays_and_what_cannot_be_is_refused() -> None:
    async def work(url: str) -> None:
        ann = await Guest(url).introduce("Ann", "de")
        assert (await ann.post("/api/me", {"name": "Anna"})).json() == {"name": "Anna", "language": "de"}
        assert (await ann.post("/api/me", {"language": "la"})).json()["error"]["why"] == "door-language"
        assert (await ann.post("/api/me", {"name": "x" * 25})).json()["error"]["why"] == "table-name-long"
        assert (await ann.http.get("/api/me")).json() == {"name": "Anna", "language": "de"}

    on_a_server(work)


def test_the_readmes_script_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text()
    script = readme.partition("```python\nimport asyncio\n")[2].partition("```")[0]

    async def work(url: str) -> None:
        code = script.replace("http://127.0.0.1:8765", url)
        await asyncio.to_thread(exec, compile("import asyncio\n" + code, "README.md", "exec"), {})
        assert len(json.loads(capsys.readouterr().out)) == 4

    on_a_server(work)
