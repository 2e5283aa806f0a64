"""The house bot's plan."""

from billi.luck import Luck
from billi.notation.action import Action
from billi.view import WilliView


def choose(view: WilliView, luck: Luck) -> Action:
    """Give the action that seems best."""
    return view.legal[luck.below(len(view.legal))]
