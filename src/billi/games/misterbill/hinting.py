"""What is worth knowing about a choice at Mister Bill, counted over hands that fit."""

import numpy as np
from numpy.typing import NDArray

from billi.games.clues import Clue
from billi.games.misterbill.rules import (
    BILL,
    EXCHANGE,
    GIVING,
    LEFT,
    PASS,
    RELAY,
    SEATS_A_WAITER,
    SERVE,
    TRADE,
    Position,
    next_of,
    previous_of,
    receiver,
    team,
)


def clues(p: Position, seat: int, worlds: NDArray[np.void], code: int, gained: NDArray[np.float32]) -> list[Clue]:
    """Return what may speak for a choice: what those hold with whom it deals, and whether the round brings anything.

    ``p`` is what the seat sees, ``gained`` the points it has in each world in the end.
    """
    hands: NDArray[np.int64] = worlds["hands"].astype(np.int64)
    scores = Clue("misterbill-scores", gained > 0, speaks=1)
    if p.phase == GIVING:
        target = receiver(p, seat, p.still_in)
        return [_holds(hands, target, code, 1 if team(p, seat) >> target & 1 else -1), scores]
    waiter, target = EXCHANGE + (code - SERVE) // SEATS_A_WAITER, (code - SERVE) % SEATS_A_WAITER
    if code != PASS and waiter == TRADE:
        return [_holds_bill(hands, target, speaks=-1), scores]
    left = p.hands[seat] & ~(1 << waiter)
    if code != PASS and left and waiter in (EXCHANGE, RELAY):
        if waiter == RELAY:
            target = previous_of(p.still_in, seat) if target == LEFT else next_of(p.still_in, seat)
        twin = hands[:, target] & left != 0
        return [Clue("misterbill-twin", twin, "misterbill-no-twin", target, speaks=1), scores]
    return [scores]


def _holds(hands: NDArray[np.int64], seat: int, kind: int, sure: int) -> Clue:
    """Whether a seat holds a card of a kind, which would leave with the one it is given: good for one's own."""
    if kind == BILL:
        return _holds_bill(hands, seat, sure=sure)
    return Clue("misterbill-holds", hands[:, seat] >> kind & 1 != 0, "misterbill-lacks", seat, sure=sure)


def _holds_bill(hands: NDArray[np.int64], seat: int, speaks: int = 0, sure: int = 0) -> Clue:
    """Whether a seat holds Mister Bill, whom nobody wants."""
    return Clue("misterbill-bill", hands[:, seat] >> BILL & 1 != 0, "misterbill-no-bill", seat, speaks, sure)
