"""Which servers hold the same tables, and what they are to be told: of each table only those who hold it too.

A server that takes a table into memory says so to all, once, and whoever holds it as well answers. From then on they
tell each other of it, and nobody else. Where everyone at a table comes to the same server, nothing more is told at all.
This does no I/O: it says what to send, and hears what was sent. Letters may get lost with the connection they should
have come by; whoever was without one asks about everything anew.

Whoever reaches Redis can write letters too. They may make news come later, when the store is asked; what they make a
server remember, or say, has an end.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Final

import msgspec

ALL: Final = ""
"""Whom a letter is for that everyone gets."""
MOST_UNTOLD: Final = 10_000
"""Tables whose news waits to be sent; of more, the others hear when they ask the store."""
MOST_AT_ONCE: Final = 1_000
"""Tables asked about in one letter."""
MOST_WITH: Final = 32
"""Servers that are told of one table; more hear when they ask the store."""
LONGEST: Final = 1 << 20
"""Bytes of a letter: no server has more to say at once."""

Version = Annotated[int, msgspec.Meta(ge=0)]
Server = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
"""The id of a server: never so short as what stands for all, here or in the name of a channel."""
TableId = Annotated[str, msgspec.Meta(max_length=64)]


class Letter(msgspec.Struct, array_like=True, frozen=True):
    """What one server tells another, or all others, at once."""

    sender: Server
    versions: dict[TableId, Version]
    """By table the sender holds: what it has brought it to; 0 where it has not."""
    asks: bool = False
    """Whether it wants to know who else holds them."""
    left: list[TableId] = []
    """Tables the sender holds no more, be it after news of them."""


@dataclass(slots=True)
class Draft:
    """A letter to one server that is not sent yet."""

    versions: dict[str, int] = field(default_factory=dict)
    left: dict[str, None] = field(default_factory=dict)


class Company:
    """What one server knows of the others, and has to tell them."""

    def __init__(self, me: str, pass_on: Callable[[str, int], None]) -> None:
        self.me = me
        self._pass_on = pass_on
        """Takes a table that is held here and the version another server has brought it to."""
        self._held: dict[str, int] = {}
        """The tables in memory here, and what they were last brought to from here; 0 if they were not."""
        self._with: dict[str, set[str]] = {}
        """By table, who holds it too."""
        self._unasked: dict[str, None] = {}
        """Tables the others have not been asked about."""
        self._drafts: dict[str, Draft] = {}
        """By server, what it is to be told."""
        self._untold = 0
        """How many tables' news is in those,"""
        self._unparted = 0
        """and how many tables that are not held any more."""

    @property
    def waits(self) -> bool:
        """Whether there is anything to send."""
        return bool(self._drafts or self._unasked)

    @property
    def others(self) -> set[str]:
        """The servers that are told of tables."""
        return set().union(*self._with.values())

    def hold(self, table: str) -> None:
        """Take a table into memory: the others are to be asked who holds it too."""
        self._held.setdefault(table, 0)
        self._unasked[table] = None
        for draft in self._drafts.values():
            if table in draft.left:
                del draft.left[table]
                self._unparted -= 1

    def let_go(self, table: str) -> None:
        """Hold a table no more."""
        self._held.pop(table, None)
        self._unasked.pop(table, None)
        for server in self._with.pop(table, ()):
            self._part(server, table)

    def ask_all_again(self) -> None:
        """Ask about all tables anew, as after a time when nothing was heard."""
        self._unasked = dict.fromkeys(self._held)

    def tell(self, table: str, version: int) -> None:
        """Tell those who hold a table that it is at a version."""
        if table in self._held:
            self._held[table] = max(version, self._held[table])
            for server in self._with.get(table, ()):
                self._tell(server, table, version)

    def _tell(self, server: str, table: str, version: int) -> None:
        draft = self._drafts.get(server)
        if draft and table in draft.versions:
            draft.versions[table] = max(version, draft.versions[table])
        elif self._untold < MOST_UNTOLD:
            self._drafts.setdefault(server, Draft()).versions[table] = version
            self._untold += 1

    def _part(self, server: str, table: str) -> None:
        if self._unparted < MOST_UNTOLD:  # who is not told so now is when it has news of the table
            draft = self._drafts.setdefault(server, Draft())
            self._unparted += table not in draft.left
            draft.left[table] = None

    # Letters

    def letters(self) -> list[tuple[str, Letter]]:
        """Return what is to be sent, and to whom. What could not be sent after all is to be taken :meth:`back`."""
        unasked, drafts = [table for table in self._unasked if table in self._held], self._drafts
        self._unasked, self._drafts, self._untold, self._unparted = {}, {}, 0, 0
        letters = []
        for first in range(0, len(unasked), MOST_AT_ONCE):
            asked = {table: self._held[table] for table in unasked[first : first + MOST_AT_ONCE]}
            letters.append((ALL, Letter(self.me, asked, asks=True)))
        return letters + [
            (server, Letter(self.me, draft.versions, left=list(draft.left))) for server, draft in drafts.items()
        ]

    def back(self, server: str, letter: Letter) -> None:
        """Take back a letter that was not sent, to send it later with what has come up since."""
        for table, version in letter.versions.items():
            if server == ALL:
                self._unasked[table] = None
            else:
                self._tell(server, table, version)
        for table in letter.left:
            if table not in self._held:
                self._part(server, table)

    def miss(self, servers: set[str]) -> None:
        """Note that servers are gone, or do not listen: when they do again, they will say what they hold."""
        for server in servers & self._drafts.keys():
            draft = self._drafts.pop(server)
            self._untold -= len(draft.versions)
            self._unparted -= len(draft.left)
        for table, others in list(self._with.items()):
            for server in others & servers:
                self._leave(server, table)

    def hear(self, letter: Letter) -> int:
        """Take in what another server says; return of how many tables held here it brings news."""
        news, sender = 0, letter.sender
        if sender == self.me:
            return news
        for table, version in letter.versions.items():
            mine = self._held.get(table)
            if mine is None:
                if not letter.asks:
                    self._part(sender, table)  # it thinks this is held here
                continue
            others = self._with.setdefault(table, set())
            if sender in others or len(others) < MOST_WITH:
                if letter.asks or (mine and sender not in others):  # it may have gone on here since it was asked about
                    self._tell(sender, table, mine)
                others.add(sender)
            if version:
                news += 1
                self._pass_on(table, version)
        for table in letter.left:
            self._leave(sender, table)
        return news

    def _leave(self, server: str, table: str) -> None:
        others = self._with.get(table, set())
        others.discard(server)
        if not others:
            self._with.pop(table, None)
