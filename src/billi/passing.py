"""Folders that pass with whoever made them: those of processes that were killed are cleared away by the next.

A folder is locked as long as it is used. The lock ends with the last process that holds it, however it ends; and
programs that tidy up temporary folders leave alone what is locked (systemd.io/TEMPORARY_DIRECTORIES).
"""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

if sys.platform != "win32":
    import fcntl


class Passing(NamedTuple):
    """A folder that is there for as long as it is used."""

    path: Path
    lock: int | None
    """The handle that holds it, for processes of ours to hold it too; None where there are no such locks."""


@contextmanager
def passing_folder(prefix: str, beside: Path | None = None) -> Iterator[Passing]:
    """Keep a folder until the end of the block, and clear away what was left of others of that prefix."""
    parent = beside or Path(tempfile.gettempdir())
    if sys.platform != "win32":  # no lock there that is known to end with its holder
        _clear_away(prefix, parent)
    folder = _make(prefix, parent)
    try:
        yield folder
    finally:
        shutil.rmtree(folder.path, ignore_errors=True)  # somebody may have tidied up
        if folder.lock is not None:
            os.close(folder.lock)


def _make(prefix: str, parent: Path) -> Passing:
    while True:
        path = Path(tempfile.mkdtemp(prefix=prefix, dir=parent))
        if sys.platform == "win32":
            return Passing(path, None)
        handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX)
        except OSError:  # a file system without locks: nobody else gets one there either
            return Passing(path, handle)
        if _is_at(handle, path):  # or it was cleared away before it was locked
            return Passing(path, handle)
        os.close(handle)


def _clear_away(prefix: str, parent: Path) -> None:
    """Remove folders of ours that nobody holds."""
    for path in parent.glob(f"{prefix}*"):
        try:
            handle = os.open(path, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        except OSError:  # not ours, or gone
            continue
        try:
            if os.fstat(handle).st_uid == os.geteuid():
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                shutil.rmtree(path, ignore_errors=True)
        except OSError:  # it is held, or cannot be
            continue
        finally:
            os.close(handle)


def _is_at(handle: int, path: Path) -> bool:
    """Whether an open folder is still the one of this name."""
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except OSError:
        return False
