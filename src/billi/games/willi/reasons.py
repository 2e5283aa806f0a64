"""Which rule stands behind an event of Willi, for whoever reads that a record breaks it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from billi.games.spec import EventDict

if TYPE_CHECKING:
    from billi.state import Game

RULES: Final = {
    "round": "W4",
    "deal": "W2",
    "box": "W2",
    "play": "W5",
    "willi": "W7",
    "exchange": "W10",
    "round_end": "W12",
    "round_end.totals": "W11",
    "game_end": "W14",
}


def rule_behind(game: "Game", before: Sequence[EventDict], event: EventDict, field: str = "") -> str:
    """Return the rule that makes ``event``, or one field of it, follow on the events ``before``."""
    kind: str = event["t"]
    if kind == "trick":
        return _rule_of_trick(before)
    if game.seats > game.players and (kind, field) in (("round", "first"), ("play", "seat")):
        return "W16"
    if kind == "play" and event["seat"] >= game.players:
        return "W15"
    return RULES.get(f"{kind}.{field}", RULES[kind])


def _rule_of_trick(before: Sequence[EventDict]) -> str:
    """Return the rule that decides: a call (W7), the lowest card (W6), or that of those short of two tricks (W9)."""
    winners: list[int] = []
    for event in reversed(before):
        if event["t"] == "willi" and not winners:
            return "W7"
        if event["t"] == "trick":
            winners.append(event["winner"])
        if event["t"] == "deal":
            break
    return "W9" if len(set(winners)) < len(winners) else "W6"
