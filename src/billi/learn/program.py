"""A bot that is a program: a question a line on its standard input, an answer a line on its standard output.

Each seat of each game has a process of its own, so a program knows what its seat may see and no more. What it says on
standard error goes where ours goes. See docs/learning.md.
"""

import queue
import shlex
import subprocess
import threading
from dataclasses import fields
from typing import IO, Any, Final

import msgspec

from billi.errors import BilliError, brief
from billi.games import GAMES
from billi.games.action import Action
from billi.games.view import View
from billi.luck import Luck
from billi.table.messages import Ask, Hand

PATIENCE: Final = 60.0
"""Seconds a program may think about an answer,"""
FAREWELL: Final = 2.0
"""and until it ends once nobody asks it any more."""
LUCK: Final = 2**31
LONGEST_ANSWER: Final = 10_000
EXAMPLE: Final = '{"action": "pass"}'

_encode: Final = msgspec.json.Encoder().encode


class BotFailed(BilliError):
    """A bot that cannot go on."""


class ProgramQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What a program is asked."""

    game: str
    players: int
    options: dict[str, str]
    luck: int
    """A number from 0 to 2**31 - 1 for whatever the program leaves to chance: the same in the same game."""
    board: dict[str, Any]
    """What lies on the table for all to see, as in the protocol,"""
    hand: Hand
    """and what the seat alone sees: its cards, what has happened, and what it is asked."""


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """What a program answers."""

    action: str


class ProgramBot:
    """Asks a program."""

    def __init__(self, command: str, luck: Luck) -> None:
        self.command = command
        self.luck = luck
        self.patience = PATIENCE
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except (OSError, ValueError) as error:  # no such file, not a program, an open quotation mark
            reason = getattr(error, "strerror", None) or str(error)
            raise BotFailed("bot-not-started", name=brief(command), reason=reason) from error
        assert self._process.stdin
        assert self._process.stdout
        self._input: IO[bytes] = self._process.stdin
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True).start()

    def choose(self, view: View) -> Action:
        """Return what the program answers."""
        try:
            self._input.write(_encode(question(view, self.luck.below(LUCK))) + b"\n")
        except OSError:
            raise self._ended() from None
        try:
            line = self._answers.get(timeout=self.patience)
        except queue.Empty:
            raise BotFailed("bot-slow", name=brief(self.command), seconds=self.patience) from None
        if not line:
            raise self._ended()
        try:
            return Action.parse(msgspec.json.decode(line, type=Answer).action)
        except (msgspec.DecodeError, BilliError):
            said = brief(line.decode(errors="replace").strip())
            raise BotFailed("bot-nonsense", name=brief(self.command), example=EXAMPLE, found=said) from None

    def close(self) -> None:
        """Ask no more: the program finds its input at an end, and has a moment to end as well."""
        try:
            self._input.close()
            self._process.wait(FAREWELL)
        except (OSError, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()

    def _listen(self, output: IO[bytes]) -> None:
        """Pass on what the program says, line by line; an empty one when there is no more."""
        with output:
            while line := output.readline(LONGEST_ANSWER):
                self._answers.put(line)
        self._answers.put(b"")

    def _ended(self) -> BotFailed:
        try:
            code: int | None = self._process.wait(FAREWELL)
        except subprocess.TimeoutExpired:
            code = None
        return BotFailed("bot-ended", name=brief(self.command), code="–" if code is None else str(code))


def question(view: View, luck: int) -> ProgramQuestion:
    """Put a view as the protocol puts it: what all may see, and what the seat may."""
    spec = GAMES[view.game]
    public = {field.name: getattr(view, field.name) for field in fields(spec.board)}
    common = {field.name for field in fields(View)}
    own = {field.name: getattr(view, field.name) for field in fields(spec.view) if field.name not in {*public, *common}}
    rule = ""
    if spec.recall is not None:
        bits = spec.option_bits(view.players, view.options)
        rule = spec.asked_by(spec.recall.position_of(view, spec.empty(), bits))
    hand = Hand(
        seat=view.seat,
        hand=list(view.hand),
        events=view.events,
        ask=Ask(rule=rule, choices=[str(action) for action in view.legal], chosen=None),
        besides={name: seen for name, seen in own.items() if seen is not None},
    )
    return ProgramQuestion(
        game=view.game, players=view.players, options=view.options, luck=luck, board=public, hand=hand
    )
