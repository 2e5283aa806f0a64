"""The master: what a network likes, tried out in hands that fit all that was seen."""

from typing import Final

from billi.bots.network import guesser_of, network_of, quick_network_of
from billi.bots.search import Foresight, candidates, enough, preferred, try_out, worlds
from billi.bots.sight import Sight
from billi.errors import UnknownBot
from billi.games.action import Action
from billi.games.view import View
from billi.luck import Luck

EFFORT: Final = 50_000
"""How often a network is asked for one decision, more or less: about a tenth of a second."""
LEAST_LIKED: Final = 0.02
"""How much the network must like a choice for it to be tried,"""
MOST: Final = 5
"""and how many are tried at most."""


class MasterBot:
    """Tries what a network likes, and takes another choice than it likes best only where that is clearly better."""

    def __init__(self, luck: Luck, effort: int = EFFORT) -> None:
        self.luck = luck
        self.effort = effort

    def choose(self, view: View) -> Action:
        """Return the action that looks best from this seat."""
        if len(view.legal) == 1:
            return view.legal[0]
        network, quick = network_of(view.game), quick_network_of(view.game)
        if network is None or quick is None:
            raise UnknownBot("bot-untaught", name="master", game=view.game)
        sight = Sight(view)
        liked = candidates(sight, network, LEAST_LIKED, MOST)
        if len(liked) == 1:
            return sight.action(next(iter(liked)))
        made_up = worlds(view, sight, enough(self.effort), self.luck, guesser_of(view.game))
        return sight.action(
            preferred(try_out(made_up, sight, liked, Foresight(quick), self.effort, view.players)).choice
        )
