"""What the person who runs a server can choose.

Nothing heavy is imported here: the command line shows the usual values in its help.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from billi.errors import BilliError

HOST: Final = "127.0.0.1"
PORT: Final = 8765
USUAL_PACE: Final = 20.0
LOGS: Final = ("text", "json")
PUBLIC_URL: Final = "https://billi.example"
"""A public address as it should be."""
HOST_NAME: Final = re.compile(r"[a-z0-9._-]+|[0-9a-f:.]+(%[a-z0-9._-]+)?", re.IGNORECASE | re.ASCII)
"""A name as browsers write it in an Origin, or an IPv6 address."""


class CannotServe(BilliError):
    """Something the person who starts a server must put right."""


def own_database() -> Path:
    """Return the file that holds the tables of whoever names no other: one in their data folder."""
    from platformdirs import user_data_path

    return user_data_path("billi", appauthor=False) / "billi.db"


def _usual_database() -> str:
    return f"sqlite:///{own_database()}"


@dataclass(frozen=True)
class Settings:
    """How a server is run. Addresses may hold passwords, so they are not part of its ``repr``."""

    host: str = HOST
    port: int = PORT
    """0 takes any that is free."""
    database: str = field(default_factory=_usual_database, repr=False)
    redis: str | None = field(default=None, repr=False)
    workers: int = 1
    public_url: str | None = None
    """Where people find the server, if something stands before it, such as a proxy that encrypts."""
    log: str = "text"
    grace: int = 60_000
    """Milliseconds somebody whom others wait for may be gone before a bot decides for them."""
    empty: int = 3_600_000
    """The same when all have gone: a router that starts anew must not cost a game."""
    unbegun: int = 24 * 3_600_000
    """Milliseconds a table waits for its cards before it goes."""
    lingering: int = 3_600_000
    """Milliseconds a finished game stays at its table, for a word or a rematch; then only its record is left."""
    cutting: int = 5_000
    """Milliseconds people's pages have to cut the deck once the host has begun, before the cards are dealt without."""
    pause: int = 2_400
    """Milliseconds a quick "no" takes, in the median, where time must not tell that there was no choice; 0 for none."""
    pace: float = USUAL_PACE
    """Wishes a second a socket may make; three times as many at once."""
    rate: float = 20.0
    """Requests a second an address may make; twelve times as many at once."""
    tables: int = 50
    """Tables one person may have open or in play."""
    entries: int = 5_000
    """Lines of a table's log from which on only the game itself goes on: there is always room for that."""
    share: int = 500
    """How many of them one person may fill with anything but the game."""

    def __post_init__(self) -> None:
        """Refuse what cannot be."""
        if self.public_url is None:
            return
        if _says_more(self.public_url):  # and is not repeated: it may be a password
            raise CannotServe("serve-public-url-bare", example=PUBLIC_URL)
        if not _is_public(self.public_url):
            raise CannotServe("serve-public-url", example=_plain(self.public_url), found=self.public_url)

    @property
    def alone(self) -> bool:
        """Whether no other process uses the same tables, as far as can be known."""
        return self.workers == 1 and self.redis is None and self.database.startswith("sqlite:")

    @property
    def secure(self) -> bool:
        """Whether people reach the server over an encrypted connection."""
        return self.public_url is not None and urlsplit(self.public_url).scheme == "https"


def without_secrets(url: str) -> str:
    """Return what may be shown of an address: no user, no password, nothing after a question mark.

    >>> without_secrets("postgresql://ann:secret@db.example:5432/games?password=secret")
    'postgresql://db.example:5432/games'
    >>> without_secrets("sqlite:////home/ann/billi.db")
    'sqlite:////home/ann/billi.db'
    """
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.partition('?')[0].rpartition('@')[2]}"


def _says_more(url: str) -> bool:
    """Whether an address says more than where a server is: billi has no place below its root, and asks for no name."""
    _, _, rest = url.partition("://")
    return any(sign in url for sign in "@?#\\ ") or rest.partition("/")[2] != ""


def _is_public(url: str) -> bool:
    try:
        parts = urlsplit(url)
        named = HOST_NAME.fullmatch(parts.hostname or "")
        return parts.scheme in ("http", "https") and bool(named) and parts.port != 0
    except ValueError:  # of a port, for one
        return False


def _plain(url: str) -> str:
    """Write an address as browsers do that has other letters in it; another's, where that cannot be done.

    >>> _plain("https://bücher.example"), _plain("bücher.example")
    ('https://xn--bcher-kva.example', 'https://billi.example')
    """
    scheme, _, rest = url.partition("://")
    host, colon, port = rest.rstrip("/").partition(":")
    try:
        written = f"{scheme}://{host.encode('idna').decode()}{colon}{port}"
    except UnicodeError:
        return PUBLIC_URL
    return written if not url.isascii() and _is_public(written) else PUBLIC_URL
