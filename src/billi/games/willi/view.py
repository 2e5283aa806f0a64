"""What Willi shows, and to whom."""

from dataclasses import dataclass
from typing import Any

from billi.games.view import Board, View
from billi.games.willi import rules
from billi.games.willi.cards import CARDS, WilliCard
from billi.games.willi.notation import PHASES, cards_in, clockwise, pile, seats_of_trick
from billi.games.willi.rules import Position


@dataclass(frozen=True, kw_only=True)
class WilliBoard(Board):
    """What lies on the table at Willi. Of those who may call, ``to_act`` is the one asked now."""

    clockwise: list[int]
    """The seats in the order they play this round, from seat 0 on: with three, Willi changes his place."""
    leader: int
    """Who leads the trick."""
    trick: list[tuple[int, str]]
    """Seat and card, in the order played."""
    caller: int | None
    """Who has called for the trick."""
    won: list[int]
    """Tricks won this round."""
    totals: list[int]
    """The values of the cards in them."""


@dataclass(frozen=True, kw_only=True)
class WilliView(WilliBoard, View):
    """What one seat sees at Willi."""

    hand: list[WilliCard]
    """The viewer's own cards, colour by colour."""
    box: WilliCard | None = None
    """The viewer's own card in the box."""
    taken: WilliCard | None = None
    """The card of the trick the viewer is exchanging for."""


def in_the_open(p: Position) -> dict[str, Any]:
    """Return what lies on the table for all to see."""
    sizes = list(map(int.bit_count, p.hands))
    if p.players < rules.SEATS:
        sizes[rules.WILLI] = len(pile(p))
    return {
        "phase": PHASES[p.phase],
        "hand_sizes": sizes,
        "clockwise": clockwise(p),
        "leader": p.leader,
        "trick": [(seat, CARDS[card]) for seat, card in zip(seats_of_trick(p), p.trick, strict=False)],
        "caller": None if p.caller == rules.NOBODY else p.caller,
        "won": list(p.won),
        "totals": list(p.totals),
    }


def in_hand(p: Position, seat: int | None) -> dict[str, Any]:
    """Return what one seat alone may see; what there is not is left out."""
    if seat is None:
        return {"hand": []}
    held: dict[str, Any] = {"hand": list(cards_in(p.hands[seat]))}
    if p.box[seat] != rules.NO_CARD:
        held["box"] = CARDS[p.box[seat]]
    if p.taken != rules.NO_CARD and p.to_act >> seat & 1:
        held["taken"] = CARDS[p.taken]
    return held
