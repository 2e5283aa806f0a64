"""Kills servers with ``kill -9`` at random moments while they write, and checks that the store has kept every word.

    uv run python bench/kills.py [--kills 1000] [--database URL] [--servers 2]

In each round a few servers open the same database and race each other for the same tables: each appends one to three
lines at a time and notes down what was acknowledged. They are killed one by one, some while they still open the
database. Then the tables are read: every acknowledged line must be there as it was written, no line may be there twice,
and versions must follow each other without a gap. Lines that were written but not yet acknowledged may be there.

A server that finds a version taken reads on and tries again, as it does when players move. Without ``--database`` an
SQLite file and a PostgreSQL server are set up for the occasion.
"""

import argparse
import asyncio
import os
import random
import signal
import sys
import tempfile
import time
import traceback
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NoReturn

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from billi.server.store import Conflict, Line, NewTable, Store, open_store
from helpers.databases import databases

TABLES: Final = 12
LONGEST_LIFE: Final = 0.25
"""Seconds a server lives at most, unless another time is given."""
SHOWN: Final = 20


@dataclass
class Check:
    """What the tables should hold, and what was wrong with them."""

    tables: list[str]
    lines: dict[str, dict[int, str]] = field(default_factory=dict)
    """By table and version, what has been read so far."""
    words: set[str] = field(default_factory=set)
    acknowledged: int = 0
    wrong: list[str] = field(default_factory=list)

    @property
    def written(self) -> int:
        """How many lines there are."""
        return sum(map(len, self.lines.values()))

    def read(self, table: str, lines: list[Line]) -> None:
        """Take note of the lines that have come to a table."""
        known = self.lines.setdefault(table, {})
        for line in lines:
            word = line.body.decode()
            if line.version != len(known) + 1:
                self.wrong.append(f"gap: {table} has version {line.version} after {len(known)}")
            if word in self.words:
                self.wrong.append(f"doubled: {table} has {word} again at version {line.version}")
            known[line.version] = word
            self.words.add(word)

    def hold_against(self, notes: str) -> None:
        """Look for everything a server was told was written; its last note may be cut short."""
        for note in notes.split("\n")[:-1]:
            table, version, word = note.split()
            self.acknowledged += 1
            found = self.lines[table].get(int(version))
            if found != word:
                self.wrong.append(f"lost: {table} has {found} at version {version}, not {word}")


async def serve(url: str, tables: list[str], notes: int, seed: int) -> None:
    """Write to all tables without end, and note down what is acknowledged."""
    luck = random.Random(seed)
    async with await open_store(url) as store:
        await asyncio.gather(*(write(store, table, notes, luck) for table in tables))


async def write(store: Store, table: str, notes: int, luck: random.Random) -> NoReturn:
    """Write to a table without end, as a server does whose players keep moving."""
    head = await store.head(table)
    assert head
    version = head.version
    while True:
        words = [f"{luck.getrandbits(64):x}" for _ in range(luck.randint(1, 3))]
        while True:
            try:
                await store.append(table, version + 1, [word.encode() for word in words], version, deadline=version)
                break
            except Conflict:
                version = (await store.lines(table, version))[-1].version
        for word in words:
            version += 1
            os.write(notes, f"{table} {version} {word}\n".encode())


def start(url: str, tables: list[str], notes: int) -> int:
    """Start a server, as a copy of this process, and give its process id."""
    seed = random.getrandbits(64)
    child = os.fork()
    if child:
        return child
    try:
        asyncio.run(serve(url, tables, notes, seed))
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)


def live_and_die(url: str, tables: list[str], servers: int, life: float) -> str:
    """Run servers until each is killed; return what they noted down."""
    with tempfile.TemporaryFile() as notes:
        born = time.monotonic()
        children = [start(url, tables, notes.fileno()) for _ in range(servers)]
        for child, age in zip(children, sorted(random.uniform(0, life) for _ in children), strict=True):
            time.sleep(max(0.0, born + age - time.monotonic()))
            os.kill(child, signal.SIGKILL)
        for child in children:
            _, status = os.waitpid(child, 0)
            if not os.WIFSIGNALED(status):
                raise RuntimeError("a server stopped before it was killed")
        notes.seek(0)
        return notes.read().decode()


async def set_up(url: str) -> Check:
    """Set up the tables to be written to."""
    run = os.urandom(6).hex()
    check = Check([f"{run}-{number}" for number in range(TABLES)])
    async with await open_store(url) as store:
        for table in check.tables:
            await store.create(NewTable(table, table, b"", False, 0, 0))
    return check


async def read_on(url: str, check: Check) -> None:
    """Read what has come to the tables."""
    async with await open_store(url) as store:
        for table in check.tables:
            check.read(table, await store.lines(table, len(check.lines.get(table, ()))))


async def read_again(url: str, check: Check) -> None:
    """Read all tables from the beginning: nothing may have changed since it was first read.

    More may have come. A database goes on with what a server had asked for before it was killed.
    """
    async with await open_store(url) as store:
        for table in check.tables:
            head = await store.head(table)
            now = {line.version: line.body.decode() for line in await store.lines(table)}
            known = check.lines[table]
            if {version: now.get(version) for version in known} != known or [*now] != [*range(1, len(now) + 1)]:
                check.wrong.append(f"changed: {table} is not what it was")
            if head is None or not len(known) <= head.version <= len(now):
                check.wrong.append(f"changed: {table} is not at the version it says")


def run(url: str, kills: int, servers: int, life: float) -> Check:
    """Kill as many servers as asked for, a few a round."""
    check = asyncio.run(set_up(url))
    for killed in range(0, kills, servers):
        notes = live_and_die(url, check.tables, min(servers, kills - killed), life)
        asyncio.run(read_on(url, check))
        check.hold_against(notes)
        if sys.stderr.isatty():
            print(f"\r{killed:,} kills, {check.acknowledged:,} lines", end="", file=sys.stderr)
    asyncio.run(read_again(url, check))
    return check


def main() -> None:
    """Kill, check and sum up; exit with 1 if a line was lost or doubled."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--servers", type=int, default=2, help="servers at a time (default: 2)")
    parser.add_argument("--life", type=float, default=LONGEST_LIFE, help="seconds a server lives at most")
    parser.add_argument("--database", help="a database of your own; tables are left in it")
    parser.add_argument("--seed", type=int, default=None)
    given = parser.parse_args()
    random.seed(given.seed)
    wrong: list[str] = []
    with databases(given.database) as urls:
        for url in urls:
            before = time.perf_counter()
            check = run(url, given.kills, given.servers, given.life)
            count = {kind: sum(one.startswith(kind) for one in check.wrong) for kind in ("lost", "doubled", "gap")}
            print(
                f"{url.partition(':')[0]}: {given.kills:,} kills, {given.servers} servers at a time; "
                f"lines: {check.acknowledged:,} acknowledged, {check.written - check.acknowledged:,} more written, "
                f"{count['lost']} lost, {count['doubled']} doubled, {count['gap']} gaps; "
                f"{time.perf_counter() - before:.0f} s"
            )
            wrong += check.wrong
    print(*wrong[:SHOWN], sep="\n", end="\n" if wrong else "")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
