"""The server: its doors, and what lies behind them while it runs."""

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send

from billi.errors import BilliError
from billi.server.access import Access, refuse
from billi.server.fanout import open_fanout
from billi.server.gauging import keep_gauging
from billi.server.housekeeping import keep_house, keep_people, keep_presence, keeping
from billi.server.naming import Named
from billi.server.pages import bring, keep_bringing
from billi.server.readiness import Readiness
from billi.server.registry import Registry
from billi.server.routes import about, devices, games, lessons, me, page, puzzle, running, tables
from billi.server.settings import Settings
from billi.server.store import open_store
from billi.server.wire import look_after_wires

A_TABLE: Final = 15
"""Milliseconds it takes to read a table again,"""
LONGEST_AWAY: Final = 8_000
"""and the most for which people are told to stay away when this server stops."""

Door = Callable[[Access, Request], Awaitable[Response]]

DOORS: Final[Sequence[tuple[str, str, Door]]] = (
    ("GET", "/healthz", running.healthz),
    ("GET", "/readyz", running.readyz),
    ("GET", "/metrics", running.metrics),
    ("GET", "/api/schema", running.schema),
    ("GET", "/api/about", about.about),
    ("GET", "/api/me", me.show),
    ("POST", "/api/me", me.introduce),
    ("DELETE", "/api/me", me.forget),
    ("POST", "/api/me/link", me.link),
    ("GET", "/api/me/link", me.look),
    ("POST", "/api/me/claim", me.claim),
    ("GET", "/api/me/devices", devices.mine),
    ("DELETE", "/api/me/devices/{id}", devices.take_back),
    ("GET", "/api/me/play", me.play),
    ("GET", "/api/games", games.mine),
    ("GET", "/api/games/{id}", games.record),
    ("GET", "/api/games/{id}/review", games.review),
    ("GET", "/api/tables/{code}/invite.svg", tables.invite),
    ("POST", "/api/tables", tables.open_table),
    ("GET", "/api/tables", tables.list_tables),
    ("POST", "/api/lessons/{game}", lessons.go_on),
    ("GET", "/api/puzzle", puzzle.show),
    ("GET", "/{path:path}", page.show),
)


class App:
    """A server on one store."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.access = Access(settings)
        routes: list[BaseRoute] = [WebSocketRoute("/api/tables/{code}", _Plain(self))]
        for path in dict.fromkeys(path for _, path, _ in DOORS):
            doors = {how: door for how, where, door in DOORS if where == path}
            routes.append(Route(path, partial(self._open, doors), methods=list(doors)))
        self.asgi = Named(Starlette(routes=routes, lifespan=self._lifespan, exception_handlers={BilliError: refuse}))

    async def _open(self, doors: dict[str, Door], request: Request) -> Response:
        """Send a request to the door for what it wants, if it is to be let in at all."""
        if request.scope["path"].startswith("/api/"):
            self.access.admit(request)
        return await doors["GET" if request.method == "HEAD" else request.method](self.access, request)

    @asynccontextmanager
    async def _lifespan(self, asgi: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        async with (
            await open_store(settings.database) as store,
            open_fanout(settings.redis, store, settings.alone) as fanout,
        ):
            registry = Registry(store, settings, fanout)
            self.access.store, self.access.registry, self.access.readiness = store, registry, Readiness(store)
            # Before anybody has it: what it is made of may be asked of any server.
            page = keep_bringing(store, await bring(store))
            guests = self.access.sessions.look_after(registry)
            figures = keep_gauging(registry, self.access.reviewers)
            house, presence, people = keep_house(registry), keep_presence(registry), keep_people(registry)
            async with keeping(look_after_wires(), house, presence, people, guests, figures, page):
                yield
            await self.access.over_time.close()
            self.access.reviewers.close()
            await registry.close()

    async def look(self, scope: Scope, send: Send) -> None:
        """Let somebody in to a table."""
        socket = await tables.look(self.access, scope, send)
        if socket:
            self.access.sessions.add(socket)
            await socket.start()

    async def say_goodbye(self) -> None:
        """Tell everyone that this server stops: their tables are kept, and they may come back, here or elsewhere."""
        rooms = self.access.registry.rooms
        within = min(len(rooms) * A_TABLE, LONGEST_AWAY)
        back = {room: random.randint(0, within) for room in rooms.values()}
        for socket in self.access.sessions:
            socket.say_goodbye(back.get(socket.room, 0))


class _Plain:
    """An endpoint that speaks ASGI itself."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app.look(scope, send)
