"""How players learn: the numbers :mod:`billi.learn.training` goes by."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from math import isfinite
from pathlib import Path
from typing import Any, Final

from billi.errors import BilliError, brief
from billi.games import GAMES

CRITIC_FIRST: Final = 20
"""Lessons after which a critic knows enough for a good player to learn by it."""


@dataclass(frozen=True)
class Plan:
    """How to learn."""

    decisions: int = 3_000_000_000
    """How many to learn from in all: rates fall by how many have been, so that a stop in between changes nothing.
    Whoever goes on to more of them has the rates of the longer plan from there."""
    games: int = 65_536
    """Games side by side,"""
    steps: int = 32
    """and decisions of each between two lessons."""
    hidden: int = 352
    """The width of the player's three layers,"""
    critic: int = 512
    """and of the critic's."""
    batch: int = 65_536
    """Decisions a weight update learns from,"""
    epochs: int = 1
    """and how often each is learned from."""
    rate: tuple[float, float] = (5e-4, 2e-5)
    """The learning rate at the start and at the end,"""
    entropy: tuple[float, float] = (0.04, 0.004)
    """and what is paid for being hard to foresee."""
    clip: float = 0.1
    trace: float = 0.98
    """How much of an advantage is carried from a step to the one before."""
    average: float = 0.998
    """How much of the averaged weights stays with each update."""
    past: float = 0.25
    """The share of games in which earlier versions hold half the seats."""
    keep_past: int = 64
    """Lessons between two versions that are kept for that."""
    against: str = ""
    """The file of a player that does not learn and holds all seats but one, in every game; then there are no others.
    It chooses what it likes best, as it does at a table."""
    beside: str = ""
    """The file of a player as wide as this one that is met besides earlier versions,"""
    guests: float = 0.5
    """and the share of lessons in which it is met in their place."""
    begin: str = ""
    """The file of a player to begin as, as wide as that one is; otherwise nothing is known at first."""
    critic_first: int = 0
    """Lessons in which only those learn who judge: by a critic that knows nothing, a good player would get worse."""
    pupil: int = 96
    """The width of a quick network that learns to choose as the player does, for searches,"""
    judge: int = 160
    """of one that learns to value what the critic does,"""
    guesser: int = 160
    """and of one that learns to guess what a seat does not see."""
    seed: int = 1
    device: str = "cuda"

    @classmethod
    def read(cls, said: Mapping[str, Any]) -> "Plan":
        """Return a plan that was written as JSON; what plans did not say then is as it was."""
        kept: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in said.items()}
        return cls(**kept)

    @property
    def lessons(self) -> int:
        """How many lessons it takes."""
        return -(-self.decisions // self.lesson)

    @property
    def lesson(self) -> int:
        """How many decisions a lesson has."""
        return self.games * self.steps


ASKED_FOR: Final = ("decisions", "against", "begin", "seed", "device")
"""What of a plan is said to the command itself."""
MAY_BE_NONE: Final = ("critic_first",)
"""Numbers of something that need not be there at all."""

SMALL: Final = Plan(
    decisions=3_000_000,
    games=512,
    hidden=128,
    critic=128,
    batch=512,
    epochs=3,
    rate=(2e-3, 2e-4),
    entropy=(0.01, 0.002),
    clip=0.2,
    average=0.99,
    keep_past=20,
    pupil=48,
    judge=48,
    guesser=48,
    device="cpu",
)
"""A plan for a processor: minutes, and a player that knows what it is about."""


def with_changes(plan: Plan, file: Path) -> Plan:
    """Return a plan with what a file says otherwise: some of its fields, as JSON."""
    try:
        said = json.loads(file.read_bytes())
    except (OSError, ValueError) as error:
        raise BilliError("train-plan-unreadable", file=str(file), reason=brief(error)) from error
    if not isinstance(said, dict):
        raise BilliError("train-plan-unreadable", file=str(file), reason=brief(said))
    usual = asdict(plan)
    for name, value in said.items():
        if name in ASKED_FOR or name not in usual:
            raise BilliError("train-plan-field", file=str(file), field=brief(name))
        if not _is_like(value, usual[name]) or (value == 0 and isinstance(value, int) and name not in MAY_BE_NONE):
            raise BilliError("train-plan-value", file=str(file), field=name, value=brief(value))
    changes: dict[str, Any] = {name: tuple(one) if isinstance(one, list) else one for name, one in said.items()}
    return replace(plan, **changes)


def _is_like(value: object, usual: object) -> bool:
    """Whether a value can stand where another does; no number may be below 0, and a share is 1 at most."""
    if isinstance(usual, tuple):
        return isinstance(value, list) and len(value) == len(usual) and all(map(_is_like, value, usual))
    if isinstance(usual, float):
        return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value) and 0 <= value <= 1
    if isinstance(usual, int):
        return isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return isinstance(value, str)


def usual(name: str, device: str, begin: str = "") -> Plan:
    """Return how a game is learned on a device unless somebody says otherwise, from nothing or by a player there is."""
    plan = replace(Plan(), trace=GAMES[name].trace) if device == "cuda" else SMALL
    if not begin:
        return plan
    slower = plan.rate[0] / 5, plan.rate[1]
    return replace(plan, begin=begin, critic_first=CRITIC_FIRST, rate=slower, entropy=(plan.entropy[1],) * 2)
