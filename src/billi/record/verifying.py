"""Checking that records follow the rules, from the first deal to the last point, and what that proves."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from typing import Any, Literal

from billi.errors import InvalidRecord, Phrase
from billi.record.files import Source, name_of, objects
from billi.record.proving import contributors, prove
from billi.record.replaying import Replaying, replaying
from billi.record.shape import Record, shown, where


@dataclass(frozen=True, kw_only=True)
class Verdict:
    """What has been checked of a record that follows the rules, and what of it is proven.

    That people made these moves themselves is not: moves are not signed.
    """

    record: int
    """Its number in the file."""
    format: int
    game: str
    players: int
    names: list[str] | None
    """Of the people, by seat, if the record tells."""
    events: int
    """How many were played again."""
    finished: bool
    """Whether the record goes to the end of the game. One that was cut short, between two steps, does not."""
    luck: Literal["proven", "promised", "unproven"]
    """Proven: every deal and draw follows from a secret that has this commitment. Promised: there is a commitment, but
    the game is not over and the secret not revealed. Unproven: the record has no proof."""
    commitment: str | None
    contributors: list[int]
    """The seats whose own cut or words are in the proof; nobody's luck but the table's, if there are none."""
    starter: Literal["checked", "unchecked"]
    """Whether it is checked that somebody called Willi starts (W3): not where no names are known."""

    @property
    def proven(self) -> bool:
        """Whether all that luck has decided, to the end of the game, is proven."""
        return self.luck == "proven"


@dataclass(frozen=True)
class Report:
    """What a file of valid records holds."""

    records: int = 0
    unfinished: int = 0
    """How many of them stop before the end of the game."""
    proven: int = 0
    """Of how many the luck has been recomputed from the secret."""
    unnamed: int = 0
    """Of how many it is unchecked whether somebody called Willi starts."""

    def plus(self, verdict: Verdict) -> "Report":
        """Return the report with one more record."""
        return Report(
            records=self.records + 1,
            unfinished=self.unfinished + (not verdict.finished),
            proven=self.proven + verdict.proven,
            unnamed=self.unnamed + (verdict.starter == "unchecked"),
        )


def verify(record: Record, number: int = 1, *, proven: bool = False, commitment: str | None = None) -> Verdict:
    """Return what is checked and proven of a record; raise :class:`billi.InvalidRecord` unless it follows the rules.

    A game may be unfinished, but its last step must be whole: a card played with the trick it completes, a draw with
    the pairs it makes. Where the record has a proof of fair luck, everything luck has decided must follow from it. With
    ``proven``, the game must be finished and have such a proof; with a ``commitment``, it must be the one shown before
    the deal. ``number`` is what the error calls the record.

    >>> verify({"billi": 2, "game": "willi", "options": {"players": 4}, "events": [{"t": "stall"}]})
    Traceback (most recent call last):
    billi.errors.InvalidRecord: record 1, event 1: Willi has no event “stall”.
    """
    replayed = replaying(record, number)
    replayed.run()
    _check_end(record, replayed)
    if "fair" in record:
        prove(record, replayed)
    verdict = _verdict(record, replayed)
    here = where(number)
    if commitment is not None and verdict.commitment != commitment:
        raise InvalidRecord(
            "verify-other-commitment" if verdict.commitment else "verify-no-proof", where=here, found=verdict.commitment
        )
    if proven and not verdict.proven:
        raise InvalidRecord("verify-no-proof" if verdict.finished else "verify-not-over", where=here)
    return verdict


def verify_all(source: Source, **asked: Any) -> Iterator[Verdict]:
    """Verify the records of a file one after the other, each as :func:`verify` does.

    Raise at the first that is wrong, or when there is none.
    """
    number = 0
    for number, record in enumerate(objects(source), start=1):
        yield verify(record, number, **asked)
    if not number:
        raise InvalidRecord("verify-empty", file=name_of(source))


def verify_file(source: Source, *, proven: bool = False, commitment: str | None = None) -> Report:
    """Verify every record of a file, and count."""
    return reduce(Report.plus, verify_all(source, proven=proven, commitment=commitment), Report())


def _check_end(record: Record, replayed: Replaying) -> None:
    """Refuse points and winners other than the game's."""
    state, here = replayed.state, where(replayed.number)
    for field, value in (("points", state.points), ("winners", state.winners)):
        if not state.over:
            if field in record:
                raise InvalidRecord("verify-no-end", where=here, field=field)
        elif field not in record:
            raise InvalidRecord("file-missing-field", where=here, field=field)
        elif record[field] != value:
            expected = Phrase("verify-what-field", field=field, value=shown(value))
            found = Phrase("verify-what-field", field=field, value=shown(record[field]))
            rule = replayed.rule(replayed.happened[-1])
            raise InvalidRecord("verify-failure", rule, where=here, expected=expected, found=found)


def _verdict(record: Record, replayed: Replaying) -> Verdict:
    game, over, proof = replayed.game, replayed.state.over, record.get("fair")
    named = "names" in record or not game.spec.goes_by_names(game)
    return Verdict(
        record=replayed.number,
        format=record["billi"],
        game=game.name,
        players=game.players,
        names=record.get("names"),
        events=len(record["events"]),
        finished=over,
        luck="unproven" if proof is None else "proven" if over else "promised",
        commitment=None if proof is None else proof["commitment"],
        contributors=contributors(record),
        starter="checked" if named else "unchecked",
    )
