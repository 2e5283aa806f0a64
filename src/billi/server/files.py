"""The files of the page, held in memory, so that nothing outside their folder can be asked for."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path, PurePath
from typing import Final

STATIC: Final = Path(__file__).parent / "static"
ASSETS: Final = "assets/"
"""Where files lie that are named by their content."""
KINDS: Final = {".ftl": "text/plain", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
"""Those that not every system knows."""
LOOSE: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
"""Kinds worth packing for the way."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"


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
    return file_of(path.relative_to(STATIC), path.read_bytes())


def file_of(path: PurePath, body: bytes) -> File:
    """Return a file of a page, ready to be handed out."""
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if kind.startswith(LOOSE) else body
    if kind.startswith("text/") or kind.endswith("javascript"):
        kind += "; charset=utf-8"
    keep = FOREVER if f"{path.parent.name}/" == ASSETS else ASK_FIRST
    tag = f'"{sha256(body).hexdigest()[:16]}"'
    return File(body, packed if len(packed) < len(body) else None, kind, tag, keep)
