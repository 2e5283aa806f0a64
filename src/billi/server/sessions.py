"""Everybody who looks at a table through this server, and is shown out when they are not who they were any more."""

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator
from itertools import count
from typing import Final
from weakref import WeakKeyDictionary

from billi.server import forgetting
from billi.server.clock import now
from billi.server.registry import Registry
from billi.server.socket import Socket
from billi.server.store import Store, StoreError

OFTEN: Final = 5.0
"""Seconds between looks who was banned of late,"""
EVERY: Final = 6
"""of which one is a look whether all devices are still known: another server may have been told otherwise."""
LATELY: Final = 600_000
"""Milliseconds: whoever bans somebody may have another clock."""
AT_ONCE: Final = 500
"""Devices asked after together."""

log = logging.getLogger(__name__)


class Sessions:
    """The sockets that are open here."""

    def __init__(self) -> None:
        self._sockets: WeakKeyDictionary[Socket, None] = WeakKeyDictionary()
        """In the order they came."""

    def add(self, socket: Socket) -> None:
        """Note that somebody came."""
        self._sockets[socket] = None

    def __iter__(self) -> Iterator[Socket]:
        return iter(list(self._sockets))

    def show_out(self, whom: Callable[[Socket], bool]) -> None:
        """Close the sockets of some; they may come back as strangers."""
        for socket in self:
            if whom(socket):
                socket.show_out()

    async def forget(self, registry: Registry, person: str, tables: Collection[str] = ()) -> None:
        """Show out somebody who has been forgotten, and clear away what they did here until they were.

        These are the ``tables`` where the store knew them to the last: they may have sat down there, and left.
        """
        looking = {*tables, *(socket.room.table.id for socket in self if socket.person == person)}
        self.show_out(lambda socket: socket.person == person)
        await forgetting.forget(registry, person, looking)

    async def look_after(self, registry: Registry) -> None:
        """Show out, from time to time, those whose device was taken back, or who were forgotten or banned."""
        for look in count(1):
            await asyncio.sleep(OFTEN)
            try:
                await self.show_out_banned(registry.store)
                if look % EVERY == 0:
                    await self.check(registry)
            except StoreError as error:
                log.warning("guests are looked after when the store answers: %s", error)
            except Exception:  # or nobody would be looked after any more
                log.exception("guests could not be looked after")

    async def show_out_banned(self, store: Store) -> None:
        """Show out those who were banned of late."""
        banned = {person.id for person in await store.banned(now() - LATELY)}
        if banned:
            self.show_out(lambda socket: socket.person in banned)

    async def check(self, registry: Registry) -> None:
        """Show out those whose device the store does not know any more, or does not want to."""
        store = registry.store
        here = sorted({socket.device for socket in self if socket.device})
        for first in range(0, len(here), AT_ONCE):
            asked = here[first : first + AT_ONCE]
            gone = set(asked) - await store.known_devices(asked)
            for person in sorted({socket.person for socket in self if socket.device in gone}):
                if await store.person(person) is None:
                    await self.forget(registry, person)
            if gone:
                self.show_out(lambda socket, gone=gone: socket.device in gone)  # type: ignore[misc]
