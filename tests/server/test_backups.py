"""A backup made while people play has everything they were told before it; from there every game goes on to its end."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path
from urllib.parse import urlsplit

from billi.server.store import open_store
from billi.server.store.sqlite_file import connect
from helpers.checked_players import Player, at_random, hold_against_log, hold_told_against_log, seat_all, tokens, told
from helpers.databases import Postgres
from helpers.hosting import host, host_now, refused
from helpers.server_processes import OwnServer, own_server
from helpers.stores import run

Restore = Callable[[], Awaitable[str]]
"""Puts a backup in place, once no server runs any more; returns the address of the database."""


@asynccontextmanager
async def playing(server: OwnServer, code: str, people: list[str]) -> AsyncIterator[list[Player]]:
    """Have people play at a table, one of them after the other told everything, until the end of the block."""
    async with AsyncExitStack() as until_the_end:
        players = [await until_the_end.enter_async_context(Player(server.url, code, token)) for token in people]
        if players[0].shown and players[0].shown.public.status == "open":
            await players[0].begin()
        tasks = [asyncio.create_task(player.play(at_random(number))) for number, player in enumerate(players)]
        try:
            yield players
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def until(players: list[Player], version: int) -> None:
    while min(player.version for player in players) < version and not over(players):
        await asyncio.sleep(0.005)


def over(players: list[Player]) -> bool:
    return all(player.shown is not None and player.shown.public.status == "over" for player in players)


async def lose_and_restore(database: str, back_up: Callable[[], Awaitable[Restore]]) -> None:
    """Have two games be played, back up, play on, lose the machine, restore, and play both games to their end."""
    with own_server(database) as server:
        server.start()
        await server.answers()
        people = await tokens(server.url, 3)
        codes = [await seat_all(server.url, game, people) for game in ("willi", "misterbill")]
        async with playing(server, codes[0], people) as one, playing(server, codes[1], people) as other:
            for players in (one, other):
                await until(players, 40)
            async with await open_store(database) as store:
                before = [[await told(store, player) for player in players] for players in (one, other)]
            restore = await back_up()
            for players in (one, other):
                await until(players, max(player.version for player in players) + 5)
        server.kill()
    restored = await restore()
    with own_server(restored) as server:
        async with await open_store(restored) as store:
            for code, everyone in zip(codes, before, strict=True):
                check = await hold_told_against_log(store, code, everyone)
                assert not check.wrong
                assert check.acknowledged > 5, "enough was played before the backup"
            assert len(await store.tables(10)) == 2
        server.start()
        await server.answers()
        for code in codes:
            async with playing(server, code, people) as players:
                await until(players, 10**9)
                async with await open_store(restored) as store:
                    assert not (await hold_against_log(store, code, players)).wrong


def test_a_copy_of_an_sqlite_file_in_use_is_put_in_its_place(new_sqlite: str, tmp_path: Path) -> None:
    file, copy = Path(new_sqlite.removeprefix("sqlite:///")), tmp_path / "copy.db"

    async def back_up() -> Restore:
        said = await host(new_sqlite, "backup", str(copy))
        assert said.out.startswith(f"{copy} is a whole database as of now."), said.err
        assert copy.stat().st_mode & 0o777 == 0o600
        return put_in_place

    async def put_in_place() -> str:
        """Do as hosting.md says."""
        for beside in ("-wal", "-shm"):
            file.with_name(f"{file.name}{beside}").unlink(missing_ok=True)
        copy.replace(file)
        return new_sqlite

    run(lose_and_restore(new_sqlite, back_up))


async def do(*command: str | Path) -> None:
    """Run a program while people play."""
    process = await asyncio.create_subprocess_exec(*command)
    assert await process.wait() == 0


def test_a_dump_of_postgres_is_restored_to_a_new_database(
    postgres: Postgres, new_postgres: str, tmp_path: Path
) -> None:
    dump = tmp_path / "billi.dump"
    postgres.sql("DROP DATABASE IF EXISTS restored")
    postgres.sql("CREATE DATABASE restored")
    restored = urlsplit(new_postgres)._replace(path="/restored").geturl()

    async def back_up() -> Restore:
        await do(postgres.programs / "pg_dump", "--format=custom", "--schema=billi", f"--file={dump}", new_postgres)
        return restore

    async def restore() -> str:
        await do(postgres.programs / "pg_restore", "--exit-on-error", "--no-owner", f"--dbname={restored}", dump)
        return restored

    try:
        run(lose_and_restore(new_postgres, back_up))
    finally:
        postgres.sql("DROP DATABASE restored WITH (FORCE)")


def test_what_is_exported_while_people_play_goes_on_in_the_other_kind_of_database(
    new_sqlite: str, new_postgres: str, tmp_path: Path
) -> None:
    async def back_up() -> Restore:
        assert (await host(new_sqlite, "export", str(tmp_path / "all"))).code == 0
        return take_in

    async def take_in() -> str:
        assert (await host(new_postgres, "import", str(tmp_path / "all"))).code == 0
        return new_postgres

    run(lose_and_restore(new_sqlite, back_up))


def test_a_damaged_file_makes_no_backup(new_sqlite: str, tmp_path: Path) -> None:
    async def fill() -> None:
        async with await open_store(new_sqlite) as store:
            for number in range(200):
                await store.add_person(f"p{number}", b"%d" % number, "Ann" * 20, "en", 0)

    run(fill())
    file, copy = Path(new_sqlite.removeprefix("sqlite:///")), tmp_path / "copy.db"
    with closing(connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with file.open("r+b") as damaged:
        damaged.seek(-8192, 2)
        damaged.write(b"\xff" * 4096)
    assert refused(host_now(new_sqlite, "backup", str(copy))).startswith(f"{file} is damaged")
    assert not copy.exists()


def test_postgres_is_left_to_its_own_tools(new_postgres: str, tmp_path: Path) -> None:
    assert "pg_dump" in refused(host_now(new_postgres, "backup", str(tmp_path / "copy")))
