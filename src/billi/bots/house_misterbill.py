"""How the house bot plays Mister Bill: it counts cards, and wants its team to hold fewer than every other.

Whoever draws is drawn from in the same round of turns, so a hand shrinks only by pairs and waiters. The bot therefore asks
of every choice how many cards each hand will be heavier or lighter for it on average, and looks for the biggest lead.
"""

from typing import Final

from billi.bots.memory import remember
from billi.notation.action import Action
from billi.notation.misterbill import COPIES, DISHES
from billi.rules.misterbill import KINDS
from billi.view import MisterBillView

WAITER: Final = 0.5
"""How heavy a waiter lies in the hand: lighter than a dish, for it can be played."""
LONE_BILL: Final = 1.5
"""How heavy the last Mister Bill lies: it never makes a pair."""
UNSEEN: Final = 0.8
"""How heavy a card is that nobody has shown us."""


def weigh(view: MisterBillView) -> list[float]:
    """Say how good each legal action looks: the lead it brings, in cards."""
    race = Race(view)
    if view.phase == "give":
        return [race.give(action) for action in view.legal]
    return [race.serve(action) for action in view.legal]


class Race:
    """The race to be rid of cards as one seat sees it. A lead is measured against each opposing team and summed."""

    def __init__(self, view: MisterBillView) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.sizes = view.hand_sizes
        self.memory = remember(view)
        ours = {self.me, *view.mates}
        opponents = [seat for seat in view.others_in if seat not in ours]
        teams = {(view.team_cards[seat] - 1) // 2 if view.team_cards[seat] else -1 - seat for seat in opponents}
        self.stake = [-len(teams) if seat in ours else 1 for seat in range(view.players)]
        """The lead in one card more at each seat: our own cards set us back against every other team."""

    def give(self, action: Action) -> float:
        """Say what giving a card brings."""
        assert action.card is not None
        assert action.seat is not None
        return self.gift(action.card, action.seat)

    def serve(self, action: Action) -> float:
        """Say what playing a waiter brings, or none (MB14)."""
        waiter, target = action.card, action.seat
        if waiter is None:
            return 0.0
        lead = -self.stake[self.me]
        rest = [card for card in self.view.hand if card != waiter]
        if waiter == "R":
            return lead + self.round(rest, action.direction == "left")
        if target is None:
            return lead
        if waiter == "T":
            return lead + self.trade(rest, target)
        if not rest:
            return lead if waiter == "E" else lead + self.gather(target)
        ...
