"""The puzzle of a day. Nothing is kept, nor worked out: it follows from the date."""

from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Final

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from billi.errors import BilliError, brief
from billi.puzzles import puzzle_of
from billi.puzzles.puzzle import Puzzle
from billi.server.access import Access, answer
from billi.server.answers import PuzzleChoice, PuzzleShown
from billi.server.clock import now
from billi.table.alone import show_alone

BOT: Final = "sharp"
"""Who sits in the other chairs, as in the games that puzzles were found in."""
A_WEEK: Final = 7
"""Days that people are likely to ask for again."""


async def show(access: Access, request: Request) -> Response:
    """Show the puzzle of the day it is by universal time, or of an earlier one."""
    today = datetime.fromtimestamp(now() / 1000, UTC).date()
    day = day_in(request.query_params.get("date", ""), today)
    return answer(structs.replace(_shown(day), today=today.isoformat()))


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


@lru_cache(maxsize=A_WEEK)
def _shown(day: date) -> PuzzleShown:
    puzzle = puzzle_of(day)
    return PuzzleShown(
        date=day.isoformat(),
        today="",
        game=puzzle.game,
        options=puzzle.options,
        seat=puzzle.seat,
        table=show_alone(puzzle.state(), puzzle.seat, BOT, version=1),
        usual=puzzle.usual,
        choices=_choices(puzzle),
    )


def _choices(puzzle: Puzzle) -> list[PuzzleChoice]:
    return [
        PuzzleChoice(**structs.asdict(choice.advice), worse=choice.worse, better=choice.better)
        for choice in puzzle.choices
    ]
