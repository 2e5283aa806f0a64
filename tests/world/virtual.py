"""Time that passes only when everyone waits for it."""

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any, TypeVar, TypeVarTuple, Unpack

from billi.server.clock import Clock

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
EPOCH = 1_700_000_000
"""Where the time of every world begins, in seconds since 1970."""


class NothingWillHappen(Exception):
    """Everyone waits, and nothing is due."""


class _Skipping(selectors.SelectSelector):
    """Waits for nobody: where a loop would sleep, its time goes on instead."""

    loop: "VirtualLoop"

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None and not self.loop.has_sockets:
            self.loop.now += timeout
            return []
        ready = super().select(0)
        if not ready:
            if timeout is None:
                raise NothingWillHappen
            self.loop.now += timeout
        return ready


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time is its own, and whose timers may come early, as those of uvloop do."""

    has_sockets = False
    """Whether anything but time can make something happen: looking for it takes most of the time."""

    def __init__(self, early: Callable[[], float] = lambda: 0.0) -> None:
        self.now = 0.0
        self._early = early
        skipping = _Skipping()
        skipping.loop = self
        super().__init__(skipping)

    def time(self) -> float:
        return self.now

    def call_at(
        self, when: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return super().call_at(max(self.now, when - self._early()), callback, *args, context=context)

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """Wait for threads in their own time, which this loop knows nothing of."""
        if executor := getattr(self, "_default_executor", None):
            executor.shutdown(wait=True)


class VirtualClock(Clock):
    """A server's clock in virtual time, which can be set wrong."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.off = 0
        """Milliseconds by which it is set wrong."""

        def steady() -> int:
            return round(loop.now * 1e6) * 1_000  # what lies below a microsecond is not time, but rounding

        super().__init__(wall=lambda: EPOCH * 10**9 + steady() + self.off * 1_000_000, steady=steady)


def run(work: Callable[[VirtualLoop], Coroutine[Any, Any, T]], early: Callable[[], float] = lambda: 0.0) -> T:
    """Run something in virtual time."""
    loop = VirtualLoop(early)
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(work(loop))
