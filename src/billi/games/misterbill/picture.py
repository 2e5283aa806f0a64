"""Mister Bill's cards, drawn as the page draws small ones."""

from typing import Final

from billi.games.misterbill.view import MisterBillBoard
from billi.pictures import INK, PAPER, looks, text, use

DISHES, GROUNDS = looks("misterbill").values()
FOOT: Final = "M0.5 131H99.5V133A6.5 6.5 0 0 1 93 139.5H7A6.5 6.5 0 0 1 0.5 133Z"


def face(card: str) -> str:
    """Draw a card's face."""
    ground = f'<rect x="0.5" y="0.5" width="99" height="139" rx="7" fill="{GROUNDS.get(card, PAPER)}"/>'
    if card in DISHES:
        drawing = f'<path d="{FOOT}" fill="{DISHES[card]}"/>' + use(f"art-{card}", 7, 42, 86, 86)
    else:
        drawing = use(f"art-{card}", 5, 49.5, 90, 90)
    return ground + drawing + text(8, 40, card, 44, DISHES.get(card, PAPER if card == "B" else INK))


def lying(board: MisterBillBoard) -> list[tuple[str, str]]:
    """Return the kinds on the discards, and how many of each."""
    return [(card, str(number)) for card, number in board.discards.items() if number]
