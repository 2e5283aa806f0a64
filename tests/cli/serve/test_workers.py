"""Several workers are one server: they are replaced, counted and stopped together."""

import fcntl
import os
import re
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


def test_what_was_counted_outlives_a_worker_and_takes_no_more_room(tmp_path: Path) -> None:
    with Running("serve", "--port", "0", "--workers", "2", "--log", "json", TMPDIR=str(tmp_path)) as server:
        workers = [server.hear("a worker begins")["worker"] for _ in range(2)]
        before = answered(server)
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        for _ in workers:
            server.hear("a worker begins")
        assert answered(server) > before, "or Prometheus would take it for a new server"
        [folder] = tmp_path.glob("billi-figures-*")
        assert {file.name for file in folder.glob("counter_*")} == {"counter_0.db", "counter_1.db"}
        assert server.stop() == 0
    assert list(tmp_path.glob("billi-*")) == []


def answered(server: Running) -> float:
    """Return how many requests were answered well, as the server tells."""
    assert server.get().json() == {"ok": True}
    found = re.search(r'^billi_answers_total\{status="2xx"\} (\S+)', server.get("/metrics").text, re.MULTILINE)
    assert found
    return float(found[1])


def test_a_server_that_was_killed_leaves_no_folder_that_the_next_does_not_clear_away(tmp_path: Path) -> None:
    def figures() -> set[Path]:
        return set(tmp_path.glob("billi-figures-*"))

    def begin() -> Running:
        return Running("serve", "--port", "0", "--workers", "2", TMPDIR=str(tmp_path))

    with begin() as killed:
        until(lambda: "\nbilli_tables 0.0" in killed.get("/metrics").text)
        [left] = figures()
        killed.process.kill()
        until(lambda: is_free(left))  # its workers leave by themselves, each in its own time
    with begin() as living:
        until(lambda: "\nbilli_tables 0.0" in living.get("/metrics").text)
        [kept] = figures()
        assert kept != left
        environ = {"TMPDIR": str(tmp_path), "BILLI_DATABASE": f"sqlite:///{tmp_path}/another.db"}
        with Running("serve", "--port", "0", "--workers", "2", **environ) as another:
            until(lambda: "\nbilli_tables 0.0" in another.get("/metrics").text)
            assert len(figures()) == 2
            assert kept in figures(), "its server lives"
            assert another.stop() == 0
        assert "\nbilli_tables 0.0" in living.get("/metrics").text
        assert living.stop() == 0
    assert figures() == set()


def is_free(folder: Path) -> bool:
    """Whether no process holds a folder."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(handle)
    return True


def answers(server: Running) -> bool:
    try:
        server.get()
    except httpx.TransportError:
        return False
    return True


def test_workers_stop_at_once_on_ctrl_c() -> None:
    with Running("serve", "--port", "0", "--workers", "2") as server:
        assert server.get().json() == {"ok": True}
        assert server.stop(signal.SIGINT) == 0
        assert "Traceback" not in server.err


def test_workers_leave_when_nobody_looks_after_them() -> None:
    with Running("serve", "--port", "0", "--workers", "2") as server:
        assert server.get().json() == {"ok": True}
        server.process.kill()
        until(lambda: not answers(server))


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
