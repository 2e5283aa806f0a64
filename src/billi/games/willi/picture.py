"""Willi's cards, drawn as the page draws small ones."""

from typing import Final

from billi.games.willi.view import WilliBoard
from billi.pictures import looks, text, use

LOOKS: Final = looks("willi")
UPSIDE_DOWN: Final = "69"
"""Both stand on a line, for upside down a 6 is a 9."""


def face(card: str) -> str:
    """Draw a card's face."""
    suit, number = card[0], card[1]
    colour = LOOKS[suit]["onPaper"]
    line = f'<rect x="9.5" y="48.5" width="27" height="4" fill="{colour}"/>' if number in UPSIDE_DOWN else ""
    numeral = text(23, 45, number, 50, colour, anchor="middle") + line
    return numeral + text(23, 79, suit, 27, colour, anchor="middle") + use(f"suit-{suit}", 25, 71, 62, 62)


def lying(board: WilliBoard) -> list[tuple[str, str]]:
    """Return the cards of the trick, and who played each."""
    return [(card, str(seat)) for seat, card in board.trick]
