"""Willi's cards."""

from typing import Final

from billi.games.card import Card
from billi.games.willi.rules import COLOURS, DECK_SIZE


class WilliCard(Card):
    """A card of one of four colours, ``R Y G B``, numbered 1 to 9 (W1).

    >>> WilliCard("R5").colour, WilliCard("R5").number
    ('R', 5)
    """

    R1, R2, R3, R4, R5, R6, R7, R8, R9 = (f"R{number}" for number in range(1, 10))
    Y1, Y2, Y3, Y4, Y5, Y6, Y7, Y8, Y9 = (f"Y{number}" for number in range(1, 10))
    G1, G2, G3, G4, G5, G6, G7, G8, G9 = (f"G{number}" for number in range(1, 10))
    B1, B2, B3, B4, B5, B6, B7, B8, B9 = (f"B{number}" for number in range(1, 10))

    @property
    def colour(self) -> str:
        """Its colour's letter."""
        return self[0]

    @property
    def number(self) -> int:
        """What it counts: the lowest of the colour led takes the trick."""
        return int(self[1])


CARDS: Final = tuple(WilliCard(f"{COLOURS[number & 3]}{(number >> 2) + 1}") for number in range(DECK_SIZE))
"""Every card, by its number in the rules."""
NUMBERS: Final[dict[str, int]] = {card: number for number, card in enumerate(CARDS)}
