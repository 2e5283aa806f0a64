"""Measures what a move costs in memory: a room with four people looking, without sockets and without a disk.

    uv run python bench/room.py [--moves 6000] [--profile]

Whole games of both kinds, one after the other, of people who choose at random; bots and pauses are off. A move is
everything from the wish to the messages for all four, in processor time; the least of five runs counts.
"""

import argparse
import asyncio
import cProfile
import pstats
import random
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from billi.server.room import Room
from billi.server.store import Store, open_store
from billi.server.store.marks import marks_after
from billi.table.wishes import Choose
from helpers.rooms import PEOPLE, Watcher, new_room, seat_all


async def prepared(game: str, store: Store) -> Room:
    """Set a table at which everybody sits and looks, on a store that keeps nothing more."""
    room = await new_room(store, game)
    for person in PEOPLE:
        watcher = Watcher(person)
        watcher.send = lambda message: None
        await room.enter(watcher)
    await seat_all(room)

    async def keep_nothing(*given: Any, after: bytes | None = None, **_: Any) -> bytes:
        """Take it in."""
        return marks_after(after, given[2])[-1]

    store.append = keep_nothing  # type: ignore[method-assign]
    return room


async def play(room: Room, chance: random.Random, most: int) -> tuple[int, float]:
    """Play to the end, or so many moves; give how many it were and the seconds they took."""
    moves, seconds = 0, 0.0
    while not room.table.over and moves < most:
        table = room.table
        if not table.waiting_for:
            await asyncio.sleep(0)
            continue
        seat = table.waiting_for[0]
        action = str(chance.choice(table.choices(seat)))
        wish = Choose(id=f"c{moves}", seat=seat, action=action, version=table.version)
        person = table.chairs[seat].person
        began = time.thread_time()
        await room.wish(person, wish)
        seconds += time.thread_time() - began
        moves += 1
    return moves, seconds


async def measure(game: str, moves: int, seed: int) -> float:
    """Return the microseconds a move takes."""
    chance, made, seconds = random.Random(seed), 0, 0.0
    while made < moves:
        async with await open_store("sqlite://") as store:
            room = await prepared(game, store)
            played = await play(room, chance, moves - made)
            await room.close()
        made, seconds = made + played[0], seconds + played[1]
    return 1e6 * seconds / made


def main() -> None:
    """Measure, and print a line a game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=6000)
    parser.add_argument("--profile", action="store_true")
    args = parser.parse_args()
    for game in ("misterbill", "willi"):
        if args.profile:
            profile = cProfile.Profile()
            profile.enable()
            asyncio.run(measure(game, args.moves, 1))
            profile.disable()
            pstats.Stats(profile).sort_stats("tottime").print_stats(45)
        else:
            least = min(asyncio.run(measure(game, args.moves, 1)) for _ in range(5))
            print(f"{game}: {least:.1f} µs a move", flush=True)


if __name__ == "__main__":
    main()
