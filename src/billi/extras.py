"""What is installed only where it is wanted: ``pip install "billi[postgres,redis]"``."""

from billi.errors import BilliError


class NotInstalled(BilliError):
    """An extra of the package that is not there."""


def not_installed(missing: ModuleNotFoundError, extra: str) -> Exception:
    """Return what to raise where a module is missing: a sentence if it belongs to an extra."""
    ours = (missing.name or "").startswith("billi")
    return missing if ours else NotInstalled("extra-missing", command=f'pip install "billi[{extra}]"')
