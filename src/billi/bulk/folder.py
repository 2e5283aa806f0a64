"""Where compiled code is kept."""

import os
from pathlib import Path


def cache_folder() -> Path:
    """Return the folder that holds compiled code: ``BILLI_CACHE``, or the user's usual cache folder."""
    if "BILLI_CACHE" in os.environ:
        return Path(os.environ["BILLI_CACHE"])
    from platformdirs import user_cache_dir

    return Path(user_cache_dir("billi", appauthor=False))


def holds_nothing() -> bool:
    """Whether nothing was ever compiled and kept."""
    return not any(cache_folder().glob("*.o"))
