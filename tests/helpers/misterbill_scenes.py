"""Scenes of Mister Bill: positions to begin with, and events to expect.

Seats count clockwise. A position gives the hands by seat; unless team cards are given, seats 0 and 1 are one team,
2 and 3 another, and so on.
"""

from typing import Any

import billi
from billi import MisterBillView, State
from billi.games.spec import EventDict

DECK = "OOOOSSSSPPPPWWWWHHHHDDDDEEEETTTTGGGGLLLLRRRRBBB"


def table(*hands: str, exchange: str = "blind", **fields: Any) -> State:
    """Sit at a table with these hands; luck is about to choose the card drawn, unless another phase is given."""
    return billi.game("misterbill", players=len(hands), exchange=exchange).position(hands=list(hands), **fields)


def hands(state: State) -> list[str]:
    return ["".join(state.view(seat).hand) for seat in range(state.game.players)]


def seen(state: State, seat: int | None) -> MisterBillView:
    view = state.view(seat)
    assert isinstance(view, MisterBillView)
    return view


def draw(seat: int, origin: int, card: str) -> EventDict:
    return {"t": "draw", "seat": seat, "from": origin, "card": card}


def pairs(seat: int, cards: str) -> EventDict:
    return {"t": "pairs", "seat": seat, "cards": list(cards)}


def out(seat: int) -> EventDict:
    return {"t": "out", "seat": seat}


def award(seats: list[int], points: int) -> EventDict:
    return {"t": "award", "seats": seats, "points": points}


def passes(seat: int) -> EventDict:
    return {"t": "pass", "seat": seat}


def waiter(seat: int, card: str, **how: int | str) -> EventDict:
    return {"t": "waiter", "seat": seat, "card": card, **how}


def move(origin: int, to: int, card: str) -> EventDict:
    return {"t": "move", "from": origin, "to": to, "card": card}


def trade(player: int, target: int) -> EventDict:
    return {"t": "trade", "seats": [player, target]}


def show(*seats: int) -> EventDict:
    return {"t": "show", "seats": list(seats)}


def round_end(*points: int) -> EventDict:
    return {"t": "round_end", "points": list(points)}


def game_end(points: list[int], winners: list[int]) -> EventDict:
    return {"t": "game_end", "points": points, "winners": winners}
