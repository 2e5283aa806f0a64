"""Whose page a request comes from: another site's must not change anything here, whoever sits before it.

Browsers say it in headers no page can choose. Programs say nothing, and there is no page to lead them astray.
"""

from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

OURS: Final = (b"same-origin", b"none")
"""What browsers say of a request that our own page makes, or the person without any page."""
JSON: Final = b"application/json"

Headers = Mapping[bytes, bytes]


def is_foreign(headers: Headers, public_url: str | None = None) -> bool:
    """Whether a browser names another page than ours as where a request comes from.

    >>> is_foreign({b"host": b"here", b"origin": b"http://here"}), is_foreign({b"host": b"here", b"origin": b"null"})
    (False, True)
    >>> is_foreign({b"sec-fetch-site": b"same-site"}), is_foreign({})
    (True, False)
    """
    if headers.get(b"sec-fetch-site", OURS[0]) not in OURS:
        return True
    return names_another(headers, public_url)


def names_another(headers: Headers, public_url: str | None = None) -> bool:
    """Whether a request names another page than ours as its Origin, as browsers do whenever a page opens a socket.

    >>> names_another({b"host": b"here", b"origin": b"http://there"}), names_another({b"sec-fetch-site": b"cross-site"})
    (True, False)
    """
    return b"origin" in headers and not same_origin(headers, public_url)


def same_origin(headers: Headers, public_url: str | None = None) -> bool:
    """Whether a request comes from our own page: its Origin must be the host it was sent to, or our public one."""
    origin = headers.get(b"origin", b"").decode("latin-1")
    host = headers.get(b"host", b"").decode("latin-1")
    if public_url:
        return origin == origin_of(public_url)
    return bool(host) and _netloc(origin) == host


def origin_of(url: str) -> str:
    """Write the origin of an address as browsers do.

    >>> origin_of("https://Billi.Example:443/club/"), origin_of("http://[::1]:8765")
    ('https://billi.example', 'http://[::1]:8765')
    """
    parts = urlsplit(url)
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    return f"{parts.scheme}://{host}" + (f":{parts.port}" if parts.port not in (None, usual) else "")


def brings_other_than_json(headers: Headers) -> bool:
    """Whether a request has a body that is not JSON: text and forms any page may send anywhere, unasked.

    >>> brings_other_than_json({b"content-length": b"2", b"content-type": b"text/plain"}), brings_other_than_json({})
    (True, False)
    >>> brings_other_than_json({b"content-length": b"2", b"content-type": b"application/json; charset=utf-8"})
    False
    """
    has_body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
    return has_body and headers.get(b"content-type", b"").partition(b";")[0].strip().lower() != JSON


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
