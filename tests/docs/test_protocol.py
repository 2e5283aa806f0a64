"""What docs/protocol.md says of the wire: its examples, doors, numbers and client."""

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Final

import pytest
from prometheus_client import Counter, Gauge, Histogram

import billi.client
from billi.fair import LONGEST_WORDS
from billi.server import metrics
from billi.server.access import LARGEST_BODY
from billi.server.room import CHAT_AT_ONCE, CHAT_PACE
from billi.server.routes.me import LINK_LASTS
from billi.server.routes.tables import MOST_LISTED
from billi.server.schema import DOORS as DESCRIBED
from billi.server.settings import Settings
from billi.server.wire import LARGEST_FRAME, MOST_WAITING
from billi.table.deciding import CLOCKS, PHRASES
from billi.table.table import REMEMBERED_CHAT
from billi.table.text import LONGEST_NAME, LONGEST_SAYING
from billi.words import LANGUAGES
from helpers.paths import DOCS
from helpers.schema import NEWS, WISHES, by_ref, check
from helpers.serving import on_a_server

PROTOCOL: Final = (DOCS / "protocol.md").read_text(encoding="utf-8")
BLOCKS: Final = re.findall(r"^```json ?(\w*)\n(.*?)^```$", PROTOCOL, re.MULTILINE | re.DOTALL)
EXAMPLES: Final = [(name, json.loads(block)) for name, block in BLOCKS]


def test_every_example_is_in_the_schema() -> None:
    for name, example in EXAMPLES:
        if name:
            by_ref(f"#/$defs/{name}").validate(example)
        else:
            check(example)


def test_there_is_an_example_of_every_message_and_a_line_for_every_door() -> None:
    shown = [example for name, example in EXAMPLES if not name]
    assert {example.get("do") or example["is"] for example in shown} == {*WISHES, *NEWS}
    for door in DESCRIBED:
        assert f"`{door}`" in PROTOCOL


def test_the_numbers_are_those_of_the_code() -> None:
    usual = Settings()
    for told in (
        f"a message of at most {LARGEST_FRAME // 1024} KiB",
        f"a body of at most {LARGEST_BODY // 1024} KiB",
        f"{usual.pace:g} wishes a second, {3 * usual.pace:g} at once",
        f"a saying every {1 / CHAT_PACE:g} seconds, {CHAT_AT_ONCE} at once",
        f"{usual.rate:g} requests a second, {12 * usual.rate:g} at once",
        f"{MOST_WAITING // 1024} KiB wait",
        f"a name: {LONGEST_NAME} characters",
        f"a saying: {LONGEST_SAYING} characters",
        f"words for the luck: {LONGEST_WORDS} characters",
        f"the last {REMEMBERED_CHAT} sayings",
        f"the newest {MOST_LISTED}",
        f"good for {LINK_LASTS // 60_000} minutes",
        f"{usual.grace // 1000} seconds",
        f"its log has {usual.entries:,} lines",
        f"A host: {usual.tables} tables",
        f"not cut after {usual.cutting // 1000} seconds",
        ", ".join(f"`{phrase}`" for phrase in PHRASES),
        ", ".join(f"`{language}`" for language in LANGUAGES),
        " or ".join(str(clock) for clock in sorted(CLOCKS)),
    ):
        assert told in " ".join(PROTOCOL.split())


def test_the_metrics_told_to_hosts_are_all_there_are() -> None:
    hosting = (DOCS / "hosting.md").read_text(encoding="utf-8")
    kept = [metric for metric in vars(metrics).values() if isinstance(metric, Counter | Gauge | Histogram)]
    names = {family.name + "_total" * (family.type == "counter") for metric in kept for family in metric.collect()}
    assert set(re.findall(r"`(billi_\w+)", hosting)) == names


WILLI: Final = '{"game": "willi", "players": 4, "bots": [1, 2, 3]}'
MISTER_BILL: Final = '{"game": "misterbill", "players": 3, "bots": [1, 2]}'


@pytest.mark.parametrize("game", [WILLI, MISTER_BILL])
def test_the_client_in_the_documentation_plays_a_game_and_is_never_too_fast(tmp_path: Path, game: str) -> None:
    (code,) = re.findall(r"^```python\n(.*?)^```$", PROTOCOL, re.MULTILINE | re.DOTALL)
    assert "billi" not in code
    assert WILLI in code
    program = tmp_path / "client.py"
    program.write_text(code.replace(WILLI, game), encoding="utf-8")
    cut_off = metrics.CUT_OFF.labels("too much")._value.get()

    async def work(url: str) -> None:
        arguments = [sys.executable, str(program), url]
        running = await asyncio.create_subprocess_exec(
            *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        async with asyncio.timeout(60):
            out, err = await running.communicate()
        assert running.returncode == 0, err.decode()
        assert re.fullmatch(r"points: \[\d+(, \d+)+\]", out.decode().splitlines()[-1])
        assert metrics.CUT_OFF.labels("too much")._value.get() == cut_off

    on_a_server(work, pace=Settings().pace, pause=200)


def test_every_option_of_every_game_is_told() -> None:
    for name in ("misterbill", "willi"):
        for option, choices in billi.game(name, 3).spec.options.items():
            assert all(f"`{word}`" in PROTOCOL for word in (option, *choices))
