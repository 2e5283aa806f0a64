"""What PostgreSQL must be set to for the promise to hold: what was granted survives a crash."""

from collections.abc import Mapping
from typing import Final

from billi.server.store.postgres_pool import Pool

KEPT_BY: Final[Mapping[str, frozenset[str]]] = {
    "fsync": frozenset({"on"}),
    "full_page_writes": frozenset({"on"}),
    "synchronous_commit": frozenset({"on", "remote_apply"}),
}
"""Settings as a connection of ours has them, and the values that keep the promise. We ask for the last one ourselves,
but what stands between us and the database may not pass that on."""
ASK: Final = "SELECT name, setting FROM pg_settings WHERE name = ANY($1::text[]) ORDER BY name"


async def risks(url: str) -> dict[str, str]:
    """Return the settings of a database with which moves that were granted can be lost, and their values."""
    pool = await Pool.open(url)
    try:
        async with pool.connection() as connection:
            found = [tuple(row) for row in await connection.fetch(ASK, list(KEPT_BY))]
    finally:
        await pool.close()
    return {name: value for name, value in found if value not in KEPT_BY[name]}
