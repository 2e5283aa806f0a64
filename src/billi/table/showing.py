"""What a person, or anybody, may see of a table and do at it, as data any client can render.

Cards come from :mod:`billi.view` alone; this module adds who sits where, what is asked of whom and until when.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from billi.refusal import MB_RULES, WILLI_RULES
from billi.rules import misterbill
from billi.table.table import Chair, Table

NOT_IN_VIEWS: Final = ("events", "legal", "game", "players", "options", "seat")
"""What a view repeats that is told beside it."""


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
    assert table.opened is not None
    mine = table.seats_of(eyes.person)
    seen: list[int | None] = [*eyes.seats(table)] or [None]
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
        "yours": mine,
        "host": bool(eyes.person) and eyes.person == table.host,
        "views": [show_view(table, seat, told) for seat in seen] if table.begun else [],
        "asks": [ask for seat in mine for ask in show_ask(table, seat)],
        "next": table.next,
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


def show_view(table: Table, seat: int | None, told: int) -> dict[str, Any]:
    """Show the cards as one seat sees them, or as anybody does, and what has happened since."""
    assert table.state is not None
    view = table.state.view(seat)
    shown = {name: value for name, value in view.as_dict().items() if name not in NOT_IN_VIEWS}
    return {"seat": seat, "told": len(view.events), "events": view.events[told:], **shown}


def show_ask(table: Table, seat: int) -> list[dict[str, Any]]:
    """Show what a seat is asked, if it is: for what, which answers, by when, by which rule, and its answer so far."""
    state = table.state
    if state is None or seat not in state.to_act:
        return []
    chosen = table.chosen.get(seat)
    return [
        {
            "seat": seat,
            "what": state.view(seat).phase,
            "rule": rule_behind(table),
            "choices": [str(action) for action in state.legal(seat)],
            "until": table.deadline,
            "chosen": None if chosen is None else str(chosen),
        }
    ]


def rule_behind(table: Table) -> str:
    """Give the id of the rule by which somebody is asked now."""
    assert table.state is not None
    phase = table.state.table.phase
    if table.state.game.name == "willi":
        return WILLI_RULES[phase]
    if phase == misterbill.GIVING:
        return f"MB16{misterbill.KINDS[table.state.table.waiter]}"
    return MB_RULES[phase]
