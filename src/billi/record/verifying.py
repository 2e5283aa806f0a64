"""Checking that records follow the rules, from the first deal to the last point."""

from dataclasses import dataclass
from pathlib import Path

from billi.errors import InvalidRecord, Phrase
from billi.record.files import objects
from billi.record.proving import prove
from billi.record.replaying import replaying
from billi.record.shape import Record, shown, where


@dataclass(frozen=True)
class Report:
    """What a file of valid records holds."""

    records: int
    unfinished: int
    """How many of them stop before the end of the game."""
    proven: int = 0
    """Of how many the luck has been recomputed from the secret."""


def verify(record: Record, number: int = 1) -> None:
    """Raise :class:`billi.InvalidRecord` unless a record follows the rules to the letter.

    A game may be unfinished, but its last step must be whole: a card played with the trick it completes, a draw with
    the pairs it makes. Where the record has a proof of fair luck, everything luck has decided must follow from it.
    ``number`` is what the error calls the record.

    >>> verify({"billi": 2, "game": "willi", "options": {"players": 4}, "events": [{"t": "stall"}]})
    Traceback (most recent call last):
    billi.errors.InvalidRecord: record 1, event 1: Willi has no event “stall”.
    """
    replayed = replaying(record, number)
    replayed.run()
    state, here = replayed.state, where(number)
    for field, value in (("points", state.points), ("winners", state.winners)):
        if not state.over:
            if field in record:
                raise InvalidRecord("verify-no-end", where=here, field=field)
        elif field not in record:
            raise InvalidRecord("file-missing-field", where=here, field=field)
        elif record[field] != value:
            expected = Phrase("verify-what-field", field=field, value=shown(value))
            found = Phrase("verify-what-field", field=field, value=shown(record[field]))
            rule = replayed.rule(state.events[-1])
            raise InvalidRecord("verify-failure", rule, where=here, expected=expected, found=found)
    if "fair" in record:
        prove(record, replayed)


def verify_file(path: str | Path) -> Report:
    """Verify every record of a file; raise at the first that is wrong, or when there is none."""
    records = unfinished = proven = 0
    for record in objects(path):
        records += 1
        verify(record, records)
        unfinished += "points" not in record
        proven += "secret" in record.get("fair", ())
    if not records:
        raise InvalidRecord("verify-empty", file=str(path))
    return Report(records, unfinished, proven)
