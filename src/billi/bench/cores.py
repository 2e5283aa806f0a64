"""Discrete events on cores that threads share: the small kernel of :mod:`billi.bench.house`.

What happens one after another is a generator that yields :data:`Step`: ``yield thread.does(seconds)``, ``yield
machine.passes(seconds)``. SimPy reads the same; what it lacks is what matters here, cores that several threads share and
that cost something to wake.
"""

import heapq
from collections import deque
from collections.abc import Callable, Generator
from typing import Final, TypeAlias

PULL = False
import random
CHANCE = random.Random(1)
CROWD = 0.0
SLICE: Final = 0.004
"""Seconds a thread may go on while others wait: Linux looks at its clock 250 times a second."""
SOON: Final = 1e-12
"""Seconds that are none."""

Then: TypeAlias = Callable[[], None]
Step: TypeAlias = Callable[[Then], None]
"""What is begun with what to do once it has happened."""
Steps: TypeAlias = Generator[Step, None, None]


class Core:
    """A core, and the threads that take turns on it; the first has it."""

    def __init__(self) -> None:
        self.threads: deque[Thread] = deque()
        self.ran = 0.0
        """Seconds since the first one was given it."""

    def next(self) -> None:
        """Have the next one go on."""
        self.ran = 0.0


class Machine:
    """Cores, and the threads that take turns on them.

    A thread that wakes gets a core that sleeps, or gets in line where it ran last: it stays there, even if another core
    has nothing to do a moment later.
    """

    def __init__(self, cores: int) -> None:
        self.cores = [Core() for _ in range(cores)]
        self.now = 0.0
        self.speed = 1.0
        """How fast the cores are, beside what costs are given for."""
        self._alarms: list[tuple[float, int, Then]] = []
        self._number = 0

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

    def admit(self, thread: "Thread") -> bool:
        """Give a thread a core, or have it wait for one; whether there was one asleep."""
        asleep = [core for core in self.cores if not core.threads]
        if thread.core not in asleep and asleep and CHANCE.random() >= CROWD:
            thread.core = asleep[0]
        found = not thread.core.threads
        if found:
            thread.core.ran = 0.0
        thread.core.threads.append(thread)
        return found

    def run(self, until: float) -> None:
        """Go on until a time."""
        while self.now < until:
            step = until - self.now
            if self._alarms:
                step = min(step, self._alarms[0][0] - self.now)
            for core in self.cores:
                if core.threads:
                    step = min(step, core.threads[0].left / self.speed)
                    if len(core.threads) > 1:
                        step = min(step, SLICE - core.ran)
            step = max(0.0, step)
            self.now += step
            for core in self.cores:
                if core.threads:
                    core.threads[0].left -= step * self.speed
                    core.threads[0].used += step
                    core.ran += step
            for core in self.cores:
                if core.threads and core.threads[0].left <= SOON and not core.threads[0].finish():
                    core.threads.popleft()
                    core.ran = 0.0
                elif core.ran >= SLICE - SOON and len(core.threads) > 1:
                    core.threads.rotate(-1)
                    core.ran = 0.0
            if PULL:
                for core in self.cores:
                    if not core.threads:
                        full = max(self.cores, key=lambda core: len(core.threads))
                        if len(full.threads) > 1:
                            t = full.threads.pop(); t.core = core; core.threads.append(t); core.ran = 0.0
            while self._alarms and self._alarms[0][0] <= self.now + SOON:
                heapq.heappop(self._alarms)[2]()


class Thread:
    """One who does a thing at a time, in the order it was asked, and sleeps when there is nothing to do."""

    def __init__(self, machine: Machine, idle: float = 0.0) -> None:
        """Make a thread that takes some seconds more where it wakes a core that slept."""
        self.machine = machine
        self.idle = idle
        self.core = machine.cores[0]
        self.jobs: deque[tuple[float, Then]] = deque()
        self.left = 0.0
        """Seconds of work left of what is being done."""
        self.used = 0.0
        """Seconds on a core so far."""
        self.wakes = 0
        self.idle_wakes = 0

    def does(self, seconds: float) -> Step:
        """Have it do something, after all it was asked before."""
        return lambda then: self._take(seconds, then)

    def _take(self, seconds: float, then: Then) -> None:
        self.jobs.append((seconds, then))
        if len(self.jobs) == 1:
            self.wakes += 1
            idle = self.machine.admit(self)
            self.left = seconds + self.idle * idle
            self.idle_wakes += idle

    def finish(self) -> bool:
        """End what is being done and begin the next; whether there is any."""
        self.jobs[0][1]()  # while it still counts as busy: what this leads to here finds it awake
        self.jobs.popleft()
        if self.jobs:
            self.left = self.jobs[0][0]
        return bool(self.jobs)
