"""How long a "no" takes, where others must not learn from the time that there was no choice (MB14, W10).

The table answers for somebody who can say nothing else. A person's own "no" is kept back for just as long if it comes
sooner, so that whoever looks on cannot tell the two apart. Whoever now and then thinks for long before a "no" would
give themselves away all the same: so the table, too, takes long for them now and then, the more so the more often
they have. The time is drawn from the table's secret, and depends on nothing but the question and what all have seen.
"""

import hmac
from math import exp
from statistics import NormalDist
from typing import Final

from billi.errors import BilliError
from billi.games.action import Action
from billi.table.table import Table
from billi.table.wishes import Choose

SPREAD: Final = 0.35
"""Of the logarithm of the time, as measured of people who answer without much thought."""
SHORTEST, LONGEST = 0.5, 2.5
"""In medians. Whoever takes longer has thought about it."""
UNKNOWN: Final = (*9 * (0.0,), 4.0)
"""How long people take of whom nothing is known yet, in medians: one answer in ten is thought about."""
REMEMBERED: Final = 20
"""Answers at this table that count beside those."""
AT_MOST: Final = 8.0
"""In medians: who takes longer than this gives away that they had a choice."""
OF_THE_CLOCK: Final = 0.8
"""The share of the clock, if there is one, within which the table has answered."""
BRISK: Final = 0.25
"""The share of the time which somebody takes whom no other person waits for, or who made up their mind before."""
_NORMAL: Final = NormalDist()


def pause(table: Table, seat: int, median: int) -> int:
    """Draw how many milliseconds a seat takes for a "no" to the present question, be it asked or spared.

    Nobody says no to what they have not seen yet: the pause begins when all is shown that led to the question.
    """
    if not _is_watched(table, seat):
        return _quick(_drawn(table, seat, "pause"), int(BRISK * median))
    return table.showing + _thought(table, seat, median)


def _thought(table: Table, seat: int, median: int) -> int:
    """Draw how many milliseconds somebody thinks before they say no, as they have done before."""
    person = table.chairs[seat].person
    past = [*(median * times for times in UNKNOWN), *table.noes.get(person, [])[-REMEMBERED:]]
    as_then = past[int(_drawn(table, seat, "which") * len(past))]
    share = _drawn(table, seat, "pause")
    if as_then <= LONGEST * median:
        return _quick(share, median)
    clock = 1000 * table.opened.clock if table.opened else 0
    at_most = min(AT_MOST * median, OF_THE_CLOCK * clock or AT_MOST * median)
    return round(min(as_then * exp(SPREAD * _NORMAL.inv_cdf(share)), at_most))


def brisk(table: Table, seat: int, median: int) -> int:
    """Draw how many milliseconds a seat takes for a "no" it has announced: none where nobody else waits for it."""
    if not _is_watched(table, seat):
        return 0
    return _quick(_drawn(table, seat, "pause"), int(BRISK * median))


def _is_watched(table: Table, seat: int) -> bool:
    """Whether another person plays, who could make something of it."""
    return any(chair.person for other, chair in enumerate(table.chairs) if other != seat)


def _quick(share: float, median: int) -> int:
    return round(median * min(max(exp(SPREAD * _NORMAL.inv_cdf(share)), SHORTEST), LONGEST))


def _drawn(table: Table, seat: int, what: str) -> float:
    """Draw a number between 0 and 1 from the table's secret, always the same for a question."""
    drawn = hmac.digest(table.secret, f"{what} {table.asked_version} {seat}".encode(), "sha256")
    return (int.from_bytes(drawn[:6], "big") + 0.5) / (1 << 48)


def is_veiled_no(table: Table, wish: Choose) -> bool:
    """Whether a wish answers the present question with the "no" of those who can say nothing else."""
    if not table.veiled or wish.version < table.asked_version or wish.seat not in table.waiting_for:
        return False
    try:
        return Action.parse(wish.action).verb in table.declines
    except BilliError:  # it is refused where it is answered
        return False
