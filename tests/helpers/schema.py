"""Messages, held against the schema."""

from functools import cache
from typing import Any, Final

from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

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


@cache
def by_ref(ref: str) -> Draft202012Validator:
    """Return what checks a definition."""
    return Draft202012Validator({"$schema": DOCUMENT["$schema"], "$defs": STRICT, "$ref": ref})


def fits(message: Any) -> bool:
    """Whether something is a message as the schema has it."""
    kind = WISHES.get(message.get("do")) or NEWS.get(message.get("is"))
    return bool(kind) and by_ref(kind).is_valid(message)


def check(message: Any) -> None:
    """Hold a message against the schema."""
    by_ref(WISHES[message["do"]] if "do" in message else NEWS[message["is"]]).validate(message)
