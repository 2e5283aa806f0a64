"""What a network that has learned a game makes of a row, written like the rules and compiled with them.

Three layers, each with its sizes evened out, and one that answers. All its numbers stand one after the other in
``weights``, a layer's by what goes in, so that most of the work is left out: of a row most entries are nothing, and so
is half of what comes out of a layer. Sums are taken in one order on every machine, so a bot chooses alike on all.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from billi.bulk.roots import root

Numbers = NDArray[np.float32]
Places = NDArray[np.int64]

LAYERS: Final = 3
EVENED: Final = np.float32(1e-5)
"""What keeps numbers that are all alike from being divided by nothing when they are evened out."""


def room_for(width: int, hidden: int, answers: int) -> int:
    """Return how many entries :func:`answer` needs to work with, of numbers and of places alike, and for answers."""
    return 2 * hidden + width + answers


def answer(
    row: Any, width: int, weights: Numbers, hidden: int, answers: Numbers, many: int, room: Numbers, places: Places
) -> None:
    """Write ``many`` answers to a row: how much a player likes each choice, legal or not, or what a judge expects."""
    first = room[:hidden]
    begin(weights, width * hidden, hidden, first)
    layer(row, filled(row, width, places), places, weights, 0, hidden, first)
    answer_on(width, weights, hidden, answers, many, room, places)


def answer_on(
    width: int, weights: Numbers, hidden: int, answers: Numbers, many: int, room: Numbers, places: Places
) -> None:
    """Write the answers that follow from what comes out of the first layer, which stands first in ``room``."""
    x, y = room[:hidden], room[hidden : 2 * hidden]
    at = even(x, weights, (width + 1) * hidden, hidden)
    for _ in range(1, LAYERS):
        begin(weights, at + hidden * hidden, hidden, y)
        layer(x, filled(x, hidden, places), places, weights, at, hidden, y)
        at = even(y, weights, at + (hidden + 1) * hidden, hidden)
        x, y = y, x
    begin(weights, at + hidden * many, many, answers)
    layer(x, filled(x, hidden, places), places, weights, at, many, answers)


def begin(weights: Numbers, at: int, size: int, out: Numbers) -> None:
    """Write what comes out of a layer into which nothing goes."""
    for i in range(size):
        out[i] = weights[at + i]


def filled(values: Any, size: int, places: Places) -> int:
    """Write down where anything stands; return in how many places."""
    found = 0
    for i in range(size):
        places[found] = i
        found += values[i] != 0
    return found


def layer(values: Any, found: int, places: Places, weights: Numbers, at: int, size: int, out: Numbers) -> None:
    """Add what goes in, to everything that comes out; four at a time, so that sums are fetched and put back less."""
    four = found & ~3
    for i in range(0, four, 4):
        a, b, c, d = places[i], places[i + 1], places[i + 2], places[i + 3]
        v, w = np.float32(values[a]), np.float32(values[b])
        x, y = np.float32(values[c]), np.float32(values[d])
        first, second = weights[at + a * size : at + (a + 1) * size], weights[at + b * size : at + (b + 1) * size]
        third, fourth = weights[at + c * size : at + (c + 1) * size], weights[at + d * size : at + (d + 1) * size]
        for j in range(size):
            out[j] += (v * first[j] + w * second[j]) + (x * third[j] + y * fourth[j])
    for i in range(four, found):
        v = np.float32(values[places[i]])
        first = weights[at + places[i] * size : at + (places[i] + 1) * size]
        for j in range(size):
            out[j] += v * first[j]


def even(x: Numbers, weights: Numbers, at: int, hidden: int) -> int:
    """Even a layer out and cut off what is below nothing; return where the next layer's numbers begin."""
    mean = total(x, hidden) / np.float32(hidden)
    for i in range(hidden):
        x[i] -= mean
    spread = np.float32(1) / root(total_of_squares(x, hidden) / np.float32(hidden) + EVENED)
    for i in range(hidden):
        x[i] = max(x[i] * (weights[at + i] * spread) + weights[at + hidden + i], np.float32(0))
    return at + 2 * hidden


def total(x: Numbers, size: int) -> np.float32:
    """Add up; in four sums, since one addition need not wait for another."""
    a = b = c = d = np.float32(0)
    four = size & ~3
    for i in range(0, four, 4):
        a += x[i]
        b += x[i + 1]
        c += x[i + 2]
        d += x[i + 3]
    for i in range(four, size):
        a += x[i]
    return (a + b) + (c + d)


def total_of_squares(x: Numbers, size: int) -> np.float32:
    """Add up squares likewise."""
    a = b = c = d = np.float32(0)
    four = size & ~3
    for i in range(0, four, 4):
        a += x[i] * x[i]
        b += x[i + 1] * x[i + 1]
        c += x[i + 2] * x[i + 2]
        d += x[i + 3] * x[i + 3]
    for i in range(four, size):
        a += x[i] * x[i]
    return (a + b) + (c + d)


def answer_many(
    rows: Any,
    width: int,
    weights: Numbers,
    hidden: int,
    answers: Numbers,
    many: int,
    room: Numbers,
    places: Places,
    first: int,
    last: int,
) -> int:
    """Answer rows ``first`` to ``last``, each ``width`` wide, with ``many`` numbers each."""
    for i in range(first, last):
        row, answered = rows[i * width : (i + 1) * width], answers[i * many : (i + 1) * many]
        answer(row, width, weights, hidden, answered, many, room, places)
    return 0
