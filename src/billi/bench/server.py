"""The server under load: whole games over real sockets, driven from another process than the one that serves.

Every seat is a person with a socket of their own, and every move waits until it is kept; bots are off. Moves are made
at a steady rate, whatever the server does: one that falls behind shows it in the waiting times.
"""

import asyncio
import gc
import os
import platform
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec

import billi
from billi.bench.engine import processor
from billi.client import TableClient
from billi.server.store.records import pack
from billi.table.messages import TableShown
from billi.table.wishes import Choose

SEATS: Final = 4
GAMES: Final = ("misterbill", "willi")
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
SHARES: Final = {"p50": 0.5, "p99": 0.99, "p99.9": 0.999}
AT_ONCE: Final = 50
"""Tables set up at a time."""
MOST_RECORDS: Final = 200

Progress = Callable[[str], None]

SERVE: Final = """
import sys
from billi.server.listening import listen
from billi.server.serving import serve
from billi.server.settings import Settings
port, database, redis = int(sys.argv[1]), sys.stdin.readline().strip(), sys.stdin.readline().strip() or None
settings = Settings(port=port, database=database, redis=redis, pace=1e6, rate=1e6, pause=0, tables=10**6)
serve(settings, listen("127.0.0.1", port), lambda: None)
"""
"""A server like any other, but that it holds nobody back. Its database may have a password: no argument."""


@dataclass(frozen=True)
class Load:
    """How much is asked of the server."""

    tables: int = 500
    rate: float = 1000.0
    """Moves a second, of all tables together."""
    seconds: float = 30.0
    warm_up: float = 5.0


@dataclass
class Moves:
    """What became of the moves: when each was sent, and how long until the last seat had heard of it."""

    waits: list[float] = field(default_factory=list)
    late: int = 0
    """Moves that were due while the one before was still under way."""
    records: list[str] = field(default_factory=list)
    """The ids of games that were finished."""


class Listener(TableClient):
    """A person at a table, who notes when they hear of each version."""

    at: "LoadedTable"
    quiet = 20.0

    def _see(self, shown: TableShown) -> None:
        super()._see(shown)
        self.at.told(self, shown.version)


class LoadedTable:
    """One table with its people, making its moves at a steady pace."""

    def __init__(self, game: str, moves: Moves, number: int) -> None:
        self.game = game
        self.moves = moves
        self.chance = random.Random(number)
        self.seats: list[Listener] = []
        self.counting = False
        self.version = 0
        self.sent = 0.0
        self.missing: set[Listener] = set()
        self.heard = asyncio.Event()

    async def open(self, people: httpx.AsyncClient, urls: Sequence[str]) -> None:
        """Set the table up, with everyone to come to the next of some servers, and the host there."""
        named = [{"name": f"P{seat}", "bearer": True} for seat in range(SEATS)]
        tokens = [(await _post(people, "/api/me", "", person))["token"] for person in named]
        code = (await _post(people, "/api/tables", tokens[0], {"game": self.game, "players": SEATS}))["code"]
        self.seats = [self._seat(urls[seat % len(urls)], code, token) for seat, token in enumerate(tokens)]
        await self.seats[0].__aenter__()

    def _seat(self, url: str, code: str, token: str) -> Listener:
        seat = Listener(url, code, token)
        seat.at = self
        return seat

    async def fill(self) -> None:
        """Have the others come, everyone sit down, and deal."""
        for seat in self.seats[1:]:
            await seat.__aenter__()
        for number, seat in enumerate(self.seats):
            await seat.sit(number, f"P{number}")
        await self.seats[0].begin()

    def told(self, seat: Listener, version: int) -> None:
        """Note that a seat has heard of a version; the last one to hear of a move stops the clock."""
        if version >= self.version and seat in self.missing:
            self.missing.discard(seat)
            if not self.missing:
                if self.counting:
                    self.moves.waits.append(time.perf_counter() - self.sent)
                self.heard.set()

    async def move(self) -> None:
        """Make one move, and wait until all have heard of it."""
        asked = [(seat, hand) for seat in self.seats for hand in seat.asks]
        if not asked:
            return
        seat, hand = self.chance.choice(asked)
        assert hand.ask is not None
        assert hand.seat is not None
        self.version = seat.version + 1
        self.missing = set(self.seats)
        self.heard.clear()
        self.sent = time.perf_counter()
        await seat.wish(Choose, seat=hand.seat, action=self.chance.choice(hand.ask.choices), version=seat.version)
        await self.heard.wait()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        shown = self.seats[0].shown
        return bool(shown and shown.public.status == "over")

    async def play(self, every: float, until: float) -> None:
        """Move at a steady pace; when the game is over, sit down at the next table together."""
        due = time.perf_counter() + self.chance.random() * every
        while time.perf_counter() < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.move()
            if self.over:
                await self.again()
            due += every
            if due < time.perf_counter():
                self.moves.late += 1
                due = time.perf_counter()

    async def again(self) -> None:
        """Play another game with the same people at a table turned by one."""
        host = self.seats[0]
        code = await host.rematch()
        assert host.shown is not None
        self.moves.records.append(host.shown.public.record)
        for seat in self.seats:
            await seat.__aexit__(None, None, None)
        self.seats = [self._seat(seat.url, code, seat.token) for seat in self.seats]
        for seat in self.seats:
            await seat.__aenter__()
        await self.seats[0].begin()


# The server's process


class Process:
    """A server of our own, and what it uses."""

    def __init__(self, url: str, running: "subprocess.Popen[bytes]") -> None:
        self.url = url
        self.running = running

    @property
    def seconds(self) -> float:
        """The processor time used so far."""
        fields = Path(f"/proc/{self.running.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> int:
        """The bytes of memory held."""
        lines = Path(f"/proc/{self.running.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmRSS"))


def used_by(pid: int) -> float:
    """Return the processor time of a process and all it has started, so far."""
    family = {str(pid)}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # one that has just ended
            parent = stat.read_text().rpartition(")")[2].split()[1]
            family |= {stat.parent.name} if parent == str(pid) else set()
    seconds = 0.0
    for one in family:
        with suppress(OSError):
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            # Those who have ended and were waited for count with whoever started them.
            seconds += sum(map(int, fields[11:15] if one == str(pid) else fields[11:13])) / TICKS
    return seconds


@asynccontextmanager
async def serving(database: str, redis: str = "") -> AsyncIterator[Process]:
    """Run a server on a database, perhaps with others, until the end of the block."""
    port = free_port()
    running = subprocess.Popen([sys.executable, "-c", SERVE, str(port)], stdin=subprocess.PIPE)
    assert running.stdin
    running.stdin.write(f"{database}\n{redis}\n".encode())
    running.stdin.flush()
    url = f"http://127.0.0.1:{port}"
    try:
        await _answers(url)
        yield Process(url, running)
    finally:
        running.terminate()
        running.wait(30)


def free_port() -> int:
    """Find a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


async def _answers(url: str) -> None:
    async with httpx.AsyncClient() as http:
        for _ in range(200):
            try:
                await http.get(f"{url}/healthz")
            except httpx.TransportError:
                await asyncio.sleep(0.05)
            else:
                return
    raise RuntimeError("the server does not start")


# The measurement


def measure(databases: Sequence[str], load: Load, progress: Progress) -> dict[str, Any]:
    """Measure the server on each of some databases; without any, on an SQLite file of its own."""
    gc.disable()  # a pause of ours would be taken for one of the server's
    with tempfile.TemporaryDirectory(prefix="billi-bench-") as folder:
        urls = databases or [f"sqlite:///{folder}/billi.db"]
        runs = [_run(measure_on(url, load, progress)) for url in urls]
    machine = {"processor": processor(), "cores": os.cpu_count(), "python": platform.python_version()}
    return {"machine": machine, "version": billi.__version__, "servers": runs}


def _run(work: Coroutine[Any, Any, dict[str, Any]]) -> dict[str, Any]:
    import uvloop

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(work)


async def measure_on(database: str, load: Load, progress: Progress) -> dict[str, Any]:
    """Measure the server on a database."""
    moves = Moves()
    tables = [LoadedTable(GAMES[number % len(GAMES)], moves, number) for number in range(load.tables)]
    async with serving(database) as server:
        people = httpx.AsyncClient(base_url=server.url, timeout=60)
        at_start = server.memory
        progress(f"{load.tables} tables")
        await a_few_at_a_time([partial(table.open, people, [server.url]) for table in tables])
        with_hosts = server.memory
        await a_few_at_a_time([table.fill for table in tables])
        full = server.memory
        progress(f"{load.rate:g} moves a second, {load.tables * SEATS} sockets")
        result = await _drive(server, tables, moves, load)
        kept = await _kept_sizes(people, moves)
    socket = (full - with_hosts) / (load.tables * (SEATS - 1))
    return {
        "database": database.partition(":")[0],
        "tables": load.tables,
        "sockets": load.tables * SEATS,
        **result,
        "memory_a_socket": round(socket),
        "memory_a_table": round((with_hosts - at_start) / load.tables - socket),
        "bytes_a_finished_game": kept,
    }


async def _kept_sizes(people: httpx.AsyncClient, moves: Moves) -> dict[str, int]:
    """Return the bytes a finished game takes in the store, by game, on average of some."""
    sizes: dict[str, list[int]] = {}
    for id in moves.records[:MOST_RECORDS]:
        record = (await people.get(f"/api/games/{id}")).json()
        sizes.setdefault(record["game"], []).append(len(pack(msgspec.json.encode(record))))
    return {game: round(statistics.mean(found)) for game, found in sorted(sizes.items())}


async def _drive(server: Process, tables: list[LoadedTable], moves: Moves, load: Load) -> dict[str, Any]:
    every = len(tables) / load.rate
    until = time.perf_counter() + load.warm_up + load.seconds
    playing = [asyncio.create_task(table.play(every, until)) for table in tables]
    await asyncio.sleep(load.warm_up)
    for table in tables:
        table.counting = True
    used, own, started = server.seconds, time.process_time(), time.perf_counter()
    await asyncio.sleep(load.seconds)
    made, took = len(moves.waits), time.perf_counter() - started
    used, own = server.seconds - used, time.process_time() - own
    memory = server.memory
    for table in tables:
        table.counting = False
    await asyncio.gather(*playing)
    waits = sorted(moves.waits)
    return {
        "moves": made,
        "moves_a_second": round(made / took, 1),
        "games_finished": len(moves.records),
        "late": moves.late,
        "milliseconds": {name: round(1000 * waits[int(share * len(waits))], 2) for name, share in SHARES.items()},
        "cpu_seconds_a_thousand_moves": round(1000 * used / made, 3),
        "load_generator_cpu_seconds_a_thousand_moves": round(1000 * own / made, 3),
        "memory": memory,
    }


async def _post(people: httpx.AsyncClient, path: str, token: str, body: Any) -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    response = await people.post(path, json=body, headers=headers)
    response.raise_for_status()
    return response.json()


async def a_few_at_a_time(work: list[Callable[[], Awaitable[None]]]) -> None:
    """Do much, some of it at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(do: Callable[[], Awaitable[None]]) -> None:
        async with gate:
            await do()

    await asyncio.gather(*(one(do) for do in work))
