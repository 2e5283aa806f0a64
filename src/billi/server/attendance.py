"""Who is connected to this server, as the others on the same store know it, and who is connected to any.

Only changes are written down, and a few times a minute that the server itself is there: where it is no longer, nobody
is connected to it either. No two clocks are compared for that: a server is there as long as what it writes of itself
goes on changing, and for how long it has not each other one measures for itself.
"""

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from billi.server.clock import CLOCK, Clock
from billi.server.identity import new_id
from billi.server.store import Attends, Store, StoreError

LOOK_AGAIN: Final = 6
"""Of how often this is noted, once it is asked what the others know: a store that fails over may have lost the last."""
LAPSES: Final = 12_500
"""Milliseconds for which a server is taken to be there that has said so, at the least; it does every five seconds."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class LastHeard:
    """What was last heard of a server."""

    until: int
    """What it said,"""
    seen: int
    """when it was last looked whether it says something else,"""
    silent: int = 0
    """and for how many milliseconds it has not."""


class Attendance:
    """What this server has told the others, and heard of them."""

    def __init__(self, store: Store, clock: Clock = CLOCK, lasts: int = LAPSES) -> None:
        self._store = store
        self._steady = clock.steady
        self.lasts = lasts
        """Milliseconds for which a server is taken to be there that says nothing new."""
        self.server = new_id()
        self._known = False
        """Whether the others may know of this server,"""
        self._noted: set[Attends] = set()
        """of whom they know that they are here,"""
        self._perhaps: set[Attends] = set()
        """and of whom they may: what the store did not answer to may have been written all the same."""
        self._times = 0
        self._heard: dict[str, LastHeard] = {}
        """What was last heard of each server in the store."""

    async def note(self, here: set[Attends], until: int) -> None:
        """Tell the others who is here, which holds until a time, or until they hear otherwise; and hear who is there.

        Raise :class:`CannotOpen` where they have changed the store meanwhile, so that there is no place for us.
        """
        self._known = True
        if not await self._store.renew(self.server, until):
            self._noted = set()  # it was taken for gone, and everyone with it
            await self._store.check_version()
        self._times += 1
        if self._times % LOOK_AGAIN == 0:
            self._noted = self._perhaps = await self._store.attending(self.server)
        came, left = here - self._noted, self._perhaps - here
        if came or left:
            self._noted, self._perhaps = self._noted - left, self._perhaps | came
            await self._store.attend(self.server, came, left)
        self._noted = self._perhaps = here
        await self._listen()

    async def present(self, table: str) -> set[str]:
        """Return the people who are connected to a table through a server that is there."""
        return {one.person for one in await self._store.present(table) if self._is_there(one.server, one.until)}

    async def present_at(self, tables: Sequence[str]) -> dict[str, set[str]]:
        """Return by table the people who are connected to any of these through a server that is there."""
        people: dict[str, set[str]] = {table: set() for table in tables}
        for table, one in await self._store.present_at(tables) if tables else ():
            if self._is_there(one.server, one.until):
                people[table].add(one.person)
        return people

    async def sweep(self) -> None:
        """Forget servers that are gone, and with them everyone connected to them."""
        servers = await self._listen()
        gone = {server: until for server, until in servers.items() if not self._is_there(server, until)}
        if gone:
            await self._store.drop_servers(gone)

    async def _listen(self) -> dict[str, int]:
        """Hear what all servers say."""
        servers = await self._store.servers()
        for server, until in servers.items():
            self._is_there(server, until)
        self._heard = {server: heard for server, heard in self._heard.items() if server in servers}
        return servers

    def _is_there(self, server: str, until: int) -> bool:
        """Whether a server that says this is there: one that is heard of for the first time is.

        However long it is since we last looked, that counts for no more than half of the silence it takes: we may
        have been asleep ourselves, or all of us without the store.
        """
        now = self._steady()
        heard = self._heard.get(server)
        if heard is None or heard.until != until:
            self._heard[server] = LastHeard(until, now)
            return True
        heard.silent += min(now - heard.seen, self.lasts // 2)
        heard.seen = now
        return heard.silent < self.lasts

    async def close(self) -> None:
        """Tell the others that this server is gone; they find out by themselves where the store cannot be told."""
        if self._known:
            try:
                await self._store.drop_server(self.server)
            except StoreError as problem:
                log.warning("other servers take this one to be there for a little longer: %s", problem)
