"""JSON that says something twice: readers do not agree which of them counts."""

import json


def refuse_doubles(text: bytes | bytearray) -> None:
    """Raise a ValueError where an object of a text names a field twice."""
    json.loads(text, object_pairs_hook=_check_names)


def _check_names(pairs: list[tuple[str, object]]) -> None:
    if len(dict(pairs)) < len(pairs):
        raise ValueError("a name stands in it twice")
