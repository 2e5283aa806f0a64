"""Sets of small numbers, listed."""

from typing import Final


def members(mask: int) -> list[int]:
    """List the members of a set.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


_SEATS: Final = [members(mask) for mask in range(256)]


def seats_in(mask: int) -> list[int]:
    """List the members of a set of seats, of which there are at most eight."""
    return _SEATS[mask].copy()
