"""The tables of the database, and how an older database becomes a present one.

A step is added at the end and never changed again. What both kinds of database write differently stands in ``$words``.

Servers of the version before go on while a step is taken, and write rows as they know them. So a step adds: tables,
columns that may be left out, indexes. What it takes away, or needs to be there, shuts them out, and raises
:data:`OLDEST` (docs/architecture.md).
"""

from collections.abc import Mapping, Sequence
from string import Template
from typing import Final

from billi.server.store.errors import CannotOpen

SQLITE: Final = {"bytes": "BLOB", "clustered": "WITHOUT ROWID"}
POSTGRES: Final = {"bytes": "BYTEA", "clustered": ""}

STEPS: Final[list[Sequence[str]]] = [
    (
        """
        CREATE TABLE tables (
            id TEXT NOT NULL PRIMARY KEY,
            code TEXT NOT NULL,
            secret $bytes NOT NULL,
            listed BOOLEAN NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('open', 'playing', 'over', 'finished')),
            version BIGINT NOT NULL,
            created BIGINT NOT NULL,
            expires BIGINT NOT NULL,
            deadline BIGINT
        )
        """,
        "CREATE UNIQUE INDEX tables_code ON tables (code) WHERE status <> 'finished'",
        "CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL",
        "CREATE INDEX tables_open ON tables (created) WHERE status = 'open'",
        "CREATE INDEX tables_over ON tables (id) WHERE status = 'over'",
        """
        CREATE TABLE lines (
            table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
            version BIGINT NOT NULL CHECK (version > 0),
            at BIGINT NOT NULL,
            body $bytes NOT NULL,
            PRIMARY KEY (table_id, version)
        ) $clustered
        """,
        """
        CREATE TABLE records (
            table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
            body $bytes NOT NULL
        )
        """,
        """
        CREATE TABLE people (
            id TEXT NOT NULL PRIMARY KEY,
            token $bytes NOT NULL UNIQUE,
            name TEXT NOT NULL,
            language TEXT NOT NULL,
            created BIGINT NOT NULL
        )
        """,
        # A seat whose person is NULL was taken by somebody who has been forgotten.
        """
        CREATE TABLE seats (
            table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            person TEXT REFERENCES people ON DELETE SET NULL,
            PRIMARY KEY (table_id, seat)
        ) $clustered
        """,
        "CREATE INDEX seats_person ON seats (person)",
    ),
    (
        # The tokens of a person's other devices, and the short-lived links by which a device comes to one.
        """
        CREATE TABLE devices (
            token $bytes NOT NULL PRIMARY KEY,
            person TEXT NOT NULL REFERENCES people ON DELETE CASCADE
        )
        """,
        "CREATE INDEX devices_person ON devices (person)",
        """
        CREATE TABLE links (
            token $bytes NOT NULL PRIMARY KEY,
            person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
            expires BIGINT NOT NULL
        )
        """,
        "CREATE INDEX links_person ON links (person)",
        # Who is connected to some server, as far as the others know.
        """
        CREATE TABLE presence (
            table_id TEXT NOT NULL,
            person TEXT NOT NULL,
            until BIGINT NOT NULL,
            PRIMARY KEY (table_id, person)
        ) $clustered
        """,
    ),
    (
        # From here on all of a person's devices are in one place, the first one too: since when, the day each was last
        # used (0 where that is not known), and what kind of thing it is. Nobody reads the token in people any more;
        # SQLite cannot drop a column that is unique.
        "ALTER TABLE devices ADD COLUMN made BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE devices ADD COLUMN seen BIGINT NOT NULL DEFAULT 0",
        "ALTER TABLE devices ADD COLUMN kind TEXT NOT NULL DEFAULT ''",
        "INSERT INTO devices (token, person, made) SELECT token, id, created FROM people",
    ),
    (
        # What lists tell of a table, as JSON; NULL until somebody has worked it out from the log or the record.
        "ALTER TABLE tables ADD COLUMN card TEXT",
    ),
    (
        # Who opened a table, as long as it stands: to count how many one person has.
        "ALTER TABLE tables ADD COLUMN host TEXT",
        "CREATE INDEX tables_host ON tables (host) WHERE host IS NOT NULL",
    ),
    (
        # What each server writes and reads back to see that it can.
        "CREATE TABLE trials (server TEXT NOT NULL PRIMARY KEY, at BIGINT NOT NULL)",
    ),
    (
        # A short hash of each line and all before it, and that of each table's last line; NULL for those from before.
        "ALTER TABLE lines ADD COLUMN mark $bytes",
        "ALTER TABLE tables ADD COLUMN mark $bytes",
    ),
    (
        # Who has ever sat at a table that still stands, to find what is to be forgotten with them.
        """
        CREATE TABLE guests (
            table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
            person TEXT NOT NULL,
            PRIMARY KEY (table_id, person)
        ) $clustered
        """,
        "CREATE INDEX guests_person ON guests (person)",
        """
        INSERT INTO guests (table_id, person)
        SELECT DISTINCT seats.table_id, seats.person FROM seats JOIN tables ON tables.id = seats.table_id
        WHERE seats.person IS NOT NULL AND tables.status <> 'finished'
        """,
    ),
    (
        # Who is connected to which server. A server says again and again that it is there, and only once of each
        # person: a row for everyone every few seconds was most of what some databases had to write.
        "DROP TABLE presence",
        "CREATE TABLE servers (id TEXT NOT NULL PRIMARY KEY, until BIGINT NOT NULL)",
        """
        CREATE TABLE attendance (
            table_id TEXT NOT NULL,
            person TEXT NOT NULL,
            server TEXT NOT NULL,
            PRIMARY KEY (table_id, person, server)
        ) $clustered
        """,
        "CREATE INDEX attendance_server ON attendance (server)",
        # For what is looked for every few seconds.
        "CREATE INDEX tables_expires ON tables (expires) WHERE status = 'open' AND deadline IS NULL",
        "CREATE INDEX links_expires ON links (expires)",
    ),
    (
        # Since when somebody may sit down nowhere, by the word of whoever runs the server; NULL for everybody else.
        "ALTER TABLE people ADD COLUMN banned BIGINT",
        "CREATE INDEX people_banned ON people (banned) WHERE banned IS NOT NULL",
        # To list all tables, the newest first.
        "CREATE INDEX tables_created ON tables (created)",
        # Tables that whoever runs the server has deleted of late, for servers that have them in memory.
        "CREATE TABLE deletions (table_id TEXT NOT NULL PRIMARY KEY, at BIGINT NOT NULL)",
    ),
    (
        # What a finished game was to somebody who played it, as JSON, and who valued it; NULL where it does not count.
        """
        CREATE TABLE played (
            table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
            person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
            evaluator TEXT NOT NULL,
            body TEXT,
            PRIMARY KEY (table_id, person)
        ) $clustered
        """,
        "CREATE INDEX played_person ON played (person)",
    ),
    (
        # The oldest version of the tables whose servers may work on these: NULL where nobody has said so.
        "ALTER TABLE schema_version ADD COLUMN needs INTEGER",
        # What the pages are made of that servers have brought, for whoever has an older or a newer one open.
        "CREATE TABLE pages (id TEXT NOT NULL PRIMARY KEY, files $bytes NOT NULL, brought BIGINT NOT NULL)",
    ),
]

OLDEST: Final = 9
"""The oldest version of the tables whose servers go on working on the present ones, and may be started on them again:
that of the last step that took something away."""

VERSION_TABLE: Final = "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)"
READ_VERSION: Final = "SELECT max(version) FROM schema_version"
READ_NEEDS: Final = "SELECT max(needs) FROM schema_version"
"""For a database that is newer than we are: those from before there was this are older."""
CLEAR_VERSION: Final = "DELETE FROM schema_version"
WRITE_VERSION: Final = "INSERT INTO schema_version (version, needs) VALUES ($1, $2)"
SERVING: Final = "SELECT count(*) FROM servers WHERE until > $1"
"""How many servers are there, in a database that :func:`has_servers`."""


def statements_after(version: int, dialect: Mapping[str, str]) -> list[str]:
    """Return what turns a database of some version, 0 for an empty one, into one of the present version."""
    return [Template(statement).substitute(dialect) for step in STEPS[version:] for statement in step]


def is_newer(version: int) -> bool:
    """Whether a database has taken steps that are not known here."""
    return version > len(STEPS)


def check_may_work(version: int, needs: int | None) -> None:
    """Raise :class:`CannotOpen` for a newer database that needs servers who know more than we do."""
    if (needs or version) > len(STEPS):
        raise CannotOpen("store-newer", found=str(version), known=str(len(STEPS)))


def shuts_out(version: int) -> bool:
    """Whether servers that know a version of the tables could not go on once the present one is there."""
    return 0 < version < OLDEST


def has_servers(version: int) -> bool:
    """Whether a database of this version tells which servers are there."""
    return version >= 9


def check_alone(serving: int) -> None:
    """Raise :class:`CannotOpen` where there are servers that the next steps would shut out."""
    if serving:
        raise CannotOpen("store-in-use", n=serving)
