"""Discrete events on cores that threads share: the small kernel of :mod:`billi.bench.house`.

What happens one after another is a generator that yields a :data:`Step` at a time: ``yield thread.does(seconds)``,
``yield machine.passes(seconds)``. SimPy reads the same, but has nothing for what matters here: cores with a line of
threads before each, which take turns, and which it costs something to wake.
"""

import heapq
from collections import deque
from collections.abc import Callable, Generator
from typing import Final, TypeAlias

SLICE: Final = 0.004
"""Seconds a thread may go on while others wait: Linux looks at its clock 250 times a second."""
SOON: Final = 1e-12
"""Seconds that are none."""

Then: TypeAlias = Callable[[], None]
Step: TypeAlias = Callable[[Then], None]
"""Something to begin, given what to do once it has happened."""
Steps: TypeAlias = Generator[Step, None, None]


class Core:
    """A core and the threads in line for it; the first of them has it."""

    def __init__(self) -> None:
        self.line: deque[Thread] = deque()
        self.ran = 0.0
        """Seconds for which the first one has had it."""

    def until_change(self) -> float:
        """Return the seconds until the first thread has done something, or must let the next one go on."""
        if not self.line:
            return float("inf")
        left = self.line[0].left
        return min(left, SLICE - self.ran) if len(self.line) > 1 else left

    def run(self, seconds: float) -> None:
        """Let the first thread work for a while."""
        if self.line:
            self.line[0].left -= seconds
            self.line[0].used += seconds
            self.ran += seconds

    def change(self) -> None:
        """End what the first thread has done, and let the next one go on if it is its turn."""
        if self.line and self.line[0].left <= SOON and not self.line[0].finish():
            self.line.popleft()
            self.ran = 0.0
        elif len(self.line) > 1 and self.ran >= SLICE - SOON:
            self.line.rotate(-1)
            self.ran = 0.0


class Machine:
    """Cores, and what happens on them.

    A thread that wakes gets a core that sleeps, or in line where it last ran. It stays there, even where another core
    has nothing to do a moment later: that is how Linux goes about it while cores sleep for less than half a
    millisecond at a time.
    """

    def __init__(self, cores: int) -> None:
        self.cores = [Core() for _ in range(cores)]
        self.now = 0.0
        self._alarms: list[tuple[float, int, Then]] = []
        self._number = 0

    def start(self, steps: Steps) -> None:
        """Begin something that happens step by step."""
        step = next(steps, None)
        if step is not None:
            step(lambda: self.start(steps))

    def passes(self, seconds: float) -> Step:
        """Let time pass in which nobody computes."""

        def wait(then: Then) -> None:
            self._number += 1
            heapq.heappush(self._alarms, (self.now + seconds, self._number, then))

        return wait

    def wake(self, thread: "Thread") -> bool:
        """Let a thread have a core, or a place in line for one; return whether that core slept."""
        asleep = [core for core in self.cores if not core.line]
        if asleep and thread.core not in asleep:
            thread.core = asleep[0]
        if asleep:
            thread.core.ran = 0.0
        thread.core.line.append(thread)
        return bool(asleep)

    def run(self, until: float) -> None:
        """Go on until a time."""
        while self.now < until:
            alarm = self._alarms[0][0] if self._alarms else until
            step = max(0.0, min(until - self.now, alarm - self.now, *(core.until_change() for core in self.cores)))
            self.now += step
            for core in self.cores:
                core.run(step)
            for core in self.cores:
                core.change()
            while self._alarms and self._alarms[0][0] <= self.now + SOON:
                heapq.heappop(self._alarms)[2]()


class Thread:
    """One who does a thing at a time, in the order it was asked, and sleeps when there is nothing to do."""

    def __init__(self, machine: Machine, idle: float) -> None:
        """Make a thread that takes some seconds more each time it wakes a core that slept."""
        self.machine = machine
        self.idle = idle
        self.core = machine.cores[0]
        self.jobs: deque[tuple[float, Then]] = deque()
        self.left = 0.0
        """Seconds of work left of what is being done."""
        self.used = 0.0
        """Seconds of work done so far,"""
        self.woke_cores = 0
        """and how often it woke a core."""

    def does(self, seconds: float) -> Step:
        """Have it do something, after all it was asked before."""
        return lambda then: self._take(seconds, then)

    def _take(self, seconds: float, then: Then) -> None:
        self.jobs.append((seconds, then))
        if len(self.jobs) == 1:
            slept = self.machine.wake(self)
            self.left = seconds + self.idle * slept
            self.woke_cores += slept

    def finish(self) -> bool:
        """End what is being done and begin the next; whether there is anything."""
        self.jobs[0][1]()  # while it still counts as busy: what this leads to here finds it awake
        self.jobs.popleft()
        if self.jobs:
            self.left = self.jobs[0][0]
        return bool(self.jobs)
