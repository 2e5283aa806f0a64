"""Measures what a move costs in memory: a room with four people looking, without sockets and without a disk.

    uv run python bench/room.py [--moves 6000] [--profile | --count | --count-whole]

Whole games of both kinds, one after the other, of people who choose at random; bots and pauses are off. A move is
everything from the wish to the messages for all four, in processor time; the least of five runs counts, and how much
moves differ in it. Then how long it takes to read the whole log of a game again, as a server does that takes over a
table. With ``--count``, instead, how many steps of Python a move takes and how many calls of its functions: the same on
every machine, busy or not. With ``--count-whole`` these are all steps of the event loop's thread, from the bytes of a
frame that came in to those of the frames for all four, kept by SQLite in memory; what SQLite does is not counted.
"""

import argparse
import asyncio
import cProfile
import pstats
import random
import statistics
import sys
import time
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from types import FrameType, SimpleNamespace
from typing import Any, Final, cast

import msgspec
import uvloop
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from billi.server.limits import Bucket
from billi.server.room import Room
from billi.server.socket import Socket
from billi.server.store import Store, open_store
from billi.server.store.marks import marks_after
from billi.server.wire import Wire
from billi.table.entries import read
from billi.table.showing import Eyes
from billi.table.table import Table
from billi.table.wishes import Choose
from billi.words import Words
from helpers.rooms import PEOPLE, Watcher, new_room, seat_all

NOTHING: Final[AbstractContextManager[None]] = nullcontext()


async def prepared(game: str, store: Store) -> Room:
    """Set a table at which everybody sits and looks, on a store that keeps nothing more."""
    room = await new_room(store, game)
    for person in PEOPLE:
        watcher = Watcher(person)
        watcher.send = lambda message: None
        await room.enter(watcher)
    await seat_all(room)
    await asyncio.sleep(0.05)  # who sits here is noted in the store a moment later

    async def keep_nothing(*given: Any, after: bytes | None = None, **_: Any) -> bytes:
        """Take it in."""
        return marks_after(after, *given[2:4])[-1]

    store.append = keep_nothing  # type: ignore[method-assign]
    return room


async def play(
    room: Room, chance: random.Random, most: int, around: AbstractContextManager[None] = NOTHING
) -> list[float]:
    """Play to the end, or so many moves, each within something; return the seconds each of them took."""
    took: list[float] = []
    while not room.table.over and len(took) < most:
        table = room.table
        if not table.waiting_for:
            await asyncio.sleep(0)
            continue
        seat = table.waiting_for[0]
        action = str(chance.choice(table.choices(seat)))
        wish = Choose(id=f"c{len(took)}", seat=seat, action=action, version=table.version)
        person = table.chairs[seat].person
        began = time.thread_time()
        with around:
            await room.wish(person, wish)
        took.append(time.thread_time() - began)
    return took


async def measure(
    game: str, moves: int, seed: int, around: AbstractContextManager[None] = NOTHING
) -> tuple[float, float]:
    """Return the microseconds a move takes, and their variance as a share of that squared."""
    chance = random.Random(seed)
    took: list[float] = []
    while len(took) < moves:
        async with await open_store("sqlite://") as store:
            room = await prepared(game, store)
            took += await play(room, chance, moves - len(took), around)
            await room.close()
    mean = statistics.mean(took)
    return 1e6 * mean, statistics.pvariance(took, mean) / mean**2


class Counting:
    """Steps and calls of Python while it is entered."""

    def __init__(self) -> None:
        self.steps = self.calls = 0

    def __enter__(self) -> None:
        sys.settrace(self._trace)

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _trace(self, frame: FrameType, event: str, _: Any) -> Any:
        if frame.f_code.co_filename == __file__:
            return None
        if event == "call":
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
            self.calls += 1
        elif event == "opcode":
            self.steps += 1
        return self._trace


class Line(asyncio.Transport):
    """A connection that leads nowhere, and says when something was written."""

    def __init__(self) -> None:
        super().__init__({"socket": SimpleNamespace(setsockopt=lambda *_: None)})
        self.written = asyncio.get_running_loop().create_future()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self.written.done():
            self.written.set_result(data)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Nothing ever waits."""

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """Nothing is to be done."""

    abort = close


async def open_wire(room: Room, person: str) -> tuple[Wire, Line]:
    """Have somebody look at a table over a wire, with a line at its end."""
    wire, line = Wire(cast("Config", SimpleNamespace(loaded_app=None)), ServerState(), {}), Line()
    wire.connection_made(line)
    wire.protocol.state = State.OPEN
    wire.take_stock()
    await Socket(room, Eyes(person), Words("en"), wire, 0, 1e9, Bucket(1e9, 1e9)).start()
    return wire, line


async def play_whole(room: Room, chance: random.Random, most: int, around: AbstractContextManager[None]) -> int:
    """Play over wires to the end, or so many moves, each within something; return how many there were."""
    wires = {person: await open_wire(room, person) for person in PEOPLE}
    await seat_all(room)
    await asyncio.sleep(0.05)
    made = 0
    while not room.table.over and made < most:
        table = room.table
        seat = table.waiting_for[0]
        wire, line = wires[table.chairs[seat].person]
        action = str(chance.choice(table.choices(seat)))
        wish = Choose(id=f"c{made}", seat=seat, action=action, version=table.version)
        frame = Frame(Opcode.TEXT, msgspec.json.encode(wish)).serialize(mask=True)
        line.written = asyncio.get_running_loop().create_future()
        with around:
            wire.data_received(frame)
            answer = await line.written
        assert b'"granted"' in answer
        made += 1
    return made


async def measure_whole(game: str, moves: int, seed: int, around: AbstractContextManager[None]) -> None:
    """Make so many moves over wires, each within something."""
    chance, made = random.Random(seed), 0
    while made < moves:
        async with await open_store("sqlite://") as store:
            room = await new_room(store, game)
            made += await play_whole(room, chance, moves - made, around)
            await room.close()


async def read_again(game: str, seed: int) -> tuple[int, float]:
    """Play a game to its end; return the lines of its log and the milliseconds to read them, the least of seven."""
    async with await open_store("sqlite://") as store:
        room = await new_room(store, game)
        await seat_all(room)
        await play(room, random.Random(seed), 10_000)
        lines = await store.lines(room.table.id)
        took = []
        for _ in range(7):
            began, table = time.thread_time(), Table(room.table.id, room.table.secret)
            for line in lines:
                table.apply(read(line.body), line.at)
            took.append(time.thread_time() - began)
        await room.close()
    return len(lines), 1000 * min(took)


def main() -> None:
    """Measure, and print a line a game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=6000)
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--count", action="store_true")
    parser.add_argument("--count-whole", action="store_true")
    args = parser.parse_args()
    for game in ("misterbill", "willi"):
        if args.profile:
            profile = cProfile.Profile()
            profile.enable()
            asyncio.run(measure(game, args.moves, 1))
            profile.disable()
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)
        elif args.count or args.count_whole:
            counting, moves = Counting(), min(args.moves, 600)
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run((measure_whole if args.count_whole else measure)(game, moves, 1, counting))
            print(f"{game}: {counting.steps / moves:,.0f} steps a move, {counting.calls / moves:.0f} calls", flush=True)
        else:
            least, varies = min(asyncio.run(measure(game, args.moves, 1)) for _ in range(5))
            lines, whole = asyncio.run(read_again(game, 1))
            took = f"{least:.1f} µs a move (variance {varies:.2f} of its square)"
            print(f"{game}: {took}; a log of {lines} lines read in {whole:.1f} ms", flush=True)


if __name__ == "__main__":
    main()
