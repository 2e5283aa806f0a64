"""A simulation of a house under load, from what each thing costs.

It follows every move: out of the load generator, into a server, which does one thing after another, into a commit with
whatever else waits, to the disk, back, and out to everyone at the table; all of it on cores they share. A step of a
server or of the load generator is one turn of its event loop: whoever has more to do gets in line again.
"""

import random
from dataclasses import dataclass
from typing import Final

from billi.bench.cores import Machine, Step, Steps, Then, Thread

SEATS: Final = 4
WARM_UP: Final = 5.0
VARIES = 0.7
MS = 0.001
OFTEN: Final = 0.05
SENDING: Final = 0.25
SHORT: Final = (84.6, 14.0)
LONG: Final = 485.0
TURN: Final = 1e-6
"""Seconds of a turn of the loop in which something is only handed on."""


@dataclass(frozen=True)
class Costs:
    """What things cost, in seconds of one core unless it says otherwise."""

    move: float
    """To a server, a move that four people see,"""
    wake: float
    """each time it has slept,"""
    idle: float
    """and where its core has slept too."""
    line: float
    """To the database, a move,"""
    commit: float
    """each commit,"""
    commit_idle: float
    """and where its core has slept."""
    disk: float
    """Seconds until a commit is on the disk: nobody computes meanwhile."""
    generator: float
    """To the load generator, a move,"""
    generator_wake: float
    """each time it has slept,"""
    generator_idle: float
    """and where its core has slept too."""
    rematch: float
    """To a server, a table that sits down to its next game,"""
    rematch_line: float
    """to the database,"""
    rematch_generator: float
    """and to the load generator."""
    rest: float
    """To a server, a second in which nothing happens,"""
    rest_socket: float
    """for each socket,"""
    rest_database: float
    """and to the database."""
    server_memory: float
    """Bytes of a server with nobody in it,"""
    socket_memory: float
    """and of each socket, with its part of a table."""
    heard: float = 0.6
    """The share of a move's cost that comes after the commit: showing it to everyone."""


class Server:
    """A server, with its connection to the database: one commit at a time."""

    def __init__(self, house: "House") -> None:
        self.house = house
        costs, machine = house.costs, house.machine
        self.loop = Thread(machine, costs.idle)
        self.backend = Thread(machine, costs.commit_idle)
        self.waiting: list[tuple[float, Then]] = []
        self.committing = False
        self.commits = 0

    def move(self) -> Steps:
        """Take a move in, and show it to everyone once it is kept."""
        costs = self.house.costs
        heavy = self.house.chance.gammavariate(1 / VARIES, VARIES)
        yield self.loop.does(TURN)  # the message is read,
        yield self.loop.does(costs.move * heavy * (1 - costs.heard))  # and granted;
        yield self.keeps(costs.line)
        yield self.loop.does(costs.move * heavy * costs.heard)

    def keeps(self, seconds: float) -> Step:
        """Have something kept that takes the database some seconds."""

        def wait(then: Then) -> None:
            self.waiting.append((seconds, then))
            if not self.committing:
                self.committing = True
                self.house.machine.start(self._commit())

        return wait

    def _commit(self) -> Steps:
        """Have what waits written, as long as anything does."""
        costs = self.house.costs
        yield self.loop.does(TURN)
        while self.waiting:
            batch, self.waiting = self.waiting, []
            self.commits += 1
            yield self.backend.does(costs.commit + sum(seconds for seconds, _ in batch))
            yield self.house.machine.passes(costs.disk)
            yield self.loop.does(TURN)  # the answer is read,
            yield self.loop.does(TURN)  # and whoever waits is told
            for _, then in batch:
                then()
        self.committing = False


class House:
    """Servers under load on one machine."""

    def __init__(self, costs: Costs, servers: int, tables: int, rate: float, cores: int = 2) -> None:
        self.costs = costs
        self.tables = tables
        self.every = tables / rate
        self.machine = Machine(cores)
        self.servers = [Server(self) for _ in range(servers)]
        self.generator = Thread(self.machine, costs.generator_idle)
        self.chance = random.Random(5)
        self.weather = 0.0
        self.waits: list[float] = []
        self.rematches = 0

    def simulate(self, seconds: float = 6.0, seed: int = 1) -> dict[str, float]:
        """Play for a while, and tell what was seen as ``bench/growth.py`` tells it."""
        chance = random.Random(seed)
        sockets = self.tables * SEATS / len(self.servers)
        for server in self.servers:
            self.machine.start(self._rest(server.loop, self.costs.rest + self.costs.rest_socket * sockets))
            self.machine.start(self._rest(server.backend, self.costs.rest_database))
        self.machine.start(self._weather(random.Random(seed + 1)))
        for table in range(self.tables):
            server = self.servers[table % len(self.servers)]
            self.machine.start(self._play(server, chance, bool(table % 2)))
        self.machine.run(WARM_UP)
        self.waits.clear()
        before = self._counted()
        self.machine.run(WARM_UP + seconds)
        waits = sorted(self.waits)
        made = len(waits)
        spent = {name: (now - before[name]) / made for name, now in self._counted().items()}
        return spent | {
            "moves_a_second": made / seconds,
            "cpu": 1000 * spent["server"],
            "database_cpu": 1000 * spent["database"],
            "generator_cpu": 1000 * spent["generator"],
            "p50": 1000 * waits[made // 2],
            "p99": 1000 * waits[int(0.99 * made)],
            "megabytes": (self.costs.server_memory + self.costs.socket_memory * sockets) / 1e6,
        }

    def _counted(self) -> dict[str, float]:
        loops = [server.loop for server in self.servers]
        backends = [server.backend for server in self.servers]
        return {
            "server": sum(loop.used for loop in loops),
            "wakes": sum(loop.wakes for loop in loops),
            "idle_wakes": sum(loop.idle_wakes for loop in loops),
            "database": sum(backend.used for backend in backends),
            "commits": sum(server.commits for server in self.servers),
            "commit_idle_wakes": sum(backend.idle_wakes for backend in backends),
            "generator": self.generator.used,
            "generator_wakes": self.generator.wakes,
            "generator_idle_wakes": self.generator.idle_wakes,
            "rematches": self.rematches,
        }

    def _weather(self, chance: random.Random) -> Steps:
        """Have the machine be faster in one second than in another."""
        while True:
            self.machine.speed = max(0.5, chance.gauss(1.0, self.weather))
            yield self.machine.passes(1.0)

    def _rest(self, thread: Thread, share: float) -> Steps:
        """Do what there is to do though nothing happens."""
        while True:
            yield self.machine.passes(OFTEN)
            yield thread.does(OFTEN * share)

    def _play(self, server: Server, chance: random.Random, long: bool) -> Steps:
        """Move at a steady pace, but never before the last move was seen; then play another game."""
        costs, machine, generator = self.costs, self.machine, self.generator
        due = chance.random() * self.every
        while True:
            game = LONG if long else chance.gauss(*SHORT)
            made = 0
            while made < game:
                yield machine.passes(max(0.0, MS * (int(due / MS) + 1) - machine.now))
                yield generator.does(costs.generator * SENDING)
                sent = machine.now
                yield from server.move()
                yield generator.does(TURN)
                yield generator.does(costs.generator * (1 - SENDING))
                self.waits.append(machine.now - sent)
                made += 1
                due = max(due + self.every, machine.now)
            self.rematches += 1
            for _ in range(20):
                yield generator.does(costs.rematch_generator / 20)
                yield server.loop.does(costs.rematch / 20)
                yield server.backend.does(costs.rematch_line / 20)
