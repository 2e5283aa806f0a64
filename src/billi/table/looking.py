"""How long people look at what has happened before they can act: nobody's clock runs while cards still fly.

The page shows events one by one, at a pace people can follow; both sides take it from ``looks.json``. It is the same
for everyone and depends on the events alone, so nobody gains by being slow to show them.
"""

import json
from collections.abc import Sequence
from importlib.resources import files
from itertools import pairwise
from typing import Final

from billi.notation.base import Event

_LOOKS: Final = json.loads(files("billi.table").joinpath("looks.json").read_text())
LOOK: Final[dict[str, int]] = _LOOKS["look"]
"""Milliseconds for each kind of event."""
TOGETHER: Final = frozenset(_LOOKS["together"])
"""Events that happen at once, and are shown so:"""
AT_ONCE: Final[int] = _LOOKS["at_once"]
"""milliseconds for each of them but the last."""
GATHER: Final[int] = _LOOKS["gather"]
"""Milliseconds in which all is shown, however much it is: long stretches gather themselves."""
READ_ROUND: Final[int] = _LOOKS["read_round"]
"""Milliseconds to read how a round ended."""


def looking_at(events: Sequence[Event]) -> int:
    """Return how many milliseconds some events are looked at, those that follow a round's end after it was read.

    >>> looking_at([{"t": "move"}, {"t": "move"}, {"t": "pairs"}]) == AT_ONCE + LOOK["move"] + LOOK["pairs"]
    True
    """
    if not events:
        return 0
    kinds = [event["t"] for event in events]
    long = sum(AT_ONCE if kind == after and kind in TOGETHER else LOOK[kind] for kind, after in pairwise(kinds))
    rounds = kinds.count("round_end")
    return min(long + LOOK[kinds[-1]] - rounds * LOOK["round_end"], GATHER) + rounds * READ_ROUND
