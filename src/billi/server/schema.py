"""Every message as one JSON Schema: what a client may send, what the server says, and what its doors take and give.

It is generated from the types; the copy in the documentation comes from

    python -m billi.server.schema > docs/protocol.schema.json
"""

import inspect
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, is_dataclass
from dataclasses import fields as dataclass_fields
from functools import cache
from typing import Any, Final, TypeGuard, Union

import msgspec
from msgspec import structs

import billi.games.advice
import billi.games.events
import billi.games.view
import billi.review.data
import billi.review.played
from billi.attribute_docs import attribute_docs, in_one_line
from billi.games import GAMES
from billi.games.events import fields_of
from billi.games.spec import GameSpec
from billi.games.view import View
from billi.review.data import Review
from billi.server import answers, registry, schema_records
from billi.server.answers import (
    About,
    DeviceLink,
    Devices,
    Forgotten,
    Games,
    Health,
    Introduced,
    Invitations,
    Known,
    LessonShown,
    Linked,
    No,
    PlayOverTime,
    PuzzleShown,
    TableOpened,
)
from billi.server.registry import NewTableWish
from billi.server.routes import lessons, me
from billi.server.schema_records import any_event, record, title
from billi.table import messages, wishes
from billi.table.messages import AnyNews
from billi.table.wishes import AnyWish

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
TITLE: Final = "What a billi server and its guests say to each other"
ABOUT: Final = (
    "A message over a table's socket is a Wish or News; `doors` has the HTTP requests. "
    "The server may come to say more than this: leave alone what you do not know."
)


# The document

Specs = tuple[GameSpec[Any], ...]


@dataclass(frozen=True)
class Door:
    """What a door takes and gives; both are the names of definitions, or of a kind of media."""

    answer: str
    body: str = ""
    query: Mapping[str, str] | None = None
    status: int = 200


DOORS: Final[Mapping[str, Door]] = {
    "GET /healthz": Door("Health"),
    "GET /readyz": Door("Health"),
    "GET /metrics": Door("text/plain"),
    "GET /api/schema": Door("application/schema+json"),
    "GET /api/about": Door("About"),
    "GET /api/me": Door("Known"),
    "POST /api/me": Door("Introduced", "Me"),
    "DELETE /api/me": Door("Forgotten"),
    "POST /api/me/link": Door("DeviceLink"),
    "GET /api/me/link": Door("Linked", query={"key": "of a link somebody made"}),
    "POST /api/me/claim": Door("Introduced", "Claim"),
    "GET /api/me/devices": Door("Devices"),
    "DELETE /api/me/devices/{id}": Door("Devices"),
    "GET /api/me/play": Door("PlayOverTime"),
    "GET /api/games": Door("Games", query={"before": "the id of the last game of the page before"}),
    "GET /api/games/{id}": Door("Record", query={"download": "anything, to get a file"}),
    "GET /api/games/{id}/review": Door("Review"),
    "GET /api/tables/{code}/invite.svg": Door("image/svg+xml"),
    "POST /api/tables": Door("TableOpened", "NewTableWish", status=201),
    "GET /api/tables": Door("Invitations"),
    "POST /api/lessons/{game}": Door("LessonShown", "LessonSoFar"),
    "GET /api/puzzle": Door("PuzzleShown", query={"date": "a day that has begun, as 2026-11-18; today's without"}),
    "GET /{path}": Door("text/html"),
}
SOCKET: Final = {
    "query": {"since": "the last version heard of", "hand": "the key of a hand that was lent"},
    "hears": {"$ref": "#/$defs/Wish"},
    "says": {"$ref": "#/$defs/News"},
}
ANSWERS: Final = (
    About,
    Known,
    Introduced,
    DeviceLink,
    Linked,
    Devices,
    Forgotten,
    TableOpened,
    Invitations,
    Games,
    PlayOverTime,
    LessonShown,
    PuzzleShown,
    Review,
    No,
    Health,
)
BODIES: Final = (me.Me, me.Claim, NewTableWish, lessons.LessonSoFar)
MODULES: Final = (
    *(wishes, messages, schema_records, registry, me, lessons, answers, billi.review.data, billi.review.played),
    *(billi.games.advice, billi.games.events, billi.games.view),
)
"""Where the types are written down, but for those of the games."""


def document() -> dict[str, Any]:
    """Return the schema of everything, with all games there are now."""
    return _document(tuple(GAMES.values()))


@cache
def _document(specs: Specs) -> dict[str, Any]:
    records = [record(spec) for spec in specs]
    unions = {  # which have no names of their own
        "Wish": AnyWish,
        "News": AnyNews,
        **{f"{title(spec)}Event": any_event(spec) for spec in specs},
        "Record": Union[tuple(records)],  # noqa: UP007
    }
    types = [*unions.values(), *BODIES, *ANSWERS, *(spec.board for spec in specs)]
    schemas, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    parts |= dict(zip(unions, schemas, strict=False))
    _put_games(parts, specs)
    _describe(parts, specs, records)
    return {
        "$schema": DIALECT,
        "title": TITLE,
        "description": ABOUT,
        **_either("Wish", "News"),
        "doors": {name: _door(door) for name, door in DOORS.items()} | {"WebSocket /api/tables/{code}": SOCKET},
        "$defs": dict(sorted(parts.items())),
    }


def text() -> str:
    """Return the schema as a file has it."""
    return _text(tuple(GAMES.values()))


@cache
def _text(specs: Specs) -> str:
    return json.dumps(_document(specs), ensure_ascii=False, indent=2) + "\n"


def _put_games(parts: dict[str, Any], specs: Specs) -> None:
    """Point to what the games have of their own."""
    for spec in specs:
        parts[f"{title(spec)}Record"]["properties"]["events"]["items"] = _ref(f"{title(spec)}Event")
        parts[spec.board.__name__]["properties"]["game"] = {"enum": [spec.name]}
        for event in spec.events:
            overlap = {} if event.overlap is None else {"overlap": event.overlap}
            parts[event.__name__] |= {"look": event.look, **overlap}
            keys = {field.name: field.key for field in fields_of(event)}
            for field in fields_of(event):
                shown = parts[event.__name__]["properties"][field.key]
                if "default" in shown:  # it is left out, and never null
                    parts[event.__name__]["properties"][field.key] = shown = shown["anyOf"][0]
                if field.known_to is not None:
                    shown["known_to"] = [keys[name] for name in field.known_to]
    parts["Hand"]["properties"]["besides"]["properties"] = {name: {"type": "string"} for name in _of_views(specs)}
    parts["Hand"]["properties"]["events"]["items"] = _either(*(f"{title(spec)}Event" for spec in specs))
    boards = [_ref(spec.board.__name__) for spec in specs]
    parts["Public"]["properties"]["board"] = {"anyOf": [*boards, {"type": "null"}]}
    parts["Welcome"]["properties"]["game"] = {"enum": sorted(spec.name for spec in specs)}


def _either(*names: str) -> dict[str, Any]:
    choice = [_ref(name) for name in names]
    return {"anyOf": choice} if len(choice) > 1 else choice[0]


def _ref(name: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{name}"}


def _door(door: Door) -> dict[str, Any]:
    body = {"body": _ref(door.body)} if door.body else {}
    query = {"query": door.query} if door.query else {}
    media = {"type": "string", "contentMediaType": door.answer}
    answer = media if "/" in door.answer else _ref(door.answer)
    return {**body, **query, "status": door.status, "answer": answer}


def _of_views(specs: Specs) -> dict[str, str]:
    """Return what a view of each game has that neither its board nor all views have, and what its source says of it."""
    found: dict[str, str] = {}
    for spec in specs:
        said = attribute_docs(sys.modules[spec.view.__module__]).get(spec.view.__name__, {})
        common = {field.name for kind in (spec.board, View) for field in dataclass_fields(kind)}
        own = [field.name for field in dataclass_fields(spec.view) if field.name not in common]
        found |= {name: said.get(name, "") for name in own}
    return found


def _describe(parts: dict[str, Any], specs: Specs, records: Sequence[type[Any]]) -> None:
    """Put what the source says of types, and under their fields, into the parts of the schema."""
    own = (sys.modules[kind.__module__] for spec in specs for kind in (*spec.events, spec.board))
    modules = list(dict.fromkeys((*MODULES, *own)))
    said = {name: fields for module in modules for name, fields in attribute_docs(module).items()}
    options = [field.type for made in records for field in structs.fields(made) if field.name == "options"]
    written = (kind for module in modules for kind in vars(module).values() if _is_message(kind))
    for kind in (*written, *records, *options):
        part = parts.get(kind.__name__, {})
        part["description"] = in_one_line(inspect.getdoc(kind) or "")
        shown = part.get("properties", {})
        for name, key in _names(kind):
            for base in kind.__mro__:
                if name in said.get(base.__name__, {}) and key in shown:
                    shown[key]["description"] = said[base.__name__][name]
    for name, text in _of_views(specs).items():
        parts["Hand"]["properties"]["besides"]["properties"][name]["description"] = text


def _is_message(thing: object) -> TypeGuard[type[Any]]:
    return isinstance(thing, type) and (issubclass(thing, msgspec.Struct) or is_dataclass(thing))


def _names(kind: type[Any]) -> Iterator[tuple[str, str]]:
    """List the fields of a type, in Python and in JSON."""
    if is_dataclass(kind):
        yield from ((field.name, field.name) for field in dataclass_fields(kind))
    else:
        yield from ((field.name, field.encode_name) for field in msgspec.structs.fields(kind))


if __name__ == "__main__":
    sys.stdout.write(text())
