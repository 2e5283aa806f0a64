"""A copy of an SQLite file that is in use: whole, as it is at one moment, while the server goes on writing."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from billi.passing import passing_folder
from billi.record.files import DRAFTS
from billi.server.store.moving import CannotMove
from billi.server.store.sqlite_file import connect


def back_up(database: Path, to: Path) -> None:
    """Copy a database to a file that is not there yet, for nobody else to read; look through it, and keep it for good.

    It is copied in one go: what is written meanwhile goes to the log beside the database, and into the next copy.
    """
    with whole(to) as file, closing(connect(database)) as source, closing(sqlite3.connect(file)) as copy:
        copy.execute("PRAGMA journal_mode = OFF")  # what breaks off is thrown away
        source.backup(copy)
        [(found,)] = copy.execute("PRAGMA quick_check(1)").fetchall()
        if found != "ok":
            raise CannotMove("host-backup-damaged", file=str(database), reason=str(found))
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, until a server opens it


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """Write a file that is not there yet, for nobody else to read: it gets its name when the disk has all of it.

    Whatever ends us before that leaves none that could be taken for a whole one, and the next clears it away.
    """
    _check_not_there(file)
    try:
        with passing_folder(DRAFTS, file.absolute().parent) as folder:
            draft = folder.path / file.name
            os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            yield draft
            make_last(draft)
            _check_not_there(file)  # as when two were begun
            draft.rename(file)
            make_last(file)
    except (sqlite3.Error, OSError) as problem:
        raise _not_written(file, problem) from problem


def _check_not_there(file: Path) -> None:
    if os.path.lexists(file):
        raise CannotMove("host-file-there", file=str(file))


def _not_written(file: Path, problem: sqlite3.Error | OSError) -> CannotMove:
    reason = getattr(problem, "strerror", None) or str(problem)
    return CannotMove("file-unwritable", file=str(file), reason=reason)


def make_last(file: Path) -> None:
    """Flush a file to the disk, and that there is one."""
    for path, how in ((file, os.O_RDWR), (file.absolute().parent, os.O_RDONLY)):
        if path.is_dir() and os.name == "nt":
            continue
        handle = os.open(path, how)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
