"""The door itself: a socket people connect to, and the address to tell them."""

import errno
import socket
from typing import Final

from billi.server.settings import CannotServe

BACKLOG: Final = 2048
"""Connections that may wait to be let in."""
NEARBY: Final = 20
"""Ports tried after the first before any will do."""
EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that is nobody's, kept for documentation."""


def listen(host: str, port: int) -> socket.socket:
    """Open a port for people to connect to; they wait there until somebody answers."""
    try:
        family, _, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE | socket.AI_ADDRCONFIG
        )[0]
        both = family == socket.AF_INET6 and socket.has_dualstack_ipv6()
        return socket.create_server(address, family=family, backlog=BACKLOG, dualstack_ipv6=both)
    except (socket.gaierror, UnicodeError) as problem:
        raise CannotServe("serve-no-such-host", host=host) from problem
    except OSError as problem:
        raise _refusal(problem, host, port) from problem


def listen_nearby(host: str, port: int) -> socket.socket:
    """Open a port, or if others have it the next free one."""
    for tried in (*range(port, min(port + NEARBY, 65536)), 0):
        try:
            return listen(host, tried)
        except CannotServe as refusal:
            if refusal.sentence != "serve-busy":
                raise
            busy = refusal
    raise busy


def _refusal(problem: OSError, host: str, port: int) -> CannotServe:
    match problem.errno:
        case errno.EADDRINUSE:
            return CannotServe("serve-busy", port=str(port))
        case errno.EADDRNOTAVAIL | errno.EAFNOSUPPORT:
            return CannotServe("serve-not-here", host=host)
        case errno.EACCES | errno.EPERM:
            return CannotServe("serve-privileged", port=str(port))
    return CannotServe("serve-unbound", host=host, port=str(port), reason=problem.strerror or str(problem))


def address_of(listener: socket.socket) -> str:
    """Return the address to tell people: where everyone is let in, the one this computer has in its network."""
    host, port = listener.getsockname()[:2]
    if host in EVERYWHERE:
        host = _own_address()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _own_address() -> str:
    """Find the address others see when we write to them. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:  # no network at all
            return "127.0.0.1"
        own: str = probe.getsockname()[0]
        return own
