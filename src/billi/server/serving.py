"""How the server is run: uvicorn, its sockets plain and bounded."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Final

import uvicorn

from billi.server.app import App
from billi.server.connections import CONNECTIONS, BoundedConnection, Crowd
from billi.server.settings import Settings
from billi.server.wire import Wire

if sys.platform != "win32":
    import resource

MOST_FILES: Final = 65_536
"""Open files that are asked of the system, connections among them."""
GOODBYE: Final = 3.0
"""Seconds for telling everybody that the server stops."""

log = logging.getLogger(__name__)


def config_for(app: App, host: str, port: int) -> uvicorn.Config:
    """Return the settings to serve an app with: no compression (it costs memory and time), no frame larger than ours.

    Requests are not logged: their paths hold the codes of tables.
    """
    return uvicorn.Config(
        app.asgi,
        host=host,
        port=port,
        http=partial(BoundedConnection, Crowd(CONNECTIONS * app.settings.rate)),  # type: ignore[arg-type]
        ws=Wire,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def app_for(settings: Settings) -> App:
    """Make the app that serves as the settings say."""
    return App(settings)


def be_prompt() -> None:
    """Keep waits short in this process.

    Whoever writes to the disk gets its turn within a fraction of the usual 5 ms. What was made at the start is never
    looked through for garbage again. What is new is looked through often and so in a moment, and what has lasted only
    rarely: next to nothing here refers to itself.
    """
    sys.setswitchinterval(0.0005)
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 3, 100_000)


def have_files() -> None:
    """Be able to hold as many connections as the system lets us: most shells start programs with a thousand."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


class Server(uvicorn.Server):
    """A server that says when it is ready and, before it stops, goodbye."""

    def __init__(self, settings: Settings, ready: Callable[[], None]) -> None:
        self.app = app_for(settings)
        self.ready = ready
        super().__init__(config_for(self.app, settings.host, settings.port))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the store and the doors."""
        await super().startup(sockets)
        be_prompt()
        have_files()
        self.app.access.registry.world.thinkers.levels.look_ahead_soon()
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, tell everyone who is there, then close."""
        for server in self.servers:
            server.close()
        try:
            async with asyncio.timeout(GOODBYE):
                await self.app.say_goodbye()
        except TimeoutError:
            log.warning("not everybody heard the goodbye in time")
        finally:
            await super().shutdown(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in order; when asked again with Ctrl+C, at once. Being asked to stop is no failure, so it ends here."""
        if self.should_exit and sig == signal.SIGINT:
            self.force_exit = True
        self.should_exit = True


def serve(settings: Settings, listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve whoever comes to a socket, in this process, until a signal says to stop."""
    Server(settings, ready).run(sockets=[listener])
