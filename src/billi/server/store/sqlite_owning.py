"""One server at a time for an SQLite file.

A server that is alone with its file asks nobody whether there is news, so a second one would play beside it. SQLite's
own locks are no help: they are there for any program to read and write in turn. Nor can the file itself be locked:
closing any handle on it would let go of SQLite's locks. So a file beside it is, by a lock that ends with the process
that holds it, however it ends.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from billi.server.store.errors import CannotOpen

if sys.platform != "win32":
    import fcntl


_ours: Final[set[Path]] = set()
"""The locks that this process holds."""


@contextmanager
def owning(database: Path) -> Iterator[None]:
    """Hold a file to ourselves until the end of the block; raise :class:`CannotOpen` where another server has it."""
    if sys.platform == "win32":  # no lock there that is known to end with its holder
        yield
        return
    beside = lock_of(database)
    held = _hold(beside, database)
    _ours.add(beside)
    try:
        yield
    finally:
        _ours.discard(beside)
        if _is_at(held, beside):
            beside.unlink()
        os.close(held)


def has_other_owner(database: Path) -> bool:
    """Whether a server that is another process has a file; not to be known on Windows.

    The only way to know is to hold the lock for a moment, so that a server which starts in it may be refused: ask where
    it would be in any case.
    """
    lock = lock_of(database)
    if sys.platform == "win32" or lock in _ours:
        return False
    try:
        handle = os.open(lock, os.O_RDWR)
    except FileNotFoundError:
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(handle)
    return False


def lock_of(database: Path) -> Path:
    """Return the file that is locked for a database."""
    beside = database.resolve()
    return beside.with_name(f"{beside.name}.lock")


def _hold(lock: Path, database: Path) -> int:
    """Return a handle on the lock, which is ours until it is closed."""
    try:
        while True:
            handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if _is_at(handle, lock):  # or whoever had it took it away meanwhile
                    return handle
            except BaseException:
                os.close(handle)
                raise
            os.close(handle)
    except BlockingIOError as problem:
        raise CannotOpen("store-taken", file=str(database)) from problem
    except OSError as problem:
        raise CannotOpen("store-unwritable", file=str(database), reason=problem.strerror or str(problem)) from problem


def _is_at(handle: int, path: Path) -> bool:
    """Whether an open file is still the one of this name."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False
