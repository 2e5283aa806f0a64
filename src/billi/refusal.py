"""Why a move is not allowed: the sentence and the rule behind it, for the person who tried."""

from typing import TYPE_CHECKING

from billi.errors import IllegalAction
from billi.notation.action import Action
from billi.notation.base import seats_in
from billi.notation.misterbill import letters
from billi.notation.willi import CARDS, seats_of_trick
from billi.rules import misterbill, willi

if TYPE_CHECKING:
    from billi.game import State

MB_RULES = {
    misterbill.DEALING: "MB8",
    misterbill.DRAWING: "MB12",
    misterbill.SERVING: "MB14",
    misterbill.GIVING: "MB16",
    misterbill.RETURNING: "MB16E",
}
WILLI_RULES = {
    willi.DEALING: "W2",
    willi.BOXING: "W2",
    willi.PLAYING: "W5",
    willi.CALLING: "W8",
    willi.TAKING: "W10",
    willi.GIVING: "W10",
}


def why_not(state: "State", seat: int, action: Action) -> IllegalAction:
    """Explain why ``seat`` may not choose ``action`` now."""
    if state.over:
        return IllegalAction("why-over", seat=seat)
    is_willi = state.game.name == "willi"
    rule = (WILLI_RULES if is_willi else MB_RULES)[state.table.phase]
    if is_willi and action.verb == "call Willi" and (seat not in state.to_act or state.table.phase != willi.CALLING):
        return _why_no_call(state, seat)
    if seat not in state.to_act:
        if not state.to_act:
            return IllegalAction("why-luck", rule, seat=seat)
        return IllegalAction("why-not-asked", rule, seat=seat, asked=state.to_act)
    found = _why_not_willi(state, seat, action) if is_willi else _why_not_misterbill(state, seat, action)
    if found:
        return found
    return IllegalAction("why-other", rule, seat=seat, action=str(action), choices=state.legal(seat))


def _why_not_misterbill(state: "State", seat: int, action: Action) -> IllegalAction | None:
    t = state.table
    hand = letters(t.hands[seat])
    others = [other for other in seats_in(t.still_in) if other != seat]
    if t.phase == misterbill.SERVING and action.verb == "play" and action.card in tuple("ETGLR"):
        if action.card not in hand:
            return IllegalAction("why-not-held", "MB14", seat=seat, card=action.card)
        if action.card in tuple("ETG") and action.seat not in others:
            return IllegalAction("why-target", f"MB16{action.card}", seat=seat, choices=others)
    if t.phase == misterbill.GIVING and action.verb == "give" and str(action.card) not in hand:
        rule = f"MB16{misterbill.KINDS[t.waiter]}"
        return IllegalAction("why-not-held", rule, seat=seat, card=str(action.card))
    return None


def _why_not_willi(state: "State", seat: int, action: Action) -> IllegalAction | None:
    t = state.table
    if action.card is None or action.card not in CARDS:
        return None
    if action.seat is not None or action.direction is not None:
        return None
    number = CARDS.index(action.card)
    verbs = {willi.BOXING: "box", willi.PLAYING: "play", willi.GIVING: "give"}
    if verbs.get(t.phase) == action.verb and not t.hands[seat] >> number & 1:
        return IllegalAction("why-not-held", WILLI_RULES[t.phase], seat=seat, card=action.card)
    if t.phase == willi.PLAYING and action.verb == "play":
        led = CARDS[t.trick[0]]
        return IllegalAction("why-follow", "W5", seat=seat, card=action.card, colour=led[0], value=int(led[1]))
    if t.phase == willi.TAKING and action.verb == "take":
        if number not in t.trick:
            return IllegalAction("why-not-in-trick", "W10", seat=seat, card=action.card)
        return IllegalAction("why-same-colour", "W10", seat=seat, card=action.card)
    if t.phase == willi.GIVING and action.verb == "give":
        return IllegalAction("why-same-colour", "W10", seat=seat, card=action.card)
    return None


def _why_no_call(state: "State", seat: int) -> IllegalAction:
    t = state.table
    has_played = seat in range(state.game.players) and seat in seats_of_trick(t)
    if t.phase not in (willi.PLAYING, willi.CALLING) or not has_played:
        return IllegalAction("why-no-call", "W7", seat=seat)
    if t.won[seat] == willi.TRICKS_EACH:
        return IllegalAction("why-no-call-two-tricks", "W9", seat=seat)
    if t.caller != willi.NOBODY:
        return IllegalAction("why-no-call-called", "W8", seat=seat, caller=t.caller)
    if t.phase == willi.CALLING:
        return IllegalAction("why-not-asked", "W8", seat=seat, asked=state.to_act)
    if willi.short_of_two(t) == 1 << seat:
        return IllegalAction("why-no-call-theirs", "W8", seat=seat)
    return IllegalAction("why-no-call", "W7", seat=seat)
