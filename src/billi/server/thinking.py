"""Bots that take their time, and hints, off the event loop: nobody else's move waits for them.

A few threads do all the thinking, below everything else; the compiled code they spend it in lets others run. Whoever
lacks what they play by, finds too many before them, or is not done in time, chooses like a bot of the level below, and
every answer is known the same time after the question, however hard it was: so that nobody learns from it which ones
were easy. Hints have a thread of their own, for whoever asked for one looks at the clock; it stands back too, but less.
"""

import asyncio
import logging
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

from billi.bots import IN_A_HURRY
from billi.games.advice import Advice
from billi.server.levels import Levels
from billi.server.metrics import BOTS_HURRIED
from billi.table.entries import Chose
from billi.table.hinting import HintQuestion
from billi.table.question import Question

TAKES: Final = 400
"""Milliseconds from a question to its answer,"""
GIVEN_UP: Final = 2.0
"""and seconds after which it is answered in a hurry."""
MOST_WAITING: Final = 32
"""Questions that may wait for a thread; more are answered in a hurry."""
MOST_ASKING: Final = 16
"""Hints that may be wanted at once; whoever comes then is told to ask again."""
MOST_OF_ONE: Final = 2
"""How many of them one person may want, at all tables together."""
BELOW_ALL: Final = 10
"""How much less than others a thread that thinks may have of the processor, by the system's count,"""
BELOW_MOVES: Final = 5
"""and one that works out hints."""

log = logging.getLogger(__name__)


class Thinkers:
    """The threads in which bots think."""

    def __init__(self, threads: int = 0) -> None:
        self._threads = threads or max(1, (os.cpu_count() or 2) // 2)
        self._pool: ThreadPoolExecutor | None = None
        self._hints: ThreadPoolExecutor | None = None
        self._waiting = 0
        self._one_hint = asyncio.Lock()
        """Held while a hint is worked out: the others wait where it can be seen whether they are still asked."""
        self._asking: Counter[str] = Counter()
        """By person, how many hints they wait for."""
        self._closed = False
        self.levels = Levels()
        """Which bots can be asked at all."""
        self.hurried = 0
        """Answers so far that were given in a hurry."""

    @property
    def thinking(self) -> int:
        """How many bots think now."""
        return min(self._waiting, self._threads)

    @property
    def waiting(self) -> int:
        """And how many wait for a thread."""
        return self._waiting - self.thinking

    @property
    def asking(self) -> int:
        """How many hints are being worked out."""
        return self._asking.total()

    async def answer(self, questions: Sequence[Question]) -> list[Chose]:
        """Let bots think about some questions, and return their answers, in a hurry if it has to be."""
        return [await self._answer(question) for question in questions]

    async def _answer(self, question: Question) -> Chose:
        game = question.view.game
        if self._waiting < MOST_WAITING and self.levels.at_hand(question.bot, game) == question.bot:
            self._waiting += 1
            thought = asyncio.get_running_loop().run_in_executor(self._started(), question.answer)
            thought.add_done_callback(self._done)
            try:
                return await asyncio.wait_for(asyncio.shield(thought), GIVEN_UP)
            except TimeoutError:
                log.info("a bot is not done in time")
            except Exception:
                log.exception("a bot cannot think")
        self.hurried += 1
        BOTS_HURRIED.inc()
        return question.with_bot(self.levels.at_hand(IN_A_HURRY, game)).answer()

    async def advise(self, person: str, question: HintQuestion, is_asked: Callable[[], bool]) -> list[Advice]:
        """Work out a hint for somebody; return nothing where too many are wanted, or it cannot be done.

        Nor where it is not asked any more when its turn comes: whoever asks and answers at once keeps nobody waiting.
        """
        if self._asking.total() >= MOST_ASKING or self._asking[person] >= MOST_OF_ONE:
            return []
        self._asking[person] += 1
        thought = asyncio.ensure_future(self._worked_out(question, is_asked))
        thought.add_done_callback(partial(self._advised, person))
        try:
            return await asyncio.shield(thought)
        except Exception:
            log.exception("a hint cannot be worked out")
            return []

    async def _worked_out(self, question: HintQuestion, is_asked: Callable[[], bool]) -> list[Advice]:
        await self.levels.until_ready("master", question.view.game)
        async with self._one_hint:
            if self._closed or not is_asked():
                return []
            if self._hints is None:
                self._hints = ThreadPoolExecutor(1, "hints", stand_back, (BELOW_MOVES,))
            return await asyncio.get_running_loop().run_in_executor(self._hints, question.answer)

    def _advised(self, person: str, thought: "asyncio.Future[list[Advice]]") -> None:
        self._asking[person] -= 1
        if not self._asking[person]:
            del self._asking[person]
        if not thought.cancelled():
            thought.exception()  # it was told where somebody waited for it

    def _done(self, thought: "asyncio.Future[Chose]") -> None:
        self._waiting -= 1
        if not thought.cancelled():
            thought.exception()  # it was told where somebody waited for it

    def _started(self) -> ThreadPoolExecutor:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._threads, "thinking", stand_back, (BELOW_ALL,))
        return self._pool

    async def close(self) -> None:
        """Let nobody begin to think any more."""
        self._closed = True
        for pool in (self._pool, self._hints):
            if pool:
                pool.shutdown(wait=False, cancel_futures=True)
        await self.levels.close()


def stand_back(below: int = BELOW_ALL) -> None:
    """Let this thread wait where anything else has to be done, if the system knows of such a thing."""
    if sys.platform == "linux":
        thread = threading.get_native_id()
        # A server that stands back as a whole may be further back than that already.
        os.setpriority(os.PRIO_PROCESS, thread, max(below, os.getpriority(os.PRIO_PROCESS, thread)))
