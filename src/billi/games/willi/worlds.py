"""What might lie in the hands a seat does not see at Willi, for all that it has seen.

Every deal, with every choice of a box, that fits what was played is as likely as the next: an unseen card may be in any
hand, or box, or in Willi's pile, but not with somebody who could not follow its colour (W5), since it has been there
from the start. How likely people were to play as they did is not weighed.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate, product
from math import factorial
from typing import Final

from billi.games.events import Event
from billi.games.sets import members
from billi.games.willi import rules
from billi.games.willi.cards import NUMBERS
from billi.games.willi.events import CardPlayed, Exchanged, TrickWon, WilliDealt
from billi.games.willi.notation import PHASES
from billi.games.willi.rules import COLOURS, DECK_SIZE, DECLINE, SEATS, WILLI, Position
from billi.games.willi.view import WilliView
from billi.luck import Luck, shuffled

FINE: Final = 1 << 30
"""Steps in which a number between 0 and 1 is drawn."""
Rooms = tuple[int, ...]


class MadeUpRound:
    """One way a round of Willi may have gone, from a view: its deck, and what was chosen in secret."""

    def __init__(self, view: WilliView, held: Sequence[tuple[int, int]], luck: Luck) -> None:
        """Make it up; how the viewer's hand changed, ``held``, follows from the events here."""
        assert view.seat is not None
        self._seat, self._luck = view.seat, luck
        self._exchanges = sum(isinstance(event, Exchanged) for event in view.this_round())
        dealt, self._boxes = _made_up(view, luck)
        while not _may_be_taking(view, dealt, self._boxes):
            dealt, self._boxes = _made_up(view, luck)
        self.deck = [dealt[(view.dealer + 1 + i) % SEATS][i // SEATS] for i in range(DECK_SIZE)]
        """The cards in the order dealt, by their numbers."""

    def draw(self, p: Position) -> int:
        """At Willi nobody draws."""
        raise AssertionError("nobody draws at Willi")

    def choice(self, p: Position, seat: int, action: int) -> int:
        """Return what a seat chose in this world where it chose an action in ours: the same, if all could see it."""
        shown = True
        if p.phase == rules.TAKING and action != DECLINE:
            self._exchanges -= 1
            shown = self._exchanges >= 0
        if seat != self._seat:
            if p.phase == rules.BOXING:
                return self._boxes[seat]
            if not shown:
                cards = members(rules.exchangeable(p))
                return cards[self._luck.below(len(cards))]
        return action


def _made_up(view: WilliView, luck: Luck) -> tuple[list[list[int]], dict[int, int]]:
    """Return what everyone was dealt, and what the others have put in the box."""
    dealt, taken, barred = known(view)
    deal = view.this_round()[0]
    assert isinstance(deal, WilliDealt)
    assert view.seat is not None
    own = deal.hands[view.seat]
    assert isinstance(own, tuple)
    others = [seat for seat in range(view.players) if seat != view.seat]
    dealt[view.seat] = [NUMBERS[card] for card in own]
    unseen = set(range(DECK_SIZE)) - {card for cards in dealt for card in cards}
    hands = [(seat, barred[seat]) for seat in others for _ in range(view.hand_sizes[seat] - len(taken[seat]))]
    boxing = view.phase == PHASES[rules.BOXING]
    boxes = [] if boxing else [(seat, 0) for seat in others]
    pile = [(WILLI, 0)] * view.hand_sizes[WILLI] if view.players < SEATS else []
    places = hands + boxes + pile
    filled = _fill(unseen, places, luck)
    for (seat, _), card in zip(places, filled, strict=True):
        dealt[seat].append(card)
    if boxing:
        chosen = [seat for seat in others if seat not in view.to_act]
        return dealt, {seat: dealt[seat][luck.below(len(dealt[seat]))] for seat in chosen}
    return dealt, dict(zip(others, filled[len(hands) : len(hands) + len(boxes)], strict=True))


def _may_be_taking(view: WilliView, dealt: list[list[int]], boxes: dict[int, int]) -> bool:
    """Whether somebody who is exchanging now, as all can see, has a card that fits (W10)."""
    if view.phase != PHASES[rules.GIVING] or view.seat in view.to_act or view.options["exchange"] != "same_colour":
        return True
    [winner] = view.to_act
    gone, taken, _ = known(view)
    held = {*dealt[winner]} - {*gone[winner], boxes[winner]} | taken[winner]
    return any(card & 3 == NUMBERS[lying] & 3 for card in held for _, lying in view.trick)


def known(view: WilliView) -> tuple[list[list[int]], list[set[int]], list[int]]:
    """Return by seat which cards it was dealt that all have seen, which it has taken since, and what it lacked."""
    return known_by(view.this_round(), view.players)


def known_by(events: Iterable[Event], players: int) -> tuple[list[list[int]], list[set[int]], list[int]]:
    """Return the same by what has happened in a round."""
    dealt: list[list[int]] = [[] for _ in range(SEATS)]
    taken: list[set[int]] = [set() for _ in range(SEATS)]
    barred, led = [0] * SEATS, rules.NO_CARD

    def leaves(seat: int, card: int) -> None:
        if card in taken[seat]:
            taken[seat].remove(card)
        else:
            dealt[seat].append(card)

    for event in events:
        match event:
            case CardPlayed():
                card = NUMBERS[event.card]
                leaves(event.seat, card)
                if led == rules.NO_CARD:
                    led = card
                elif event.seat < players and not (rules.same_colour(led) | rules.same_value(led)) >> card & 1:
                    barred[event.seat] |= 1 << (led & 3)
            case TrickWon():
                led = rules.NO_CARD
            case Exchanged():
                leaves(event.seat, NUMBERS[event.give])
                taken[event.seat].add(NUMBERS[event.take])
    return dealt, taken, barred


def _fill(unseen: set[int], places: Sequence[tuple[int, int]], luck: Luck) -> list[int]:
    """Put unseen cards in places, some of which bar colours; every way that fits is as likely."""
    kinds = sorted({bars for _, bars in places})
    rooms = tuple(sum(bars == kind for _, bars in places) for kind in kinds)
    by_colour = [shuffled([card for card in sorted(unseen) if card & 3 == colour], luck) for colour in range(4)]
    counts = tuple(len(cards) for cards in by_colour)
    filled: list[list[int]] = [[] for _ in kinds]
    for colour in range(len(COLOURS)):
        ways = splits(colour, counts, rooms, tuple(kinds))
        at = luck.below(FINE) / FINE * sum(ways.values())
        split = next(split for split, upto in zip(ways, accumulate(ways.values()), strict=True) if at < upto)
        rooms = tuple(room - part for room, part in zip(rooms, split, strict=True))
        for cards, part in zip(filled, split, strict=True):
            cards += [by_colour[colour].pop() for _ in range(part)]
    ready = {kind: iter(shuffled(cards, luck)) for kind, cards in zip(kinds, filled, strict=True)}
    return [next(ready[bars]) for _, bars in places]


@lru_cache(maxsize=4096)
def splits(colour: int, counts: Rooms, rooms: Rooms, bars: Rooms) -> dict[Rooms, int]:
    """Return how a colour's cards can be shared out among rooms, and in how many ways with all colours after it."""
    most = [0 if bar >> colour & 1 else min(room, counts[colour]) for room, bar in zip(rooms, bars, strict=True)]
    found = {}
    for split in product(*(range(some + 1) for some in most)):
        if sum(split) == counts[colour]:
            ways = factorial(counts[colour])
            for part in split:
                ways //= factorial(part)
            rest = tuple(room - part for room, part in zip(rooms, split, strict=True))
            if after := _ways(colour + 1, counts, rest, bars):
                found[split] = ways * after
    return found


@lru_cache(maxsize=65536)
def _ways(colour: int, counts: Rooms, rooms: Rooms, bars: Rooms) -> int:
    if colour == len(counts):
        return int(not any(rooms))
    return sum(splits(colour, counts, rooms, bars).values())
