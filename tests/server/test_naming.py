"""Every request has a name: in its answer, and in every line of the log that belongs to it."""

import asyncio
import json
import logging
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from billi.server.connections import BoundedConnection
from billi.server.logs import AsJson, AsText, name_request
from billi.server.readiness import Readiness
from billi.server.room import Room
from billi.server.store import Store, Unavailable
from helpers.serving import on_a_server, people

UUID = "f47ac10b-58cc-4372-a567-abcdefabcdef"
"""Its end looks like the code of a table."""


class Lines(logging.Handler):
    """The log as it would be written."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(AsJson())
        self.addFilter(name_request)
        self.written: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.written.append(json.loads(self.format(record)))


@pytest.fixture
def lines() -> Iterator[list[dict[str, Any]]]:
    handler = Lines()
    logging.getLogger().addHandler(handler)
    yield handler.written
    logging.getLogger().removeHandler(handler)


async def named(url: str, name: str | None = None, path: str = "/healthz") -> str:
    async with httpx.AsyncClient(base_url=url) as guest:
        given = {} if name is None else {b"x-request-id": name.encode("latin-1")}
        return (await guest.get(path, headers=given)).headers["x-request-id"]


def test_an_answer_tells_the_name_of_its_request() -> None:
    async def work(url: str) -> None:
        names = {await named(url, path=path) for path in ("/", "/healthz", "/nowhere", "/api/me", "/metrics")}
        assert len(names) == 5
        assert all(len(name) == 16 for name in names)
        assert await named(url, UUID) == UUID
        for strange in (
            "short",
            "x" * 65,
            "two words",
            "a=b;c=d;e=f",
            "é" * 10,
            "abcdefghjkmn",
            "AbCdEfGhIjKlMnOpQr-_12",
        ):
            assert await named(url, strange) != strange

    on_a_server(work)


def test_a_stranger_names_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what a proxy says that is believed, as at this machine, is taken over."""
    monkeypatch.setattr(BoundedConnection, "_is_proxy", lambda self, host: False)

    async def work(url: str) -> None:
        assert len(await named(url, UUID)) == 16

    on_a_server(work)


def test_lines_belong_to_the_request_that_led_to_them(
    lines: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*args: object, **more: object) -> None:
        raise Unavailable("store-unavailable", reason="gone")

    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,):
            code = await ann.open("willi", 4)
            token = {"authorization": f"Bearer {ann.token}"}
            ws = f"ws{url.removeprefix('http')}/api/tables/{code}"
            async with connect(ws, additional_headers={**token, "x-request-id": UUID}) as socket:
                assert socket.response is not None
                assert socket.response.headers["x-request-id"] == UUID
                await socket.recv()
                with monkeypatch.context() as patch:
                    patch.setattr(Store, "append", fail)
                    await socket.send('{"do":"sit","id":"1","seat":0,"name":"Ann"}')
                    while "store-unavailable" not in await socket.recv():
                        pass
            with monkeypatch.context() as patch:
                patch.setattr(Store, "listed", fail)
                name = await named(url, path="/api/tables")
            refused = [line["request"] for line in lines if line["event"].startswith("a wish was refused")]
            assert refused == [UUID, name]

    on_a_server(work)


def test_what_should_never_happen_is_found_by_the_name_in_its_answer(
    lines: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(readiness: Readiness) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(Readiness, "check", fail)

    async def work(url: str) -> None:
        name = await named(url, path="/readyz")
        [line] = [line for line in lines if "a bug" in line.get("trace", "")]
        assert line["request"] == name

    on_a_server(work)


def test_what_the_server_does_by_itself_belongs_to_no_request(
    lines: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(room: Room) -> None:
        raise Unavailable("store-unavailable", reason="gone")

    async def work(url: str) -> None:
        async with people(url, "Ann") as (ann,), ann.table(await ann.open("willi", 4)) as table:
            monkeypatch.setattr(Room, "_do_what_is_due", fail)
            await table.sit(0, "Ann")
            async with asyncio.timeout(20):
                while not (waits := [line for line in lines if line["event"].startswith("a table waits")]):
                    await asyncio.sleep(0.01)
        assert "request" not in waits[0]

    on_a_server(work)


def test_what_other_packages_mark_records_with_for_themselves_is_not_written() -> None:
    """Ray does so, where it is loaded into the same process."""
    record = logging.makeLogRecord({"msg": "at work", "name": "billi", "_ray_timestamp_ns": 1, "table": 7})
    assert AsText().format(record).endswith("at work table=7")
    assert "_ray_timestamp_ns" not in json.loads(AsJson().format(record))


def test_a_name_is_written_whole_and_everything_beside_it_is_blotted_as_ever() -> None:
    record = logging.makeLogRecord({"msg": "at abcdefghjkmn", "name": "billi", "request": UUID})
    assert AsText().format(record).endswith(f"at … request={UUID}")
    assert json.loads(AsJson().format(record))["request"] == UUID
