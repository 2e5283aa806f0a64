"""What a person, or anybody, may see of a table and do at it, as data any client can render.

Cards come from :mod:`billi.view` alone; this module adds who sits where, what is asked of whom and until when.
"""

from dataclasses import dataclass, field
from typing import Any

from billi.notation.action import Action
from billi.refusal import MB_RULES, WILLI_RULES
from billi.rules import misterbill
from billi.table.table import Chair, Table
from billi.view import in_hand, in_the_open


@dataclass(frozen=True, slots=True)
class Eyes:
    """Through whose eyes: a person's, with all chairs they hold, or those somebody lent their hand to."""

    person: str = ""
    lent: frozenset[int] = field(default_factory=frozenset)
    """Seats whose owners let this viewer see their hands."""

    def seats(self, table: Table) -> list[int]:
        """List the seats whose cards these eyes may see."""
        return sorted({*table.seats_of(self.person), *(seat for seat in self.lent if seat < len(table.chairs))})


def show(table: Table, eyes: Eyes, told: int = 0) -> dict[str, Any]:
    """Show a table to somebody who has been told the first ``told`` events already."""
    return {**show_open(table), **show_own(table, eyes, told)}


def show_open(table: Table) -> dict[str, Any]:
    """Show what everyone may see alike."""
    assert table.opened is not None
    return {
        "version": table.version,
        "game": table.opened.game,
        "players": table.opened.players,
        "options": table.opened.options,
        "language": table.opened.language,
        "clock": table.opened.clock,
        "commitment": table.opened.commitment,
        "status": "over" if table.over else "playing" if table.begun else "open",
        "seats": [show_chair(table, seat, chair) for seat, chair in enumerate(table.chairs)],
        "until": table.deadline,
        "next": table.next,
        "table": in_the_open(table.state) if table.state else None,
    }


def show_own(table: Table, eyes: Eyes, told: int = 0) -> dict[str, Any]:
    """Show what only these eyes may see: their hands, what they are asked, and the events as they saw them."""
    mine = table.seats_of(eyes.person)
    seen: list[int | None] = [*eyes.seats(table)] or [None]
    return {
        "yours": mine,
        "host": bool(eyes.person) and eyes.person == table.host,
        "hands": [show_hand(table, seat, told, seat in mine) for seat in seen] if table.begun else [],
    }


def show_chair(table: Table, seat: int, chair: Chair) -> dict[str, Any]:
    """Show who plays a seat, and whether all wait for them."""
    return {
        "name": chair.name,
        "bot": chair.bot,
        "free": chair.free,
        "host": bool(chair.person) and chair.person == table.host,
        "away": chair.away,
        "stood_in": chair.stood_in,
        "words": chair.words,
        "thinking": seat in table.waiting_for,
    }


def show_hand(table: Table, seat: int | None, told: int, own: bool) -> dict[str, Any]:
    """Show one seat's cards, what it may choose if it is the viewer's own, and what it has seen happen."""
    assert table.state is not None
    events = table.state.seen(seat)
    shown = {**in_hand(table.state, seat), "seat": seat, "told": len(events), "events": events[told:]}
    choices = shown.pop("legal")
    if own and choices:
        shown["ask"] = show_ask(table, seat, choices)
    return shown


def show_ask(table: Table, seat: int | None, choices: list[Action]) -> dict[str, Any]:
    """Show what a seat is asked: for what, which answers, by which rule, and its answer so far."""
    chosen = None if seat is None else table.chosen.get(seat)
    return {
        "rule": rule_behind(table),
        "choices": [str(action) for action in choices],
        "chosen": None if chosen is None else str(chosen),
    }


def rule_behind(table: Table) -> str:
    """Give the id of the rule by which somebody is asked now."""
    assert table.state is not None
    phase = table.state.table.phase
    if table.state.game.name == "willi":
        return WILLI_RULES[phase]
    if phase == misterbill.GIVING:
        return f"MB16{misterbill.KINDS[table.state.table.waiter]}"
    return MB_RULES[phase]
