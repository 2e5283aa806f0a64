"""Works out what a house of some size needs, from what each thing costs, and holds that against what was measured.

    uv run python bench/scale.py costs      what one move, one socket and one table cost: the lines of costs.json
    uv run python bench/scale.py points     the other points of growth.jsonl, simulated beside what was measured
    uv run python bench/scale.py houses     what docs/scale.md says of a school, a club, a town and a million sockets

Points are lines of ``bench/growth.py``; those with ``"taken": true`` are what costs are worked out from. The simulation
is :mod:`billi.bench.house`. What is assumed, not measured, stands here by name: how people play, what a machine may be
loaded with, and prices.
"""

import argparse
import json
import math
import statistics
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from billi.bench.house import SEATS, Costs, House

HERE: Final = Path(__file__).parent
ROUNDS: Final = 30
"""Until costs change no more."""
WORDS: Final = {
    "moves_a_second": "moves a second",
    "cpu": "CPU s of servers, 1,000 moves",
    "database_cpu": "of the database",
    "p50": "p50 in ms",
    "megabytes": "MB a server",
}
"""What is compared, and how docs/scale.md calls it."""


def kept_costs() -> Costs:
    """Read what was worked out."""
    return Costs(**json.loads((HERE / "costs.json").read_text()))


def points() -> list[dict[str, Any]]:
    """Read what was measured."""
    return [json.loads(line) for line in (HERE / "growth.jsonl").read_text().splitlines()]


def measured(point: dict[str, Any]) -> dict[str, float]:
    """Return what a line of ``bench/growth.py`` says, in the simulation's words."""
    return {
        "moves_a_second": point["moves_a_second"],
        "cpu": point["cpu_seconds_a_thousand_moves"],
        "database_cpu": point["database_cpu_seconds_a_thousand_moves"],
        "p50": point["milliseconds"]["p50"],
        "p99": point["milliseconds"]["p99"],
        "megabytes": statistics.mean(point["megabytes"]),
    }


def simulated(point: dict[str, Any], costs: Costs) -> dict[str, float]:
    """Return the same of a simulation of that load."""
    return House(costs, point["servers"], point["tables"], point["wanted_moves_a_second"], point["cores"]).simulate()


# What things cost, from what was measured


def line_through(low: tuple[float, float], high: tuple[float, float]) -> tuple[float, float]:
    """Return where a straight line begins and how it rises, neither below nothing."""
    rise = max(0.0, (high[1] - low[1]) / (high[0] - low[0])) if abs(high[0] - low[0]) > 1e-6 else 0.0
    return max(0.0, low[1] - rise * low[0]), rise


def work_out_costs(calm: dict[str, Any], busy: dict[str, Any], heard: float) -> Costs:
    """Work out what things cost from two points with one server.

    How often anyone is woken and how much a commit holds follows from the costs: so they are guessed, the simulation
    says how often, and they are worked out anew, until that changes nothing.
    """
    room = [(point["megabytes"][0] - point["megabytes_empty"][0]) / point["sockets"] for point in (calm, busy)]
    costs = Costs(
        *(4e-4, 1e-4, heard, 5e-5, 2e-4, 3e-4, 3e-4, 5e-5),
        server_memory=1e6 * statistics.mean(point["megabytes_empty"][0] for point in (calm, busy)),
        socket_memory=1e6 * statistics.mean(room),
    )
    for _ in range(ROUNDS):
        found = [simulated(point, costs) for point in (calm, busy)]

        def fit(counted: str, used: str, found: list[dict[str, float]] = found) -> tuple[float, float]:
            pairs = [(one[counted], point[used] / 1000) for one, point in zip(found, (calm, busy), strict=True)]
            return line_through(*sorted(pairs))

        move, wake = fit("wakes", "cpu_seconds_a_thousand_moves")
        line, commit = fit("commits", "database_cpu_seconds_a_thousand_moves")
        generator, generator_wake = fit("generator_wakes", "load_generators_cpu_seconds_a_thousand_moves")
        aside = costs.disk + (measured(calm)["p50"] - found[0]["p50"]) / 1000
        costs = replace(
            costs,
            move=(costs.move + move) / 2,
            wake=(costs.wake + wake) / 2,
            line=(costs.line + line) / 2,
            commit=(costs.commit + commit) / 2,
            generator=(costs.generator + generator) / 2,
            generator_wake=(costs.generator_wake + generator_wake) / 2,
            disk=max(0.0, (costs.disk + aside) / 2),
        )
    return costs


def points_table(costs: Costs) -> str:
    """Write each point as it was measured, and behind it how the simulation compares."""
    heads = ("servers", "moves a second wanted", *(what.replace("_", " ") for what in WORDS.values()))
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for point in points():
        if not point["apart"]:
            was, is_now = measured(point), simulated(point, costs)
            cells = [f"{point['servers']}", f"{point['wanted_moves_a_second']:,.0f}"]
            cells += [f"{was[what]:,.4g}, {is_now[what] / was[what]:.2f}" for what in WORDS]
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


# Houses

PACE: Final = 4.0
"""Seconds from one move to the next at a table of four people."""
PLAYING: Final = 0.8
"""The share of those connected who play; the others look on, or at the lobby."""
MESSAGE: Final = 720
"""Bytes of what one person is sent of a move (mean of both games),"""
AROUND: Final = 120
"""and of frames, TLS and packets around it."""
FIRST_VISIT: Final = 250_000
"""Bytes of the page."""
VISITS: Final = 1.0
"""A socket of the busiest hour, a day."""
BATCH: Final = 2.0
"""Moves that share a commit at such a load."""
BUSY: Final = 0.5
"""How much of a core may be taken at the busiest hour: what is left keeps waits short, and is there when one dies."""
HOURS: Final = 6.0
"""Hours of the busiest load that make up a day."""
GAME: Final = 1_300
"""Bytes a finished game is kept in, with its index,"""
MOVES: Final = 250
"""and the moves it has."""
MOST_LINES: Final = 20_000
"""Lines a second a PostgreSQL of two cores has kept (RESULTS, The store)."""
SOCKETS: Final = 20_000
"""People a server is given, whatever it could hold: as many come back at once when it dies."""
CORE: Final = 6.0
"""Euros a month for a core with 2 GB of memory,"""
TERABYTE: Final = 2.0
"""for a terabyte sent,"""
DISK: Final = 0.1
"""and for a gigabyte of fast disk."""
MONTH: Final = 30.0


@dataclass(frozen=True)
class Needs:
    """What a house needs at its busiest, and a month of it."""

    name: str
    sockets: int
    moves: float
    """A second."""
    servers: int
    server_cores: float
    """Taken, of all servers together."""
    memory: float
    """Of all servers together, in gigabytes."""
    database_cores: float
    databases: int
    megabits: float
    """Sent, a second."""
    terabytes: float
    """Sent in a month."""
    disk: float
    """Gigabytes more a year."""
    euros: float
    """A month."""


def needs(name: str, sockets: int, costs: Costs) -> Needs:
    """Work out what so many people need."""
    moves = sockets * PLAYING / SEATS / PACE
    cpu = moves * (costs.move + costs.wake)
    behind = moves * (costs.line + costs.commit / BATCH)
    servers = max(1, math.ceil(cpu / BUSY), math.ceil(sockets / SOCKETS))
    databases = max(1, math.ceil(moves / MOST_LINES))
    memory = (servers * costs.server_memory + sockets * costs.socket_memory) / 1e9
    a_second = moves * SEATS * (MESSAGE + AROUND)
    a_month = MONTH * (HOURS * 3600 * a_second + sockets * VISITS * FIRST_VISIT)
    games = MONTH * HOURS * 3600 * moves / MOVES
    # A house of one server keeps its games beside it, on one core; others have a database, and a standby of it.
    alone = servers == 1 and cpu < BUSY
    cores = 1 if alone else servers + 2 * databases * max(2, math.ceil(behind / databases / BUSY))
    disk = games * GAME / 1e9
    euros = CORE * max(cores, math.ceil(memory / 2)) + TERABYTE * a_month / 1e12 + DISK * 12 * disk
    return Needs(
        name,
        sockets,
        moves,
        servers,
        cpu,
        memory,
        0.0 if alone else behind,
        0 if alone else databases,
        8 * a_second / 1e6,
        a_month / 1e12,
        12 * disk,
        euros,
    )


HOUSES: Final = (("a school", 30), ("a club", 300), ("a town", 20_000), ("a million", 1_000_000))
HEAD: Final = (
    "| | sockets | moves a second | servers | their cores | their memory | database | its cores | sent | a month "
    "| disk a year | a month |\n|---|---|---|---|---|---|---|---|---|---|---|---|"
)


def row(found: Needs) -> str:
    """Write a line of the table."""
    database = f"PostgreSQL × {found.databases}, each with a standby" if found.databases else "SQLite"
    cells = [
        found.name,
        f"{found.sockets:,}",
        _round(found.moves),
        f"{found.servers:,}",
        _round(found.server_cores),
        f"{_round(found.memory)} GB",
        database,
        _round(found.database_cores) if found.databases else "",
        f"{_round(found.megabits)} Mbit/s",
        f"{_round(found.terabytes)} TB",
        f"{_round(found.disk)} GB",
        f"{_round(found.euros)} €",
    ]
    return f"| {' | '.join(cells)} |"


def _round(number: float) -> str:
    """Write two digits that count.

    >>> _round(0.01234), _round(12.3), _round(61_234.0)
    ('0.012', '12', '61,000')
    """
    if not number:
        return "0"
    digits = 1 - math.floor(math.log10(abs(number)))
    return f"{round(number, digits):,.{max(digits, 0)}f}"


def table(costs: Costs) -> str:
    """Write the table of docs/scale.md."""
    return "\n".join([HEAD, *(row(needs(name, sockets, costs)) for name, sockets in HOUSES)])


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["costs", "points", "houses"])
    parser.add_argument("--heard", type=float, default=0.6, help="see Costs.heard")
    given = parser.parse_args()
    if given.what == "costs":
        calm, busy = (point for point in points() if point.get("taken"))
        print(json.dumps(asdict(work_out_costs(calm, busy, given.heard)), indent=2))
    elif given.what == "points":
        print(points_table(kept_costs()))
    else:
        print(table(kept_costs()))


if __name__ == "__main__":
    main()
