"""Where everybody arrives before anything is known of them: what a connection may take of memory and of time.

uvicorn reads requests, and sets no bounds to how large a head may grow or how long somebody may take to send it. Every
bound on a connection stands here, with what happens when it is reached; those on an open WebSocket are in ``wire.py``.
"""

import asyncio
from collections import Counter
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from billi.server.limits import neighbourhood
from billi.server.wire import Wire, caller_of

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

LARGEST_HEAD: Final = 16 * 1024
"""Bytes of a request line and its headers; a larger one is refused (431), and the connection closed."""
LARGEST_REST: Final = 1024 * 1024
"""Bytes after the head; the app refuses a body long before, and this is for whoever goes on sending it."""
LARGEST_WRAPPING: Final = 64 * 1024
"""Bytes after the head that are not body: lengths of chunks, and what may follow the last one."""
HEAD_TIME: Final = 10.0
"""Seconds from connecting, or from the first byte of a further request, to the end of its head (408)."""
BODY_TIME: Final = 10.0
"""Seconds from the end of a head to the end of its body (408)."""
LAST_TIME: Final = 1.0
"""Seconds to the end of a body that is on its way when the server stops (408)."""
STALLED: Final = 30.0
"""Seconds in which somebody must read some of the answer that waits for them, or is cut off."""
MOST_PIPELINED: Final = 16
"""Requests on one connection that may wait for the answer to the one before."""
CONNECTIONS: Final = 60
"""Connections an address may hold, for each request a second it may make: 1,200. More are closed at once."""

REQUEST_NAME: Final = b"x-request-id"
"""How a proxy that is believed names a request. Anybody else's is taken off: what it names would be in our log."""

IDLE, HEAD, BODY = range(3)
"""What is being received."""


class Crowd:
    """How many connections each address holds."""

    def __init__(self, most: float) -> None:
        self.most = most
        self.here: Counter[str] = Counter()

    def let_in(self, address: str) -> bool:
        """Count a connection, if there may be another."""
        if self.here[address] >= self.most:
            return False
        self.here[address] += 1
        return True

    def let_go(self, address: str) -> None:
        """Count one less."""
        self.here[address] -= 1
        if not self.here[address]:
            del self.here[address]


class TooMuch(Exception):
    """A request that is too much."""


class BoundedConnection(HttpToolsProtocol):
    """A connection over which requests come, one of which may turn it into a WebSocket."""

    def __init__(self, crowd: Crowd, **of_uvicorn: Any) -> None:
        super().__init__(**of_uvicorn)
        self.crowd = crowd
        self.address = ""
        """Whose connection is counted; "" where it is not."""
        self.answering: RequestResponseCycle | None = None
        """The request that is being answered."""
        self.receiving = IDLE
        self.requests = 0
        self.taken = 0
        """Bytes of the head, or after it, so far."""
        self.body = 0
        """Bytes of them that are body."""
        self.arriving = 0
        """Bytes that have just come."""
        self.upgraded = False
        self.full = False
        """Whether no more is read: what waits is answered, and then the rest refused."""
        self.refusal = HTTPStatus.BAD_REQUEST
        self.patience: asyncio.TimerHandle | None = None
        """Until we wait no longer for what is to come."""
        self.unread: asyncio.TimerHandle | None = None
        """Until we look whether what we said is being read."""

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let somebody in, if not too many of theirs are here."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self.client = caller_of(self.transport)
        host = self.client[0] if self.client else ""
        if not self._is_proxy(host):
            if not self.crowd.let_in(neighbourhood(host)):
                self._refuse(HTTPStatus.TOO_MANY_REQUESTS)
                return
            self.address = neighbourhood(host)
        self._wait(HEAD_TIME)

    def _is_proxy(self, host: str) -> bool:
        """Whether somebody speaks for others, whose addresses are told with each request."""
        return isinstance(self.app, ProxyHeadersMiddleware) and host in self.app.trusted_hosts

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of somebody."""
        super().connection_lost(exc)
        self._answer_no_more()
        self._wait(None)
        self._watch(0)
        self._let_go()
        self._let_go_of_parser()

    def _let_go(self) -> None:
        address, self.address = self.address, ""
        if address:
            self.crowd.let_go(address)

    def handle_websocket_upgrade(self) -> None:
        """Turn into a WebSocket, which is a connection as before; not while an answer to something else is due."""
        self._wait(None)
        if not (self.cycle is None or self.cycle.response_complete):
            self.full = True
            return
        self.upgraded = True
        super().handle_websocket_upgrade()
        wire = self.transport.get_protocol()
        if isinstance(wire, Wire) and self.address:
            # Not a method of ours: the wire would keep all that came before it in memory, 10 KB a socket.
            wire.on_lost = partial(self.crowd.let_go, self.address)
            self.address = ""
        self._let_go_of_parser()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: "ASGI3Application") -> None:
        """Answer a request."""
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def _answer_no_more(self) -> None:
        """Write nothing more here. uvicorn tells the last request alone, which may still wait for its turn."""
        cycle, self.answering = self.answering, None
        if cycle and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()

    def _let_go_of_parser(self) -> None:
        """Part with what refers to us, so that both are gone at once: what refers to itself is looked for rarely."""
        self.parser = None  # type: ignore[assignment]

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Take in some of a request, and see that it does not become too much or take too long."""
        if self.transport.is_closing() or self.full:
            return
        before, request = self.receiving, self.requests
        self.arriving = len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.upgraded or self.full:
            return
        if (before, request) == (self.receiving, self.requests):
            self.taken += len(data)
        else:
            # Where a request ended within the data, how much of it belongs to the next is not known: it is let pass.
            self.taken = len(data) if before == IDLE and self.requests == request + 1 else 0
            self._wait({HEAD: HEAD_TIME, BODY: BODY_TIME}.get(self.receiving))
        if self.receiving == IDLE and self.patience is None and self._is_answered():
            self._wait(HEAD_TIME)  # empty lines: uvicorn stops its clock for them and never starts it again
        if self._is_too_much():
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def _is_answered(self) -> bool:
        return (
            not self.pipeline
            and self.timeout_keep_alive_task is None
            and (self.cycle is None or self.cycle.response_complete)
        )

    def _is_too_much(self) -> bool:
        if self.receiving == HEAD:
            return self.taken > LARGEST_HEAD
        return self.receiving == BODY and (self.taken > LARGEST_REST or self.taken - self.body > LARGEST_WRAPPING)

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self.receiving = HEAD
        self.requests += 1

    def on_headers_complete(self) -> None:
        """Hand a request on, if its head is not too large and not too many wait before it."""
        self.receiving = BODY
        self.body = 0
        if self._is_head_too_large() or len(self.pipeline) >= MOST_PIPELINED:
            self.refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise TooMuch
        if any(name == REQUEST_NAME for name, _ in self.headers) and not self._is_proxy(
            self.client[0] if self.client else ""
        ):
            self.headers[:] = [header for header in self.headers if header[0] != REQUEST_NAME]
        super().on_headers_complete()

    def _is_head_too_large(self) -> bool:
        if self.taken + self.arriving <= LARGEST_HEAD:
            return False
        return len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > LARGEST_HEAD

    def on_body(self, body: bytes) -> None:
        """Hand some of a body on."""
        self.body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End a request."""
        self.receiving = IDLE
        super().on_message_complete()

    # Hanging up

    def shutdown(self) -> None:
        """Take no more requests; one that is only half here has a moment to come in, so that stopping does not wait."""
        super().shutdown()
        if self.receiving == BODY and not self.transport.is_closing():
            self._wait(LAST_TIME)

    def _wait(self, seconds: float | None) -> None:
        """Hang up in a while, unless something else happens before."""
        if self.patience:
            self.patience.cancel()
        self.patience = self.loop.call_later(seconds, self._lose_patience) if seconds is not None else None

    def _lose_patience(self) -> None:
        self.patience = None
        if self.receiving == IDLE:
            self.transport.close()
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read, or is too much."""
        self.full = len(self.pipeline) >= MOST_PIPELINED
        if self.full:
            self._wait(None)
        else:
            self._refuse(self.refusal)

    def _refuse(self, status: HTTPStatus) -> None:
        """Refuse, unless another answer is on its way, and hang up."""
        self._wait(None)
        if self.cycle is None or self.cycle.response_complete or not (self.pipeline or self.cycle.response_started):
            said = status.phrase.encode()
            wait = b"retry-after: 10\r\n" if status is HTTPStatus.TOO_MANY_REQUESTS else b""
            head = b"HTTP/1.1 %d %s\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\n"
            self.transport.write(head % (status, said, len(said)) + wait + b"connection: close\r\n\r\n" + said)
        self._leave()

    def on_response_complete(self) -> None:
        """Wait for the next request, or see somebody out who wants no more."""
        self.answering = None
        super().on_response_complete()
        if self.full and self.cycle.response_complete:
            self._refuse(self.refusal)
        if self.transport.is_closing():
            self._watch(self.transport.get_write_buffer_size())

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection over which nothing more is asked."""
        self._leave()

    def _leave(self) -> None:
        """Close, when the other side has read what it was told. Whatever is still being answered hears of it."""
        self._answer_no_more()
        self.transport.close()
        self._watch(self.transport.get_write_buffer_size())

    def pause_writing(self) -> None:
        """Note that the other side reads more slowly than we write."""
        super().pause_writing()
        self._watch(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        """Note that it has caught up."""
        super().resume_writing()
        if not self.transport.is_closing():
            self._watch(0)

    def _watch(self, unread: int) -> None:
        """Look in a while whether some of what waits for the other side has been read."""
        if self.unread:
            self.unread.cancel()
        self.unread = self.loop.call_later(STALLED, self._check_reading, unread) if unread else None

    def _check_reading(self, before: int) -> None:
        unread = self.transport.get_write_buffer_size()
        if unread < before:
            self._watch(unread)
        else:
            self.transport.abort()
