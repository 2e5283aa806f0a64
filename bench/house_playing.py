"""Rounds played on from where they stand by the house, or at random: compiled, for searches to be measured against.

Written for either game, like :mod:`billi.bulk.thinking`: the compiler puts in the functions of the game at hand.
"""

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import numba
import numpy as np

from bench import house_misterbill, house_willi
from billi.bots.search import Points, Worlds
from billi.bulk.cpu import build_learning
from billi.bulk.folder import cache_folder
from billi.bulk.learning import LOG_ROOM, act, all_take_in
from billi.bulk.playing import RANDOM
from billi.bulk.processor import INSTRUCTIONS
from billi.games import GAMES
from billi.games.bits import count, lowest, nth
from billi.games.compiling import twin
from billi.luck import advance, below

ITSELF: Final = sys.modules[__name__]
HOUSES: Final = {"willi": house_willi, "misterbill": house_misterbill}
UNDECIDED: Final = -1
OURS: Final = ("house_plays_on", "chance_plays_on", "house_chooses", "house_likes")
"""The functions that are called from Python, and kept."""

if TYPE_CHECKING:  # what each game has of its own, and the compiler puts in
    OVER = 0
    EYES = 0
    SEATS = 0
    REMEMBERS = False

    def likes(p: Any, seen: Any, me: int) -> int:
        """Return the set of actions that look best from a seat."""

    def choices(p: Any, seat: int) -> int:
        """Return the set of what a seat may choose, by a learner's numbers."""

    def meant(p: Any, seat: int, choice: int) -> int:
        """Return the action a learner means."""


def house_plays_on(
    positions: Any, seen: Any, cards: Any, log: Any, streams: Any, seat: int, made: Any, points: Any
) -> None:
    """Have a seat take an action in each game, and the house choose for everyone after that until the round is over."""
    for i in range(len(positions)):
        p, action_made, number = positions[i], made[i], positions[i].round
        while p.phase != OVER and p.round == number:
            asked = lowest(p.to_act)
            if asked == seat and action_made != UNDECIDED:
                action = action_made
                action_made = UNDECIDED
            else:
                best = likes(p, seen[i * EYES + asked % EYES], asked)
                streams[i] = advance(streams[i])
                action = nth(best, below(streams[i], count(best)))
            log[0] = 0
            streams[i] = act(p, action, streams[i], log)
            if REMEMBERS:
                all_take_in(p, seen, i, log)
        for other in range(SEATS):
            points[i, other] = p.points[other]


def chance_plays_on(positions: Any, cards: Any, log: Any, streams: Any, seat: int, made: Any, points: Any) -> None:
    """Have a seat take an action in each game, and everyone do anything after that until the round is over.

    There is no ``log``, since nobody looks at what happens.
    """
    for i in range(len(positions)):
        p, action_made, number = positions[i], made[i], positions[i].round
        while p.phase != OVER and p.round == number:
            action = RANDOM
            if lowest(p.to_act) == seat and action_made != UNDECIDED:
                action = action_made
                action_made = UNDECIDED
            streams[i] = act(p, action, streams[i], log)
        for other in range(SEATS):
            points[i, other] = p.points[other]


def house_chooses(positions: Any, seen: Any, liked: Any) -> None:
    """Write the set of what the house likes best in each game, by a learner's numbers."""
    for i in range(len(positions)):
        p = positions[i]
        seat = lowest(p.to_act)
        best, rest, found = likes(p, seen[i * EYES + seat % EYES], seat), choices(p, seat), 0
        while rest:
            choice = lowest(rest)
            found |= (best >> meant(p, seat, choice) & 1) << choice
            rest &= rest - 1
        liked[i] = found


def house_likes(positions: Any, seen: Any, seat: int) -> int:
    """Return the set of actions that look best from a seat, as compiled code finds it."""
    best: int = likes(positions[0], seen[0], seat)
    return best


def compiled(game: str, function: str) -> Callable[..., Any]:
    """Return one of the functions above for a game as machine code, compiled in seconds or loaded if it was before."""
    found: Callable[..., Any] = getattr(_to_compile(game), function)
    return found


@cache
def _to_compile(game: str) -> SimpleNamespace:
    """Return the functions of a game, which Numba compiles as they are needed, and each but once for all of ours."""

    def jit(plain: FunctionType) -> Any:
        # The functions one calls are kept within it.
        return numba.njit(error_model="numpy", nogil=True, cache=plain.__name__ in OURS)(plain)

    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(cache_folder() / f"house-{game}-{_sources(game)}")
    try:
        names = vars(build_learning(game, jit, INSTRUCTIONS))
        names = names | vars(twin(HOUSES[game], jit, names))
        return twin(ITSELF, jit, names)
    finally:
        numba.config.CACHE_DIR = before


def _sources(game: str) -> str:
    """Return what tells these sources from others."""
    import billi

    package = Path(billi.__file__).parent
    files = [*package.glob("bulk/*.py"), *package.glob("games/*.py"), *package.glob(f"games/{game}/*.py")]
    files += [package / "luck.py", *(Path(str(module.__file__)) for module in (HOUSES[game], ITSELF))]
    made_of = hashlib.sha256(numba.__version__.encode())
    for file in sorted(files):
        made_of.update(file.read_bytes())
    return made_of.hexdigest()[:20]


def play_on(game: str, by: str, worlds: Worlds, seat: int, actions: np.ndarray[Any, Any]) -> Points:
    """Have a seat take an action in each world, and somebody play on; return the points everybody has then."""
    rules = GAMES[game].rules
    points: Points = np.zeros((len(worlds), rules.SEATS), np.float32)
    cards, made = np.zeros(rules.CARDS_SIZE, np.int8), actions.astype(np.int64)
    if by == "random":
        compiled(game, "chance_plays_on")(worlds.positions, cards, None, worlds.streams, seat, made, points)
    else:
        log = np.zeros(LOG_ROOM, np.int16)
        compiled(game, "house_plays_on")(worlds.positions, worlds.seen, cards, log, worlds.streams, seat, made, points)
    return points
