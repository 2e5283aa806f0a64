"""Messages, held against the schema."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from jsonschema import Draft202012Validator, ValidationError  # type: ignore[import-untyped]
from jsonschema.validators import extend  # type: ignore[import-untyped]

from billi.server.schema import document

DOCUMENT: Final = document()
WISHES: Final = DOCUMENT["$defs"]["Wish"]["discriminator"]["mapping"]
NEWS: Final = DOCUMENT["$defs"]["News"]["discriminator"]["mapping"]
RARE: Final = {"stall"}
"""Events that no game can be relied on to have."""


def strict(schema: Any) -> Any:
    """Return a schema by which nothing may be said that is not in it."""
    if isinstance(schema, list):
        return [strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    closed = {name: strict(part) for name, part in schema.items()}
    if isinstance(closed.get("properties"), dict) and closed.get("type") == "object":
        closed["additionalProperties"] = False
    return closed


STRICT: Final = strict(DOCUMENT["$defs"])


_known: Final[dict[tuple[str, str], bool]] = {}
"""What fits which definition: of a table most is shown again with every move, and to everyone."""


def _once(validator: Any, ref: str, said: Any, schema: Any) -> Iterator[Any]:
    """Hold something against a definition, unless the very same was held against it before."""
    what = ref, json.dumps(said)
    if what not in _known:
        wrong = list(Draft202012Validator.VALIDATORS["$ref"](validator, ref, said, schema))
        _known[what] = not wrong
        yield from wrong
    elif not _known[what]:
        yield ValidationError(f"no {ref}: {what[1]}")


Once: Final = extend(Draft202012Validator, {"$ref": _once})


@cache
def by_ref(ref: str) -> Any:
    """Return what checks a definition."""
    return Once({"$schema": DOCUMENT["$schema"], "$defs": STRICT, "$ref": ref})


def fits(message: Any) -> bool:
    """Whether something is a message as the schema has it."""
    kind = WISHES.get(message.get("do")) or NEWS.get(message.get("is"))
    return bool(kind) and by_ref(kind).is_valid(message)


def check(message: Any) -> None:
    """Hold a message against the schema."""
    by_ref(WISHES[message["do"]] if "do" in message else NEWS[message["is"]]).validate(message)
