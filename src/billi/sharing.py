"""Work cut into parts and shared out: in this process, among several, or over a Ray cluster.

A part is a range of numbers, and what it comes to depends on those numbers alone. Reports come in order, so whatever is
made of them is the same however many share the work, and whichever of them dies.
"""

import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from typing import Final, TypeVar

from billi.errors import BilliError

Report = TypeVar("Report")
Work = Callable[[range], Report]
"""What does a part; it and its report travel between processes."""

AHEAD: Final = 4
"""Parts a process may have waiting: enough to stay busy, few enough to hold in memory."""


def share(work: Work[Report], numbers: range, size: int, workers: int = 1, ray: str | None = None) -> Generator[Report]:
    """Do all the numbers, ``size`` to a part, and return the reports in order.

    With ``ray`` the work goes to the cluster at that address, in parts of some seconds.
    """
    if ray is not None:
        from billi.cluster import on_ray

        return on_ray(work, numbers, ray)
    workers = min(workers, -(-len(numbers) // size))
    parts = (numbers[first : first + size] for first in range(0, len(numbers), size))
    return together(work, parts, workers) if workers > 1 else alone(work, parts)


def alone(work: Work[Report], parts: Iterator[range]) -> Generator[Report]:
    """Do all parts in this process."""
    for part in parts:
        yield work(part)


def together(work: Work[Report], parts: Iterator[range], workers: int) -> Generator[Report]:
    """Share the parts among processes."""
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, initializer=_begin_worker, initargs=(stop,))
    waiting: deque[Future[Report]] = deque()
    try:
        for part in parts:
            if len(waiting) == AHEAD * workers:
                yield waiting.popleft().result()
            with _interrupts_for_us():
                waiting.append(pool.submit(work, part))
        while waiting:
            yield waiting.popleft().result()
    except (BrokenProcessPool, OSError) as error:
        raise BilliError("worker-stopped") from error
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


# Processes

_stop: Event | None = None
"""In a worker: set when nobody wants its work any more."""


def is_unwanted() -> bool:
    """Whether nobody waits any more for what this process does."""
    return _stop is not None and _stop.is_set()


def _begin_worker(stop: Event) -> None:
    global _stop
    _stop = stop
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """Leave when the parent is gone, even if it had no time to say so."""
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_for_us() -> Iterator[None]:
    """Keep Ctrl-C from the processes that start meanwhile: they hear from us when to stop."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        with _interrupts_later():
            yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _interrupts_later() -> Iterator[None]:
    """Defer a Ctrl-C that another thread of ours was told of: a process half started would complain."""
    usual = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or not callable(usual):
        yield
        return
    heard: list[int] = []
    signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if heard:
        usual(heard[0], None)
