"""Willi written down: ``R5`` for a card, words for actions."""

from functools import cache, lru_cache
from typing import Final

from billi.games.action import Action
from billi.games.sets import members
from billi.games.willi import rules
from billi.games.willi.cards import CARDS, NUMBERS, WilliCard
from billi.games.willi.rules import SEATS, Position

PHASES: Final = ("deal", "box", "play", "call", "take", "give", "over")
VERBS: Final = {rules.BOXING: "box", rules.PLAYING: "play", rules.TAKING: "take", rules.GIVING: "give"}
_FROM_WILLI: Final = [[rules.SEAT_AT >> 8 * before + 2 * place & 3 for place in range(SEATS)] for before in range(3)]
_CLOCKWISE: Final = [seats[seats.index(0) :] + seats[: seats.index(0)] for seats in _FROM_WILLI]
"""The seats from seat 0 on, by the player whom Willi sits just before (W16)."""
OF_COLOUR: Final = [sum(1 << number for number in range(colour, rules.DECK_SIZE, 4)) for colour in range(4)]
"""All cards of each colour, as a hand."""


@lru_cache(maxsize=8192)
def cards_in(hand: int) -> tuple[WilliCard, ...]:
    """List a hand, colour by colour.

    >>> cards_in(0b1000_0000_0001)
    ('R1', 'B3')
    """
    red, yellow, green, blue = OF_COLOUR
    return _in_order(hand & red) + _in_order(hand & yellow) + _in_order(hand & green) + _in_order(hand & blue)


@cache
def _in_order(hand: int) -> tuple[WilliCard, ...]:
    """List cards of one colour: there are but 512 such hands of each."""
    return tuple(CARDS[number] for number in members(hand))


def pile(p: Position) -> list[int]:
    """List the cards left in Willi's pile, the next one first. Card 0 ends it only when nothing follows."""
    if p.players == SEATS or (p.phase == rules.DEALING and p.round == 1):
        return []
    left = rules.DECK_SIZE // SEATS - turned(p)
    return [p.pile >> rules.PILE_BITS * place & 63 for place in range(left)]


def clockwise(p: Position) -> list[int]:
    """List the seats in the order they play this round, from seat 0 on."""
    return _CLOCKWISE[(p.round - 1) % 3 if p.moves else 0].copy()


def seats_of_trick(p: Position) -> list[int]:
    """List who has played to the trick, in order."""
    return [rules.at_place(p, place) for place in range(p.played)]


def turned(p: Position) -> int:
    """Count the cards Willi has turned this round."""
    if p.phase in (rules.DEALING, rules.OVER):
        return SEATS * rules.TRICKS_EACH
    under_way = p.phase in (rules.PLAYING, rules.CALLING) and rules.WILLI in seats_of_trick(p)
    return sum(p.won) + under_way


@cache
def actions_in(phase: int) -> dict[int, Action]:
    """Return the actions of a phase in words, by their numbers in the rules."""
    verb, no = VERBS.get(phase), "no call" if phase == rules.CALLING else "keep"
    cards = {number: Action(verb, card) for number, card in enumerate(CARDS)} if verb else {}
    return {**cards, rules.CALL: Action("call Willi"), rules.DECLINE: Action(no)}


def number_of(p: Position, seat: int, action: Action) -> int:
    """Find the rules' number of an action; -1 if it can never be one now."""
    if action.seat is not None or action.direction is not None:
        return -1
    if action.card is not None:
        return NUMBERS.get(action.card, -1) if VERBS.get(p.phase) == action.verb else -1
    if p.phase == rules.CALLING:
        return {"call Willi": rules.CALL, "no call": rules.DECLINE}.get(action.verb, -1)
    return rules.DECLINE if p.phase == rules.TAKING and action.verb == "keep" else -1


def is_willi(name: str) -> bool:
    """Whether somebody is called Willi (W3).

    >>> is_willi(" WILLI"), is_willi("Willi II")
    (True, False)
    """
    return name.strip().casefold() == "willi"
