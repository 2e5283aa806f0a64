"""What every environment shows and takes, whatever its convention: rows, masks and choices as arrays.

An observation is a dictionary of two arrays of small integers: ``observation``, what a seat sees and remembers (the
fields of the game's ``observation.FIELDS``), and ``action_mask``, a 1 for each choice it has, none while it is not
asked. Seats are counted clockwise from the one that looks, in rows and in choices alike.
"""

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from billi.bots import check_bot
from billi.bots.sight import SeenRow
from billi.errors import InvalidArgument, brief
from billi.extras import brought_by
from billi.games.fields import whole
from billi.games.sets import members
from billi.games.spec import learned
from billi.luck import Luck
from billi.state import Game

with brought_by("envs"):
    from gymnasium.spaces import Box, Dict, Discrete, Space

Observation = dict[str, NDArray[np.int8]]


def observation_space(game: Game, waiting: bool = False) -> Space[Observation]:
    """Return what a seat can ever see; with one choice more where it may have to wait."""
    _, observation = learned(game.spec)
    most = np.repeat(
        np.array([field.most for field in observation.FIELDS], np.int8), [field.size for field in observation.FIELDS]
    )
    row = Box(np.zeros_like(most), most, dtype=np.int8)
    space: Any = Dict({"observation": row, "action_mask": Box(0, 1, (observation.CHOICES + waiting,), np.int8)})
    return cast("Space[Observation]", space)


def action_space(game: Game) -> Discrete:
    """Return every choice there ever is."""
    return Discrete(choices_of(game))


def choices_of(game: Game) -> int:
    """Return how many choices there are."""
    choices: int = learned(game.spec)[1].CHOICES
    return choices


def mask_of(choices: int, size: int) -> NDArray[np.int8]:
    """Spread a set over an array, a 1 for each member.

    >>> mask_of(0b101, 4).tolist()
    [1, 0, 1, 0]
    """
    mask: NDArray[np.int8] = masks_of(np.array([choices]), size)[0]
    return mask


def masks_of(choices: NDArray[np.int64], size: int) -> NDArray[np.int8]:
    """Spread a set for each game over a row for each."""
    octets = np.ascontiguousarray(choices, "<i8").view(np.uint8).reshape(len(choices), 8)
    return np.unpackbits(octets, axis=1, count=size, bitorder="little").view(np.int8)


def observed(sight: SeenRow, size: int) -> Observation:
    """Return what a seat sees, with the mask of what it may choose."""
    return {"observation": np.array(sight.row, np.int8), "action_mask": mask_of(sight.choices, size)}


def legal_choice(sight: SeenRow, choice: Any, luck: Luck) -> tuple[int, bool]:
    """Return a choice and whether it was legal; if not, a random one in its place, as in an arena."""
    made = int(choice)
    if made >= 0 and sight.choices >> made & 1:
        return made, True
    legal = members(sight.choices)
    return legal[luck.below(len(legal))], False


def check_seat(seat: int | None, players: int) -> None:
    """Refuse to learn from where nobody sits."""
    if seat is not None and whole(seat, range(players)) is None:
        raise InvalidArgument("view-seat", players=players, seat=brief(seat))


def others(bots: str | Sequence[str], game: Game) -> list[str]:
    """Return who plays the other seats, clockwise from the learner's: one for all of them, or one each."""
    names = [bots] if isinstance(bots, str) else list(bots)
    if len(names) == 1:
        names *= game.players - 1
    if len(names) != game.players - 1:
        raise InvalidArgument("env-bots", seats=game.players - 1, bots=len(names))
    for name in names:
        check_bot(name, game.name)
    return names
