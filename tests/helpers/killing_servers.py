"""Kills a server again and again while people play, and checks that nobody has lost a move.

Parties of four play one game after the other, both games side by side. The server is killed with ``kill -9`` at random
moments and started again at once, at the same port and on the same database; everyone finds back by themselves. Now and
then it dies again before it has opened, or while people come back. After each kill the logs are read and held against
what everyone was told: every move that was acknowledged must be there once, at its version, and what anyone was shown
must be what the log adds up to.
"""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from billi.client import Choice, ServerSaysNo
from billi.server.store import Store, open_store
from billi.table.messages import Hand
from helpers.checked_players import Player, at_random, hold_against_log, seat_all, tokens
from helpers.server_processes import OwnServer, OwnWorkers, own_server

GAMES: Final = ("misterbill", "willi")
SEATS: Final = 4
LONGEST_LIFE: Final = 0.5
"""Seconds a server lives at most once everyone is back."""
STILLBORN: Final = 0.2
"""The share of servers that are killed before everyone is back."""
LONGEST_BIRTH: Final = 0.15
"""Seconds such a server lives at most."""
LAST_WORDS: Final = 0.01
"""Seconds until everyone has heard what a server still said before it died."""
PATIENCE: Final = 60.0
"""Seconds after which somebody who is not back never will be."""


@dataclass
class Outcome:
    """What became of the moves."""

    kills: int = 0
    acknowledged: int = 0
    """Moves people were told are kept."""
    games: int = 0
    """Games that were played to their end."""
    lost: set[str] = field(default_factory=set)
    doubled: set[str] = field(default_factory=set)
    reconnects: list[float] = field(default_factory=list)
    """Seconds from when the server answered again to when each player saw the table."""
    complaints: str = ""
    """What the servers had to say for themselves."""


class Guest(Player):
    """A player who waits at a gate before each move."""

    def __init__(self, url: str, code: str, token: str, gate: asyncio.Event) -> None:
        super().__init__(url, code, token)
        self.gate = gate

    async def _answer(self, hand: Hand, choose: Choice) -> None:
        await self.gate.wait()
        await super()._answer(hand, choose)


class Party:
    """People who play one game after the other."""

    def __init__(self, url: str, people: list[str], code: str, seed: int, gate: asyncio.Event) -> None:
        self.url = url
        self.gate = gate
        self.guests: dict[str, list[Guest]] = {}
        """Everyone who came to each table, until its log has been looked at for the last time."""
        self.seated: dict[str, Guest] = {}
        """Where everyone is now, by token."""
        self.playing = [
            asyncio.create_task(self._play_on(token, code, at_random(f"{seed} {seat}")))
            for seat, token in enumerate(people)
        ]

    async def _play_on(self, token: str, code: str, way: Choice) -> None:
        while True:
            async with Guest(self.url, code, token, self.gate) as guest:
                self.guests.setdefault(code, []).append(guest)
                self.seated[token] = guest
                assert guest.shown is not None
                if guest.shown.own.host and guest.shown.public.status == "open":
                    await guest.begin()
                await guest.play(way)
                code = await guest.rematch()

    def all_left(self, code: str) -> bool:
        """Whether everyone has gone on from a table."""
        return all(guest.code != code for guest in self.seated.values())

    async def close(self) -> None:
        """Send everyone home."""
        for playing in self.playing:
            playing.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)


def _plays(guest: Guest) -> bool:
    return guest.shown is not None and guest.shown.public.status == "playing"


class Run:
    """Everyone who plays, the server, and what has been found so far."""

    def __init__(self, server: OwnServer, chance: random.Random) -> None:
        self.server = server
        self.chance = chance
        self.gate = asyncio.Event()
        self.gate.set()
        self.parties: list[Party] = []
        self.outcome = Outcome()
        self._before: dict[Guest, int] = {}
        """How often each guest had come to the table when the server was killed last."""
        self._acknowledged: dict[str, int] = {}
        """By table."""

    @property
    def guests(self) -> list[Guest]:
        """Where everyone is now."""
        return [guest for party in self.parties for guest in party.seated.values()]

    async def gather(self, parties: int) -> None:
        """Have everyone sit down and begin to play."""
        self.server.start()
        await self.server.answers()
        for number in range(parties):
            people = await tokens(self.server.url, SEATS)
            code = await seat_all(self.server.url, GAMES[number % len(GAMES)], people)
            self.parties.append(Party(self.server.url, people, code, self.chance.getrandbits(32), self.gate))
        await self._until(lambda: len(self.guests) == parties * SEATS and all(map(_plays, self.guests)))

    async def close(self) -> None:
        """Send everyone home."""
        for party in self.parties:
            await party.close()

    # Killing

    async def live_and_die(self, most: int) -> None:
        """Let the server live for a while, kill it, at times more than once, and look whether anything is missing."""
        await self.play_on()
        await self._kill_and_start()
        for _ in range(most - 1):
            if self.chance.random() > STILLBORN:
                break
            await asyncio.sleep(self.chance.uniform(0, LONGEST_BIRTH))
            await self._kill_and_start()
        await self._all_back()
        await self.look_at_logs()

    async def play_on(self) -> None:
        """Let people play for a while."""
        await asyncio.sleep(self.chance.uniform(0, LONGEST_LIFE))

    async def lose_worker(self) -> None:
        """Kill one of several workers, wait until everyone has played on, and look whether anything is missing."""
        assert isinstance(self.server, OwnWorkers)
        before = {guest: guest.version for guest in self.guests}
        os.kill(self.chance.choice(self.server.workers()), signal.SIGKILL)
        self.outcome.kills += 1
        await self._until(lambda: all(guest.version > before.get(guest, 0) + SEATS for guest in self.guests))
        await self.look_at_logs()

    async def _kill_and_start(self) -> None:
        self.server.kill()
        self.outcome.kills += 1
        await asyncio.sleep(LAST_WORDS)
        self._before = {guest: len(guest.back) for guest in self.guests}
        self.server.start()

    async def _all_back(self) -> None:
        """Wait until everyone has found back, and note how long it took them."""
        await self.server.answers()
        answered = asyncio.get_running_loop().time()
        await self._until(lambda: all(len(guest.back) > self._before.get(guest, 0) for guest in self.guests))
        back = [guest.back[before] for guest, before in self._before.items() if len(guest.back) > before]
        self.outcome.reconnects += [max(0.0, at - answered) for at in back]

    # Checking

    async def come_to_rest(self) -> None:
        """Let no more moves be made; all that are under way must arrive, and everyone must see the same in the end."""
        self.gate.clear()
        async with await open_store(self.server.settings.database) as store, asyncio.timeout(PATIENCE):
            while not await self._at_rest(store):
                await asyncio.sleep(0.05)
        await self.look_at_logs()
        self.outcome.complaints = self.server.complaints

    async def look_at_logs(self) -> None:
        """Hold what everyone has been told by now against the logs."""
        async with await open_store(self.server.settings.database) as store:
            for party in self.parties:
                for code in list(party.guests):
                    await self._look_at_log(store, party, code)

    async def _look_at_log(self, store: Store, party: Party, code: str) -> None:
        all_left = party.all_left(code)
        check = await hold_against_log(store, code, party.guests[code])
        self.outcome.lost |= set(check.lost)
        self.outcome.doubled |= set(check.doubled)
        self._acknowledged[code] = check.acknowledged
        self.outcome.acknowledged = sum(self._acknowledged.values())
        if all_left:
            del party.guests[code]
            self.outcome.games += 1

    async def _at_rest(self, store: Store) -> bool:
        self._check_playing()
        if any(guest.busy for guest in self.guests):
            return False
        heads = [(guest, await store.find_code(guest.code)) for guest in self.guests]
        return all(head and head.version == guest.version for guest, head in heads)

    async def _until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.002)
                self._check_playing()

    def _check_playing(self) -> None:
        """Raise what keeps anyone from playing on."""
        for party in self.parties:
            for playing in party.playing:
                if playing.done():
                    playing.result()


@asynccontextmanager
async def playing(database: str, parties: int, seed: int | None, **settings: Any) -> AsyncIterator[Run]:
    """Have parties play at a server of their own until the end of the block; in the end all comes to rest."""
    with own_server(database, **settings) as server:
        run = Run(server, random.Random(seed))
        try:
            await run.gather(parties)
            yield run
            await run.come_to_rest()
        except ServerSaysNo as no:
            run.outcome.lost.add(f"somebody could not play on: {no}")
        finally:
            await run.close()


async def kill_servers(
    database: str, kills: int, seed: int | None = None, parties: int = 6, tell: Callable[[Outcome], None] | None = None
) -> Outcome:
    """Play, kill and check, as often as asked for; tell how it goes."""
    async with playing(database, parties, seed) as run:
        while run.outcome.kills < kills:
            await run.live_and_die(kills - run.outcome.kills)
            if tell:
                tell(run.outcome)
    return run.outcome
