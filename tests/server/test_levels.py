"""Bots that have learned: who chooses for them until they can, and how they come by what they play by."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import uvloop

from billi.bulk import beside
from billi.server import levels
from billi.server.levels import Levels


@pytest.fixture(autouse=True)
def ready(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str]]:
    """Those that can choose at once: nobody, to begin with."""
    found: set[tuple[str, str]] = set()
    monkeypatch.setattr(levels, "_READY", found)
    return found


def with_levels(work: Callable[[Levels], Awaitable[None]]) -> None:
    async def run() -> None:
        here = Levels()
        try:
            await work(here)
        finally:
            await here.close()

    uvloop.run(run())


async def until_all_came(here: Levels) -> None:
    await asyncio.gather(*here._coming.values())


def test_somebody_else_plays_for_a_bot_that_is_not_ready(
    ready: set[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(self: Levels, bot: str, game: str) -> None: ...

    monkeypatch.setattr(Levels, "_make_ready", nothing)

    async def work(here: Levels) -> None:
        assert here.at_hand("master", "willi") == "house"
        assert here.at_hand("easy", "willi") == "easy"
        ready.add(("sharp", "willi"))
        assert here.at_hand("master", "willi") == "sharp"
        assert here.at_hand("sharp", "willi") == "sharp"
        assert here.at_hand("sharp", "misterbill") == "house"
        ready.add(("master", "willi"))
        assert here.at_hand("master", "willi") == "master"

    with_levels(work)


def test_whoever_needs_what_a_bot_plays_by_waits_until_it_is_there(
    ready: set[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    there = asyncio.Event()

    async def when_told(self: Levels, bot: str, game: str) -> None:
        await there.wait()
        ready.add((bot, game))

    monkeypatch.setattr(Levels, "_make_ready", when_told)

    async def work(here: Levels) -> None:
        waiting = asyncio.create_task(here.until_ready("master", "willi"))
        await asyncio.sleep(0.01)
        assert not waiting.done()
        there.set()
        await waiting
        assert ready == {("sharp", "willi"), ("master", "willi")}
        await here.until_ready("master", "willi")

    with_levels(work)


@pytest.mark.parametrize("game", ["misterbill", "willi"])
def test_a_bot_that_is_ready_needs_no_compiler(game: str) -> None:
    """In a process of its own, where nothing was loaded before."""
    code = f"""
import asyncio, sys, uvloop
import billi
from billi.bots import make
from billi.luck import SeededLuck
from billi.server.levels import Levels

async def come():
    here = Levels()
    here.expect("master", "{game}")
    await asyncio.gather(*here._coming.values())
    assert here.at_hand("master", "{game}") == "master"
    assert here.at_hand("sharp", "{game}") == "sharp"

uvloop.run(come())
state, bots = billi.game("{game}").start(seed=1), [make(name, SeededLuck(1)) for name in ("sharp", "master")]
for number in range(30):
    seat = state.to_act[0]
    state.apply(seat, bots[number % 2].choose(state.view(seat)))
print("numba" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("False\n", "")


@pytest.mark.parametrize("before", [True, False])
def test_a_server_compiles_ahead_only_where_nothing_was_compiled_before(
    before: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(self: Levels, bot: str, game: str) -> None: ...

    monkeypatch.setattr(Levels, "_make_ready", nothing)
    monkeypatch.setattr(levels, "AFTER", 0)
    monkeypatch.setenv("BILLI_CACHE", str(tmp_path))
    if before:
        (tmp_path / "willi-answer_many-0.o").touch()

    async def work(here: Levels) -> None:
        here.look_ahead_soon()
        await asyncio.sleep(0.05)
        both = {(bot, game) for bot in ("sharp", "master") for game in ("misterbill", "willi")}
        assert here._coming.keys() == (set() if before else both)

    with_levels(work)


def test_a_server_that_is_soon_gone_compiles_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "AFTER", 0.05)
    monkeypatch.setenv("BILLI_CACHE", str(tmp_path))

    async def work(here: Levels) -> None:
        here.look_ahead_soon()
        await here.close()
        await asyncio.sleep(0.1)
        assert not here._coming

    with_levels(work)


@pytest.mark.parametrize("python", ["/nowhere/python", "false"])
def test_where_no_process_can_compile_the_bot_comes_all_the_same(
    python: str, ready: set[tuple[str, str]], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(levels, "_missing", lambda bot, game: ["answer_many"])
    monkeypatch.setattr(sys, "executable", python)

    async def work(here: Levels) -> None:
        here.expect("sharp", "willi")
        await until_all_came(here)

    with_levels(work)
    assert ready == {("sharp", "willi")}
    assert "cannot be compiled beside the server" in caplog.text


def test_a_bot_that_cannot_be_loaded_is_told_of_and_played_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(bot: str, game: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(levels, "_load", fail)

    async def work(here: Levels) -> None:
        here.expect("sharp", "willi")
        await until_all_came(here)
        assert here.at_hand("sharp", "willi") == "house"

    with_levels(work)
    assert "a bot cannot be made ready, so house plays for it" in caplog.text


def test_a_server_that_stops_does_not_wait_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = []
    start = asyncio.create_subprocess_exec

    async def noted(*command: str, **more: Any) -> asyncio.subprocess.Process:
        started.append(await start(*command, **more))
        return started[-1]

    monkeypatch.setenv("BILLI_CACHE", str(tmp_path))
    monkeypatch.setattr(levels, "_missing", lambda bot, game: ["play_on_many"])
    monkeypatch.setattr(asyncio, "create_subprocess_exec", noted)

    async def work(here: Levels) -> None:
        here.expect("sharp", "willi")
        while not started:
            await asyncio.sleep(0.01)
        await here.close()
        assert started[0].returncode

    with_levels(work)
    assert not list(tmp_path.glob("*.o"))


def test_a_compiler_whose_server_was_killed_leaves_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BILLI_CACHE", str(tmp_path))
    command = [sys.executable, "-m", beside.__name__, "willi", "play_on_many"]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as compiler:
        assert compiler.stdin
        compiler.stdin.close()
        assert compiler.wait(60) == 1
    assert not list(tmp_path.glob("*.o"))
