"""Square roots, for which compiled code has an instruction: :mod:`billi.bulk.processor`."""

import math

import numpy as np


def root(x: np.float32) -> np.float32:
    """Return the square root of a number of single precision."""
    return np.float32(math.sqrt(x))
