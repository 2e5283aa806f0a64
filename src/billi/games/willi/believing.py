"""How likely hands are at Willi, by what everyone has done so far: written like the rules and compiled with them.

Whoever holds some cards, and has put another in the box, would have chosen as they did with some probability: the
product, over all their choices of the round, of how much a network that has learned the game likes each. Somebody may
also play quite otherwise than the network would, and then their choices tell little; which of the two is the likelier,
the rounds before have told (:mod:`billi.games.willi.acquainted`). Cards nobody has seen are swapped at random, and a
swap is kept the more likely, the likelier it makes what everyone did (Metropolis and Hastings); so hands come up as
often as they are likely.

A *place* is a hand, a box or Willi's pile; what lies there is a set. First come the hands of the others, then their
boxes in the same order, then the pile, if there is one. Of a past choice, all is kept that does not hang on the cards
in question: the position, and what a network makes of the rest of the row.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from billi.bulk.answering import Numbers, Places, answer_on, begin
from billi.games.bits import lowest
from billi.games.willi.observation import BOX, CHOICES, HAND, WIDTH, choices, observe
from billi.games.willi.rules import BOXING, DECK_SIZE, Position
from billi.games.willi.seen import Seen
from billi.luck import HALF_BITS, LOW_HALF, advance, below, mix

Exact = NDArray[np.float64]
Table = tuple[list[int], Exact, list[int], Exact]
"""Keys, what was found, by manner, how many choices are left to look at, and how likely everyone's manners are."""
Past = tuple[
    list[Position], list[int], list[int], list[int], list[int], Numbers, Numbers, int, Numbers, Numbers, Places
]
"""What :func:`believe_many` takes of past choices and the network, without what it needs only once."""

FINE: Final = 1 << 30
"""Steps in which a number between 0 and 1 is drawn."""
WARMTH: Final = (0.7, 3.0)
"""How little somebody who plays like the network minds which choice they make, beside it, and somebody who does not;"""
SLIPS: Final = (0.05, 0.3)
"""and how often they choose just anything."""
MANNERS: Final = len(WARMTH)
NEVER: Final = -60
"""Powers of two below which something is as good as impossible."""


def power(x: float) -> float:
    """Return e to a power that is not above 0, to six digits; alike on every machine."""
    halvings = int(x * 1.4426950408889634 - 0.5)
    if halvings < NEVER:
        return 0.0
    r = x - halvings * 0.6931471805599453
    return (1 + r * (1 + r / 2 * (1 + r / 3 * (1 + r / 4 * (1 + r / 5 * (1 + r / 6)))))) / (1 << -halvings)


def chance(answers: Numbers, legal: int, choice: int, manner: int) -> float:
    """Return how likely a choice is for somebody of a manner who likes choices as a network does."""
    best = answers[choice]
    rest = legal
    while rest:
        best = max(best, answers[lowest(rest)])
        rest &= rest - 1
    together = 0.0
    ways = 0
    rest = legal
    while rest:
        together += power((answers[lowest(rest)] - best) / WARMTH[manner])
        ways += 1
        rest &= rest - 1
    return (1 - SLIPS[manner]) * power((answers[choice] - best) / WARMTH[manner]) / together + SLIPS[manner] / ways


def look_back(
    positions: list[Position],
    seen: list[Seen],
    seats: list[int],
    row: list[int],
    weights: Numbers,
    hidden: int,
    firsts: Numbers,
) -> None:
    """Work out what the first layer of a network makes of past moments, all but the cards in hand and in the box."""
    for i in range(len(seats)):
        for entry in range(WIDTH):
            row[entry] = 0
        observe(positions[i], seen[i], seats[i], row)
        for card in range(DECK_SIZE):
            row[HAND + card] = 0
            row[BOX + card] = 0
        first = firsts[i * hidden : (i + 1) * hidden]
        begin(weights, WIDTH * hidden, hidden, first)
        for entry in range(WIDTH):
            if row[entry]:
                value, numbers = np.float32(row[entry]), weights[entry * hidden : (entry + 1) * hidden]
                for j in range(hidden):
                    first[j] += value * numbers[j]


def ask_again(
    p: Position,
    seat: int,
    hand: int,
    boxed: int,
    first: Numbers,
    weights: Numbers,
    hidden: int,
    answers: Numbers,
    room: Numbers,
    places: Places,
) -> int:
    """Ask a network about a past choice of a seat, had it held some cards, with another in the box or to go there.

    Return what it could have chosen; where that is only one thing, nobody is asked.
    """
    boxing = p.phase == BOXING
    if boxing:
        hand |= 1 << boxed
    p.hands[seat] = hand
    legal = choices(p, seat)
    if legal & (legal - 1) == 0:
        return legal
    out = room[:hidden]
    for j in range(hidden):
        out[j] = first[j]
    rest = hand
    while rest:
        put_in(HAND + lowest(rest), weights, hidden, out)
        rest &= rest - 1
    if not boxing:
        put_in(BOX + boxed, weights, hidden, out)
    answer_on(WIDTH, weights, hidden, answers, CHOICES, room, places)
    return legal


def put_in(entry: int, weights: Numbers, hidden: int, out: Numbers) -> None:
    """Add to what comes out of the first layer that a one goes in."""
    numbers = weights[entry * hidden : (entry + 1) * hidden]
    for j in range(hidden):
        out[j] += numbers[j]


def likely_with(hand: int, boxed: int, other: int, least: float, table: Table, past: Past) -> float:
    """Return how likely somebody with these cards is to have done all they did, or anything below ``least``.

    What is found is kept in a table, as far as it was worked out: the latest choices first.
    """
    keys, found, left, trust = table
    positions, seats, whose, made, known, firsts, weights, hidden, answers, room, places = past
    key = other << 42 | boxed << 36 | hand
    slot = mix(mix(key & LOW_HALF) ^ key >> HALF_BITS) & len(keys) - 1
    if keys[slot] != key:
        keys[slot] = key
        for manner in range(MANNERS):
            found[manner * len(keys) + slot] = 1.0
        left[slot] = len(whose)
    likely = together(found, slot, len(keys), trust, other)
    while left[slot] and likely and likely >= least:
        i = left[slot] - 1
        if whose[i] == other:
            held, first = hand | known[i], firsts[i * hidden : (i + 1) * hidden]
            legal = ask_again(positions[i], seats[i], held, boxed, first, weights, hidden, answers, room, places)
            choice = boxed if positions[i].phase == BOXING else made[i]
            for manner in range(MANNERS):
                if not legal >> choice & 1:
                    found[manner * len(keys) + slot] = 0.0
                elif legal & (legal - 1):
                    found[manner * len(keys) + slot] *= chance(answers, legal, choice, manner)
            likely = together(found, slot, len(keys), trust, other)
        left[slot] = i
    return likely


def together(found: Exact, slot: int, size: int, trust: Exact, other: int) -> float:
    """Return how likely something is in all manners together, each of which somebody has as likely as is known."""
    likely = 0.0
    for manner in range(MANNERS):
        likely += trust[other * MANNERS + manner] * found[manner * size + slot]
    return likely


def swap_cards(
    here: list[int],
    where: list[int],
    cards: list[int],
    prior: Numbers,
    others: int,
    held: Exact,
    table: Table,
    past: Past,
    stream: int,
) -> int:
    """Swap two cards that lie in two places, or leave them where they are; return the stream after it.

    ``held`` has, by other, how likely they are to have done as they did, and room for as many.
    """
    stream = advance(stream)
    one = cards[below(stream, len(cards))]
    stream = advance(stream)
    two = cards[below(stream, len(cards))]
    a, b = where[one], where[two]
    if a == b:
        return stream
    # Whether it is worth a try is decided first, which costs next to nothing, and made up for after that.
    better = prior[b * DECK_SIZE + one] * prior[a * DECK_SIZE + two]
    better /= prior[a * DECK_SIZE + one] * prior[b * DECK_SIZE + two]
    stream = advance(stream)
    if below(stream, FINE) >= better * FINE:
        return stream
    changed = (a < 2 * others) << a % others | (b < 2 * others) << b % others
    before, after = 1.0, 1.0
    for other in range(others):
        if changed >> other & 1:
            before *= held[other]
    stream = advance(stream)
    need = before * better * below(stream, FINE) / FINE
    here[a] ^= 1 << one | 1 << two
    here[b] ^= 1 << one | 1 << two
    for other in range(others):
        if changed >> other & 1 and after >= need:
            boxed, least = lowest(here[others + other]), need / after if need else 0.0
            held[others + other] = likely_with(here[other], boxed, other, least, table, past)
            after *= held[others + other]
    if after < need:
        here[a] ^= 1 << one | 1 << two
        here[b] ^= 1 << one | 1 << two
        return stream
    where[one] = b
    where[two] = a
    for other in range(others):
        if changed >> other & 1:
            held[other] = held[others + other]
    return stream


def believe_many(
    positions: list[Position],
    seen: list[Seen],
    seats: list[int],
    whose: list[int],
    made: list[int],
    known: list[int],
    row: list[int],
    weights: Numbers,
    hidden: int,
    firsts: Numbers,
    answers: Numbers,
    room: Numbers,
    places: Places,
    cards: list[int],
    where: list[int],
    prior: Numbers,
    others: int,
    held: Exact,
    keys: list[int],
    found: Exact,
    left: list[int],
    trust: Exact,
    sets: list[int],
    size: int,
    length: int,
    warm: int,
    swaps: int,
    stream: int,
    first: int,
    last: int,
) -> int:
    """Make worlds number ``first`` to ``last``, each from the one before by so many swaps.

    Of every ``length`` worlds the first is made from itself, by ``warm`` swaps. A world is ``size`` sets, one a place.
    A past choice is a position, what had been seen, the seat that chose and which of the ``others`` it is, what it
    chose, and the cards it held of which all know by now. ``prior`` says of every place and card how likely the one is
    to hold the other: the better it is, the sooner likely hands are found, and it changes nothing in what they are.
    """
    look_back(positions, seen, seats, row, weights, hidden, firsts)
    table = keys, found, left, trust
    past = positions, seats, whose, made, known, firsts, weights, hidden, answers, room, places
    for i in range(first, last):
        here = sets[i * size : (i + 1) * size]
        if i % length:
            for place in range(size):
                here[place] = sets[(i - 1) * size + place]
        else:
            for place in range(size):
                rest = here[place]
                while rest:
                    where[lowest(rest)] = place
                    rest &= rest - 1
            for other in range(others):
                held[other] = likely_with(here[other], lowest(here[others + other]), other, 0.0, table, past)
        for _ in range(swaps if i % length else warm):
            stream = swap_cards(here, where, cards, prior, others, held, table, past, stream)
    return 0
