"""Setting up a table, finding one, and sitting down to look and play."""

import io
from functools import lru_cache, partial
from typing import Final
from urllib.parse import parse_qs

import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope, Send

from billi.errors import BilliError
from billi.server.access import HEADERS, STRANGER, Access, address_of, answer, refusal
from billi.server.answers import Invitation, Invitations, TableOpened
from billi.server.cookies import token_in
from billi.server.identity import hash_of
from billi.server.limits import neighbourhood
from billi.server.reading import listing_for
from billi.server.registry import NewTableWish
from billi.server.room import Room
from billi.server.socket import Socket
from billi.server.store import Head
from billi.server.wire import EXTENSION
from billi.table.listing import Listing, bots_in
from billi.table.showing import Eyes
from billi.words import Words

MOST_LISTED: Final = 50
LONGEST_LINK: Final = 120
"""Letters, where whoever asks says what the server is called: more are no fun to scan, and take long to draw."""
LINKS_DRAWN: Final = 500
"""Codes that are kept, for whoever asks again."""


async def open_table(access: Access, request: Request) -> Response:
    """Set up a table."""
    wanted = await access.read(request, NewTableWish)
    person, address = await access.welcome_person(request), address_of(request)
    if wanted.listed:
        access.take_listing(address)
    try:
        return answer(TableOpened(code=await access.registry.open(person.id, wanted)), 201)
    except Exception:
        if wanted.listed:
            access.listings.give(address)
        raise


async def list_tables(access: Access, request: Request) -> Response:
    """List tables anyone may join."""
    heads = await access.store.listed(MOST_LISTED)
    listings = [(head, await listing_for(access.store, head)) for head in heads]
    return answer(Invitations(tables=[_invitation(head, listing) for head, listing in listings if listing]))


def _invitation(head: Head, listing: Listing) -> Invitation:
    return Invitation(
        code=head.code,
        created=head.created,
        game=listing.game,
        players=listing.players,
        language=listing.language,
        clock=listing.clock,
        names=listing.names,
        bots=bots_in(listing),
        free=[seat for seat, name in enumerate(listing.names) if not name],
    )


async def invite(access: Access, request: Request) -> Response:
    """Return a table's invite link as a QR code to scan from the screen; a HEAD only asks whether there is a table."""
    code = request.path_params["code"]
    await _room(access, access.headers_of(request.scope), address_of(request), code)
    link = f"{(access.settings.public_url or str(request.base_url)).rstrip('/')}/t/{code}"
    if not access.settings.public_url and len(link) > LONGEST_LINK:
        raise BilliError("door-too-large", limit=LONGEST_LINK)
    headers = {**HEADERS, "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'"}
    drawn = b"" if request.method == "HEAD" else draw_qr(link)
    return Response(drawn, 200, headers, "image/svg+xml")


@lru_cache(LINKS_DRAWN)
def draw_qr(text: str) -> bytes:
    """Draw a QR code as SVG that takes its colours and size from the page around it."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(drawn, kind="svg", xmldecl=False, omitsize=True, border=2)
    return drawn.getvalue()


async def look(access: Access, scope: Scope, send: Send) -> Socket | None:
    """Let somebody look at a table and make wishes; whoever may not is turned away before the door opens."""
    headers = access.headers_of(scope)
    address = neighbourhood(scope["client"][0] if scope.get("client") else "")
    try:
        access.admit_socket(headers, address)
        room = await _room(access, headers, address, scope["path_params"]["code"])
        person = await access.whose(headers)
        if person.banned is not None:
            person = STRANGER  # who may look on, as anybody may
    except BilliError as error:
        no = refusal(error, headers.get(b"accept-language", b"").decode("latin-1"))
        start = {"type": "websocket.http.response.start", "status": no.status_code, "headers": no.raw_headers}
        await send(start)
        await send({"type": "websocket.http.response.body", "body": no.body})
        return None
    asked = parse_qs(scope["query_string"].decode("latin-1"))
    since, key = asked.get("since", ["0"])[0], asked.get("hand", [""])[0]
    heard = int(since) if since.isdecimal() and since.isascii() and len(since) < 8 else 0
    await send({"type": "websocket.accept"})
    wire = scope["extensions"][EXTENSION]
    eyes, words, pace = Eyes(person.id, key), Words(person.language), access.settings.pace
    socket = Socket(room, eyes, words, wire, heard, pace, access.wishes.of(address))
    socket.device = hash_of(token_in(headers)[0]) if person.id else b""
    access.sockets[address] += 1
    socket.on_leaving = partial(_one_less, access, address)
    return socket


async def _room(access: Access, headers: dict[bytes, bytes], address: str, code: str) -> Room:
    """Return the table with a code; who names another has guessed."""
    async with access.naming(headers, address, code) as guesser:
        room = await access.registry.room(code)
        if room is None:
            raise access.not_there(guesser)
        return room


def _one_less(access: Access, address: str) -> None:
    access.sockets[address] -= 1
    if not access.sockets[address]:
        del access.sockets[address]
