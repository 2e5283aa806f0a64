"""The bot that does anything the rules allow: what every other must beat."""

from billi.games.action import Action
from billi.games.view import View
from billi.luck import Luck


class RandomBot:
    """Picks among its legal actions, each as likely."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View) -> Action:
        """Pick any legal action."""
        return view.legal[self.luck.below(len(view.legal))]
