"""What a bot is asked at a table."""

from dataclasses import dataclass, replace

from billi.bots import make
from billi.games.view import View
from billi.luck import SeededLuck
from billi.table.entries import Chose


@dataclass(frozen=True, slots=True)
class Question:
    """All that a bot needs to choose for a seat; it may do so anywhere."""

    seat: int
    bot: str
    luck: SeededLuck
    view: View

    def answer(self) -> Chose:
        """Return what the bot chooses, or raise what is wrong with that."""
        action = make(self.bot, self.luck).choose(self.view)
        if action not in self.view.legal:
            raise ValueError(f"{self.bot} chose {action}, which is not legal")
        return Chose(seat=self.seat, action=str(action))

    def with_bot(self, bot: str) -> "Question":
        """Return the same for another bot."""
        return replace(self, bot=bot, luck=self.luck.copy())
