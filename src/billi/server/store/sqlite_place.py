"""Whether the files of an SQLite database are still where they were.

A file that was deleted or replaced under a running server can be written to as before, and nobody will ever find what
is in it. The newest moves lie in a log beside it, for which the same goes.
"""

import logging
import os
from pathlib import Path

from billi.server.store.errors import Broken
from billi.server.store.sqlite_owning import lock_of

log = logging.getLogger(__name__)


class Place:
    """The files of a database, as they are when this is made."""

    def __init__(self, path: Path) -> None:
        self._files = {file: _identity(file) for file in (str(path), f"{path}-wal")}
        self._lost = False
        self._lock = str(lock_of(path))
        self._held: tuple[int, int] | None = _identity(self._lock)
        """What was locked when this was made; None where nothing was, or where it was told that it is gone."""

    def check(self) -> None:
        """Raise :class:`Broken` unless the files are where they were, and say so in the log once."""
        gone = [file for file, was in self._files.items() if _identity(file) != was]
        was_lost, self._lost = self._lost, bool(gone)
        if self._lost:
            problem = Broken("store-lost", files=gone)
            if not was_lost:
                log.error("%s", problem)
            raise problem
        if was_lost:
            log.warning("the database is back in its place")
        self._look_for_lock()

    def _look_for_lock(self) -> None:
        """Log once that the lock is gone: whoever plays need not suffer for it."""
        if self._held and _identity(self._lock) != self._held:
            self._held = None
            log.error("%s is not where it was: nothing keeps a second billi from the same file", self._lock)


def _identity(file: str) -> tuple[int, int] | None:
    """Return what tells a file from any other, whatever it is called; None where there is none."""
    try:
        found = os.stat(file)  # noqa: PTH116 - with every commit, and a Path takes four times as long
    except OSError:
        return None
    return found.st_dev, found.st_ino
