"""What the page may do in a browser: what it needs, with the server it came from, and nothing else."""

import re
from typing import Final
from urllib.parse import urlsplit

DIRECTIVES: Final = {
    # Firefox before 132 knows no other word for drawings used from a file of their own, as all on our cards are. What
    # else would fall under it is named below.
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "frame-src": "'none'",
    "media-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
HOST: Final = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*(:[0-9]+)?", re.IGNORECASE)
"""What a policy can name; it has no way to write an IPv6 address."""


def policy(host: str, public_url: str | None = None) -> str:
    """Write the content security policy for a page asked for at a host, or found at a public address.

    Safari before 16 does not take a socket to the same server for the page's own, so that it is named as well.

    >>> "connect-src 'self' ws://billi.example wss://billi.example;" in policy("billi.example")
    True
    """
    host = urlsplit(public_url).netloc if public_url else host
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    allowed = {**DIRECTIVES, "connect-src": DIRECTIVES["connect-src"] + sockets}
    return "; ".join(f"{name} {sources}" for name, sources in allowed.items())
