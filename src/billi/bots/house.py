"""The house bot: plays both games like an attentive member of the family."""

from billi.bots import house_misterbill, house_willi
from billi.luck import Luck
from billi.notation.action import Action
from billi.view import MisterBillView, View, WilliView


class HouseBot:
    """Weighs every legal action by the game's own plan and takes the best; of equals, luck picks one."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View) -> Action:
        """Give the action that looks best from this seat."""
        if len(view.legal) == 1:
            return view.legal[0]
        worths = weigh(view)
        most = max(worths)
        best = [action for action, worth in zip(view.legal, worths, strict=True) if worth == most]
        return best[0] if len(best) == 1 else best[self.luck.below(len(best))]


def weigh(view: View) -> list[float]:
    """Say how good each legal action looks."""
    if isinstance(view, MisterBillView):
        return house_misterbill.weigh(view)
    assert isinstance(view, WilliView)
    return house_willi.weigh(view)
