"""The puzzle of a day. Nothing is kept, nor worked out: it follows from the date."""

from base64 import b64encode
from datetime import UTC, date, datetime

import msgspec
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
    told = shown(puzzle_of(day), day, today)
    return answer(sealed(told) if request.query_params.get("sealed") else told)


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


def sealed(told: PuzzleShown) -> PuzzleShown:
    """Show a puzzle so that whoever looks at what has arrived does not read the answer before they have chosen."""
    said = msgspec.json.encode({"usual": told.usual, "choices": told.choices})
    return structs.replace(told, usual="", choices=[], answer=b64encode(said).decode())


def _choices(puzzle: Puzzle) -> list[PuzzleChoice]:
    return [
        PuzzleChoice(**structs.asdict(choice.advice), worse=choice.worse, better=choice.better, of=choice.of)
        for choice in puzzle.choices
    ]
