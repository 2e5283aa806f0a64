"""What docs/hosting.md has proxies do, done by them: whoever plays at a table is led to one server."""

import asyncio
import json
import re
import socket
import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Protocol

import httpx
import pytest
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import InvalidMessage, InvalidStatus
from websockets.http11 import Request, Response
from websockets.typing import Origin

from billi.server.connections import CONNECTIONS
from billi.server.settings import Settings
from billi.server.wire import PING_EVERY
from helpers.paths import ROOT
from helpers.programs import needs_program
from helpers.serve_command import Running, open_table, until
from helpers.server_processes import quiet_port

TABLES = 24
"""So many that luck, which names them, does not lead all of them to one of two servers."""


class Listening(Protocol):
    """Somebody at a port."""

    @property
    def port(self) -> int:
        """Where."""


Write = Callable[[str, int], str]
"""Makes a whole configuration of what the docs say, for a port to listen to."""


def said(language: str) -> str:
    """Return the examples in a language."""
    found = re.findall(rf"```{language}\n(.*?)```", (ROOT / "docs/hosting.md").read_text(), re.DOTALL)
    return "\n".join(found)


def nginx(folder: str, port: int) -> str:
    """Have nginx listen without a certificate, as a test may."""
    plain = said("nginx").replace("proxy_pass http://127.0.0.1:8765;", "proxy_pass http://billi;")
    plain = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", re.sub(r"\n.*ssl_certificate.*", "", plain))
    paths = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return f"daemon off; error_log stderr; pid {folder}/pid; events {{}} http {{ {paths}\n{plain} }}"


def haproxy(folder: str, port: int) -> str:
    """Have HAProxy listen without a certificate."""
    return re.sub(r"bind .*", f"bind 127.0.0.1:{port}", said("haproxy")).replace(
        "X-Forwarded-Proto https", "X-Forwarded-Proto http"
    )


def caddy(folder: str, port: int) -> str:
    """Have Caddy listen without a certificate, and be patient with servers on a busy machine."""
    plain = said("caddy").replace("billi.example {", f"http://127.0.0.1:{port} {{")
    plain = plain.replace("health_timeout 3s", "health_timeout 60s")
    return f"{{\n    admin off\n    storage file_system {folder}\n}}\n{plain}"


PROXIES: dict[str, tuple[Write, list[str]]] = {
    "nginx": (nginx, ["-c"]),
    "haproxy": (haproxy, ["-db", "-f"]),
    "caddy": (caddy, ["run", "--adapter", "caddyfile", "--config"]),
}


@contextmanager
def before(servers: Sequence[Listening], program: str, folder: Path) -> Iterator[str]:
    """Have a proxy stand before servers; give its address."""
    write, arguments = PROXIES[program]
    port, file = quiet_port(), folder / "configuration"
    text = write(str(folder), port)
    for place, server in enumerate(servers):
        assert f"127.0.0.1:{8765 + place}" in text
        text = text.replace(f"127.0.0.1:{8765 + place}", f"127.0.0.1:{server.port}")
    file.write_text(text)
    with (folder / "said").open("w") as heard, ExitStack() as stack:
        running = subprocess.Popen([needs_program(program), *arguments, str(file)], stdout=heard, stderr=heard)
        stack.callback(running.wait, 30)
        stack.callback(running.terminate)
        until(lambda: running.poll() is not None or is_there(port), 30)
        assert running.poll() is None, (folder / "said").read_text()
        yield f"http://127.0.0.1:{port}"


def is_there(port: int) -> bool:
    """Whether somebody answers who is well."""
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5).status_code == 200
    except httpx.TransportError:
        return False


def is_led_somewhere(address: str, code: str) -> bool:
    """Whether somebody answers who comes to a table, be it that this is no way to come."""
    return httpx.get(f"{address}/api/tables/{code}", timeout=60).status_code < HTTPStatus.INTERNAL_SERVER_ERROR


def tables_at(server: Running) -> int:
    """Return how many tables a server has in memory."""
    found = re.search(r"^billi_tables ([\d.]+)", server.get("/metrics").text, re.MULTILINE)
    assert found
    return round(float(found[1]))


@pytest.mark.parametrize("program", PROXIES)
def test_everyone_at_a_table_is_led_to_one_server_and_to_another_when_it_is_gone(
    program: str, tmp_path: Path, new_postgres: str
) -> None:
    async def come_all(address: str, codes: list[tuple[str, dict[str, str]]], times: int) -> None:
        async with AsyncExitStack() as stack:
            for since in range(times):
                for code, cookie in codes:
                    where = f"{address.replace('http', 'ws')}/api/tables/{code}?since={since}"
                    door = connect(where, additional_headers=cookie, origin=Origin(address), open_timeout=60)
                    assert "welcome" in str(await (await stack.enter_async_context(door)).recv())
            held.append([tables_at(server) for server in servers if server.process.poll() is None])

    async def play(address: str) -> None:
        codes = [await open_table(address) for _ in range(TABLES)]
        await come_all(address, codes, 3)
        await asyncio.to_thread(servers[0].stop)
        for code, _ in codes:
            await asyncio.to_thread(until, partial(is_led_somewhere, address, code))
        await come_all(address, codes, 1)

    held: list[list[int]] = []
    with ExitStack() as stack:
        servers = [stack.enter_context(Running("serve", "--port", "0", BILLI_DATABASE=new_postgres)) for _ in range(2)]
        address = stack.enter_context(before(servers, program, tmp_path))
        assert httpx.get(f"{address}/metrics").status_code in (403, 404)
        uvloop.run(play(address))
    assert sum(held[0]) == TABLES
    assert all(held[0])
    assert held[1] == [TABLES]


@dataclass(frozen=True)
class Stub:
    """A server of some version, as a proxy sees it."""

    port: int
    knows: bool
    """Whether it can read the tables people come to."""

    def answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """Let people in to tables, unless they are for servers of another version."""
        if request.path in ("/healthz", "/readyz"):
            return connection.respond(HTTPStatus.OK, "")
        return None if self.knows else connection.respond(HTTPStatus.SERVICE_UNAVAILABLE, "")


@pytest.mark.parametrize("program", ["nginx", "haproxy"])
def test_whoever_comes_to_a_server_that_leaves_the_table_to_others_is_led_to_those(
    program: str, tmp_path: Path
) -> None:
    """As in an upgrade: docs/hosting.md. Caddy cannot be told so in a line."""

    async def welcome(connection: ServerConnection) -> None:
        await connection.send("welcome")

    async def come(proxy: ExitStack) -> None:
        stubs = [Stub(quiet_port(), knows) for knows in (False, True)]
        async with AsyncExitStack() as stack:
            for stub in stubs:
                await stack.enter_async_context(serve(welcome, "127.0.0.1", stub.port, process_request=stub.answer))
            address = await asyncio.to_thread(proxy.enter_context, before(stubs, program, tmp_path))
            for code in range(TABLES):
                async with connect(f"{address.replace('http', 'ws')}/api/tables/code{code}") as door:
                    assert await door.recv() == "welcome"

    with ExitStack() as proxy:
        uvloop.run(come(proxy))


UNREADABLE = "/api/tables/unreadable"
"""Where whoever answers has a table that cannot be read."""


class Echo(BaseHTTPRequestHandler):
    """Answers with the headers that come, as pairs."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        if self.path.startswith(UNREADABLE):
            self.send_error(HTTPStatus.SERVICE_UNAVAILABLE)
            return
        told = json.dumps([[name.lower(), value] for name, value in self.headers.items()]).encode()
        self.send_response(HTTPStatus.OK)
        self.send_header("content-length", str(len(told)))
        self.end_headers()
        self.wfile.write(told)

    def log_message(self, *said: object) -> None:
        """Say nothing."""


@contextmanager
def echoing() -> Iterator[Stub]:
    """Have somebody at a port who tells what a proxy passes on."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Echo) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield Stub(server.server_port, True)
        finally:
            server.shutdown()


LIES = {
    "x-forwarded-for": "192.0.2.66",
    "x-forwarded-proto": "gopher",
    "x-request-id": "of-a-guest",
}


@pytest.mark.parametrize("program", PROXIES)
def test_no_guest_chooses_their_address_or_what_the_log_calls_them_and_browsers_are_told_to_stay_encrypted(
    program: str, tmp_path: Path
) -> None:
    with echoing() as stub, before([stub, stub], program, tmp_path) as address:
        answer = httpx.get(address, headers=LIES)
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        passed_on: list[list[str]] = answer.json()
        assert [value for name, value in passed_on if name == "x-forwarded-for"] == ["127.0.0.1"]
        assert [value for name, value in passed_on if name == "x-forwarded-proto"] == ["http"]
        [request] = [value for name, value in passed_on if name == "x-request-id"]
        assert re.fullmatch(r"[0-9a-f-]{32,36}", request)


@pytest.mark.parametrize("program", PROXIES)
@pytest.mark.parametrize("spelled", ["/metrics", "/%6Detrics", "/%6d%65trics", "/metrics?all", "/metric%73"])
def test_the_metrics_are_not_read_through_a_proxy_however_they_are_spelled(
    program: str, spelled: str, tmp_path: Path
) -> None:
    with (
        echoing() as stub,
        before([stub, stub], program, tmp_path) as address,
        socket.create_connection(("127.0.0.1", int(address.rpartition(":")[2]))) as line,
    ):
        host = address.removeprefix("http://")
        line.sendall(f"GET {spelled} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        assert re.match(rb"HTTP/1.1 40[34] ", line.makefile("rb").readline())


def break_off(port: int, code: int) -> None:
    """Send a request that ends in nonsense, as anybody can."""
    with socket.create_connection(("127.0.0.1", port)) as line:
        head = f"POST /api/tables/{code} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nTransfer-Encoding: chunked\r\n\r\n"
        line.sendall(f"{head}5\r\nhello\r\nnonsense\r\n".encode())
        line.recv(1)


@pytest.mark.parametrize("program", PROXIES)
def test_nobody_is_shut_out_by_a_table_that_cannot_be_read_or_a_guest_who_sends_nonsense(
    program: str, tmp_path: Path
) -> None:
    with echoing() as one, echoing() as two, before([one, two], program, tmp_path) as address:
        for code in range(TABLES):
            assert httpx.get(f"{address}{UNREADABLE}{code}").status_code == 503
            break_off(int(address.rpartition(":")[2]), code)
        assert [httpx.get(f"{address}/api/tables/{code}").status_code for code in range(TABLES)] == [200] * TABLES


COUNTING = {"nginx": "limit_conn guests {}", "haproxy": "sc0_conn_cur gt {}"}
"""How those say how many connections an address may have who can count them."""
FEW = 4


@pytest.mark.parametrize("program", COUNTING)
def test_one_address_does_not_take_all_the_connections_of_a_proxy(
    program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = round(CONNECTIONS * Settings().rate)
    write, arguments = PROXIES[program]

    def with_few(folder: str, port: int) -> str:
        text, told = write(folder, port), COUNTING[program]
        assert text.count(told.format(usual)) == 1
        return text.replace(told.format(usual), told.format(FEW))

    async def come(address: str) -> ClientConnection:
        return await connect(f"{address.replace('http', 'ws')}/api/tables/x", open_timeout=20)

    async def crowd(address: str) -> None:
        there = [await come(address) for _ in range(FEW)]
        with pytest.raises((InvalidStatus, InvalidMessage, OSError)) as shut:
            await come(address)
        if isinstance(shut.value, InvalidStatus):
            assert shut.value.response.status_code == HTTPStatus.TOO_MANY_REQUESTS
        await there.pop().close()
        async with asyncio.timeout(20):
            while len(there) < FEW:
                with suppress(InvalidStatus, InvalidMessage, OSError):
                    there.append(await come(address))
        await asyncio.gather(*(line.close() for line in there))

    async def work() -> None:
        async def stay(line: ServerConnection) -> None:
            await line.wait_closed()

        async with serve(stay, "127.0.0.1", 0, process_request=Stub(0, True).answer) as server:
            stub = Stub(next(iter(server.sockets)).getsockname()[1], True)
            way = before([stub, stub], program, tmp_path)
            address = await asyncio.to_thread(way.__enter__)
            try:
                await crowd(address)
            finally:
                await asyncio.to_thread(way.__exit__, None, None, None)

    monkeypatch.setitem(PROXIES, program, (with_few, arguments))
    uvloop.run(work())


def test_the_caddyfile_that_is_shipped_shuts_nobody_out_either() -> None:
    text = (ROOT / "deploy/Caddyfile").read_text()
    assert not re.search(r"^\s*(fail_duration|request_body)", text, re.MULTILINE)
    assert re.search(r"^\s*health_uri /readyz\n\s*health_interval 1s$", text, re.MULTILINE)


@pytest.mark.parametrize("program", PROXIES)
def test_what_a_proxy_says_of_silence_is_longer_than_the_time_between_pings(program: str) -> None:
    limits = [int(seconds) for seconds in re.findall(r"timeout (?:client|server|tunnel) (\d+)s", said(program))]
    limits += [int(seconds) for seconds in re.findall(r"proxy_(?:read|send)_timeout +(\d+)s", said(program))]
    assert len(limits) == (3 if program == "haproxy" else 0), "nginx has a minute, and Caddy none"
    assert all(limit >= 2 * PING_EVERY for limit in limits)


def test_a_proxy_on_the_same_machine_is_believed_where_the_door_is_open_to_both_kinds_of_network() -> None:
    """Where it is not, all guests are one address to billi, and share its limits."""
    # As with --host ::, a door of IPv6 to which IPv4 may come; but to nobody outside.
    with Running("serve", "--host", "::ffff:127.0.0.1", "--port", "0") as server:
        told = {"x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https", "x-request-id": "named-by-the-proxy"}
        origin = f"https://127.0.0.1:{server.port}"
        answer = httpx.post(
            f"http://127.0.0.1:{server.port}/api/me", json={"name": "Ann"}, headers={**told, "origin": origin}
        )
        assert answer.headers["x-request-id"] == "named-by-the-proxy"
        assert "__Host-billi" in answer.headers["set-cookie"]

        async def come() -> None:
            async with connect(server.table("nobodys"), additional_headers=told, origin=Origin(origin)):
                raise AssertionError("there is no such table")

        with pytest.raises(InvalidStatus) as no:
            uvloop.run(come())
        assert no.value.response.headers["x-request-id"] == "named-by-the-proxy"
        assert server.stop() == 0
