"""Arenas compiled for an NVIDIA GPU: the same functions, as CUDA kernels.

A step is five of them. Choices are made; what is due then is gone through; cards are dealt; everyone takes in what has
happened; and what whoever decides next sees is written.
"""

import functools
from types import FunctionType, SimpleNamespace
from typing import Any

import numpy as np

from billi.bulk.cpu import build_learning
from billi.bulk.gpu import BATCH_THREADS, cuda, instructions
from billi.bulk.layout import record_type
from billi.games import GAMES
from billi.games.spec import learned

TILE_ROWS = 32
"""Games a block writes rows of: as many rows as fit beside each other into a block's own memory, where few wait."""
TILE_PARTS = 6
"""Threads that write a row: one its table, one what may be chosen, and the others a seat each at a time."""
LENGTHS = 4
"""How many lists there are for games in which something has happened, by how much; the last for all with more."""
HALF = 0xFFFF
"""The lower half of four bytes,"""
SIGN = 0x8000
"""and what makes it negative."""
DEAL_THREADS = 64
"""Threads a block where an arena's cards are dealt,"""
TAKING_THREADS = 128
"""and where everyone takes in what has happened."""
HALF_WORD = 4
"""Bytes points won are written in."""
DEALERS = 1 << 18
"""Threads that deal for everyone in an arena: where there are more deals than that, they take several."""
WORD = 8
"""Bytes the card's memory is written in, where it is written quickly."""
WARP_SIZE = 32
"""Threads that run in step."""


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
def learning_kernels_of(game: str, looking: int) -> SimpleNamespace:
    """Return a game's kernels to learn from, where so many see differently."""
    return learning_kernels(cuda(), game, looking)


def learning_kernels(cuda: Any, game: str, looking: int) -> SimpleNamespace:
    """Write a game's kernels to learn from, where so many see differently; each is compiled when first launched.

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
    eyes, seats, cards_size, dealing = learn.EYES, learn.SEATS, learn.CARDS_SIZE, learn.DEALING
    position, seen_type = record_type(GAMES[game].rules), record_type(learned(GAMES[game])[0])
    position_size, seen_size, won_words = position.itemsize, seen_type.itemsize, seats // HALF_WORD
    position_words = position_size // WORD
    slot_words, dealer_words = slot(position_words), slot(position_words - -cards_size // WORD)
    slots, dealer_slots = BATCH_THREADS * slot_words, DEAL_THREADS * dealer_words
    together = TAKING_THREADS // looking  # games in which everyone takes in what happened, in one block
    remembered, all_remembered = -(-looking * seen_size // WORD), eyes * seen_size // WORD
    remembering = threads_for(remembered)
    parts_remembered = -(-remembered // remembering)
    rememberers = -(-together * remembering // TAKING_THREADS) * (TAKING_THREADS // remembering)
    memory_words = rememberers * remembered
    abreast = threads_for(position_words)
    width, besides_width = learn.WIDTH, learn.BESIDES_WIDTH
    tile_words, besides_words = TILE_ROWS * width // WORD, TILE_ROWS * besides_width // WORD
    tile_threads = TILE_ROWS * TILE_PARTS
    dues, done = learn.DUES, learn.DONE
    dealt, first_told, lists = list_numbers(dues)
    room_size = 2 * lists
    choose_one, see_through_one, deal_counted = learn.choose_one, learn.see_through_one, learn.deal_counted
    take_in, due_after, seats_at = learn.take_in, learn.due_after, learn.seats_at
    observe_table, observe_seat, observe_besides = learn.observe_table, learn.observe_seat, learn.observe_besides
    choices, lowest = learn.choices, learn.lowest

    # All threads of a block do each of these at once

    @cuda.jit(device=True)
    def fetch(words: Any, first: int, which: Any, room: Any, each: int, threads: int) -> None:
        """Bring positions into the block's own memory: those of some games, or from a first one on if there are none.

        Where there are none any more another's is brought, so that nothing but all of them is waited for.
        """
        last, word = len(words) // position_words - 1, cuda.threadIdx.x % abreast
        for number in range(abreast):
            place = number * (threads // abreast) + cuda.threadIdx.x // abreast
            if word < position_words:
                i = min(first + place, last) if which is None else max(which[place], 0)
                room[place * each + word] = words[i * position_words + word]
        cuda.syncthreads()

    @cuda.jit(device=True)
    def put_back(room: Any, words: Any, first: int, which: Any, each: int, threads: int) -> None:
        cuda.syncthreads()
        last, word = len(words) // position_words - 1, cuda.threadIdx.x % abreast
        for number in range(abreast):
            place = number * (threads // abreast) + cuda.threadIdx.x // abreast
            i = first + place if which is None else which[place]
            if word < position_words and 0 <= i <= last:
                words[i * position_words + word] = room[place * each + word]

    @cuda.jit(device=True)
    def enlist(number: int, i: int, members: Any, sizes: Any, games: int) -> None:
        """Put games on lists, or on none where the number is negative."""
        room = cuda.shared.array(room_size, numba.int32)
        one = cuda.threadIdx.x
        if one < lists:
            room[one] = 0
        cuda.syncthreads()
        place = cuda.atomic.add(room, number, 1) if number >= 0 else 0
        cuda.syncthreads()
        if one < lists:
            if room[one]:
                room[lists + one] = cuda.atomic.add(sizes, one, room[one])
        cuda.syncthreads()
        if number >= 0:
            members[number * games + room[lists + number] + place] = i

    @cuda.jit(device=True)
    def listed(first: int, last: int, each: int, sizes: Any) -> Any:
        """Return which of some lists this block sees to, so many games at once, and from where on."""
        found, blocks = cuda.shared.array(2, numba.int32), cuda.shared.array(lists, numba.int32)
        own_list = cuda.threadIdx.x
        if own_list < lists:
            is_one = first <= own_list < last
            blocks[own_list] = (sizes[own_list] + each - 1) // each if is_one else 0
        if own_list == 0:
            found[0] = -1
        cuda.syncthreads()
        if own_list < lists:
            before = 0
            for one in range(lists):
                before += blocks[one] if one < own_list else 0
            if before <= cuda.blockIdx.x < before + blocks[own_list]:
                found[0] = own_list
                found[1] = (cuda.blockIdx.x - before) * each
        cuda.syncthreads()
        return np.int64(found[0]), np.int64(found[1])

    # A thread's own

    @cuda.jit(device=True)
    def bring_won(rewards: Any, i: int, room: Any, each: int) -> None:
        for word in range(won_words):
            room.view(np.int32)[(cuda.threadIdx.x * each + position_words) * 2 + word] = rewards.view(np.int32)[
                i * won_words + word
            ]

    @cuda.jit(device=True)
    def tell_won(room: Any, each: int, rewards: Any, i: int) -> None:
        for word in range(won_words):
            rewards.view(np.int32)[i * won_words + word] = room.view(np.int32)[
                (cuda.threadIdx.x * each + position_words) * 2 + word
            ]

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
        room = cuda.shared.array(slots, numba.int64)
        happened = cuda.local.array(1, numba.int64)
        i, games, first = cuda.grid(1), len(streams), cuda.blockIdx.x * BATCH_THREADS
        fetch(words, first, None, room, slot_words, BATCH_THREADS)
        number = -1
        if i < games:
            at = cuda.threadIdx.x * slot_words * WORD
            p, log = room.view(np.int8)[at : at + position_size].view(position)[0], (logs[i::games], happened)
            won = room.view(np.int8)[at + position_size : at + position_size + seats]
            due, is_legal = choose_one(p, log, streams, numbers, i, games, made[i], setups, seed, won, ends)
            if not is_legal:
                cuda.atomic.add(illegal, 0, 1)
            if due != done:
                due_many[i] = due
                number = due_after(p)
            elif p.phase == dealing:
                number = dealt
            else:
                number = told(log, due_after(p))
            tell_won(room, slot_words, rewards, i)
            told_many[i] = happened[0]
        put_back(room, words, first, None, slot_words, BATCH_THREADS)
        enlist(number, i, members, sizes, games)

    @cuda.jit
    def see_through_many(
        words: Any, logs: Any, told_many: Any, streams: Any, numbers: Any, setups: Any, seed: int,
        rewards: Any, ends: Any, due_many: Any, members: Any, sizes: Any,
    ) -> None:  # fmt: skip
        room, which = cuda.shared.array(slots, numba.int64), cuda.shared.array(BATCH_THREADS, numba.int32)
        happened = cuda.local.array(1, numba.int64)
        games, lane = len(streams), cuda.threadIdx.x
        due, first = listed(0, dues, BATCH_THREADS, sizes)
        if due < 0:
            return
        which[lane] = members[due * games + first + lane] if first + lane < sizes[due] else -1
        cuda.syncthreads()
        fetch(words, 0, which, room, slot_words, BATCH_THREADS)
        number, i = -1, np.int64(which[lane])
        if i >= 0:
            happened[0] = told_many[i]
            at = cuda.threadIdx.x * slot_words * WORD
            p, log = room.view(np.int8)[at : at + position_size].view(position)[0], (logs[i::games], happened)
            won = room.view(np.int8)[at + position_size : at + position_size + seats]
            see_through_one(p, due_many[i], log, streams, numbers, i, games, setups, seed, won, ends)
            number = dealt if p.phase == dealing else told(log, due)
            tell_won(room, slot_words, rewards, i)
            told_many[i] = happened[0]
        put_back(room, words, 0, which, slot_words, BATCH_THREADS)
        enlist(number, i, members, sizes, games)

    @cuda.jit
    def deal_many(
        words: Any, logs: Any, told_many: Any, streams: Any, numbers: Any, setups: Any, seed: int,
        rewards: Any, ends: Any, members: Any, sizes: Any,
    ) -> None:  # fmt: skip
        room, which = cuda.shared.array(dealer_slots, numba.int64), cuda.shared.array(DEAL_THREADS, numba.int32)
        happened = cuda.local.array(1, numba.int64)
        games, lane = len(streams), cuda.threadIdx.x
        for first in range(cuda.blockIdx.x * DEAL_THREADS, sizes[dealt], cuda.gridsize(1)):
            which[lane] = members[dealt * games + first + lane] if first + lane < sizes[dealt] else -1
            cuda.syncthreads()
            fetch(words, 0, which, room, dealer_words, DEAL_THREADS)
            i = np.int64(which[lane])
            if i >= 0:
                bring_won(rewards, i, room, dealer_words)
                at = cuda.threadIdx.x * dealer_words * WORD
                p, log = room.view(np.int8)[at : at + position_size].view(position)[0], (logs[i::games], happened)
                won = room.view(np.int8)[at + position_size : at + position_size + seats]
                cards = room.view(np.int8)[at + position_size + WORD : at + position_size + WORD + cards_size]
                deal_counted(p, cards, log, streams, numbers, i, games, setups, seed, won, ends)
                tell_won(room, dealer_words, rewards, i)
                told_many[i] = happened[0]
            put_back(room, words, 0, which, dealer_words, DEAL_THREADS)
            cuda.syncthreads()

    @cuda.jit
    def take_in_many(
        positions: Any, seen_words: Any, logs: Any, told_many: Any, members: Any, sizes: Any
    ) -> None:  # fmt: skip
        tile, which = cuda.shared.array(memory_words, numba.int64), cuda.shared.array(rememberers, numba.int32)
        games, thread = len(positions), cuda.threadIdx.x
        number, first = listed(dealt, lists, together, sizes)
        if number < 0:
            return
        if thread < rememberers:
            is_one = thread < together and first + thread < sizes[number]
            which[thread] = members[number * games + first + thread] if is_one else -1
        cuda.syncthreads()
        lane = thread % remembering
        for game in range(thread // remembering, rememberers, TAKING_THREADS // remembering):
            start = max(which[game], 0) * all_remembered
            for part in range(parts_remembered):
                word = min(lane + part * remembering, remembered - 1)
                tile[np.uint64(game * remembered + word)] = seen_words[np.uint64(start + word)]
        cuda.syncthreads()
        place, eye = thread // looking, thread % looking
        if place < together:
            i = np.int64(which[place])
            if i >= 0:
                if eye < positions[i].players:
                    begin = place * remembered * WORD + eye * seen_size
                    memory = tile.view(np.int8)[begin : begin + seen_size].view(seen_type)[0]
                    take_in(memory, eye, (logs[i::games], told_many[i : i + 1]))
        cuda.syncthreads()
        for game in range(thread // remembering, rememberers, TAKING_THREADS // remembering):
            if which[game] >= 0:
                start = which[game] * all_remembered
                for part in range(parts_remembered):
                    word = lane + part * remembering
                    if word < remembered:
                        seen_words[np.uint64(start + word)] = tile[np.uint64(game * remembered + word)]

    @cuda.jit(device=True)
    def clear(tile: Any, size: int, threads: int) -> None:
        for number in range((size + threads - 1) // threads):
            word = number * threads + cuda.threadIdx.x
            if word < size:
                tile[word] = 0
        cuda.syncthreads()

    @cuda.jit(device=True)
    def write_out(tile: Any, words: Any, size: int, threads: int) -> None:
        cuda.syncthreads()
        first = cuda.blockIdx.x * size
        for number in range((size + threads - 1) // threads):
            word = number * threads + cuda.threadIdx.x
            if word < size:
                words[first + word] = tile[word]

    @cuda.jit
    def observe_many(positions: Any, seen: Any, words: Any, masks: Any, seats: Any, sizes: Any) -> None:
        tile = cuda.shared.array(tile_words, numba.int64)
        clear(tile, tile_words, tile_threads)
        if cuda.blockIdx.x == 0 and cuda.threadIdx.x < lists:
            sizes[cuda.threadIdx.x] = 0  # for the next step
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
        write_out(tile, words, tile_words, tile_threads)

    @cuda.jit
    def observe_besides_many(positions: Any, words: Any) -> None:
        tile = cuda.shared.array(besides_words, numba.int64)
        clear(tile, besides_words, TILE_ROWS)
        i = cuda.grid(1)
        if i < len(positions):
            place = cuda.threadIdx.x * besides_width
            row = tile.view(np.int8)[place : place + besides_width]
            observe_besides(positions[i], lowest(positions[i].to_act), row)
        write_out(tile, words, besides_words, TILE_ROWS)

    return SimpleNamespace(
        choose_many=choose_many,
        see_through_many=see_through_many,
        deal_many=deal_many,
        take_in_many=take_in_many,
        observe_many=observe_many,
        observe_besides_many=observe_besides_many,
        lists=lists,
    )


def slot(words: int) -> int:
    """Return how many words apart positions lie in a block's own memory, with one for what is won behind each.

    An odd number: threads in step are quick where they touch different places of so many.
    """
    return words + 1 | 1


def threads_for(words: int) -> int:
    """Return how many threads bring so many words: a power of two, and no more than are in step.

    >>> threads_for(7), threads_for(8), threads_for(85)
    (8, 8, 32)
    """
    return min(1 << (words - 1).bit_length(), WARP_SIZE)


def list_numbers(dues: int) -> tuple[int, int, int]:
    """Return the numbers of an arena's lists of games.

    First those in which something is due, by its kind; then the one of those where cards are dealt, and the first of
    those in which something has happened, by the kind and by how much; and how many there are.
    """
    return dues, dues + 1, dues + 1 + dues * LENGTHS
