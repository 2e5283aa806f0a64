"""Who plays the seats of a table, and who did when a round was dealt."""

from dataclasses import dataclass


@dataclass(slots=True)
class Chair:
    """Who plays a seat."""

    person: str = ""
    name: str = ""
    bot: str = ""
    words: str = ""
    seal: str = ""
    """What its person will cut the deck with, sealed."""
    away: bool = False
    """Its person has been gone too long."""
    stood_in: bool = False
    """The host asked a bot to decide for it."""
    key: str = ""
    """What a link that shows this hand carries; "" when none was handed out."""
    hints: int = 0
    """How many hints its person has asked for in company."""
    called: int = 0
    """The number of the name a bot goes by in this chair, which it takes along wherever the chair goes."""

    @property
    def free(self) -> bool:
        """Whether anyone may sit down here."""
        return not self.person and not self.bot

    @property
    def is_stood_in_for(self) -> bool:
        """Whether a bot decides for its person until they are back."""
        return self.away or self.stood_in

    def bot_name(self, seat: int, nobody: str = "") -> str:
        """Return what lists and records call the bot in this chair."""
        bot = self.bot or nobody
        return f"{bot} {self.called}" if bot and self.called != seat else bot


@dataclass(frozen=True, slots=True)
class Deal:
    """To whom the cards of a round were dealt."""

    first_event: int
    """The event the round begins with."""
    people: list[str]
    """By seat; "" for a bot."""
    names: list[str]
