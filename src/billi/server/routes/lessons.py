"""A first game with somebody at your side. Nothing is kept: each request brings along what was chosen so far."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from billi.errors import BilliError
from billi.games import GAMES
from billi.lessons.showing import show
from billi.server.access import Access, answer
from billi.server.answers import LessonShown


class LessonSoFar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far somebody has come in a lesson."""

    choices: list[str]
    """What they have chosen, from the beginning: what `wants` named each time."""


async def go_on(access: Access, request: Request) -> Response:
    """Show the table of a lesson as it is after the learner's choices, and what it wants next."""
    spec = GAMES.get(request.path_params["game"])
    lesson = spec.lesson if spec else None
    if lesson is None:
        raise BilliError("door-not-there")
    choices = (await access.read(request, LessonSoFar)).choices
    moment = lesson.after(choices)
    return answer(
        LessonShown(
            step=moment.step,
            number=moment.number,
            steps=len(lesson.steps),
            wants=list(moment.wants),
            table=show(moment, version=len(choices) + 1),
        )
    )
