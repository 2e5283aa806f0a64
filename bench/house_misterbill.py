"""How the house plays Mister Bill, once more: written like the rules, so that it can be compiled with them.

It weighs choices as ``games/misterbill/house.py`` does, where it is said why. What it remembers is what a learner does,
which is nearly the same: how likely a card is still where it was seen to go is kept in whole 64ths, and of a hand that
came by a trade it knows what came and went since. A test compares what the two like.
"""

from typing import Final

from billi.games.bits import count, lowest
from billi.games.misterbill.house import CARD, LEFT_OVER, UNSEEN, WAITER
from billi.games.misterbill.rules import (
    BILL,
    EXCHANGE,
    GIVING,
    LEFT,
    LOOK,
    PASS,
    RELAY,
    SEATS_A_WAITER,
    SERVE,
    TRADE,
    WAITERS,
    Position,
    legal,
    next_of,
    previous_of,
    receiver,
    team,
)
from billi.games.misterbill.seen import KINDS_OF_CARDS, LACKS, SURE, UNKNOWN, Seen, known

REMEMBERS: Final = True
"""Whether it asks what was seen."""
NOTHING: Final = -1e9


def likes(p: Position, seen: Seen, me: int) -> int:
    """Return the set of actions that look best from a seat."""
    actions = legal(p, me)
    if actions & (actions - 1) == 0:
        return actions
    best, found = NOTHING, 0
    rest = actions
    while rest:
        action = lowest(rest)
        rest &= rest - 1
        worth = (
            gift(p, seen, me, action, receiver(p, me, p.still_in)) if p.phase == GIVING else serve(p, seen, me, action)
        )
        if worth > best:
            best, found = worth, 0
        if worth == best:
            found |= 1 << action
    return found


# What cards weigh


def left_over(p: Position) -> float:
    """Return what Mister Bill weighs more than another card."""
    bills = 0
    for seat in range(p.players):
        bills += p.hands[seat] >> BILL & 1
    return LEFT_OVER / bills


def weight(p: Position, kind: int) -> float:
    """Return how heavy a card of this kind lies in a hand."""
    if kind == BILL:
        return CARD + left_over(p)
    return WAITER if WAITERS >> kind & 1 else CARD


def chance(p: Position, seen: Seen, me: int, kind: int, seat: int) -> float:
    """Return how likely another player holds this kind: a copy we lost track of may be in any hand, by its size."""
    odds = known(seen, seat, kind)
    if odds != UNKNOWN:
        return 0.0 if odds == LACKS else odds / SURE
    hidden, places = 0.0, 0
    for other in range(p.players):
        if other == me or not p.still_in >> other & 1:
            continue
        hidden += p.hands[other] >> kind & 1
        odds = known(seen, other, kind)
        if odds > 0:
            hidden -= odds / SURE
        elif odds != LACKS:
            places += count(p.hands[other])
    if places == 0:
        return 0.0
    return min(1.0, max(0.0, hidden * count(p.hands[seat]) / places))


def stake(p: Position, me: int, seat: int) -> int:
    """Return the lead in one card more at a seat: in our own team it sets us back against every other."""
    ours = team(p, me)
    if not ours >> seat & 1:
        return 1
    teams, rest = 0, p.still_in & ~ours
    while rest:
        teams += 1
        rest &= ~team(p, lowest(rest))
    return -teams


# Giving


def gift(p: Position, seen: Seen, me: int, card: int, to: int) -> float:
    """Return what lead a gift brings: we are rid of it; it burdens whoever gets it, or frees them of its twin."""
    return weight(p, card) * (stake(p, me, to) * (1 - 2 * chance(p, seen, me, card, to)) - stake(p, me, me))


def best_gift(p: Position, seen: Seen, me: int, hand: int, to: int) -> float:
    """Return what the best gift from a hand brings; nothing comes of an empty one."""
    if hand == 0:
        return 0.0
    best = NOTHING
    while hand:
        best = max(best, gift(p, seen, me, lowest(hand), to))
        hand &= hand - 1
    return best


def gift_from_somebody(p: Position, me: int, to: int) -> float:
    """Return what lead it brings when a player gets a card we do not know."""
    return stake(p, me, to) * UNSEEN * (1 - 2 * count(p.hands[to]) / KINDS_OF_CARDS)


# Serving


def serve(p: Position, seen: Seen, me: int, action: int) -> float:
    """Judge playing a waiter, or none."""
    if action == PASS:
        return 0.0
    waiter, target = EXCHANGE + (action - SERVE) // SEATS_A_WAITER, (action - SERVE) % SEATS_A_WAITER
    rest = p.hands[me] & ~(1 << waiter)
    lead = -stake(p, me, me) * WAITER
    if waiter == RELAY:
        return lead + pass_round(p, seen, me, rest, target)
    if waiter == LOOK:
        return lead
    if waiter == EXCHANGE:
        return lead + exchange(p, seen, me, rest, target)
    if waiter == TRADE:
        return lead + trade_hands(p, seen, me, rest, target)
    return lead + gather(p, seen, me, rest, target)


def exchange(p: Position, seen: Seen, me: int, rest: int, target: int) -> float:
    """Return what an Exchange brings: our worst card for one of theirs, which may pair with one we keep."""
    if rest == 0:
        return 0.0
    worst, best, twins = 0, NOTHING, 0.0
    cards = rest
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = gift(p, seen, me, card, target)
        if worth > best:
            worst, best = card, worth
    cards = rest & ~(1 << worst)
    while cards:
        twins += chance(p, seen, me, lowest(cards), target)
        cards &= cards - 1
    ours = stake(p, me, me) * (1 - 2 * twins / count(p.hands[target]))
    return best + UNSEEN * (ours - stake(p, me, target))


def trade_hands(p: Position, seen: Seen, me: int, rest: int, target: int) -> float:
    """Return what a Trade brings: our cards for theirs, Mister Bill among them or not."""
    theirs = UNSEEN * count(p.hands[target]) + left_over(p) * chance(p, seen, me, BILL, target)
    ours = 0.0
    while rest:
        ours += weight(p, lowest(rest))
        rest &= rest - 1
    return (stake(p, me, me) - stake(p, me, target)) * (theirs - ours)


def gather(p: Position, seen: Seen, me: int, rest: int, target: int) -> float:
    """Return what a Gift brings: everyone but its target is a card lighter."""
    lead = best_gift(p, seen, me, rest, target)
    for giver in range(p.players):
        if giver != me and giver != target and p.still_in >> giver & 1:
            lead += gift_from_somebody(p, me, target) - stake(p, me, giver) * UNSEEN
    return lead


def pass_round(p: Position, seen: Seen, me: int, rest: int, direction: int) -> float:
    """Return what a Relay brings: our worst card goes to a neighbour, all may pair the one they get."""
    to = next_of(p.still_in, me) if direction == LEFT else previous_of(p.still_in, me)
    lead = best_gift(p, seen, me, rest, to) + gift_from_somebody(p, me, me)
    for other in range(p.players):
        if other != me and p.still_in >> other & 1:
            lead -= stake(p, me, other) * UNSEEN * 2 * count(p.hands[other]) / KINDS_OF_CARDS
    return lead
