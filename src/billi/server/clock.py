"""The time of a server."""

import time
from collections.abc import Callable
from typing import Final

NANOSECONDS: Final = 1_000_000
"""In a millisecond."""


class Clock:
    """Time since 1970 that goes on steadily, even when the machine's clock is set back.

    >>> wall, steady = [5_000_000_000, 2_000_000_000], [0, 1_000_000_000]
    >>> clock = Clock(lambda: wall.pop(0), lambda: steady.pop(0))
    >>> clock.now(), clock.now()
    (5000, 6000)
    """

    def __init__(self, wall: Callable[[], int] = time.time_ns, steady: Callable[[], int] = time.monotonic_ns) -> None:
        self._wall = wall
        self._steady = steady
        self._last = 0
        self._last_steady = 0

    def now(self) -> int:
        """Return the time in milliseconds."""
        return self._now() // NANOSECONDS

    def steady(self) -> int:
        """Return milliseconds since some moment, which no hand at any clock changes: for how long something takes."""
        return self._steady() // NANOSECONDS

    def until(self, at: int) -> float:
        """Return the seconds until a time in milliseconds; 0 when it has passed."""
        return max(0, at * NANOSECONDS - self._now()) / 1e9

    def _now(self) -> int:
        steady = self._steady()
        self._last = max(self._wall(), self._last + steady - self._last_steady)
        self._last_steady = steady
        return self._last


CLOCK = Clock()
now = CLOCK.now
