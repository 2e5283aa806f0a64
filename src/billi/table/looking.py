"""How long people look at what has happened before they can act: nobody's clock runs while cards still fly.

The page shows events one by one, at a pace people can follow: for as long as their classes say, all of a round within
what ``pace.json`` says. It is the same for everyone and depends on the events alone, so nobody gains by being slow to
show them.
"""

import json
from collections.abc import Sequence
from importlib.resources import files
from itertools import zip_longest
from typing import Final

from billi.games.events import Event

_PACE: Final = json.loads(files("billi.table").joinpath("pace.json").read_text())
GATHER: Final[int] = _PACE["gather"]
"""Milliseconds in which all of a round is shown, however much it is: long stretches gather themselves."""
READ_ROUND: Final[int] = _PACE["read_round"]
"""Milliseconds to read how a round ended."""


def looking_at(events: Sequence[Event]) -> int:
    """Return how many milliseconds some events are looked at, those that follow a round's end after it was read.

    >>> from billi.games.misterbill.events import CardMoved, PairsDiscarded
    >>> looking_at([CardMoved(0, 1), CardMoved(1, 2), PairsDiscarded(1, ("S",))])
    1090
    """
    if len(events) == 1 and (event := events[0]).kind != "round_end":  # as most choices bring about
        return min(event.look, GATHER)
    showing, reading = 0, 0
    for event, after in zip_longest(events, events[1:]):
        if event.kind == "round_end":
            reading += min(showing, GATHER) + READ_ROUND
            showing = 0
        elif event.overlap is not None and after and event.kind == after.kind:
            showing += event.overlap
        else:
            showing += event.look
    return reading + min(showing, GATHER)
