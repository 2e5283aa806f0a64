"""The page itself: a folder of files, held in memory, so that nothing outside it can be asked for."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from billi.errors import BilliError
from billi.server.access import Access
from billi.server.policy import policy

STATIC: Final = Path(__file__).parent.parent / "static"
INDEX: Final = "index.html"
KINDS: Final = {".ftl": "text/plain", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
"""Those that not every system knows."""
LOOSE: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
"""Kinds worth packing for the way."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
HEADERS: Final = {
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page."""

    body: bytes
    packed: bytes | None
    """With gzip, where that makes it smaller."""
    kind: str
    tag: str
    keep: str
    """How long a browser may keep it: those named by their content, for good."""


@cache
def files() -> dict[str, File]:
    """Return all files of the page by their paths."""
    found = sorted(path for path in STATIC.rglob("*") if path.is_file())
    return {path.relative_to(STATIC).as_posix(): _file(path) for path in found}


def _file(path: Path) -> File:
    body = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if kind.startswith(LOOSE) else body
    if kind.startswith("text/") or kind.endswith("javascript"):
        kind += "; charset=utf-8"
    keep = FOREVER if path.parent.name == "assets" else ASK_FIRST
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    return File(body, packed if len(packed) < len(body) else None, kind, tag, keep)


async def show(access: Access, request: Request) -> Response:
    """Return a file of the page. Whatever has no dot in its name is a place within the page."""
    path = request.path_params["path"]
    file = files().get(path if "." in path.rpartition("/")[2] else INDEX)
    if file is None or path.startswith("api/"):
        # Nobody guesses by this: browsers ask for icons, and a page from before an upgrade for its old files.
        raise BilliError("door-not-there")
    allowed = policy(request.headers.get("host", ""), access.settings.public_url)
    headers = {**HEADERS, "content-security-policy": allowed, "cache-control": file.keep, "etag": file.tag}
    if request.headers.get("if-none-match") == file.tag:
        return Response(None, 304, headers)
    if file.packed is None:
        return Response(file.body, 200, headers, file.kind)
    headers["vary"] = "accept-encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, 200, headers, file.kind)
    return Response(file.packed, 200, {**headers, "content-encoding": "gzip"}, file.kind)
