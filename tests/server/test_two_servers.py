"""Two servers on one PostgreSQL and one Redis: whatever dies, play goes on and nothing is lost."""

import asyncio
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import pytest

from billi.server.store import Store, open_store
from helpers.checked_players import Player, at_random, hold_against_log, seat_all, tokens
from helpers.databases import Redis
from helpers.server_processes import OwnServer, own_server
from helpers.stores import LONGEST, run


@dataclass
class Club:
    """Two servers, and four people at one table, two at each server."""

    servers: list[OwnServer]
    players: list[Player]
    store: Store

    async def play_until(self, holds: Callable[[], bool]) -> None:
        """Have everyone play until something holds, or the game is over."""
        playing = [asyncio.create_task(player.play(at_random(n))) for n, player in enumerate(self.players)]
        try:
            async with asyncio.timeout(LONGEST):
                while not holds() and not all(task.done() for task in playing):
                    await asyncio.sleep(0.005)
            for task in playing:
                if task.done():
                    task.result()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    async def play_on(self, versions: int) -> None:
        """Play until the table has moved on by so many versions for everyone."""
        aim = max(player.version for player in self.players) + versions
        await self.play_until(lambda: min(player.version for player in self.players) >= aim)
        assert min(player.version for player in self.players) >= aim or self.over

    @property
    def over(self) -> bool:
        """Whether everyone has seen the end."""
        return all(player.shown is not None and player.shown.public.status == "over" for player in self.players)

    @property
    def connections(self) -> list[int]:
        """How often each of them has connected; whoever was not answered at once has tried again beside that."""
        return [player.connections for player in self.players]

    def is_at(self, number: int, player: Player) -> bool:
        """Whether somebody is connected to a server."""
        assert player._socket is not None
        return bool(player._socket.remote_address[1] == self.servers[number].settings.port)

    async def check(self) -> None:
        """Hold what everyone was told against the log."""
        check = await hold_against_log(self.store, self.players[0].code, self.players)
        assert not check.wrong
        assert check.acknowledged > 0


PATIENT: Final = 60.0
"""Seconds of silence before anyone looks for another server: a busy machine may be silent, a killed server hangs up."""
WAKEFUL: Final = 3.0
"""The same where a server falls silent and does not hang up."""


@asynccontextmanager
async def club(
    database: str, redis: str, game: str = "willi", quiet: float | None = None, **settings: Any
) -> AsyncIterator[Club]:
    """Deal at two servers. Whose server is ``quiet`` for so many seconds goes to the other; without, nobody does."""
    async with AsyncExitStack() as until_the_end:
        store = await until_the_end.enter_async_context(await open_store(database))
        servers = [until_the_end.enter_context(own_server(database, redis=redis, **settings)) for _ in range(2)]
        for server in servers:
            server.start()
            await server.answers()
        people = await tokens(servers[0].url, 4)
        code = await seat_all(servers[0].url, game, people)
        players = []
        for number, token in enumerate(people):
            here, there = servers[number % 2], servers[1 - number % 2]
            player = Player(here.url, code, token, also=[there.url] if quiet else ())
            player.quiet = quiet or player.quiet
            players.append(await until_the_end.enter_async_context(player))
        await players[0].begin()
        for player in players:
            await player.until(lambda asked=player: bool(asked.shown and asked.shown.public.board))  # type: ignore[misc]
        yield Club(servers, players, store)


def at_the_club(
    database: str, redis: Redis, game: str, work: Callable[[Club], Awaitable[None]], quiet: float = PATIENT
) -> None:
    async def visit() -> None:
        async with club(database, redis.url, game, quiet) as there:
            await work(there)
            await there.play_until(lambda: there.over)
            assert there.over
            await there.check()

    run(visit())


@pytest.mark.parametrize("game", ["willi", "misterbill"])
def test_people_at_two_servers_play_one_game(game: str, new_postgres: str, redis: Redis) -> None:
    async def work(there: Club) -> None:
        connections = there.connections
        await there.play_on(20)
        assert there.connections == connections
        for player in there.players:
            assert player.shown is not None
            assert player.shown.public.tries == 1
            assert not any(seat.left_out for seat in player.shown.public.seats), "all cut, at either server"

    at_the_club(new_postgres, redis, game, work)


def test_one_server_is_killed_and_its_people_go_on_at_the_other(new_postgres: str, redis: Redis) -> None:
    async def work(there: Club) -> None:
        await there.play_on(20)
        before, here = there.connections, [there.is_at(0, player) for player in there.players]
        there.servers[0].kill()
        await there.play_on(20)
        await there.check()
        assert [now > then for now, then in zip(there.connections, before, strict=True)] == here
        there.servers[0].start()
        await there.servers[0].answers()
        there.servers[1].kill()
        await there.play_on(20)
        await there.check()

    at_the_club(new_postgres, redis, "willi", work)


def test_one_server_is_put_to_sleep_and_wakes_up_into_a_game_that_went_on(new_postgres: str, redis: Redis) -> None:
    async def work(there: Club) -> None:
        await there.play_on(20)
        there.servers[0].sleep()
        try:
            await there.play_on(40)
        finally:
            there.servers[0].wake()
        await there.check()
        there.servers[1].sleep()
        try:
            await there.play_on(40)
        finally:
            there.servers[1].wake()
        await there.check()

    at_the_club(new_postgres, redis, "willi", work, WAKEFUL)


def test_redis_is_killed_and_started_again_in_mid_game(new_postgres: str, redis: Redis) -> None:
    async def work(there: Club) -> None:
        await there.play_on(20)
        connections = there.connections
        redis.stop(signal.SIGKILL)
        await there.play_on(20)
        await there.check()
        redis.start()
        await there.play_on(40)
        await there.check()
        assert there.connections == connections, "nobody notices"

    at_the_club(new_postgres, redis, "willi", work)


def test_somebody_at_the_other_server_is_not_thought_gone(new_postgres: str, redis: Redis) -> None:
    async def work() -> None:
        async with club(new_postgres, redis.url, grace=6000) as there:
            ann, *others, cy = there.players
            await asyncio.sleep(8)
            assert ann.shown is not None
            assert [seat.away for seat in ann.shown.public.seats] == [False] * 4
            await cy.__aexit__(None, None, None)
            await ann.until(lambda: bool(ann.shown and ann.shown.public.seats[3].away), 60)
            assert not (await hold_against_log(there.store, ann.code, [ann, *others])).wrong

    run(work())


def test_whoever_is_at_neither_server_is_seen_to_be_gone_within_seconds(new_postgres: str, redis: Redis) -> None:
    async def work() -> None:
        async with club(new_postgres, redis.url) as there:
            here = there.players

            def gone(player: Player) -> list[bool]:
                assert player.shown is not None
                return [seat.gone for seat in player.shown.public.seats]

            await asyncio.sleep(15)
            assert gone(here[0]) == gone(here[1]) == [False] * 4, "the others are at the other server"
            for player in here[2:]:  # one from either
                await player.__aexit__(None, None, None)
            await here[0].until(lambda: gone(here[0]) == gone(here[1]) == [False, False, True, True], 30)
            assert here[0].shown is not None
            assert here[0].shown.public.seats[3].missing
            async with Player(there.servers[1].url, here[2].code, here[2].token):
                await here[0].until(lambda: gone(here[0]) == [False, False, False, True], 30)

    run(work())
