"""From what is guessed of every card by itself to hands as a whole."""

from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

Shares = NDArray[np.float64]
"""By place and card, how likely the one holds the other."""


class Learned(Protocol):
    """Somebody who has learned a game: a :class:`billi.bots.network.Network`."""

    weights: NDArray[np.float32]
    width: int
    hidden: int
    answers: int

    def __hash__(self) -> int:
        """Tell it from others."""

    def answer(self, rows: Any) -> NDArray[np.float32]:
        """Answer a row, or several."""


ROUNDS: Final = 12
"""How often shares are evened out: what is left to even out then is below a hundredth."""
LEAST: Final = 1e-4
"""What is guessed for something that can be, at least."""


def likelihoods(answers: Any) -> Shares:
    """Return what a network's answers mean, between 0 and 1."""
    likely: Shares = 1 / (1 + np.exp(-np.asarray(answers, np.float64)))
    return np.clip(likely, LEAST, 1 - LEAST)


def balanced(shares: Shares, rooms: Any, copies: Any) -> Shares:
    """Even shares out until every place holds as many cards as there is room, and every card lies somewhere.

    What is nothing stays nothing.

    >>> balanced(np.array([[0.5, 0.1], [0.5, 0.1]]), [1, 1], [1, 1]).tolist()
    [[0.5, 0.5], [0.5, 0.5]]
    """
    rooms, copies = np.asarray(rooms, float), np.asarray(copies, float)
    for _ in range(ROUNDS):
        shares = shares * (copies / np.maximum(shares.sum(0), LEAST))
        shares = shares * (rooms / np.maximum(shares.sum(1), LEAST))[:, None]
    return np.minimum(shares, 1)
