"""How much better the house bot is than the random one, and how long each thinks.

``python bench/bots.py [--games N] [--json]``. Two line-ups at every number of players: house and random in half the
seats each, and one house among randoms; who sits where rotates from game to game. Every game gives one difference,
the mean points of its house seats less the mean of its random seats; the interval is 95 % of the mean of those. A win
shared by three counts a third for each.
"""

from dataclasses import dataclass, field
from typing import Final

PLAYERS: Final = {"misterbill": range(3, 9), "willi": range(3, 5)}
LINEUPS: Final = ("half", "one", "all")


@dataclass
class Tally:
    """What the seats of one kind of bot have got."""

    seats: int = 0
    points: int = 0
    wins: float = 0.0
    decisions: int = 0
    seconds: float = 0.0


@dataclass
class Match:
    """House against random in one game at one number of players, in one line-up."""

    game: str
    players: int
    lineup: str
    house: Tally = field(default_factory=Tally)
    random: Tally = field(default_factory=Tally)
    differences: list[float] = field(default_factory=list)

    def summary(self) -> dict[str, object]:
        """Give the measured figures."""
        mean, margin = mean_and_margin(self.differences)
        return {
            "game": self.game,
            "players": self.players,
            "lineup": self.lineup,
            "games": max(len(self.differences), 1),
        }
