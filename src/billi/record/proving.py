"""Recomputing the luck of a recorded game from the secret its record reveals."""

from collections.abc import Mapping
from typing import Any, Final

from billi.errors import InvalidRecord, Phrase
from billi.fair import WITHOUT_CUTS, FairLuck, commitment, leads_to
from billi.record.replaying import Replaying
from billi.record.shape import Record, check_proof, known_fields, shown, where

LUCK: Final = {
    "dealer": "verify-luck-dealer",
    "team_cards": "verify-luck-teams",
    "hands": "verify-luck-deal",
    "card": "verify-luck-draw",
}
"""The fields that luck decides, and what to say of one that it has not decided so."""


def prove(record: Record, replayed: Replaying) -> None:
    """Refuse a record, replayed and found to follow the rules, unless its proof holds.

    The secret belongs into the record of a finished game, and only there: whoever knows it knows every hand.
    """
    here, proof = where(replayed.number), record["fair"]
    check_proof(here, proof, replayed.game.players)
    if proof["version"] > WITHOUT_CUTS:
        _check_cuts(here, proof)
    if not replayed.state.over:
        if "secret" in proof:
            raise InvalidRecord("verify-no-end", where=here, field="fair.secret")
        return
    if "secret" not in proof:
        raise InvalidRecord("file-missing-field", where=here, field="fair.secret")
    secret = bytes.fromhex(proof["secret"])
    if commitment(secret) != proof["commitment"]:
        raise InvalidRecord("verify-commitment", where=here)
    cuts = proof["cuts"] if proof["version"] > WITHOUT_CUTS else ()
    replayed.state = replayed.game.start(luck=FairLuck(secret, proof["words"], cuts), names=record.get("names"))
    _play_with_luck(replayed)


def contributors(record: Record) -> list[int]:
    """List the seats whose own cut or words are in the proof of a record: the one place that knows where they stand."""
    proof = record.get("fair", {})
    given = (proof.get("words", ()), proof.get("cuts", ()))
    return sorted({seat for each in given for seat, gave in enumerate(each) if gave})


def _check_cuts(here: Phrase, proof: Mapping[str, Any]) -> None:
    """Refuse cuts that were not sealed before, and more tries than people who were left out explain."""
    seals, cuts, tries = proof["seals"], proof["cuts"], proof["tries"]
    left_out = sum(bool(seal) and not cut for seal, cut in zip(seals, cuts, strict=True))
    if not 1 <= tries <= 1 + left_out:
        raise InvalidRecord("verify-tries", where=here, found=shown(tries), out=left_out, most=1 + left_out)
    for seat, (seal, cut) in enumerate(zip(seals, cuts, strict=True)):
        if cut and leads_to(cut, tries) != seal:
            raise InvalidRecord("verify-cut", where=here, seat=seat)


def _play_with_luck(replayed: Replaying) -> None:
    """Make people's choices again, while luck decides the rest, and compare what happens with what the record tells."""
    compared = 0
    while compared < len(replayed.events):
        if compared == replayed.reached:
            replayed.choose()
        for index in range(compared, replayed.reached):
            _compare(replayed, index)
        compared = replayed.reached


def _compare(replayed: Replaying, index: int) -> None:
    """Refuse the event at an index unless it is the one that has happened.

    The record follows the rules and people have chosen the same, so what differs first is for luck to decide.
    """
    happened = replayed.state.events[index].as_dict()
    told = known_fields(replayed.events[index], replayed.game.name)
    if told == happened:
        return
    field = next(name for name in LUCK if told.get(name) != happened.get(name))
    sentence, expected, found = LUCK[field], happened[field], told[field]
    if field == "hands":
        seat = next(seat for seat, hand in enumerate(expected) if hand != found[seat])
        field, expected, found = f"hands[{seat}]", expected[seat], found[seat]
    raise InvalidRecord(
        sentence,
        where=replayed.where(index),
        expected=Phrase("verify-what-field", field=field, value=shown(expected)),
        found=Phrase("verify-what-field", field=field, value=shown(found)),
    )
