"""Scenes of Willi: positions to begin with, and events to expect.

Seats count clockwise. With three players the fourth seat, 3, is Willi's.
"""

from typing import Any

import billi
from billi import State, WilliView
from billi.games.spec import EventDict
from helpers.events import as_told, events_of
from helpers.rule_scenes import after, stacked

CARDS = [colour + value for colour in "RYGB" for value in "123456789"]
ONE_COLOUR_EACH = stacked([CARDS[:9], CARDS[9:18], CARDS[18:27], CARDS[27:]], dealer=3)
"""Deals seat 0 all red cards, seat 1 yellow, seat 2 green and seat 3 blue, from 1 to 9."""


def table(*hands: str, exchange: str = "any", **fields: Any) -> State:
    """Sit at a table with these hands."""
    return billi.game("willi", players=len(hands), exchange=exchange).position(hands=list(hands), **fields)


def holding(*cards: str, leader: int = 0, won: tuple[int, ...] = (1, 1, 1, 1), **fields: Any) -> State:
    """Sit at a table where each seat holds this card and otherwise none of the colour of the leader's."""
    others = [card for card in CARDS if card not in cards and card[0] != cards[leader][0]]
    size = 8 - sum(won)
    hands = [" ".join([card, *(others.pop() for _ in range(size - 1))]) for card in cards]
    return table(*hands, leader=leader, won=list(won), **fields)


def told(state: State, *moves: str) -> list[EventDict]:
    """Make moves in order and tell what happened; whoever is asked to call and is not said to, declines."""
    before = len(state.events)
    for move in moves:
        while seen(state).phase == "call" and move != f"{state.to_act[0]}: call Willi":
            state.apply(state.to_act[0], "no call")
        after(state, move)
    return as_told(state.events[before:])


def trick_of(state: State, *moves: str) -> EventDict:
    """Play one trick and give its last event."""
    return told(state, *moves)[-1]


def seen(state: State, seat: int | None = None) -> WilliView:
    view = state.view(seat)
    assert isinstance(view, WilliView)
    return view


def play(seat: int, card: str) -> EventDict:
    return {"t": "play", "seat": seat, "card": card}


def call(seat: int) -> EventDict:
    return {"t": "willi", "seat": seat}


def trick(winner: int) -> EventDict:
    return {"t": "trick", "winner": winner}


def exchange(seat: int, give: str, take: str) -> EventDict:
    return {"t": "exchange", "seat": seat, "give": give, "take": take}


def round_end(totals: list[int], points: list[int]) -> EventDict:
    return {"t": "round_end", "totals": totals, "points": points}


def finished(players: int = 4, **how: Any) -> State:
    """Play a whole game, everyone choosing the first thing they may."""
    start = {name: how.pop(name) for name in ("seed", "dealer") if name in how}
    state = billi.game("willi", players=players, **how).start(**{"seed": 5, **start})
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def all_of(kind: str, state: State) -> list[EventDict]:
    return [event for event in events_of(state) if event["t"] == kind]


def won_by_seat_1(exchange: str = "any", hand: str = "Y2 B2 B3") -> State:
    """Sit at a table where seat 1 has just taken a trick of R4 R1 G4 B4 and holds this hand."""
    hands = ["R8 Y8 G8", hand, "Y5 Y6 Y7", "B7 B8 B9"]
    how = {"leader": 0, "winner": 1, "trick": "R4 R1 G4 B4", "won": [1, 2, 1, 1], "totals": [20, 33, 20, 20]}
    return table(*hands, exchange=exchange, phase="take", **how)


def last_trick(totals: list[int], **fields: Any) -> list[EventDict]:
    """Play the last trick, of four ones, which brings seat 3 up to its total."""
    before = [*totals[:3], totals[3] - 4]
    state = table("R1", "Y1", "G1", "B1", won=[2, 2, 2, 1], totals=before, **fields)
    happened = told(state, "0: play R1", "1: play Y1", "2: play G1", "3: play B1")
    assert happened[4] == trick(3)
    return happened[5:]
