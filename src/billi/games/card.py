"""What a card is to whoever handles one."""

from enum import StrEnum


class Card(StrEnum):
    """A card: the code it has in records, and a string like any other, that knows more of itself.

    Each game has its own class of cards; :meth:`billi.Game.card` reads one.
    """

    def __repr__(self) -> str:
        return repr(self.value)
