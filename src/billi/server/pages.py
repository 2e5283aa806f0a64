"""Pages of other versions that are open somewhere.

While servers of two versions stand behind one address, a page of either asks any of them for what it has yet to load;
and after an upgrade an old one may stay open for days. Such files are named by their content. Each server brings those
of its own page to the store, and finds those of others there, so that nobody has to load a page anew.
"""

import asyncio
import gzip
import logging
import zlib
from hashlib import sha256
from pathlib import PurePath
from typing import Final

import msgspec

from billi.server.clock import now
from billi.server.files import ASSETS, File, file_of, files
from billi.server.store import Store, StoreError

EVERY: Final = 24 * 3600.0
"""Seconds after which a server says again that it hands its page out."""
SOON: Final = 60.0
"""The same where the store could not be told."""
MOST: Final = 4
"""Pages of others that are looked through, the last brought first."""

log = logging.getLogger(__name__)
_Packed = dict[str, tuple[bool, bytes]]
"""The files of a page by their names, each with whether it is packed."""
_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(_Packed).decode


def own() -> dict[str, File]:
    """Return what is named by its content in this server's page: nothing where none was built."""
    return {name: file for name, file in files().items() if name.startswith(ASSETS)}


def own_id() -> str:
    """Return what this server's page is known by."""
    return sha256("\n".join(own()).encode()).hexdigest()[:16]


async def bring(store: Store) -> bool:
    """Bring our page to the store, so that other servers have it; return whether that could be done."""
    try:
        if page := own():
            await store.bring_page(own_id(), _pack(page), now())
    except StoreError as problem:
        log.warning("other servers do not have this page yet: %s", problem)
        return False
    return True


async def keep_bringing(store: Store, brought: bool) -> None:
    """Bring our page again and again: soon, where it could not be done before."""
    while True:
        await asyncio.sleep(EVERY if brought else SOON)
        brought = await bring(store)


class OtherPages:
    """The files of other versions' pages, as far as anybody has asked for one."""

    def __init__(self) -> None:
        self._pages: dict[str, dict[str, File]] = {}
        self._looking = asyncio.Lock()
        self._next: asyncio.Task[None] | None = None
        """Looks once nobody is looking."""

    async def find(self, store: Store, path: str) -> File | None:
        """Return a file that is not in our page, if it is in another that servers have brought."""
        found = self._known(path)
        if found is None:
            await self._look_for_all(store)
            found = self._known(path)
        return found

    def _known(self, path: str) -> File | None:
        return next((page[path] for page in self._pages.values() if path in page), None)

    async def _look_for_all(self, store: Store) -> None:
        """Look together with everyone who waits for it: many who ask for what is nowhere cost no more than one."""
        if self._next is None:
            self._next = asyncio.create_task(self._look_next(store))
        await asyncio.shield(self._next)

    async def _look_next(self, store: Store) -> None:
        async with self._looking:
            self._next = None  # who comes from here on may ask for what is brought after this look
            await self._look(store)

    async def _look(self, store: Store) -> None:
        """Keep the last pages that were brought, and no others."""
        ids = [id for id in await store.pages(MOST + 1) if id != own_id()][:MOST]
        kept = {id: page for id, page in self._pages.items() if id in ids}
        for id in ids:
            packed = None if id in kept else await store.page(id)
            if packed is not None:
                kept[id] = await asyncio.to_thread(_unpack_or_leave, id, packed)
        self._pages = kept


def _pack(page: dict[str, File]) -> bytes:
    return _encode({name: (file.packed is not None, file.packed or file.body) for name, file in page.items()})


def _unpack(packed: bytes) -> dict[str, File]:
    return {
        name: file_of(PurePath(name), gzip.decompress(body) if is_packed else body)
        for name, (is_packed, body) in _decode(packed).items()
    }


def _unpack_or_leave(id: str, packed: bytes) -> dict[str, File]:
    """Unpack a page, or have nothing of it: one that cannot be read must not hide those that can."""
    try:
        return _unpack(packed)
    except (msgspec.DecodeError, OSError, EOFError, zlib.error) as problem:
        log.warning("the page %s that a server has brought cannot be read here: %s", id, problem)
        return {}
