"""Hands that nobody has seen, made up by swapping cards: written like the rules and compiled with them.

A hand is a set of kinds. Two hands that swap a card each, or three that pass one on, stay as large as they were, and as
many hold a card of every kind. How often hands come up is as ``weights`` say: the product, over hands and the kinds in
them, of a number for each (Metropolis and Hastings). What weighs nothing never comes up.
"""

from billi.bulk.answering import Numbers
from billi.games.bits import count, nth
from billi.luck import advance, below

FINE = 1 << 24
"""Steps in which a number between 0 and 1 is drawn."""


def swap(hands: list[int], first: int, seats: int, kinds: int, weights: Numbers, stream: int) -> int:
    """Swap a card of two hands from place ``first`` on, or pass one on among three; return the stream after it."""
    stream = advance(stream)
    a = below(stream, seats)
    stream = advance(stream)
    b = (a + 1 + below(stream, seats - 1)) % seats
    c = a
    if seats > 2:
        stream = advance(stream)
        if below(stream, 4) == 0:
            stream = advance(stream)
            c = below(stream, seats - 2)  # of those that are neither a nor b
            c += c >= min(a, b)
            c += c >= max(a, b)
    one, two, three = hands[first + a], hands[first + b], hands[first + c]
    if c == a:
        from_a, from_b, from_c = one & ~two, two & ~one, 1
    else:
        from_a, from_b, from_c = one & ~two, two & ~three, three & ~one
    ways = count(from_a) * count(from_b) * count(from_c)
    if ways == 0:
        return stream
    stream = advance(stream)
    i = nth(from_a, below(stream, count(from_a)))
    stream = advance(stream)
    j = nth(from_b, below(stream, count(from_b)))
    better = weights[b * kinds + i] / weights[a * kinds + i]
    one, two = one ^ 1 << i, two ^ (1 << i | 1 << j)
    if c == a:
        better *= weights[a * kinds + j] / weights[b * kinds + j]
        one ^= 1 << j
    else:
        stream = advance(stream)
        k = nth(from_c, below(stream, count(from_c)))
        better *= weights[c * kinds + j] / weights[b * kinds + j] * (weights[a * kinds + k] / weights[c * kinds + k])
        one, three = one ^ 1 << k, three ^ (1 << j | 1 << k)
        better *= ways / (count(one & ~three) * count(three & ~two) * count(two & ~one))
    stream = advance(stream)
    if below(stream, FINE) < better * FINE:
        hands[first + a], hands[first + b] = one, two
        if c != a:
            hands[first + c] = three
    return stream


def swap_many(
    hands: list[int], seats: int, kinds: int, weights: Numbers, swaps: int, stream: int, first: int, last: int
) -> int:
    """Make hands number ``first`` to ``last`` of those there are, each from the one before by so many swaps."""
    for i in range(first, last):
        if i:
            for seat in range(seats):
                hands[i * seats + seat] = hands[(i - 1) * seats + seat]
        for _ in range(swaps):
            stream = swap(hands, i * seats, seats, kinds, weights, stream)
    return 0
