"""Which rule stands behind an event, for whoever reads that a record breaks it."""

from collections.abc import Sequence
from typing import Final

from billi.game import Game
from billi.notation.base import Event

RULES: Final = {
    "misterbill": {
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
    },
    "willi": {
        "round": "W4",
        "deal": "W2",
        "box": "W2",
        "play": "W5",
        "willi": "W7",
        "exchange": "W10",
        "round_end": "W12",
        "round_end.totals": "W11",
        "game_end": "W14",
    },
}
PAIRS: Final = {"deal": "MB9", "draw": "MB13", "waiter": "MB17"}
"""When pairs are discarded: after which event, by which rule."""


def rule_behind(game: Game, before: Sequence[Event], event: Event, field: str = "") -> str:
    """Give the rule that makes ``event``, or one field of it, follow on the events ``before``."""
    kind: str = event["t"]
    if kind == "pairs":
        return PAIRS[_latest(before, *PAIRS)["t"]]
    if kind == "move":
        return f"MB16{_latest(before, 'waiter')['card']}"
    if kind == "round_end" and game.name == "misterbill":
        return "MB23" if before[-1]["t"] == "stall" else "MB21"
    if kind == "trick":
        return _rule_of_trick(before)
    if kind == "round" and field == "first" and game.seats > game.players:
        return "W16"
    if kind == "play" and field == "seat" and game.seats > game.players:
        return "W16"
    if kind == "play" and event["seat"] >= game.players:
        return "W15"
    rules = RULES[game.name]
    return rules.get(f"{kind}.{field}", rules[kind])


def _latest(before: Sequence[Event], *kinds: str) -> Event:
    return next(event for event in reversed(before) if event["t"] in kinds)


def _rule_of_trick(before: Sequence[Event]) -> str:
    """Say what decides: a call (W7), the lowest card (W6), or that of those who have not two tricks yet (W9)."""
    winners: list[int] = []
    for event in reversed(before):
        if event["t"] == "willi" and not winners:
            return "W7"
        if event["t"] == "trick":
            winners.append(event["winner"])
        if event["t"] == "deal":
            break
    return "W9" if len(set(winners)) < len(winners) else "W6"
