"""Games that nobody plays take turns.

One wish starts a game among bots alone, which then needs nobody any more: enough of them would keep a server from
those who play. So all of them together get a small part of a server's time, one after the other, and a table with
somebody in it waits for none of them. It is hosts who take turns, each with one of their tables: whoever begins many
games waits for them, and nobody else does.
"""

import asyncio
from collections.abc import Callable
from typing import Final

EVERY: Final = 100
"""Milliseconds between two turns,"""
AT_A_TURN: Final = 16
"""and the choices bots make in one."""


class Turns:
    """Whose turn it is among tables of bots alone."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[Callable[[], None], None]] = {}
        """By host, in the order of their turns: what tells a table that it may go on, in the order they asked."""
        self._free = 0.0
        """When the next turn may be, by the event loop's time."""
        self._alarm: asyncio.TimerHandle | None = None

    def ask(self, host: str, go_on: Callable[[], None]) -> None:
        """Tell one of a host's tables once when it may go on; to ask again meanwhile changes nothing."""
        self._waiting.setdefault(host, {})[go_on] = None
        if self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_at(self._free, self._give)

    def leave(self, host: str, go_on: Callable[[], None]) -> None:
        """Tell a table nothing any more."""
        tables = self._waiting.get(host, {})
        tables.pop(go_on, None)
        if not tables:
            self._waiting.pop(host, None)

    def _give(self) -> None:
        self._alarm = None
        if not self._waiting:
            return
        loop, host = asyncio.get_running_loop(), next(iter(self._waiting))
        tables = self._waiting.pop(host)
        go_on = next(iter(tables))
        del tables[go_on]
        if tables:
            self._waiting[host] = tables  # behind the others
        self._free = loop.time() + EVERY / 1000
        if self._waiting:
            self._alarm = loop.call_at(self._free, self._give)
        go_on()
