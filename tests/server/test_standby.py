"""A PostgreSQL as docs/hosting.md has it loses its primary in the middle of games: nothing that was granted is lost."""

import asyncio
import signal
from contextlib import ExitStack

from billi.server.store import open_store
from helpers.checked_players import Player, at_random, hold_against_log, seat_all, tokens
from helpers.databases import Postgres, running_postgres
from helpers.serve_command import until
from helpers.server_processes import own_server
from helpers.stores import LONGEST, run


def test_the_primary_dies_and_its_standby_has_every_move_that_was_granted(postgres: Postgres) -> None:
    with ExitStack() as until_the_end:
        primary = until_the_end.enter_context(running_postgres(postgres.programs))
        standby = until_the_end.enter_context(running_postgres(postgres.programs, primary, "b"))
        primary.sql("ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (b)'")
        primary.sql("SELECT pg_reload_conf()")
        until(lambda: primary.sql("SELECT sync_state FROM pg_stat_replication") == "quorum")
        # Both, in the order in which nobody would look for the one that writes.
        both = f"postgresql://billi@127.0.0.1:{standby.port},127.0.0.1:{primary.port}/postgres?target_session_attrs=primary"
        server = until_the_end.enter_context(own_server(both))

        def fail_over() -> None:
            primary.stop(signal.SIGQUIT)
            standby.sql("SELECT pg_promote()")

        async def work() -> None:
            server.start()
            await server.answers()
            people = await tokens(server.url, 3)
            code = await seat_all(server.url, "willi", people)
            players = [await Player(server.url, code, token).__aenter__() for token in people]
            await players[0].begin()
            playing = [asyncio.create_task(player.play(at_random(n))) for n, player in enumerate(players)]
            async with asyncio.timeout(LONGEST):
                while min(player.version for player in players) < 40:
                    await asyncio.sleep(0.005)
                await asyncio.to_thread(fail_over)
                await asyncio.gather(*playing)
            async with await open_store(both) as store:
                check = await hold_against_log(store, code, players)
            assert not check.wrong
            assert check.acknowledged > 40
            for player in players:
                await player.__aexit__(None, None, None)

        run(work())
        assert "a log has lost lines" not in server.complaints
