"""Setting up a table, finding one, and sitting down to look and play."""

from typing import Final
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope, Send

from billi.errors import BilliError
from billi.server.desk import Desk, address_of, answer
from billi.server.hall import NewTableWish
from billi.server.socket import Socket
from billi.server.wire import EXTENSION
from billi.table.showing import Eyes
from billi.words import Words

MOST_LISTED: Final = 50


async def open_table(desk: Desk, request: Request) -> Response:
    """Set up a table."""
    desk.check_rate(address_of(request))
    wanted = await desk.read(request, NewTableWish)
    person = await desk.known_person(request)
    return answer({"code": await desk.hall.open(person.id, wanted)}, 201)


async def list_tables(desk: Desk, request: Request) -> Response:
    """List tables anyone may join."""
    desk.check_rate(address_of(request))
    heads = await desk.store.listed(MOST_LISTED)
    return answer({"tables": [{"code": head.code, "created": head.created} for head in heads]})


async def look(desk: Desk, scope: Scope, send: Send) -> Socket | None:
    """Let somebody look at a table and make wishes; whoever may not is turned away before the door opens."""
    headers = dict(scope["headers"])
    address = scope["client"][0] if scope.get("client") else ""
    try:
        desk.check_rate(address)
        token = desk.token(headers)
        room = await desk.hall.room(scope["path_params"]["code"])
        if room is None:
            raise desk.not_there(address)
        person = await desk.whose(token)
    except BilliError:
        await send({"type": "websocket.close"})
        return None
    asked = parse_qs(scope["query_string"].decode("latin-1"))
    since, key = asked.get("since", ["0"])[0], asked.get("hand", [""])[0]
    heard = int(since) if since.isdecimal() and since.isascii() and len(since) < 8 else 0
    await send({"type": "websocket.accept"})
    wire = scope["extensions"][EXTENSION]
    return Socket(room, Eyes(person.id, key), Words(person.language), wire, heard, desk.settings.pace)
