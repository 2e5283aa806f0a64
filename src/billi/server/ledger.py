"""A table in memory and its log in the store: what is known here of what is kept.

Any number of servers may hold the same table. The log decides: whoever writes a version first has it, and whoever
finds it taken reads what was written and tries again.
"""

import logging
import time
from typing import Final

from billi.server.metrics import COMMIT, MOVES
from billi.server.reading import check_whole, encode_record, unreadable
from billi.server.settings import Settings
from billi.server.store import KEEP, Keep, Line, Store
from billi.table.by_itself import AtHand, itself
from billi.table.deciding import follow
from billi.table.entries import Chose, Entry, Forgot, Sat, read, write
from billi.table.listing import listing_hangs_on, listing_of, write_listing
from billi.table.table import Table

ROUGHLY: Final = 0.1
"""How much sooner than it should a table without a clock may be looked at again: every change of that time costs."""

log = logging.getLogger(__name__)


class Gone(Exception):
    """The log is not there any more."""


class Ledger:
    """One table and its log."""

    def __init__(
        self, store: Store, settings: Settings, table: Table, mark: bytes | None, at_hand: AtHand = itself
    ) -> None:
        self.store = store
        self.settings = settings
        self.table = table
        """While something is being written, a little ahead of what is kept."""
        self.kept = table.version
        """The last line of the log that is known here,"""
        self.mark = mark
        """and its mark."""
        self.stale = False
        """Whether what is in memory may be ahead of the log, or beside it."""
        self.behind = False
        """Whether other servers have written more than was read."""
        self.lost = False
        """Whether lines that were kept once were gone when the log was last read from its beginning."""
        self.writers: set[str] = set()
        """Who has written what was last read on."""
        self._listed: object = None
        """What the listing hangs on that was kept last; None where that is not known."""
        self._due = 0
        """When the store was last told to have this table looked at again; 0 when that is not known."""
        self._at_hand = at_hand
        """What tells who chooses for a bot now."""

    def hear(self, version: int) -> bool:
        """Hear from another server that the table is at a version; whether that is news."""
        news = not self.behind and (version != self.kept or self.stale)
        self.behind = self.behind or news
        return news

    async def read_on(self) -> bool:
        """Read what follows the last line known here, and return whether anything does.

        If that line is not in the log any more, memory is stale, and the whole log has to be read.
        """
        self.behind = False
        try:
            lines = await self.store.lines(self.table.id, self.kept - 1)
        except BaseException:
            self.behind = True
            raise
        if not lines or self._is_other(lines[0]):
            self.stale = True
            return False
        if len(lines) == 1:
            return False
        self.writers = self._read(lines[1:])
        return True

    async def read_again(self) -> None:
        """Read the whole log; raise :class:`Gone` where there is none."""
        heard, self.behind = self.behind, False  # what is heard of while this reads may not be in it
        try:
            was, lines = self.table, await self.store.lines(self.table.id)
        except BaseException:
            self.behind = self.behind or heard
            raise
        if not lines:
            raise Gone
        self.lost = len(lines) < self.kept or self._is_other(lines[self.kept - 1])
        self.table, self._due, self.kept = Table(was.id, was.secret), 0, 0
        self._read(lines)
        if self.lost:
            log.warning("a log has lost lines that were kept: its table goes on as it is", extra={"table": was.id})

    def _is_other(self, line: Line) -> bool:
        """Whether a line of the log is another than the last one known here."""
        return line.version != self.kept or (bool(line.mark and self.mark) and line.mark != self.mark)

    def _read(self, lines: list[Line]) -> set[str]:
        """Add lines to the table, and return who has written them."""
        self.stale, self._listed = True, None  # until all of them are read
        writers = set()
        try:
            check_whole(lines, self.kept)
            for line in lines:
                entry = read(line.body)
                self.table.apply(entry, line.at)
                writers.add(entry.by)
        except Exception as error:  # as of a server that is newer: others may know better
            raise unreadable(self.table.id, error) from error
        self.stale, self.kept, self.mark = False, lines[-1].version, lines[-1].mark
        return writers

    async def write(self, entries: list[Entry], at: int, at_once: bool, most: int) -> None:
        """Apply entries, and what follows from them by itself, and keep it all in one go.

        Forced answers follow where they may be given ``at_once``; where bots are among themselves, ``most`` of their
        choices do. Raise as :meth:`billi.server.store.Store.append` does.
        """
        table = self.table
        first, was, listed = table.version + 1, table.status, self._listed or listing_hangs_on(table)
        # From here on memory is ahead of the log, until the log has it too: whatever goes wrong, it is read again.
        self.stale, self._listed = True, None
        happened = follow(table, entries, at, at_once, most, self._at_hand)
        started = time.perf_counter()
        status, lists = table.status, listing_hangs_on(table)
        bodies, guests, choices = [], [], 0
        for entry in happened:
            bodies.append(write(entry))
            if isinstance(entry, Chose):
                choices += 1
            elif isinstance(entry, Sat):
                guests.append(entry.person)
        self.mark = await self.store.append(
            table.id,
            first,
            bodies,
            at,
            deadline=self._look_again(at),
            status=None if status == was else status,
            listing=None if lists == listed else write_listing(listing_of(table)),
            record=encode_record(table) if status == "over" and (status != was or _forgets(entries)) else None,
            after=self.mark,
            guests=guests,
        )
        self.stale, self.kept, self._listed = False, table.version, lists
        COMMIT.note(time.perf_counter() - started)
        # Whoever made it: that the table said no for somebody is nobody's business (MB14).
        MOVES.note(choices)

    def _look_again(self, at: int) -> int | Keep | None:
        """Return when somebody must see to this table, should no server have it in memory by then."""
        table, empty = self.table, self.settings.empty
        if table.state is None:
            return at + 2 * self.settings.cutting if table.closed else None
        if table.over:
            return None
        deadline = table.deadline
        due = deadline or at + empty
        if not deadline and abs(due - self._due) < empty * ROUGHLY:
            return KEEP
        self._due = due
        return due


def _forgets(entries: list[Entry]) -> bool:
    """Whether somebody is taken out of a game, and so out of its record."""
    return any(isinstance(entry, Forgot) for entry in entries)
