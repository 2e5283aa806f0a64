"""What a finished game was to one of its players, in few numbers: what is kept of a review to see play over time.

It is kept for as long as its player is: a field may be added with a default, but none may change its meaning.

A game counts for whoever played one hand of it themselves, from the first card to the last.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final

import msgspec

from billi.cast import bots_of_record
from billi.review.data import Review

PEOPLE: Final = "people"
MIXED: Final = "mixed"


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A game as one player played it, in thousandths of a point: ``result`` is ``luck + own + others``."""

    game: str
    players: int
    against: str
    """The level of the bots in all the other chairs; `mixed` where they had several, `people` where one of them was."""
    result: int
    """Points at the end, less the average of all people and bots, whoever plays for the game aside:"""
    luck: int
    """what the deal and the draws brought of it;"""
    own: int
    """what your own choices did,"""
    others: int
    """and everyone else's. Your result with luck taken out is the sum of these two."""
    gave: int
    """What your decisions gave away together: those that are not called equal."""
    decisions: int
    """How many you had."""


def counts(record: Mapping[str, Any], seat: int) -> bool:
    """Whether whoever was first dealt cards in a seat played them all themselves.

    >>> counts({"names": ["Ann", "house"]}, 0), counts({"names": ["Ann", "house"], "stood_in": [0]}, 0)
    (True, False)
    >>> counts({"names": ["Ann", "house"], "seating": [{"round": 2, "seat": 0, "name": "house"}]}, 0)
    False
    """
    left = any(one["seat"] == seat and one.get("who") != seat for one in record.get("seating", ()))
    return seat < len(record["names"]) and not left and seat not in record.get("stood_in", ())


def against(record: Mapping[str, Any], seat: int) -> str:
    """Return whom a seat played against.

    >>> against({"names": ["Ann", "sharp", "sharp 2"]}, 0), against({"names": ["Ann", "sharp", "easy"]}, 0)
    ('sharp', 'mixed')
    >>> against({"names": ["Ann", "sharp", "Bo"]}, 0), against({"names": ["Ann", "sharp", "easy"], "bots": [2]}, 0)
    ('people', 'people')
    """
    bots: Collection[int] = bots_of_record(record)
    came = {one["seat"] for one in record.get("seating", ()) if "who" in one}
    others = [other for other in range(len(record["names"])) if other != seat]
    if any(other in came or other not in bots for other in others):
        return PEOPLE
    levels = {record["names"][other].split()[0] for other in others}
    return levels.pop() if len(levels) == 1 else MIXED


def played(record: Mapping[str, Any], review: Review, seat: int) -> Played:
    """Return what is kept of a review for one seat.

    Results are compared with those of people and bots only. Where Willi plays, a review compares them with his too, by
    what the chairs are worth to good players; so people who play alike would all be ahead, or all behind.
    """
    players = len(record["names"])
    mine, everyone = review.seats[seat], review.seats[:players]
    result = mine.result - round(sum(one.result for one in everyone) / players)
    luck = mine.deal + mine.draws - round(sum(one.deal + one.draws for one in everyone) / players)
    return Played(
        game=review.game,
        players=players,
        against=against(record, seat),
        result=result,
        luck=luck,
        own=mine.own,
        others=result - luck - mine.own,
        gave=mine.gave,
        decisions=len(mine.decisions),
    )
