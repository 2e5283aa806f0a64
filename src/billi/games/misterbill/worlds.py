"""What might lie in the hands a seat does not see at Mister Bill, and how it came there, for all that it has seen.

A round is told backwards: hands are made up that fit what is known now, and then every action is taken back, one after
the other, with a card that fits wherever nobody but two others saw it. Everyone's pairs are public, and between actions
nobody holds two alike, so that little fits; where nothing does, other cards are tried. What comes out agrees with
everything the seat has seen. It is not weighed how likely each such past is: not the draws, not the others' choices.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from billi.games.misterbill import rules, seen
from billi.games.misterbill.cards import COPIES
from billi.games.misterbill.events import (
    BillsShown,
    CardMoved,
    Drew,
    HandsTraded,
    MisterBillDealt,
    PairsDiscarded,
    WaiterPlayed,
)
from billi.games.misterbill.recall import NUMBERS, as_reported, blank
from billi.games.misterbill.rules import BILL, DECK_SIZE, NO_CARD, Position
from billi.games.misterbill.seen import KINDS_OF_CARDS, SURE
from billi.games.misterbill.view import MisterBillView
from billi.games.sets import members
from billi.luck import Luck, shuffled

PATIENCE: Final = 100
"""Tries to take an action back before other hands are tried; more each time, until something fits."""
END: Final = "nothing more to try"
Hands = tuple[int, ...]
Before = tuple[Hands, list[int]] | None
"""Hands an action may have begun with, and the cards that passed in it; or None for a try that came to nothing."""


@dataclass
class Deed:
    """One action of the round, as far as it was seen, and what was known before it."""

    moves: list[tuple[int, int, int]] = field(default_factory=list)
    """Cards that changed hands at once: giver, receiver, card or NO_CARD."""
    pairs: dict[int, list[int]] = field(default_factory=dict)
    """By seat, the kinds it has discarded a pair of."""
    waiter: tuple[int, int] | None = None
    """Who played which."""
    trade: tuple[int, int] | None = None
    shown: int | None = None
    """Who has shown Mister Bill, as a set."""
    own: int = 0
    """The viewer's own hand before it,"""
    must: list[int] = field(default_factory=list)
    """and by seat what was surely in its hand,"""
    bars: list[int] = field(default_factory=list)
    """and what could not be."""


class MadeUpRound:
    """One way a round of Mister Bill may have gone, from a view: its deck, and every card that passed unseen."""

    def __init__(self, view: MisterBillView, held: Sequence[tuple[int, int]], luck: Luck) -> None:
        """Make it up; ``held`` tells how the viewer's hand changed: after how many events, to what."""
        assert view.seat is not None
        self._seat, self._luck = view.seat, luck
        round_so_far = Round(view, held)
        past, cards = round_so_far.told_backwards(luck)
        self.deck = round_so_far.deck(past, luck)
        """The cards in the order dealt, by their numbers."""
        self._passed = [
            dict(zip([giver for giver, _, _ in deed.moves], passed, strict=True))
            for deed, passed in zip(round_so_far.deeds, cards, strict=True)
            if deed.moves
        ]
        """By action that moved cards, by giver, which."""

    def draw(self, p: Position) -> int:
        """Return the card that is drawn unseen."""
        return self._given(p, rules.drawn_from(p))

    def choice(self, p: Position, seat: int, action: int) -> int:
        """Return what a seat chose in this world where it chose an action in ours: the same, if all could see it."""
        if p.phase != rules.GIVING:
            return action
        given = self._given(p, seat)
        return action if seat == self._seat else given

    def _given(self, p: Position, giver: int) -> int:
        """Return the card somebody gives; any they hold, where that is still to be seen."""
        if not self._passed:
            cards = members(p.hands[giver])
            return cards[self._luck.below(len(cards))]
        card = self._passed[0].pop(giver)
        if not self._passed[0]:
            del self._passed[0]
        return card


class Round:
    """A round as a seat saw it, action by action."""

    def __init__(self, view: MisterBillView, held: Sequence[tuple[int, int]]) -> None:
        assert view.seat is not None
        self.view, self.seat, self.players = view, view.seat, view.players
        self.deeds: list[Deed] = []
        self.dealt: dict[int, list[int]] = {}
        """By seat, the pairs it discarded at once."""
        self._own = 0
        self._memory = blank(view.players)
        before = len(view.events) - len(view.this_round())
        for number, event in enumerate(view.this_round(), before + 1):
            if isinstance(event, MisterBillDealt):
                hand = event.hands[self.seat]
                assert isinstance(hand, tuple)
                self.own_deal = [NUMBERS[card] for card in hand]
                for card in self.own_deal:
                    self._own ^= 1 << card
            elif isinstance(event, PairsDiscarded):
                pairs = self.deeds[-1].pairs if self.deeds else self.dealt
                pairs[event.seat] = [NUMBERS[card] for card in event.cards]
            else:
                self._note(event)
                if isinstance(event, HandsTraded) and self.seat in event.seats:
                    self._own = next((hand for after, hand in held if after >= number), self._own)
            for words in as_reported(event, view):
                seen.note(self._memory, self.seat, *words)
            if isinstance(event, MisterBillDealt):
                seen.settle(self._memory, self.seat, self._own)
        self.now = self._deed()
        """What is known at present."""

    def _deed(self) -> Deed:
        known = [
            [seen.known(self._memory, seat, kind) for kind in range(KINDS_OF_CARDS)] for seat in range(self.players)
        ]
        return Deed(
            own=self._own,
            must=[sum((one == SURE) << kind for kind, one in enumerate(hand)) for hand in known],
            bars=list(self._memory.lacks[: self.players]),
        )

    def _note(self, event: object) -> None:
        """Take an event for an action of its own, or for one more card of the last."""
        match event:
            case Drew():
                self._begin().moves.append((event.from_, event.seat, _number(event.card)))
            case WaiterPlayed():
                self._begin().waiter = event.seat, NUMBERS[event.card]
                if event.seat == self.seat:
                    self._own ^= 1 << NUMBERS[event.card]
            case CardMoved():
                deed = self.deeds[-1] if self.deeds[-1].moves and self.deeds[-1].waiter is None else self._begin()
                deed.moves.append((event.from_, event.to, _number(event.card)))
            case HandsTraded():
                self._begin().trade = event.seats[0], event.seats[1]
            case BillsShown():
                self._begin().shown = sum(1 << seat for seat in event.seats)
        if isinstance(event, Drew | CardMoved) and event.card is not None:
            giver, receiver = event.from_, event.to if isinstance(event, CardMoved) else event.seat
            if self.seat in (giver, receiver):
                self._own ^= 1 << NUMBERS[event.card]

    def _begin(self) -> Deed:
        self.deeds.append(self._deed())
        return self.deeds[-1]

    # Backwards

    def told_backwards(self, luck: Luck) -> tuple[Hands, list[list[int]]]:
        """Return the hands that were dealt, less their pairs, and for every action the cards that passed."""
        patience, tries = PATIENCE, 0
        while True:
            tries += 1
            strict = tries % 4 != 0  # in case something that seemed sure is not
            for hands in self._hands_now(luck, strict):
                if found := self._search(hands, luck, strict, patience):
                    return found
                break
            patience += PATIENCE // 4

    def _search(self, hands: Hands, luck: Luck, strict: bool, patience: int) -> tuple[Hands, list[list[int]]] | None:
        """Take back every action, the last one first; where nothing fits, take another card for the one after."""
        if not self.deeds:
            return hands, []
        ways: list[Iterator[Before]] = [self._before(hands, self.deeds[-1], luck, strict)]
        passed: list[list[int]] = []
        while ways and patience:
            patience -= 1
            found = next(ways[-1], END)
            if found is None:
                continue
            if isinstance(found, str):
                ways.pop()
                if passed:
                    passed.pop()
                continue
            passed.append(found[1])
            if len(ways) == len(self.deeds):
                return found[0], passed[::-1]
            ways.append(self._before(found[0], self.deeds[-1 - len(ways)], luck, strict))
        return None

    def _before(self, after: Hands, deed: Deed, luck: Luck, strict: bool) -> Iterator[Before]:
        """Yield hands that an action may have begun with, and the cards that passed in it."""
        if deed.shown is not None:
            if all(after[seat] >> BILL & 1 == deed.shown >> seat & 1 for seat in range(self.players)):
                yield from self._fitting([(after, [])], deed, strict)
        elif deed.trade is not None:
            one, other = deed.trade
            hands = list(after)
            hands[one], hands[other] = hands[other], hands[one]
            yield from self._fitting([(tuple(hands), [])], deed, strict)
        elif deed.waiter is not None:
            seat, card = deed.waiter
            if not after[seat] >> card & 1:
                hands = list(after)
                hands[seat] |= 1 << card
                yield from self._fitting([(tuple(hands), [])], deed, strict)
        else:
            yield from self._fitting(_taken_back(after, deed, strict, luck), deed, strict)

    def _fitting(self, ways: Iterator[Before] | list[Before], deed: Deed, strict: bool) -> Iterator[Before]:
        """Keep what agrees with what was known."""
        for found in ways:
            if found and (found[0][self.seat] != deed.own or (strict and self._contradicts(found[0], deed))):
                yield None
            else:
                yield found

    def _contradicts(self, hands: Hands, deed: Deed) -> bool:
        return any(
            seat != self.seat and (hand & bars or must & ~hand)
            for seat, (hand, must, bars) in enumerate(zip(hands, deed.must, deed.bars, strict=True))
        )

    # Now

    def _hands_now(self, luck: Luck, strict: bool) -> Iterator[Hands]:
        """Yield hands everyone may hold now: of every kind as many as do not lie on the discards."""
        view = self.view
        left = [copies - view.discards[kind] for kind, copies in COPIES.items()]
        hands = [0] * self.players
        rooms = list(view.hand_sizes)
        hands[self.seat], rooms[self.seat] = self._own, 0
        for kind in members(self._own):
            left[kind] -= 1
        kinds = shuffled(range(KINDS_OF_CARDS), luck)
        yield from self._share_out(kinds, left, hands, rooms, luck, strict)

    def _share_out(
        self, kinds: list[int], left: list[int], hands: list[int], rooms: list[int], luck: Luck, strict: bool
    ) -> Iterator[Hands]:
        if not kinds:
            if not any(rooms):
                yield tuple(hands)
            return
        kind, *others = kinds
        sure = [s for s in range(self.players) if s != self.seat and strict and self.now.must[s] >> kind & 1]
        able = [
            s for s in range(self.players)
            if rooms[s] and s not in sure and not (strict and self.now.bars[s] >> kind & 1)
        ]  # fmt: skip
        if left[kind] < len(sure) or not all(rooms[s] for s in sure):
            return
        for chosen in combinations(_by_room(able, rooms, luck), left[kind] - len(sure)):
            takes = [*sure, *chosen]
            for seat in takes:
                hands[seat] |= 1 << kind
                rooms[seat] -= 1
            if all(room <= self._still(seat, others, left, strict) for seat, room in enumerate(rooms)):
                yield from self._share_out(others, left, hands, rooms, luck, strict)
            for seat in takes:
                hands[seat] ^= 1 << kind
                rooms[seat] += 1

    def _still(self, seat: int, kinds: list[int], left: list[int], strict: bool) -> int:
        """Return of how many more kinds a seat may hold a card."""
        return sum(left[kind] > 0 and not (strict and self.now.bars[seat] >> kind & 1) for kind in kinds)

    def deck(self, hands: Hands, luck: Luck) -> list[int]:
        """Return the deck such hands were dealt from, the pairs they began with among them."""
        view = self.view
        piles = []
        for seat in range(self.players):
            pairs = self.dealt.get(seat, [])
            piles.append(
                self.own_deal if seat == self.seat else shuffled([*members(hands[seat]), *pairs, *pairs], luck)
            )
        return [piles[(view.dealer + 1 + i) % self.players][i // self.players] for i in range(DECK_SIZE)]


def _taken_back(after: Hands, deed: Deed, strict: bool, luck: Luck) -> Iterator[Before]:
    """Yield what hands may have been before cards changed hands all at once, and which cards those were."""
    incoming: dict[int, list[int]] = {}
    for number, (_, receiver, _) in enumerate(deed.moves):
        incoming.setdefault(receiver, []).append(number)
    receivers = list(incoming)  # as they sit: so that what does not fit is soon found
    cards = [NO_CARD] * len(deed.moves)
    rests: list[int | None] = [None if seat in incoming else hand for seat, hand in enumerate(after)]
    """Hands without what came, and already without what was given."""

    def fits(number: int, card: int) -> bool:
        giver = deed.moves[number][0]
        rest = rests[giver]
        return not (strict and deed.bars[giver] >> card & 1) and not (rest is not None and rest >> card & 1)

    def choose(at: int) -> Iterator[Before]:
        if at == len(receivers):
            hands = [rest or 0 for rest in rests]
            for (giver, _, _), card in zip(deed.moves, cards, strict=True):
                hands[giver] |= 1 << card
            yield tuple(hands), list(cards)
            return
        receiver = receivers[at]
        gives = [number for number, (giver, _, _) in enumerate(deed.moves) if giver == receiver]
        for came, rest in _arrivals(after[receiver], deed.pairs.get(receiver, []), len(incoming[receiver]), luck):
            rests[receiver] = rest
            barred = strict and rest & deed.bars[receiver]
            if barred or not all(cards[number] == NO_CARD or fits(number, cards[number]) for number in gives):
                yield None
            else:
                yield from give(at, incoming[receiver], came)
        rests[receiver] = None

    def give(at: int, numbers: list[int], came: list[int]) -> Iterator[Before]:
        """Settle by whom each card that came was given; some are known."""
        if not numbers:
            yield from choose(at + 1)
            return
        number, *others = numbers
        known = deed.moves[number][2]
        for card in shuffled(sorted(set(came)), luck) if known == NO_CARD else {known} & set(came):
            if fits(number, card):
                cards[number] = card
                rest = list(came)
                rest.remove(card)
                yield from give(at, others, rest)
            else:
                yield None
        cards[number] = NO_CARD

    yield from choose(0)


def _arrivals(hand: int, pairs: list[int], many: int, luck: Luck) -> Iterator[tuple[list[int], int]]:
    """Yield which cards may have come into a hand that then discarded pairs, and what it held before."""
    there = {kind: (hand >> kind & 1) + 2 * pairs.count(kind) for kind in range(KINDS_OF_CARDS)}
    kinds = shuffled([kind for kind, count in there.items() if count], luck)
    for kept in combinations(kinds, sum(there.values()) - many):
        yield [kind for kind in kinds for _ in range(there[kind] - (kind in kept))], sum(1 << kind for kind in kept)


def _by_room(seats: list[int], rooms: list[int], luck: Luck) -> list[int]:
    """Shuffle seats, those with more room sooner."""
    ordered, seats = [], list(seats)
    while seats:
        at = luck.below(sum(rooms[seat] for seat in seats))
        for seat in seats:
            at -= rooms[seat]
            if at < 0:
                break
        seats.remove(seat)
        ordered.append(seat)
    return ordered


def _number(card: str | None) -> int:
    return NO_CARD if card is None else NUMBERS[card]
