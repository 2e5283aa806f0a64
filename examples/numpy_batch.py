"""Step many games at once, with your own choices at some seats: all in NumPy, no loop over games.

python examples/numpy_batch.py [games]
"""

import sys

import numpy as np
from numpy.typing import NDArray

import billi

RANDOM = -1
"""Tells a batch to choose for itself."""


def lowest_bit(masks: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the number of the lowest bit set in each: of the cards of Willi, that is the lowest one."""
    return np.asarray(np.log2(np.maximum(masks & -masks, 1)), np.int64)


def main(games: str = "10000") -> None:
    """Have seat 0 always take its first legal action and all others any; print the points of each seat."""
    batch = billi.batch(billi.game("willi", players=4), int(games), seed=7)
    steps = 0
    while not batch.over.all():
        batch.run_luck()  # deal, wherever a deck is due
        mine = batch.seats == 0
        batch.step(np.where(mine, lowest_bit(batch.legal), RANDOM))
        steps += 1
    points = batch.points
    margins = 1.96 * points.std(axis=0) / np.sqrt(len(batch))
    print(f"{len(batch):,} games in {steps} steps")
    for seat, (mean, margin) in enumerate(zip(points.mean(axis=0), margins, strict=True)):
        print(f"seat {seat}: {mean:5.2f} ± {margin:.2f} points")


if __name__ == "__main__":
    main(*sys.argv[1:])
