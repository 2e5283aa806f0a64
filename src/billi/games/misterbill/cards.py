"""Mister Bill's cards."""

from typing import Final

from billi.games.card import Card
from billi.games.misterbill.rules import BILL, EXCHANGE, KINDS


class MisterBillCard(Card):
    """A dish, a waiter, or Mister Bill himself (MB1, MB2).

    >>> MisterBillCard("T").name, MisterBillCard("T").is_waiter, MisterBillCard("T").copies
    ('TRADE', True, 4)
    """

    OMELETTE = "O"
    SUSHI = "S"
    PIZZA = "P"
    WURST = "W"
    HAMBURGER = "H"
    DESSERT = "D"
    EXCHANGE = "E"
    TRADE = "T"
    GIFT = "G"
    LOOK = "L"
    RELAY = "R"
    BILL = "B"

    @property
    def is_dish(self) -> bool:
        """Whether it is only food."""
        return self in DISHES

    @property
    def is_waiter(self) -> bool:
        """Whether it can be played for its effect."""
        return self in WAITERS

    @property
    def copies(self) -> int:
        """How many of it are in the deck."""
        return COPIES[self]


CARDS: Final = tuple(MisterBillCard(kind) for kind in KINDS)
"""One of every kind, by its number in the rules."""
NUMBERS: Final[dict[str, int]] = {card: number for number, card in enumerate(CARDS)}
DISHES: Final = CARDS[:EXCHANGE]
WAITERS: Final = CARDS[EXCHANGE:BILL]
COPIES: Final[dict[str, int]] = {card: 3 if card == "B" else 4 for card in CARDS}
