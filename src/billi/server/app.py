"""The server's doors: a few HTTP paths and one WebSocket a viewer of a table."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar
from urllib.parse import parse_qs

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from billi.errors import BilliError
from billi.server.hall import Hall, NewTableWish
from billi.server.limits import Buckets
from billi.server.people import cookie_for, hash_of, new_id, new_token, same_origin, token_in
from billi.server.room import GRACE, now
from billi.server.socket import PACE, Socket
from billi.server.store import Person, Store, open_store
from billi.table.text import LONGEST_NAME, clean
from billi.words import LANGUAGES, Words

LARGEST_BODY: Final = 8 * 1024
FORBIDDEN: Final = 4403
NOT_THERE: Final = 4404
TOO_MANY: Final = 4429
NOBODY: Final = Person("", "", "en", 0)

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}

T = TypeVar("T")
_encode: Final = msgspec.json.Encoder().encode


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called, and the language they read."""

    name: str = ""
    language: str = "en"


class App:
    """A server on one store."""

    def __init__(self, database: str, secure: bool = False, grace: int = GRACE, pace: float = PACE) -> None:
        self.database = database
        self.secure = secure
        self.grace = grace
        self.pace = pace
        self.store: Store
        self.hall: Hall
        self.asked = Buckets(rate=5, size=60)
        """What each address may ask of the HTTP doors."""
        self.missed = Buckets(rate=0.1, size=20)
        """How often each address may name a table that is not there."""
        routes: list[BaseRoute] = [
            Route("/healthz", self.healthz),
            Route("/api/me", self.me, methods=["POST"]),
            Route("/api/tables", self.open, methods=["POST"]),
            Route("/api/tables", self.listed, methods=["GET"]),
            WebSocketRoute("/api/tables/{code}", _Plain(self.socket)),
        ]
        self.asgi = Starlette(routes=routes, lifespan=self._lifespan, exception_handlers={BilliError: self._wrong})

    @asynccontextmanager
    async def _lifespan(self, asgi: Starlette) -> AsyncIterator[None]:
        async with await open_store(self.database) as self.store:
            self.hall = Hall(self.store, self.grace)
            yield
            await self.hall.close()

    # Doors

    async def healthz(self, request: Request) -> Response:
        """Say that all is well, if the store answers."""
        await self.store.listed(1)
        return _json({"ok": True})

    async def me(self, request: Request) -> Response:
        """Make somebody's acquaintance: who has no token yet gets one, as a cookie."""
        wanted = await self._read(request, Me)
        name = clean(wanted.name)[:LONGEST_NAME]
        language = wanted.language if wanted.language in LANGUAGES else "en"
        person = await self._person(dict(request.scope["headers"]))
        if person.id:
            await self.store.update_person(person.id, name, language)
            return _json({"person": person.id, "name": name, "language": language})
        token, id = new_token(), new_id()
        await self.store.add_person(id, hash_of(token), name, language, now())
        response = _json({"person": id, "name": name, "language": language})
        response.headers["set-cookie"] = cookie_for(token, self.secure)
        return response

    async def open(self, request: Request) -> Response:
        """Set up a table."""
        wanted = await self._read(request, NewTableWish)
        person = await self._person(dict(request.scope["headers"]))
        if not person.id:
            raise BilliError("door-who-are-you")
        return _json({"code": await self.hall.open(person.id, wanted)}, 201)

    async def listed(self, request: Request) -> Response:
        """List tables anyone may join."""
        self._check_rate(request)
        return _json({"tables": [{"code": head.code, "created": head.created} for head in await self.store.listed(50)]})

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let somebody look at a table and make wishes; whoever may not is turned away before the door opens."""
        headers = dict(scope["headers"])
        address = scope["client"][0] if scope.get("client") else ""
        token, is_cookie = token_in(headers)
        if is_cookie and not same_origin(headers):
            await _turn_away(send, FORBIDDEN)
            return
        if not self.asked.take(address) or not self.missed.has(address):
            await _turn_away(send, TOO_MANY)
            return
        room = await self.hall.room(scope["path_params"]["code"])
        if room is None:
            self.missed.take(address)
            await _turn_away(send, NOT_THERE)
            return
        person = await self._whose(token)
        asked = parse_qs(scope["query_string"].decode("latin-1"))
        told = asked.get("told", ["0"])[0]
        heard = int(told) if told.isdecimal() and len(told) < 8 else 0
        socket = Socket(room, person.id, Words(person.language), receive, send, heard, self.pace)
        await receive()
        await socket.run()

    # Who, and how much

    async def _person(self, headers: dict[bytes, bytes]) -> Person:
        token, is_cookie = token_in(headers)
        if is_cookie and not same_origin(headers):
            raise BilliError("door-foreign-page")
        return await self._whose(token)

    async def _whose(self, token: str) -> Person:
        return (await self.store.person_of(hash_of(token)) if token else None) or NOBODY

    def _check_rate(self, request: Request) -> None:
        if not self.asked.take(request.client.host if request.client else ""):
            raise BilliError("door-too-many")

    async def _read(self, request: Request, kind: type[T]) -> T:
        self._check_rate(request)
        body = b""
        async for chunk in request.stream():
            body += chunk
            if len(body) > LARGEST_BODY:
                raise BilliError("door-too-large", limit=LARGEST_BODY)
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise BilliError("message-unreadable", reason=str(error)) from None

    async def _wrong(self, request: Request, error: Exception) -> Response:
        assert isinstance(error, BilliError)
        status = {"door-who-are-you": 401, "door-foreign-page": 403, "door-too-large": 413, "door-too-many": 429}
        language = request.headers.get("accept-language", "en")[:2].lower()
        words = Words(language if language in LANGUAGES else "en")
        shown = {"why": error.sentence, "rule": error.rule, "text": error.say(words)}
        return _json({"error": shown}, status.get(error.sentence, 400))


class _Plain:
    """An endpoint that speaks ASGI itself."""

    def __init__(self, run: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self.run = run

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.run(scope, receive, send)


async def _turn_away(send: Send, code: int) -> None:
    await send({"type": "websocket.close", "code": code})


def _json(shown: Any, status: int = 200) -> Response:
    return Response(_encode(shown), status, dict(HEADERS), "application/json")
