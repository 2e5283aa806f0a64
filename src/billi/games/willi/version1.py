"""Willi by the rules of version 1: somebody could call for a trick that was theirs already (W8).

Nobody plays so any more, so these rules are made here, from the present ones, and run slowly.
"""

from types import ModuleType
from typing import ClassVar, Final, cast

from billi.games.compiling import plain_twin
from billi.games.willi import rules
from billi.games.willi.rules import CALLING, NOBODY, SEATS, Position, at_place, short_of_two
from billi.games.willi.spec import Willi


def ask_to_call(p: Position) -> bool:
    """Ask the next who may call on the latest card, even where the trick is one player's already."""
    if p.caller != NOBODY or p.played == SEATS:
        return False
    contenders = short_of_two(p)
    while p.asked < p.played:
        place = p.asked - 1 if p.asked else p.played - 1
        p.asked += 1
        seat = at_place(p, place)
        if seat < p.players and contenders >> seat & 1:
            p.phase = CALLING
            p.to_act = 1 << seat
            return True
    return False


class WilliOfOld(Willi):
    """Willi by the rules of version 1."""

    record_version = 1
    rules: ClassVar[ModuleType] = cast("ModuleType", plain_twin(rules, {"ask_to_call": ask_to_call}))


WILLI_OF_OLD: Final = WilliOfOld()
