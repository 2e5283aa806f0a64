"""What happens in a game of Highest."""

from collections.abc import Sequence
from typing import Annotated, Final, Self

from msgspec import Meta

from billi.games.events import EachTheirOwn, Event, Events, InDeck, Packed, Seats
from billi.games.fields import deal_out
from highest import rules
from highest.cards import CARDS

Card = Annotated[str, Meta(pattern="^[A-HJ-M]$"), InDeck(CARDS)]


class HighestRoundBegan(Event, frozen=True, tag="round"):
    """A round begins."""

    round: int
    dealer: int
    first: int


class HighestDealt(Event, frozen=True, tag="deal"):
    """The cards were dealt."""

    hands: Annotated[tuple[tuple[Card, ...] | int, ...], EachTheirOwn()]

    @classmethod
    def told(cls, words: Sequence[int], seats: int, dealt: Sequence[int]) -> Self:
        """Deal the cards out once more."""
        return cls(deal_out([CARDS[card] for card in dealt], seats, words[0]))


class HighestPlayed(Event, frozen=True, tag="play"):
    """A card was played."""

    seat: int
    card: Card


class HighestTaken(Event, frozen=True, tag="taken"):
    """A trick was taken."""

    look = 650

    winner: int


class HighestRoundEnded(Event, frozen=True, tag="round_end"):
    """A round is over."""

    points: Annotated[tuple[int, ...], Packed(rules.POINTS_BITS)]


class HighestEnded(Event, frozen=True, tag="game_end"):
    """The game is over."""

    points: Annotated[tuple[int, ...], Packed(rules.POINTS_BITS)]
    winners: Seats


EVENTS: Final = Events(
    {
        rules.EV_ROUND: HighestRoundBegan,
        rules.EV_DEAL: HighestDealt,
        rules.EV_PLAY: HighestPlayed,
        rules.EV_TRICK: HighestTaken,
        rules.EV_ROUND_END: HighestRoundEnded,
        rules.EV_GAME_END: HighestEnded,
    }
)
