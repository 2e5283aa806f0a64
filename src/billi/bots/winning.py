"""How likely a seat wins the game, from the points everyone has and the rounds that are left."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

NODES: Final = 12
"""Places at which what a seat may still win is looked at: enough for three digits."""


def normal(x: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return how much of a normal distribution lies below, to three digits."""
    below: NDArray[np.float64] = (1 + np.tanh(0.7978845608 * (x + 0.044715 * x**3))) / 2
    return below


def winning_chances(points: Any, seat: int, spread: float) -> NDArray[np.float64]:
    """Return how likely a seat ends with the most points, by row of points; a shared win is worth its share.

    ``spread`` is by how much what a seat still wins strays from what the others do, as a standard deviation; with
    nothing, the game is over.

    >>> winning_chances([[3, 1, 0], [3, 3, 0], [0, 3, 3]], 0, 0.0).tolist()
    [1.0, 0.5, 0.0]
    >>> winning_chances([[3, 1, 0], [3, 3, 0], [0, 3, 3]], 0, 2.0).round(2).tolist()
    [0.69, 0.47, 0.05]
    """
    points = np.asarray(points, np.float64)
    own = points[:, seat, None]
    others = np.delete(points, seat, axis=1)
    if spread <= 0:
        most = (points >= points.max(1, keepdims=True)).sum(1)
        found: NDArray[np.float64] = (own[:, 0] >= others.max(1)) / most
        return found
    # Over all that the seat may win itself, the others stay below independently of one another.
    places, weights = np.polynomial.hermite_e.hermegauss(NODES)
    below = normal((own[:, None] + spread * places[None, :, None] - others[:, None]) / spread).prod(2)
    likely: NDArray[np.float64] = (below * weights).sum(1) / weights.sum()
    return likely
