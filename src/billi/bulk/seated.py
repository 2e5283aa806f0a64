"""Many games with some seats played from outside, on the processor: the others choose at random in the compiled loop.

Unlike in an arena, a game waits for those seats alone, may be left as it is while others go on, and stays when it is
over until it is told to make room for the next.
"""

import secrets
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from numpy.typing import NDArray

from billi.bulk.cpu import compiled
from billi.bulk.layout import record_type
from billi.bulk.learning import LOG_ROOM, NEXT, STAY
from billi.bulk.playouts import own_room, setup_of, shares
from billi.errors import InvalidArgument, brief
from billi.games.spec import learned
from billi.luck import seeded
from billi.state import Game

__all__ = ["NEXT", "STAY", "Seated", "fresh_seeds"]


class Seated:
    """``n`` games, each waiting for a seat that is played from outside, or over. Arrays have an entry a game.

    >>> import billi
    >>> games = Seated(billi.game("willi"), 3)
    >>> games.asked[:] = 0b0001  # seat 0 is played from outside
    >>> games.step(np.full(3, NEXT, np.int8))
    >>> games.seats.tolist(), games.rows.shape
    ([0, 0, 0], (3, 491))
    """

    def __init__(self, game: Game, n: int, threads: int = 1) -> None:
        if not isinstance(n, int) or n < 1:
            raise InvalidArgument("bulk-number", name="n", number=brief(n))
        seen, observation = learned(game.spec)
        self.game = game
        self.rows: NDArray[np.int8] = np.zeros((n, observation.WIDTH), np.int8)
        """What whoever is asked sees; of a game that is over, what the seat in :attr:`looks` does."""
        self.masks: NDArray[np.int64] = np.zeros(n, np.int64)
        """What they may choose, as the bits of an integer; targets are counted clockwise from the seat."""
        self.seats: NDArray[np.int8] = np.full(n, -1, np.int8)
        """Who is asked; -1 where the game is over, or nobody has sat down yet."""
        self.seeds: NDArray[np.int64] = np.zeros(n, np.int64)
        """The seed of each place's games,"""
        self.numbers: NDArray[np.int64] = np.full(n, -1)
        """and the number of the present one; -1 before the first."""
        self.asked: NDArray[np.int64] = np.zeros(n, np.int64)
        """The seats that are played from outside, a bit each."""
        self.looks: NDArray[np.int8] = np.zeros(n, np.int8)
        """Whose eyes a finished game is seen with."""
        self._positions = np.zeros(n, record_type(game.spec.rules))
        self._seen = np.zeros(n * seen.EYES, record_type(seen))
        self._streams = np.zeros(n, np.int64)
        self._setups = np.array(setup_of(game), np.int64)
        self._threads = threads

    def __len__(self) -> int:
        return len(self.seats)

    def __deepcopy__(self, memo: object) -> "Seated":
        """Return games that can go their own way from here, with luck of their own: it tells nothing of ours."""
        twin = Seated(self.game, len(self), self._threads)
        for name, kept in vars(self).items():
            if isinstance(kept, np.ndarray):
                getattr(twin, name)[:] = kept
        twin.seeds[:] = fresh_seeds(len(self))
        twin._streams[:] = [seeded(int(seed), 0) for seed in fresh_seeds(len(self))]
        return twin

    @property
    def points(self) -> NDArray[np.int8]:
        """Points so far, a row a game and a column a seat."""
        points: NDArray[np.int8] = self._positions["points"][:, : self.game.seats]
        return points

    def step(self, choices: NDArray[np.int8]) -> None:
        """Make a choice in every game, and go on to the next: a bit of its mask, STAY, or NEXT for its next game.

        What is not legal is made at random. A game that is over only stays, or makes room.
        """
        made = np.where((self.seats < 0) & (choices != NEXT), STAY, choices).astype(np.int8)
        code = compiled(self.game.name, "follow_many")

        def work(part: tuple[int, int]) -> int:
            return code(
                self._positions,
                self._seen,
                own_room(self.game.spec.rules.CARDS_SIZE, np.dtype(np.int8)),
                own_room(LOG_ROOM, np.dtype(np.int16)),
                self._streams,
                self.seeds,
                self.numbers,
                made,
                self.asked,
                self.looks,
                self._setups,
                self.rows.reshape(-1),
                self.masks,
                self.seats,
                *part,
            )

        parts = shares(len(self), self._threads)
        if len(parts) == 1:
            work(parts[0])
            return
        with ThreadPoolExecutor(self._threads) as pool:
            list(pool.map(work, parts))


def fresh_seeds(n: int) -> NDArray[np.int64]:
    """Return seeds nobody knows."""
    return np.array([secrets.randbits(62) for _ in range(n)], np.int64)
