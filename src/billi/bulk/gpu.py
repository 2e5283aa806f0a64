"""Bulk play compiled for an NVIDIA GPU: the same functions, as CUDA kernels.

Needs the ``cuda`` extra. Every thread plays its own games; a position lives in the thread's own memory in
play-outs, and in the card's memory between the steps of a batch.
"""

import functools
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from billi.bulk.cpu import build, build_learning
from billi.bulk.layout import record_type
from billi.bulk.playing import RANDOM
from billi.errors import NoDevice
from billi.games import GAMES

THREADS = 1024
"""Threads a block in play-outs."""
BATCH_THREADS = 128
"""Threads a block in batches."""
TILE_ROWS = 64
"""Games a block writes rows of: as many rows as fit beside each other into a block's own memory, where few wait."""
TILE_PARTS = 6
"""Threads that write a row: one its table, one what may be chosen, and the others a seat each at a time."""
LENGTHS = 6
"""How many lists there are for games in which something has happened, by how much; the last for all with more."""
HALF = 0xFFFF
"""The lower half of four bytes,"""
SIGN = 0x8000
"""and what makes it negative."""
DEALERS = 1 << 18
"""Threads that deal for everyone in an arena: where there are more deals than that, they take several."""
WORD = 8
"""Bytes the card's memory is written in, where it is written quickly."""
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

    return {"count": count, "lowest": lowest, "highest": highest, "nth": nth}


def packed_log(cuda: Any) -> dict[str, Any]:
    """Return the functions of :mod:`billi.games.log` for a log that is events and their number apart.

    An event is one word, four numbers of 16 bits, and is written and read at once.
    """

    @cuda.jit(device=True)
    def report(log: Any, kind: int, first: int = 0, second: int = 0, third: int = 0) -> None:
        if log is not None:
            events, number = log
            low, high = kind & HALF | (first & HALF) << 16, second & HALF | third << 16
            events[number[0]] = low | high << 32
            number[0] += 1

    @cuda.jit(device=True)
    def clear(log: Any) -> None:
        log[1][0] = 0

    @cuda.jit(device=True)
    def length(log: Any) -> Any:
        return np.int64(log[1][0])

    @cuda.jit(device=True)
    def signed(half: int) -> Any:
        return (half & HALF ^ SIGN) - SIGN

    @cuda.jit(device=True)
    def entry(log: Any, number: int) -> Any:
        word = log[0][number]
        return signed(word), signed(word >> 16), signed(word >> 32), word >> 48

    return {"report": report, "clear": clear, "length": length, "entry": entry}


@functools.cache
def learning_kernels_of(game: str) -> SimpleNamespace:
    """Return a game's kernels to learn from."""
    return learning_kernels(cuda(), game)


def learning_kernels(cuda: Any, game: str) -> SimpleNamespace:
    """Write a game's kernels to learn from; each is compiled when first launched.

    Threads in step are quick where they do the same and touch neighbouring places. So each kernel puts games in lists
    for the next, by what is due in them, or by what has happened, and threads in step work on games of one list. Logs
    lie side by side, event by event; a position is fetched as whole words, and put back when all is done; and rows are
    built in a block's own memory, by a thread for each seat that is seen, and written out as words, for which there
    has to be room for as many rows as all blocks write.
    """
    import numba

    def jit(function: FunctionType) -> Any:
        return cuda.jit(device=True)(function)

    learn = build_learning(game, jit, instructions(cuda) | packed_log(cuda))
    eyes, cards_size, dealing = learn.EYES, GAMES[game].rules.CARDS_SIZE, GAMES[game].rules.DEALING
    position = record_type(GAMES[game].rules)
    position_words = position.itemsize // WORD
    width, besides_width = learn.WIDTH, learn.BESIDES_WIDTH
    row_words, besides_words = TILE_ROWS * width // WORD, TILE_ROWS * besides_width // WORD
    dues, done = learn.DUES, learn.DONE
    dealt, first_told, lists = list_numbers(dues)
    room_size = 2 * lists
    choose_one, see_through_one, deal_counted = learn.choose_one, learn.see_through_one, learn.deal_counted
    take_in, due_after, seats_at = learn.take_in, learn.due_after, learn.seats_at
    observe_table, observe_seat, observe_besides = learn.observe_table, learn.observe_seat, learn.observe_besides
    choices, lowest = learn.choices, learn.lowest

    @cuda.jit(device=True)
    def fetch(words: Any, i: int, own: Any) -> None:
        for word in range(position_words):
            own[word] = words[i * position_words + word]

    @cuda.jit(device=True)
    def put_back(own: Any, words: Any, i: int) -> None:
        for word in range(position_words):
            words[i * position_words + word] = own[word]

    @cuda.jit(device=True)
    def enlist(number: int, i: int, members: Any, sizes: Any, games: int) -> None:
        """Put a game on a list, or on none if its number is negative; all threads of a block do so at once."""
        room = cuda.shared.array(room_size, numba.int32)
        for one in range(cuda.threadIdx.x, lists, cuda.blockDim.x):
            room[one] = 0
        cuda.syncthreads()
        place = cuda.atomic.add(room, number, 1) if number >= 0 else 0
        cuda.syncthreads()
        for one in range(cuda.threadIdx.x, lists, cuda.blockDim.x):
            if room[one]:
                room[lists + one] = cuda.atomic.add(sizes, one, room[one])
        cuda.syncthreads()
        if number >= 0:
            members[number * games + room[lists + number] + place] = i

    @cuda.jit(device=True)
    def listed(place: int, first: int, last: int, each: int, sizes: Any) -> Any:
        """Return which of some lists this place is on, and where; each member takes ``each`` places, a list whole warps."""
        for one in range(first, last):
            size = sizes[one] * each
            if place < size:
                return one, place
            place -= (size + 31) & ~31
            if place < 0:
                return -1, 0
        return -1, 0

    @cuda.jit(device=True)
    def told(log: Any, due: int) -> Any:
        """Return the list for games in which that was due, and that much has happened."""
        number = log[1][0]
        if number == 0:
            return -1
        return first_told + due * LENGTHS + min(number, LENGTHS) - 1

    @cuda.jit
    def choose_many(
        words: Any, logs: Any, told_many: Any, streams: Any, numbers: Any, made: Any, setups: Any, seed: int,
        rewards: Any, ends: Any, illegal: Any, due_many: Any, members: Any, sizes: Any,
    ) -> None:  # fmt: skip
        own = cuda.local.array(position_words, numba.int64)
        happened = cuda.local.array(1, numba.int64)
        i, games = cuda.grid(1), len(streams)
        number = -1
        if i < games:
            fetch(words, i, own)
            p, log = own.view(position)[0], (logs[i::games], happened)
            due, is_legal = choose_one(p, log, streams, numbers, i, games, made[i], setups, seed, rewards, ends)
            if not is_legal:
                cuda.atomic.add(illegal, 0, 1)
            if due != done:
                due_many[i] = due
                number = due_after(p)
            elif p.phase == dealing:
                number = dealt
            else:
                number = told(log, due_after(p))
            put_back(own, words, i)
            told_many[i] = happened[0]
        enlist(number, i, members, sizes, games)

    @cuda.jit
    def see_through_many(
        words: Any, logs: Any, told_many: Any, streams: Any, numbers: Any, setups: Any, seed: int,
        rewards: Any, ends: Any, due_many: Any, members: Any, sizes: Any,
    ) -> None:  # fmt: skip
        own = cuda.local.array(position_words, numba.int64)
        happened = cuda.local.array(1, numba.int64)
        games = len(streams)
        due, place = listed(cuda.grid(1), 0, dues, 1, sizes)
        number, i = -1, 0
        if due >= 0:
            i = members[due * games + place]
            fetch(words, i, own)
            happened[0] = told_many[i]
            p, log = own.view(position)[0], (logs[i::games], happened)
            see_through_one(p, due_many[i], log, streams, numbers, i, games, setups, seed, rewards, ends)
            number = dealt if p.phase == dealing else told(log, due)
            put_back(own, words, i)
            told_many[i] = happened[0]
        enlist(number, i, members, sizes, games)

    @cuda.jit
    def deal_many(
        words: Any, logs: Any, told_many: Any, streams: Any, numbers: Any, setups: Any, seed: int,
        rewards: Any, ends: Any, members: Any, sizes: Any,
    ) -> None:  # fmt: skip
        own = cuda.local.array(position_words, numba.int64)
        happened = cuda.local.array(1, numba.int64)
        cards = cuda.local.array(cards_size, numba.int8)
        games = len(streams)
        for place in range(cuda.grid(1), sizes[dealt], cuda.gridsize(1)):
            i = members[dealt * games + place]
            fetch(words, i, own)
            p, log = own.view(position)[0], (logs[i::games], happened)
            deal_counted(p, cards, log, streams, numbers, i, games, setups, seed, rewards, ends)
            put_back(own, words, i)
            told_many[i] = happened[0]

    @cuda.jit
    def take_in_many(positions: Any, seen: Any, logs: Any, told_many: Any, looking: int, members: Any, sizes: Any) -> None:
        games = len(positions)
        number, place = listed(cuda.grid(1), dealt, lists, looking, sizes)
        if number >= 0:
            i, eye = members[number * games + place // looking], place % looking
            if eye < positions[i].players:
                take_in(seen[i * eyes + eye], eye, (logs[i::games], told_many[i : i + 1]))

    @cuda.jit(device=True)
    def clear(tile: Any) -> None:
        for word in range(cuda.threadIdx.x, len(tile), cuda.blockDim.x):
            tile[word] = 0
        cuda.syncthreads()

    @cuda.jit(device=True)
    def write_out(tile: Any, words: Any) -> None:
        cuda.syncthreads()
        first = cuda.blockIdx.x * len(tile)
        for word in range(cuda.threadIdx.x, len(tile), cuda.blockDim.x):
            words[first + word] = tile[word]

    @cuda.jit
    def observe_many(positions: Any, seen: Any, words: Any, masks: Any, seats: Any, sizes: Any) -> None:
        tile = cuda.shared.array(row_words, numba.int64)
        clear(tile)
        if cuda.blockIdx.x == 0:
            for one in range(cuda.threadIdx.x, lists, cuda.blockDim.x):
                sizes[one] = 0  # for the next step
        row, part = cuda.threadIdx.x % TILE_ROWS, cuda.threadIdx.x // TILE_ROWS
        i = cuda.blockIdx.x * TILE_ROWS + row
        if i < len(positions):
            p = positions[i]
            seat, into = lowest(p.to_act), tile.view(np.int8)[row * width : (row + 1) * width]
            memory = seen[i * eyes + seat % eyes]
            if part == 0:
                observe_table(p, memory, seat, into)
            elif part == TILE_PARTS - 1:
                masks[i] = choices(p, seat)
                seats[i] = seat
            else:
                for other in range(part - 1, seats_at(p), TILE_PARTS - 2):
                    observe_seat(p, memory, seat, other, into)
        write_out(tile, words)

    @cuda.jit
    def observe_besides_many(positions: Any, words: Any) -> None:
        tile = cuda.shared.array(besides_words, numba.int64)
        clear(tile)
        i = cuda.grid(1)
        if i < len(positions):
            place = cuda.threadIdx.x * besides_width
            row = tile.view(np.int8)[place : place + besides_width]
            observe_besides(positions[i], lowest(positions[i].to_act), row)
        write_out(tile, words)

    return SimpleNamespace(
        choose_many=choose_many,
        see_through_many=see_through_many,
        deal_many=deal_many,
        take_in_many=take_in_many,
        observe_many=observe_many,
        observe_besides_many=observe_besides_many,
    )


def list_numbers(dues: int) -> tuple[int, int, int]:
    """Return the numbers of an arena's lists of games.

    First those in which something is due, by its kind; then the one of those where cards are dealt, and the first of
    those in which something has happened, by the kind and by how much; and how many there are.
    """
    return dues, dues + 1, dues + 1 + dues * LENGTHS


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
