"""Databases for tests of the store. A test module asks for them with ``pytest_plugins = ["store_fixtures"]``."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from helpers.databases import Postgres, Redis, find_postgres, running_postgres, running_redis
from helpers.programs import needs_program


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for the whole run."""
    programs = find_postgres() or Path(needs_program("initdb")).parent
    with running_postgres(programs) as server:
        yield server


@pytest.fixture
def new_postgres(postgres: Postgres) -> str:
    """The address of a PostgreSQL database that billi has not used yet."""
    postgres.sql("DROP SCHEMA IF EXISTS billi CASCADE")
    return postgres.url()


@pytest.fixture
def new_sqlite(tmp_path: Path) -> str:
    """The address of an SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path}/billi.db"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The address of a new database of each kind."""
    url: str = request.getfixturevalue(f"new_{request.param}")
    return url


@pytest.fixture
def redis() -> Iterator[Redis]:
    """A Redis server that the test may stop and start."""
    with running_redis(needs_program("redis-server")) as server:
        yield server
