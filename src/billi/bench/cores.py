"""Discrete events on cores that threads share: the small kernel of :mod:`billi.bench.house`.

What happens one after another is a generator that yields :data:`Step`: ``yield thread.does(seconds)``, ``yield
machine.passes(seconds)``. SimPy reads the same; what it lacks is what matters here, cores that several threads share and
that cost something to wake.
"""

import heapq
import math
from collections import deque
from collections.abc import Callable, Generator
from typing import Final, TypeAlias

SOON: Final = 1e-12
"""Seconds that are none."""

Then: TypeAlias = Callable[[], None]
Step: TypeAlias = Callable[[Then], None]
"""What is begun with what to do once it has happened."""
Steps: TypeAlias = Generator[Step, None, None]


class Machine:
    """Cores, and the threads that share them evenly."""

    def __init__(self, cores: int) -> None:
        self.cores = cores
        self.now = 0.0
        self.threads: list[Thread] = []
        self._alarms: list[tuple[float, int, Then]] = []
        self._number = 0

    @property
    def has_idle_core(self) -> bool:
        """Whether the last thread to get work has a core to itself, which must be woken."""
        return sum(bool(thread.jobs) for thread in self.threads) <= self.cores

    def start(self, steps: Steps) -> None:
        """Have something happen, step by step."""
        step = next(steps, None)
        if step is not None:
            step(lambda: self.start(steps))

    def passes(self, seconds: float) -> Step:
        """Let time pass in which nobody computes."""

        def wait(then: Then) -> None:
            self._number += 1
            heapq.heappush(self._alarms, (self.now + seconds, self._number, then))

        return wait

    def run(self, until: float) -> None:
        """Go on until a time."""
        while self.now < until:
            busy = [thread for thread in self.threads if thread.jobs]
            speed = min(1.0, self.cores / len(busy)) if busy else 1.0
            first = min((thread.left for thread in busy), default=math.inf) / speed
            alarm = self._alarms[0][0] - self.now if self._alarms else math.inf
            step = max(0.0, min(first, alarm, until - self.now))
            self.now += step
            for thread in busy:
                thread.left -= step * speed
                thread.used += step * speed
            for thread in busy:
                if thread.left <= SOON:
                    thread.finish()
            while self._alarms and self._alarms[0][0] <= self.now + SOON:
                heapq.heappop(self._alarms)[2]()


class Thread:
    """One who does a thing at a time, in the order it was asked, and sleeps when there is nothing to do."""

    def __init__(self, machine: Machine, wake: float = 0.0, idle: float = 0.0) -> None:
        """Make a thread that takes some seconds to wake, and some more where the core slept too."""
        self.machine = machine
        self.wake = wake
        self.idle = idle
        self.jobs: deque[tuple[float, Then]] = deque()
        self.left = 0.0
        """Seconds of work left of what is being done,"""
        self.used = 0.0
        """and done so far."""
        self.wakes = 0
        self.idle_wakes = 0
        machine.threads.append(self)

    def does(self, seconds: float) -> Step:
        """Have it do something, after all it was asked before."""
        return lambda then: self._take(seconds, then)

    def _take(self, seconds: float, then: Then) -> None:
        self.jobs.append((seconds, then))
        if len(self.jobs) == 1:
            idle = self.machine.has_idle_core
            self.left = seconds + self.wake + self.idle * idle
            self.wakes += 1
            self.idle_wakes += idle

    def finish(self) -> None:
        """End what is being done, and begin the next."""
        self.jobs[0][1]()  # while it still counts as busy: what this leads to here finds it awake
        self.jobs.popleft()
        if self.jobs:
            self.left = self.jobs[0][0]
