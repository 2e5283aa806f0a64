"""Many games between bots.

A game is settled by the seed and its number alone: however many processes share the work, the records and the summary
are the same.
"""

import os
import signal
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import IO, Final

from billi.bots import make
from billi.errors import BilliError, InvalidPosition
from billi.games.bits import lowest
from billi.luck import SeededLuck
from billi.record.files import line_of, whole_file
from billi.state import Game, State
from billi.summary import Summary, Tally

STREAMS_A_GAME: Final = 16
"""Streams of luck each game has to itself: the first deals and draws, the next are its bots', by seat."""
CHUNK: Final = 20
"""Games a process plays before it reports."""
AHEAD: Final = 4
"""Chunks a process may have waiting: enough to stay busy, few enough to hold in memory."""

Report = tuple[Tally, bytes]
"""What some games add up to, and their records."""
Reports = Generator[Report]


@dataclass(frozen=True)
class Plan:
    """What every process needs to know to play any of the games."""

    game: Game
    seed: int
    bots: Sequence[str]
    """One a player."""
    recorded: bool


def simulate(
    game: Game,
    games: int,
    seed: int,
    bots: Sequence[str],
    workers: int = 1,
    on_progress: Callable[[int], None] | None = None,
    records_path: Path | None = None,
) -> Summary:
    """Let bots play: one bot for every seat, or one a seat.

    ``on_progress`` hears how many games are done. With a ``records_path`` the games are written there, one a line; the
    file appears when all are played, and not at all when something goes wrong before.

    >>> import billi
    >>> summary = simulate(billi.game("willi"), games=3, seed=7, bots=["random"])
    >>> summary.rounds, round(sum(seat.share for seat in summary.seats), 9)
    (24, 1.0)
    """
    started = time.perf_counter()
    for option, number in (("games", games), ("workers", workers)):
        if number < 1:
            raise InvalidPosition("cli-error-number", option=option, least=1, found=str(number))
    plan = Plan(game, seed, one_a_player(bots, game), records_path is not None)
    chunks = (range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK))
    workers = min(workers, -(-games // CHUNK))
    tally = game.spec.tally()
    reports = together(plan, chunks, workers) if workers > 1 else alone(plan, chunks)
    with records_file(records_path) if records_path else nullcontext() as file, closing(reports):
        for counted, lines in reports:
            tally.add(counted)
            if file:
                file.write(lines)
            if on_progress:
                on_progress(tally.games)
    return tally.summary(game, seed, plan.bots, time.perf_counter() - started)


def one_a_player(bots: Sequence[str], game: Game) -> list[str]:
    """Seat the bots named: one for all, or one a player."""
    if len(bots) not in (1, game.players):
        raise InvalidPosition("cli-error-bot-count", players=game.players, found=len(bots))
    for name in bots:
        make(name, SeededLuck(0))
    return list(bots) if len(bots) == game.players else list(bots) * game.players


# Playing


def play(plan: Plan, number: int) -> tuple[State, list[int]]:
    """Play the game with this number; give its end, and how many choices each round asked for."""
    stream = number * STREAMS_A_GAME
    state = plan.game.start(luck=SeededLuck(plan.seed, stream))
    bots = [make(name, SeededLuck(plan.seed, stream + 1 + seat)) for seat, name in enumerate(plan.bots)]
    decisions: Counter[int] = Counter()
    while asked := state.to_act_mask:
        seat = lowest(asked)
        view = state.view(seat)
        state.apply(seat, bots[seat].choose(view))
        decisions[view.round] += 1
    return state, list(decisions.values())


def play_chunk(plan: Plan, numbers: Iterable[int]) -> Report:
    """Play some games."""
    tally, lines = plan.game.spec.tally(), []
    for number in numbers:
        if _stop is not None and _stop.is_set():
            break
        state, decisions = play(plan, number)
        tally.count(state, decisions)
        if plan.recorded:
            names = [f"{bot} {seat}" for seat, bot in enumerate(plan.bots)]
            lines.append(line_of(state.record(names), number + 1))
    return tally, b"".join(lines)


def alone(plan: Plan, chunks: Iterable[range]) -> Reports:
    """Play the games in this process."""
    for numbers in chunks:
        yield play_chunk(plan, numbers)


def together(plan: Plan, chunks: Iterable[range], workers: int) -> Reports:
    """Share the games among processes; report them in order."""
    context = get_context("spawn")
    stop = context.Event()
    pool = ProcessPoolExecutor(workers, context, initializer=_begin_worker, initargs=(stop,))
    waiting: deque[Future[Report]] = deque()
    try:
        for numbers in chunks:
            if len(waiting) == AHEAD * workers:
                yield waiting.popleft().result()
            with _interrupts_for_us():
                waiting.append(pool.submit(play_chunk, plan, numbers))
        while waiting:
            yield waiting.popleft().result()
    except (BrokenProcessPool, OSError) as error:
        raise BilliError("cli-error-worker") from error
    finally:
        stop.set()
        pool.shutdown(cancel_futures=True)


# Processes

_stop: Event | None = None
"""In a worker: set when nobody wants its games any more."""


def _begin_worker(stop: Event) -> None:
    global _stop
    _stop = stop
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """Leave when the parent is gone, even if it had no time to say so."""
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_for_us() -> Iterator[None]:
    """Keep Ctrl-C from the processes that start meanwhile: they hear from us when to stop."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# Files


@contextmanager
def records_file(path: Path) -> Iterator[IO[bytes]]:
    """Open a file for records, or say why it cannot be written."""
    try:
        with whole_file(path) as file:
            yield file
    except OSError as error:
        raise BilliError("cli-error-write", file=str(path), reason=error.strerror or str(error)) from error
