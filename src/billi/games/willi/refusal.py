"""Why a move of Willi is not allowed, and by which rule anybody is asked."""

from typing import TYPE_CHECKING, Final

from billi.errors import IllegalAction
from billi.games.action import Action
from billi.games.willi import rules
from billi.games.willi.cards import CARDS
from billi.games.willi.notation import seats_of_trick

if TYPE_CHECKING:
    from billi.state import State

ASKED_BY: Final = {
    rules.DEALING: "W2",
    rules.BOXING: "W2",
    rules.PLAYING: "W5",
    rules.CALLING: "W8",
    rules.TAKING: "W10",
    rules.GIVING: "W10",
}
"""The rule by which somebody, or luck, is asked in each phase."""


def why_not(state: "State", seat: int, action: Action) -> IllegalAction | None:
    """Explain why a seat may not choose an action now, where there is more to say than that it is not asked for."""
    p = state.position
    if action.verb == "call Willi" and (seat not in state.to_act or p.phase != rules.CALLING):
        return _why_no_call(state, seat)
    if seat not in state.to_act:
        return None
    if action.card is None or action.card not in CARDS:
        return None
    if action.seat is not None or action.direction is not None:
        return None
    number = CARDS.index(action.card)
    verbs = {rules.BOXING: "box", rules.PLAYING: "play", rules.GIVING: "give"}
    if verbs.get(p.phase) == action.verb and not p.hands[seat] >> number & 1:
        return IllegalAction("why-not-held", ASKED_BY[p.phase], seat=seat, card=action.card)
    if p.phase == rules.PLAYING and action.verb == "play":
        led = CARDS[p.trick[0]]
        return IllegalAction("why-follow", "W5", seat=seat, card=action.card, colour=led[0], value=int(led[1]))
    if p.phase == rules.TAKING and action.verb == "take":
        if number not in p.trick:
            return IllegalAction("why-not-in-trick", "W10", seat=seat, card=action.card)
        return IllegalAction("why-same-colour", "W10", seat=seat, card=action.card)
    if p.phase == rules.GIVING and action.verb == "give":
        return IllegalAction("why-same-colour", "W10", seat=seat, card=action.card)
    return None


def _why_no_call(state: "State", seat: int) -> IllegalAction:
    p = state.position
    has_played = seat in range(state.game.players) and seat in seats_of_trick(p)
    if p.phase not in (rules.PLAYING, rules.CALLING) or not has_played:
        return IllegalAction("why-no-call", "W7", seat=seat)
    if p.won[seat] == rules.TRICKS_EACH:
        return IllegalAction("why-no-call-two-tricks", "W9", seat=seat)
    if p.caller != rules.NOBODY:
        return IllegalAction("why-no-call-called", "W8", seat=seat, caller=p.caller)
    if p.phase == rules.CALLING:
        return IllegalAction("why-not-asked", "W8", seat=seat, asked=state.to_act)
    if rules.short_of_two(p) == 1 << seat:
        return IllegalAction("why-no-call-theirs", "W8", seat=seat)
    return IllegalAction("why-no-call", "W7", seat=seat)
