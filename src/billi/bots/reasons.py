"""Reasons: of all that may speak for choices, what separates them. Where nothing does, none is given."""

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from billi.bots.search import Leads
from billi.games.advice import Fact
from billi.games.clues import Clue

APART: Final = 0.1
"""The least difference in shares that separates two choices,"""
EVEN: Final = 0.5
"""and what a share is held against where the other choice has none of its kind."""
NOISE: Final = 2.0
"""Standard errors by which hands must differ in which a clue is so, and in which it is not."""


def reasons(clues: Sequence[Sequence[Clue]], leads: Sequence[Leads], level: Sequence[bool]) -> list[Fact | None]:
    """Return a fact about each choice, the best choice first; none where none tells why it is better, or worse.

    ``leads`` is what each choice brings by hand, ``level`` whether it is about as good as the first.
    """
    kinds = dict.fromkeys(clue.holds for of_choice in clues for clue in of_choice)
    weights = {kind: _weights(kind, clues, leads) for kind in kinds}

    def apart(choice: int, clue: Clue, nearest: Callable[..., float] = max) -> float:
        """Return by how much a clue speaks for the first choice, beside the nearest of the others, or against one."""
        weight = weights[clue.holds]
        if choice not in weight or (level[choice] and (choice or all(level))):
            return 0
        if choice:
            return weight.get(0, EVEN) - weight[choice]
        return weight[0] - nearest((weight[other] for other in weight if not level[other]), default=EVEN)

    def says_so(clue: Clue) -> bool:
        """Whether one can tell that a clue speaks against a choice: by itself, or beside the same of the first."""
        return clue.holds == shown or not clue.speaks or _towards(clue.speaks, clue.share) < EVEN

    given: list[Fact | None] = []
    shown = ""
    for choice, of_choice in enumerate(clues):
        best = sorted(of_choice, key=lambda clue: (clue.holds != shown, -apart(choice, clue)))
        found = [clue for clue in best if apart(choice, clue) >= APART]
        if choice:
            facts = (clue.fact() for clue in found if says_so(clue))
            given.append(next((fact for fact in facts if fact not in given), None))
        elif found := found or [clue for clue in best if apart(0, clue, min) >= APART]:
            shown = found[0].holds
            given.append(found[0].fact_for(weights[shown][0] == found[0].share))
        else:
            given.append(None)
    return given


def _weights(kind: str, clues: Sequence[Sequence[Clue]], leads: Sequence[Leads]) -> dict[int, float]:
    """Return by choice how much a kind of clue speaks for it, from 0 to 1; nothing where it explains nothing."""
    found = {choice: clue for choice, of_choice in enumerate(clues) for clue in of_choice if clue.holds == kind}
    so = np.concatenate([clue.so for clue in found.values()])
    brought = np.concatenate([leads[choice] for choice in found])
    speaks = next(iter(found.values())).speaks
    if so.all() or not so.any():
        if len(found) > 1:
            return {}
        (choice, clue), *_ = found.items()
        way = speaks or clue.sure
        return {choice: _towards(way, clue.share) if way else float(choice == 0)}
    more, less = brought[so], brought[~so]
    error = float(np.sqrt(more.var() / len(more) + less.var() / len(less)))
    difference = float(more.mean() - less.mean())
    way = 1 if difference > 0 else -1
    if abs(difference) <= NOISE * error or way == -speaks:
        return {}
    return {choice: _towards(way, clue.share) for choice, clue in found.items()}


def _towards(way: int, share: float) -> float:
    return share if way > 0 else 1 - share
