"""What a house of some size needs, and which wall it meets first: unit costs times how people play.

Unit costs are measured; :class:`Habits` and :class:`Prices` are assumptions, to be changed by whoever knows better.
"""

import math
from dataclasses import dataclass
from typing import Final

from billi.bench.house import SEATS, Costs, House

MONTH: Final = 30.0
"""Days,"""
HOURS: Final = 24 * MONTH
"""and hours of a month."""


@dataclass(frozen=True)
class Habits:
    """How people play, and how much of a machine they are given."""

    pace: float = 4.0
    """Seconds from one move to the next at a table"""
    playing: float = 0.8
    """Share of those connected who play, four to a table; the others look on, or at the lobby"""
    busiest_hours: float = 6.0
    """Hours of the busiest load that make up a day"""
    visits: float = 1.0
    """New devices a day, for each socket of the busiest hour: each loads the whole page"""
    server_busy: float = 0.5
    """Share of a core a server may take at the busiest hour"""
    sockets_a_server: int = 20_000
    """People a server is given, whatever it could hold"""
    database_busy: float = 0.5
    """Share of the database's cores that may be taken"""
    standbys: int = 1
    """Copies of each PostgreSQL that confirm every commit"""
    proxied_a_core: int = 40_000
    """Sockets a core of the proxy takes, TLS included"""
    wrapping: int = 100
    """Bytes of TLS, TCP and IP around a message"""


@dataclass(frozen=True)
class Prices:
    """What a host asks, in euros."""

    core_hour: float
    """A core, an hour"""
    gigabyte_hour: float
    """A gigabyte of memory, an hour"""
    database_core_hour: float
    """A core of the database, an hour"""
    gigabyte_kept: float
    """A gigabyte of fast disk, a month"""
    gigabyte_sent: float
    """A gigabyte sent"""


@dataclass(frozen=True)
class Sizes:
    """Bytes, as they were measured (bench/units.json), and how long games are."""

    message: float
    """Sent to one viewer of a move"""
    page: float
    """Of the whole page, packed"""
    line: float
    """Of a line of the log, until its game is put away"""
    game: float
    """Of a finished game, for good"""
    ahead: float
    """Written ahead for a move, to the disk and to each standby"""
    moves_a_game: float


@dataclass(frozen=True)
class Needs:
    """What a house needs at its busiest, and a month of it."""

    sockets: int
    moves: float
    """A second,"""
    wait: float
    """and the milliseconds half of them take at most, the way through the network not counted."""
    servers: int
    busy: float
    """Cores all servers take together,"""
    memory: float
    """and gigabytes."""
    database_busy: float
    """Cores, of all databases without their standbys."""
    databases: int
    database_cores: int
    """Of all of them, standbys too."""
    proxy_cores: int
    megabits: float
    """Sent, a second."""
    sent: float
    """Gigabytes a month."""
    kept: float
    """Gigabytes more every month, copies too."""

    @property
    def alone(self) -> bool:
        """Whether one process with an SQLite file does it."""
        return not self.databases

    def euros(self, prices: Prices) -> float:
        """Return what a month costs, with the games of a year kept."""
        cores = self.servers + self.proxy_cores
        memory = max(cores, math.ceil(self.memory))
        an_hour = cores * prices.core_hour + memory * prices.gigabyte_hour
        an_hour += self.database_cores * (prices.database_core_hour + MEMORY_A_CORE * prices.gigabyte_hour)
        return HOURS * an_hour + self.sent * prices.gigabyte_sent + 12 * self.kept * prices.gigabyte_kept


MEMORY_A_CORE * prices.gigabyte_hour)
        copies = 1 if self.alone else 1 + self.database_cores // max(1, self.databases * 2)
        return (
            HOURS * (machines + behind)
            + self.sent * prices.gigabyte_sent
            + 12 * self.kept * copies * prices.gigabyte_kept
        )


MEMORY_A_CORE: Final = 4.0
"""Gigabytes a database has for each of its cores."""
MOST_LINES: Final = 24_000.0
"""Lines a second one PostgreSQL has kept on two cores (bench/RESULTS.md, The store)."""


def needs(sockets: int, costs: Costs, sizes: Sizes, habits: Habits) -> Needs:
    """Work out what so many people need."""
    moves = sockets * habits.playing / SEATS / habits.pace
    servers = math.ceil(sockets / habits.sockets_a_server)
    while (found := _share(sockets, moves, servers, costs, habits))["busy"] > habits.server_busy:
        servers += 1
    games = moves / sizes.moves_a_game
    busy = servers * found["busy"] + games * costs.rematch
    behind = moves * found["database"] + games * costs.rematch_line
    databases = 0 if servers == 1 else math.ceil(moves / MOST_LINES)
    cores = math.ceil(behind / habits.database_busy / databases) if databases else 0
    a_second = moves * SEATS * (sizes.message + habits.wrapping)
    busy_seconds = MONTH * habits.busiest_hours * 3600
    return Needs(
        sockets=sockets,
        moves=moves,
        wait=found["p50"],
        servers=servers,
        busy=busy,
        memory=(servers * costs.server_memory + sockets * costs.socket_memory) / 1e9,
        database_busy=behind,
        databases=databases,
        database_cores=(1 + habits.standbys) * databases * max(2, cores),
        proxy_cores=0 if servers == 1 else math.ceil(sockets / habits.proxied_a_core),
        megabits=8 * a_second / 1e6,
        sent=(busy_seconds * a_second + MONTH * sockets * habits.visits * sizes.page) / 1e9,
        kept=busy_seconds * games * sizes.game / 1e9 * (1 + habits.standbys * bool(databases)),
    )


def _share(sockets: int, moves: float, servers: int, costs: Costs, habits: Habits) -> dict[str, float]:
    """Simulate one of some servers with its share of the people, everyone on cores of their own."""
    rate = moves / servers
    tables = max(1, round(rate * habits.pace))
    house = House(costs.without_generator(), 1, tables, rate, cores=4)
    found = house.simulate(seconds=max(4.0, ENOUGH / rate))
    more = sockets / servers - tables * SEATS  # those who only look on
    return found | {"busy": found["server"] * rate + more * costs.rest_socket}


ENOUGH: Final = 1_000
"""Moves to look at."""
