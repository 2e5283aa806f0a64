"""The house bot: plays like an attentive member of the family."""

from billi.games import GAMES
from billi.games.action import Action
from billi.games.view import View
from billi.luck import Luck


class HouseBot:
    """Weighs every legal action by the game's own plan and takes the best; of equals, luck picks one."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View) -> Action:
        """Return the action that looks best from this seat."""
        if len(view.legal) == 1:
            return view.legal[0]
        best = self.likes(view)
        return best[0] if len(best) == 1 else best[self.luck.below(len(best))]

    def likes(self, view: View) -> list[Action]:
        """Return what looks best from this seat: several, where they look alike."""
        worths = GAMES[view.game].weigh(view)
        most = max(worths)
        return [action for action, worth in zip(view.legal, worths, strict=True) if worth == most]
