"""What happens in a game of Willi."""

from collections.abc import Sequence
from typing import Annotated, Final, Self

from msgspec import Meta

from billi.games.events import EachTheirOwn, Event, Events, InDeck, KnownTo, Packed, Seats
from billi.games.fields import deal_out
from billi.games.willi import rules
from billi.games.willi.cards import CARDS

Card = Annotated[str, Meta(pattern="^[RYGB][1-9]$"), InDeck(CARDS)]


class WilliRoundBegan(Event, frozen=True, tag="round"):
    """A round of Willi begins."""

    look = 600

    round: int
    dealer: int
    first: int
    """Who leads the first trick."""


class WilliDealt(Event, frozen=True, tag="deal"):
    """The cards were dealt."""

    look = 1000

    hands: Annotated[tuple[tuple[Card, ...] | int, ...], EachTheirOwn(), InDeck(CARDS)]
    """The viewer's own cards in the order dealt; of other hands, and of Willi's pile, how many they are."""

    @classmethod
    def told(cls, words: Sequence[int], seats: int, dealt: Sequence[int]) -> Self:
        """Deal the cards out once more."""
        return cls(deal_out([CARDS[card] for card in dealt], seats, words[0]))


class Boxed(Event, frozen=True, tag="box"):
    """A player puts a card in the box."""

    look = 260
    overlap = 70

    seat: int
    card: Annotated[Card | None, KnownTo("seat")] = None
    """Only for that player."""


class CardPlayed(Event, frozen=True, tag="play"):
    """A player plays to the trick."""

    look = 450
    overlap = 300

    seat: int
    card: Card


class WilliCalled(Event, frozen=True, tag="willi"):
    """A player calls, right after the card it answers."""

    look = 850

    seat: int


class TrickWon(Event, frozen=True, tag="trick"):
    """The fourth card has been played."""

    look = 700

    winner: int


class Exchanged(Event, frozen=True, tag="exchange"):
    """The winner exchanges a card of the trick."""

    look = 1000

    seat: int
    give: Card
    """From the hand."""
    take: Card
    """From the trick."""


class WilliRoundEnded(Event, frozen=True, tag="round_end"):
    """A round of Willi is over."""

    look = 4000

    totals: Annotated[tuple[int, ...], Packed(rules.TOTAL_BITS)]
    """The values of the cards in the tricks, Willi's 12 included."""
    points: Annotated[tuple[int, ...], Packed(rules.SCORE_BITS)]
    """The score cards of this round."""


class WilliEnded(Event, frozen=True, tag="game_end"):
    """The game is over."""

    look = 0

    points: Annotated[tuple[int, ...], Packed(rules.POINTS_BITS)]
    """Of the whole game."""
    winners: Seats
    """The seats that have won."""


EVENTS: Final = Events(
    {
        rules.EV_ROUND: WilliRoundBegan,
        rules.EV_DEAL: WilliDealt,
        rules.EV_BOX: Boxed,
        rules.EV_PLAY: CardPlayed,
        rules.EV_WILLI: WilliCalled,
        rules.EV_TRICK: TrickWon,
        rules.EV_EXCHANGE: Exchanged,
        rules.EV_ROUND_END: WilliRoundEnded,
        rules.EV_GAME_END: WilliEnded,
    }
)
