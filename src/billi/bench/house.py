"""A simulation of a house under load, from what each thing costs.

It follows the whole way of a move: from the load generator to a server, which does one thing after another, to the
database, which takes what waits in one commit, back, and out to everyone at the table; all of them on cores they share.
"""

import heapq
import math
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

SEATS: Final = 4
WARM_UP: Final = 1.0
SECONDS: Final = 6.0
"""Simulated after that."""


@dataclass(frozen=True)
class Costs:
    """What things cost, in seconds of one core, seconds of waiting, or bytes."""

    move: float
    """To a server, for a move of four people,"""
    wake: float
    """and each time it wakes a core that slept: what is done in one go, or on a busy machine, costs less."""
    heard: float
    """The share of a move's cost that comes after the commit: showing it to everyone."""
    line: float
    """To the database, for a move,"""
    commit: float
    """and for a commit, if that wakes a core."""
    disk: float
    """Until a commit is on the disk: nobody computes meanwhile."""
    generator: float
    """To the load generator, for a move,"""
    generator_wake: float
    """and each time it is woken."""
    server_memory: float
    """Bytes of a server with nobody in it,"""
    socket_memory: float
    """and of each socket, with its part of a table."""


class Machine:
    """Cores, and those who share them: each does one piece of work after another, all those with work at once."""

    def __init__(self, cores: int) -> None:
        self.cores = cores
        self.now = 0.0
        self.workers: list[Worker] = []
        self._alarms: list[tuple[float, int, Callable[[], None]]] = []
        self._number = 0

    @property
    def has_idle_core(self) -> bool:
        """Whether somebody with work to do would wake a core, not only get in line."""
        return sum(bool(worker.jobs) for worker in self.workers) <= self.cores

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        """Have something happen after a time in which nobody computes."""
        self._number += 1
        heapq.heappush(self._alarms, (self.now + seconds, self._number, do))

    def run(self, until: float) -> None:
        """Let time pass."""
        while self.now < until:
            busy = [worker for worker in self.workers if worker.jobs]
            speed = min(1.0, self.cores / len(busy)) if busy else 0.0
            first = min((worker.left / speed for worker in busy), default=math.inf)
            alarm = self._alarms[0][0] - self.now if self._alarms else math.inf
            step = max(0.0, min(first, alarm, until - self.now))
            self.now += step
            for worker in busy:
                worker.left -= step * speed
                worker.used += step * speed
            for worker in busy:
                if worker.left <= 1e-12:
                    worker.finish()
            while self._alarms and self._alarms[0][0] <= self.now + 1e-12:
                heapq.heappop(self._alarms)[2]()


class Worker:
    """A process with one thread, which sleeps while it has nothing to do."""

    def __init__(self, machine: Machine, wake: float = 0.0) -> None:
        self.machine = machine
        self.wake = wake
        self.woken = 0
        self.jobs: deque[tuple[float, Callable[[], None]]] = deque()
        self.left = 0.0
        self.used = 0.0
        machine.workers.append(self)

    def do(self, seconds: float, then: Callable[[], None]) -> None:
        """Do a piece of work when all before it is done."""
        self.jobs.append((seconds, then))
        if len(self.jobs) == 1:
            wakes = self.machine.has_idle_core
            self.left = seconds + self.wake * wakes
            self.woken += wakes

    def finish(self) -> None:
        """End the piece of work under way, and begin the next."""
        _, then = self.jobs[0]
        then()  # what it leads to here is done without going to sleep
        self.jobs.popleft()
        if self.jobs:
            self.left = self.jobs[0][0]


class Server:
    """A server, with its connection to the database: one commit at a time."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.main = Worker(house.machine, house.costs.wake)
        self.backend = Worker(house.machine, house.costs.commit)
        self.waiting: list[Callable[[], None]] = []
        self.committing = False

    def move(self, shown: Callable[[], None]) -> None:
        """Take a move in; it is shown to everyone once it is kept."""
        costs = self.house.costs

        def keep() -> None:
            self.waiting.append(lambda: self.main.do(costs.move * costs.heard, shown))
            self._commit()

        self.main.do(costs.move * (1 - costs.heard), keep)

    def _commit(self) -> None:
        """Have what waits written, together with whatever the server does before it looks around again."""
        if self.committing or not self.waiting:
            return
        self.committing, costs = True, self.house.costs
        batch: list[Callable[[], None]] = []

        def kept() -> None:
            self.committing = False
            for show in batch:
                show()
            self._commit()

        def written() -> None:
            self.house.machine.later(costs.disk, kept)

        def ask() -> None:
            batch.extend(self.waiting)
            self.waiting.clear()
            self.backend.do(costs.line * len(batch), written)

        self.main.do(0.0, ask)


@dataclass
class House:
    """Servers under load on one machine."""

    costs: Costs
    servers: int
    tables: int
    rate: float
    cores: int = 2
    waits: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.machine = Machine(self.cores)
        self.homes = [Server(self) for _ in range(self.servers)]
        self.generator = Worker(self.machine, self.costs.generator_wake)

    def simulate(self, seed: int = 1) -> dict[str, float]:
        """Play for a while, and tell what was seen as ``bench/growth.py`` tells it."""
        chance, every = random.Random(seed), self.tables / self.rate
        for table in range(self.tables):
            self._play(self.homes[table % self.servers], chance.random() * every, every)
        self.machine.run(WARM_UP)
        self.waits.clear()
        before = self._counted()
        self.machine.run(WARM_UP + SECONDS)
        waits = sorted(self.waits)
        made = len(waits)
        spent = {name: (now - before[name]) / made for name, now in self._counted().items()}
        sockets = self.tables * SEATS / self.servers
        return spent | {
            "moves_a_second": made / SECONDS,
            "cpu": 1000 * spent["server"],
            "database_cpu": 1000 * spent["database"],
            "p50": 1000 * waits[made // 2],
            "p99": 1000 * waits[int(0.99 * made)],
            "megabytes": (self.costs.server_memory + self.costs.socket_memory * sockets) / 1e6,
        }

    def _counted(self) -> dict[str, float]:
        return {
            "server": sum(home.main.used for home in self.homes),
            "wakes": sum(home.main.woken for home in self.homes),
            "database": sum(home.backend.used for home in self.homes),
            "commits": sum(home.backend.woken for home in self.homes),
            "generator": self.generator.used,
            "generator_wakes": self.generator.woken,
        }

    def _play(self, home: Server, due: float, every: float) -> None:
        """Move at a steady pace, but never before the last move was seen."""
        half = self.costs.generator / 2

        def sit() -> None:
            nonlocal due
            due = max(due + every, self.machine.now)
            sent = self.machine.now

            def seen() -> None:
                self.waits.append(self.machine.now - sent)
                self.machine.later(max(0.0, due - self.machine.now), sit)

            def shown() -> None:
                self.generator.do(half, seen)

            self.generator.do(half, lambda: home.move(shown))

        self.machine.later(due, sit)
