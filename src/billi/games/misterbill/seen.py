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
    GIFT,
    NO_CARD,
    SEATS,
)

EYES: Final = SEATS
"""How many see differently."""
KINDS_OF_CARDS: Final = 12
SURE: Final = 64
"""How likely a card is where it was seen to go; it grows less whenever somebody takes one from there unseen."""
WHOLE: Final = 1 << 16
"""One, in fractions of it."""
UNKNOWN: Final = 0
LACKS: Final = -1
"""What :func:`known` says of a kind that a hand cannot hold."""
ALL_KINDS: Final = (1 << KINDS_OF_CARDS) - 1
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
    ("lacks", "i2", SEATS),  # the kinds a hand cannot hold
    ("holds", "i2", SEATS),  # those it was seen to get and may still hold
    ("odds", "i1", SEATS * KINDS_OF_CARDS),  # by seat and kind, how likely it still holds one of those, up to SURE
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
    lacks: list[int]
    holds: list[int]
    odds: list[int]


def known(seen: Seen, seat: int, kind: int) -> int:
    """Return what is known of a kind in a hand: LACKS, UNKNOWN, or how likely it is there, up to SURE."""
    if seen.lacks[seat] >> kind & 1:
        return LACKS
    return seen.odds[seat * KINDS_OF_CARDS + kind] if seen.holds[seat] >> kind & 1 else UNKNOWN


def open_eyes(seen: Seen, players: int) -> None:
    """Begin to look."""
    seen.players = players
    seen.crowded = 0
    seen.passing = 0
    seen.certain = 0
    for seat in range(SEATS):
        seen.sizes[seat] = 0
        seen.arrived[seat] = 0
        seen.lacks[seat] = 0
        seen.holds[seat] = 0
    for kind in range(KINDS_OF_CARDS):
        seen.discards[kind] = 0


def note(seen: Seen, eye: int, kind: int, first: int, second: int, third: int) -> None:
    """Take in one event, as it was reported; a card that only others know is not looked at."""
    if kind != EV_MOVE and seen.passing:
        seen.passing = 0
        for seat in range(SEATS):
            seen.arrived[seat] = 0
    if kind == EV_MOVE or kind == EV_DRAW:
        giver, taker = first, second
        if kind == EV_DRAW:
            giver, taker = second, first
            seen.crowded = 0
        card = third if eye == giver or eye == taker else NO_CARD
        card_leaves(seen, eye, giver, card)
        card_arrives(seen, eye, taker, card)
    elif kind == EV_PAIRS:
        pairs_go(seen, eye, first, second)
        if third:
            pairs_go(seen, eye, first, third)
    elif kind == EV_WAITER:
        seen.crowded = 1 << third if second == GIFT else 0
        seen.discards[second] += 1
        card_leaves(seen, eye, first, second)
    elif kind == EV_TRADE:
        seen.certain &= eye != first and eye != second
        hands_swap(seen, first, second)
    elif kind == EV_SHOW:
        bills_show(seen, first, second)
    elif kind == EV_OUT:
        seen.sizes[first] = 0
        rule_out(seen, first, ALL_KINDS)
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
    rule_out(seen, eye, ALL_KINDS & ~hand)
    while hand:
        be_sure(seen, eye, lowest(hand))
        hand &= hand - 1


def be_sure(seen: Seen, seat: int, card: int) -> None:
    """Note that a hand holds a card."""
    seen.lacks[seat] &= ~(1 << card)
    seen.holds[seat] |= 1 << card
    seen.odds[seat * KINDS_OF_CARDS + card] = SURE


def rule_out(seen: Seen, seat: int, kinds: int) -> None:
    """Note that a hand holds no card of some kinds."""
    seen.holds[seat] &= ~kinds
    seen.lacks[seat] |= kinds


def forget(seen: Seen, seat: int, kinds: int) -> None:
    """Note that nothing is known any more of some kinds in a hand."""
    seen.holds[seat] &= ~kinds
    seen.lacks[seat] &= ~kinds


def toggle(seen: Seen, eye: int, card: int) -> None:
    """Note that one of our own cards comes or goes: one that meets its twin leaves with it."""
    if seen.lacks[eye] >> card & 1:
        be_sure(seen, eye, card)
    else:
        rule_out(seen, eye, 1 << card)


def card_leaves(seen: Seen, eye: int, seat: int, card: int) -> None:
    """Note that a hand has given up its only card of a kind, or one we did not see: it may be any it held."""
    size = seen.sizes[seat]
    seen.sizes[seat] = size - 1
    if seat == eye and seen.certain:
        toggle(seen, seat, card)
    elif card == NO_CARD:
        grow_less_sure(seen, seat, size)
    elif not seen.arrived[seat] >> card & 1:  # or a twin has taken its place
        if seen.arrived[seat] & UNSEEN:
            forget(seen, seat, 1 << card)
        else:
            rule_out(seen, seat, 1 << card)


def grow_less_sure(seen: Seen, seat: int, size: int) -> None:
    """Note that somebody has taken one of ``size`` cards, and we do not know which."""
    held = seen.holds[seat]
    left = 1 + (size - 1) * WHOLE // size  # that is rounded up, so as to round down what is multiplied by it
    while held:
        card = lowest(held)
        place = seat * KINDS_OF_CARDS + card
        odds = seen.odds[place] * left // WHOLE
        seen.odds[place] = odds
        if odds == UNKNOWN:
            seen.holds[seat] &= ~(1 << card)
        held &= held - 1


def card_arrives(seen: Seen, eye: int, seat: int, card: int) -> None:
    """Note a card we saw going into a hand, or one we did not see: it may be of any kind."""
    seen.sizes[seat] += 1
    if seat == eye and seen.certain:
        toggle(seen, seat, card)
    elif card == NO_CARD:
        seen.lacks[seat] = 0
        seen.arrived[seat] |= UNSEEN
        seen.passing = 1
    else:
        be_sure(seen, seat, card)
        seen.arrived[seat] |= 1 << card
        seen.passing = 1


def pairs_go(seen: Seen, eye: int, seat: int, kinds: int) -> None:
    """Note pairs discarded: of these kinds the hand has none left, unless three may have met."""
    seen.sizes[seat] -= 2 * count(kinds)
    if seat != eye or not seen.certain:
        if seen.crowded >> seat & 1:
            forget(seen, seat, kinds)
        else:
            rule_out(seen, seat, kinds)
    while kinds:
        seen.discards[lowest(kinds)] += 2
        kinds &= kinds - 1


def hands_swap(seen: Seen, player: int, target: int) -> None:
    """Let all that is known of two hands change places (MB16T)."""
    seen.sizes[player], seen.sizes[target] = seen.sizes[target], seen.sizes[player]
    seen.lacks[player], seen.lacks[target] = seen.lacks[target], seen.lacks[player]
    seen.holds[player], seen.holds[target] = seen.holds[target], seen.holds[player]
    for card in range(KINDS_OF_CARDS):
        one = player * KINDS_OF_CARDS + card
        other = target * KINDS_OF_CARDS + card
        seen.odds[one], seen.odds[other] = seen.odds[other], seen.odds[one]


def bills_show(seen: Seen, places: int, turn: int) -> None:
    """Note who has shown Mister Bill, and that nobody else holds one (MB16L)."""
    for place in range(seen.players):
        seat = (turn + place) % seen.players
        if places >> place & 1:
            be_sure(seen, seat, BILL)
        else:
            rule_out(seen, seat, 1 << BILL)
