"""A database that may lose what it has promised to keep is named when a server starts."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from billi.server.settings import Settings
from billi.server.starting import remarks
from billi.server.store import Conflict, Unavailable, open_store, postgres_pool
from billi.server.store.postgres_promise import risks
from billi.words import LANGUAGES, Words
from helpers.databases import Postgres
from helpers.serve_command import until
from helpers.stores import bodies, new, run


@contextmanager
def set_to(postgres: Postgres, setting: str, value: str, usual: str = "on") -> Iterator[None]:
    """Have PostgreSQL be set to something until the end of the block."""

    def change(how: str, seen: str) -> None:
        postgres.sql(f"ALTER SYSTEM {how}")
        postgres.sql("SELECT pg_reload_conf()")
        until(lambda: postgres.sql(f"SHOW {setting}") == seen)

    change(f"SET {setting} = {value}", value)
    try:
        yield
    finally:
        change(f"RESET {setting}", usual)


def test_a_move_that_no_standby_has_is_refused_and_in_the_log_all_the_same(
    postgres: Postgres, new_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a standby that was away lacks what people may have seen: docs/hosting.md."""
    monkeypatch.setattr(postgres_pool, "PATIENCE", 1)

    async def work() -> None:
        async with await open_store(new_postgres) as store:
            await store.create(new("t", [b"one"]))
            with set_to(postgres, "synchronous_standby_names", "nobody", ""), pytest.raises(Unavailable):
                await store.append("t", 2, [b"two"], 1)
            with pytest.raises(Conflict):
                await store.append("t", 2, [b"two"], 1)
            assert await bodies(store) == [b"one", b"two"]

    run(work())


def said(database: str, language: str = "en") -> list[str]:
    return [remark.say(Words(language)) for remark in remarks(Settings(database=database))]


def test_nothing_is_said_of_postgres_as_it_comes(new_postgres: str) -> None:
    assert said(new_postgres) == []


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes"])
def test_a_setting_with_which_a_crash_loses_moves_is_named_in_every_language(
    setting: str, postgres: Postgres, new_postgres: str
) -> None:
    with set_to(postgres, setting, "off"):
        for language in LANGUAGES:
            [line] = said(new_postgres, language)
            assert f"{setting} = off" in line
            assert "hosting.md" in line


def test_billi_asks_for_durable_commits_itself(postgres: Postgres, new_postgres: str) -> None:
    with set_to(postgres, "synchronous_commit", "off"):
        assert run(risks(new_postgres)) == {}


@pytest.mark.parametrize(
    ("value", "safe"), [("off", False), ("local", False), ("remote_write", False), ("remote_apply", True)]
)
def test_where_that_does_not_get_through_it_is_named(
    value: str, safe: bool, new_postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As behind a pool of connections that keeps settings to itself."""
    monkeypatch.setitem(postgres_pool.SETTINGS, "synchronous_commit", value)
    assert run(risks(new_postgres)) == ({} if safe else {"synchronous_commit": value})
