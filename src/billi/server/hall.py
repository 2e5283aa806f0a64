"""All the tables this server has in memory, and the way in."""

import asyncio
from typing import Final

import msgspec

from billi.fair import new_secret
from billi.server.people import is_code, new_code, new_id
from billi.server.room import GRACE, Room, now
from billi.server.store import CodeTaken, NewTable, Store
from billi.table.deciding import open_table
from billi.table.entries import BotSat, Entry, read, write
from billi.table.table import Table

UNBEGUN: Final = 24 * 3600 * 1000
"""Milliseconds a table waits for its cards before it goes."""
CODES: Final = 5
"""Codes drawn before giving up; with 59 bits the second is never needed."""


class NewTableWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table somebody wants."""

    game: str
    players: int
    options: dict[str, str] = {}
    language: str = "en"
    clock: int = 0
    listed: bool = False
    bots: list[int] = []
    """Seats for bots."""


class Hall:
    """The tables in this server's memory."""

    def __init__(self, store: Store, grace: int = GRACE) -> None:
        self.store = store
        self.grace = grace
        self.rooms: dict[str, Room] = {}
        self._entering: dict[str, asyncio.Lock] = {}

    async def open(self, person: str, wish: NewTableWish) -> str:
        """Set up a table for a person, its host; give its code, or raise what is wrong with it."""
        secret, at = new_secret(), now()
        opened = open_table(person, secret, wish.game, wish.players, wish.options, wish.language, wish.clock)
        seats = sorted({seat for seat in wish.bots if 0 <= seat < wish.players})
        entries: list[Entry] = [opened, *(BotSat(by=person, seat=seat, bot="house") for seat in seats)]
        lines = [write(entry) for entry in entries]
        for _ in range(CODES):
            table = NewTable(new_id(), new_code(), secret, wish.listed, at, at + UNBEGUN, lines)
            try:
                await self.store.create(table)
            except CodeTaken:
                continue
            return table.code
        raise CodeTaken(table.code)

    async def room(self, code: str) -> Room | None:
        """Find the table with a code, from memory or the store."""
        head = await self.store.find_code(code) if is_code(code) else None
        if head is None:
            return None
        async with self._entering.setdefault(head.id, asyncio.Lock()):
            if head.id not in self.rooms:
                table = Table(head.id, head.secret)
                for line in await self.store.lines(head.id):
                    table.apply(read(line.body), line.at)
                self.rooms[head.id] = Room(self.store, table, self.grace)
                self.rooms[head.id].resume()
        return self.rooms[head.id]

    async def close(self) -> None:
        """Let every table finish what it is writing."""
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
