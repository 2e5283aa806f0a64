"""A dict that nobody can change: a game's options are shared by all its states, views and records.

To whoever reads, compares or encodes it, it is a dict; it refuses what would write to it.

>>> options = FixedDict(exchange="blind")
>>> options["exchange"] = "chosen"
Traceback (most recent call last):
TypeError: this cannot be changed: take a copy, dict(…)
"""

from typing import Any, NoReturn


def _refuse(self: object, *args: object, **kwargs: object) -> NoReturn:
    raise TypeError("this cannot be changed: take a copy, dict(…)")


class FixedDict(dict[str, Any]):
    """A dict to be read."""

    __slots__ = ()

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return FixedDict, (dict(self),)
