"""What a seat can choose, in words."""

import re
from dataclasses import dataclass
from typing import Final

from billi.errors import IllegalAction

FORMS: Final = re.compile(
    r"(?P<lone>pass|keep|call Willi|no call)"
    r"|(?P<verb>play|give|box|take) (?P<card>[A-Z][1-9]?)"
    r"(?: (?:on|to) seat (?P<seat>[0-7])| (?P<direction>left|right))?"
)


@dataclass(frozen=True, slots=True)
class Action:
    """One choice: a verb, and the card, seat or direction it needs.

    >>> print(Action("play", "E", seat=3), Action("play", "R", direction="left"), Action("give", "O", seat=3), sep=", ")
    play E on seat 3, play R left, give O to seat 3
    >>> Action.parse("play R5")
    Action.parse('play R5')
    """

    verb: str
    card: str | None = None
    seat: int | None = None
    direction: str | None = None

    @classmethod
    def parse(cls, text: str) -> "Action":
        """Read an action from its text form."""
        match = FORMS.fullmatch(text.strip())
        if match is None:
            raise IllegalAction("action-unreadable", text=text)
        if match["lone"]:
            return cls(match["lone"])
        return cls(match["verb"], match["card"], int(match["seat"]) if match["seat"] else None, match["direction"])

    def __str__(self) -> str:
        text = f"{self.verb} {self.card}" if self.card else self.verb
        if self.seat is not None:
            text += f" {'to' if self.verb == 'give' else 'on'} seat {self.seat}"
        return f"{text} {self.direction}" if self.direction else text

    def __repr__(self) -> str:
        return f"Action.parse({str(self)!r})"
