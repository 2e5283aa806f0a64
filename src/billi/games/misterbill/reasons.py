"""Which rule stands behind an event of Mister Bill, for whoever reads that a record breaks it."""

from collections.abc import Sequence
from typing import Final

from billi.games.spec import EventDict

RULES: Final = {
    "round": "MB5",
    "round.dealer": "MB7",
    "round.first": "MB10",
    "deal": "MB8",
    "out": "MB18",
    "award": "MB20",
    "draw": "MB12",
    "pass": "MB14",
    "waiter": "MB14",
    "trade": "MB16T",
    "show": "MB16L",
    "stall": "MB23",
    "game_end": "MB22",
}
PAIRS: Final = {"deal": "MB9", "draw": "MB13", "waiter": "MB17"}
"""When pairs are discarded: after which event, by which rule."""


def rule_behind(before: Sequence[EventDict], event: EventDict, field: str = "") -> str:
    """Return the rule that makes ``event``, or one field of it, follow on the events ``before``."""
    kind: str = event["t"]
    if kind == "pairs":
        return PAIRS[_latest(before, *PAIRS)["t"]]
    if kind == "move":
        return f"MB16{_latest(before, 'waiter')['card']}"
    if kind == "round_end":
        return "MB23" if before[-1]["t"] == "stall" else "MB21"
    return RULES.get(f"{kind}.{field}", RULES[kind])


def _latest(before: Sequence[EventDict], *kinds: str) -> EventDict:
    return next(event for event in reversed(before) if event["t"] in kinds)
