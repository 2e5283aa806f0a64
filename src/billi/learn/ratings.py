"""Ratings as openskill gives them, by Weng and Lin's Plackett-Luce model.

Bots do not change from one game to the next, so nothing is added to what is unsure about them (``tau`` is 0). A bot
that has several seats of a game moves by the mean of what each of them would move it by.
"""

from collections.abc import Sequence

from openskill.models import PlackettLuce


class Ratings:
    """Ratings of some bots, by number."""

    def __init__(self, bots: int) -> None:
        self._model = PlackettLuce(tau=0.0)
        self._all = [(self._model.mu, self._model.sigma)] * bots

    def of(self, bot: int) -> tuple[float, float]:
        """Return a bot's rating and how unsure it is, without the digits in which computers differ."""
        mu, sigma = self._all[bot]
        return round(mu, 6), round(sigma, 6)

    def count(self, sitting: Sequence[int], points: Sequence[int], winners: Sequence[int]) -> None:
        """Count a game, in which these bots, by seat, have these points: the winners are first, then points decide."""
        seats = range(len(sitting))
        worth = [(seat in winners, points[seat]) for seat in seats]
        order = sorted(set(worth), reverse=True)
        teams = [[self._model.rating(*self._all[bot])] for bot in sitting]
        rated = self._model.rate(teams, ranks=[float(order.index(each)) for each in worth])
        for bot in set(sitting):
            mine = [rated[seat][0] for seat in seats if sitting[seat] == bot]
            self._all[bot] = sum(new.mu for new in mine) / len(mine), sum(new.sigma for new in mine) / len(mine)
