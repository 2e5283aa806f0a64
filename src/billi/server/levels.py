"""Which of the bots that have learned can choose at once, and who chooses for the others meanwhile.

What they play by is compiled once on each machine, which takes many seconds, and loaded by each server, which takes a
third of one. Neither is done on the event loop: another process compiles, and a thread loads. Until that is done the
best bot chooses that needs nothing of the kind, so that nobody waits.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE
from contextlib import suppress
from typing import Final

from billi.bots import LEARNED, has_learned, make
from billi.bulk.folder import holds_nothing
from billi.games import GAMES
from billi.games.view import View
from billi.luck import SeededLuck
from billi.state import Game
from billi.table.table import Table

NEEDS: Final = {"sharp": ("answer_many",), "master": ("answer_many", "play_on_many", "swap_many")}
"""The compiled functions each level plays by,"""
BELIEVING: Final = "believe_many"
"""and one more for masters of a game in which it tells something what everyone has chosen."""
MEANWHILE: Final = "house"
"""Who chooses for all of them until the first is ready."""

_READY: Final[set[tuple[str, str]]] = set()
"""The bots that can choose at once in this process, each with a game."""

AFTER: Final = 3.0
"""Seconds after its start at which a server looks ahead: one that is gone by then has compiled nothing in vain."""
NOT_BESIDE: Final = "what bots play by cannot be compiled beside the server, and is within it: %s"

log = logging.getLogger(__name__)


class Levels:
    """The levels of bots, as far as they can be played here."""

    def __init__(self) -> None:
        self._coming: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self._one_by_one = asyncio.Lock()

    def at_hand(self, bot: str, game: str) -> str:
        """Return who chooses for a bot now: itself, or the best below it that can."""
        if bot not in LEARNED:
            return bot
        self.expect(bot, game)
        return next((level for level in reversed(_up_to(bot)) if (level, game) in _READY), MEANWHILE)

    def expect(self, bot: str, game: str) -> None:
        """Make ready a bot that will be asked, and those below it that it may leave a choice to."""
        for level in _up_to(bot) if bot in LEARNED else ():
            if (level, game) not in _READY and (level, game) not in self._coming:
                self._coming[level, game] = asyncio.create_task(self._make_ready(level, game))

    async def until_ready(self, bot: str, game: str) -> None:
        """Wait until what a bot plays by is there, or cannot be: whoever asks what it does needs the same."""
        self.expect(bot, game)
        coming = [self._coming[level, game] for level in _up_to(bot) if (level, game) in self._coming]
        if coming:
            await asyncio.wait(coming)

    def expect_those_at(self, table: Table) -> None:
        """Make ready the bots that sit at a table."""
        if table.game:
            for chair in table.chairs:
                self.expect(chair.bot, table.game.name)

    def look_ahead_soon(self) -> None:
        """Have the first who want to play against one of them find it ready, if the server stays."""
        self._alarm = asyncio.get_running_loop().call_later(AFTER, self._look_ahead)

    def _look_ahead(self) -> None:
        """Make all of them ready where nothing was ever compiled."""
        if holds_nothing():
            for bot in NEEDS:
                for game in filter(has_learned, GAMES):
                    self.expect(bot, game)

    async def close(self) -> None:
        """Wait for none of them any more."""
        if self._alarm:
            self._alarm.cancel()
        for task in self._coming.values():
            task.cancel()
        await asyncio.gather(*self._coming.values(), return_exceptions=True)

    async def _make_ready(self, bot: str, game: str) -> None:
        async with self._one_by_one:
            try:
                if missing := await asyncio.to_thread(_missing, bot, game):
                    await _compile_beside(game, missing)
                await asyncio.to_thread(_load, bot, game)
            except Exception:
                log.exception("a bot cannot be made ready, so %s plays for it", MEANWHILE, extra=_about(bot, game))
            else:
                _READY.add((bot, game))
                log.info("a bot is ready", extra=_about(bot, game))


def _up_to(bot: str) -> tuple[str, ...]:
    return LEARNED[: LEARNED.index(bot) + 1]


def needs(bot: str, game: str) -> tuple[str, ...]:
    """Return the compiled functions a bot plays a game by."""
    return (*NEEDS[bot], BELIEVING) if bot == "master" and GAMES[game].believing else NEEDS[bot]


def _about(bot: str, game: str) -> dict[str, str]:
    return {"bot": bot, "game": game}


def _missing(bot: str, game: str) -> list[str]:
    """List what has yet to be compiled for a bot."""
    from billi.bulk.cpu import kept  # which needs NumPy

    return [function for function in needs(bot, game) if kept(game, function) is None]


async def _compile_beside(game: str, functions: list[str]) -> None:
    """Compile some functions in another process; what does not come of it is left to whoever loads them."""
    from billi.bulk import beside
    from billi.bulk.cpu import take

    command = [sys.executable, "-P", "-m", beside.__name__, game, *functions]
    path = os.pathsep.join(filter(None, sys.path))
    try:
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            env={**os.environ, "PYTHONPATH": path},
            start_new_session=True,
        )
    except OSError as problem:
        log.warning(NOT_BESIDE, problem)
        return
    assert process.stdout
    assert process.stderr
    try:
        written, said = await asyncio.gather(process.stdout.read(), process.stderr.read())
        if await process.wait():
            log.warning(NOT_BESIDE, said.decode(errors="replace").strip())
            return
        for function, code in beside.split(written, functions).items():
            if code:
                take(game, function, code)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _load(bot: str, game: str) -> None:
    """Ask a bot for one choice, so that it finds everything it needs."""
    from billi.bulk.cpu import compiled

    for function in needs(bot, game):
        compiled(game, function)
    make(bot, SeededLuck(0)).choose(_a_decision(game))


def _a_decision(game: str) -> View:
    """Return what somebody sees who has a choice."""
    state = Game(game, GAMES[game].players[-1], {}).start(seed=0)
    while len(state.legal(state.to_act[0])) == 1:
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    return state.view(state.to_act[0])
