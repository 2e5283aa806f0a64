"""Writes the lines of many tables to PostgreSQL in one statement, which is one transaction.

While a commit waits for the disk, the appends that come in gather for the next one. A statement holds at most one
append a table; another for the same table goes into the one after. A table that somebody holds just then, as a server
that puts it away, is left out and waited for apart from the others: whoever holds it may be asleep.
"""

import asyncio
import time
from collections import deque
from dataclasses import dataclass
from typing import Final

from billi.server.metrics import STORE_CHANGES, STORE_COMMIT
from billi.server.store.data import KEEP
from billi.server.store.errors import Missing, Unavailable
from billi.server.store.postgres_pool import Pool
from billi.server.store.racing import Append, refusal
from billi.server.store.records import pack

MOST_WAITING: Final = 10_000
"""Appends; whoever wants more must wait until some are written."""
MOST_A_COMMIT: Final = 1_000
MOST_APART: Final = 2
"""Appends to tables somebody holds that are tried at a time: each keeps a connection busy."""

# Everyone locks the heads in the same order, so that no two servers wait for each other. Once locked, a head is the
# last word on its table, whatever other servers wrote since this statement began.
APPEND: Final = """
    WITH job AS (
        SELECT * FROM unnest(
            $1::text[], $2::bigint[], $3::bigint[], $4::boolean[], $5::bigint[], $6::text[], $7::text[],
            $8::bytea[], $9::bytea[]
        ) AS job (table_id, first, last, keeps_deadline, deadline, status, card, after, mark)
    ), head AS MATERIALIZED (
        SELECT id, version, status, mark FROM tables WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE
    ), advanced AS (
        UPDATE tables SET
            version = job.last,
            deadline = CASE WHEN job.keeps_deadline THEN tables.deadline ELSE job.deadline END,
            status = coalesce(job.status, tables.status),
            card = coalesce(job.card, tables.card),
            mark = job.mark
        FROM job JOIN head ON head.id = job.table_id
        WHERE tables.id = head.id AND head.version = job.first - 1 AND head.status <> 'finished'
            AND (head.mark = job.after OR head.mark IS NULL OR job.after IS NULL)
        RETURNING tables.id
    ), written AS (
        INSERT INTO lines (table_id, version, at, body, mark)
        SELECT line.* FROM unnest($10::text[], $11::bigint[], $12::bigint[], $13::bytea[], $14::bytea[])
            AS line (table_id, version, at, body, mark)
        JOIN advanced ON advanced.id = line.table_id
    ), kept AS (
        INSERT INTO records (table_id, body)
        SELECT record.* FROM unnest($15::text[], $16::bytea[]) AS record (table_id, body)
        JOIN advanced ON advanced.id = record.table_id
        ON CONFLICT (table_id) DO UPDATE SET body = excluded.body
    ), seated AS (
        INSERT INTO guests (table_id, person)
        SELECT guest.* FROM unnest($17::text[], $18::text[]) AS guest (table_id, person)
        JOIN advanced ON advanced.id = guest.table_id
        ON CONFLICT DO NOTHING
    )
    SELECT head.id, head.version, head.status, head.mark, advanced.id IS NOT NULL
    FROM head LEFT JOIN advanced ON advanced.id = head.id
"""
APPEND_AT_ONCE: Final = APPEND.replace("FOR NO KEY UPDATE", "FOR NO KEY UPDATE SKIP LOCKED")
"""The same without the tables that somebody holds."""


@dataclass(slots=True)
class Waiting:
    """An append and whoever waits for it."""

    append: Append
    done: asyncio.Future[None]

    def tell(self, problem: Exception | None) -> None:
        """Tell whoever waits, if they still do."""
        if self.done.done():
            return
        if problem:
            self.done.set_exception(problem)
        else:
            self.done.set_result(None)


class Appender:
    """A task that writes what is waiting, again and again."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._room = asyncio.Semaphore(MOST_WAITING)
        self._waiting: deque[Waiting] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._apart: set[asyncio.Task[None]] = set()
        """What waits for tables that somebody holds."""
        self._room_apart = asyncio.Semaphore(MOST_APART)
        self._task = asyncio.create_task(self._run(), name="billi store writer")

    @property
    def waiting(self) -> int:
        """How many appends wait."""
        return len(self._waiting) + len(self._apart)

    async def append(self, append: Append) -> None:
        """Write lines; return when they are durable."""
        async with self._room:
            if self._closing:
                raise Unavailable("store-closed")
            waiting = Waiting(append, asyncio.get_running_loop().create_future())
            self._waiting.append(waiting)
            self._wake.set()
            await waiting.done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self._closing = True
        self._wake.set()
        await self._task
        while self._apart:
            await asyncio.wait(self._apart)

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            if self._waiting:
                await self._write(self._next())
            else:
                self._wake.clear()
                await self._wake.wait()

    def _next(self) -> list[Waiting]:
        """Take what is waiting, the first for each table."""
        taken: dict[str, Waiting] = {}
        later: list[Waiting] = []
        while self._waiting and len(taken) < MOST_A_COMMIT:
            waiting = self._waiting.popleft()
            if taken.setdefault(waiting.append.table, waiting) is not waiting:
                later.append(waiting)
        self._waiting.extendleft(reversed(later))
        return list(taken.values())

    async def _write(self, batch: list[Waiting]) -> None:
        """Write a batch and tell everyone how it went; one by one where something in it cannot be written at all."""
        started = time.perf_counter()
        try:
            found = await self._commit([waiting.append for waiting in batch], APPEND_AT_ONCE)
        except Exception as problem:
            if len(batch) == 1 or isinstance(problem, Unavailable):
                for waiting in batch:
                    waiting.tell(_another(problem))
            else:
                for waiting in batch:
                    await self._write([waiting])
        else:
            STORE_COMMIT.note(time.perf_counter() - started)
            STORE_CHANGES.inc(len(found))
            for waiting in batch:
                if waiting.append.table in found:
                    waiting.tell(found[waiting.append.table])
                else:
                    self._wait_apart(waiting)

    def _wait_apart(self, waiting: Waiting) -> None:
        """Write to a table that is not there, or that somebody holds, without keeping the others waiting."""
        task = asyncio.create_task(self._write_apart(waiting))
        self._apart.add(task)
        task.add_done_callback(self._apart.discard)

    async def _write_apart(self, waiting: Waiting) -> None:
        append = waiting.append
        async with self._room_apart:
            try:
                found = await self._commit([append], APPEND)
            except Exception as problem:
                waiting.tell(_another(problem))
            else:
                STORE_CHANGES.inc()
                waiting.tell(found.get(append.table, Missing(append.table)))

    async def _commit(self, appends: list[Append], sql: str) -> dict[str, Exception | None]:
        """Write appends to different tables; return of those that were found which were refused, and why."""
        marks = [append.marks for append in appends]
        lines = [
            (append.table, version, append.at, *line)
            for append, its in zip(appends, marks, strict=True)
            for version, line in enumerate(zip(append.bodies, its, strict=True), append.first)
        ]
        ended = [append for append in appends if append.record is not None]
        records = await asyncio.to_thread(_packed, ended) if ended else []
        async with self._pool.connection() as connection:
            rows = await connection.fetch(
                sql,
                [append.table for append in appends],
                [append.first for append in appends],
                [append.last for append in appends],
                [append.deadline is KEEP for append in appends],
                [append.new_deadline for append in appends],
                [append.status for append in appends],
                [append.listing for append in appends],
                [append.after for append in appends],
                [its[-1] for its in marks],
                *map(list, zip(*lines, strict=True)),
                [append.table for append in ended],
                records,
                [append.table for append in appends for _ in append.guests],
                [person for append in appends for person in append.guests],
            )
        problems: dict[str, Exception | None] = {}
        by_table = {append.table: append for append in appends}
        for table, version, status, mark, advanced in rows:
            refused = None if advanced else refusal(by_table[table], (version, status, mark)) or AssertionError(table)
            problems[table] = refused
        return problems


def _packed(appends: list[Append]) -> list[bytes]:
    """Return the records of games that have ended, as they are kept."""
    return [pack(append.record or b"") for append in appends]


def _another(problem: Exception) -> Exception:
    """Return an error of its own for each who waits, so that tracebacks do not grow into each other."""
    if isinstance(problem, Unavailable):
        another = Unavailable(problem.sentence, **problem.details)
        another.__cause__ = problem.__cause__
        return another
    return problem
