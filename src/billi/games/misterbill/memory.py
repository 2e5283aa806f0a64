"""What an attentive player of Mister Bill remembers of the others' hands.

Everybody sees who draws from whom, who discards what and who shows Mister Bill; giver and receiver alone see the card
between them. A round's events, replayed as one seat saw them, tell cards that a hand holds and cards that it cannot.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from billi.games.events import Event
from billi.games.misterbill.cards import CARDS, COPIES
from billi.games.misterbill.events import (
    BillsShown,
    CardMoved,
    Drew,
    HandsTraded,
    MisterBillDealt,
    PairsDiscarded,
    WaiterPlayed,
)
from billi.games.misterbill.view import MisterBillView

ALL_KINDS: Final = frozenset(CARDS)


@dataclass(slots=True)
class Memory:
    """What one seat knows of the hands in this round, by seat."""

    holds: list[dict[str, float]]
    """Kinds seen going into a hand, and how likely each is still there."""
    lacks: list[set[str]]
    """Kinds a hand cannot hold."""

    def chance(self, view: MisterBillView, kind: str, seat: int) -> float:
        """Return how likely another player holds this kind: a copy we lost track of may be in any hand, by its size."""
        if kind in self.holds[seat]:
            return self.holds[seat][kind]
        if kind in self.lacks[seat]:
            return 0.0
        hidden: float = COPIES[kind] - view.discards[kind] - (kind in view.hand)
        places = 0
        for other in view.still_in:
            if other == view.seat:
                continue
            if kind in self.holds[other]:
                hidden -= self.holds[other][kind]
            elif kind not in self.lacks[other]:
                places += view.hand_sizes[other]
        return min(1.0, max(0.0, hidden * view.hand_sizes[seat] / places)) if places else 0.0


def remember(view: MisterBillView) -> Memory:
    """Replay the round as this seat saw it."""
    replay = Replay(view)
    for event in view.this_round():
        replay.follow(event)
    replay.gifts_change_hands()
    return replay.memory


class Replay:
    """Follows a round's events through the eyes of one seat."""

    def __init__(self, view: MisterBillView) -> None:
        self.view = view
        self.memory = Memory([{} for _ in range(view.players)], [set() for _ in range(view.players)])
        self.gifts: list[CardMoved] = []
        """Cards on their way from hand to hand, all at once (MB16)."""
        self.own_hand: set[str] | None = None
        """Our own cards at this point of the round, as long as the events tell them."""
        self.crowded: Collection[int] = ()
        """Who has just got several cards at once: a pair of theirs may leave a third alike behind."""

    def follow(self, event: Event) -> None:
        """Take in one event."""
        if isinstance(event, CardMoved):
            self.gifts.append(event)
            return
        self.gifts_change_hands()
        match event:
            case Drew():
                self.crowded = ()
                self.card_leaves(event.from_, event.card)
                self.card_arrives(event.seat, event.card)
            case PairsDiscarded():
                self.pairs_go(event.seat, event.cards)
            case WaiterPlayed():
                self.card_leaves(event.seat, event.card)
                self.crowded = (event.target,) if event.card == "G" and event.target is not None else ()
            case HandsTraded(seats=(player, target)):
                self.hands_swap(player, target)
            case BillsShown():
                self.bills_show(event.seats)
            case MisterBillDealt():
                self.cards_are_dealt(event.hands)

    def cards_are_dealt(self, hands: Sequence[Sequence[str] | int]) -> None:
        """Remember our own hand without its pairs (MB9)."""
        self.crowded = range(len(hands))
        dealt = next(hand for hand in hands if not isinstance(hand, int))
        self.own_hand = {card for card in dealt if dealt.count(card) % 2}

    def gifts_change_hands(self) -> None:
        """Follow the gifts of one waiter: all leave before any arrives, so that a twin may take a card's place."""
        for gift in self.gifts:
            self.card_leaves(gift.from_, gift.card)
        for gift in self.gifts:
            self.card_arrives(gift.to, gift.card)
        self.gifts.clear()

    def card_leaves(self, seat: int, card: str | None) -> None:
        """Note that a hand has given up its only card of a kind, or one we did not see: it may be any it held."""
        holds = self.memory.holds[seat]
        if card is None:
            for held in holds:
                holds[held] *= 1 - 1 / (self.view.hand_sizes[seat] + 1)
            return
        holds.pop(card, None)
        self.memory.lacks[seat].add(card)
        if seat == self.view.seat and self.own_hand:
            self.own_hand.discard(card)

    def card_arrives(self, seat: int, card: str | None) -> None:
        """Note a card we saw going into a hand, or one we did not see: it may be of any kind."""
        if card is None:
            self.memory.lacks[seat].clear()
            return
        self.memory.holds[seat][card] = 1.0
        self.memory.lacks[seat].discard(card)
        if seat == self.view.seat and self.own_hand is not None:
            self.own_hand ^= {card}  # one already there makes a pair of it

    def pairs_go(self, seat: int, cards: Sequence[str]) -> None:
        """Note pairs discarded: of these kinds the hand has none left, unless three may have met."""
        for card in cards:
            self.memory.holds[seat].pop(card, None)
            if seat not in self.crowded:
                self.memory.lacks[seat].add(card)

    def hands_swap(self, player: int, target: int) -> None:
        """Let what we know of two hands change places; a hand of ours that goes over is known card by card (MB16T)."""
        holds, lacks = self.memory.holds, self.memory.lacks
        holds[player], holds[target] = holds[target], holds[player]
        lacks[player], lacks[target] = lacks[target], lacks[player]
        if self.view.seat in (player, target):
            other = target if self.view.seat == player else player
            if self.own_hand is not None:
                holds[other] = dict.fromkeys(self.own_hand, 1.0)
                lacks[other] = set(ALL_KINDS - self.own_hand)
            self.own_hand = None

    def bills_show(self, seats: Sequence[int]) -> None:
        """Note who has shown Mister Bill, and that nobody else holds one (MB16L)."""
        for seat in range(self.view.players):
            if seat in seats:
                self.memory.holds[seat]["B"] = 1.0
                self.memory.lacks[seat].discard("B")
            else:
                self.memory.holds[seat].pop("B", None)
                self.memory.lacks[seat].add("B")
