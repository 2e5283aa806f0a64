"""Works out what a house of some size needs, from what each thing costs, and holds that against what was measured.

    uv run python bench/scale.py                      the tables of docs/scale.md
    uv run python bench/scale.py --check              measured, simulated, ratio; fails where more than 20 % lie between
    uv run python bench/scale.py --prices mine.json   with prices like those in prices.json
    uv run python bench/scale.py --costs              costs.json, worked out anew
    uv run python bench/scale.py --leave-one-out      --check, each point by costs worked out without it
    uv run python bench/scale.py --write              the tables, into docs/scale.md

What is measured lies beside this file: growth.jsonl (bench/growth.py), units.json (bench/units.py), and from both of
them costs.json. The simulation is billi.bench.house; how people play, and all else that is assumed, stands in
billi.bench.needs.
"""

import argparse
import json
import math
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, Final

from billi.attribute_docs import attribute_docs
from billi.bench import house, needs, points
from billi.bench.house import SEATS, Costs
from billi.bench.needs import Habits, Needs, Prices, Sizes
from billi.bench.points import Measured

HERE: Final = Path(__file__).parent
PAGE: Final = HERE.parent / "docs" / "scale.md"
SECONDS: Final = 3.0
"""Simulated of each point."""
FITTED: Final = 2
"""Points with so many servers at most are what costs are worked out from."""
HOUSES: Final = {"a school": 30, "a club": 300, "a town": 20_000, "a million": 1_000_000}
TOWN_SHARE: Final = 8_000
"""Sockets of a server that is half busy."""
WHOLE_PAGE: Final = 360_000
"""Bytes of the page as servers keep it, packed (docs/architecture.md, Pages)."""
LINES: Final = 24_000
"""Lines a second PostgreSQL has kept on two cores (bench/RESULTS.md, The store)."""
AN_ADDRESS: Final = 1_200
"""Connections an address may have (billi.server.connections),"""
FILES: Final = 65_536
"""files a process may have (deploy/systemd/billi.service),"""
PORTS: Final = 28_232
"""ports Linux gives connections to one other port, 32768 to 60999,"""
CONNECTIONS: Final = (100, 8)
"""connections PostgreSQL takes unless told otherwise, and those of a process of billi."""
NETWORK: Final = 1e9
"""Bits a second."""
BULLETINS: Final = {"led to one server": 0.002, "spread over two servers": 0.536}
"""Bulletins a move, as measured,"""
BULLETIN: Final = 78e-6
"""and the processor seconds of Redis for one: 0.042 s for 536."""


def read(name: str) -> Any:
    """Read a file that lies beside this one."""
    return json.loads((HERE / name).read_text(encoding="utf-8"))


def kept_points() -> list[Measured]:
    """Read the points at which everyone at a table is at one server."""
    lines = [json.loads(line) for line in (HERE / "growth.jsonl").read_text(encoding="utf-8").splitlines()]
    return [points.read_point(line) for line in lines if not line["apart"]]


def kept_costs() -> Costs:
    """Read what was worked out."""
    return Costs(**read("costs.json"))


def kept_sizes() -> Sizes:
    """Read what was measured of bytes and games; half of the moves are made in each game."""
    units = read("units.json")
    kept, games = units["bytes_kept"], units["moves_a_game"].values()
    sent = units["bytes_a_move_a_viewer"].values()
    return Sizes(
        message=sum(sent) / len(sent),
        page=WHOLE_PAGE,
        line=kept["line"],
        game=kept["record"] + kept["table"],
        ahead=units["bytes_written_ahead_a_move"],
        game_moves=1 / (sum(1 / game["mean"] for game in games) / len(games)),
        begin=units["cpu_a_rematch"]["server"],
        begin_database=units["cpu_a_rematch"]["database"],
        back=units["cpu_a_table_whose_server_died"]["server"],
        back_database=units["cpu_a_table_whose_server_died"]["database"],
        lines_a_second=LINES,
    )


# Tables


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Write a table in Markdown."""
    return (
        "\n".join(f"| {' | '.join(row)} |" for row in (heads, ["---"] * len(heads), *rows))
        .replace("| --- ", "|---")
        .replace("--- |", "---|")
    )


def rounded(number: float) -> str:
    """Write two digits that count.

    >>> rounded(0.01234), rounded(12.3), rounded(61_234.0), rounded(0)
    ('0.012', '12', '61,000', '0')
    """
    if not number:
        return "0"
    digits = 1 - math.floor(math.log10(abs(number)))
    return f"{round(number, digits):,.{max(digits, 0)}f}"


def figures(number: float) -> str:
    """Write three digits that count, and all before the point.

    >>> figures(0.0816), figures(1.003), figures(1975.8)
    ('0.0816', '1.00', '1,976')
    """
    return f"{number:,.{max(0, 2 - math.floor(math.log10(number)))}f}"


def houses_table(found: dict[str, Needs]) -> str:
    """Write what each house needs, a column each."""
    lines: list[tuple[str, Any]] = [
        ("sockets", lambda one: f"{one.sockets:,}"),
        ("moves a second", lambda one: rounded(one.moves)),
        ("servers, a core each", lambda one: f"{one.servers:,}"),
        ("cores they are at work on", lambda one: rounded(one.busy)),
        ("memory of servers", lambda one: f"{rounded(one.memory)} GB"),
        ("database", lambda one: f"PostgreSQL × {one.databases}, a standby each" if one.databases else "SQLite"),
        ("cores it is at work on", lambda one: rounded(one.database_busy) if one.databases else "the server's"),
        ("cores it has, standbys included", lambda one: f"{one.database_cores:,}" if one.databases else "the server's"),
        ("cores of the proxy", lambda one: f"{one.proxy_cores:,}" if one.databases else "the server's"),
        ("sent at the busiest hour", lambda one: f"{rounded(one.megabits)} Mbit/s"),
        ("sent a month", lambda one: f"{rounded(one.sent)} GB"),
        ("written ahead by each database", lambda one: f"{rounded(one.ahead)} MB/s" if one.databases else "–"),
        ("logs, until an hour after each game", lambda one: f"{rounded(one.logs)} GB"),
        ("kept for good, more each month", lambda one: f"{rounded(one.kept)} GB"),
        ("half of the moves are seen within", lambda one: f"{rounded(one.wait)} ms"),
        ("work until all are back whose server died", lambda one: f"{rounded(one.back)} s"),
    ]
    return table(["", *found], [[name, *(write(one) for one in found.values())] for name, write in lines])


def money_table(found: dict[str, Needs], prices: dict[str, Prices]) -> str:
    """Write what each house costs a month, by whose prices."""
    rows = [[name, *(f"{rounded(one.euros(asked))} €" for one in found.values())] for name, asked in prices.items()]
    return table(["a month", *found], rows)


def walls_table(costs: Costs, sizes: Sizes, habits: Habits) -> str:
    """Write what holds how many people, the narrowest first."""
    half = needs.most_sockets(costs, sizes, habits, habits.busy)
    moves = needs.moves_a_second(1, habits)
    most, each = CONNECTIONS
    walls = {
        "one address, as of a school's router": (f"{AN_ADDRESS:,} connections", AN_ADDRESS),
        "a server's one thread, half busy": ("half a core", half),
        "a server's one thread, nine tenths busy": (
            "0.9 of a core",
            needs.most_sockets(costs, sizes, habits, 0.9),
        ),
        "ports between a proxy and one server": (f"{PORTS:,} ports", PORTS),
        "open files of a server": (f"{FILES:,} files", FILES),
        "connections of PostgreSQL as it comes": (f"{most} of them, {each} a server", most // each * half),
        "one PostgreSQL": (f"{LINES:,} lines a second on two cores", LINES / moves),
        "a network of 1 Gbit/s": (
            f"{rounded(sizes.message + habits.wrapping)} bytes a move and viewer",
            NETWORK / 8 / (moves * SEATS * (sizes.message + habits.wrapping)),
        ),
        "one Redis, tables spread over two servers": (
            f"{BULLETINS['spread over two servers']} bulletins a move",
            1 / BULLETIN / BULLETINS["spread over two servers"] / moves,
        ),
        "one Redis, tables led to one server": (
            f"{BULLETINS['led to one server']} bulletins a move",
            1 / BULLETIN / BULLETINS["led to one server"] / moves,
        ),
    }
    rows = [[name, what, rounded(sockets)] for name, (what, sockets) in walls.items()]
    rows.sort(key=lambda row: walls[row[0]][1])
    return table(["what", "holds", "sockets"], rows)


def disk_table(costs: Costs, sizes: Sizes, habits: Habits) -> str:
    """Write what slower disks, or standbys farther away, make of a server in a town."""
    rows = []
    for milliseconds in (0.5, 2, 10, 30):
        share = needs.share_of(TOWN_SHARE, replace(costs, disk=milliseconds / 1000), sizes, habits)
        rows.append([f"{milliseconds:g} ms", f"{rounded(share.wait)} ms", f"{rounded(1 / share.commits)}"])
    return table(["a commit takes", "half of the moves are seen within", "moves that share a commit"], rows)


def said_table(said: dict[str, str], values: Sequence[dict[str, float]], heads: Sequence[str]) -> str:
    """Write what the source says of some fields, with their values."""
    return table(heads, [[said[name], *(f"{one[name]:,g}" for one in values)] for name in values[0]])


def costs_table(costs: Costs) -> str:
    """Write what each thing costs, in microseconds or kilobytes, and whence that is known."""
    said, rows = attribute_docs(house)["Costs"], []
    alone = ("rest", "rest_socket", "rest_database", "memory", "memory_socket")
    for name, value in asdict(costs).items():
        amount = f"{value / 1e3:,.0f} KB" if name.startswith("memory") else f"{figures(value * 1e6)} µs"
        by = "units" if name in alone else "p50 below the knee" if name == "disk" else "fitted"
        rows.append([said[name], amount, by])
    return table(["what", "costs", "by"], rows)


CHECKED: Final = {
    "moves_a_second": "moves a second",
    "cpu": "CPU s of servers, 1,000 moves",
    "database_cpu": "of the database",
    "generator_cpu": "of the load generator",
    "commits": "commits a move",
    "megabytes": "MB a server",
    "p50": "p50, ms",
    "p99": "p99, ms",
}
"""What is compared, and what it is called."""


def check(costs: Costs, given: Sequence[Measured]) -> tuple[str, list[str]]:
    """Write each point as measured, simulated, and their ratio; and list what is claimed and does not agree."""
    rows, wrong = [], []
    for point in given:
        seen = point.simulate(costs, SECONDS)
        cells = [f"{point.servers}", f"{point.rate:,.0f}", f"{100 * point.busy:.0f} %"]
        for figure, name in CHECKED.items():
            was, ratio = point.found[figure], seen[figure] / point.found[figure]
            cell = f"{figures(was)} / {figures(seen[figure])} / {ratio:.2f}"
            claimed = points.is_claimed(point, figure)
            cells.append(cell if claimed else f"({cell})")
            if claimed and abs(ratio - 1) > points.WITHIN:
                wrong.append(f"{point.servers} servers at {point.rate:,.0f}: {name} {cell}")
        rows.append(cells)
    return table(["servers", "wanted", "cores at work", *CHECKED.values()], rows), wrong


def knee_table(costs: Costs, given: Sequence[Measured]) -> str:
    """Write how waits past the knee hang on costs."""
    factors = (0.9, 1.1)
    rows = []
    for point in given:
        if point.busy >= points.KNEE:
            seen = [rounded(point.simulate(costs.times(factor), SECONDS)["p50"]) for factor in factors]
            rows.append([f"{point.servers}", f"{point.rate:,.0f}", *seen, rounded(point.found["p50"])])
    heads = ["10 % less", "10 % more"]
    return table(["servers", "wanted", *(f"p50, costs {head}" for head in heads), "measured"], rows)


def tables(costs: Costs, prices: dict[str, Prices], checked: str) -> dict[str, str]:
    """Write all tables of docs/scale.md, by name; the one that is checked is given."""
    sizes, habits, given = kept_sizes(), Habits(), kept_points()
    found = {name: needs.needs(sockets, costs, sizes, habits) for name, sockets in HOUSES.items()}
    said = attribute_docs(needs)
    return {
        "houses": houses_table(found),
        "money": money_table(found, prices),
        "walls": walls_table(costs, sizes, habits),
        "disk": disk_table(costs, sizes, habits),
        "habits": said_table(said["Habits"], [asdict(habits)], ["assumed of people and machines", ""]),
        "prices": said_table(
            said["Prices"], [asdict(asked) for asked in prices.values()], ["assumed, in euros", *prices]
        ),
        "sizes": said_table(
            said["Sizes"], [{name: float(f"{size:.3g}") for name, size in asdict(sizes).items()}], ["measured", ""]
        ),
        "costs": costs_table(costs),
        "points": checked,
        "knee": knee_table(costs, given),
    }


def with_tables(page: str, written: dict[str, str]) -> str:
    """Put tables in their places in a page."""

    def anew(place: re.Match[str]) -> str:
        name = place[1]
        return f"<!-- {name} -->\n{written[name]}\n<!-- /{name} -->" if name in written else place[0]

    return re.sub(r"<!-- (\w+) -->\n.*?<!-- /\1 -->", anew, page, flags=re.DOTALL)


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="hold the simulation against what was measured")
    parser.add_argument("--costs", action="store_true", help="work costs out anew")
    parser.add_argument(
        "--leave-one-out", action="store_true", help="work costs out without each point, and check that"
    )
    parser.add_argument("--write", action="store_true", help="put the tables into docs/scale.md")
    parser.add_argument("--prices", type=Path, default=HERE / "prices.json", help="what hosts ask")
    given = parser.parse_args()
    prices = {name: Prices(**asked) for name, asked in json.loads(given.prices.read_text(encoding="utf-8")).items()}
    some = [point for point in kept_points() if point.servers <= FITTED]
    if given.leave_one_out:
        for number, left_out in enumerate(some):
            costs = points.work_out([point for point in some if point is not left_out], points.base(read("units.json")))
            lines = check(costs, [left_out])[0].splitlines()
            print("\n".join(lines[2:] if number else lines), flush=True)
        return
    if given.costs:
        found = points.work_out(some, points.base(read("units.json")))
        print(json.dumps({name: float(f"{cost:.4g}") for name, cost in asdict(found).items()}, indent=2))
        return
    checked, wrong = check(kept_costs(), kept_points())
    if given.check:
        print(checked)
        sys.exit("\n".join(wrong) or 0)
    written = tables(kept_costs(), prices, checked)
    if given.write:
        PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), written), encoding="utf-8")
    else:
        print("\n\n".join(f"<!-- {name} -->\n{text}" for name, text in written.items()))


if __name__ == "__main__":
    main()
