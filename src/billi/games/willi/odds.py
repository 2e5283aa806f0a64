"""What a total is likely to earn in a round of Willi, as long as tricks are still to come."""

import math
from typing import Final

from billi.games.willi.rules import SEATS, TRICKS_EACH

TRICK_SPREAD: Final = 3.2
"""How far the value of one trick strays when two are left, as measured between house bots; see :func:`spread`."""
MARGIN: Final = 80
"""The widest difference of totals told apart."""


Odds = list[tuple[float, float]]
"""How likely a rival ends below us and above us, by our margin over their expected total; level is neither (W13)."""


def spread(missing: int, left: int) -> float:
    """Return how far ``missing`` tricks of those ``left`` stray from average: not at all when they are all of them."""
    return TRICK_SPREAD * math.sqrt(missing * (left - missing))


def normal_odds(deviation: float) -> Odds:
    """Tabulate the odds against a rival whose total strays this far."""

    def below(margin: float) -> float:
        return 0.5 * (1 + math.erf(margin / deviation / math.sqrt(2))) if deviation else float(margin > 0)

    return [(below(margin - 0.5), 1 - below(margin + 0.5)) for margin in range(-MARGIN, MARGIN + 1)]


SPREADS: Final = [
    [spread(min(missing, left), left) for left in range(SEATS * TRICKS_EACH + 1)] for missing in range(TRICKS_EACH + 1)
]
ODDS: Final = [[normal_odds(deviation) for deviation in row] for row in SPREADS]


def score_card(total: float, rivals: list[tuple[float, Odds]]) -> float:
    """Return what score card a total earns on average: 3 for the highest, 1 for the second, 2 for the lowest (W12)."""
    highest, second, lowest = 1.0, 0.0, 1.0
    for expected, odds in rivals:
        margin = round(total - expected) + MARGIN
        below, above = odds[margin] if 0 <= margin < len(odds) else odds[-1 if margin > 0 else 0]
        second = second * below + highest * above
        highest *= below
        lowest *= above
    return 3 * highest + second + 2 * lowest


def blurred_score(total: float, deviation: float, rivals: list[tuple[float, Odds]]) -> float:
    """Return what score card to expect of a total that may come out higher or lower."""
    if not deviation:
        return score_card(total, rivals)
    around = score_card(total - deviation, rivals) + score_card(total + deviation, rivals)
    return score_card(total, rivals) / 2 + around / 4
