"""What the logs on the disk say, folded as they are written: whatever anybody is told is held against it."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from msgspec import structs

from billi.server.ledger import Ledger
from billi.server.reading import encode_record
from billi.server.settings import Settings
from billi.server.store.marks import marks_after
from billi.table.entries import (
    BotSat,
    Chose,
    Entry,
    Hinted,
    Lent,
    Moved,
    Muted,
    Opened,
    Said,
    Sat,
    Sealed,
    Stood,
    StoodIn,
    Worded,
    read,
)
from billi.table.messages import Public
from billi.table.showing import show_public
from billi.table.table import Table

OF_A_GAME = 1_000
"""Lines there is always room for: the game's own."""
NEEDLESS = (Sat, Moved, Worded, Sealed, Said, Lent, Muted, StoodIn, Hinted)
"""Entries that are no play, and so have their bounds."""
Past = dict[str, tuple[int, bool]]
"""By table, its version at a time, and whether it was gone."""
CARD = re.compile("[A-Z][1-9]?")


class Broken(AssertionError):
    """Something that must hold does not."""


@dataclass
class Truth:
    """A table as its log has it."""

    code: str
    table: Table
    settings: Settings
    gone: bool = False
    """Whether it was deleted, log and all."""
    record: bytes = b""
    """Of a game that is over."""
    lines: list[tuple[Entry, int]] = field(default_factory=list)
    marks: list[bytes] = field(default_factory=list)
    """By line, which log it is."""
    kept: set[int] = field(default_factory=set)
    """The versions at which it was kept as a whole."""
    lost: list["Truth"] = field(default_factory=list)
    """What it was each time before its last lines were lost."""
    chat: list[tuple[int, Said]] = field(default_factory=list)
    """All that was ever said, each with its version."""
    waives: dict[tuple[str, int], int] = field(default_factory=dict)
    """By person and seat, from which question on they may have said no beforehand."""
    _deals: list[tuple[int, list[str]]] = field(default_factory=list)
    """For each deal the events before it, and who sat where."""
    _events: int = 0
    _then: Table | None = None
    """The table at an earlier version, for those who are told of it late."""
    _public: tuple[int, Public] | None = None
    _hands: tuple[int, list[list[str]]] | None = None
    """What was worked out last, and for which version."""

    def wrote(self, version: int, at: int, body: bytes) -> Entry:
        """Follow the log by a line, and return what it says."""
        if version != self.table.version + 1:
            raise Broken(f"version {version} was written after {self.table.version}")
        entry = read(body)
        if entry.id and (entry.by, entry.id) in self.table.granted:
            raise Broken(f"{entry} was granted twice")
        self._check_bounds(version, entry)
        self._follow(entry, at)
        self.marks += marks_after(self.marks[-1] if self.marks else None, [body], at)
        return entry

    def _follow(self, entry: Entry, at: int) -> None:
        table = self.table
        self.lines.append((entry, at))
        table.apply(entry, at)
        if table.chat and table.chat[-1][0] == table.version:
            self.chat.append(table.chat[-1])
        if table.state:
            for number, event in enumerate(table.state.events_from(self._events), self._events):
                if event.kind == "round":
                    self._deals.append((number, [chair.person for chair in table.chairs]))
            self._events = table.state.happened

    def _check_bounds(self, version: int, entry: Entry) -> None:
        """See that there is an end to what people write down beside the game, and to all of it."""
        table, most = self.table, self.settings
        if version > most.entries + OF_A_GAME:
            raise Broken(f"the log of {self.code} has {version} entries")
        if not entry.id or self._is_play(entry):
            return
        if version > most.entries + 1:  # whoever takes their words along writes two
            raise Broken(f"{entry} was written beyond the bounds of a log, at version {version}")
        if table.asides[entry.by] >= most.share:
            raise Broken(f"{entry} was written by {entry.by}, who had {table.asides[entry.by]} lines already")

    def _is_play(self, entry: Entry) -> bool:
        """Whether a game needs something that somebody wished for, to come to its end."""
        if isinstance(entry, Chose):
            return entry.seat not in self.table.chosen
        if isinstance(entry, BotSat | Stood):
            return bool(self.table.chairs[entry.seat].person)
        return not isinstance(entry, NEEDLESS)

    def settle(self) -> None:
        """Note that the log stands as it is now."""
        self.kept.add(self.table.version)
        if self.table.over and not self.record:
            self.record = encode_record(self.table)

    def go_back(self, version: int) -> None:
        """Forget all lines after one, as the store has; servers may know them for a while."""
        if version == self.table.version:
            return
        self.lost.append(replace(self))
        lines, self.lines, self.chat, self._deals, self._events = self.lines[:version], [], [], [], 0
        self.table, self.record, self.marks = Table(self.table.id, self.table.secret), b"", self.marks[:version]
        self.kept = {kept for kept in self.kept if kept <= version}
        self._then = self._public = self._hands = None
        for entry, at in lines:
            self._follow(entry, at)
        if version:
            self.settle()

    def known_to(self, ledger: Ledger) -> "Truth":
        """Return what a server knows of it: what there is, or what there was until it was lost."""
        for truth in (self, *self.lost) if self.lost else ():
            if truth.marks[ledger.kept - 1 : ledger.kept] == [ledger.mark]:
                return truth
        if self.lost:
            raise Broken(f"table {self.code} goes on beside its log, at version {ledger.kept}")
        return self

    # What it was

    def at(self, version: int) -> Table:
        """Return the table at a version; it stands until it is asked for another."""
        if version == self.table.version:
            return self.table
        then = self._then
        if then is None or then.version > version:
            then = self._then = Table(self.table.id, self.table.secret)
        for entry, at in self.lines[then.version : version]:
            then.apply(entry, at)
        return then

    def public(self, version: int) -> Public:
        """Return what all see alike at a version, as whoever reads it has it."""
        if self._public is None or self._public[0] != version:
            self._public = version, as_read(show_public(self.at(version)))
        return self._public[1]

    def hands(self, version: int) -> list[list[str]]:
        """Return everybody's cards at a version, by seat."""
        if self._hands is None or self._hands[0] != version:
            state = self.at(version).state
            assert state is not None
            hands = state.game.spec.fields(state.position)["hands"]
            self._hands = version, [CARD.findall(hand) for hand in hands]
        return self._hands[1]

    def dealt_to(self, events: int) -> list[str]:
        """Return by seat to whom the cards were dealt when so many events had happened; "" for a bot."""
        return next((people for first, people in reversed(self._deals) if first < events), [])

    def said(self, after: int, until: int) -> list[tuple[int, Said]]:
        """Return what was said between two versions."""
        return [saying for saying in self.chat if after < saying[0] <= until] if self.chat else []


def as_read(public: Public) -> Public:
    """Return what all are shown as whoever reads it has it: lists where there were tuples."""
    board = public.board and {name: _listed(shown) for name, shown in public.board.items()}
    return structs.replace(public, board=board)


def _listed(shown: Any) -> Any:
    return [list(one) if isinstance(one, tuple) else one for one in shown] if isinstance(shown, list) else shown


class Truths:
    """All tables there ever were."""

    def __init__(
        self,
        settings: Settings,
        is_expected: Callable[[str], bool],
        happen: Callable[[str, Entry], None],
        settled: Callable[[], None],
        fail: Callable[[Exception], None],
    ) -> None:
        self.by_id: dict[str, Truth] = {}
        self.by_code: dict[str, Truth] = {}
        self._alive: list[Truth] = []
        self.forgotten: set[str] = set()
        """People whose data were deleted."""
        self._settings = settings
        self._is_expected = is_expected
        self._happen = happen
        self._settled = settled
        self._fail = fail
        self._written: dict[str, Truth] = {}

    def opened(self, id: str, code: str, secret: bytes) -> None:
        """Learn of a new table."""
        if self._is_expected(id):
            self.by_id[id] = self.by_code[code] = truth = Truth(code, Table(id, secret), self._settings)
            self._alive.append(truth)

    def alive(self) -> list[Truth]:
        """Return the tables that are neither gone nor over."""
        self._alive = [truth for truth in self._alive if not truth.gone and not truth.table.over]
        return self._alive

    def wrote(self, id: str, version: int, at: int, body: bytes) -> None:
        """Learn of a line of a table's log."""
        if id in self.by_id:
            self._written[id] = self.by_id[id]
            try:
                entry = self._written[id].wrote(version, at, body)
                if isinstance(entry, Opened):
                    self._check_opened(entry.by)
                self._happen(id, entry)
            except Exception as problem:  # not for the server to stumble over
                self._fail(problem)

    def _check_opened(self, person: str) -> None:
        """See that nobody has more tables than they may, however many they ask for at the same moment."""
        opened = [truth.table for truth in self.alive() if truth.table.opened and truth.table.opened.by == person]
        theirs = [table for table in opened if table.host == person]  # whoever was forgotten has left theirs to others
        if len(theirs) > self._settings.tables:
            raise Broken(f"{person} has {len(theirs)} tables")

    def committed(self) -> None:
        """Learn that all of a transaction has been told."""
        if self._written:
            for truth in self._written.values():
                truth.settle()
            self._written.clear()
            self._settled()

    def past(self) -> Past:
        """Note what there is."""
        return {id: (truth.table.version, truth.gone) for id, truth in self.by_id.items()}

    def go_back(self, past: Past) -> None:
        """Learn that all that came after something noted is lost."""
        for id, truth in self.by_id.items():
            version, truth.gone = past.get(id, (0, True))
            truth.go_back(version)
        self._alive = list(self.by_id.values())

    def removed(self, id: str) -> None:
        """Learn that a table is gone."""
        if id in self.by_id:
            self.by_id[id].gone = True
