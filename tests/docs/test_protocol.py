"""What docs/protocol.md says of the wire: its examples, doors, numbers and client."""

import asyncio
import json
import re
import sys
from pathlib import Path
from typing import Final

import pytest
from prometheus_client import Counter, Gauge, Histogram
from websockets.frames import CloseCode

import billi.client
from billi.fair import LONGEST_WORDS
from billi.server import connections, metrics, socket
from billi.server.access import LARGEST_BODY, NEW, SHARED, SOCKETS, Access
from billi.server.limits import neighbourhood
from billi.server.room import CHAT_AT_ONCE, CHAT_PACE
from billi.server.routes.me import LINK_LASTS, MOST_DEVICES
from billi.server.routes.tables import MOST_LISTED
from billi.server.schema import DOORS as DESCRIBED
from billi.server.settings import Settings
from billi.server.store.base import STRANGERS_LAST
from billi.server.store.data import DAY
from billi.server.thinking import TAKES
from billi.server.turns import AT_A_TURN, EVERY
from billi.server.wire import CHATTER, LARGEST_FRAME, MOST_CHATTER, MOST_WAITING
from billi.table.deciding import CLOCKS, PHRASES
from billi.table.table import REMEMBERED_CHAT
from billi.table.text import LONGEST_NAME, LONGEST_SAYING
from billi.words import LANGUAGES
from helpers.documents import hold_numbers, section
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
        f"the last {REMEMBERED_CHAT} sayings",
        f"the newest {MOST_LISTED}",
        f"good for {LINK_LASTS // 60_000} minutes",
        f"{usual.grace // 1000} seconds",
        f"not cut after {usual.cutting // 1000} seconds",
        ", ".join(f"`{phrase}`" for phrase in PHRASES),
        ", ".join(f"`{language}`" for language in LANGUAGES),
        " or ".join(str(clock) for clock in sorted(CLOCKS)),
    ):
        assert told in " ".join(PROTOCOL.split())


def test_so_is_every_number_among_the_limits() -> None:
    usual, access = Settings(), Access(Settings())
    assert connections.HEAD_TIME == connections.BODY_TIME
    hold_numbers(
        section("protocol.md", "Limits"),
        (
            f"A socket: a message of at most {LARGEST_FRAME // 1024} KiB; "
            f"{usual.pace:g} wishes a second, {3 * usual.pace:g} at once.",
            f"A person at a table: a saying every {1 / CHAT_PACE:g} seconds, {CHAT_AT_ONCE} at once;",
            f"A table: when its log has {usual.entries:,} lines,",
            f"One person fills at most {usual.share} of them with anything but the game;",
            f"A host: {usual.tables} tables that are open or in play;",
            f"Games in which nobody plays but bots: {AT_A_TURN * 1000 // EVERY} choices a second,",
            f"only a `master` takes its time, {TAKES / 1000:g} seconds from question to answer",
            f"An address: {access.asked.rate:g} requests a second, {access.asked.size:g} at once,",
            f"{SOCKETS * usual.rate:,.0f} open sockets, and {access.wishes.rate:g} wishes a second over all of them;",
            f"a wish counts once more for every {socket.CROWD} who look at the table.",
            f"At IPv6 a network of {neighbourhood('2001:db8::7').partition('/')[2]} bits",
            f"Where {access.missed.size:g} codes, ids or keys were named that are nobody's, "
            f"one more may be named every {1 / access.missed.rate:g} seconds,",
            f"people who have been known for {NEW // 3_600_000} hour have {access.missed.size:g} of their own, "
            f"and all of them at an address {access.missed.size / SHARED:g}, "
            f"one more every {1 / access.missed.rate * SHARED:g} second.",
            f"New people from an address: {access.newcomers.size:g} at once, "
            f"then one every {1 / access.newcomers.rate:g} seconds.",
            f"New tables on the public list: {access.listings.size:g} at once, "
            f"then one every {1 / access.listings.rate:g} seconds;",
            "is a 429,",
            f"A person: {MOST_DEVICES} devices;",
            f"is forgotten {STRANGERS_LAST // DAY} days after their last visit.",
            f"HTTP: a head of at most {connections.LARGEST_HEAD // 1024} KiB "
            f"and a body of at most {LARGEST_BODY // 1024} KiB, {connections.HEAD_TIME:g} seconds for each;",
            f"{connections.CONNECTIONS * usual.rate:,.0f} connections an address,",
            f"at most {CHATTER:g} frames a second that are no whole message (pings, pongs, parts), "
            f"{MOST_CHATTER:g} at once.",
            f"a name: {LONGEST_NAME} characters; a saying: {LONGEST_SAYING} characters; "
            f"words for the luck: {LONGEST_WORDS} characters.",
            f"cut off when {MOST_WAITING // 1024} KiB wait for them",
            f"| {socket.STOPPING} | the server stops",
            f"| {socket.FAILED} | something went wrong here",
            f"| {CloseCode.MESSAGE_TOO_BIG:d} | a message was too long |",
            f"| {socket.TOO_MUCH} | too many wishes, or frames |",
            f"| {socket.NOT_YOU} | you are not who you were",
            f"| {socket.LATER} | the database does not answer",
        ),
    )


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
