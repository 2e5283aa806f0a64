"""Who is connected to this server, as the others on the same store know it.

Only changes are written down, and a few times a minute that the server itself is there: where it is no longer, nobody
is connected to it either.
"""

import logging
from typing import Final

from billi.server.identity import new_id
from billi.server.store import Attends, Store, StoreError

LOOK_AGAIN: Final = 6
"""Of how often this is noted, once it is asked what the others know: a store that fails over may have lost the last."""

log = logging.getLogger(__name__)


class Attendance:
    """What this server has told the others."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.server = new_id()
        self._known = False
        """Whether the others may know of this server,"""
        self._noted: set[Attends] = set()
        """of whom they know that they are here,"""
        self._perhaps: set[Attends] = set()
        """and of whom they may: what the store did not answer to may have been written all the same."""
        self._times = 0

    async def note(self, here: set[Attends], until: int) -> None:
        """Tell the others who is here, which holds until a time, or until they hear otherwise.

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

    async def close(self) -> None:
        """Tell the others that this server is gone; they find out by themselves where the store cannot be told."""
        if self._known:
            try:
                await self._store.drop_server(self.server)
            except StoreError as problem:
                log.warning("other servers take this one to be there for a little longer: %s", problem)
