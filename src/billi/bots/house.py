"""The house bot: plays both games like an attentive member of the family."""

from billi.bots import house_misterbill, house_willi
from billi.luck import Luck
from billi.notation.action import Action
from billi.view import MisterBillView, View, WilliView


class HouseBot:
    """Plays each game by its own plan; of choices that look alike, luck picks one."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View) -> Action:
        """Give the action that seems best from this seat."""
        if len(view.legal) == 1:
            return view.legal[0]
        if isinstance(view, MisterBillView):
            return house_misterbill.choose(view, self.luck)
        assert isinstance(view, WilliView)
        return house_willi.choose(view, self.luck)
