"""The threads that use an SQLite file: one writes, many changes a commit, one reads, and one tidies up.

A commit waits for the disk. Everything that is asked for meanwhile goes into the next one, so the more there is to do,
the less of the disk each change needs. Where the disk takes less time than handing a change to a thread and back does,
small changes are not handed over: the event loop commits them itself, all that one turn of it has brought. It waits for
the disk then, but never for another process that writes: that is left to the thread. SQLite writes changes to a log
beside the file and would now and then copy them over within a commit, which then takes as long as twenty; here another
thread does that while commits go on.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from billi.server.logs import NOT_COPIED
from billi.server.metrics import STORE_CHANGES, STORE_COMMIT, STORE_ERRORS
from billi.server.store.errors import Broken, Unavailable
from billi.server.store.sqlite_file import PATIENCE
from billi.server.store.sqlite_place import Place

log = logging.getLogger(__name__)

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], T]

MOST_WAITING: Final = 10_000
"""Changes; whoever wants more must wait until some are written."""
MOST_A_COMMIT: Final = 1_000
BUSY: Final = 0.005
"""Seconds since the last commit within which there is likely more to come,"""
GATHER: Final = 0.002
"""and for how many to wait for it: fewer commits cost less than they delay."""

QUICK: Final = 0.001
"""Seconds that commits may have waited for the disk, on average, for the event loop to wait for the next one,"""
WEIGHT: Final = 1 / 16
"""and how much one commit counts in that: after one that took a second the next hundred are left to the thread."""
MOST_HERE: Final = 50
"""Changes the event loop commits in one go; more would keep whoever else wants something of it waiting."""

COPY_EVERY: Final = 1.0
"""Seconds between two times that the log is copied to the file,"""
MOST_LOG: Final = 16_384
"""and the pages (of 4 KiB) from which on the log begins again, for which commits must wait a moment."""

BREAKING: Final = {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""After these nobody knows what is on the disk, so nothing more is written."""


@dataclass(slots=True)
class Task:
    """A job, who waits for it, and how it went."""

    job: Job[Any]
    done: asyncio.Future[Any]
    result: Any = None
    problem: Exception | None = None


class Writer:
    """A thread with a connection of its own, which the event loop may use as long as the thread has nothing to do."""

    def __init__(self, connection: sqlite3.Connection, name: str, place: Place | None) -> None:
        self._connection = connection
        self._name = name
        self._place = place
        self._loop = asyncio.get_running_loop()
        self._under_way = 0
        """Changes that wait, or are being written."""
        self._fewer: asyncio.Future[None] | None = None
        """Done when some of them are; None while nobody waits for that."""
        self._queue: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        self._handed_over = 0
        """Changes the thread has, or will find in the queue: while there are any, the connection is its own."""
        self._at_hand: list[Task] = []
        """Changes the event loop is about to commit itself."""
        self._closing = False
        self._broken = ""
        self._written = 0.0
        self._wait = 0.0
        """Seconds a commit has lately waited for the disk, and for others who write."""
        self._patience: float | None = None
        """Seconds the connection waits for another process that writes; None until it was told."""
        self._thread = threading.Thread(target=self._run, name="billi store writer", daemon=True)
        self._thread.start()

    async def do(self, job: Job[T], small: bool = False) -> T:
        """Do a job within a transaction, whole or not at all; return what it returns once that is durable.

        One that is ``small`` does next to nothing but wait for the disk, so that it may keep the event loop waiting.
        """
        while self._under_way >= MOST_WAITING:
            self._fewer = self._fewer or self._loop.create_future()
            await asyncio.shield(self._fewer)
        if self._closing:
            raise Unavailable("store-closed")
        done: asyncio.Future[T] = self._loop.create_future()
        self._under_way += 1
        task = Task(job, done)
        if small and self._wait < QUICK:
            if not self._at_hand:
                self._loop.call_soon(self._commit_here)
            self._at_hand.append(task)
        else:
            self._hand_over(task)
        return await done

    @property
    def waiting(self) -> int:
        """How many changes wait."""
        return self._queue.qsize() + len(self._at_hand)

    async def close(self) -> None:
        """Do what is waiting, then stop."""
        if not self._closing:
            self._closing = True
            self._commit_here()
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self, task: Task) -> None:
        self._handed_over += 1
        self._queue.put(task)

    def _commit_here(self) -> None:
        """Commit what is at hand on the event loop's own thread, unless the other one is at work or it is too much."""
        tasks, self._at_hand = self._at_hand, []
        if not tasks:
            return
        if self._handed_over or len(tasks) > MOST_HERE or not self._try_to_commit(tasks, 0):
            for task in tasks:
                self._hand_over(task)
        else:
            self._tell(tasks)

    def _run(self) -> None:
        while tasks := self._next_tasks():
            self._try_to_commit(tasks, PATIENCE)
            self._loop.call_soon_threadsafe(self._take_back, tasks)
        self._connection.close()

    def _take_back(self, tasks: list[Task]) -> None:
        self._handed_over -= len(tasks)
        self._tell(tasks)

    def _try_to_commit(self, tasks: list[Task], patience: float) -> bool:
        """Do the jobs and note how they went. Without patience, return False, with nothing done, where others write."""
        started = time.perf_counter()
        try:
            if patience != self._patience:
                self._connection.execute(f"PRAGMA busy_timeout = {round(1000 * patience)}")
                self._patience = patience
            self._commit(tasks)
        except Exception as problem:
            if not patience and is_busy(problem):
                return False
            for task in tasks:
                task.problem = self._failure(problem)
        else:
            STORE_COMMIT.note(time.perf_counter() - started)
            STORE_CHANGES.inc(len(tasks))
        self._written = time.monotonic()
        return True

    def _tell(self, tasks: list[Task]) -> None:
        """Tell those who wait for some tasks how they went, and those who wait to wish for more that they may."""
        self._under_way -= len(tasks)
        for task in tasks:
            if task.done.done():  # whoever waited does not any more
                continue
            if task.problem:
                task.done.set_exception(task.problem)
            else:
                task.done.set_result(task.result)
        if self._fewer:
            self._fewer.set_result(None)
            self._fewer = None

    def _next_tasks(self) -> list[Task]:
        """Wait for something to do and take all there is; nothing when it is time to stop."""
        tasks: list[Task] = []
        task = self._queue.get()
        if time.monotonic() - self._written < BUSY:
            time.sleep(GATHER)
        while task:
            tasks.append(task)
            if len(tasks) == MOST_A_COMMIT:
                return tasks
            try:
                task = self._queue.get_nowait()
            except queue.Empty:
                return tasks
        if tasks:
            self._queue.put(None)
        return tasks

    def _commit(self, tasks: list[Task]) -> None:
        """Do the jobs in one transaction. If this raises, none of them is done."""
        if self._broken:
            raise Broken("store-broken", file=self._name, reason=self._broken)
        if self._place:
            self._place.check()
        try:
            self._transact(tasks)
        except Exception as problem:
            if is_busy(problem) or breaks(problem):
                raise
            self._transact(tasks, one_may_fail=True)  # one of them cannot be done: find out which

    def _transact(self, tasks: list[Task], one_may_fail: bool = False) -> None:
        asked = time.perf_counter()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            began = time.perf_counter()
            for task in tasks:
                if one_may_fail:
                    self._attempt(task)
                else:
                    task.result = task.job(self._connection)
            done = time.perf_counter()
            self._connection.execute("COMMIT")
            waited = time.perf_counter() - done + began - asked
            self._wait += (waited - self._wait) * WEIGHT
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")

    def _attempt(self, task: Task) -> None:
        """Do a job so that it leaves nothing behind if it fails, and the others stay."""
        self._connection.execute("SAVEPOINT job")
        try:
            task.result = task.job(self._connection)
        except Exception as problem:
            task.problem = self._failure(problem)
            if self._broken or not self._connection.in_transaction:
                raise  # SQLite may give up a whole transaction, as when the disk is full
            self._connection.execute("ROLLBACK TO job")
        self._connection.execute("RELEASE job")

    def _failure(self, problem: Exception) -> Exception:
        """Turn an error of SQLite's into one of ours; mind those after which nothing can be trusted."""
        if isinstance(problem, Broken):
            STORE_ERRORS.labels("broken").inc()
        if not isinstance(problem, sqlite3.Error):
            return problem
        if breaks(problem):
            self._broken = str(problem)
            STORE_ERRORS.labels("broken").inc()
            return Broken("store-broken", file=self._name, reason=self._broken)
        return unavailable(problem)


class Reader:
    """A thread that reads while the other writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA query_only = ON")
        self._connection = connection
        self._thread = ThreadPoolExecutor(1, "billi store reader")
        self._closing = False

    async def do(self, job: Job[T]) -> T:
        """Read something."""
        if self._closing:
            raise Unavailable("store-closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, job, self._connection)
        except sqlite3.Error as problem:
            raise unavailable(problem) from problem

    async def close(self) -> None:
        """Finish what is being read, then stop."""
        self._closing = True
        await asyncio.to_thread(self._thread.shutdown)
        self._connection.close()


class Copier:
    """A thread that copies the log of changes to the file, so that no commit has to."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._stop = threading.Event()
        self._forgetting = threading.Event()
        self._thread = threading.Thread(target=self._run, name="billi store copier", daemon=True)
        self._thread.start()

    def forget(self) -> None:
        """Empty the log of changes, soon."""
        self._forgetting.set()

    async def close(self) -> None:
        """Stop; whoever closes the file last copies the rest."""
        self._stop.set()
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _run(self) -> None:
        while not self._stop.wait(COPY_EVERY):
            try:
                self._copy()
            except sqlite3.Error as problem:  # the log keeps everything meanwhile
                log.warning(NOT_COPIED, problem)

    def _copy(self) -> None:
        """Copy what there is; a log that has become long begins again, while nobody writes."""
        _, pages, _ = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        if self._forgetting.is_set():
            self._forgetting.clear()
            busy, _, _ = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
            if busy:
                self._forgetting.set()
        elif pages > MOST_LOG:
            self._connection.execute("PRAGMA wal_checkpoint(RESTART)")


def is_busy(problem: Exception) -> bool:
    """Whether nothing was done because another process writes."""
    return _code(problem) == sqlite3.SQLITE_BUSY


def breaks(problem: Exception) -> bool:
    """Whether nothing can be trusted any more."""
    return _code(problem) in BREAKING


def _code(problem: Exception) -> int:
    """Return which of SQLite's errors something is; 0 for none of them."""
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF


def unavailable(problem: sqlite3.Error) -> Unavailable:
    """Return the error that says that the database did not do it, and why."""
    STORE_ERRORS.labels("unavailable").inc()
    failure = Unavailable("store-unavailable", reason=str(problem))
    failure.__cause__ = problem
    return failure
