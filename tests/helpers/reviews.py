"""Reviews for tests: by a judge who has learned nothing, so that every value is a surprise and none fits by chance."""

from functools import cache
from typing import Any

import pytest

from billi.bots.network import Network
from billi.games import GAMES
from billi.games.spec import learned
from billi.review import decisions, report
from billi.review.decisions import Look
from helpers.networks import untaught


@cache
def judge_for(name: str) -> Network:
    """Return a judge of a game who has learned nothing."""
    spec = GAMES[name]
    _, observation = learned(spec)
    return untaught(observation.WIDTH + observation.BESIDES_WIDTH, 32, spec.rules.SEATS)


def appoint(monkeypatch: pytest.MonkeyPatch, hasty: bool = True) -> None:
    """Have such judges wherever a review needs one, and look at decisions no longer than a test can wait."""
    monkeypatch.setattr(report, "judge_of", judge_for)
    if hasty:
        monkeypatch.setattr(decisions, "LOOKS", (Look(32, 0, 20),))


def judged(state: Any, name: str) -> list[float]:
    """Return what the judge expects everyone to have, asked in the plainest way."""
    from billi.bots.sight import SeenRow

    spec, seats = GAMES[name], state.game.seats
    _, observation = learned(spec)
    asked = state.to_act[0]
    besides = [0] * observation.BESIDES_WIDTH
    observation.observe_besides(state.position, asked, besides)
    said = judge_for(name).answer([*SeenRow(state.view(asked)).row, *besides])
    return [state.points[seat] + float(said[(seat - asked) % seats]) for seat in range(seats)]
