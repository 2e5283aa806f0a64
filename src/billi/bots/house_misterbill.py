"""The house bot's plan."""

from billi.luck import Luck
from billi.notation.action import Action
from billi.view import MisterBillView


def choose(view: MisterBillView, luck: Luck) -> Action:
    """Give the action that seems best."""
    return view.legal[luck.below(len(view.legal))]
