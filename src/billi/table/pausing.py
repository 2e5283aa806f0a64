"""How long a quick "no" takes, where others must not learn from the time that there was no choice (MB14, W10).

The table answers for somebody who can say nothing else. A person's own "no" is kept back for just as long if it comes
sooner, so that whoever looks on cannot tell the two apart. The time is drawn from the table's secret, and depends on
nothing else but the question.
"""

import hmac
from math import exp
from statistics import NormalDist
from typing import Final

from billi.errors import BilliError
from billi.notation.action import Action
from billi.table.table import Table
from billi.table.wishes import Choose

NOES: Final = ("pass", "keep")
"""Answers that somebody without a choice gives."""
SPREAD: Final = 0.35
"""Of the logarithm of the time, as measured of people who answer without much thought."""
SHORTEST, LONGEST = 0.5, 2.5
"""In medians."""
BRISK: Final = 0.4
"""The share of that time which somebody takes who made up their mind before they were asked."""
_NORMAL: Final = NormalDist()


def pause(table: Table, seat: int, median: int) -> int:
    """Draw how many milliseconds a seat takes for a quick answer to the present question."""
    drawn = hmac.digest(table.secret, f"pause {table.asked_version} {seat}".encode(), "sha256")
    share = (int.from_bytes(drawn[:6], "big") + 0.5) / (1 << 48)
    times = exp(SPREAD * _NORMAL.inv_cdf(share))
    return round(median * min(max(times, SHORTEST), LONGEST))


def is_veiled_no(table: Table, wish: Choose) -> bool:
    """Whether a wish answers the present question with the "no" of those who can say nothing else."""
    if not table.veiled or wish.version < table.asked_version or wish.seat not in table.waiting_for:
        return False
    try:
        return Action.parse(wish.action).verb in NOES
    except BilliError:  # it is refused where it is answered
        return False
