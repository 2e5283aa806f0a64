"""Logs are for people or for machines, hold no secrets, and are not filled by strangers."""

import asyncio
import json
import logging
import re
from collections.abc import Mapping
from typing import Any

import pytest
import uvloop
from websockets.asyncio.client import connect
from websockets.typing import Origin

from billi.server.logs import NOT_COPIED, REFUSED_BY_STORE, UNREADABLE, AsJson, AsText, Seldom, conceal
from billi.server.settings import Settings, without_secrets
from helpers.serve_command import SECRET, Running, open_table


@pytest.mark.parametrize("kind", ["text", "json"])
def test_logs_hold_no_secrets(kind: str) -> None:
    async def visit(server: Running) -> list[str]:
        code, cookie = await open_table(server.address)
        token = cookie["cookie"].removeprefix("billi=")
        async with connect(server.table(code), additional_headers=cookie, origin=Origin(server.address)):
            pass
        for path in (f"/api/tables/{code}", f"/nowhere/{code}?token={token}"):
            server.get(path)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(f"NONSENSE /api/tables/{code}\r\ncookie: billi={token}\r\n\r\n".encode())
        await reader.read()
        writer.close()
        return [code, token]

    with Running("serve", "--port", "0", "--log", kind) as server:
        secrets = uvloop.run(visit(server))
        assert server.stop() == 0
    assert "serving" in server.err
    for secret in secrets:
        assert secret not in server.out + server.err
    if kind == "json":
        for line in server.err.splitlines():
            assert {"time", "level", "logger", "event"} <= json.loads(line).keys()


@pytest.mark.parametrize(
    ("text", "blotted"),
    [
        ("all is well, really", "all is well, really"),
        ("see /api/tables/abcdefghjkm2?since=3", "see /api/tables/…?since=3"),
        ("CodeTaken: abcdefghjkm2", "CodeTaken: …"),
        ("postgresql://ann:pass/w@rd@db.example/games", "postgresql://…@db.example/games"),
        ("redis://:pw@localhost:6379", "redis://…@localhost:6379"),
        ("postgresql://db/games?user=ann&password=pw&x=1", "postgresql://db/games?user=ann&password=…&x=1"),
        ("cookie: billi=AbCdEfGhIjKlMnOpQr-_12; Path=/", "cookie: billi=…; Path=/"),
        ("in test_some_long_name_ok", "in test_some_long_name_ok"),
    ],
)
def test_secrets_that_slip_into_a_log_are_blotted_out(text: str, blotted: str) -> None:
    assert conceal(text) == blotted


def logged(error: Exception | None = None, **more: Any) -> logging.LogRecord:
    trace = (type(error), error, None) if error else None
    record = logging.LogRecord("billi.test", logging.ERROR, "", 0, "%s\nhappened", ("it",), trace)
    vars(record).update(more)
    return record


def test_a_line_for_people_is_one_line() -> None:
    assert AsText().format(logged(worker=7))[20:] == r"ERROR billi.test: it\nhappened worker=7"
    lines = AsText().format(logged(ValueError("redis://:pw@host"))).splitlines()
    assert lines[1:] == ["ValueError: redis://…@host"]


def test_a_line_for_machines_is_an_object() -> None:
    line = AsJson().format(logged(ValueError("redis://:pw@host"), worker=7, where="redis://:pw@host"))
    assert "\n" not in line
    said: Mapping[str, Any] = json.loads(line)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", said["time"])
    assert {name: said[name] for name in said if name != "time"} == {
        "level": "error",
        "logger": "billi.test",
        "event": "it\nhappened",
        "worker": 7,
        "where": "redis://…@host",
        "trace": "ValueError: redis://…@host",
    }


def test_settings_keep_passwords_to_themselves() -> None:
    settings = Settings(database=f"postgresql://ann:{SECRET}@host/db", redis=f"redis://:{SECRET}@host")
    assert SECRET not in repr(settings)
    assert SECRET not in without_secrets(settings.database)


def test_what_a_stranger_can_have_written_is_written_once_a_minute() -> None:
    seldom = Seldom()

    def is_written(text: str, at: float) -> bool:
        return seldom.filter(logging.makeLogRecord({"msg": text, "created": at}))

    strange = "Invalid HTTP request received."
    assert [is_written(strange, at) for at in (100, 101, 159, 161, 162)] == [True, False, False, True, False]
    assert [is_written(REFUSED_BY_STORE, at) for at in (100, 101, 161)] == [True, False, True]
    assert [is_written(NOT_COPIED, at) for at in (100, 101, 161)] == [
        True,
        False,
        True,
    ]
    assert [is_written("a table cannot go on", at) for at in (100, 101)] == [True, True]


def test_a_table_that_cannot_be_read_is_told_once_a_minute_whoever_knocks_and_so_is_every_other() -> None:
    seldom = Seldom()

    def is_written(table: str, at: float) -> bool:
        return seldom.filter(logging.makeLogRecord({"msg": UNREADABLE, "created": at, "table": table}))

    assert [is_written(table, at) for table, at in (("a", 100), ("b", 101), ("a", 159), ("a", 161), ("b", 160))] == [
        *(True, True, False),
        *(True, False),
    ]
    for number in range(10_000):
        is_written(f"{number}", 200)
    is_written("c", 300)
    assert len(seldom._written) < 100
