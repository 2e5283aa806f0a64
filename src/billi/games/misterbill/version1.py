"""Mister Bill by the rules of version 1.

Whoever had no waiter was not asked and told no pass; after a waiter everybody discarded and went out in turn,
clockwise, where now those left without a card go out first (MB17). Nobody plays so any more, so these rules are made
here, from the present ones, and run slowly.
"""

from types import ModuleType
from typing import ClassVar, Final, cast

from billi.games.compiling import plain_twin
from billi.games.log import Log
from billi.games.misterbill import rules
from billi.games.misterbill.rules import Position
from billi.games.misterbill.spec import MisterBill


def see_out(p: Position, first: int, seats: int, log: Log) -> bool:
    """See nobody out before the pairs: whoever has no card is out in turn."""
    return False


class MisterBillOfOld(MisterBill):
    """Mister Bill by the rules of version 1."""

    record_version = 1
    rules: ClassVar[ModuleType] = cast("ModuleType", plain_twin(rules, {"see_out": see_out}))


MISTERBILL_OF_OLD: Final = MisterBillOfOld()
