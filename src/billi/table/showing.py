"""What a person, or anybody, may see of a table and do at it.

Cards come from :mod:`billi.view` alone; this module adds who sits where, what is asked of whom and until when.
"""

from dataclasses import dataclass
from typing import Any

from billi.notation.action import Action
from billi.refusal import MB_RULES, WILLI_RULES
from billi.rules import misterbill
from billi.table.messages import BOARDS, Ask, Hand, Own, Public, Seat, TableShown, Welcome
from billi.table.table import Chair, Table
from billi.view import in_hand, in_the_open


@dataclass(frozen=True, slots=True)
class Eyes:
    """Through whose eyes: a person's, with all chairs they hold, or those of somebody who was lent a hand."""

    person: str = ""
    key: str = ""
    """The key of a link that shows somebody's hand."""

    def seats(self, table: Table) -> list[int]:
        """List the seats whose cards these eyes may see."""
        if not self.key:
            return table.seats_of(self.person)
        return sorted({*table.seats_of(self.person), *table.seats_lent_to(self.key)})


def show(table: Table, eyes: Eyes, since: int = 0) -> TableShown:
    """Show a table to somebody who has heard all up to a version already."""
    return TableShown(version=table.version, since=since, public=show_public(table), own=show_own(table, eyes, since))


def show_welcome(table: Table, code: str) -> Welcome:
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
        commitment=opened.commitment,
    )


def show_public(table: Table) -> Public:
    """Show what everyone may see alike."""
    assert table.game is not None
    waiting = table.waiting_for
    return Public(
        status=table.status,
        seats=[show_chair(table, chair, seat in waiting) for seat, chair in enumerate(table.chairs)],
        until=table.deadline,
        next=table.next,
        record=table.id if table.over else "",
        board=BOARDS[table.game.name](**in_the_open(table.state)) if table.state else None,
    )


def show_own(table: Table, eyes: Eyes, since: int = 0) -> Own:
    """Show what only these eyes may see: their hands, what they are asked, and the events as they saw them."""
    mine = table.seats_of(eyes.person)
    seen: list[int | None] = [*eyes.seats(table)] or [None]
    told = table.told[since]
    return Own(
        seats=mine,
        host=bool(eyes.person) and eyes.person == table.host,
        hands=[show_hand(table, seat, told, seat in mine) for seat in seen] if table.begun else [],
    )


def show_chair(table: Table, chair: Chair, thinking: bool) -> Seat:
    """Show who plays a seat, and whether all wait for them."""
    return Seat(
        name=chair.name,
        bot=chair.bot,
        host=bool(chair.person) and chair.person == table.host,
        away=chair.away,
        stood_in=chair.stood_in,
        words=chair.words,
        lent=bool(chair.key),
        muted=chair.person in table.muted,
        thinking=thinking,
    )


def show_hand(table: Table, seat: int | None, told: int, own: bool) -> Hand:
    """Show one seat's cards, what it may choose if it is the viewer's own, and what it has seen happen."""
    assert table.state is not None
    shown: dict[str, Any] = in_hand(table.state, seat)
    choices = shown.pop("legal")
    if own and seat is not None:
        shown["ask"] = show_ask(table, seat, choices) if choices else None
        shown["link"] = table.chairs[seat].key
    return Hand(seat=seat, events=table.state.seen(seat)[told:], **shown)


def show_ask(table: Table, seat: int, choices: list[Action]) -> Ask:
    """Show what a seat is asked: for what, which answers, by which rule, and its answer so far."""
    chosen = table.chosen.get(seat)
    return Ask(
        rule=rule_behind(table),
        choices=[str(action) for action in choices],
        chosen=None if chosen is None else str(chosen),
    )


def rule_behind(table: Table) -> str:
    """Give the id of the rule by which somebody is asked now."""
    assert table.state is not None
    phase = table.state.table.phase
    if table.state.game.name == "willi":
        return WILLI_RULES[phase]
    if phase == misterbill.GIVING:
        return f"MB16{misterbill.KINDS[table.state.table.waiter]}"
    return MB_RULES[phase]
