"""Dicts and lists that nobody can change: what has happened is shared by the state, everybody's views and the record.

To whoever reads, compares or encodes them they are dicts and lists; they refuse what would write to them.

>>> event = fixed({"t": "show", "seats": [0, 2]})
>>> event["seats"].append(1)
Traceback (most recent call last):
TypeError: this cannot be changed: take a copy, dict(…) or list(…)
>>> plain(event)["seats"]
[0, 2]
"""

from typing import Any, NoReturn


def _refuse(self: object, *args: object, **kwargs: object) -> NoReturn:
    raise TypeError("this cannot be changed: take a copy, dict(…) or list(…)")


class FixedDict(dict[str, Any]):
    """A dict to be read."""

    __slots__ = ()

    __setitem__ = __delitem__ = __ior__ = _refuse
    clear = pop = popitem = setdefault = update = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return fixed, (dict(self),)


class FixedList(list[Any]):
    """A list to be read."""

    __slots__ = ()

    __setitem__ = __delitem__ = __iadd__ = __imul__ = _refuse
    append = clear = extend = insert = pop = remove = reverse = sort = _refuse

    def __reduce__(self) -> tuple[Any, ...]:
        return _fixed_list, (list(self),)


def fixed(event: dict[str, Any]) -> FixedDict:
    """Return an event as one that cannot be changed, its lists included."""
    for item in event.values():
        if type(item) is list:
            return FixedDict({name: _fixed_list(item) if type(item) is list else item for name, item in event.items()})
    return FixedDict(event)


def plain(event: dict[str, Any]) -> dict[str, Any]:
    """Return a copy of an event that is the caller's own, its lists included."""
    return {name: _plain_list(item) if isinstance(item, list) else item for name, item in event.items()}


def _fixed_list(items: list[Any]) -> FixedList:
    return FixedList([_fixed_list(item) if type(item) is list else item for item in items])


def _plain_list(items: list[Any]) -> list[Any]:
    return [_plain_list(item) if isinstance(item, list) else item for item in items]
