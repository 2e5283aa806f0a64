"""What every game shows alike."""

from dataclasses import dataclass, field
from typing import Any

from billi.games.action import Action


@dataclass(frozen=True, kw_only=True)
class View:
    """What one seat, or a spectator, may see of a game. Seats count clockwise; cards are written as in a record."""

    game: str
    players: int
    options: dict[str, str]
    seat: int | None
    """Whose eyes these are; None for a spectator's."""
    round: int
    dealer: int
    phase: str
    to_act: list[int]
    """The seats that are still to choose."""
    points: list[int]
    hand: list[str]
    """The viewer's own cards."""
    hand_sizes: list[int]
    legal: list[Action]
    """What the viewer may choose from now."""
    over: bool
    winners: list[int]
    events: list[dict[str, Any]] = field(repr=False)
    """Everything that has happened, as the viewer saw it; the events cannot be changed."""

    def as_dict(self) -> dict[str, Any]:
        """Return the view as plain data, actions as text; what is shared with others, options and events, is fixed."""
        return {**vars(self), "legal": [str(action) for action in self.legal]}

    def this_round(self) -> list[dict[str, Any]]:
        """Return the events since the cards were dealt, the deal first; without a deal, all there are."""
        for place in range(len(self.events) - 1, -1, -1):
            if self.events[place]["t"] == "deal":
                return self.events[place:]
        return self.events
