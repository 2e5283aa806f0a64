"""``billi`` and ``billi serve``, as whoever runs them sees them: how they start, what they say, and how they stop."""

import asyncio
import json
import re
import resource
import signal
import socket
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from billi.server.app import A_TABLE
from billi.server.listening import NEARBY, address_of, listen, listen_nearby
from billi.server.serving import MOST_FILES, have_files
from billi.server.settings import CannotServe
from billi.words import LANGUAGES, Words
from helpers.serve_command import Running, open_table
from helpers.server_processes import quiet_port


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("args", [["serve", "--port", "0"], []], ids=["serve", "alone"])
def test_it_serves_until_told_to_stop(args: list[str], how: signal.Signals) -> None:
    with Running(*args, BILLI_PORT="0") as server:
        assert server.address.startswith("http://127.0.0.1:")
        assert server.get().json() == {"ok": True}
        assert server.stop(how) == 0
        assert server.out.splitlines()[1:] == ["billi has stopped."]
        assert "Traceback" not in server.err


def test_alone_it_says_nothing_but_where_it_is() -> None:
    with Running(BILLI_PORT="0") as server:
        assert server.stop() == 0
        assert server.out == f"The table is set: {server.address} (Ctrl+C clears it)\nbilli has stopped.\n"
        assert server.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language_of_whoever_runs_it(language: str) -> None:
    with Running("serve", "--port", "0", "--lang", language) as server:
        said = Words(language).text("serve-ready", address=server.address)
        assert server.stop() == 0
        assert server.out == f"{said}\n{Words(language).text('serve-stopped')}\n"


def test_tables_are_kept_in_a_file_of_one_s_own(tmp_path: Path) -> None:
    with Running("serve", "--port", "0") as server:
        assert server.get().json() == {"ok": True}
        assert server.stop() == 0
    assert (tmp_path / "data" / "billi" / "billi.db").exists()
    assert (tmp_path / "data" / "billi").stat().st_mode & 0o777 == 0o700


def test_alone_it_takes_the_next_free_port(busy: int) -> None:
    with Running(BILLI_PORT=str(busy)) as server:
        assert server.port == busy + 1
        assert server.get().json() == {"ok": True}
        assert server.stop() == 0


def test_any_port_will_do_when_all_nearby_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def taken(host: str, port: int) -> socket.socket:
        tried.append(port)
        if port:
            raise CannotServe("serve-busy", port=str(port))
        return socket.socket()

    monkeypatch.setattr("billi.server.listening.listen", taken)
    listen_nearby("127.0.0.1", 65530).close()
    assert tried == [*range(65530, 65536), 0]
    listen_nearby("127.0.0.1", 2000).close()
    assert tried[7:] == [*range(2000, 2000 + NEARBY), 0]


def test_the_environment_says_what_the_options_do_not(tmp_path: Path) -> None:
    port, other = quiet_port(), quiet_port()
    environ = {
        "BILLI_PORT": str(port),
        "BILLI_HOST": "localhost",
        "BILLI_DATABASE": f"sqlite:///{tmp_path}/mine.db",
        "BILLI_PUBLIC_URL": "https://billi.example",
        "BILLI_LOG": "json",
    }
    with Running("serve", **environ) as server:
        assert server.address == "https://billi.example"
        assert server.hear("serving")["address"].endswith(f":{port}")
        response = httpx.post(f"http://localhost:{port}/api/me", json={"name": "Ann"})
        assert "Secure" in response.headers["set-cookie"]
        assert server.stop() == 0
    assert (tmp_path / "mine.db").exists()
    with Running("serve", "--port", str(other), "--public-url", "http://other.example", **environ) as server:
        assert server.address == "http://other.example"
        assert httpx.get(f"http://localhost:{other}/healthz").json() == {"ok": True}


def test_where_everyone_is_let_in_others_are_told_an_address_they_can_use() -> None:
    with listen("0.0.0.0", 0) as listener:
        assert re.fullmatch(r"http://(?!0\.0\.0\.0)[\d.]+:\d+", address_of(listener))
    with listen("127.0.0.1", 0) as listener:
        assert address_of(listener) == f"http://127.0.0.1:{listener.getsockname()[1]}"


def test_whoever_sits_at_a_table_is_told_and_nobody_waits() -> None:
    async def sit_until_the_end(server: Running) -> int:
        code, cookie = await open_table(server.address)
        async with connect(server.table(code), additional_headers=cookie, origin=Origin(server.address)) as table:
            stopping = asyncio.to_thread(server.stop)
            with suppress(ConnectionClosed):
                heard.append(json.loads(await table.recv()))
                returned = asyncio.create_task(stopping)
                while True:
                    heard.append(json.loads(await table.recv()))
        return await returned

    heard: list[dict[str, Any]] = []
    with Running("serve", "--port", "0") as server:
        assert uvloop.run(asyncio.wait_for(sit_until_the_end(server), 60)) == 0
    assert heard[-1]["is"] == "goodbye"


def test_whoever_sat_at_a_table_is_told_to_come_back_together_and_not_all_tables_at_once() -> None:
    tables = 12

    async def sit_until_the_end(server: Running) -> list[list[dict[str, Any]]]:
        async with AsyncExitStack() as stack:
            lines = []
            for _ in range(tables):
                code, cookie = await open_table(server.address)
                for _ in range(2):
                    door = connect(server.table(code), additional_headers=cookie, origin=Origin(server.address))
                    lines.append(await stack.enter_async_context(door))
            heard = [asyncio.create_task(all_of(line)) for line in lines]
            await asyncio.to_thread(server.stop)
            told = await asyncio.gather(*heard)
        return [told[place : place + 2] for place in range(0, len(told), 2)]

    async def all_of(line: ClientConnection) -> dict[str, Any]:
        heard: dict[str, Any] = {}
        with suppress(ConnectionClosed):
            while True:
                heard = json.loads(await line.recv())
        return heard

    with Running("serve", "--port", "0") as server:
        told = uvloop.run(asyncio.wait_for(sit_until_the_end(server), 60))
    assert all(one == other and one["is"] == "goodbye" for one, other in told)
    waits = {one.get("back", 0) for one, _ in told}
    assert len(waits) > 1
    assert max(waits) <= tables * A_TABLE


def test_stopping_while_somebody_is_still_sending_takes_a_moment_and_leaves_no_traceback() -> None:
    head = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 14\r\n\r\n"
    with (
        Running("serve", "--port", "0", "--log", "json") as server,
        socket.create_connection(("127.0.0.1", server.port), 10) as slow,
        socket.create_connection(("127.0.0.1", server.port), 10) as silent,
    ):
        for sender in (slow, silent):
            sender.sendall(head + b'{"name":')
        assert server.get().json() == {"ok": True}  # and so it has taken in what came before
        started = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        time.sleep(0.2)
        slow.sendall(b'"Ann"}')
        assert slow.recv(1000).startswith(b"HTTP/1.1 200 ")
        assert silent.recv(1000).startswith(b"HTTP/1.1 408 ")
        assert server.stop() == 0
        assert time.monotonic() - started < 8  # else it would wait ten seconds for the rest
    assert [json.loads(line)["event"] for line in server.err.splitlines()] == ["serving", "stopped"]


def test_a_server_may_hold_as_many_connections_as_the_system_lets_it() -> None:
    soft, hard = before = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 1024) if soft > 0 else 1024, hard))
        have_files()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (most, hard)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
