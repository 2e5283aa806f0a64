"""What must happen at a table by itself, and when.

It follows from the table, from who is there and from the time, and is worked out anew after every change: a timer that
comes early, late or never costs a moment, not the game.
"""

from collections.abc import Collection, KeysView
from dataclasses import dataclass, field

from billi.table.by_itself import goes_on, only_choice
from billi.table.deciding import greet, run_out
from billi.table.entries import Chose, Entry, Left, LeftOut
from billi.table.pausing import brisk, pause
from billi.table.table import Table

AT_ONCE = 0
NOTICE = 1_000
"""Milliseconds somebody may be gone before the others are told, as while a page loads anew."""
UNDER_WAY = 3_000
"""Milliseconds that what another server has written may take to come here. What comes later was under way for longer,
or its server goes by another time than we do: nobody can tell, and somebody's clock may not run out for it."""
LAST_MOMENT = 50
"""Milliseconds before the clock runs out by which every "no" is said: it may have been kept back until then."""
LATE = 200
"""Milliseconds by which it is noticed too late that time is up where nothing was done meanwhile, and nothing read;"""
READ_FIRST = 50
"""as many are given then for what has come to be read, since it may have come in time."""
STAND_IN_AFTER = 1 / 6
"""The part of the grace for which somebody must be gone before the host may have a bot decide for them."""


@dataclass(slots=True)
class Watch:
    """What one server knows of a table besides its log: who is there, and since when the others are not."""

    grace: int
    """Milliseconds somebody whom others wait for may be gone before a bot decides for them."""
    empty: int
    """The same when all have gone."""
    cutting: int = 0
    """Milliseconds people's pages have to cut the deck before they are left out."""
    pause: int = 0
    """Milliseconds a quick "no" takes, in the median, where nobody must learn that there was no choice."""
    here: Collection[str] = ()
    """The people who look at the table."""
    waived: Collection[int] = ()
    """The seats that will not call in this trick."""
    shared: bool = False
    """Whether other servers, by other clocks, may write to the table."""
    nowhere: Collection[str] | None = None
    """Those people who are at no other server either; None where there is none at which they could be."""
    _deserted: int | None = None
    """Since when nobody who plays looks at it; None while somebody does."""
    _gone: dict[str, int] = field(default_factory=dict)
    """Since when each person is gone who sits at the table,"""
    _missing: dict[str, int] = field(default_factory=dict)
    """and when to ask about them."""
    _back: dict[str, int] = field(default_factory=dict)
    """Since when each person is back who was gone in the course of the present decision."""
    _question: tuple[int, int] = (-1, 0)
    """The version at which the present decision was opened, and when (after a failover it may be another),"""
    _seen: int = 0
    """and since when that is known here."""
    _late: tuple[int, int] = (-1, 0)
    """A time that was up long before it was noticed, and until when those are heard who may have answered in it."""

    def note(self, table: Table, now: int) -> None:
        """Take note of what is asked and who is missing."""
        question = table.asked_version, table.asked_at
        if self._question != question:
            self._question, self._seen = question, now
            self._back.clear()
        sitting = table.sitting
        gone = sitting.difference(self.here)
        if sitting and not gone and not self._gone:  # as almost always
            self._deserted = None
            return
        self._back.update((person, now) for person in self._gone if person in self.here)
        self._gone = {person: self._gone.get(person, now) for person in gone}
        if sitting - gone:
            if self._deserted is not None:
                self._missing.clear()  # whoever is first to come back waits for the others as long as for anybody
            self._deserted = None
        elif self._deserted is None:
            self._deserted = now
        self._missing = {person: self._missing.get(person, now + self.grace) for person in gone}

    def know_deserted(self, since: int) -> None:
        """Take somebody's word for since when nobody who plays looks at the table, if nobody does."""
        if self._deserted is not None:
            self._deserted = min(self._deserted, since)

    def missing(self, now: int) -> dict[str, int]:
        """Return until when each person is waited for who is noticed to be gone; 0 while nobody who plays is there."""
        if not self._gone:  # as almost always
            return {}
        return {
            person: 0 if self._deserted is not None else self._missing[person]
            for person, since in self._gone.items()
            if now >= since + NOTICE and (self.nowhere is None or person in self.nowhere)
        }

    @property
    def gone(self) -> Collection[str]:
        """The people who sit at the table and do not look at it here."""
        return self._gone.keys()

    def know_elsewhere(self, people: Collection[str], now: int) -> None:
        """Hear who looks at the table through other servers: their absence begins anew when they leave those."""
        for person in self._gone.keys() & people:
            self._gone[person], self._missing[person] = now, now + self.grace

    def noticed(self, told: KeysView[str], now: int) -> int | None:
        """Return when to tell who is gone and who is back, to whom it was ``told`` of some; None if all know."""
        if not self._gone and not told:  # as almost always
            return None
        if self.nowhere is not None:  # others say who is
            return None if self.missing(now).keys() == told else AT_ONCE
        if any(person not in self._gone for person in told):
            return AT_ONCE
        return min((since + NOTICE for person, since in self._gone.items() if person not in told), default=None)

    def long_gone(self, person: str, now: int) -> bool:
        """Whether somebody has been gone for so long that the host may have a bot decide for them."""
        return person in self._gone and now >= self._gone[person] + self.grace * STAND_IN_AFTER

    def next(self, table: Table) -> int | None:
        """Return when something must happen next; None when nothing has to."""
        if goes_on(table):
            return AT_ONCE
        if table.state is None:
            return self._heard_until(self._cut_by) if table.closed else None
        if table.over:
            return None
        if table.away and self._returned(table):
            return AT_ONCE
        moments = list(self._answers(table).values()) if table.veiled or self.waived else []
        clock = self._runs_out(table)
        if clock is not None:
            moments.append(self._heard_until(clock))
        if self._missing:
            missed = (chair.person for chair in table.chairs if chair.person and not chair.away)
            moments += [self._missing[person] for person in missed if person in self._missing]
        return min(moments) if moments else None

    def release(self, table: Table, seat: int) -> int:
        """Return when a "no" of this seat to the present question may be known.

        Nobody says no before they are back: for whoever was gone the time begins then, with a choice or without. And
        whoever has said it is not overruled by the clock because it was kept back.
        """
        since = max(self._asked(table), self._back.get(table.chairs[seat].person, 0))
        at, clock = since + pause(table, seat, self.pause), self._runs_out(table)
        return at if clock is None else min(at, clock - LAST_MOMENT)

    def due(self, table: Table, now: int, elsewhere: Collection[str] = ()) -> list[Entry]:
        """Return what must happen now. The people ``elsewhere`` look at the table through other servers."""
        if table.closed and table.cutting:
            late = table.cutting.waiting_for if self._is_up(self._cut_by, now) else []
            return [LeftOut(seats=late)] if late else []
        if not table.begun or table.over:
            return []
        clock = self._runs_out(table)
        answers: list[Entry] = run_out(table) if clock is not None and self._is_up(clock, now) else []
        for seat, at in self._answers(table).items() if not answers else ():
            if now >= at:
                said = table.waived_answer
                answers.append(Chose(seat=seat, action=said) if said else only_choice(table, seat))
        return [*self._returned(table), *answers, *self._missed(table, now, elsewhere)]

    def misses_somebody(self, now: int) -> bool:
        """Whether somebody has been gone long enough to ask if they are really gone."""
        return any(at <= now for at in self._missing.values())

    def be_patient(self, now: int) -> None:
        """Wait once more for those who were due to be missed, now that they have been asked about."""
        self._missing = {person: at if at > now else now + self.grace for person, at in self._missing.items()}

    @property
    def _cut_by(self) -> int:
        """Until when people may cut the deck. Whoever comes to a server that has just started has the whole time."""
        return self._seen + self.cutting

    def _runs_out(self, table: Table) -> int | None:
        """Return when the clock runs out on the present decision, by our time."""
        deadline = table.deadline
        return None if deadline is None else self._asked(table) + deadline - table.asked_at

    def _is_up(self, at: int, now: int) -> bool:
        """Whether a time is up, and all that may have come before it has been read."""
        if now > at + LATE and self._late[0] != at:
            self._late = at, now + READ_FIRST
        return now >= self._heard_until(at)

    def _heard_until(self, at: int) -> int:
        """Return until when to listen to those whose time is up."""
        late, until = self._late
        return until if late == at else at

    def _asked(self, table: Table) -> int:
        """Return since when the present decision is open, by our time."""
        if self._question != (table.asked_version, table.asked_at):
            return table.asked_at
        # Whoever wrote the entry may be ahead of us, or behind: nobody has longer than the clock says, and nobody less.
        behind = self.shared and table.asked_at < self._seen - UNDER_WAY
        return self._seen if behind else min(table.asked_at, self._seen)

    def _answers(self, table: Table) -> dict[int, int]:
        """Return when the table answers for each seat that has no choice, or has made it already."""
        if self.waived and table.waived_answer:
            asked = self._asked(table)
            return {seat: asked + brisk(table, seat, self.pause) for seat in table.waiting_for if seat in self.waived}
        if not table.veiled:
            return {}
        # For whoever is gone the table says nothing: with a choice they could not either, and all see they are gone.
        return {
            seat: self.release(table, seat)
            for seat in table.waiting_for
            if table.is_forced(seat) and table.chairs[seat].person not in self._gone and not table.deciders[seat]
        }

    def _returned(self, table: Table) -> list[Entry]:
        """Note that people who were missed are here."""
        if not table.away:  # as almost always
            return []
        back = dict.fromkeys(person for person in table.away if person in self.here)
        return [entry for person in back for entry in greet(table, person)]

    def _missed(self, table: Table, now: int, elsewhere: Collection[str]) -> list[Entry]:
        """Let bots decide for people who are gone, if others wait for them or all have been gone for long."""
        there = {*self.here, *elsewhere}
        if any(chair.person in there for chair in table.chairs if chair.person):
            self._deserted = None if self._deserted is None else now
        elif self._deserted is None or now - self._deserted < self.empty:
            return []
        gone = {person for person, at in self._missing.items() if at <= now} - there
        return [Left(seat=seat) for seat, chair in enumerate(table.chairs) if chair.person in gone and not chair.away]
