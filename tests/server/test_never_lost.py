"""No move is ever lost: what the server has acknowledged is kept, whatever happens to the server or its database."""

import asyncio
import signal
from pathlib import Path

import pytest

from helpers.databases import Postgres, Redis
from helpers.killing_servers import Outcome, kill_servers, playing
from helpers.stores import run

KILLS = 12
CRASHES = 4
LOSSES = 4
PARTIES = 4


def check(outcome: Outcome, times: int) -> None:
    assert (outcome.lost, outcome.doubled) == (set(), set())
    assert outcome.acknowledged > 20 * times
    assert outcome.games > 0


@pytest.mark.long
def test_a_server_killed_while_people_play_loses_and_doubles_nothing(database: str) -> None:
    outcome = run(kill_servers(database, KILLS, seed=1, parties=PARTIES))
    check(outcome, KILLS)
    assert outcome.kills == KILLS
    assert outcome.complaints == ""


@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs /proc, where workers can be looked for")
def test_a_worker_killed_while_people_play_loses_and_doubles_nothing_and_everyone_plays_on(
    database: str, redis: Redis
) -> None:
    async def work() -> Outcome:
        async with playing(database, PARTIES, seed=3, workers=2, redis=redis.url) as tables:
            for _ in range(LOSSES):
                await tables.play_on()
                await tables.lose_worker()
        return tables.outcome

    outcome = run(work())
    assert (outcome.lost, outcome.doubled, outcome.kills) == (set(), set(), LOSSES)
    assert outcome.acknowledged
    assert "Traceback" not in outcome.complaints


@pytest.mark.long
def test_a_database_that_crashes_while_people_play_loses_and_doubles_nothing(
    postgres: Postgres, new_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("billi.linking.ANSWER_TIME", 0.3)

    async def work() -> Outcome:
        async with playing(new_postgres, PARTIES, seed=2) as tables:
            for _ in range(CRASHES):
                await tables.play_on()
                await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
                await asyncio.to_thread(postgres.start)
                await tables.look_at_logs()
        return tables.outcome

    check(run(work()), CRASHES)
