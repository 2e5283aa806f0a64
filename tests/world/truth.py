"""What the logs on the disk say, folded as they are written: whatever anybody is told is held against it."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from msgspec import structs, to_builtins

from billi.server.reading import encode_record
from billi.table.entries import Began, Chose, Entry, read
from billi.table.messages import Hand, Public, TableShown
from billi.table.showing import show_public
from billi.table.table import Table

MOST_ENTRIES = 5_000
CARD = re.compile("[A-Z][1-9]?")


class Broken(AssertionError):
    """Something that must hold does not."""


@dataclass(frozen=True)
class Moment:
    """What a table was at a version."""

    public: Public
    hands: list[list[str]]
    dealt_to: list[str]
    """By seat, who sat there when the cards were dealt; "" for a bot."""


@dataclass
class Truth:
    """A table as its log has it."""

    code: str
    table: Table
    gone: bool = False
    """Whether it was deleted, log and all."""
    record: bytes = b""
    """Of a game that is over."""
    moments: dict[int, Moment] = field(default_factory=dict)
    _deals: list[tuple[int, list[str]]] = field(default_factory=list)
    """For each deal the events before it, and who sat where."""
    _events: int = 0

    def wrote(self, version: int, at: int, body: bytes) -> Entry:
        """Follow the log by a line, and return what it says."""
        if version != self.table.version + 1:
            raise Broken(f"version {version} was written after {self.table.version}")
        if version > MOST_ENTRIES:
            raise Broken(f"the log of {self.code} has {version} entries")
        entry = read(body)
        if entry.id and (entry.by, entry.id) in self.table.granted and isinstance(entry, Chose | Began):
            raise Broken(f"{entry} was granted twice")
        self.table.apply(entry, at)
        state = self.table.state
        if state:
            for number, event in enumerate(state.events_from(self._events), self._events):
                if event.kind == "round":
                    self._deals.append((number, [chair.person for chair in self.table.chairs]))
            self._events = state.happened
        return entry

    def settle(self) -> None:
        """Note what the table is now that the log stands."""
        state = self.table.state
        hands = [CARD.findall(hand) for hand in state.game.spec.fields(state.position)["hands"]] if state else []
        dealt_to = self._deals[-1][1] if self._deals else []
        self.moments[self.table.version] = Moment(as_read(show_public(self.table)), hands, dealt_to)
        if self.table.over and not self.record:
            self.record = encode_record(self.table)

    def close(self) -> None:
        """Forget what nobody will be shown any more."""
        self.moments.clear()

    def check(self, person: str, shown: TableShown) -> None:
        """Hold what somebody was shown against the log."""
        moment = self.moments.get(shown.version)
        if moment is None:
            raise Broken(f"{person} was shown version {shown.version}, which was never kept")
        if any(shown.public.seats[seat].gone for seat in shown.own.seats):
            raise Broken(f"{person} looks at the table and is told to be missing from it")
        if without_presence(shown.public) != moment.public:
            raise Broken(f"{person} sees another table at version {shown.version} than the log tells")
        for hand in shown.own.hands:
            self._check_story(person, shown, hand)
            if hand.seat is None or not hand.hand:
                continue
            if moment.dealt_to[hand.seat] != person:
                raise Broken(f"{person} was shown seat {hand.seat}'s cards, dealt to {moment.dealt_to[hand.seat]!r}")
            if sorted(hand.hand) != sorted(moment.hands[hand.seat]):
                raise Broken(f"{person} was shown {hand.hand} for {moment.hands[hand.seat]}")

    def _check_story(self, person: str, shown: TableShown, hand: Hand) -> None:
        """Hold what somebody is told against what happened, as seen from the seat dealt to them, or by all."""
        state, told = self.table.state, self.table.told
        begin, end = told[shown.since], told[shown.version]
        if len(hand.events) != end - begin:
            raise Broken(f"{person} was told {len(hand.events)} events of {end - begin}, from {shown.since} on")
        for number, seen in enumerate(hand.events, begin):
            assert state is not None
            dealt_to = next(people for first, people in reversed(self._deals) if first <= number)
            eyes = hand.seat if hand.seat is not None and dealt_to[hand.seat] == person else None
            [event] = state.seen(eyes, number, number + 1)
            if seen != to_builtins(event.as_dict()):
                raise Broken(f"{person} was told {seen} where {event.as_dict()} was to be seen from {eyes}")

    def check_granted(self, person: str, id: str, version: int) -> None:
        """Find in the log what somebody was told is there."""
        kept = self.table.granted.get((person, id))
        if kept is None or kept > version:
            raise Broken(f"{person} was told that {id} is kept at {version}, and it is at {kept}")


def as_read(public: Public) -> Public:
    """Return what all are shown as whoever reads it has it: lists where there were tuples."""
    board = public.board and {name: _listed(shown) for name, shown in public.board.items()}
    return structs.replace(public, board=board)


def _listed(shown: Any) -> Any:
    return [list(one) if isinstance(one, tuple) else one for one in shown] if isinstance(shown, list) else shown


def without_presence(public: Public) -> Public:
    """Return what all see without who looks just now, which no log tells."""
    return structs.replace(public, seats=[structs.replace(seat, gone=False, missing=0) for seat in public.seats])


class Truths:
    """All tables there ever were."""

    def __init__(
        self,
        is_expected: Callable[[str], bool],
        happen: Callable[[str, Entry], None],
        fail: Callable[[Exception], None],
    ) -> None:
        self.by_id: dict[str, Truth] = {}
        self.by_code: dict[str, Truth] = {}
        self._alive: list[Truth] = []
        self.forgotten: set[str] = set()
        """People whose data were deleted."""
        self._is_expected = is_expected
        self._happen = happen
        self._fail = fail
        self._written: dict[str, Truth] = {}

    def opened(self, id: str, code: str, secret: bytes) -> None:
        """Learn of a new table."""
        if self._is_expected(id):
            self.by_id[id] = self.by_code[code] = truth = Truth(code, Table(id, secret))
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
                self._happen(id, self._written[id].wrote(version, at, body))
            except Exception as problem:  # not for the server to stumble over
                self._fail(problem)

    def committed(self) -> None:
        """Learn that all of a transaction has been told."""
        for truth in self._written.values():
            truth.settle()
        self._written.clear()

    def removed(self, id: str) -> None:
        """Learn that a table is gone."""
        if id in self.by_id:
            self.by_id[id].gone = True
