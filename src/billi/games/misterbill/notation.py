"""Mister Bill written down: letters for cards, words for actions."""

from functools import cache
from itertools import compress
from typing import Final

from billi.games.action import Action
from billi.games.misterbill import rules
from billi.games.misterbill.cards import CARDS, NUMBERS, MisterBillCard
from billi.games.misterbill.rules import Position

PHASES: Final = ("deal", "draw", "serve", "give", "return", "over")
DIRECTIONS: Final = ("left", "right")


@cache
def cards_in(hand: int) -> tuple[MisterBillCard, ...]:
    """List a hand.

    >>> cards_in(0b1000_0000_0101)
    ('O', 'P', 'B')
    """
    return tuple(compress(CARDS, map(int, reversed(f"{hand:b}"))))


def team_of(card: int, seat: int) -> int:
    """Return a number that a seat with this team card shares with its team-mates alone (MB3, MB6)."""
    return rules.colour_of(card) if card else -1 - seat


def actions_of(p: Position, seat: int) -> dict[int, Action]:
    """Return what a seat can choose now in words, legal or not, by its number in the rules."""
    return gives_to(rules.receiver(p, seat, p.still_in)) if p.phase == rules.GIVING else SERVES


def number_of(p: Position, seat: int, action: Action) -> int:
    """Find the rules' number of an action; -1 if it can never be one now."""
    if p.phase == rules.SERVING:
        return SERVE_CODES.get(action, -1)
    if p.phase == rules.GIVING and action.verb == "give" and action.card in NUMBERS and action.direction is None:
        if action.seat is None or action.seat == rules.receiver(p, seat, p.still_in):
            return NUMBERS[action.card]
    return -1


@cache
def gives_to(seat: int) -> dict[int, Action]:
    """Return the actions that give a seat a card, by their numbers in the rules."""
    return {kind: Action("give", card, seat=seat) for kind, card in enumerate(CARDS)}


def serve_of(code: int) -> Action:
    """Return the action that plays a waiter, or none."""
    if code == rules.PASS:
        return Action("pass")
    waiter, target = divmod(code - rules.SERVE, rules.SEATS_A_WAITER)
    card = CARDS[rules.EXCHANGE + waiter]
    if card == "L":
        return Action("play", card)
    if card == "R":
        return Action("play", card, direction=DIRECTIONS[target])
    return Action("play", card, seat=target)


SERVES: Final[dict[int, Action]] = {
    code: serve_of(code)
    for code in (*range(rules.SERVE, rules.SERVE + 25), rules.SERVE + 32, rules.SERVE + 33, rules.PASS)
}
SERVE_CODES: Final[dict[Action, int]] = {action: code for code, action in SERVES.items()}
