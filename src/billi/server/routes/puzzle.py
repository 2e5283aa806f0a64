"""The puzzle of a day. Nothing is kept, nor worked out: it follows from the date."""

from datetime import UTC, date, datetime

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from billi.games import GAMES
from billi.puzzles import day_in, puzzle_of
from billi.puzzles.puzzle import Puzzle
from billi.puzzles.telling import BOT
from billi.server.access import Access, answer
from billi.server.answers import PuzzleChoice, PuzzleShown
from billi.server.clock import now
from billi.table.alone import show_alone


async def show(access: Access, request: Request) -> Response:
    """Show the puzzle of the day it is by universal time, or of an earlier one."""
    today = datetime.fromtimestamp(now() / 1000, UTC).date()
    day = day_in(request.query_params.get("date", ""), today)
    return answer(shown(puzzle_of(day), day, today))


def shown(puzzle: Puzzle, day: date, today: date) -> PuzzleShown:
    """Show a puzzle as whoever solves it sees it."""
    usual = GAMES[puzzle.game].options
    return PuzzleShown(
        date=day.isoformat(),
        today=today.isoformat(),
        game=puzzle.game,
        options=puzzle.options,
        unusual=[option for option, value in puzzle.options.items() if value != usual[option][0]],
        seat=puzzle.seat,
        table=show_alone(puzzle.state(), puzzle.seat, BOT, version=1),
        usual=puzzle.usual,
        choices=_choices(puzzle),
    )


def _choices(puzzle: Puzzle) -> list[PuzzleChoice]:
    return [
        PuzzleChoice(**structs.asdict(choice.advice), worse=choice.worse, better=choice.better, of=choice.of)
        for choice in puzzle.choices
    ]
