"""Sets of small numbers as the bits of one integer.

Plain Python here; each compiler swaps in its own instruction for these five (see :mod:`billi.games.compiling`).
"""


def count(mask: int) -> int:
    """Count the members of a set.

    >>> count(0b10110)
    3
    """
    return mask.bit_count()


def lowest(mask: int) -> int:
    """Return the smallest member of a non-empty set.

    >>> lowest(0b10110)
    1
    """
    return (mask & -mask).bit_length() - 1


def highest(mask: int) -> int:
    """Return the largest member of a non-empty set.

    >>> highest(0b10110)
    4
    """
    return mask.bit_length() - 1


def nth(mask: int, n: int) -> int:
    """Return the member that has ``n`` smaller ones before it.

    >>> [nth(0b10110, n) for n in range(3)]
    [1, 2, 4]
    """
    for _ in range(n):
        mask &= mask - 1
    return lowest(mask)
