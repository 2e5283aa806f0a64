"""A simulation of a house under load, from what each thing costs.

It follows every move as ``bench/growth.py`` makes it: out of the load generator, into a server, which does one thing
after another, into a commit with whatever else waits, to the disk, back, and out to everyone at the table; all of it on
cores they share. A step of a server or of the load generator is a turn of its event loop: whatever takes another turn
gets in line again.
"""

import random
from dataclasses import asdict, dataclass, replace
from typing import Final

from billi.bench.cores import Machine, Steps, Then, Thread

SEATS: Final = 4
WARM_UP: Final = 1.0
"""Seconds before anything is counted."""
TURN: Final = 1e-6
"""Seconds of a turn in which something is only handed on."""
TICK: Final = 0.001
"""Seconds by which timers of uvloop go."""
OFTEN: Final = 0.05
"""Seconds between two times at which somebody does what there is to do though nothing happens."""
VARIES: Final = 0.4
"""By how much moves differ in what they cost: variance, of the mean squared (bench/room.py, both games)."""
SHOWING: Final = 0.6
"""The share of a move's cost to a server that comes after the commit,"""
SEEING: Final = 0.75
"""and of that to the load generator that comes with the four messages."""


@dataclass(frozen=True)
class Costs:
    """What things cost: seconds of one core, unless it says otherwise."""

    move: float
    """A server, a move that four people see"""
    move_idle: float
    """A server, each time it wakes a core"""
    line: float
    """The database, a line of a log"""
    commit: float
    """The database, a commit"""
    commit_idle: float
    """The database, each time it wakes a core"""
    disk: float
    """Until a commit is on the disk and its word is back: nobody computes meanwhile"""
    generator: float
    """The load generator, a move"""
    generator_idle: float
    """The load generator, each time it wakes a core"""
    rest: float
    """A server, a second in which nothing happens"""
    rest_socket: float
    """A server, a second, for each socket"""
    rest_database: float
    """The database, a second, for each server"""
    memory: float
    """Memory of a server with nobody in it"""
    memory_socket: float
    """Memory of a socket, with its part of a table"""

    def times(self, factor: float) -> "Costs":
        """Return what things cost where everything takes longer, or less long."""
        times = {name: seconds * factor for name, seconds in asdict(self).items() if not name.startswith("memory")}
        return replace(self, **times)


class SimulatedServer:
    """A server, with its connection to the database: one commit at a time."""

    def __init__(self, machine: Machine, costs: Costs, chance: random.Random) -> None:
        self.machine = machine
        self.costs = costs
        self.chance = chance
        self.loop = Thread(machine, costs.move_idle)
        self.backend = Thread(machine, costs.commit_idle)
        self.commits = 0
        self._waiting: list[Then] = []
        self._committing = False

    def move(self) -> Steps:
        """Take a move in, and show it to everyone once it is kept."""
        work = self.costs.move * self.chance.gammavariate(1 / VARIES, VARIES)
        yield self.loop.does(TURN)  # the message is read,
        yield self.loop.does(work * (1 - SHOWING))  # granted,
        yield self._keep  # kept,
        yield self.loop.does(work * SHOWING)  # and shown

    def _keep(self, then: Then) -> None:
        self._waiting.append(then)
        if not self._committing:
            self._committing = True
            self.machine.start(self._commit())

    def _commit(self) -> Steps:
        """Write what waits, as long as anything does."""
        yield self.loop.does(TURN)
        while self._waiting:
            batch, self._waiting = self._waiting, []
            self.commits += 1
            yield self.backend.does(self.costs.commit / 2 + self.costs.line * len(batch))
            yield self.machine.passes(self.costs.disk)
            yield self.backend.does(self.costs.commit / 2)
            yield self.loop.does(TURN)  # the answer is read,
            yield self.loop.does(TURN)  # and whoever waits is told
            for then in batch:
                then()
        self._committing = False

    def rest(self, sockets: float) -> Steps:
        """Do what there is to do though nothing happens."""
        while True:
            yield self.machine.passes(OFTEN)
            yield self.loop.does(OFTEN * (self.costs.rest + self.costs.rest_socket * sockets))
            yield self.backend.does(OFTEN * self.costs.rest_database)


class House:
    """Servers under load on one machine."""

    def __init__(self, costs: Costs, servers: int, tables: int, rate: float, cores: int, seed: int = 1) -> None:
        self.costs = costs
        self.tables = tables
        self.every = tables / rate
        self.chance = random.Random(seed)
        self.machine = Machine(cores)
        self.servers = [SimulatedServer(self.machine, costs, self.chance) for _ in range(servers)]
        self.generator = Thread(self.machine, costs.generator_idle)
        self.waits: list[float] = []

    def simulate(self, seconds: float) -> dict[str, float]:
        """Play for a while, and tell what was seen as ``bench/growth.py`` tells it."""
        sockets = self.tables * SEATS / len(self.servers)
        for server in self.servers:
            self.machine.start(server.rest(sockets))
        for table in range(self.tables):
            self.machine.start(self._play(self.servers[table % len(self.servers)]))
        self.machine.run(WARM_UP)
        self.waits.clear()
        before = self._counted()
        self.machine.run(WARM_UP + seconds)
        waits, made = sorted(self.waits), len(self.waits)
        spent = {name: (now - before[name]) / made for name, now in self._counted().items()}
        return spent | {
            "moves_a_second": made / seconds,
            "p50": 1000 * waits[made // 2],
            "p99": 1000 * waits[int(0.99 * made)],
            "megabytes": (self.costs.memory + self.costs.memory_socket * sockets) / 1e6,
        }

    def _counted(self) -> dict[str, float]:
        """Return what there was so far: seconds of work in thousandths, and how often things happened."""
        loops, backends = [one.loop for one in self.servers], [one.backend for one in self.servers]
        return {
            "cpu": 1000 * sum(loop.used for loop in loops),
            "woke_cores": sum(loop.woke_cores for loop in loops),
            "database_cpu": 1000 * sum(backend.used for backend in backends),
            "database_woke_cores": sum(backend.woke_cores for backend in backends),
            "commits": sum(server.commits for server in self.servers),
            "generator_cpu": 1000 * self.generator.used,
            "generator_woke_cores": self.generator.woke_cores,
        }

    def _play(self, server: SimulatedServer) -> Steps:
        """Move at a steady pace, but never before the last move was seen."""
        costs, machine, generator = self.costs, self.machine, self.generator
        due = self.chance.random() * self.every
        while True:
            yield machine.passes(max(0.0, TICK * (int(due / TICK) + 1) - machine.now))
            yield generator.does(costs.generator * (1 - SEEING))
            sent = machine.now
            yield from server.move()
            yield generator.does(TURN)
            yield generator.does(costs.generator * SEEING)
            self.waits.append(machine.now - sent)
            due = max(due + self.every, machine.now)
