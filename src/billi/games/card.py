"""What a card is to whoever handles one."""

from enum import StrEnum


class _Drawn:
    """What a notebook shows; an enum may not have a method of that name itself."""

    def _repr_svg_(self) -> str:
        from billi.pictures import picture_of_card

        assert isinstance(self, Card)
        return picture_of_card(self)


class Card(_Drawn, StrEnum):
    """A card: the code it has in records, and a string like any other, that knows more of itself.

    Each game has its own class of cards; :meth:`billi.Game.card` reads one.
    """

    def __repr__(self) -> str:
        return repr(self.value)
