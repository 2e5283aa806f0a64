"""The games: a folder each, and nothing outside names one.

A game's rules are pure functions over one small position of fixed size: nothing in them draws a random number, reads a
clock, formats a string or refuses a move. All have one shape: ``begin`` sets up a game, ``deal`` and ``chance`` take
the luck somebody else supplies, ``legal`` gives a seat's moves as one integer and ``apply`` makes one. The functions
are plain Python; :mod:`billi.games.compiling` turns the very same source into machine code for the processor or for a
GPU.

What the rest of billi knows of a game is its :class:`~billi.games.spec.GameSpec`.
"""

from typing import Any, Final

from billi.games.action import LONE
from billi.games.misterbill.spec import MisterBill
from billi.games.spec import GameSpec
from billi.games.willi.spec import Willi

GAMES: Final[dict[str, GameSpec[Any]]] = {}
"""Every game, by its name."""


def register(spec: GameSpec[Any]) -> None:
    """Add a game."""
    GAMES[spec.name] = spec
    LONE.update(spec.answers)


register(MisterBill())
register(Willi())
