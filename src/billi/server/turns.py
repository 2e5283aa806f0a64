"""Games that nobody plays take turns.

One wish starts a game among bots alone, which then needs nobody any more: enough of them would keep a server from
those who play. So all of them together get a small part of a server's time, one after the other, and a table with
somebody in it waits for none of them.
"""

from typing import Final

EVERY: Final = 100
"""Milliseconds between two turns,"""
AT_A_TURN: Final = 16
"""and the choices bots make in one."""


class Turns:
    """When the next table of bots alone may go on."""

    def __init__(self) -> None:
        self._free = 0

    def take(self, now: int) -> int:
        """Take the next turn that is free, and return when it is.

        >>> turns = Turns()
        >>> [turns.take(1_000), turns.take(1_000), turns.take(1_150), turns.take(5_000)]
        [1000, 1100, 1200, 5000]
        """
        turn = max(self._free, now)
        self._free = turn + EVERY
        return turn
