"""What happens in many games, noted by those who see it while the rules report it.

The compilers put in the ``EYES`` and ``note`` of the game at hand; the rules report to this in place of
:func:`billi.games.log.report`, so that nothing is written down between the two.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    EYES = 0

    def note(seen: Any, eye: int, kind: int, first: int, second: int, third: int) -> None:
        """Take in one event."""


def report(log: Any, kind: int, first: int = 0, second: int = 0, third: int = 0) -> None:
    """Have everyone at a table take an event in. ``log`` is what all have seen, and which game this is."""
    if log is not None:
        seen, game = log
        for eye in range(EYES):
            # As plain integers, whatever width they come in: or the note would be compiled for each.
            note(seen[game * EYES + eye], eye, int(kind), int(first), int(second), int(third))
