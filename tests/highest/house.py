"""How the house bot plays Highest."""

from highest.cards import CARDS
from highest.spec import HighestView


def weigh(view: HighestView) -> list[float]:
    """Prefer high cards."""
    return [float(CARDS.index(action.card or "A")) for action in view.legal]
