"""What everyone has seen in a round of Willi: what is gone, who lacks a colour, which cards were taken into a hand.

It follows from the events alone, and all of it happens in the open. Written like the rules, to be compiled with them.
"""

from typing import Final

from billi.games.willi.rules import EV_EXCHANGE, EV_PLAY, EV_TRICK, NO_CARD, ONE_COLOUR, ONE_VALUE, SEATS

EYES: Final = 1
"""How many see differently."""

LAYOUT: Final = (  # name, bytes of a signed integer, how many
    ("gone", "i8", 1),  # the cards in the tricks that have been won
    ("lying", "i8", 1),  # the cards of the trick on the table
    ("shown", "i8", SEATS),  # the cards in a hand that were seen to go there
    ("lacks", "i1", SEATS),  # the colours a hand cannot hold
    ("led", "i1", 1),  # the card that was led, or NO_CARD
)


class Seen:
    """What was seen: the fields of :data:`LAYOUT`."""

    __slots__ = tuple(name for name, _, _ in LAYOUT)

    gone: int
    lying: int
    shown: list[int]
    lacks: list[int]
    led: int


def open_eyes(seen: Seen, players: int) -> None:
    """Begin to look."""
    seen.gone = 0
    seen.lying = 0
    seen.led = NO_CARD
    for seat in range(SEATS):
        seen.shown[seat] = 0
        seen.lacks[seat] = 0


def note(seen: Seen, eye: int, kind: int, first: int, second: int, third: int) -> None:
    """Take in one event, as it was reported."""
    if kind == EV_PLAY:
        note_card(seen, first, second)
    elif kind == EV_TRICK:
        seen.gone |= seen.lying
        seen.lying = 0
        seen.led = NO_CARD
    elif kind == EV_EXCHANGE:
        seen.gone ^= 1 << second | 1 << third
        seen.shown[first] = seen.shown[first] & ~(1 << second) | 1 << third
        seen.lacks[first] &= ~(1 << (third & 3))


def note_card(seen: Seen, seat: int, card: int) -> None:
    """Note a card that is played; whoever follows neither colour nor value lacks the colour (W5)."""
    if seen.led == NO_CARD:
        seen.led = card
    elif not (ONE_COLOUR << (seen.led & 3) | ONE_VALUE << (seen.led & ~3)) >> card & 1:
        seen.lacks[seat] |= 1 << (seen.led & 3)
    seen.lying |= 1 << card
    seen.shown[seat] &= ~(1 << card)


def settle(seen: Seen, eye: int, hand: int) -> None:
    """Take note of one's own cards: at Willi nothing follows from them that the events do not tell."""
