"""What a person, or anybody, may see of a table and do at it.

Cards come from :mod:`billi.view` alone; this module adds who sits where, what is asked of whom and until when.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Final

from msgspec import structs

from billi.state import State
from billi.table.decision import Decision
from billi.table.hinting import why_no_hint
from billi.table.messages import (
    Ask,
    Hand,
    Own,
    Public,
    Seat,
    TableShown,
    Welcome,
)
from billi.table.table import Table
from billi.view import in_hand, in_the_open

NO_ONE_MISSING: Final[Mapping[str, int]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Eyes:
    """Through whose eyes: a person's, with all chairs they hold, or those of somebody who was lent a hand."""

    person: str = ""
    key: str = ""
    """The key of a link that shows somebody's hand."""

    def sight(self, table: Table) -> "Sight":
        """Return what these eyes may see of a table, as long as nobody changes chairs."""
        sitting = table.seats_of(self.person)
        seats = [seat for seat in sitting if not table.waits(seat)]
        # Whoever sits in the game, or could sit down to their cards again, sees no other hand, lent or not (MB19).
        plays = sitting or (self.person and table.deals and self.person in table.deals[-1].people)
        lent = table.seats_lent_to(self.key) if self.key and not plays else []
        waits = [seat for seat in sitting if table.waits(seat)]
        back = [seat for seat in range(len(table.chairs)) if table.may_take_back(seat, self.person)] if plays else []
        host = bool(self.person) and self.person == table.host
        return Sight(seats, sorted({*seats, *lent}), host, waits, back)


@dataclass(frozen=True, slots=True)
class Sight:
    """What somebody may see and do at a table."""

    seats: list[int]
    """The seats they play."""
    hands: list[int]
    """The seats whose cards they may see."""
    host: bool
    waits: list[int] = field(default_factory=list)
    """The seats that are theirs from the next deal on,"""
    back: list[int] = field(default_factory=list)
    """and those a bot plays for them until they sit down again."""


def show(table: Table, eyes: Eyes, since: int = 0) -> TableShown:
    """Show a table to somebody who has heard all up to a version already."""
    own = show_own(table, eyes.sight(table), since)
    return TableShown(version=table.version, since=since, public=show_public(table), own=own)


def show_welcome(table: Table, code: str, now: int) -> Welcome:
    """Show what a table was set up as."""
    opened = table.opened
    assert opened is not None
    return Welcome(
        code=code,
        game=opened.game,
        players=opened.players,
        options=opened.options,
        language=opened.language,
        clock=opened.clock,
        hints=opened.hints,
        commitment=opened.commitment,
        now=now,
    )


class SeatsShown:
    """Who plays each seat, as everyone is shown it; worked out anew only when anything but a choice has happened."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._settled = -1
        self._missing = NO_ONE_MISSING
        self._idle: list[Seat] = []
        """The seats while nobody waits for them,"""
        self._shown: dict[tuple[int, ...], list[Seat]] = {}
        """and by whom the others wait for."""

    def of(self, table: Table, missing: Mapping[str, int]) -> list[Seat]:
        """Show the seats of a table."""
        if table is not self._table or table.settled != self._settled or missing != self._missing:
            self._table, self._settled, self._missing = table, table.settled, missing
            self._idle = [show_chair(table, seat, missing) for seat in range(len(table.chairs))]
            self._shown.clear()
        waiting = tuple(table.waiting_for)
        shown = self._shown.get(waiting)
        if shown is None:
            shown = self._shown[waiting] = [
                structs.replace(chair, thinking=True) if seat in waiting else chair
                for seat, chair in enumerate(self._idle)
            ]
        return shown


def show_public(
    table: Table, missing: Mapping[str, int] = NO_ONE_MISSING, seats_shown: SeatsShown | None = None
) -> Public:
    """Show what everyone may see alike; ``missing`` tells who does not look, and until when they are waited for.

    Whoever shows a table again and again hands in the same ``seats_shown`` every time.
    """
    status = table.status
    return Public(
        status=status,
        seats=(seats_shown or SeatsShown()).of(table, missing),
        tries=table.cutting.tries if table.cutting else 0,
        until=table.deadline,
        next=table.next,
        record=table.id if status == "over" else "",
        board=show_board(table.state) if table.state else None,
    )


def show_board(state: State) -> dict[str, Any]:
    """Show what lies on the table."""
    shown = in_the_open(state)
    if not shown["to_act"] and (drawing := state.drawing):
        shown["to_act"] = [drawing[0]]  # the rules leave a draw to luck; here somebody touches a card
    return shown


def show_own(table: Table, sight: Sight, since: int = 0, waived: Collection[int] = ()) -> Own:
    """Show what only one viewer may see: hands, what they are asked, and the events as they saw them."""
    told, hands = table.told[since], []
    if table.decision is not None:
        for seat in sight.hands:
            hands.append(show_hand(table, table.decision, sight, seat, told, waived))
        if not sight.hands:
            hands.append(Hand(seat=None, events=table.seen_by_all(told)))
    return Own(seats=sight.seats, waits=sight.waits, back=sight.back, host=sight.host, hands=hands)


def show_chair(table: Table, seat: int, missing: Mapping[str, int]) -> Seat:
    """Show who plays a seat. All of it stands until the table :attr:`~Table.settled` anew."""
    chair, cutting = table.chairs[seat], table.cutting
    name, seal = chair.name, chair.seal
    if cutting and not table.begun:
        # What the deal comes from is fixed, though somebody may have asked to be forgotten since.
        seal = cutting.seals[seat]
        name = name or ("" if chair.bot else cutting.names[seat])
    return Seat(
        name=name,
        bot=chair.bot,
        called=None if chair.person or chair.called == seat else chair.called,
        host=bool(chair.person) and chair.person == table.host,
        away=chair.away,
        stood_in=chair.stood_in,
        gone=chair.person in missing and not table.over,
        missing=missing[chair.person] if chair.person in missing and table.waits_for(seat) else 0,
        waits=table.waits(seat),
        words=chair.words,
        # Once the cards are dealt, seals are for the record: every move would carry them.
        seal="" if table.begun else seal,
        cut=table.closed and cutting is not None and seat in cutting.made,
        left_out=cutting is not None and seat in cutting.left_out,
        lent=bool(chair.key),
        muted=bool(chair.person) and chair.person in table.muted,
        hints=chair.hints,
    )


def show_hand(table: Table, decision: Decision, sight: Sight, seat: int, told: int, waived: Collection[int]) -> Hand:
    """Show one seat's cards and what it has seen happen; where it is the viewer's own, what it may choose as well."""
    besides = in_hand(decision.state, seat)
    cards, events = besides.pop("hand"), table.seen_from(seat, told)
    if seat not in sight.seats:
        return Hand(seat=seat, hand=cards, events=events, besides=besides)
    ask, link = show_ask(table, decision, seat) if seat in decision.asked else None, table.chairs[seat].key
    if not ask and not link and not waived:  # as almost always
        return Hand(seat=seat, hand=cards, events=events, besides=besides)
    said_no = seat in waived
    return Hand(seat=seat, hand=cards, events=events, ask=ask, besides=besides, waived=said_no, link=link)


def show_ask(table: Table, decision: Decision, seat: int) -> Ask:
    """Show what a seat is asked: for what, which answers, by which rule, and its answer so far."""
    state, choices, chosen = decision.state, decision.choices(seat), table.chosen.get(seat)
    return Ask(
        rule=state.game.spec.asked_by(state.position),
        choices=[action.text for action in choices],
        chosen=None if chosen is None else chosen.text,
        forced=len(choices) == 1 and decision.veiled,
        hint=not why_no_hint(table, seat),
    )
