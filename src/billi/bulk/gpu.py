"""Bulk play compiled for an NVIDIA GPU: the same functions, as CUDA kernels.

Needs the ``cuda`` extra. Every thread plays its own games; a position lives in the thread's own memory in
play-outs, and in the card's memory between the steps of a batch.
"""

import functools
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from billi.bulk.cpu import build
from billi.bulk.layout import record_type
from billi.bulk.playing import RANDOM
from billi.errors import NoDevice
from billi.games import GAMES

THREADS = 1024
"""Threads a block in play-outs."""
BATCH_THREADS = 128
"""Threads a block in batches."""
WARP = 0xFFFF_FFFF
"""All 32 threads that run in step."""


@functools.cache
def cuda() -> Any:
    """Import Numba's CUDA target, or say what is missing."""
    try:
        from numba import cuda
    except ImportError as error:
        raise NoDevice("device-no-cuda", reason=str(error)) from error
    return cuda


def available() -> Any:
    """Return Numba's CUDA target if a GPU is there to use, or say why not."""
    target = cuda()
    if not target.is_available():
        raise NoDevice("device-no-gpu")
    return target


def instructions(cuda: Any) -> dict[str, Any]:
    """Return the functions of :mod:`billi.games.bits` for a GPU."""

    @cuda.jit(device=True, inline="always")
    def count(mask: int) -> Any:
        return cuda.popc(np.int64(mask))

    @cuda.jit(device=True, inline="always")
    def lowest(mask: int) -> Any:
        return np.int64(cuda.ffs(np.int64(mask))) - 1

    @cuda.jit(device=True, inline="always")
    def highest(mask: int) -> Any:
        return 63 - cuda.clz(np.int64(mask))

    @cuda.jit(device=True)
    def nth(mask: int, n: int) -> Any:
        place = 0
        width = 32
        while width:  # halve the search: threads that look for different members stay in step
            before = cuda.popc(np.int64(mask & ((1 << width) - 1)))
            if n >= before:
                n -= before
                mask >>= width
                place += width
            width >>= 1
        return np.int64(place)

    @cuda.jit(device=True)
    def put_set(row: Any, at: int, members: int, size: int) -> None:
        for number in range(size):  # those that are not in it too: threads in step have not the same ones
            row[at + number] = members >> number & 1

    return {"count": count, "lowest": lowest, "highest": highest, "nth": nth, "put_set": put_set}


@functools.cache
def kernels_of(game: str) -> SimpleNamespace:
    """Return a game's kernels."""
    return kernels(cuda(), game)


def kernels(cuda: Any, game: str) -> SimpleNamespace:
    """Write a game's kernels; each is compiled when first launched."""
    import numba

    def jit(function: FunctionType) -> Any:
        return cuda.jit(device=True)(function)

    play = build(game, jit, instructions(cuda))
    rules = GAMES[game].rules
    position_type = numba.from_dtype(record_type(rules))
    over, dealing, seats, cards_size = rules.OVER, rules.DEALING, rules.SEATS, rules.CARDS_SIZE
    begin_game, step, step_one, restart_one = play.begin_game, play.step, play.step_one, play.restart_one
    legal, lowest, may_act = play.legal, play.lowest, play.may_act

    @cuda.jit
    def play_many(setup: Any, seed: int, first: int, games: int, points: Any, decisions: Any) -> None:
        positions = cuda.local.array(1, position_type)
        cards = cuda.local.array(cards_size, numba.int8)
        sums = cuda.local.array(seats, numba.int64)
        p = positions[0]
        for seat in range(seats):
            sums[seat] = 0
        steps = 0
        number = cuda.grid(1)
        stream = begin_game(p, setup, seed, first + number)
        while cuda.any_sync(WARP, number < games):
            playing = number < games
            # A deal takes long and holds up the whole warp, so its games deal together: when none has another move.
            others_move = cuda.any_sync(WARP, playing and p.phase != dealing)
            if playing and (p.phase != dealing or not others_move):
                stream = step(p, cards, stream, RANDOM, None)
                steps += 1
                if p.phase == over:
                    for seat in range(seats):
                        sums[seat] += p.points[seat]
                    number += cuda.gridsize(1)
                    stream = begin_game(p, setup, seed, first + number)
        for seat in range(seats):
            cuda.atomic.add(points, seat, sums[seat])
        cuda.atomic.add(decisions, 0, steps)

    @cuda.jit
    def begin_many(positions: Any, streams: Any, numbers: Any, setup: Any, seed: int) -> None:
        i = cuda.grid(1)
        if i < len(positions):
            numbers[i] = i
            streams[i] = begin_game(positions[i], setup, seed, i)

    @cuda.jit
    def check_many(positions: Any, actions: Any, illegal: Any) -> None:
        i = cuda.grid(1)
        if i < len(positions):
            if not may_act(positions[i], actions[i]):
                cuda.atomic.min(illegal, 0, i)

    @cuda.jit
    def step_many(
        positions: Any, streams: Any, numbers: Any, actions: Any, setup: Any, seed: int, restart: bool,
        to_deal: Any, waiting: Any, odd: int,
    ) -> None:  # fmt: skip
        cards = cuda.local.array(cards_size, numba.int8)
        i = cuda.grid(1)
        if i == 0:
            waiting[1 - odd] = 0
        if i < len(positions):
            if restart:
                restart_one(positions[i], streams, numbers, i, len(positions), setup, seed)
            if positions[i].phase == dealing:
                to_deal[cuda.atomic.add(waiting, odd, 1)] = i
            else:
                action = actions[i] if len(actions) else RANDOM
                step_one(positions[i], cards, streams, i, action)

    @cuda.jit
    def deal_many(positions: Any, streams: Any, to_deal: Any, waiting: Any, odd: int) -> None:
        cards = cuda.local.array(cards_size, numba.int8)
        for place in range(cuda.grid(1), waiting[odd], cuda.gridsize(1)):
            step_one(positions[to_deal[place]], cards, streams, to_deal[place], RANDOM)

    @cuda.jit
    def luck_many(positions: Any, streams: Any) -> None:
        cards = cuda.local.array(cards_size, numba.int8)
        i = cuda.grid(1)
        if i < len(positions):
            while positions[i].to_act == 0 and positions[i].phase != over:
                streams[i] = step(positions[i], cards, streams[i], RANDOM, None)

    @cuda.jit
    def legal_many(positions: Any, masks: Any) -> None:
        i = cuda.grid(1)
        if i < len(positions):
            masks[i] = legal(positions[i], lowest(positions[i].to_act)) if positions[i].to_act else 0

    return SimpleNamespace(
        play_many=play_many,
        begin_many=begin_many,
        check_many=check_many,
        step_many=step_many,
        deal_many=deal_many,
        luck_many=luck_many,
        legal_many=legal_many,
    )
