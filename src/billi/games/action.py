"""What a seat can choose, in words."""

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from billi.errors import IllegalAction, brief

FORMS: Final = re.compile(
    r"draw from seat (?P<other>[0-7])"
    r"|(?P<verb>play|give|box|take) (?P<card>[A-Z][1-9]?)"
    r"(?: (?:on|to) seat (?P<seat>[0-7])| (?P<direction>left|right))?"
)

LONE: Final[set[str]] = set()
"""What can be chosen that names no card and no seat, such as ``pass``: every game adds its own as it is registered."""

BEFORE_SEAT: Final = {"give": "to", "draw": "from"}


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
    text: str = field(init=False, repr=False, compare=False)
    """All of it, as people choose it."""

    def __post_init__(self) -> None:
        """Refuse what no action is made of, and write it out once: there are few, told again and again."""
        texts = (text is None or isinstance(text, str) for text in (self.card, self.direction))
        if not isinstance(self.verb, str) or not all(texts) or not (self.seat is None or isinstance(self.seat, int)):
            raise IllegalAction("action-unreadable", text=brief([self.verb, self.card, self.seat, self.direction]))
        text = f"{self.verb} {self.card}" if self.card else self.verb
        if self.seat is not None:
            text += f" {BEFORE_SEAT.get(self.verb, 'on')} seat {self.seat}"
        object.__setattr__(self, "text", f"{text} {self.direction}" if self.direction else text)

    @staticmethod
    def parse(text: str) -> "Action":
        """Read an action from its text form."""
        if not isinstance(text, str):
            raise IllegalAction("action-unreadable", text=brief(text))
        return _parse(text.strip())

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Action.parse({str(self)!r})"


@lru_cache(maxsize=512)
def _parse(text: str) -> Action:
    if text in LONE:
        return Action(text)
    match = FORMS.fullmatch(text)
    if match is None:
        raise IllegalAction("action-unreadable", text=brief(text))
    if match["other"]:
        return Action("draw", seat=int(match["other"]))
    return Action(match["verb"], match["card"], int(match["seat"]) if match["seat"] else None, match["direction"])
