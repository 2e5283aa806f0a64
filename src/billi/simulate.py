"""Many games between bots.

A game is settled by the seed and its number alone: however many processes share the work, the records and the summary
are the same.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import IO, Final

from billi.errors import BilliError, InvalidArgument
from billi.learn.outside import check_outside, seated
from billi.learn.playing import play_out
from billi.luck import SeededLuck
from billi.record.files import line_of, whole_file
from billi.sharing import is_unwanted, share
from billi.state import Game, State
from billi.summary import Summary, Tally

STREAMS_A_GAME: Final = 16
"""Streams of luck each game has to itself: the first deals and draws, the next are its bots', by seat."""
CHUNK: Final = 20
"""Games a process plays before it reports."""

Report = tuple[Tally, bytes]
"""What some games add up to, and their records."""


@dataclass(frozen=True)
class SimulationPlan:
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
    ray: str | None = None,
) -> Summary:
    """Let bots play: one bot for every seat, or one a seat.

    ``on_progress`` hears how many games are done. With a ``records_path`` the games are written there, one a line; the
    file appears when all are played, and not at all when something goes wrong before. With ``ray`` they are played on
    the Ray cluster at that address.

    >>> import billi
    >>> summary = simulate(billi.game("willi"), games=3, seed=7, bots=["random"])
    >>> summary.rounds, round(sum(seat.share for seat in summary.seats), 9)
    (24, 1.0)
    """
    started = time.perf_counter()
    for option, number in (("games", games), ("workers", workers)):
        if number < 1:
            raise InvalidArgument("bulk-number", name=option, number=str(number))
    plan = SimulationPlan(game, seed, one_a_player(bots, game), records_path is not None)
    tally = game.spec.tally()
    reports = share(partial(play_chunk, plan), range(games), CHUNK, workers, ray)
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
        raise InvalidArgument("bots-count", players=game.players, found=len(bots))
    for name in set(bots):
        check_outside(name, game.name)
    return list(bots) if len(bots) == game.players else list(bots) * game.players


# Playing


def play(plan: SimulationPlan, number: int) -> tuple[State, list[int]]:
    """Play the game with this number; return its end, and how many choices each round asked for."""
    stream = number * STREAMS_A_GAME
    lucks = [SeededLuck(plan.seed, stream + 1 + seat) for seat in range(plan.game.players)]
    with seated(plan.bots, lucks) as bots:
        state = plan.game.start(luck=SeededLuck(plan.seed, stream))
        return state, play_out(state, bots, plan.bots)


def play_chunk(plan: SimulationPlan, numbers: range) -> Report:
    """Play some games."""
    tally, lines = plan.game.spec.tally(), []
    for number in numbers:
        if is_unwanted():
            break
        state, decisions = play(plan, number)
        tally.count(state, decisions)
        if plan.recorded:
            names = [f"{bot} {seat}" for seat, bot in enumerate(plan.bots)]
            lines.append(line_of(state.record(names), number + 1))
    return tally, b"".join(lines)


# Files


@contextmanager
def records_file(path: Path) -> Iterator[IO[bytes]]:
    """Open a file for records, or say why it cannot be written."""
    try:
        with whole_file(path) as file:
            yield file
    except OSError as error:
        raise BilliError("file-unwritable", file=str(path), reason=error.strerror or str(error)) from error
