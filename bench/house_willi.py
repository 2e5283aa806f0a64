"""How the house plays Willi, once more: written like the rules, so that it can be compiled with them.

It weighs choices as ``games/willi/house.py`` does, where it is said why. That one looks at a view; this looks at a
position with all cards in it, and of others' cards only at which are unseen. A test compares what the two like.
"""

from typing import Final

import numpy as np

from billi.games.bits import count, highest, lowest
from billi.games.willi.house import (
    CALL_CHANCE,
    HIGH_CARD,
    IN_THIS_HAND,
    LOW_CARD,
    MIDDLE_CARD,
    OBVIOUS,
    OUTBID,
    POINTLESS,
)
from billi.games.willi.odds import MARGIN
from billi.games.willi.odds import ODDS as ODDS_BY_MARGIN
from billi.games.willi.odds import SPREADS as SPREADS_BY_TRICKS
from billi.games.willi.rules import (
    BOXING,
    CALL,
    CALLING,
    DECK_SIZE,
    DECLINE,
    GIVING,
    NO_CARD,
    NOBODY,
    ONE_VALUE,
    PILE_BITS,
    PLACE_OF,
    PLAYING,
    SEAT_AT,
    SEATS,
    TRICKS_EACH,
    WILLI_BONUS,
    Position,
    at_place,
    legal,
    same_colour,
    value,
)
from billi.games.willi.seen import Seen

REMEMBERS: Final = False
"""Whether it asks what was seen: a position tells it all."""
ODDS: Final = np.array(ODDS_BY_MARGIN)
SPREADS: Final = np.array(SPREADS_BY_TRICKS)
NOBODY_HAS: Final = np.array([(1 - IN_THIS_HAND) ** cards for cards in range(DECK_SIZE + 1)])
"""How likely a rival's hand has none of so many unseen cards."""
FULL_PILE: Final = DECK_SIZE // SEATS

Four = tuple[float, float, float, float]
"""A number a seat."""
Standing = tuple[Four, tuple[int, int, int, int], int, int, float]
"""A round between two tricks: totals, tricks won, who leads, tricks to come, and what their cards add up to."""


def likes(p: Position, seen: Seen, me: int) -> int:
    """Return the set of actions that look best from a seat."""
    actions = legal(p, me)
    if actions & (actions - 1) == 0:
        return actions
    unseen = unseen_by(p, me)
    now = standing_now(p, me, unseen)
    done = p.phase != PLAYING and p.phase != CALLING and p.phase != BOXING and p.won[me] == TRICKS_EACH
    if p.phase == CALLING:
        called, uncalled = outlook(p, me, unseen, now, NO_CARD, p.hands[me])
        return 1 << CALL if called > uncalled else 1 << DECLINE
    sensible = best_sensible(p, me, unseen, now, actions) if done else 0.0
    best, found = POINTLESS, 0
    rest = actions
    while rest:
        action = lowest(rest)
        rest &= rest - 1
        if p.phase == BOXING:
            worth = -abs(value(action) - MIDDLE_CARD) + 0.0
        elif p.phase == PLAYING:
            called, uncalled = outlook(p, me, unseen, now, action, p.hands[me] & ~(1 << action))
            worth = max(called, uncalled)
        elif done:
            worth, goes_far = judge_last(p, me, unseen, now, action)
            if worth < sensible + OBVIOUS and not (goes_far and worth > sensible - OBVIOUS):
                worth = POINTLESS
        else:
            worth = exchanged(p, me, unseen, now, action)
        if worth > best:
            best, found = worth, 0
        if worth == best:
            found |= 1 << action
    return found


# What is known


def unseen_by(p: Position, me: int) -> int:
    """Return the set of cards that may be in the others' hands, or boxes, or Willi's pile."""
    unseen = 0
    for seat in range(p.players):
        if seat != me:
            unseen |= p.hands[seat]
            if p.phase != BOXING and p.box[seat] != NO_CARD:
                unseen |= 1 << p.box[seat]
    if p.players < SEATS:
        turned = p.won[0] + p.won[1] + p.won[2] + p.won[3]
        if p.phase == PLAYING or p.phase == CALLING:
            for place in range(p.played):
                turned += at_place(p, place) >= p.players
        for place in range(FULL_PILE - turned):
            unseen |= 1 << (p.pile >> PILE_BITS * place & (1 << PILE_BITS) - 1)
    return unseen


def standing_now(p: Position, me: int, unseen: int) -> Standing:
    """Return the round as it stands."""
    left = SEATS * TRICKS_EACH - (p.won[0] + p.won[1] + p.won[2] + p.won[3])
    mine, cards = sum_of(p.hands[me]), count(p.hands[me])
    if p.phase == PLAYING or p.phase == CALLING:
        for place in range(p.played):
            mine += value(p.trick[place])
        cards += p.played
    pool = mine + (SEATS * left - cards) * mean_value(unseen)
    totals = (p.totals[0] + 0.0, p.totals[1] + 0.0, p.totals[2] + 0.0, p.totals[3] + 0.0)
    won = (p.won[0] + 0, p.won[1] + 0, p.won[2] + 0, p.won[3] + 0)
    return totals, won, p.leader + 0, left, pool


def after_trick(standing: Standing, winner: int, worth: float) -> Standing:
    """Return the standing when somebody takes a trick that adds up to this."""
    totals, won, _, left, pool = standing
    return with_more(totals, winner, worth), with_one_more(won, winner), winner, left - 1, pool - worth


def after_exchange(standing: Standing, seat: int, gain: int) -> Standing:
    """Return the standing when an exchange moves a value from the cards to come into somebody's tricks."""
    totals, won, leader, left, pool = standing
    return with_more(totals, seat, gain + 0.0), won, leader, left, pool - gain


def with_more(four: Four, seat: int, more: float) -> Four:
    """Add something at one seat."""
    a, b, c, d = four
    return (
        a + more if seat == 0 else a,
        b + more if seat == 1 else b,
        c + more if seat == 2 else c,
        d + more if seat == 3 else d,
    )


def with_one_more(four: tuple[int, int, int, int], seat: int) -> tuple[int, int, int, int]:
    """Add one at one seat."""
    a, b, c, d = four
    return a + (seat == 0), b + (seat == 1), c + (seat == 2), d + (seat == 3)


def on_from(p: Position, seat: int, places: int) -> int:
    """Return who sits so many places clockwise from a seat this round."""
    if not p.moves:
        return (seat + places) & 3
    sits_before = (p.round - 1) % 3
    leads = PLACE_OF >> 8 * sits_before + 2 * seat & 3
    return SEAT_AT >> 8 * sits_before + 2 * (leads + places & 3) & 3


def freedom(p: Position, standing: Standing, seat: int) -> float:
    """Return how freely a seat can choose its tricks, by its place in line among those who need some."""
    _, won, leader, _, _ = standing
    place, persons, others = 0, 0, 0
    for places in range(SEATS):
        other = on_from(p, leader, places)
        if won[other] < TRICKS_EACH:
            if other == seat:
                place = persons
            persons += other < p.players
            others += other >= p.players
    line = persons + others
    return 1 - place / (line - 1) if line > 1 else 1.0


# What a standing is worth


def prospect(p: Position, me: int, unseen: int, standing: Standing, hand: int) -> float:
    """Return what score card to expect, by the better of two plans: to end high, or low."""
    totals, won, _, left, pool = standing
    average = pool / max(left, 1)
    expected = (0.0, 0.0, 0.0, 0.0)
    for seat in range(SEATS):
        if seat == me:
            continue
        missing = TRICKS_EACH - won[seat]
        total = totals[seat] + missing * average
        if seat >= p.players:
            total += WILLI_BONUS
        elif missing:
            total += OUTBID * SPREADS[missing, left] * freedom(p, standing, seat)
        expected = with_more(expected, seat, total)
    missing = TRICKS_EACH - won[me]
    if not missing:
        return earns(totals[me], me, expected, won, left)
    exchanges = missing if left > missing else 0
    cards = missing + exchanges
    theirs = totals[me] + (SEATS - 1) * missing * mean_value(unseen)
    average = totals[me] + missing * pool / left
    high = theirs + sum_of_highest(hand, cards) - exchanges * LOW_CARD
    low = theirs + sum_of_lowest(hand, cards) - exchanges * HIGH_CARD
    choice, deviation = freedom(p, standing, me), SPREADS[missing, left]
    return max(
        may_earn(average + choice * (high - average), deviation, me, expected, won, left),
        may_earn(average + choice * (low - average), deviation, me, expected, won, left),
    )


def earns(total: float, me: int, expected: Four, won: tuple[int, int, int, int], left: int) -> float:
    """Return what score card a total earns on average."""
    first, second, last = 1.0, 0.0, 1.0
    for seat in range(SEATS):
        if seat == me:
            continue
        margin = min(max(round(total - expected[seat]) + MARGIN, 0), 2 * MARGIN)
        under = ODDS[TRICKS_EACH - won[seat], left, margin, 0]
        over = ODDS[TRICKS_EACH - won[seat], left, margin, 1]
        second = second * under + first * over
        first *= under
        last *= over
    return 3 * first + second + 2 * last


def may_earn(
    total: float, deviation: float, me: int, expected: Four, won: tuple[int, int, int, int], left: int
) -> float:
    """Return what score card to expect of a total that may come out higher or lower."""
    if deviation == 0:
        return earns(total, me, expected, won, left)
    around = earns(total - deviation, me, expected, won, left) + earns(total + deviation, me, expected, won, left)
    return earns(total, me, expected, won, left) / 2 + around / 4


# Tricks


def lying(p: Position, place: int, card: int) -> int:
    """Return a card of the trick; ``card``, if there is one, lies behind those that were played."""
    return card if place == p.played else p.trick[place] + 0


def outlook(p: Position, me: int, unseen: int, now: Standing, card: int, hand: int) -> tuple[float, float]:
    """Return what to expect if we call, and if we do not, with a card of ours behind those played (or no more)."""
    _, won, _, _, _ = now
    cards = p.played + (card != NO_CARD)
    worth, chance, rival = forecast(p, me, unseen, won, card)
    may_call = cards < SEATS and p.caller == NOBODY and won[me] < TRICKS_EACH
    win, loss = 0.0, 0.0
    if may_call or chance > 0:
        standing = after_trick(now, me, worth)
        if hand == 0:
            win = prospect(p, me, unseen, standing, hand)
        else:
            least, most = DECK_SIZE, -1
            for place in range(cards):
                least = min(least, lying(p, place, card))
                most = max(most, lying(p, place, card))
            win = max(
                swapped(p, me, unseen, standing, hand, least, highest(hand)),
                swapped(p, me, unseen, standing, hand, most, lowest(hand)),
            )
    if chance < 1:
        loss = prospect(p, me, unseen, after_trick(now, rival, worth), hand)
    return win if may_call else 0.0, chance * win + (1 - chance) * loss


def forecast(p: Position, me: int, unseen: int, won: tuple[int, int, int, int], card: int) -> tuple[float, float, int]:
    """Foresee how a trick ends if we do not call: what it adds up to, how likely it is ours, and whose it is else."""
    cards = p.played + (card != NO_CARD)
    colour = unseen & same_colour(lying(p, 0, card))
    follows = 1 - NOBODY_HAS[count(colour)]
    worth, low, holder = 0.0, 10, NOBODY
    for place in range(cards):
        number = value(lying(p, place, card))
        worth += number
        seat = at_place(p, place)
        if won[seat] < TRICKS_EACH and number < low:
            low, holder = number, seat
    worth += (SEATS - cards) * (follows * mean_value(colour) + (1 - follows) * mean_value(unseen))
    if p.caller != NOBODY:
        return worth, 1.0 if p.caller == me else 0.0, p.caller + 0
    rival = me
    for places in range(SEATS - 1, 0, -1):
        seat = on_from(p, me, places)
        if won[seat] < TRICKS_EACH:
            rival = seat
    if holder == NOBODY:
        return worth, 0.0, rival
    undercut = follows * share_below(colour, low) + (1 - follows) * share_below(unseen, low)
    stays = 1.0
    for place in range(cards, SEATS):
        if won[at_place(p, place)] < TRICKS_EACH:
            stays *= 1 - undercut
    if holder != me:
        return worth, 0.0, holder if stays > 0.5 else rival
    if cards < SEATS:
        last = at_place(p, SEATS - 1)
        for seat in range(p.players):
            if seat != me and seat != last and won[seat] < TRICKS_EACH:
                stays *= 1 - CALL_CHANCE
    return worth, stays, rival


# Exchanging


def swapped(p: Position, me: int, unseen: int, standing: Standing, hand: int, take: int, give: int) -> float:
    """Return what to expect after an exchange."""
    after = after_exchange(standing, me, value(give) - value(take))
    return prospect(p, me, unseen, after, hand & ~(1 << give) | 1 << take)


def as_leader(now: Standing, me: int) -> Standing:
    """Return the standing when our trick is done with."""
    totals, won, _, left, pool = now
    return totals, won, me, left, pool


def fitting(p: Position, hand: int, take: int) -> int:
    """Return the cards of a hand that may be given for one."""
    return hand & same_colour(take) if p.same_colour else hand


def exchanged(p: Position, me: int, unseen: int, now: Standing, action: int) -> float:
    """Judge taking a card of our trick for our lowest or highest, giving one for it, or keeping both."""
    standing, hand = as_leader(now, me), p.hands[me] + 0
    if action == DECLINE:
        return prospect(p, me, unseen, standing, hand)
    if p.phase == GIVING:
        return swapped(p, me, unseen, standing, hand, p.taken + 0, action)
    gives = fitting(p, hand, action)
    return max(
        swapped(p, me, unseen, standing, hand, action, lowest(gives)),
        swapped(p, me, unseen, standing, hand, action, highest(gives)),
    )


def furthest(p: Position, hand: int) -> tuple[int, int]:
    """Return by how much an exchange may lift our total at most, and lower it."""
    most, least = 0, 0
    for place in range(SEATS):
        gives = fitting(p, hand, p.trick[place] + 0)
        if gives:
            most = max(most, value(highest(gives)) - value(p.trick[place]))
            least = min(least, value(lowest(gives)) - value(p.trick[place]))
    return most, least


def judge_last(p: Position, me: int, unseen: int, now: Standing, action: int) -> tuple[float, bool]:
    """Return what a choice promises after our second trick, and whether it can be one that goes far, or none."""
    if action == DECLINE:
        return exchanged(p, me, unseen, now, action), True
    standing, hand = as_leader(now, me), p.hands[me] + 0
    most, least = furthest(p, hand)
    take = p.taken + 0 if p.phase == GIVING else action
    gives = 1 << action if p.phase == GIVING else fitting(p, hand, take)
    best, goes_far = POINTLESS, False
    while gives:
        give = lowest(gives)
        gives &= gives - 1
        gain = value(give) - value(take)
        if (gain == most and gain > 0) or (gain == least and gain < 0):
            best, goes_far = max(best, swapped(p, me, unseen, standing, hand, take, give)), True
    return best if goes_far else exchanged(p, me, unseen, now, action), goes_far


def best_sensible(p: Position, me: int, unseen: int, now: Standing, actions: int) -> float:
    """Return the most a choice promises that goes far, or that keeps our cards."""
    best, found = -OBVIOUS, False
    while actions:
        worth, goes_far = judge_last(p, me, unseen, now, lowest(actions))
        actions &= actions - 1
        if goes_far and (worth > best or not found):
            best, found = worth, True
    return best


# Sets of cards


def sum_of(cards: int) -> int:
    """Return what a set of cards adds up to."""
    total = 0
    for number in range(1, 10):
        total += number * count(cards >> 4 * (number - 1) & ONE_VALUE)
    return total


def sum_of_highest(cards: int, many: int) -> int:
    """Return what the highest of a set add up to."""
    total = 0
    while cards and many:
        card = highest(cards)
        total += value(card)
        cards ^= 1 << card
        many -= 1
    return total


def sum_of_lowest(cards: int, many: int) -> int:
    """Return what the lowest of a set add up to."""
    total = 0
    while cards and many:
        total += value(lowest(cards))
        cards &= cards - 1
        many -= 1
    return total


def mean_value(cards: int) -> float:
    """Return the mean value of a set of cards; the middle value if it is empty."""
    return sum_of(cards) / count(cards) if cards else MIDDLE_CARD + 0.0


def share_below(cards: int, limit: int) -> float:
    """Return what share of a set of cards lies below a value."""
    return count(cards & (1 << 4 * (limit - 1)) - 1) / count(cards) if cards else 0.0
