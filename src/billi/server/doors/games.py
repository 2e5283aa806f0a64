"""My games, and any game that is over: to replay, to keep, to check."""

from typing import Final

from msgspec import UNSET
from starlette.requests import Request
from starlette.responses import Response

from billi.errors import BilliError
from billi.server.answers import Games, GameSummary
from billi.server.desk import HEADERS, Desk, address_of, answer
from billi.server.reading import card_for, encode_record, load
from billi.server.store import Game
from billi.table.card import Card

A_PAGE: Final = 20
LONGEST_ID: Final = 40


async def mine(desk: Desk, request: Request) -> Response:
    """List the games of whoever asks, the newest first; ``before`` is the last one of the page before."""
    person = await desk.known_person(request)
    before = await _last_of_page(desk, request.query_params.get("before", ""))
    games = await desk.store.games_of(person.id, A_PAGE + 1, before)
    cards = [(game, await card_for(desk.store, game)) for game in games[:A_PAGE]]
    shown = [_summary(game, card) for game, card in cards if card]
    return answer(Games(games=shown, more=len(games) > A_PAGE))


async def record(desk: Desk, request: Request) -> Response:
    """Return the record of a game that is over, its luck proven; with ``download`` as a file."""
    guesser, id = await desk.guesser(desk.headers_of(request.scope), address_of(request)), request.path_params["id"]
    body = await _record(desk, id, guesser)
    headers = dict(HEADERS)
    if "download" in request.query_params:
        headers["content-disposition"] = f'attachment; filename="billi-{id}.jsonl"'
    return Response(body + b"\n", 200, headers, "application/json")  # a line of a file of records


async def _record(desk: Desk, id: str, guesser: str) -> bytes:
    head = await desk.store.head(id) if len(id) <= LONGEST_ID else None
    if head is None:
        raise desk.not_there(guesser)
    kept = await desk.store.record(id)
    if kept is not None:
        return kept
    table = await load(desk.store, id, head.secret)
    if table is not None and table.over:
        return encode_record(table)
    raise BilliError("table-old-rules" if head.status == "finished" else "door-not-over")


async def _last_of_page(desk: Desk, id: str) -> Game | None:
    head = await desk.store.head(id) if 0 < len(id) <= LONGEST_ID else None
    return Game(id, 0, head.status, head.created) if head else None


def _summary(game: Game, card: Card) -> GameSummary:
    """Say what a game was and how it went, and nothing of its cards."""
    return GameSummary(
        id=game.table,
        status=game.status,
        created=game.created,
        game=card.game,
        names=card.names,
        points=card.points,
        winners=card.winners,
        seat=game.seat if game.seat < len(card.names) else None,
        code=UNSET if game.status == "finished" else game.code,
    )
