"""A puzzle a day: a moment of real play with one best choice, the same for everyone on that day.

They come with the package, found beforehand (docs/puzzle.md); which it is follows from the date alone.

>>> from datetime import date, timedelta
>>> day = date(2026, 11, 18)
>>> puzzle_of(day) == puzzle_of(day), puzzle_of(day) == puzzle_of(day + timedelta(1))
(True, False)
"""

from datetime import date
from functools import cache
from importlib.resources import files

import msgspec

from billi.puzzles.puzzle import Puzzle


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return all there are, in the order of the days."""
    lines = files(__name__).joinpath("puzzles.jsonl").read_bytes().splitlines()
    decoder = msgspec.json.Decoder(Puzzle)
    return tuple(decoder.decode(line) for line in lines)


def puzzle_of(day: date) -> Puzzle:
    """Return the puzzle of a day. After the last one it is the first again."""
    return puzzles()[day.toordinal() % len(puzzles())]
