"""Mister Bill written down: letters for cards, words for actions."""

from functools import cache
from typing import Final

from billi.games.action import Action
from billi.games.misterbill import rules
from billi.games.misterbill.rules import KINDS, Position

PHASES: Final = ("deal", "draw", "serve", "give", "return", "over")
DIRECTIONS: Final = ("left", "right")
COPIES: Final = {kind: 3 if kind == "B" else 4 for kind in KINDS}
DISHES: Final = KINDS[: rules.EXCHANGE]
WAITERS: Final = tuple(KINDS[rules.EXCHANGE : rules.BILL])


@cache
def letters(hand: int) -> str:
    """Write a hand.

    >>> letters(0b1000_0000_0101)
    'OPB'
    """
    return "".join(kind for bit, kind in enumerate(KINDS) if hand >> bit & 1)


def action_of(p: Position, seat: int, code: int) -> Action:
    """Put an action of the rules in words."""
    if code < rules.SERVE:
        return give_of(code, rules.receiver(p, seat, p.still_in))
    return serve_of(code)


def number_of(p: Position, seat: int, action: Action) -> int:
    """Find the rules' number of an action; -1 if it can never be one now."""
    if p.phase == rules.SERVING:
        return SERVE_CODES.get(action, -1)
    if p.phase == rules.GIVING and action.verb == "give" and action.card in COPIES and action.direction is None:
        if action.seat is None or action.seat == rules.receiver(p, seat, p.still_in):
            return KINDS.index(action.card)
    return -1


@cache
def give_of(kind: int, to: int) -> Action:
    """Return the action that gives a card of a kind."""
    return Action("give", KINDS[kind], seat=to)


@cache
def serve_of(code: int) -> Action:
    """Return the action that plays a waiter, or none."""
    if code == rules.PASS:
        return Action("pass")
    waiter, target = divmod(code - rules.SERVE, rules.SEATS_A_WAITER)
    card = KINDS[rules.EXCHANGE + waiter]
    if card == "L":
        return Action("play", card)
    if card == "R":
        return Action("play", card, direction=DIRECTIONS[target])
    return Action("play", card, seat=target)


SERVE_CODES: Final[dict[Action, int]] = {
    serve_of(code): code
    for code in (*range(rules.SERVE, rules.SERVE + 25), rules.SERVE + 32, rules.SERVE + 33, rules.PASS)
}
