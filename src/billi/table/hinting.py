"""Hints at a table: who may ask for one, and what is asked then."""

import hmac
from dataclasses import dataclass
from functools import cache

from billi.bots import has_learned
from billi.games.advice import Advice
from billi.games.view import View
from billi.luck import SeededLuck
from billi.table.table import Table


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """All that a hint is worked out from: what the seat sees, and luck of its own."""

    luck: SeededLuck
    view: View

    def answer(self) -> list[Advice]:
        """Work it out; it may take a while."""
        from billi.bots.hinting import hint  # which needs NumPy

        return hint(self.view, self.luck)


def hint_question(table: Table, seat: int) -> HintQuestion:
    """Return what a hint for a seat is worked out from: the same as long as the question is."""
    assert table.state is not None
    seed = hmac.digest(table.secret, f"hint {table.asked_version} {seat}".encode(), "sha256")
    return HintQuestion(SeededLuck(int.from_bytes(seed[:7], "big")), table.state.view(seat))


def why_no_hint(table: Table, seat: int) -> str:
    """Return the sentence that says why whoever sits in a seat cannot have a hint now; nothing if they can."""
    if table.opened is None or table.state is None or not (table.opened.hints or is_alone(table, seat)):
        return "table-no-hints"
    if not _is_taught(table.opened.game):
        return "table-no-hints-here"
    if seat not in table.waiting_for and seat not in table.chosen:
        return "table-hint-turn"
    if table.deciders[seat]:
        return "table-hint-bot"
    return "" if len(table.choices(seat)) > 1 else "table-hint-no-choice"


def is_alone(table: Table, seat: int) -> bool:
    """Whether nobody but a seat's person plays, nor was dealt this round's cards: to come back to them, perhaps."""
    if len(table.sitting) > 1:  # as almost always
        return False
    people = [chair.person for chair in table.chairs if chair.person]
    dealt = table.deals[-1].people if table.deals else []
    return people == [table.chairs[seat].person] and not {*dealt} - {"", *people}


def is_told_later(table: Table, seat: int) -> bool:
    """Whether that somebody asks for a hint now would tell that they have a choice, which nobody must learn yet."""
    return table.veiled and not is_alone(table, seat)


@cache
def _is_taught(game: str) -> bool:
    return has_learned(game)
