"""What a store is asked for.

Whatever changes something returns when the change is durable: it survives a crash of this process, of the database and
of the machine. A call that is cancelled may have made its change all the same.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import TracebackType
from typing import Any, Final, Self

from billi.errors import Phrase
from billi.server.metrics import STORE_ERRORS
from billi.server.store import schema, statements
from billi.server.store.data import (
    DAY,
    KEEP,
    Attends,
    Ended,
    EndedGame,
    Head,
    Keep,
    KnownDevice,
    Line,
    NewTable,
    OwnTable,
    Person,
    Presence,
    Sitter,
    Status,
    day_of,
)
from billi.server.store.errors import Conflict, Missing, Unavailable
from billi.server.store.marks import marks_after
from billi.server.store.racing import Append
from billi.server.store.records import Blank, unpack

STRANGERS_LAST: Final = 30 * DAY
"""Milliseconds for which somebody is known who has never come to a table that is still told of."""
SWEPT_AT_ONCE: Final = 500
"""People looked at in one go."""
PAGES_LAST: Final = 30 * DAY
"""Milliseconds for which a page may be open that no server hands out any more."""
FIRST_ENDED: Final = Ended("", -1)
FIRST_PAGE: Final = OwnTable(table="", seat=0, status="open", created=2**63 - 1)


class Store(ABC):
    """Tables with their logs, and people."""

    def __init__(self, blank: Blank) -> None:
        self._blank = blank
        self._swept = ""
        """Up to whom people have been looked at."""

    # Tables

    @abstractmethod
    async def create(self, table: NewTable) -> None:
        """Set up a table; its lines are versions 1, 2 and so on.

        Raise :class:`CodeTaken`, :class:`Full` where its host has as many tables as they may or, when there is a table
        of this id, :class:`Conflict`.
        """

    async def append(
        self,
        table: str,
        first_version: int,
        bodies: Sequence[bytes],
        at: int,
        *,
        deadline: int | Keep | None = KEEP,
        status: Status | None = None,
        listing: str | None = None,
        record: bytes | None = None,
        after: bytes | None = None,
        guests: Sequence[str] = (),
    ) -> bytes:
        """Write lines to a table's log from ``first_version`` on, all or none; set its deadline, status and listing.

        Return the mark of the last one. A ``record`` is kept with them, and stays whatever becomes of the log.
        ``guests`` are those who sit down.

        ``after`` is the mark of the line before, as the writer knows it (:mod:`billi.server.store.marks`). Raise
        :class:`Conflict` when one of the versions exists already, when some before them do not, or when the line
        before is another one, and only then. Raise :class:`Finished` where the log has gone, :class:`Missing` where
        there is no such table.
        """
        marks = marks_after(after, bodies, at)
        append = Append(table, first_version, bodies, marks, at, deadline, status, listing, record, after, guests)
        try:
            await self._append(append)
        except Conflict:
            STORE_ERRORS.labels("conflict").inc()
            raise
        return marks[-1]

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        """Return the lines of a table's log after a version; none when it is finished or not there."""
        return [Line(*row) for row in await self._rows(statements.LINES, table, after)]

    async def head(self, table: str) -> Head | None:
        """Return a table without its log."""
        heads = await self._heads(statements.HEAD, table)
        return heads[0] if heads else None

    async def find_code(self, code: str) -> Head | None:
        """Find the table with a join code; finished ones have none any more."""
        heads = await self._heads(statements.FIND_CODE, code)
        return heads[0] if heads else None

    @abstractmethod
    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """Return the version each of these tables is at; those not there are left out."""

    async def listed(self, limit: int) -> list[Head]:
        """List open tables anyone may join, the newest first."""
        return await self._heads(statements.LISTED, limit)

    async def opened_by(self, person: str) -> int:
        """Count the tables somebody has opened that are not over yet."""
        rows = await self._rows(statements.OPENED_BY, person)
        return int(rows[0][0]) if rows else 0

    async def note_listing(self, table: str, version: int, listing: str) -> None:
        """Note what lists tell of a table that has no listing yet and is still at this version."""
        await self._change(statements.NOTE_LISTING, table, version, listing)

    async def due(self, now: int, limit: int) -> list[str]:
        """List tables whose deadline has passed, the longest overdue first."""
        return [table for (table,) in await self._rows(statements.DUE, now, limit)]

    async def look_again(self, table: str, deadline: int) -> None:
        """Change when a table that is being played is due."""
        await self._change(statements.SET_DEADLINE, table, deadline)

    async def retire(self, table: str, version: int) -> None:
        """Close a table that is being played as it stands: its game cannot go on."""
        await self._change(statements.RETIRE, table, version)

    async def over(self, before: int, limit: int, after: Ended = FIRST_ENDED) -> list[Ended]:
        """List tables whose game has ended and whose last line is that old, the oldest first: they can be finished.

        ``after`` is the last one of the page before.
        """
        return [Ended(*row) for row in await self._rows(statements.OVER, before, after[1], after[0], limit)]

    @abstractmethod
    async def finish(self, table: str, version: int, record: bytes | None) -> None:
        """Keep a table's record instead of its log. People forgotten meanwhile are taken out of it, and of its listing.

        Without a ``record``, whatever was kept when the game ended stays; perhaps nothing.

        ``version`` is the last line the record tells of: raise :class:`Conflict` when there are more, so that none is
        lost. Finishing once more changes nothing. Raise :class:`Missing` where there is no such table.
        """

    async def record(self, table: str) -> bytes | None:
        """Return the record of a game that has ended."""
        rows = await self._rows(statements.RECORD, table)
        return unpack(rows[0][0]) if rows else None

    @abstractmethod
    async def expire(self, now: int) -> list[str]:
        """Delete tables that were never begun and whose time is up; list them."""

    async def drop(self, table: str, version: int) -> None:
        """Delete a table that was never begun and is still at this version."""
        await self._change(statements.DROP, table, version)

    # People

    async def add_person(self, id: str, token_hash: bytes, name: str, language: str, at: int, kind: str = "") -> None:
        """Add somebody with their first device. Adding the same person again changes nothing."""
        await self._change(statements.ADD_PERSON, id, token_hash, name, language, at)
        await self._change(statements.ADD_DEVICE, token_hash, id, at, day_of(at), kind)

    async def person_of(self, token_hash: bytes) -> Person | None:
        """Find whose token this is."""
        rows = await self._rows(statements.PERSON_OF, token_hash)
        return Person(*rows[0]) if rows else None

    async def update_person(self, id: str, name: str, language: str) -> None:
        """Change what somebody is called and the language they read. Raise :class:`Missing` if nobody has this id."""
        if not await self._change(statements.UPDATE_PERSON, id, name, language):
            raise Missing(id)

    async def add_link(self, person: str, link_hash: bytes, expires: int) -> None:
        """Keep a link by which another device of somebody's becomes theirs, once, for a while."""
        await self._change(statements.ADD_LINK, link_hash, person, expires)

    async def linked_by(self, link_hash: bytes, now: int) -> Person | None:
        """Return who handed out a link that is still good."""
        rows = await self._rows(statements.LINKED_BY, link_hash, now)
        return Person(*rows[0]) if rows else None

    @abstractmethod
    async def claim(
        self, link_hash: bytes, token_hash: bytes, now: int, kind: str = "", most: int | None = None
    ) -> bool:
        """Add a device with this token for the person who handed out the link; return whether it was still good.

        Of two who come at once, one finds the link gone. Raise :class:`Full` where the person would have more than
        ``most`` devices; the link stays good.
        """

    async def devices_of(self, person: str) -> list[KnownDevice]:
        """List somebody's devices, the last used first."""
        return [KnownDevice(*row) for row in await self._rows(statements.DEVICES_OF, person)]

    async def note_use(self, token_hash: bytes, now: int, kind: str) -> None:
        """Note the day a device is used and what it is; more often than once a day changes nothing."""
        await self._change(statements.NOTE_USE, token_hash, day_of(now), kind)

    async def drop_device(self, person: str, token_hash: bytes) -> bool:
        """Take a device from somebody; return whether it was theirs, and not the last one they had.

        Links to further devices are good no more: it may have made them.
        """
        await self._change(statements.DROP_LINKS, person)
        return bool(await self._change(statements.DROP_DEVICE, token_hash, person))

    @abstractmethod
    async def known_devices(self, tokens: Sequence[bytes]) -> set[bytes]:
        """Return those of these devices that are somebody's who may sit down."""

    async def renew(self, server: str, until: int) -> bool:
        """Note that a server is there until a time; return whether it was known, and so who is connected to it.

        Others go by that this changes, not by what it says: their clocks may tell another time.
        """
        if await self._change(statements.RENEW, server, until):
            return True
        await self._change(statements.DROP_ATTENDANCE, server)  # of a server that was taken for gone
        await self._change(statements.ADD_SERVER, server, until)
        return False

    @abstractmethod
    async def attend(self, server: str, came: Iterable[Attends], left: Iterable[Attends]) -> None:
        """Note who is connected to a server, and who no longer is, each a table and a person.

        It counts while the server is known. Who came before stays, and to leave twice changes nothing: what may have
        failed halfway can be done again.
        """

    async def attending(self, server: str) -> set[Attends]:
        """Return who is connected to a server, as far as is known here."""
        return {(table, person) for table, person in await self._rows(statements.ATTENDING, server)}

    async def drop_server(self, server: str) -> None:
        """Note that a server is gone, and with it everyone connected to it."""
        await self._change(statements.DROP_SERVER, server)
        await self._change(statements.DROP_ATTENDANCE, server)

    async def servers(self) -> dict[str, int]:
        """Return the servers that have not gone in order, each with what it last said until when it is there."""
        return {row[0]: row[1] for row in await self._rows(statements.SERVERS)}

    async def drop_servers(self, silent: Mapping[str, int]) -> None:
        """Forget servers that were not heard of any more, unless they have said something else meanwhile."""
        for server, until in silent.items():
            await self._change(statements.DROP_SERVER_UNCHANGED, server, until)
        await self._change(statements.OLD_ATTENDANCE)

    async def present(self, table: str) -> list[Presence]:
        """List who is connected to a table, each with the server and what it last said until when it is there."""
        return [Presence(*row) for row in await self._rows(statements.PRESENT, table)]

    @abstractmethod
    async def present_at(self, tables: Sequence[str]) -> list[tuple[str, Presence]]:
        """List who is connected to any of these tables, each with the table."""

    async def sweep(self, now: int) -> None:
        """Forget links nobody used, what servers have tried, that tables were deleted, and pages nobody hands out."""
        await self._change(statements.OLD_LINKS, now)
        await self._change(statements.OLD_TRIALS, now - DAY)
        await self._change(statements.OLD_DELETIONS, now - DAY)
        await self._change(statements.OLD_PAGES, now - PAGES_LAST)

    async def sweep_people(self, now: int) -> None:
        """Look at some people, each time at others, and forget who has not been here for long and left nothing behind.

        Whoever sits or ever sat at a table that is told of is known for good, and so is who is banned.
        """
        people = [id for (id,) in await self._rows(statements.PEOPLE_AFTER, self._swept, SWEPT_AT_ONCE)]
        if people:
            since = day_of(now) - STRANGERS_LAST
            await self._change(statements.SWEEP_PEOPLE, self._swept, people[-1], since)
        self._swept = people[-1] if len(people) == SWEPT_AT_ONCE else ""

    @abstractmethod
    async def seat(self, table: str, people: Sequence[str]) -> None:
        """Note who sits at a table, by seat, "" for nobody, so that :meth:`games_of` finds it.

        The log says who sits where; this is its index, replaced as a whole, so it may be written at any time and as
        often as one likes. People who were forgotten stay so. Raise :class:`Finished` or :class:`Missing`.
        """

    async def games_of(self, person: str, limit: int, before: OwnTable | None = None) -> list[OwnTable]:
        """List the tables somebody sits or sat at, the newest first, from the last one of the page before on."""
        last = before or FIRST_PAGE
        rows = await self._rows(statements.GAMES_OF, person, last.created, last.table, limit)
        return [OwnTable(*row) for row in rows]

    async def past_of(self, person: str, limit: int) -> list[EndedGame]:
        """List the games somebody has played that are over, the newest first, and what is known of each."""
        return [EndedGame(*row) for row in await self._rows(statements.PAST_OF, person, limit)]

    async def note_played(self, table: str, person: str, evaluator: str, played: str | None) -> None:
        """Note what a game was to somebody who sat there; of others, and of people who were forgotten, nothing."""
        await self._change(statements.NOTE_PLAYED, table, person, evaluator, played)

    async def tables_of(self, person: str) -> list[str]:
        """List the tables that stand and where somebody has ever sat, or is host."""
        return [table for (table,) in await self._rows(statements.TABLES_OF, person)]

    async def is_table_of(self, person: str, code: str) -> bool:
        """Whether this is the code of a table where somebody has ever sat, or is host."""
        return bool(await self._rows(statements.IS_TABLE_OF, person, code))

    @abstractmethod
    async def rewrite(self, table: str, bodies: Mapping[int, bytes]) -> None:
        """Replace lines of a log, by version; their marks stay.

        For what must be forgotten, and for nothing else: a table in memory does not notice.
        """

    @abstractmethod
    async def forget(self, person: str) -> set[str]:
        """Delete somebody: name, token, and the links to their games, whose records keep the game without the name.

        Return the tables that stand where they sit, have sat or are host: their logs may name them still, if they sat
        down while this was asked for. Forgetting once more, as after a crash on the way, forgets the rest.
        """

    # For whoever runs the server

    async def tables(self, limit: int, status: Status | None = None, before: Head | None = None) -> list[Head]:
        """List all tables, or those of a status, the newest first, from the last one of the page before on."""
        last = (before.created, before.id) if before else (FIRST_PAGE.created, FIRST_PAGE.table)
        return await self._heads(statements.ALL_TABLES, *last, status or "", limit)

    async def delist(self, table: str) -> bool:
        """Take a table off the public list, so that only whoever has its link finds it; return whether there is one."""
        return bool(await self._change(statements.DELIST, table))

    async def delete(self, table: str, at: int) -> bool:
        """Delete a table with its log, its record and its seats; return whether there was one.

        A server that has it in memory finds out when it next writes, or goes round the house.
        """
        found = await self._change(statements.DELETE, table)
        if found:
            await self._change(statements.NOTE_DELETION, table, at)
        return bool(found)

    async def deleted(self) -> list[str]:
        """List tables that were deleted within a day or so."""
        return [table for (table,) in await self._rows(statements.DELETED)]

    async def seated(self, table: str) -> list[Sitter]:
        """List who sits or sat at a table, by seat."""
        return [Sitter(*row) for row in await self._rows(statements.SEATED, table)]

    async def hosted_by(self, table: str) -> Sitter | None:
        """Return who is host of a table, as long as it stands; the seat is -1."""
        rows = await self._rows(statements.HOSTED_BY, table)
        return Sitter(-1, *rows[0]) if rows else None

    async def person(self, id: str) -> Person | None:
        """Find somebody by their id."""
        rows = await self._rows(statements.PERSON, id)
        return Person(*rows[0]) if rows else None

    async def banned(self, since: int = -1) -> list[Person]:
        """List who is banned, or was after some time, the last one first."""
        return [Person(*row) for row in await self._rows(statements.BANNED, since)]

    async def ban(self, id: str, at: int) -> bool:
        """Let somebody sit down no more, and take their tables off the list; return whether there is such a person."""
        found = await self._change(statements.BAN, id, at)
        await self._change(statements.DELIST_ALL_OF, id)
        return bool(found)

    async def unban(self, id: str) -> bool:
        """Let somebody sit down again; return whether there is such a person."""
        return bool(await self._change(statements.UNBAN, id))

    # What pages are made of

    async def bring_page(self, id: str, files: bytes, at: int) -> None:
        """Keep what a page is made of, for servers that have another one, or note that it is still handed out."""
        if not await self._change(statements.RENEW_PAGE, id, at):
            await self._change(statements.ADD_PAGE, id, files, at)

    async def pages(self, limit: int) -> list[str]:
        """List the pages that servers have brought, the last one first."""
        return [id for (id,) in await self._rows(statements.PAGES, limit)]

    async def page(self, id: str) -> bytes | None:
        """Return what a page is made of."""
        rows = await self._rows(statements.PAGE, id)
        return bytes(rows[0][0]) if rows else None

    # The store itself

    async def try_out(self, server: str, at: int) -> None:
        """Write something and read it back; raise :class:`StoreError` where that does not go well."""
        await self._change(statements.TRY_OUT, server, at)
        if [tuple(row) for row in await self._rows(statements.TRIED, server)] != [(at,)]:
            raise Unavailable("store-unavailable", reason=Phrase("store-reads-otherwise"))

    async def schema_version(self) -> int:
        """Return the version of the tables, which a newer server may have raised meanwhile."""
        return int((await self._rows(schema.READ_VERSION))[0][0])

    async def check_version(self) -> None:
        """Raise :class:`CannotOpen` where the tables are not what this version can work on any more."""
        version = await self.schema_version()
        if schema.is_newer(version):
            schema.check_may_work(version, (await self._rows(schema.READ_NEEDS))[0][0])

    @property
    @abstractmethod
    def waiting(self) -> int:
        """How many changes wait to be written."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting to be written, and close."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    @abstractmethod
    async def _append(self, append: Append) -> None:
        """Write lines to a log."""

    @abstractmethod
    async def _rows(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        """Read rows."""

    @abstractmethod
    async def _change(self, sql: str, *values: Any) -> int:
        """Change rows and say how many."""

    async def _heads(self, sql: str, *values: Any) -> list[Head]:
        heads = [Head(*row) for row in await self._rows(sql, *values)]
        return [replace(head, listed=bool(head.listed)) for head in heads]
