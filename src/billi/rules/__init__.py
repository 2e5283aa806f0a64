"""The two games: pure functions over one small fixed-size table each.

Nothing here draws a random number, reads a clock, formats a string or refuses a move. ``misterbill`` and ``willi``
share one shape: ``begin`` sets up a game, ``deal`` and ``chance`` take the luck somebody else supplies, ``legal``
gives a seat's moves as one integer and ``apply`` makes one. The functions are plain Python;
:mod:`billi.rules.compiling` turns the very same source into machine code for the processor or for a GPU.
"""

from typing import Final

VERSIONS: Final = {"misterbill": 1, "willi": 1}
"""The version of each game's rules. Raise it with every change by which a game played before would go otherwise: tables
where such a game is under way are then closed instead of going wrong."""
