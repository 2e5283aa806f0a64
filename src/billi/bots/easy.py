"""The easy bot: a friendly beginner, who knows what the cards do and forgets which have gone."""

import math
from dataclasses import replace

from billi.games import GAMES
from billi.games.action import Action
from billi.games.view import View
from billi.luck import Luck


class EasyBot:
    """Judges by the house's plan what lies on the table now, and takes one of the better half of its choices.

    It takes the best half the time, and else looks at the next as it did at the first; never at what has no point.
    """

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View) -> Action:
        """Return one of the better actions."""
        if len(view.legal) == 1:
            return view.legal[0]
        forgetful = replace(view, events=view.this_round()[:1])
        worths = GAMES[view.game].weigh(forgetful)
        sensible = [place for place, worth in enumerate(worths) if worth > -math.inf]
        order = sorted(sensible, key=lambda place: -worths[place])
        better = order[: (len(order) + 1) // 2]
        place = 0
        while place + 1 < len(better) and self.luck.below(2):
            place += 1
        return view.legal[better[place]]
