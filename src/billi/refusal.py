"""Why a move is not allowed: the sentence and the rule behind it, for the person who tried."""

from typing import TYPE_CHECKING

from billi.errors import IllegalAction
from billi.games.action import Action

if TYPE_CHECKING:
    from billi.state import State


def why_not(state: "State", seat: int, action: Action) -> IllegalAction:
    """Explain why ``seat`` may not choose ``action`` now."""
    if state.over:
        return IllegalAction("why-over", seat=seat)
    spec, rule = state.game.spec, state.game.spec.asked_by(state.position)
    found = spec.why_not(state, seat, action)
    if found:
        return found
    if seat not in state.to_act:
        if not state.to_act:
            return IllegalAction("why-luck", rule, seat=seat)
        return IllegalAction("why-not-asked", rule, seat=seat, asked=state.to_act)
    return IllegalAction("why-other", rule, seat=seat, action=str(action), choices=state.legal(seat))
