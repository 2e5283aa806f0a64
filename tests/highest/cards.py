"""Highest's cards."""

from typing import Final

from billi.games.card import Card


class HighestCard(Card):
    """A letter from A to M; no I, which looks like a 1."""

    A, B, C, D, E, F, G, H, J, K, L, M = tuple("ABCDEFGHJKLM")


CARDS: Final = tuple(HighestCard)
NUMBERS: Final[dict[str, int]] = {card: number for number, card in enumerate(CARDS)}
