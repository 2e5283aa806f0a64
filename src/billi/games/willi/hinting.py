"""What is worth knowing about a choice at Willi, counted over hands that fit."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from billi.games.clues import Clue
from billi.games.willi.rules import (
    CALLING,
    DECLINE,
    NOBODY,
    ONE_COLOUR,
    ONE_VALUE,
    PILE_BITS,
    PLAYING,
    SEATS,
    TRICKS_EACH,
    Position,
    at_place,
    value,
)

PAYS: Final = 2
"""Points of a round that are more than its share."""


def clues(p: Position, seat: int, worlds: NDArray[np.void], code: int, gained: NDArray[np.float32]) -> list[Clue]:
    """Return what may speak for a choice: whether a card that takes the trick can be beaten, and what the round brings.

    ``p`` is what the seat sees, ``gained`` the points it has in each world in the end.
    """
    brings = [Clue("willi-pays", gained >= PAYS, speaks=1), Clue("willi-scores", gained > 0, speaks=1)]
    at_stake = (p.phase == PLAYING or (p.phase == CALLING and code == DECLINE)) and p.caller == NOBODY
    if at_stake and p.won[seat] < TRICKS_EACH:
        trick = [*p.trick[: p.played], code] if p.phase == PLAYING else p.trick[: p.played]
        rivals = [at_place(p, place) for place in range(len(trick), SEATS)]
        rivals = [rival for rival in rivals if p.won[rival] < TRICKS_EACH]
        if rivals and _leads(p, seat, trick):
            mine = next(card for place, card in enumerate(trick) if at_place(p, place) == seat)
            return [_beaten(p, worlds, rivals, trick[0], mine), *brings]
    return brings


def _leads(p: Position, seat: int, trick: list[int]) -> bool:
    """Whether the trick would be a seat's if nobody played to it any more (W6, W9)."""
    cards = {at_place(p, place): value(card) for place, card in enumerate(trick)}
    counted = {other: low for other, low in cards.items() if p.won[other] < TRICKS_EACH}
    return min(counted, key=lambda other: counted[other]) == seat  # of equals, the first


def _beaten(p: Position, worlds: NDArray[np.void], rivals: list[int], led: int, mine: int) -> Clue:
    """Whether somebody who has yet to play can go below a card."""
    below = np.zeros(len(worlds), bool)
    for rival in rivals:
        below |= lower(worlds, rival, p.players, led, mine)
    if len(rivals) == 1:
        return Clue("willi-can-go-lower", below, "willi-cannot-go-lower", rivals[0])
    return Clue("willi-somebody-lower", below, "willi-nobody-lower")


def lower(worlds: NDArray[np.void], seat: int, players: int, led: int, card: int) -> NDArray[np.bool_]:
    """Return by world whether a seat may play a card lower than one, where another was led (W5, W15)."""
    below = (1 << (card & ~3)) - 1
    if seat >= players:
        turned: NDArray[np.int64] = worlds["pile"] & (1 << PILE_BITS) - 1
        return turned < (card & ~3)
    hands: NDArray[np.int64] = worlds["hands"][:, seat]
    colour = ONE_COLOUR << (led & 3)
    follows = hands & (colour | ONE_VALUE << (led & ~3))
    found: NDArray[np.bool_] = np.where(hands & colour, follows, hands) & below != 0
    return found
