"""What was measured under load (lines of ``bench/growth.py``), beside a simulation of the same; and costs from both."""

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from billi.bench.house import Costs, House

WITHIN: Final = 0.2
"""How far a simulated figure may lie from the measured one."""
KNEE: Final = 0.8
"""The share of all cores at work from which on waits hang on a few hundredths more or less."""
ROUNDS: Final = 12
"""In which costs and what follows from them settle."""
BELOW: Final = {"database_cpu", "commits", "p50"}
"""What hangs on waits, so that it is claimed below the knee alone."""
DEARER: Final = {(4, 500.0), (4, 1000.0)}
"""Servers and pace of runs in which servers took more than costs from one and two of them say: see docs/scale.md."""


@dataclass(frozen=True)
class Measured:
    """Some servers at some pace, and what was measured, in the simulation's words."""

    servers: int
    tables: int
    rate: float
    cores: int
    sockets: int
    found: Mapping[str, float]

    @property
    def busy(self) -> float:
        """The share of all cores at work."""
        work = self.found["cpu"] + self.found["database_cpu"] + self.found["generator_cpu"]
        return work * self.found["moves_a_second"] / 1000 / self.cores

    def simulate(self, costs: Costs, seconds: float, seed: int = 1) -> dict[str, float]:
        """Simulate the same."""
        return House(costs, self.servers, self.tables, self.rate, self.cores, seed).simulate(seconds)


def read_point(line: Mapping[str, Any]) -> Measured:
    """Read a line of ``bench/growth.py``."""
    return Measured(
        servers=line["servers"],
        tables=line["tables"],
        rate=line["wanted_moves_a_second"],
        cores=line["cores"],
        sockets=line["sockets"],
        found={
            "moves_a_second": line["moves_a_second"],
            "cpu": line["cpu_seconds_a_thousand_moves"],
            "database_cpu": line["database_cpu_seconds_a_thousand_moves"],
            "generator_cpu": line["load_generators_cpu_seconds_a_thousand_moves"],
            "commits": line["a_move"]["transactions"],
            "p50": line["milliseconds"]["p50"],
            "megabytes": statistics.mean(line["megabytes"]),
            "p99": line["milliseconds"]["p99"],
        },
    )


def is_claimed(point: Measured, figure: str) -> bool:
    """Whether a simulated figure is held to be right, within a fifth."""
    if figure == "p99" or (figure == "cpu" and (point.servers, point.rate) in DEARER):
        return False
    return figure not in BELOW or point.busy < KNEE


def base(units: Mapping[str, Any]) -> Costs:
    """Return the costs that were measured one by one (``bench/units.py``), the others guessed."""
    empty, still = units["cpu_a_second_empty"], units["cpu_a_second_with_sockets_sitting_still"]
    fast = units["cpu_a_move_as_fast_as_can_be"]
    return Costs(
        move=fast["server"],
        move_idle=fast["server"] / 2,
        line=fast["database"],
        commit=fast["database"],
        commit_idle=fast["database"],
        disk=5e-4,
        generator=fast["generator"],
        generator_idle=fast["generator"] / 2,
        rest=empty["server"],
        rest_socket=max(0.0, still["server"] - empty["server"]) / units["sockets"],
        rest_database=empty["database"],
        memory=units["memory_empty"],
        memory_socket=units["memory_a_socket"],
    )


def work_out(points: Sequence[Measured], costs: Costs, seconds: float = 4.0) -> Costs:
    """Work out, from what was measured under load, what a move and a commit cost, asleep and awake.

    How often a core is woken follows from the costs; so they are guessed, the simulation says how often, and by least
    squares they are worked out anew, until that changes little.
    """
    for seed in range(ROUNDS):
        pairs = [(point, point.simulate(costs, seconds, seed)) for point in points]
        rest = [(costs.rest * point.servers + costs.rest_socket * point.sockets) / point.rate for point in points]
        rest_database = [costs.rest_database * point.servers / point.rate for point in points]
        move, move_idle = _fit("cpu", pairs, [[1.0, seen["woke_cores"]] for _, seen in pairs], rest)
        line, commit, commit_idle = _fit(
            "database_cpu",
            pairs,
            [[1.0, point.found["commits"], seen["database_woke_cores"]] for point, seen in pairs],
            rest_database,
        )
        generator, generator_idle = _fit(
            "generator_cpu", pairs, [[1.0, seen["generator_woke_cores"]] for _, seen in pairs], [0.0 for _ in pairs]
        )
        slower = statistics.mean(point.found["p50"] - seen["p50"] for point, seen in pairs if point.busy < KNEE)
        costs = replace(
            costs,
            move=(costs.move + move) / 2,
            move_idle=(costs.move_idle + move_idle) / 2,
            line=(costs.line + line) / 2,
            commit=(costs.commit + commit) / 2,
            commit_idle=(costs.commit_idle + commit_idle) / 2,
            generator=(costs.generator + generator) / 2,
            generator_idle=(costs.generator_idle + generator_idle) / 2,
            disk=max(0.0, costs.disk + slower / 2000),
        )
    return costs


def _fit(
    figure: str,
    pairs: Sequence[tuple[Measured, Mapping[str, float]]],
    counts: Sequence[Sequence[float]],
    known: Sequence[float],
) -> list[float]:
    """Return what each thing counted costs, so that with what is known the figure comes out, each point alike."""
    wanted = [point.found[figure] / 1000 for point, _ in pairs]
    rows = [[one / all_of_it for one in counted] for counted, all_of_it in zip(counts, wanted, strict=True)]
    return least_squares(rows, [1 - one / all_of_it for one, all_of_it in zip(known, wanted, strict=True)])


def least_squares(rows: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """Return what to multiply columns with so that they add up as nearly as can be to what is wanted; nothing below 0.

    >>> least_squares([[1, 2], [1, 4], [1, 6]], [5, 9, 13])
    [1.0, 2.0]
    >>> least_squares([[1, 2], [1, 4]], [4, 2])
    [3.0, 0.0]
    """
    import numpy

    used = list(range(len(rows[0])))
    while True:
        table = numpy.array(rows, dtype=float)[:, used]
        found = numpy.linalg.lstsq(table, numpy.array(wanted, dtype=float), rcond=None)[0]
        worst = int(found.argmin())
        if found[worst] >= 0:
            break
        del used[worst]
    return [round(float(found[used.index(column)]), 9) if column in used else 0.0 for column in range(len(rows[0]))]
