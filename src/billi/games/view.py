"""What every game shows alike."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from billi.games.action import Action
from billi.games.card import Card

if TYPE_CHECKING:
    from billi.games.events import Event


@dataclass(frozen=True, kw_only=True)
class Board:
    """What lies on the table for all to see. Lists are by seat unless they say otherwise; seats count clockwise."""

    game: str
    """Which game it is."""
    round: int
    """The round being played, or about to be dealt."""
    dealer: int
    """Who deals it."""
    phase: str
    """What the table waits for."""
    to_act: list[int]
    """The seats asked to choose now."""
    points: list[int]
    """The points of the whole game so far."""
    hand_sizes: list[int]
    """How many cards each holds."""
    over: bool
    """Whether the game has ended."""
    winners: list[int]
    """The seats that have won."""


@dataclass(frozen=True, kw_only=True)
class View(Board):
    """What one seat, or a spectator, may see of a game: the board and more. Cards are written as in a record."""

    players: int
    """How many people or bots play."""
    options: dict[str, str]
    """What the game is played with, by option."""
    seat: int | None
    """Whose eyes these are; None for a spectator's."""
    hand: Sequence[Card]
    """The viewer's own cards."""
    legal: list[Action]
    """What the viewer may choose from now."""
    events: "list[Event]" = field(repr=False)
    """Everything that has happened, as the viewer saw it."""

    def as_dict(self) -> dict[str, Any]:
        """Return the view as plain data, actions as text."""
        events = [event.as_dict() for event in self.events]
        return {**vars(self), "legal": [str(action) for action in self.legal], "events": events}

    def _repr_svg_(self) -> str:
        from billi.pictures import picture_of_view

        return picture_of_view(self)

    def this_round(self) -> "list[Event]":
        """Return the events since the cards were dealt, the deal first; without a deal, all there are."""
        for place in range(len(self.events) - 1, -1, -1):
            if self.events[place].kind == "deal":
                return self.events[place:]
        return self.events
