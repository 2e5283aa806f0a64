"""What a house of some size needs, from unit costs and from how people play; and which wall it meets first.

Costs and sizes are measured. :class:`Habits` and :class:`Prices` are assumptions, for whoever knows better to change.
"""

import math
from dataclasses import dataclass
from typing import Final

from billi.bench.house import SEATS, Costs, House

DAYS: Final = 30.0
"""Of a month,"""
HOURS: Final = 24 * DAYS
"""and hours."""
LINGERING: Final = 3600.0
"""Seconds the log of a finished game is kept (``Settings.lingering``)."""
ENOUGH: Final = 500
"""Moves to look at in a simulation."""
NEARER: Final = 3
"""Times to look for something nearer by."""


@dataclass(frozen=True)
class Sizes:
    """Bytes and lengths, as they were measured."""

    message: float
    """Bytes one viewer is sent of a move"""
    page: float
    """Bytes of the whole page, packed"""
    line: float
    """Bytes of a line of the log, until its game is put away"""
    game: float
    """Bytes of a finished game, for good"""
    ahead: float
    """Bytes PostgreSQL writes ahead for a move, to its disk and to each standby"""
    game_moves: float
    """Moves of a game"""
    begin: float
    """Seconds of a server's core for a table that sits down to a game with new sockets"""
    begin_database: float
    """Seconds of the database's for the same"""
    back: float
    """Seconds of a server's core for a table that comes from one that died"""
    back_database: float
    """Seconds of the database's for the same"""
    lines_a_second: float
    """Lines a second one PostgreSQL has kept"""


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
    """New devices a day for each socket of the busiest hour: each loads the whole page"""
    busy: float = 0.5
    """Share of a core a server, and of its cores a database, may take at the busiest hour"""
    sockets_a_server: int = 20_000
    """People a server is given at most"""
    standbys: int = 1
    """Copies of each PostgreSQL that confirm every commit"""
    proxied: int = 40_000
    """Sockets for which a proxy needs a core, TLS included"""
    wrapping: int = 100
    """Bytes of TLS, TCP and IP around a message"""
    database_memory: float = 4.0
    """Gigabytes a database has for each of its cores"""


@dataclass(frozen=True)
class Prices:
    """What a host asks, in euros."""

    core_hour: float
    """A core, an hour"""
    memory_hour: float
    """A gigabyte of memory, an hour"""
    database_core_hour: float
    """A core of a managed PostgreSQL, an hour"""
    disk_month: float
    """A gigabyte of fast disk, a month"""
    sent: float
    """A gigabyte sent"""


@dataclass(frozen=True)
class Needs:
    """What a house needs at its busiest, and a month of it."""

    sockets: int
    moves: float
    """A second,"""
    wait: float
    """and the milliseconds half of them take at most, the network not counted."""
    servers: int
    busy: float
    """Cores all servers are at work on,"""
    memory: float
    """and their gigabytes."""
    databases: int
    """PostgreSQLs, without standbys; 0 where an SQLite file does it."""
    database_busy: float
    """Cores they are at work on,"""
    database_cores: int
    """and that all of them have, standbys included."""
    database_memory: float
    proxy_cores: int
    megabits: float
    """Sent, a second."""
    sent: float
    """Gigabytes a month."""
    ahead: float
    """Megabytes a second each database writes ahead."""
    kept: float
    """Gigabytes more every month, copies included."""
    logs: float
    """Gigabytes of logs, of games under way and of those that ended within the hour."""
    back: float
    """Seconds of work until everyone is back whose server died."""

    def euros(self, prices: Prices) -> float:
        """Return what a month costs, with the games of a year kept."""
        cores = self.servers + self.proxy_cores
        hour = cores * prices.core_hour + max(cores, math.ceil(self.memory)) * prices.memory_hour
        hour += self.database_cores * prices.database_core_hour + self.database_memory * prices.memory_hour
        return HOURS * hour + self.sent * prices.sent + 12 * self.kept * prices.disk_month


def moves_a_second(sockets: float, habits: Habits) -> float:
    """Return how many moves so many people make."""
    return sockets * habits.playing / SEATS / habits.pace


def needs(sockets: int, costs: Costs, sizes: Sizes, habits: Habits) -> Needs:
    """Work out what so many people need."""
    moves = moves_a_second(sockets, habits)
    servers = math.ceil(sockets / habits.sockets_a_server)
    while (share := share_of(sockets / servers, costs, sizes, habits)).busy > habits.busy:
        servers = max(servers + 1, math.ceil(servers * share.busy / habits.busy * 0.98))
    databases = 0 if servers == 1 else math.ceil(moves / sizes.lines_a_second)
    behind = servers * share.database
    cores = (
        databases * math.ceil(max(1.0, behind / habits.busy / databases)) * (1 + habits.standbys) if databases else 0
    )
    a_second = moves * SEATS * (sizes.message + habits.wrapping)
    busiest = DAYS * habits.busiest_hours * 3600
    left = sockets / servers / SEATS  # tables whose server died
    spare = (servers - 1) * (1 - share.busy) or 1.0
    spare_database = cores / (1 + habits.standbys) - behind if databases else 1.0
    return Needs(
        sockets=sockets,
        moves=moves,
        wait=share.wait,
        servers=servers,
        busy=servers * share.busy,
        memory=(servers * costs.memory + sockets * costs.memory_socket) / 1e9,
        databases=databases,
        database_busy=behind if databases else 0.0,
        database_cores=cores,
        database_memory=cores * habits.database_memory,
        proxy_cores=math.ceil(sockets / habits.proxied) if databases else 0,
        megabits=8 * a_second / 1e6,
        sent=(busiest * a_second + DAYS * sockets * habits.visits * sizes.page) / 1e9,
        ahead=moves * sizes.ahead / max(1, databases) / 1e6,
        kept=busiest * moves / sizes.game_moves * sizes.game * (1 + habits.standbys * bool(databases)) / 1e9,
        logs=moves * (habits.pace * sizes.game_moves / 2 + LINGERING) * sizes.line / 1e9,
        back=left * max(sizes.back / spare, sizes.back_database / spare_database),
    )


@dataclass(frozen=True)
class Share:
    """A server with its people."""

    busy: float
    """Cores it is at work on,"""
    database: float
    """those the database is at work on for it,"""
    wait: float
    """the milliseconds half of its moves take at most,"""
    commits: float
    """and commits a move."""


def share_of(sockets: float, costs: Costs, sizes: Sizes, habits: Habits) -> Share:
    """Simulate a server with some people, where it, the database and the network have cores of their own."""
    rate = moves_a_second(sockets, habits)
    tables = max(1, round(rate * habits.pace))
    house = House(costs, 1, tables, rate, cores=4)
    found = house.simulate(seconds=max(1.0, ENOUGH / rate))
    games, onlookers = rate / sizes.game_moves, sockets - tables * SEATS
    return Share(
        found["cpu"] * rate / 1000 + onlookers * costs.rest_socket + games * sizes.begin,
        found["database_cpu"] * rate / 1000 + games * sizes.begin_database,
        found["p50"],
        found["commits"],
    )


def most_sockets(costs: Costs, sizes: Sizes, habits: Habits, busy: float) -> int:
    """Return with how many people a server is so busy, in thousands; it is nearly twice as busy with twice as many."""
    sockets = 10_000.0
    for _ in range(NEARER):
        sockets *= busy / share_of(sockets, costs, sizes, habits).busy
    return 1000 * round(sockets / 1000)
