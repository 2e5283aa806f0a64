"""Many games to learn from, on the processor or on a GPU: what is seen, what may be chosen, what came of it.

On a GPU everything that changes hands is a PyTorch tensor in its memory, and every step is queued on PyTorch's own
stream: nothing is copied, and nobody waits.
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, NamedTuple

import numpy as np

from billi.bulk.beginning import check_states, positions_of, seen_in, streams_of
from billi.bulk.cpu import compiled
from billi.bulk.layout import record_type
from billi.bulk.learning import GAME_OVER, LOG_ROOM, ROUND_OVER
from billi.bulk.playouts import check_device, own_room, setup_of, shares
from billi.errors import InvalidArgument, brief
from billi.extras import brought_by
from billi.games.log import WORDS
from billi.games.spec import learned
from billi.luck import as_seed
from billi.state import Game, State

__all__ = ["GAME_OVER", "ROUND_OVER", "Arena", "CudaArena", "arena"]


def arena(
    games: Game | Sequence[Game], n: int, seed: int = 0, device: str = "cpu", threads: int = 1, besides: bool = False
) -> "Arena":
    """Sit down to ``n`` games to learn from; of several ``games``, which may differ in players and options, in turn.

    >>> import billi
    >>> tables = arena(billi.game("willi"), 3, seed=1)
    >>> tables.rows.shape, tables.seats.tolist()
    ((3, 491), [0, 0, 0])
    >>> tables.step(np.full(3, -1, np.int8))
    >>> tables.seats.tolist()
    [1, 1, 1]
    """
    check_device(device)
    chosen = [games] if isinstance(games, Game) else list(games)
    if not isinstance(n, int) or n < 1:
        raise InvalidArgument("bulk-number", name="n", number=brief(n))
    if len({game.name for game in chosen}) != 1:
        raise InvalidArgument("arena-games", games=", ".join(dict.fromkeys(game.name for game in chosen)) or "-")
    return (CudaArena if device == "cuda" else Arena)(chosen, n, as_seed(seed), threads, besides)


KEPT: Final = ("positions", "seen", "streams", "numbers")
"""The arrays of an arena from which all others follow."""


class Scratch(NamedTuple):
    """Entries somebody needs to work with, and what they are."""

    size: int
    kind: np.dtype[Any]


class Arena:
    """``n`` games on the processor, each waiting for one decision. Arrays have an entry, or a row, a game."""

    rows: Any
    """What whoever decides sees: small integers, the fields of the game's ``observation.FIELDS``."""
    besides: Any
    """What they do not see, for a critic: the fields of ``observation.BESIDES``; empty unless asked for."""
    masks: Any
    """What they may choose, as the bits of an integer; targets are counted clockwise from the seat."""
    seats: Any
    """Who decides."""
    rewards: Any
    """By seat, the points everyone has won by the last step."""
    choices: Any
    """Where choices may be written to be handed to :meth:`step`: then they are not copied."""
    ends: Any
    """Whether the last step has ended a round (1), or a round and the game (3), after which the next one began."""

    def __init__(self, games: list[Game], n: int, seed: int, threads: int, besides: bool) -> None:
        self.games = games
        self._spec = games[0].spec
        self._memory, self._observation = learned(self._spec)
        self._size = n
        self._seed = seed
        self._threads = threads
        self._setups = np.array([setup_of(game) for game in games], np.int64).reshape(-1)
        self._illegal = 0
        self._allot(besides)
        self._decide(self.choices)
        self._observe()

    def __len__(self) -> int:
        return self._size

    @property
    def players(self) -> "np.ndarray[Any, Any]":
        """How many play in each game."""
        several = np.array([game.players for game in self.games], np.int64)
        return several[np.arange(self._size) % len(several)]

    @property
    def illegal(self) -> int:
        """How many choices so far were not legal; a random one was made in their place."""
        return self._illegal

    def step(self, choices: Any) -> None:
        """Make one choice in every game, a bit of :attr:`masks` or -1 for a random one, and go on to the next."""
        self._decide(choices)
        self._observe()

    def begin_from(self, states: Sequence[State[Any]]) -> None:
        """Continue from given states: game i from state i, over and over if there are fewer, with luck of its own.

        What is over makes room for whole games as ever.
        """
        check_states(states, self.games, self._size)
        self._put_back(self._positions, positions_of(states, self._size).view(np.uint8))
        self._put_back(self._seen, seen_in(states, self._size).view(np.uint8))
        self._put_back(self._streams, streams_of(self._seed, self._size).view(np.uint8))
        self._observe()

    # Stopping, and going on as if nothing had been

    def kept(self) -> dict[str, "np.ndarray[Any, Any]"]:
        """Return all that decides how the games go on, by name, for :meth:`restore`."""
        numbers = {"seed": np.array([self._seed]), "illegal": np.array([self.illegal])}
        return {name: self._bytes_of(getattr(self, f"_{name}")) for name in KEPT} | numbers

    def restore(self, kept: "Mapping[str, np.ndarray[Any, Any]]") -> None:
        """Restore every game to where it was, in an arena of as many games with the same setups."""
        for name in KEPT:
            ours = getattr(self, f"_{name}")
            if kept[name].size != ours.nbytes:
                raise InvalidArgument("arena-other", n=self._size)
            self._put_back(ours, kept[name])
        self._seed = int(kept["seed"][0])
        self._count_illegal(int(kept["illegal"][0]))
        self._observe()

    # On the processor

    def _bytes_of(self, ours: Any) -> "np.ndarray[Any, Any]":
        copy: np.ndarray[Any, Any] = ours.view(np.uint8).copy()
        return copy

    def _put_back(self, ours: Any, kept: "np.ndarray[Any, Any]") -> None:
        ours.view(np.uint8)[:] = kept

    def _count_illegal(self, illegal: int) -> None:
        self._illegal = illegal

    def _allot(self, besides: bool) -> None:
        seen, observation, n = self._memory, self._observation, self._size
        self._cards = Scratch(self._spec.rules.CARDS_SIZE, np.dtype(np.int8))
        self._log = Scratch(LOG_ROOM, np.dtype(np.int16))
        self._positions = np.zeros(n, record_type(self._spec.rules))
        self._seen = np.zeros(n * seen.EYES, record_type(seen))
        self._streams = np.zeros(n, np.int64)
        self._numbers = np.full(n, -1)  # nobody has sat down yet
        self.choices = np.full(n, -1, np.int8)
        self.rows = np.zeros((n, observation.WIDTH), np.int8)
        self.besides = np.zeros((n if besides else 0, observation.BESIDES_WIDTH), np.int8)
        self.masks = np.zeros(n, np.int64)
        self.seats = np.zeros(n, np.int8)
        self.rewards = np.zeros((n, self._spec.rules.SEATS), np.int8)
        self.ends = np.zeros(n, np.int8)

    def _decide(self, choices: Any) -> None:
        made = np.ascontiguousarray(choices, np.int8)
        if made.shape != (self._size,):
            raise InvalidArgument("batch-actions", n=self._size)
        self._illegal += sum(
            self._split(
                "decide_many",
                self._positions,
                self._seen,
                self._cards,
                self._log,
                self._streams,
                self._numbers,
                made,
                self._setups,
                self._seed,
                self.rewards.reshape(-1),
                self.ends,
            )
        )

    def _observe(self) -> None:
        rows, besides = self.rows.reshape(-1), self.besides.reshape(-1)
        rows[:] = besides[:] = 0
        self._split("observe_many", self._positions, self._seen, rows, besides, self.masks, self.seats)

    def _split(self, function: str, *arguments: Any) -> list[int]:
        """Share the games among threads; each has its own of what it only needs room for."""
        code = compiled(self._spec.name, function)

        def work(part: tuple[int, int]) -> int:
            given = [own_room(*argument) if isinstance(argument, Scratch) else argument for argument in arguments]
            return code(*given, *part)

        parts = shares(self._size, self._threads)
        if len(parts) == 1:
            return [work(parts[0])]
        with ThreadPoolExecutor(self._threads) as pool:
            return list(pool.map(work, parts))


class CudaArena(Arena):
    """``n`` games in a GPU's memory. What is exchanged are PyTorch tensors there."""

    def _allot(self, besides: bool) -> None:
        with brought_by("learn"):
            import torch

        from billi.bulk.gpu import BATCH_THREADS, available
        from billi.bulk.gpu_arena import (
            DEAL_THREADS,
            DEALERS,
            TAKING_THREADS,
            TILE_PARTS,
            TILE_ROWS,
            learning_kernels_of,
        )

        self._torch = torch
        self._cuda = available()
        seen, observation, n = self._memory, self._observation, self._size
        looking = min(seen.EYES, max(game.players for game in self.games))
        self._kernels = learning_kernels_of(self._spec.name, looking)
        lists = self._kernels.lists
        # Of every list of games the last block may have little to do.
        self._chooses = -(-n // BATCH_THREADS), BATCH_THREADS
        self._sees_through = self._chooses[0] + lists, BATCH_THREADS
        self._deals = -(-min(n, DEALERS) // DEAL_THREADS), DEAL_THREADS
        self._takes_in = -(-n // (TAKING_THREADS // looking)) + lists, TAKING_THREADS
        self._observes = -(-n // TILE_ROWS), TILE_ROWS * TILE_PARTS
        self._observes_besides = -(-n // TILE_ROWS), TILE_ROWS

        def tensor(*shape: int, kind: Any = torch.int8) -> Any:
            return torch.zeros(shape, dtype=kind, device="cuda")

        lent = self._cuda.as_cuda_array

        def rows(many: int, width: int) -> tuple[Any, Any]:
            """Return rows, and the words they and those beyond the last are written as."""
            room = tensor(-(-many // TILE_ROWS) * TILE_ROWS * width)
            return room[: many * width].view(many, width), lent(room.view(torch.int64)) if many else None

        self.rows, self._row_words = rows(n, observation.WIDTH)
        self.besides, self._besides_words = rows(n if besides else 0, observation.BESIDES_WIDTH)
        self.masks = tensor(n, kind=torch.int64)
        self.seats = tensor(n)
        self.rewards = tensor(n, self._spec.rules.SEATS)
        self.ends = tensor(n)
        self.choices = tensor(n) - 1
        self._illegal_choices = tensor(1, kind=torch.int64)
        self._exchanged = [lent(one) for one in (self.masks, self.seats)]
        self._outcome = [lent(one) for one in (self.rewards.view(-1), self.ends, self._illegal_choices)]
        self._lent_choices = lent(self.choices)
        self._positions = self._cuda.device_array(n, record_type(self._spec.rules))
        self._position_words = self._positions.view(np.int64)
        self._seen = self._cuda.device_array(n * seen.EYES, record_type(seen))
        self._seen_words = self._seen.view(np.int64)
        self._streams = self._cuda.device_array(n, np.int64)
        self._numbers = self._cuda.to_device(np.full(n, -1))  # nobody has sat down yet
        self._card_setups = self._cuda.to_device(self._setups)
        self._logs = self._cuda.device_array(n * (LOG_ROOM // WORDS), np.int64)
        self._told, self._due = self._cuda.device_array(n, np.int64), self._cuda.device_array(n, np.int32)
        self._members = self._cuda.device_array(n * lists, np.int32)
        self._sizes = self._cuda.to_device(np.zeros(lists, np.int32))

    @property
    def illegal(self) -> int:
        """How many choices so far were not legal; asking waits for the card."""
        return int(self._illegal_choices.item())

    def _bytes_of(self, ours: Any) -> "np.ndarray[Any, Any]":
        copy: np.ndarray[Any, Any] = ours.copy_to_host().view(np.uint8)
        return copy

    def _put_back(self, ours: Any, kept: "np.ndarray[Any, Any]") -> None:
        ours.copy_to_device(kept.view(ours.dtype))

    def _count_illegal(self, illegal: int) -> None:
        self._illegal_choices.fill_(illegal)

    def _stream(self) -> Any:
        return self._cuda.external_stream(self._torch.cuda.current_stream().cuda_stream)

    def _decide(self, choices: Any) -> None:
        if choices is not self.choices:
            self.choices.copy_(choices)
        kernels, stream = self._kernels, self._stream()
        games = self._position_words, self._logs, self._told, self._streams, self._numbers
        luck, lists = (self._card_setups, self._seed), (self._members, self._sizes)
        kernels.choose_many[(*self._chooses, stream)](
            *games, self._lent_choices, *luck, *self._outcome, self._due, *lists
        )
        kernels.see_through_many[(*self._sees_through, stream)](*games, *luck, *self._outcome[:2], self._due, *lists)
        kernels.deal_many[(*self._deals, stream)](*games, *luck, *self._outcome[:2], *lists)
        kernels.take_in_many[(*self._takes_in, stream)](
            self._positions, self._seen_words, self._logs, self._told, *lists
        )

    def _observe(self) -> None:
        stream = self._stream()
        self._kernels.observe_many[(*self._observes, stream)](
            self._positions, self._seen, self._row_words, *self._exchanged, self._sizes
        )
        if self._besides_words is not None:
            self._kernels.observe_besides_many[(*self._observes_besides, stream)](self._positions, self._besides_words)
