"""A puzzle a day: a moment of real play with one best choice, the same for everyone on that day.

They come with the package, found beforehand (docs/puzzle.md); which it is follows from the date alone.

>>> from datetime import date, timedelta
>>> day = date(2026, 11, 18)
>>> puzzle_of(day) == puzzle_of(day), puzzle_of(day) == puzzle_of(day + timedelta(1))
(True, False)
"""

from datetime import UTC, date, datetime
from functools import cache
from importlib.resources import files

import msgspec

from billi.errors import BilliError, brief
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


def today() -> date:
    """Return which day it is everywhere at once: by universal time."""
    return datetime.now(UTC).date()


def day_in(text: str, today: date) -> date:
    """Read a day that has begun; without one, today's."""
    if not text:
        return today
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BilliError("puzzle-no-day", found=brief(text)) from None
    if day > today:
        raise BilliError("puzzle-too-early", date=day.isoformat())
    return day
