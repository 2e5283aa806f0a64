"""What happens in a game of Mister Bill."""

from collections.abc import Sequence
from typing import Annotated, Final, Literal, Self

import msgspec
from msgspec import Meta

from billi.games.events import EachTheirOwn, Event, Events, InDeck, KnownTo, Packed, Seats
from billi.games.fields import deal_out
from billi.games.misterbill import rules
from billi.games.misterbill.cards import CARDS
from billi.games.misterbill.notation import DIRECTIONS, cards_in
from billi.games.misterbill.rules import DECK_SIZE
from billi.games.sets import seats_in

Card = Annotated[str, Meta(pattern=f"^[{rules.KINDS}]$"), InDeck(CARDS)]


class MisterBillRoundBegan(Event, frozen=True, tag="round"):
    """A round of Mister Bill begins."""

    look = 600

    round: int
    dealer: int
    team_cards: tuple[int, ...] | None
    """null in round 3."""
    first: int
    """Who has the first turn."""

    @classmethod
    def told(cls, words: Sequence[int], seats: int, dealt: Sequence[int]) -> Self:
        """Add the team cards, which lie behind the deck (MB5, MB6)."""
        number, dealer, first = words
        alone = number == rules.LAST_ROUND
        return cls(number, dealer, None if alone else tuple(dealt[DECK_SIZE : DECK_SIZE + seats]), first)


class MisterBillDealt(Event, frozen=True, tag="deal"):
    """The cards were dealt."""

    look = 1000

    hands: Annotated[tuple[tuple[Card, ...] | int, ...], EachTheirOwn(), InDeck(CARDS)]
    """The viewer's own cards in the order dealt; of other hands how many they are."""

    @classmethod
    def told(cls, words: Sequence[int], seats: int, dealt: Sequence[int]) -> Self:
        """Deal the cards out once more."""
        return cls(deal_out([CARDS[card] for card in dealt[:DECK_SIZE]], seats, words[0]))


class PairsDiscarded(Event, frozen=True, tag="pairs"):
    """A player discards pairs."""

    look = 520
    overlap = 180

    seat: int
    cards: Annotated[tuple[Card, ...], InDeck(CARDS)]
    """One for each pair."""

    @classmethod
    def told(cls, words: Sequence[int], seats: int, dealt: Sequence[int]) -> Self:
        """Tell a kind twice of which there are two pairs."""
        seat, once, twice = words
        if not twice:
            return cls(seat, cards_in(once))
        kinds = enumerate(CARDS)
        return cls(seat, tuple([kind for bit, kind in kinds for _ in range((once >> bit & 1) + (twice >> bit & 1))]))


class WentOut(Event, frozen=True, tag="out"):
    """A hand is empty."""

    look = 650

    seat: int


class Awarded(Event, frozen=True, tag="award"):
    """A team is out and takes score cards."""

    look = 700

    seats: Seats
    """Who is in the team."""
    points: int
    """What each of them gets."""


class Drew(Event, frozen=True, tag="draw"):
    """A player draws from another."""

    look = 520

    seat: int
    from_: int = msgspec.field(name="from")
    card: Annotated[Card | None, KnownTo("seat", "from_")] = None
    """Only for the two who know it."""


class Passed(Event, frozen=True, tag="pass"):
    """A player plays no waiter, holding one or not."""

    look = 200

    seat: int


class WaiterPlayed(Event, frozen=True, tag="waiter"):
    """A player plays a waiter."""

    look = 1000

    seat: int
    card: Card
    target: int | None = None
    """With E, T and G: the other player."""
    direction: Literal["left", "right"] | None = None
    """With R."""

    @classmethod
    def told(cls, words: Sequence[int], seats: int, dealt: Sequence[int]) -> Self:
        """Tell on whom, or in which direction."""
        seat, card, target = words
        if card == rules.RELAY:
            return cls(seat, CARDS[card], direction=DIRECTIONS[target])
        return cls(seat, CARDS[card], None if card == rules.LOOK else target)


class CardMoved(Event, frozen=True, tag="move"):
    """A card is given by E, G or R."""

    look = 500
    overlap = 70
    doer = "from"

    from_: int = msgspec.field(name="from")
    to: int
    card: Annotated[Card | None, KnownTo("from_", "to")] = None
    """Only for the two who know it."""


class HandsTraded(Event, frozen=True, tag="trade"):
    """Two players swap hands (T)."""

    look = 900

    seats: tuple[int, ...]
    """The player and the target."""

    @classmethod
    def told(cls, words: Sequence[int], seats: int, dealt: Sequence[int]) -> Self:
        """Name both."""
        return cls((words[0], words[1]))


class BillsShown(Event, frozen=True, tag="show"):
    """Everyone who holds Mister Bill shows him (L)."""

    look = 1600

    seats: tuple[int, ...]
    """Clockwise from the player whose turn it is; perhaps none."""

    @classmethod
    def told(cls, words: Sequence[int], seats: int, dealt: Sequence[int]) -> Self:
        """Count from the player whose turn it is."""
        return cls(tuple([(words[1] + place) % seats for place in seats_in(words[0])]))


class Stalled(Event, frozen=True, tag="stall"):
    """Nobody discards any more, so the round ends (MB23)."""

    look = 1300


class MisterBillRoundEnded(Event, frozen=True, tag="round_end"):
    """A round of Mister Bill is over."""

    look = 4000

    points: Annotated[tuple[int, ...], Packed(rules.ROUND_POINTS_BITS)]
    """Of this round."""


class MisterBillEnded(Event, frozen=True, tag="game_end"):
    """The game is over."""

    look = 0

    points: Annotated[tuple[int, ...], Packed(rules.POINTS_BITS)]
    """Of the whole game."""
    winners: Seats
    """The seats that have won."""


EVENTS: Final = Events(
    {
        rules.EV_ROUND: MisterBillRoundBegan,
        rules.EV_DEAL: MisterBillDealt,
        rules.EV_PAIRS: PairsDiscarded,
        rules.EV_OUT: WentOut,
        rules.EV_AWARD: Awarded,
        rules.EV_DRAW: Drew,
        rules.EV_PASS: Passed,
        rules.EV_WAITER: WaiterPlayed,
        rules.EV_MOVE: CardMoved,
        rules.EV_TRADE: HandsTraded,
        rules.EV_SHOW: BillsShown,
        rules.EV_STALL: Stalled,
        rules.EV_ROUND_END: MisterBillRoundEnded,
        rules.EV_GAME_END: MisterBillEnded,
    }
)
