"""How a master thinks, in a few words with commas between them, for whoever measures what each of them is worth."""

from collections.abc import Callable
from typing import Any, Final

from billi.bots.master import Manner

WORDS: Final[dict[str, Callable[[str], dict[str, Any]]]] = {
    "any": lambda _: {"guesses": False},
    "guess": lambda _: {"believes": False},
    "points": lambda _: {"wins": False},
    "whole": lambda _: {"quick": False},
    "solved": lambda _: {"solves": True},
    "judge": lambda number: {"patience": int(number)},
    "care": lambda number: {"care": float(number)},
}


def manner(words: str) -> Manner:
    """Return the manner some words describe.

    A number is the effort; ``any`` makes up hands without guessing, ``guess`` by guessing alone, ``points`` plays for
    points and not to win, ``whole`` plays on by the larger network, ``solved`` solves the end of a round where it can,
    ``judge:N`` has a judge say what comes of it after N questions to the network, ``care:X`` is by how many standard
    errors another choice must be better than the network's own.

    >>> manner("2000,any,care:1.5")  # doctest: +ELLIPSIS
    Manner(effort=2000, guesses=False, believes=True, ..., care=1.5)
    """
    chosen: dict[str, Any] = {}
    for word in words.split(","):
        name, _, number = word.partition(":")
        chosen |= {"effort": int(word)} if word.isdigit() else WORDS[name](number)
    return Manner(**chosen)
