"""What most of many measurements stay below, told the same way by all of them."""

from collections.abc import Sequence


def shares(measured: Sequence[float], *wanted: float) -> list[float]:
    """Return what each of the ``wanted`` shares of all measurements does not pass: 0.5 is the median, 1 the most.

    >>> shares([3, 1, 2, 5, 4], 0.5, 1)
    [3, 5]
    """
    ordered = sorted(measured)
    return [ordered[int(share * (len(ordered) - 1))] for share in wanted]
