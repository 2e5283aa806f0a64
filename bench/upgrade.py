"""Upgrades a house under play, again and again, and checks that nothing is lost and nobody has to load a page anew.

    uv run python bench/upgrade.py [--rounds 10] [--tables 6] [--last-release] [--redis-dies]

Two servers of one version stand on a PostgreSQL and a Redis of their own, and people play both games at them over
sockets. Servers of the next version come one by one, and the old ones are sent home (SIGTERM) one by one. Then back:
old ones come, on the database the new ones have changed, and the new ones go. In half of the games somebody has done by
then what only the new ones can read; those wait until one is back, and are left out of the times. All games are played
to their end, and the logs are held against what everyone was told.

The next version is made up from this one (``tests/helpers/versions.py``). With ``--last-release`` the last release
gives way to this version instead; from that one there is no way back. ``--redis-dies`` kills Redis meanwhile.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from helpers.databases import Redis, find_postgres, running_postgres, running_redis
from helpers.percentiles import shares
from helpers.programs import needs_program
from helpers.upgrading import Address, House, house
from helpers.versions import last_release, next_version

GAMES: Final = ("misterbill", "willi")
A_WHILE: Final = 8
"""Versions played before the next server comes or goes."""
SHOWN: Final = 20


class Tally:
    """What became of it all."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.waits: list[float] = []
        self.wrong: list[str] = []

    async def add(self, there: House) -> None:
        """Hold what everyone was told against the logs."""
        for party in there.parties:
            check = await there.check(party)
            self.wrong += check.wrong
            self.counts["games"] += party.over
            self.counts["moves"] += check.acknowledged
            for guest in party.guests:
                self.counts["refused"] += len(guest.refused)
                self.counts["told anew"] += guest.told_anew
                self.counts["connections"] += guest.connections
                self.waits += () if party.merry else guest.waits
        for address in there.addresses:
            self.counts["tracebacks"] += address.complaints.count("Traceback")

    def summary(self, seconds: float) -> str:
        """Sum up."""
        p50, p99, most = (1000 * took for took in shares(self.waits, 0.5, 0.99, 1))
        told = ", ".join(f"{count:,} {what}" for what, count in self.counts.items())
        return (
            f"{told}; {len(self.wrong)} lost or doubled; "
            f"a choice is seen after p50 {p50:.0f} ms, p99 {p99:.0f} ms, max {most:.0f} ms; {seconds:,.0f} s"
        )


async def come(tally: Tally, *places: Address, code: Path | None) -> None:
    """Start servers."""
    for place in places:
        place.start(code)
    for place in places:
        assert await place.answers(), place.complaints
        tally.counts["starts"] += 1


async def go(there: House, *places: Address) -> None:
    """Send servers home, one by one, with a while between them."""
    for place in places:
        assert await place.stop() == 0
        await there.play_on(A_WHILE)


async def upgrade(tally: Tally, there: House, new: Path | None, redis: Redis | None) -> None:
    """Bring the new ones in under play, and send the old ones home."""
    one, two, three, four = there.addresses
    await there.play_on(A_WHILE)
    await come(tally, three, code=new)
    await go(there, one)
    if redis:
        redis.stop(signal.SIGKILL)
    await there.play_on(A_WHILE)
    await come(tally, four, code=new)
    if redis:
        redis.start()
    await go(there, two)


async def roll_back(tally: Tally, there: House, new: Path | None) -> None:
    """Bring the old ones back; what they cannot read waits for a new one."""
    one, two, three, four = there.addresses
    half = len(there.parties) // 2
    merry, plain = there.parties[:half], there.parties[half:]
    for party in merry:
        if not party.over:
            await party.toast(0)
    await come(tally, one, two, code=None)
    for place in (three, four):
        assert await place.stop() == 0
    await there.play_on(A_WHILE, *plain)
    await come(tally, three, code=new)


async def main() -> None:
    """Upgrade, check and sum up; exit with 1 if anything was lost, or anybody had to notice."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--last-release", action="store_true", help="from the last release to this version")
    parser.add_argument("--redis-dies", action="store_true", help="kill Redis while servers come and go")
    given = parser.parse_args()
    tally, before = Tally(), time.perf_counter()
    programs = find_postgres() or Path(needs_program("initdb")).parent
    with ExitStack() as until_the_end:
        folder = Path(until_the_end.enter_context(tempfile.TemporaryDirectory(prefix="billi-versions-")))
        old, new = (last_release(folder), None) if given.last_release else (None, next_version(folder / "next"))
        if given.last_release and old is None:
            sys.exit("there is no last release here: tests/helpers/versions.py says which it is")
        redis = until_the_end.enter_context(running_redis(needs_program("redis-server")))
        postgres = until_the_end.enter_context(running_postgres(programs))
        for number in range(given.rounds):
            postgres.sql("DROP SCHEMA IF EXISTS billi CASCADE")
            async with house(postgres.url(), redis.url, old, addresses=4) as there:
                for table in range(given.tables):
                    await there.seat(GAMES[table % 2], number * given.tables + table)
                await upgrade(tally, there, new, redis if given.redis_dies else None)
                if not given.last_release:
                    await roll_back(tally, there, new)
                await there.play_to_the_end()
                await tally.add(there)
            if sys.stderr.isatty():
                print(f"\r{number + 1} rounds", end="", file=sys.stderr)
    print(f"{given.rounds} rounds: {tally.summary(time.perf_counter() - before)}")
    print(*tally.wrong[:SHOWN], sep="\n", end="\n" if tally.wrong else "")
    noticed = sum(tally.counts[what] for what in ("refused", "told anew", "tracebacks"))
    sys.exit(1 if tally.wrong or noticed else 0)


if __name__ == "__main__":
    asyncio.run(main())
