"""Every door answers whatever it is asked, in a sentence."""

import json
import time
from contextlib import suppress

import httpx
import pytest

from billi.server.app import DOORS
from billi.server.routes.tables import LONGEST_LINK, draw_qr
from helpers.hostile_server import STRANGE_NAMES, WRONG, Guest, House, Line, ask, filled, is_one_line

WAYS = ("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE")
BODIES: list[bytes] = [
    *(b"", b" ", b"{", b"[]", b"null", b"1", b'""', b"hello", b"\0", b"\xff\xfe", b"[" * 8000, b'{"a":' * 1500),
    *(json.dumps({"game": wrong, "players": 4}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": 4, "options": {"exchange": wrong}}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": 4, "options": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": 4, "clock": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": 4, "language": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": 4, "bots": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"game": "willi", "players": 4, "listed": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"name": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"name": "x", "language": wrong, "bearer": True}).encode() for wrong in WRONG),
    *(json.dumps({"name": "x", "bearer": wrong}).encode() for wrong in WRONG),
    *(json.dumps({"key": wrong, "bearer": True}).encode() for wrong in WRONG),
    b'{"name":"\\ud800"}',
    b'{"name":"\xed\xa0\x80"}',
    b'{"game":"willi","players":4,"more":1}',
    b"x" * 8193,
    b'{"name":"' + b"x" * 100_000 + b'"}',
]
PATHS = sorted({path for _, path, _ in DOORS})


def assert_answered(status: int, said: str) -> None:
    """Assert that a request was answered, or refused in one clear line."""
    assert status < 500, said
    if status >= 400 and said:
        text = json.loads(said)["error"]["text"] if said.startswith("{") else said
        assert is_one_line(text)


@pytest.mark.parametrize("path", PATHS)
def test_every_door_answers_every_method_and_body(house: House, path: str) -> None:
    known = {how for how, its, _ in DOORS if its == path}
    for how in WAYS:
        guest = Guest(house, "Ann")
        for body in BODIES if how == "POST" and how in known else BODIES[:12]:
            response = guest.http.request(how, filled(path, "nosuchtable2"), content=body, headers=guest.headers)
            assert_answered(response.status_code, response.text)
            if how not in known | {"GET", "HEAD"}:
                assert response.status_code in (404, 405)
            if how == "DELETE" and response.is_success:
                guest = Guest(house, "Ann")


@pytest.mark.parametrize("path", PATHS)
def test_every_door_answers_every_name(house: House, path: str) -> None:
    guest = Guest(house, "Ann")
    for name in STRANGE_NAMES:
        for how in ("GET", "POST"):
            status, said = ask(house, how, filled(path, name), guest.headers)
            assert_answered(status, said)
            if "{code}" in path or "{id}" in path:
                assert status >= 400, name
            assert "root:" not in said


STRANGE_HEADERS: list[dict[str, str]] = [
    *({"authorization": text} for text in ("", "Bearer", "Bearer ", "Bearer \xff\xfe", "Basic YTpi", "bearer\tx")),
    {"authorization": "Bearer " + "x" * 5000},
    *({"cookie": text} for text in ("billi", "billi=", 'billi="', r'billi="\377\000"', ";;;==", "\xff", "billi=\xff")),
    *({"cookie": text} for text in ("billi=x; billi=y", "$Version=1; billi=x", "a=b;" * 1000 + "billi=x")),
    {"cookie": 'billi="' + "\\" * 5000 + '"'},
    *(
        {"cookie": "billi=" + "1" * 22, "origin": text}
        for text in ("", "null", "http://[", "http://[::1", "//", "http://", "\xff", "http://a@b:c", "x" * 5000, "[]")
    ),
    *({"accept-language": text} for text in ("", "xx", "\xff", "de" * 3000, "DE-ch;q=1")),
    *({"content-type": text} for text in ("", "text/html", "multipart/form-data", "application/json; charset=utf-7")),
    *({"content-encoding": text} for text in ("gzip", "br", "x")),
    *({"host": text} for text in ("[", "x:y", "a b", "\xff", "evil.example", "x" * 200)),
    *({"x-forwarded-for": text} for text in ("", "not an address", "::::", "1.2.3.4, 5", "\xff", "x" * 5000)),
    *({"x-forwarded-proto": text} for text in ("", "gopher", "\xff")),
    {"expect": "100-continue"},
    {"upgrade": "h2c", "connection": "upgrade, close"},
    {"range": "bytes=0-0,-1"},
    {"transfer-encoding": "gzip, chunked"},
]


@pytest.mark.parametrize("headers", STRANGE_HEADERS, ids=lambda headers: str(headers)[:50])
def test_every_door_answers_strange_headers(house: House, headers: dict[str, str]) -> None:
    code = Guest(house, "Ann").open()
    for how, path, _ in DOORS:
        body = json.dumps({"game": "willi", "players": 4} if "tables" in path else {"name": "x"}).encode()
        status, said = ask(house, how, filled(path, code), headers, body)
        assert_answered(status, said)
        if how == "DELETE" or path in ("/api/games", "/api/me/link", "/api/me/claim"):
            assert status >= 400


def test_an_invitation_to_a_host_without_end_is_answered(open_house: House) -> None:
    code = Guest(open_house, "Ann").open()
    assert_answered(*ask(open_house, "GET", f"/api/tables/{code}/invite.svg", {"host": "x" * 5000}))


def test_an_invitation_costs_no_more_the_longer_the_host(open_house: House) -> None:
    code = Guest(open_house, "Ann").open()
    path = f"/api/tables/{code}/invite.svg"
    names = [f"{number}{'x' * (LONGEST_LINK - len(f'http:///t/{code}') - 1)}" for number in range(2)]
    status, _ = ask(open_house, "GET", path, {"host": names[0]})
    assert status == 200
    assert len(names[0]) < 120
    for host in (f"{names[0]}x", "x" * 460):
        status, said = ask(open_house, "GET", path, {"host": host})
        assert (status, json.loads(said)["error"]["why"]) == (413, "door-too-large")
    draw_qr.cache_clear()
    for _ in range(3):
        for name in names:
            draw_qr(f"http://{name}/t/{code}")
    assert draw_qr.cache_info().misses == 2, "the same is drawn once"


def test_every_door_takes_its_body_in_chunks_and_not_too_many(house: House) -> None:
    guest = Guest(house, "Ann")
    wish = b'{"game":"willi","players":4}'
    response = guest.http.post("/api/tables", content=iter([wish[:5], b"", wish[5:]]), headers=guest.headers)
    assert response.status_code == 201
    for how, path, _ in DOORS:
        with suppress(httpx.WriteError, httpx.ReadError):  # hung up on while we talk
            response = guest.http.request(
                how, filled(path, "nosuchtable2"), content=(b"x" * 1000 for _ in range(200)), headers=guest.headers
            )
            assert_answered(response.status_code, response.text)
            assert how != "POST" or path == "/api/me/link" or response.status_code == 413


def test_a_cookie_full_of_backslashes_takes_no_time(house: House) -> None:
    started = time.monotonic()
    for how, path, _ in DOORS:
        assert_answered(*ask(house, how, filled(path, "nosuchtable2"), {"cookie": 'billi="' + "\\" * 60_000 + '"'}))
    assert time.monotonic() - started < 5


def test_a_cookie_changes_nothing_from_anothers_page(house: House) -> None:
    guest = Guest(house)
    guest.http.post("/api/me", json={"name": "Ann"})
    code = Guest(house, "Bo").open()
    cookie = f"billi={guest.http.cookies['billi']}"
    wanted = {"/api/tables": b'{"game":"willi","players":4}'}
    for origin in (None, "", "null", "http://evil.example", f"http://127.0.0.1:{house.port}.evil.example"):
        headers = {} if origin is None else {"origin": origin}
        for how, path, _ in DOORS:
            response = guest.http.request(how, filled(path, code), content=wanted.get(path, b"{}"), headers=headers)
            assert "access-control-allow-origin" not in response.headers
            if how != "GET":
                assert response.status_code == 403, path
        with Line(house, f"/api/tables/{code}", {**headers, "cookie": cookie}) as line:
            assert line.status == 403
            assert line.refusal()["why"] == "door-foreign-page"
    ours = {"origin": house.url}
    assert guest.http.post("/api/tables", content=wanted["/api/tables"], headers=ours).status_code == 201
