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
        """Return what the bot chooses."""
        return Chose(seat=self.seat, action=str(make(self.bot, self.luck).choose(self.view)))

    def with_bot(self, bot: str) -> "Question":
        """Return the same for another bot."""
        return replace(self, bot=bot, luck=self.luck.copy())
