"""Records of version 1: what was played by the rules of its time is checked by them.

They differ in three ways. Mister Bill: whoever had no waiter was not asked and told no pass; after a waiter everybody
discarded and went out in turn, clockwise, where now those left without a card go out first (MB17). Willi: somebody
could call for a trick that was theirs already (W8). Nobody plays so any more, so these rules are made here, from the
present ones, and run slowly.
"""

from collections.abc import Mapping
from types import FunctionType, ModuleType
from typing import Any, ClassVar, Final, cast

from billi.game import Game
from billi.notation.base import Notation
from billi.notation.misterbill import MisterBillNotation
from billi.notation.willi import WilliNotation
from billi.rules import misterbill, willi
from billi.rules.compiling import twin
from billi.rules.log import Log

VERSION: Final = 1


def go_out(t: misterbill.Table, first: int, seats: int, log: Log) -> bool:
    """See nobody out before the pairs: whoever has no card is out in turn."""
    return False


def ask_to_call(t: willi.Table) -> bool:
    """Ask the next who may call on the latest card, even where the trick is one player's already."""
    if t.caller != willi.NOBODY or t.played == willi.SEATS:
        return False
    contenders = willi.short_of_two(t)
    while t.asked < t.played:
        place = t.asked - 1 if t.asked else t.played - 1
        t.asked += 1
        seat = willi.at_place(t, place)
        if seat < t.players and contenders >> seat & 1:
            t.phase = willi.CALLING
            t.to_act = 1 << seat
            return True
    return False


def _plain(function: FunctionType) -> FunctionType:
    return function


class MisterBillOfOld(MisterBillNotation):
    """Mister Bill by the rules of version 1."""

    version = VERSION
    rules: ClassVar[ModuleType] = cast("ModuleType", twin(misterbill, _plain, {"go_out": go_out}))


class WilliOfOld(WilliNotation):
    """Willi by the rules of version 1."""

    version = VERSION
    rules: ClassVar[ModuleType] = cast("ModuleType", twin(willi, _plain, {"ask_to_call": ask_to_call}))


NOTATIONS: Final[Mapping[str, Notation[Any]]] = {old.name: old for old in (MisterBillOfOld(), WilliOfOld())}


def as_played(game: Game, version: int) -> Game:
    """Return a game by the rules that records of this version were played by."""
    return Game(game.name, game.players, game.options, NOTATIONS[game.name]) if version == VERSION else game
