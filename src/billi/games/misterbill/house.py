"""How the house bot plays Mister Bill: it counts cards, and wants its team to hold fewer than every other.

From one turn to the next you draw a card and a card is drawn from you, so a hand shrinks only by pairs and waiters. Of
every choice the bot asks how much heavier or lighter it makes each hand on average, and takes the biggest lead.
"""

from collections.abc import Sequence
from typing import Final

from billi.games.action import Action
from billi.games.misterbill.cards import CARDS, COPIES, WAITERS
from billi.games.misterbill.memory import remember
from billi.games.misterbill.notation import team_of
from billi.games.misterbill.view import MisterBillView

CARD: Final = 1.0
"""What a card weighs in a hand: it has to go in a pair, or be drawn, or be given away."""
WAITER: Final = 0.7
"""A waiter weighs less, for it can be played."""
LEFT_OVER: Final = 0.5
"""What Mister Bill weighs more, shared among those still in play: one of them will never make a pair."""
UNSEEN: Final = (7 * CARD + 5 * WAITER) / 12
"""What a card weighs that we know nothing of: five kinds of twelve are waiters."""


def weigh(view: MisterBillView) -> list[float]:
    """Return how good each legal action looks: the lead it brings, in cards."""
    race = Race(view)
    judge = race.give if view.phase == "give" else race.serve
    return [judge(action) for action in view.legal]


class Race:
    """The race to be rid of one's cards, as one seat sees it. The lead is summed over the opposing teams."""

    def __init__(self, view: MisterBillView) -> None:
        assert view.seat is not None
        self.view = view
        self.me = view.seat
        self.sizes = view.hand_sizes
        self.memory = remember(view)
        self.left_over = LEFT_OVER / (COPIES["B"] - view.discards["B"])
        self.known_chances: dict[tuple[str, int], float] = {}
        ours = {self.me, *view.mates}
        against = {team_of(view.team_cards[seat], seat) for seat in view.others_in if seat not in ours}
        self.stake = [-len(against) if seat in ours else 1 for seat in range(view.players)]
        """The lead in one card more at each seat: in our own team it sets us back against every other."""

    # What cards weigh

    def weight(self, kind: str) -> float:
        """Return how heavy a card of this kind lies in a hand."""
        if kind == "B":
            return CARD + self.left_over
        return WAITER if kind in WAITERS else CARD

    def chance(self, kind: str, seat: int) -> float:
        """Return how likely a player holds this kind."""
        asked = kind, seat
        if asked not in self.known_chances:
            self.known_chances[asked] = self.memory.chance(self.view, kind, seat)
        return self.known_chances[asked]

    # Giving

    def give(self, action: Action) -> float:
        """Judge giving a card away."""
        assert action.card is not None
        assert action.seat is not None
        return self.gift(action.card, action.seat)

    def gift(self, card: str, to: int) -> float:
        """Return what lead a gift brings: we are rid of it; it burdens whoever gets it, or frees them of its twin."""
        burden = self.weight(card)
        return burden * (self.stake[to] * (1 - 2 * self.chance(card, to)) - self.stake[self.me])

    def best_gift(self, hand: Sequence[str], to: int) -> float:
        """Return what the best gift from a hand brings; nothing comes of an empty one."""
        return max([self.gift(card, to) for card in hand], default=0.0)

    def gift_from_somebody(self, to: int) -> float:
        """Return what lead it brings when a player gets a card we do not know: of twelve kinds they hold so many."""
        return self.stake[to] * UNSEEN * (1 - 2 * self.sizes[to] / len(CARDS))

    # Serving

    def serve(self, action: Action) -> float:
        """Judge playing a waiter, or none (MB14)."""
        waiter, target = action.card, action.seat
        if waiter is None:
            return 0.0
        rest = [card for card in self.view.hand if card != waiter]
        lead = -self.stake[self.me] * WAITER
        if waiter == "R":
            return lead + self.relay(rest, to_the_left=action.direction == "left")
        if target is None:
            return lead
        if waiter == "E":
            return lead + self.exchange(rest, target)
        if waiter == "T":
            return lead + self.trade(rest, target)
        return lead + self.gifts(rest, target)

    def exchange(self, rest: Sequence[str], target: int) -> float:
        """Return what an Exchange brings: our worst card for one of theirs, which may pair with one we keep (MB16E)."""
        if not rest:
            return 0.0
        gift = max(rest, key=lambda card: self.gift(card, target))
        twins = sum([self.chance(card, target) for card in rest if card != gift])
        return_card = UNSEEN * (self.stake[self.me] * (1 - 2 * twins / self.sizes[target]) - self.stake[target])
        return self.gift(gift, target) + return_card

    def trade(self, rest: Sequence[str], target: int) -> float:
        """Return what a Trade brings: our cards for theirs, Mister Bill among them or not (MB16T)."""
        ours = sum([self.weight(card) for card in rest])
        theirs = UNSEEN * self.sizes[target] + self.left_over * self.chance("B", target)
        return (self.stake[self.me] - self.stake[target]) * (theirs - ours)

    def gifts(self, rest: Sequence[str], target: int) -> float:
        """Return what a Gift brings: everyone but its target is a card lighter (MB16G)."""
        lead = self.best_gift(rest, target)
        for giver in self.view.others_in:
            if giver != target:
                lead += self.gift_from_somebody(target) - self.stake[giver] * UNSEEN
        return lead

    def relay(self, rest: Sequence[str], to_the_left: bool) -> float:
        """Return what a Relay brings: our worst card goes to a neighbour, all may pair the one they get (MB16R)."""
        circle = self.view.still_in
        step = 1 if to_the_left else -1
        lead = self.best_gift(rest, circle[(circle.index(self.me) + step) % len(circle)])
        lead += self.gift_from_somebody(self.me)
        for other in self.view.others_in:
            lead -= self.stake[other] * UNSEEN * 2 * self.sizes[other] / len(CARDS)
        return lead
