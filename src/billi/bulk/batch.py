"""Many games side by side, one step of all of them at a time."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from billi.bulk.beginning import check_states, positions_of, streams_of
from billi.bulk.cpu import compiled
from billi.bulk.layout import record_type, unpack
from billi.bulk.playing import RANDOM
from billi.bulk.playouts import check_device, own_room, setup_of, shares
from billi.errors import IllegalAction, InvalidArgument, brief
from billi.luck import as_seed
from billi.state import Game, State


def batch(game: Game, n: int, seed: int = 0, device: str = "cpu", threads: int = 1, restart: bool = False) -> "Batch":
    """Sit down to ``n`` games at once; game i goes exactly as game i of ``billi.playouts`` with the same seed.

    With ``restart`` a finished game makes room for a new one at the next step.

    >>> import billi
    >>> games = billi.batch(billi.game("willi"), 3, seed=1)
    >>> while not games.over.all():
    ...     games.step()
    >>> games.points.sum(axis=0).tolist() == billi.playouts(billi.game("willi"), 3, seed=1).points
    True
    """
    check_device(device)
    if not isinstance(n, int) or n < 1:
        raise InvalidArgument("bulk-number", name="n", number=brief(n))
    kind = CudaBatch if device == "cuda" else Batch
    return kind(game, n, as_seed(seed), threads, restart)


class Batch:
    """``n`` games on the processor. Arrays have one entry a game."""

    def __init__(self, game: Game, n: int, seed: int, threads: int, restart: bool) -> None:
        self.game = game
        self._seed = seed
        self._threads = threads
        self._restart = restart
        self._setup = setup_of(game)
        self._size = n
        self._open()

    def _open(self) -> None:
        self._positions = np.zeros(self._size, record_type(self.game.spec.rules))
        self._streams: Any = np.zeros(self._size, np.int64)
        self._numbers = np.zeros(self._size, np.int64)
        self._random = np.full(self._size, RANDOM, np.int8)
        self._split(
            lambda first, last: self._code("begin_many")(
                self._positions, self._streams, self._numbers, self._setup, self._seed, first, last
            )
        )

    def __len__(self) -> int:
        return self._size

    def step(self, actions: ArrayLike | None = None) -> None:
        """Take one step in every game that is not over: luck's where luck is next, else the first asked seat's action.

        ``actions`` holds one number a game, a bit of :attr:`legal`; it is not looked at where luck is next. Without
        it, and for negative ones, the choice is random. Raises :class:`billi.IllegalAction` if one is not legal, for
        the first such game, having left all games as they were.
        """
        chosen = self._random if actions is None else self._checked(actions)
        if actions is not None:
            check = self._code("check_many")
            for illegal in self._split(lambda first, last: check(self._positions, chosen, first, last)):
                self._refuse(illegal, chosen)
        self._split(
            lambda first, last: self._code("step_many")(
                self._positions,
                self._room(),
                self._streams,
                self._numbers,
                chosen,
                self._setup,
                self._seed,
                self._restart,
                first,
                last,
            )
        )

    def begin_from(self, states: Sequence[State[Any]]) -> None:
        """Continue from given states: game i from state i, over and over if there are fewer, with luck of its own.

        >>> import billi
        >>> state = billi.game("willi").start(seed=1)
        >>> games = billi.batch(state.game, 1000, seed=1)
        >>> games.begin_from([state])  # what it comes to when all play on at random
        >>> while not games.over.all():
        ...     games.step()
        >>> len(games.points)
        1000
        """
        check_states(states, [self.game], self._size)
        self._put(positions_of(states, self._size), streams_of(self._seed, self._size))

    def _put(self, positions: NDArray[np.void], streams: NDArray[np.int64]) -> None:
        self._positions[:], self._streams[:] = positions, streams

    def run_luck(self) -> None:
        """Let luck deal and draw until every game waits for a seat or is over."""
        self._split(
            lambda first, last: self._code("luck_many")(self._positions, self._room(), self._streams, first, last)
        )

    def wait(self) -> None:
        """Wait until all steps asked for are taken: on the processor they are."""

    @property
    def positions(self) -> NDArray[np.void]:
        """The games' positions: the fields of the rules' ``LAYOUT``."""
        return self._positions

    @property
    def legal(self) -> NDArray[np.int64]:
        """What the first seat asked may choose, as the bits of an integer; 0 where luck is next or the game is over."""
        masks = np.zeros(self._size, np.int64)
        self._split(lambda first, last: self._code("legal_many")(self._positions, masks, first, last))
        return masks

    @property
    def seats(self) -> NDArray[np.int64]:
        """The first seat asked; -1 where luck is next or the game is over."""
        asked = self.positions["to_act"].astype(np.int64)
        lowest = np.log2(np.where(asked, asked & -asked, 1)).astype(np.int64)
        return np.where(asked, lowest, -1)

    @property
    def over(self) -> NDArray[np.bool_]:
        """Which games have ended."""
        return np.asarray(self.positions["phase"] == self.game.spec.rules.OVER)

    @property
    def points(self) -> NDArray[np.int64]:
        """Points so far, a row a game and a column a seat."""
        return np.asarray(self.positions["points"][:, : self.game.seats], np.int64)

    def state(self, i: int) -> State:
        """Return game ``i`` as a :class:`billi.State` that can go its own way. It has no past and no luck."""
        return State(self.game, unpack(self.positions[i], self.game.spec.empty()), None)

    def _checked(self, actions: ArrayLike) -> NDArray[np.int8]:
        chosen = np.asarray(actions)
        if chosen.shape != (self._size,) or chosen.dtype.kind not in "iu" or (chosen > 62).any():
            raise InvalidArgument("batch-actions", n=self._size)
        ready: NDArray[np.int8] = np.maximum(chosen, RANDOM).astype(np.int8)
        return ready

    def _refuse(self, illegal: int, actions: Any) -> None:
        if illegal >= 0:
            raise IllegalAction("batch-illegal", game=int(illegal), action=int(actions[illegal]))

    def _code(self, function: str) -> Callable[..., int]:
        return compiled(self.game.name, function)

    def _room(self) -> NDArray[np.int8]:
        return own_room(self.game.spec.rules.CARDS_SIZE, np.dtype(np.int8))

    def _split(self, work: Any) -> list[Any]:
        parts = shares(self._size, self._threads)
        if len(parts) == 1:
            return [work(*parts[0])]
        with ThreadPoolExecutor(self._threads) as pool:
            return list(pool.map(lambda part: work(*part), parts))


class CudaBatch(Batch):
    """``n`` games in a GPU's memory. Reading an attribute brings the positions over; stepping does not."""

    def _open(self) -> None:
        from billi.bulk.gpu import BATCH_THREADS, available, kernels_of

        self._cuda = available()
        self._kernels = kernels_of(self.game.name)
        self._grid = -(-self._size // BATCH_THREADS), BATCH_THREADS
        self._few = min(self._grid[0], 8 * self._cuda.get_current_device().MULTIPROCESSOR_COUNT)
        self._on_card = self._cuda.device_array(self._size, record_type(self.game.spec.rules))
        self._streams = self._cuda.device_array(self._size, np.int64)
        self._numbers = self._cuda.device_array(self._size, np.int64)
        self._no_actions = self._cuda.device_array(0, np.int8)
        self._illegal = self._cuda.to_device(np.full(1, self._size, np.int64))
        # A deal takes long and would hold up the games beside it: such games go through a queue to a second kernel.
        self._to_deal = self._cuda.device_array(self._size, np.int32)
        self._waiting = self._cuda.to_device(np.zeros(2, np.int32))
        self._odd = 0
        self._kernels.begin_many[self._grid](self._on_card, self._streams, self._numbers, self._setup, self._seed)

    def step(self, actions: ArrayLike | None = None) -> None:
        """Take one step in every game that is not over: see :meth:`Batch.step`. ``actions`` may be on the card."""
        on_card = self._no_actions
        if actions is not None:
            ready = self._cuda.is_cuda_array(actions)
            on_card = self._cuda.as_cuda_array(actions) if ready else self._cuda.to_device(self._checked(actions))
            self._check(on_card)
        self._kernels.step_many[self._grid](
            self._on_card,
            self._streams,
            self._numbers,
            on_card,
            self._setup,
            self._seed,
            self._restart,
            self._to_deal,
            self._waiting,
            self._odd,
        )
        self._kernels.deal_many[self._few, self._grid[1]](
            self._on_card, self._streams, self._to_deal, self._waiting, self._odd
        )
        self._odd = 1 - self._odd

    def _put(self, positions: NDArray[np.void], streams: NDArray[np.int64]) -> None:
        self._on_card.copy_to_device(positions)
        self._streams.copy_to_device(streams)

    def _check(self, actions: Any) -> None:
        """Refuse actions on the card before any game takes its step."""
        self._kernels.check_many[self._grid](self._on_card, actions, self._illegal)
        illegal = int(self._illegal.copy_to_host()[0])
        if illegal < self._size:
            self._illegal.copy_to_device(np.full(1, self._size, np.int64))
            self._refuse(illegal, actions.copy_to_host())

    def run_luck(self) -> None:
        """Let luck deal and draw until every game waits for a seat or is over."""
        self._kernels.luck_many[self._grid](self._on_card, self._streams)

    def wait(self) -> None:
        """Wait until the card has done what it was asked."""
        self._cuda.synchronize()

    @property
    def positions(self) -> NDArray[np.void]:
        """A copy of the games' positions."""
        copied: NDArray[np.void] = self._on_card.copy_to_host()
        return copied

    @property
    def legal(self) -> NDArray[np.int64]:
        """What the first seat asked may choose, as the bits of an integer."""
        return np.asarray(self.legal_on_card().copy_to_host())

    def legal_on_card(self) -> Any:
        """Return the same as an array on the card."""
        masks = self._cuda.device_array(self._size, np.int64)
        self._kernels.legal_many[self._grid](self._on_card, masks)
        return masks
