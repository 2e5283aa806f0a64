"""Handshakes and requests that are none are turned away."""

import re
import socket
from contextlib import ExitStack, suppress

import pytest

from billi.server.identity import new_token
from helpers.hostile_server import STRANGE_NAMES, Guest, House, Line, handshake, looking_on, viewers_of

BAD_HANDSHAKES: dict[str, dict[str, str | None]] = {
    "no key": {"sec-websocket-key": None},
    "a short key": {"sec-websocket-key": "eA=="},
    "a key that is none": {"sec-websocket-key": "!"},
    "no version": {"sec-websocket-version": None},
    "an old version": {"sec-websocket-version": "8"},
    "a version that is none": {"sec-websocket-version": "\xb9\xb3"},
    "a long header": {"x": "y" * 20_000},
    "many headers": {f"x-{number}": "y" for number in range(200)},
    "a foreign page with a cookie": {"cookie": f"billi={new_token()}", "origin": "http://evil.example"},
    "no page with a cookie": {"cookie": f"billi={new_token()}"},
    "a page that is no address, with a cookie": {"cookie": f"billi={new_token()}", "origin": "http://["},
}


@pytest.mark.parametrize("headers", BAD_HANDSHAKES.values(), ids=BAD_HANDSHAKES)
def test_a_bad_handshake_is_turned_away(house: House, headers: dict[str, str | None]) -> None:
    table, _ = looking_on(house, begun=True)
    with Line(house, f"/api/tables/{table}", headers) as line:
        assert 400 <= line.status < 500, line.head
    assert viewers_of(house, table) == 0


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_only_get_opens_a_socket(house: House, method: str) -> None:
    table, _ = looking_on(house, begun=True)
    with house.connect() as connection:
        connection.sendall(handshake(house, f"/api/tables/{table}", {}, method))
        assert connection.recv(2**16).startswith(b"HTTP/1.1 4")


@pytest.mark.parametrize("name", STRANGE_NAMES, ids=lambda name: name[:20])
def test_a_table_nobody_set_up_is_not_there(house: House, name: str) -> None:
    with Line(house, f"/api/tables/{name}", Guest(house, "Ann").headers) as line:
        assert 400 <= line.status < 500


STRANGE_QUESTIONS = [
    *("?since=-1", "?since=1e9", "?since=9999999", "?since=99999999999999999999", "?since=0x10", "?since=+1"),
    *("?since=%D9%A1%D9%A2", "?since=%C2%B2", "?since=", "?since", "?since=1&since=2", "?since=%00", "?since=NaN"),
    *("?hand=", "?hand=%00", "?hand=%FF", "?hand=%C3%A9", "?hand=" + "f" * 32, "?hand=" + "x" * 5000, "?hand=a&hand=b"),
    *("?" + "&" * 3000, "?" + "a=b&" * 1000, "?%", "??", "?;;", "?since[]=1", "?=", "?hand=%ED%A0%80"),
]


@pytest.mark.parametrize("asked", STRANGE_QUESTIONS, ids=lambda asked: asked[:20])
def test_whatever_is_asked_besides_shows_no_more_than_anybody_sees(house: House, asked: str) -> None:
    table, people = looking_on(house, begun=True)
    with people["stranger"].look(table, asked) as line:
        shown = line.shown()
    assert shown["own"]["seats"] == []
    assert [hand["seat"] for hand in shown["own"]["hands"]] == [None]
    assert 0 <= shown["since"] <= shown["version"]


NOT_HTTP = {
    "nothing": b"\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(200),
    "zeros": bytes(1000),
    "another version": b"GET /healthz HTTP/9.9\r\n\r\n",
    "a strange method": b"FLY /healthz HTTP/1.1\r\nhost: x\r\n\r\n",
    "a header without a colon": b"GET /healthz HTTP/1.1\r\nhost\r\n\r\n",
    "a header with a space": b"GET /healthz HTTP/1.1\r\nho st: x\r\n\r\n",
    "a header with a NUL": b"GET /healthz HTTP/1.1\r\nhost: \0\r\n\r\n",
    "a path that is not ASCII": b"GET /\xff HTTP/1.1\r\nhost: x\r\n\r\n",
    "two lengths": b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}",
    "a length that is none": b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n{}",
    "a huge length": b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999999999\r\n\r\n{}",
    "chunks that are none": b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
    "a length and chunks": b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\ntransfer-encoding: chunked\r\n\r\n0",
    "another protocol": b"SSH-2.0-OpenSSH_9.6\r\n",
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
}


@pytest.mark.parametrize("request_", NOT_HTTP.values(), ids=NOT_HTTP)
def test_what_is_not_http_is_turned_away(house: House, request_: bytes) -> None:
    with house.connect() as connection, suppress(ConnectionError):
        connection.sendall(request_)
        connection.shutdown(socket.SHUT_WR)
        answered = connection.recv(2**16)
        assert not answered or answered.startswith(b"HTTP/1.1 4"), answered


def test_half_requests_keep_nobody_waiting(house: House) -> None:
    table, people = looking_on(house, begun=True)
    whole = handshake(house, f"/api/tables/{table}", people["host"].headers)
    with ExitStack() as stack:
        for length in range(0, len(whole) - 1, 2):
            connection = stack.enter_context(house.connect())
            connection.sendall(whole[:length])
        house.assert_well()
        with people["player"].look(table) as line:
            assert line.wish("ping", version=0)["is"] == "granted"


def test_a_byte_at_a_time_is_a_request_too(house: House) -> None:
    with house.connect() as connection:
        for byte in b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n":
            connection.sendall(bytes([byte]))
        assert connection.makefile("rb").read().endswith(b'{"ok":true}')


def test_a_body_that_breaks_off_is_nothing_to_complain_about(house: House) -> None:
    for path in ("/api/me", "/api/tables", "/api/me/claim"):
        with house.connect() as connection:
            connection.sendall(f"POST {path} HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{{".encode())
            connection.shutdown(socket.SHUT_WR)
            connection.recv(2**16)


@pytest.mark.parametrize("asked", [b"GET /readyz", b"GET /api/schema", b"DELETE /api/me"])
def test_a_socket_asked_for_before_the_answer_to_something_else_opens_nothing(house: House, asked: bytes) -> None:
    """It used to be answered first, in place of what was asked before; and each filled a page of the log."""
    table, _ = looking_on(house, begun=True)
    with house.connect() as connection:
        connection.sendall(asked + b" HTTP/1.1\r\nhost: x\r\n\r\n" + handshake(house, f"/api/tables/{table}", {}))
        answers = connection.makefile("rb").read()
    assert re.findall(rb"HTTP/1.1 (\d+) ", answers) == [b"401" if asked.startswith(b"DELETE") else b"200", b"400"]
    for _ in range(20):
        with house.connect() as connection:
            connection.sendall(asked + b" HTTP/1.1\r\nhost: x\r\n\r\n" + handshake(house, f"/api/tables/{table}", {}))
    assert viewers_of(house, table) == 0


@pytest.mark.parametrize("asked", ["GET /readyz", "POST /api/me", "DELETE /api/me"])
def test_nonsense_before_the_answer_to_something_else_is_nothing_to_complain_about(house: House, asked: str) -> None:
    """The answer used to be written to a connection that was closed, which filled a page of the log each time."""
    request = f"{asked} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{{}}"
    more = handshake(house, "/", {"upgrade": "h2c"})
    for _ in range(40):
        with house.connect() as connection:
            connection.sendall(request.encode() + more)
            with suppress(ConnectionError):
                for nonsense in (b"\x16\x03\x01", b"G" * 20_000, b"\x81\xd0"):
                    connection.sendall(nonsense)
                connection.recv(2**16)
