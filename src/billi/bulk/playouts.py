"""Whole games at random, by the million."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from billi.bulk.layout import record_type
from billi.bulk.playing import Setup
from billi.errors import InvalidArgument, NoDevice, brief
from billi.luck import as_seed
from billi.state import Game

DEVICES = ("cpu", "cuda")
APART = 256
"""Bytes between what belongs to different threads."""


@dataclass(frozen=True)
class Playouts:
    """What a number of random games came to."""

    games: int
    decisions: int
    """Choices made, luck's included: a deal counts as one, and so does a draw."""
    points: list[int]
    """Sums by seat."""


def playouts(game: Game, count: int, seed: int = 0, threads: int = 1, device: str = "cpu") -> Playouts:
    """Play ``count`` whole games at random: every legal choice and every outcome of luck as likely as the next.

    The same seed gives the same games on any number of threads and on either device.

    >>> import billi
    >>> billi.playouts(billi.game("misterbill", players=3), 1000, seed=1)
    Playouts(games=1000, decisions=67826, points=[8298, 8158, 8292])
    """
    check_device(device)
    for name, number in (("count", count), ("threads", threads)):
        if not isinstance(number, int) or number < 1:
            raise InvalidArgument("bulk-number", name=name, number=brief(number))
    on_device = _on_cuda if device == "cuda" else _on_cpu
    points, decisions = on_device(game, count, as_seed(seed), threads)
    return Playouts(count, decisions, points[: game.seats].tolist())


def check_device(device: str) -> None:
    """Refuse a device there is not."""
    if device not in DEVICES:
        raise NoDevice("device-unknown", device=brief(device), known=DEVICES)


def setup_of(game: Game) -> Setup:
    """Return what the compiled loops need to sit down."""
    first = game.spec.first_dealers(game, ())
    return game.players, game.bits, len(first.allowed) if first.usual is None else 0


def shares(count: int, parts: int) -> list[tuple[int, int]]:
    """Cut 0 .. count into at most ``parts`` even shares.

    >>> shares(10, 3)
    [(0, 3), (3, 6), (6, 10)]
    """
    parts = min(parts, count)
    return [(count * part // parts, count * (part + 1) // parts) for part in range(parts)]


def own_room(count: int, kind: np.dtype[Any]) -> np.ndarray:
    """Return an array with room around it, so that two threads at work never share a cache line."""
    lead = -(-APART // kind.itemsize)
    return np.zeros(lead + count + lead, kind)[lead : lead + count]


def _on_cpu(game: Game, count: int, seed: int, threads: int) -> tuple[np.ndarray, int]:
    from billi.bulk.cpu import compiled

    rules = game.spec.rules
    play_many = compiled(game.name, "play_many")

    def play(share: tuple[int, int]) -> tuple[np.ndarray, int]:
        first, last = share
        points = own_room(rules.SEATS, np.dtype(np.int64))
        position = own_room(1, record_type(rules))
        cards = own_room(rules.CARDS_SIZE, np.dtype(np.int8))
        return points, play_many(position, cards, setup_of(game), seed, first, last - first, points)

    if threads == 1:
        return play((0, count))
    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(play, shares(count, threads)))
    return sum((points for points, _ in parts), np.zeros(rules.SEATS, np.int64)), sum(steps for _, steps in parts)


def _on_cuda(game: Game, count: int, seed: int, threads: int) -> tuple[np.ndarray, int]:
    from billi.bulk.gpu import THREADS, available, kernels_of

    cuda = available()
    points = cuda.to_device(np.zeros(game.spec.rules.SEATS, np.int64))
    decisions = cuda.to_device(np.zeros(1, np.int64))
    full = cuda.get_current_device().MULTIPROCESSOR_COUNT * 2048 // THREADS
    blocks = min(full, -(-count // THREADS))
    kernels_of(game.name).play_many[blocks, THREADS](setup_of(game), seed, 0, count, points, decisions)
    return points.copy_to_host(), int(decisions.copy_to_host()[0])
