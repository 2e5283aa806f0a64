"""Time that passes only when everyone waits for it."""

import asyncio
import selectors
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextvars import Context, ContextVar, copy_context
from heapq import heappop, heappush
from itertools import count
from random import Random
from typing import Any, TypeVar, TypeVarTuple, Unpack

from billi.server.clock import Clock

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
EPOCH = 1_700_000_000
"""Where the time of every world begins, in seconds since 1970."""


POLLED = 0.001
"""Seconds in which a loop that has stood still does what was due, before it looks what has come meanwhile."""


class NothingWillHappen(Exception):
    """Everyone waits, and nothing is due."""


class Process:
    """What one of many does that share a loop: it can be made to sleep, and then does nothing until it is woken."""

    def __init__(self) -> None:
        self.asleep = False
        self.left: list[asyncio.Handle] = []
        """What has become due meanwhile,"""
        self.letters: list[Callable[[], object]] = []
        """and what has come from outside, each in its order."""
        self._context = copy_context()
        self._context.run(_whose.set, self)

    def learn(self, letter: Callable[[], object]) -> None:
        """Take something in that comes from outside, as soon as it is awake."""
        if self.asleep:
            self.letters.append(letter)
        else:
            self.context.run(letter)

    @property
    def context(self) -> Context:
        """Where to run what this one is to do, with all that comes of it."""
        return self._context.copy()


_whose: ContextVar[Process | None] = ContextVar("_whose", default=None)
NOBODYS = Context()
"""Where to run what is not for a process to do."""


class _Impatient(selectors.SelectSelector):
    """Waits for nobody: there is no time to wait in."""

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready:
            raise NothingWillHappen
        return ready


def _never() -> None:
    """Do nothing, in place of what was called off."""


class _Timer(asyncio.TimerHandle):
    """What is to be done at a time, with no more about it than is needed here."""

    __slots__ = ()

    def __init__(
        self, when: float, callback: Callable[..., object], args: Sequence[Any], loop: "VirtualLoop", context: Any
    ) -> None:
        self._when = when
        self._callback = callback
        self._args = args
        self._loop = loop
        self._context = copy_context() if context is None else context
        self._cancelled = False
        self._repr = self._source_traceback = None

    def cancel(self) -> None:
        self._cancelled = True
        self._callback, self._args = _never, ()


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time is its own, and whose timers may come early, as those of uvloop do.

    Where any other would sleep, its time goes on instead. Of what is due at the same time, what was asked for first
    comes first, unless lots decide: asyncio promises no order, and uvloop keeps the one in which things were asked for.
    A world asks its loop for something thousands of times, so this one does no more than it must.
    """

    _ready: deque[asyncio.Handle]

    def __init__(self, early: Callable[[], float] = lambda: 0.0, lots: Random | None = None) -> None:
        self.now = 0.0
        self._early = early
        self._timers: list[tuple[float, float, int, _Timer]] = []
        self._numbers = count()
        self._lot = lots.random if lots else lambda: 0.0
        super().__init__(_Impatient())

    def wake(self, process: Process) -> None:
        """Have a process that slept go on where it was; as any loop, it looks at its timers before its sockets."""
        process.asleep = False
        self._ready.extend(process.left)
        for letter in process.letters:
            self.call_later(POLLED, letter, context=process.context)
        process.left, process.letters = [], []

    def deliver(self, process: Process, letter: Callable[[], object], after: float = 0.0) -> None:
        """Have a process learn of something that comes from outside, as soon as it is awake."""
        self.call_later(after, process.learn, letter, context=NOBODYS)

    def time(self) -> float:
        return self.now

    def call_at(
        self, when: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        when = max(self.now, when - self._early())
        timer = _Timer(when, callback, args, self, context)
        heappush(self._timers, (when, self._lot(), next(self._numbers), timer))
        return timer

    def call_later(
        self, delay: float, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.now + delay, callback, *args, context=context)

    def call_soon(
        self, callback: Callable[[Unpack[Ts]], object], *args: *Ts, context: Context | None = None
    ) -> asyncio.Handle:
        soon = _Timer(self.now, callback, args, self, context)
        self._ready.append(soon)
        return soon

    def _run_once(self) -> None:
        """Do what is due, and once that is done let time go on to what is due next."""
        ready, timers = self._ready, self._timers
        if not ready:
            while timers and timers[0][3]._cancelled:
                heappop(timers)
            if not timers:
                super()._run_once()  # type: ignore[misc]  # where threads have something to say, that is all there is
                return
            self.now = max(self.now, timers[0][0])
        while timers and timers[0][0] <= self.now:
            ready.append(heappop(timers)[3])
        for _ in range(len(ready)):
            handle = ready.popleft()
            if handle._cancelled:
                continue
            process = handle._context.get(_whose)  # type: ignore[attr-defined]  # where it runs, which has no other name
            if process and process.asleep:
                process.left.append(handle)
            else:
                handle._run()

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """Wait for threads in their own time, which this loop knows nothing of."""
        if executor := getattr(self, "_default_executor", None):
            executor.shutdown(wait=True)


class LoopAlone(VirtualLoop):
    """A virtual event loop without threads: what is for them is done in between, and takes half a second."""

    def run_in_executor(self, executor: object, work: Callable[..., T], *args: Any) -> "asyncio.Future[T]":  # type: ignore[override]
        """Do here what is for a thread."""
        done: asyncio.Future[T] = self.create_future()

        def see_to_it() -> None:
            if not done.cancelled():
                done.set_result(work(*args))

        self.call_later(0.5, see_to_it)
        return done


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
