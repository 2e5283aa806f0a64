"""What is worth knowing about a choice at Mister Bill, counted over hands that fit."""

import numpy as np
from numpy.typing import NDArray

from billi.games.advice import Fact, told
from billi.games.misterbill.rules import (
    BILL,
    EXCHANGE,
    GIVING,
    LEFT,
    LOOK,
    PASS,
    ROUND,
    SEATS_A_WAITER,
    SERVE,
    TRADE,
    Position,
    next_of,
    previous_of,
    receiver,
)
from billi.games.sets import members


def fact(p: Position, seat: int, worlds: NDArray[np.void], code: int, gained: NDArray[np.float32]) -> Fact:
    """Return a fact about a choice: what those hold with whom it is to deal, else whether the round brings anything.

    ``p`` is what the seat sees, ``gained`` the points it has in each world in the end.
    """
    hands: NDArray[np.int64] = worlds["hands"].astype(np.int64)
    if p.phase == GIVING:
        return _holds(hands, receiver(p, seat, p.still_in), code)
    waiter, target = EXCHANGE + (code - SERVE) // SEATS_A_WAITER, (code - SERVE) % SEATS_A_WAITER
    others = p.still_in & ~(1 << seat)
    if code != PASS and waiter == LOOK:
        likeliest = max(members(others), key=lambda other: int((hands[:, other] >> BILL & 1).sum()))
        return _holds_bill(hands, likeliest)
    if code != PASS and waiter == TRADE:
        return _holds_bill(hands, target)
    left = p.hands[seat] & ~(1 << waiter)
    if code != PASS and left and waiter in (EXCHANGE, ROUND):
        if waiter == ROUND:
            target = previous_of(p.still_in, seat) if target == LEFT else next_of(p.still_in, seat)
        times = int((hands[:, target] & left != 0).sum())
        return told("misterbill-twin", "misterbill-no-twin", times, len(hands), target)
    return Fact(what="misterbill-scores", times=int((gained > 0).sum()), of=len(hands))


def _holds(hands: NDArray[np.int64], seat: int, kind: int) -> Fact:
    """Tell whether a seat holds a card of a kind, which would leave with the one it is given."""
    if kind == BILL:
        return _holds_bill(hands, seat)
    times = int((hands[:, seat] >> kind & 1).sum())
    return told("misterbill-holds", "misterbill-lacks", times, len(hands), seat)


def _holds_bill(hands: NDArray[np.int64], seat: int) -> Fact:
    """Tell whether a seat holds Mister Bill."""
    times = int((hands[:, seat] >> BILL & 1).sum())
    return told("misterbill-bill", "misterbill-no-bill", times, len(hands), seat)
