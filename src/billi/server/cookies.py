"""The cookie that holds a token, and finding it among whatever else a browser sends.

Other programs on the same host, and other hosts of the same domain, set cookies that come along with ours. They may
hold anything, so ours is looked for by its name and shape and the rest is left alone. Over TLS its name begins with
``__Host-``: browsers then take it from this very host and from nobody else. The plain name, which any neighbour can
set, counts on connections that are not encrypted, and there alone.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final

PLAIN: Final = "billi"
HOST: Final = "__Host-billi"
YEAR: Final = 365 * 24 * 3600
_TOKEN: Final = re.compile(rb"[A-Za-z0-9_-]{22}")
"""What 16 random bytes look like (:func:`billi.server.identity.new_token`)."""


def merged(headers: Iterable[tuple[bytes, bytes]]) -> dict[bytes, bytes]:
    """Return the headers of a request by name; of several with one name, all.

    >>> merged([(b"cookie", b"a=1"), (b"host", b"here"), (b"cookie", b"b=2")])
    {b'cookie': b'a=1; b=2', b'host': b'here'}
    """
    found: dict[bytes, bytes] = {}
    for name, value in headers:
        found[name] = found[name] + (b"; " if name == b"cookie" else b", ") + value if name in found else value
    return found


def without_plain(headers: Mapping[bytes, bytes]) -> dict[bytes, bytes]:
    """Return headers as they count over TLS: a neighbour may have set the plain cookie.

    >>> without_plain({b"cookie": b"billi=theirs; __Host-billi=ours", b"host": b"here"})
    {b'cookie': b'__Host-billi=ours', b'host': b'here'}
    """
    cookies = headers.get(b"cookie")
    if cookies is None:
        return dict(headers)
    kept = [cookie.strip() for cookie in cookies.split(b";") if cookie.strip().partition(b"=")[0] != PLAIN.encode()]
    return {**headers, b"cookie": b"; ".join(kept)}


def token_in(headers: Mapping[bytes, bytes]) -> tuple[str, bool]:
    """Find the token in a request's headers, and whether it came as a cookie."""
    bearer = headers.get(b"authorization", b"")
    if bearer.lower().startswith(b"bearer "):
        return bearer[7:].decode("latin-1").strip(), False
    pairs = [cookie.strip().partition(b"=") for cookie in headers.get(b"cookie", b"").split(b";")]
    for wanted in (HOST.encode(), PLAIN.encode()):
        for name, _, value in pairs:
            if name == wanted and _TOKEN.fullmatch(value):
                return value.decode(), True
    return "", False


def cookies_for(token: str, secure: bool) -> list[str]:
    """Write the cookie that holds a token for a year.

    Over TLS the plain one stays where it is: it counts for nothing there, but where a server went over to TLS it is
    somebody's only key to their games, by a link they make at its old address.
    """
    return [_cookie(HOST if secure else PLAIN, token, YEAR)]


def no_cookies(secure: bool) -> list[str]:
    """Write the cookies that take the token away, and over TLS the plain one too: this device is to be nobody's."""
    return [_cookie(name, "", 0) for name in ((HOST, PLAIN) if secure else (PLAIN,))]


def _cookie(name: str, value: str, lasts: int) -> str:
    cookie = f"{name}={value}; Path=/; Max-Age={lasts}; HttpOnly; SameSite=Lax"
    return cookie + "; Secure" if name == HOST else cookie
