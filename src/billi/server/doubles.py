"""JSON that says something twice: readers do not agree which of them counts."""

import json
from typing import Any

import msgspec


def refuse_doubles(text: bytes | bytearray) -> None:
    """Raise a ValueError where an object of a text names a field twice."""
    # A colon follows every name: where there are no more colons than names that differ, none stands in it twice.
    value, colons = msgspec.json.decode(text), text.count(b":")
    if type(value) is dict and len(value) == colons:  # as almost always
        return
    if colons != _names_in(value):
        json.loads(text, object_pairs_hook=_check_names)


def _names_in(value: Any) -> int:
    """Count the names in all objects of a value."""
    if isinstance(value, dict):
        return len(value) + sum(map(_names_in, value.values()))
    return sum(map(_names_in, value)) if isinstance(value, list) else 0


def _check_names(pairs: list[tuple[str, object]]) -> None:
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a name stands in it twice")
