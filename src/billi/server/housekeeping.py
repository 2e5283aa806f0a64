"""What a server does unasked: it sees abandoned games to their end, and keeps the records of finished ones."""

import asyncio
import logging
import signal
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final

from billi.server.metrics import BACKLOG, ROUND, ROUND_DONE, ROUND_FAILED
from billi.server.reading import Elsewhere, Unreadable, encode_record, load
from billi.server.registry import Registry
from billi.server.room import Room
from billi.server.store import FIRST_ENDED, CannotOpen, Conflict, Finished, Head, Missing, StoreError
from billi.table.table import OldRules

EVERY: Final = 5.0
"""Seconds between rounds through the house."""
SWEEPING: Final = 30.0
"""Seconds between looks at some of the people: a million of them are looked at in less than a day."""
AT_ONCE: Final = 100
"""Tables seen to in one round."""
PUNCTUAL: Final = int(6 * EVERY * 1000)
"""Milliseconds after which a table that is due has not been seen to because no server was there."""

log = logging.getLogger(__name__)


@asynccontextmanager
async def keeping(*work: Coroutine[Any, Any, None]) -> AsyncIterator[None]:
    """Keep some work going until the end of the block."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def keep_house(registry: Registry) -> None:
    """Go through the house again and again; what the store cannot do now is done next time."""
    ROUND_DONE.set_to_current_time()
    while True:
        await asyncio.sleep(EVERY)
        started = time.perf_counter()
        if await go_round(registry, registry.clock.now()):
            ROUND_DONE.set_to_current_time()
        ROUND.observe(time.perf_counter() - started)


async def keep_people(registry: Registry) -> None:
    """Forget people, a few at a time, who have stayed away and left nothing behind."""
    while True:
        await asyncio.sleep(SWEEPING)
        await _do("forget who stayed away", registry.store.sweep_people(registry.clock.now()))


async def keep_presence(registry: Registry) -> None:
    """Tell other servers again and again who is here, however long anything else takes."""
    while registry.world.shared:
        await _do("note who is here", note_present_or_leave(registry, registry.clock.now()))
        await _do("look for those who are not", look_for_missing(registry))
        await asyncio.sleep(EVERY)


async def go_round(registry: Registry, at: int) -> bool:
    """Go through the house once, and say whether all was done. What cannot be stands in the way of nothing else."""
    done = [
        await _do("wake tables", wake(registry, at)),
        await _do("keep records", shrink(registry, at)),
        await _do("expire tables", expire(registry, at)),
        await _do("sweep", registry.store.sweep(at)),
        await _do("forget servers that are gone", registry.attendance.sweep()),
        await _do("look for deleted tables", clear_deleted(registry)),
    ]
    for room in list(registry.rooms.values()):
        if is_idle(room, at):
            done.append(await _do("put a table away", lay_down(registry, room)))
    return all(done)


async def _do(what: str, work: Coroutine[Any, Any, None]) -> bool:
    """See some work through, and say whether it could be done."""
    try:
        await work
    except (StoreError, Conflict) as error:
        log.warning("housekeeping waits for the store to %s: %s", what, error)
    except OldRules as error:
        log.info("a table is closed: %s", error)
        return True
    except Elsewhere:
        log.debug("to %s is for servers of another version", what)
        return True
    except Unreadable as error:  # of which has been said where and why
        log.debug("housekeeping could not %s: %s", what, error)
    except Exception:
        log.exception("housekeeping could not %s", what)
    else:
        return True
    ROUND_FAILED.labels(what).inc()
    return False


async def note_present(registry: Registry, at: int) -> None:
    """Tell other servers who is here, so that they do not think them gone."""
    here = {(room.table.id, person) for room in registry.rooms.values() for person in room.people_here()}
    await registry.attendance.note(here, at + registry.attendance.lasts)


async def look_for_missing(registry: Registry) -> None:
    """Ask, for all tables at once, who of those who are not here is elsewhere, and have people see who is not."""
    rooms = [room for room in registry.rooms.values() if room.gone and not room.table.over]
    elsewhere = await registry.attendance.present_at([room.table.id for room in rooms])
    for room in rooms:
        room.know_elsewhere(elsewhere[room.table.id])


async def note_present_or_leave(registry: Registry, at: int) -> None:
    """Tell other servers who is here; where they took us for gone and changed the store, send everyone to them."""
    try:
        await note_present(registry, at)
    except CannotOpen as problem:
        log.critical("this server leaves: %s", problem)
        leave()


def leave() -> None:
    """End this process in order."""
    signal.raise_signal(signal.SIGTERM)


async def wake(registry: Registry, at: int) -> None:
    """Take tables that are overdue into memory, where clocks run and people are missed."""
    due = await registry.store.due(at, AT_ONCE)
    BACKLOG.labels("wake tables").set(len(due))
    for table in due:
        if not await _do("wake a table", _wake(registry, table, at)):
            # One that cannot be read must not stand before those that can.
            await registry.store.look_again(table, at + registry.settings.empty)


async def _wake(registry: Registry, table: str, at: int) -> None:
    empty, head = registry.settings.empty, None
    room = registry.rooms.get(table)
    if room is None and registry.world.shared:
        if await registry.attendance.present(table):  # people's own servers see to it, and go by their own clocks
            await registry.store.look_again(table, at + registry.settings.grace)
            return
        head = await registry.store.head(table)
    try:
        room = room or await registry.bring(table)
    except Elsewhere:  # theirs to see to, but it must not stand before those that are ours
        await registry.store.look_again(table, at + registry.settings.grace)
        raise
    if room is None or room.table.deadline is not None:
        return
    if head and head.deadline and at - head.deadline < PUNCTUAL:
        room.know_deserted(head.deadline - empty)
    await registry.store.look_again(table, at + empty)


async def lay_down(registry: Registry, room: Room) -> None:
    """Put a table away that is idle; whoever finds it due knows since when it has been deserted."""
    if room.table.status == "playing" and registry.world.shared:
        await registry.store.look_again(room.table.id, room.quiet_since + registry.settings.empty)
    await registry.put_away(room)


async def expire(registry: Registry, at: int) -> None:
    """Put tables away that were never begun and whose time is up."""
    for table in await registry.store.expire(at):
        if table in registry.rooms:
            await registry.put_away(registry.rooms[table])


async def clear_deleted(registry: Registry) -> None:
    """Put tables away that whoever runs the server has deleted: nobody tells of what is not there."""
    for table in await registry.store.deleted():
        if table in registry.rooms:
            await registry.put_away(registry.rooms[table])


async def shrink(registry: Registry, at: int) -> None:
    """Keep the record of games that ended a while ago, instead of their log.

    Some each round, so that those that somebody looks at, or nobody can read, stand in the way of no others.
    """
    over = await registry.store.over(at - registry.settings.lingering, AT_ONCE, registry.over_until)
    registry.over_until = over[-1] if len(over) == AT_ONCE else FIRST_ENDED
    registry.unreadable = {table: until for table, until in registry.unreadable.items() if until > at}
    due = 0
    for table, _ in over:
        if not await _waits(registry, table):
            due += 1
            if table in registry.rooms:
                await registry.put_away(registry.rooms[table])
            await _do("keep a record", _finish_or_leave(registry, table, at))
    BACKLOG.labels("keep records").set(due)


async def _waits(registry: Registry, table: str) -> bool:
    """Whether somebody looks at a finished table, or it was found a while ago that it cannot be read."""
    room = registry.rooms.get(table)
    if (room and room.viewers) or table in registry.unreadable:
        return True
    return registry.world.shared and bool(await registry.attendance.present(table))


async def _finish_or_leave(registry: Registry, table: str, at: int) -> None:
    """Keep a table's record; one that cannot be read is left alone for a while, as it is said why each time."""
    try:
        await finish(registry, table)
    except Unreadable:
        registry.unreadable[table] = at + registry.settings.empty
        raise


async def finish(registry: Registry, id: str) -> None:
    """Keep a table's record instead of its log."""
    head = await registry.store.head(id)
    if head is None:
        return
    try:
        await _finish(registry, head)
    except (Conflict, Finished, Missing):
        log.debug("another server was quicker with a table", extra={"table": id})


async def _finish(registry: Registry, head: Head) -> None:
    try:
        table = await load(registry.store, head.id, head.secret)
    except Elsewhere:
        raise
    except (OldRules, Unreadable) as problem:
        # What was kept when the game ended, if it did, is all there will ever be.
        if isinstance(problem, Unreadable) and await registry.store.record(head.id) is None:
            raise
        await registry.store.finish(head.id, head.version, None)
        return
    if table is not None and table.over:
        await registry.store.seat(head.id, table.people())
        await registry.store.finish(head.id, table.version, encode_record(table))


def is_idle(room: Room, at: int) -> bool:
    """Whether nobody will miss a table in memory: nobody looks, and nothing is about to happen.

    Where servers share tables, each would keep those of people it last saw an hour ago.
    """
    grace, empty = room.world.settings.grace, room.world.settings.empty
    waits = room.world.shared and room.table.deadline is None and not room.table.left_to_bots
    enough = 2 * grace + (empty if room.table.status == "playing" and not waits else 0)
    return not room.viewers and at - room.quiet_since > enough
