"""How long people look at what has happened before they can act: nobody's clock runs while cards still fly.

The page shows events one by one, at a pace people can follow; both sides take it from ``looks.json``. It is the same
for everyone and depends on the events alone, so nobody gains by being slow to show them.
"""

import json
from collections.abc import Sequence
from importlib.resources import files
from itertools import pairwise
from typing import Final

from billi.games.events import Event

_LOOKS: Final = json.loads(files("billi.table").joinpath("looks.json").read_text())
LOOK: Final[dict[str, int]] = _LOOKS["look"]
"""Milliseconds for each kind of event."""
OVERLAP: Final[dict[str, int]] = _LOOKS["overlap"]
"""The same where another of its kind follows: the next card flies while one still looks at the one before."""
GATHER: Final[int] = _LOOKS["gather"]
"""Milliseconds in which all of a round is shown, however much it is: long stretches gather themselves."""
READ_ROUND: Final[int] = _LOOKS["read_round"]
"""Milliseconds to read how a round ended."""


def looking_at(events: Sequence[Event]) -> int:
    """Return how many milliseconds some events are looked at, those that follow a round's end after it was read.

    >>> from billi.games.misterbill.events import CardMoved, PairsDiscarded
    >>> looking_at([CardMoved(0, 1), CardMoved(1, 2), PairsDiscarded(1, ("S",))])
    1090
    """
    if len(events) == 1 and (kind := events[0].kind) != "round_end":  # as most choices bring about
        return min(LOOK[kind], GATHER)
    showing, reading, kinds = 0, 0, [event.kind for event in events]
    for kind, after in pairwise([*kinds, ""]):
        if kind == "round_end":
            reading += min(showing, GATHER) + READ_ROUND
            showing = 0
        else:
            showing += OVERLAP.get(kind, LOOK[kind]) if kind == after else LOOK[kind]
    return reading + min(showing, GATHER)
