"""Several workers are one server: they are replaced, counted and stopped together."""

import os
import signal
from pathlib import Path

import httpx
import pytest

from helpers.databases import Postgres
from helpers.serve_command import SECRET, Running, until


def test_a_worker_that_dies_is_replaced_and_all_leave_together() -> None:
    with Running("serve", "--port", "0", "--workers", "2", "--log", "json") as server:
        advice = server.hear("2 workers share one SQLite file. That works, but PostgreSQL suits them better.")
        assert advice["level"] == "warning"
        first, second = (server.hear("a worker begins")["worker"] for _ in range(2))
        assert server.get().json() == {"ok": True}
        os.kill(first, signal.SIGKILL)
        ended = server.hear("a worker has ended, another takes its place")
        assert (ended["worker"], ended["code"]) == (first, -signal.SIGKILL)
        assert server.get().json() == {"ok": True}
        third = server.hear("a worker begins")["worker"]
        os.kill(second, signal.SIGKILL)
        assert server.get().json() == {"ok": True}
        assert server.stop() == 0
        assert third not in (first, second)
        assert server.out.splitlines()[1:] == ["billi has stopped."]
        assert "Traceback" not in server.err
        with pytest.raises(httpx.ConnectError):
            server.get()


def test_any_worker_tells_the_figures_of_all() -> None:
    with Running("serve", "--port", "0", "--workers", "2") as server:
        until(lambda: "\nbilli_tables 0.0" in server.get("/metrics").text)
        assert "\nbilli_commit_seconds_count 0.0" in server.get("/metrics").text
        assert server.stop() == 0


def test_workers_stop_at_once_on_ctrl_c() -> None:
    with Running("serve", "--port", "0", "--workers", "2") as server:
        assert server.get().json() == {"ok": True}
        assert server.stop(signal.SIGINT) == 0
        assert "Traceback" not in server.err


def test_workers_leave_when_nobody_looks_after_them() -> None:
    with Running("serve", "--port", "0", "--workers", "2") as server:
        assert server.get().json() == {"ok": True}
        server.process.kill()

        def all_gone() -> bool:
            try:
                server.get()
            except httpx.TransportError:
                return True
            return False

        until(all_gone)


@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="needs /proc, where processes can be looked at")
def test_no_list_of_processes_and_no_log_shows_a_password(postgres: Postgres, new_postgres: str) -> None:
    postgres.sql(f"DROP ROLE IF EXISTS locked; CREATE ROLE locked LOGIN PASSWORD '{SECRET}'")
    postgres.sql("GRANT CREATE ON DATABASE postgres TO locked")
    url = postgres.url(user=f"locked:{SECRET}")
    try:
        with Running("serve", "--port", "0", "--workers", "2", "--log", "json", BILLI_DATABASE=url) as server:
            assert server.hear("serving")["database"] == f"postgresql://127.0.0.1:{postgres.port}/postgres"
            worker = server.hear("a worker begins")["worker"]
            assert server.get().json() == {"ok": True}
            assert SECRET not in Path(f"/proc/{worker}/cmdline").read_text()
            assert server.stop() == 0
        assert SECRET not in server.out + server.err
    finally:
        postgres.sql("DROP OWNED BY locked CASCADE; DROP ROLE locked")
