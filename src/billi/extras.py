"""What is installed only where it is wanted: ``pip install "billi[postgres,redis]"``."""

from collections.abc import Iterator
from contextlib import contextmanager

from billi.errors import BilliError


class NotInstalled(BilliError, ModuleNotFoundError):
    """An extra of the package that is not there."""


def not_installed(missing: ModuleNotFoundError, extra: str) -> Exception:
    """Return what to raise where a module is missing: a sentence if it belongs to an extra."""
    said = isinstance(missing, NotInstalled) or (missing.name or "").startswith("billi")
    return missing if said else NotInstalled("extra-missing", command=f'pip install "billi[{extra}]"')


@contextmanager
def brought_by(extra: str) -> Iterator[None]:
    """Import within this what an extra brings: whoever lacks it is told how to install it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise not_installed(missing, extra) from missing
