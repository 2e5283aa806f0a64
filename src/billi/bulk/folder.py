"""Where compiled code is kept, and who is at work there."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import fcntl


def cache_folder() -> Path:
    """Return the folder that holds compiled code: ``BILLI_CACHE``, or the user's usual cache folder."""
    if "BILLI_CACHE" in os.environ:
        return Path(os.environ["BILLI_CACHE"])
    from platformdirs import user_cache_dir

    return Path(user_cache_dir("billi", appauthor=False))


def holds_nothing() -> bool:
    """Whether nothing was ever compiled and kept."""
    return not any(cache_folder().glob("*.o"))


@contextmanager
def alone_with(what: str) -> Iterator[None]:
    """Have no other process make the same meanwhile, where they can know of each other: what one makes serves all."""
    if sys.platform == "win32":
        yield
        return
    try:
        folder = cache_folder()
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(folder / f"{what}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:  # where nothing can be kept either
        yield
        return
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)
