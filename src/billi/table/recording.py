"""The record of a game that was played at a table: who sat where, and the proof of its luck."""

from itertools import pairwise
from typing import Any

from billi.fair import proof
from billi.record import without_name
from billi.table.table import Table


def record_of(table: Table) -> dict[str, Any]:
    """Return the record of a finished game, its luck proven."""
    assert table.state is not None
    cut = table.cutting.cuts() if table.cutting else None
    record = {**table.state.record(), "fair": proof(table.secret, table.words(), table.over, cut)}
    record["bots"] = [seat for seat, person in enumerate(table.deals[0].people) if not person]
    if table.stand_ins:
        record["stood_in"] = sorted(table.stand_ins)
    if len(table.deals) > 1 and (seating := _seating(table)):
        record["seating"] = seating
    for who, person in enumerate(table.dealt_to()):
        if person in table.forgotten:
            record = without_name(record, who)
    return record


def _seating(table: Table) -> list[dict[str, Any]]:
    """List who sat where from which round on, where that changed; ``who`` counts people as ``Table.people`` does."""
    dealt_to, changes = table.dealt_to(), []
    sat = [[_known(table, *one) for one in zip(deal.people, deal.names, strict=True)] for deal in table.deals]
    for round, (before, now) in enumerate(pairwise(sat), 2):
        for seat, (person, name) in enumerate(now):
            if (person, name) != before[seat]:
                who = {"who": dealt_to.index(person)} if person else {}
                changes.append({"round": round, "seat": seat, "name": name, **who})
    return changes


def _known(table: Table, person: str, name: str) -> tuple[str, str]:
    """Return who somebody is and what they are called: whoever was forgotten has lost their name in every round."""
    assert table.game is not None
    return person, table.game.spec.kept_name(name) if person in table.forgotten else name
