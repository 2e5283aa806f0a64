"""Who the bots are: every level has eight characters of its own, with a name and a face that people remember.

A record or a list calls a bot by its level, and its number where that is not the seat's: ``master``, ``master 2``. From
these two follows its character, and from that its name (``bot-name-…`` in ``words/*/games.ftl``) and its face
(``face-…`` in ``art/faces.svg``). The page reads the same names and faces. Whoever plays for nobody in particular is
one of the house.

>>> from billi.words import Words
>>> bot = bot_called("master 2", seat=0)
>>> bot, bot.name(Words("en")), bot.sign(Words("en"))
(Character(level='master', number=2), 'Portia', 'bot, a master')
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from billi.bots import AT_TABLES
from billi.words import Words

KNOWN: Final = ("easy", "sharp", "master")
"""Levels with characters of their own; all others are played by those of the house."""
_BOT: Final = re.compile(rf"({'|'.join(AT_TABLES)})(?: ([0-7]))?")


@dataclass(frozen=True, slots=True)
class Character:
    """A bot as people know it."""

    level: str
    """"" for one of the house."""
    number: int

    @property
    def id(self) -> str:
        """What its name and its face are called: ``2`` of the house, ``master-2``."""
        return f"{self.level}-{self.number}" if self.level else str(self.number)

    def name(self, words: Words) -> str:
        """Return its name."""
        return words.text(f"bot-name-{self.id}")

    def sign(self, words: Words) -> str:
        """Return what stands beside its name: that it is a bot, and how it plays."""
        return words.text(f"seat-bot-{self.level}" if self.level else "seat-bot")


def bot_called(kept: str, seat: int) -> Character | None:
    """Return the bot that a record or a list calls so in a seat; None where that is a person.

    >>> bot_called("house", seat=3)
    Character(level='', number=3)
    >>> bot_called("Ann", seat=3)
    """
    found = _BOT.fullmatch(kept)
    if not found:
        return None
    return Character(found[1] if found[1] in KNOWN else "", int(found[2] or seat))


def bots_of_record(record: Mapping[str, Any]) -> dict[int, Character]:
    """Return the bots of a record by seat: those it says are, or going by the names where it does not say.

    >>> bots_of_record({"names": ["house", "master 2"], "bots": [1]})
    {1: Character(level='master', number=2)}
    """
    named = {seat: bot for seat, name in enumerate(record.get("names", ())) if (bot := bot_called(name, seat))}
    known = record.get("bots", named)
    return {seat: bot for seat, bot in named.items() if seat in known}
