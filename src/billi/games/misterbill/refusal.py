"""Why a move of Mister Bill is not allowed, and by which rule anybody is asked."""

from typing import TYPE_CHECKING, Final

from billi.errors import IllegalAction
from billi.games.action import Action
from billi.games.misterbill import rules
from billi.games.misterbill.cards import WAITERS
from billi.games.misterbill.notation import cards_in
from billi.games.misterbill.rules import Position
from billi.games.sets import seats_in

if TYPE_CHECKING:
    from billi.state import State

ASKED_BY: Final = {
    rules.DEALING: "MB8",
    rules.DRAWING: "MB12",
    rules.SERVING: "MB14",
    rules.GIVING: "MB16",
    rules.RETURNING: "MB16E",
}
"""The rule by which somebody, or luck, is asked in each phase."""
AIMED: Final = WAITERS[:3]
"""The waiters that are played on somebody."""


def asked_by(p: Position) -> str:
    """Return the rule by which somebody, or luck, is asked now: for a gift the waiter's own (MB16)."""
    return f"MB16{rules.KINDS[p.waiter]}" if p.phase == rules.GIVING else ASKED_BY[p.phase]


def why_not(state: "State", seat: int, action: Action) -> IllegalAction | None:
    """Explain why a seat may not choose an action now, where there is more to say than that it is not asked for."""
    if seat not in state.to_act:
        return None
    p = state.position
    hand = cards_in(p.hands[seat])
    others = [other for other in seats_in(p.still_in) if other != seat]
    if p.phase == rules.SERVING and action.verb == "play" and action.card in WAITERS:
        if action.card not in hand:
            return IllegalAction("why-not-held", "MB14", seat=seat, card=action.card)
        if action.card in AIMED and action.seat not in others:
            return IllegalAction("why-target", f"MB16{action.card}", seat=seat, choices=others)
    if p.phase == rules.GIVING and action.verb == "give" and str(action.card) not in hand:
        return IllegalAction("why-not-held", asked_by(p), seat=seat, card=str(action.card))
    return None
