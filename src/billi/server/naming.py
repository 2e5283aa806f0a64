"""Every request has a name, by which lines of the log that belong to it are found: in the answer's ``X-Request-Id``.

A proxy that is believed may give it; everybody else's was taken off where they arrived (``connections.py``).
"""

import re
import secrets
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from billi.server.connections import REQUEST_NAME
from billi.server.logs import REQUEST, conceal
from billi.server.metrics import ANSWERS

NAME: Final = re.compile(r"[0-9A-Za-z][0-9A-Za-z._-]{7,63}", re.ASCII)
UUID: Final = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", re.ASCII | re.IGNORECASE)


def new_name() -> str:
    """Draw a name.

    >>> len(new_name())
    16
    """
    return secrets.token_hex(8)


def is_name(text: str) -> bool:
    """Whether a text can name a request: short and plain, and not what looks like a secret.

    >>> is_name("f47ac10b-58cc-4372-a567-0e02b2c3d479"), is_name("2024.req_17"), is_name("a b"), is_name("abcdefghjkmn")
    (True, True, False, False)
    """
    return bool(UUID.fullmatch(text) or (NAME.fullmatch(text) and conceal(text) == text))


class Named:
    """An app whose requests have names."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See to a request, whose task it is that this runs in."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        given = next((value for name, value in scope["headers"] if name == REQUEST_NAME), b"").decode("latin-1")
        name = given if is_name(given) else new_name()
        REQUEST.set(name)

        async def answer(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start", "websocket.accept"):
                message["headers"] = [*message.get("headers", ()), (REQUEST_NAME, name.encode())]
                ANSWERS.labels(f"{message.get('status', 101) // 100}xx").inc()
            await send(message)

        await self.app(scope, receive, answer)
