"""Records of Highest, played again."""

from billi.games.action import Action
from billi.record.replaying import Replaying


class HighestReplaying(Replaying):
    """Highest being played again."""

    def choose(self) -> None:
        """Play a card."""
        [seat] = self.state.to_act
        with self.told_by(self.reached):
            self.state.apply(seat, Action("play", self.next("play", seat=seat)["card"]))
