"""What one seat has seen in a round of Mister Bill: which cards went where, what is discarded, who cannot hold what.

Everybody sees who draws from whom, who discards what and who shows Mister Bill; giver and receiver alone see the card
between them. It follows from the events as the seat saw them. Written like the rules, to be compiled with them.
"""

from typing import Final

from billi.games.bits import count, lowest
from billi.games.misterbill.rules import (
    BILL,
    DECK_SIZE,
    EV_DEAL,
    EV_DRAW,
    EV_MOVE,
    EV_OUT,
    EV_PAIRS,
    EV_SHOW,
    EV_TRADE,
    EV_WAITER,
    GATHER,
    NO_CARD,
    SEATS,
)

EYES: Final = SEATS
"""How many see differently."""
KINDS_OF_CARDS: Final = 12
SURE: Final = 64
"""How likely a card is where it was seen to go; it grows less whenever somebody takes one from there unseen."""
UNKNOWN: Final = 0
LACKS: Final = -1
"""What is known of a kind that a hand cannot hold."""
UNSEEN: Final = 1 << KINDS_OF_CARDS
"""Beside the kinds that came into a hand: one we did not see."""
EVERYONE: Final = (1 << SEATS) - 1

LAYOUT: Final = (  # name, bytes of a signed integer, how many
    ("crowded", "i2", 1),  # who has just got several cards: a pair of theirs may leave a third alike behind
    ("arrived", "i2", SEATS),  # the kinds that came into a hand with the gifts that are changing hands
    ("passing", "i1", 1),  # whether any did
    ("certain", "i1", 1),  # whether one's own cards are known by what came and went since: until hands are traded
    ("players", "i1", 1),
    ("sizes", "i1", SEATS),  # cards in each hand
    ("discards", "i1", KINDS_OF_CARDS),  # how many of each kind lie on the discards
    ("odds", "i1", SEATS * KINDS_OF_CARDS),  # by seat and kind: LACKS, UNKNOWN, or how likely it is there, up to SURE
)


class Seen:
    """What was seen: the fields of :data:`LAYOUT`."""

    __slots__ = tuple(name for name, _, _ in LAYOUT)

    crowded: int
    arrived: list[int]
    passing: int
    certain: int
    players: int
    sizes: list[int]
    discards: list[int]
    odds: list[int]


def open_eyes(seen: Seen, players: int) -> None:
    """Begin to look."""
    seen.players = players
    seen.crowded = 0
    seen.passing = 0
    seen.certain = 0
    for seat in range(SEATS):
        seen.sizes[seat] = 0
        seen.arrived[seat] = 0
    for kind in range(KINDS_OF_CARDS):
        seen.discards[kind] = 0
    for place in range(SEATS * KINDS_OF_CARDS):
        seen.odds[place] = UNKNOWN


def note(seen: Seen, eye: int, kind: int, first: int, second: int, third: int) -> None:
    """Take in one event, as it was reported; a card that only others know is not looked at."""
    if kind == EV_MOVE:
        card = third if eye == first or eye == second else NO_CARD
        card_leaves(seen, eye, first, card)
        card_arrives(seen, eye, second, card)
        return
    if seen.passing:
        seen.passing = 0
        for seat in range(SEATS):
            seen.arrived[seat] = 0
    if kind == EV_DRAW:
        card = third if eye == first or eye == second else NO_CARD
        seen.crowded = 0
        card_leaves(seen, eye, second, card)
        card_arrives(seen, eye, first, card)
    elif kind == EV_PAIRS:
        pairs_go(seen, eye, first, second)
        pairs_go(seen, eye, first, third)
    elif kind == EV_WAITER:
        seen.crowded = 1 << third if second == GATHER else 0
        seen.discards[second] += 1
        card_leaves(seen, eye, first, second)
    elif kind == EV_TRADE:
        seen.certain &= eye != first and eye != second
        hands_swap(seen, first, second)
    elif kind == EV_SHOW:
        bills_show(seen, first, second)
    elif kind == EV_OUT:
        seen.sizes[first] = 0
        for card in range(KINDS_OF_CARDS):
            seen.odds[first * KINDS_OF_CARDS + card] = LACKS
    elif kind == EV_DEAL:
        cards_are_dealt(seen, first)


def cards_are_dealt(seen: Seen, dealer: int) -> None:
    """Note how many cards everyone is dealt (MB8)."""
    seen.crowded = EVERYONE
    for seat in range(seen.players):
        before = (seat - dealer - 1) % seen.players
        seen.sizes[seat] = (DECK_SIZE - before + seen.players - 1) // seen.players


def settle(seen: Seen, eye: int, hand: int) -> None:
    """Look at one's own cards, once they are dealt: later they are known by what comes and goes."""
    seen.certain = 1
    for card in range(KINDS_OF_CARDS):
        seen.odds[eye * KINDS_OF_CARDS + card] = SURE if hand >> card & 1 else LACKS


def toggle(seen: Seen, place: int) -> None:
    """Note that one of our own cards comes or goes: one that meets its twin leaves with it."""
    seen.odds[place] = SURE if seen.odds[place] == LACKS else LACKS


def card_leaves(seen: Seen, eye: int, seat: int, card: int) -> None:
    """Note that a hand has given up its only card of a kind, or one we did not see: it may be any it held."""
    size = seen.sizes[seat]
    seen.sizes[seat] = size - 1
    at = seat * KINDS_OF_CARDS
    if seat == eye and seen.certain:
        toggle(seen, at + card)
    elif card == NO_CARD:
        for place in range(at, at + KINDS_OF_CARDS):
            if seen.odds[place] > 0:
                seen.odds[place] = seen.odds[place] * (size - 1) // size
    elif not seen.arrived[seat] >> card & 1:  # or a twin has taken its place
        seen.odds[at + card] = UNKNOWN if seen.arrived[seat] & UNSEEN else LACKS


def card_arrives(seen: Seen, eye: int, seat: int, card: int) -> None:
    """Note a card we saw going into a hand, or one we did not see: it may be of any kind."""
    seen.sizes[seat] += 1
    at = seat * KINDS_OF_CARDS
    if seat == eye and seen.certain:
        toggle(seen, at + card)
    elif card == NO_CARD:
        for place in range(at, at + KINDS_OF_CARDS):
            if seen.odds[place] < 0:
                seen.odds[place] = UNKNOWN
        seen.arrived[seat] |= UNSEEN
        seen.passing = 1
    else:
        seen.odds[at + card] = SURE
        seen.arrived[seat] |= 1 << card
        seen.passing = 1


def pairs_go(seen: Seen, eye: int, seat: int, kinds: int) -> None:
    """Note pairs discarded: of these kinds the hand has none left, unless three may have met."""
    seen.sizes[seat] -= 2 * count(kinds)
    while kinds:
        card = lowest(kinds)
        seen.discards[card] += 2
        if seat != eye or not seen.certain:
            seen.odds[seat * KINDS_OF_CARDS + card] = UNKNOWN if seen.crowded >> seat & 1 else LACKS
        kinds &= kinds - 1


def hands_swap(seen: Seen, player: int, target: int) -> None:
    """Let all that is known of two hands change places (MB16T)."""
    seen.sizes[player], seen.sizes[target] = seen.sizes[target], seen.sizes[player]
    for card in range(KINDS_OF_CARDS):
        one = player * KINDS_OF_CARDS + card
        other = target * KINDS_OF_CARDS + card
        seen.odds[one], seen.odds[other] = seen.odds[other], seen.odds[one]


def bills_show(seen: Seen, places: int, turn: int) -> None:
    """Note who has shown Mister Bill, and that nobody else holds one (MB16L)."""
    for place in range(seen.players):
        seat = (turn + place) % seen.players
        seen.odds[seat * KINDS_OF_CARDS + BILL] = SURE if places >> place & 1 else LACKS
