"""My games, and any game that is over: to replay, to keep, to check, to review."""

from typing import Final

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from billi.errors import BilliError
from billi.server.access import HEADERS, Access, TooMany, address_of, answer
from billi.server.answers import Games, GameSummary
from billi.server.reading import encode_record, listing_for, load
from billi.server.store import OwnTable
from billi.table.listing import Listing, bots_in

A_PAGE: Final = 20
LONGEST_ID: Final = 40
REVIEW_SECONDS: Final = 3
"""How long a review takes, where others are waiting for theirs."""


async def mine(access: Access, request: Request) -> Response:
    """List the games of whoever asks, the newest first; ``before`` is the last one of the page before."""
    person = await access.known_person(request)
    id = request.query_params.get("before", "")
    before = await _last_of_page(access, request, id) if id else None
    games = await access.store.games_of(person.id, A_PAGE + 1, before)
    listings = [(game, await listing_for(access.store, game)) for game in games[:A_PAGE]]
    shown = [_summary(game, listing) for game, listing in listings if listing]
    return answer(Games(games=shown, more=len(games) > A_PAGE))


async def record(access: Access, request: Request) -> Response:
    """Return the record of a game that is over, its luck proven; with ``download`` as a file."""
    id = request.path_params["id"]
    body = await _record(access, request, id)
    headers = dict(HEADERS)
    if "download" in request.query_params:
        headers["content-disposition"] = f'attachment; filename="billi-{id}.jsonl"'
    return Response(body + b"\n", 200, headers, "application/json")  # a line of a file of records


async def review(access: Access, request: Request) -> Response:
    """Return what a game that is over was made of, luck and choices, to whoever may have its record."""
    made = await access.reviewers.review(await _record(access, request, request.path_params["id"]))
    if made is None:
        raise TooMany(REVIEW_SECONDS)
    return Response(made, 200, dict(HEADERS), "application/json")


async def _record(access: Access, request: Request, id: str) -> bytes:
    async with access.naming(access.headers_of(request.scope), address_of(request)) as guesser:
        head = await access.store.head(id) if len(id) <= LONGEST_ID else None
        if head is None:
            raise access.not_there(guesser)
    if head.status in ("open", "playing"):
        raise BilliError("door-not-over")
    kept = await access.store.record(id)
    if kept is not None:
        return kept
    table = await load(access.store, id, head.secret)
    if table is not None and table.over:
        return encode_record(table)
    raise BilliError("table-old-rules" if head.status == "finished" else "door-not-over")


async def _last_of_page(access: Access, request: Request, id: str) -> OwnTable | None:
    """Return the game a page comes after; after one that is not there comes the first page, and it was a guess."""
    async with access.naming(access.headers_of(request.scope), address_of(request)) as guesser:
        head = await access.store.head(id) if len(id) <= LONGEST_ID else None
        if head is None:
            access.note_guess(guesser)
            return None
    return OwnTable(id, 0, head.status, head.created)


def _summary(game: OwnTable, listing: Listing) -> GameSummary:
    """Return what a game was and how it went, and nothing of its cards."""
    return GameSummary(
        id=game.table,
        status=game.status,
        created=game.created,
        game=listing.game,
        names=listing.names,
        bots=bots_in(listing),
        points=listing.points,
        winners=listing.winners,
        seat=game.seat if game.seat < len(listing.names) else None,
        code=UNSET if game.status == "finished" else game.code,
    )
