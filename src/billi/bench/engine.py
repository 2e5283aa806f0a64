"""The engine's speed beside a peer's, in one run.

The peer is OpenSpiel's hearts, in C++, played by its own uniform random bots; it is measured in turns with our games
so that a busy moment strikes all alike, and a ratio is the median over the turns. A decision is: legal moves, a
choice, apply; luck's count, on both sides.
"""

import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

import billi
from billi.state import Game

TURNS: Final = 7
SECONDS: Final = 0.4
GAMES: Final = (*(("misterbill", players) for players in range(3, 9)), ("willi", 4), ("willi", 3))
CUDA_GAMES: Final = (("misterbill", 5), ("misterbill", 8), ("willi", 4), ("willi", 3))
CUDA_ROOM: Final = 4_000_000
"""Games a GPU is given at a time."""
CUDA_STEPS: Final = 200

COMPILED: Final = ("misterbill", "willi")

Progress = Callable[[str], None]


def measure(progress: Progress) -> dict[str, Any]:
    """Measure everything; ``progress`` is told what is being measured."""
    return {
        "machine": {"processor": processor(), "cores": os.cpu_count(), "python": platform.python_version()},
        "version": billi.__version__,
        **measure_games(progress),
        "times": measure_times(progress),
        "cuda": measure_cuda(progress),
    }


def processor() -> str:
    """Name the processor, as well as the system does."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    except OSError:
        names = []
    return names[0] if names else platform.processor() or platform.machine()


# Beside the peer


def measure_games(progress: Progress) -> dict[str, Any]:
    """Play both games and the peer's in turns, on one thread and on two."""
    games = [billi.game(name, players=players) for name, players in GAMES]
    counts = [_enough(game) for game in games]
    hearts = _hearts()
    peer: list[float] = []
    one: list[list[float]] = [[] for _ in games]
    two: list[list[float]] = [[] for _ in games]
    for turn in range(TURNS):
        progress(f"{turn + 1}/{TURNS} OpenSpiel")
        if hearts:
            peer.append(hearts())
        for i, game in enumerate(games):
            progress(f"{turn + 1}/{TURNS} {game.name} {game.players}")
            one[i].append(_speed(game, counts[i], 1))
            two[i].append(_speed(game, 2 * counts[i], 2))
    return {
        "peer": {
            "name": "OpenSpiel hearts",
            "version": version("open_spiel"),
            "decisions_per_second": round(statistics.median(peer)),
        }
        if peer
        else None,
        "games": [
            {
                "game": game.name,
                "players": game.players,
                "decisions_per_second": round(statistics.median(one[i])),
                "times_peer": _ratio(one[i], peer) if peer else None,
                "two_threads": _ratio(two[i], one[i]),
            }
            for i, game in enumerate(games)
        ],
    }


def _ratio(ours: list[float], theirs: list[float]) -> float:
    return round(statistics.median(a / b for a, b in zip(ours, theirs, strict=True)), 2)


def _enough(game: Game) -> int:
    """Return how many games take about as long as a turn should."""
    billi.playouts(game, 100)
    before = time.perf_counter()
    billi.playouts(game, 2000)
    return int(2000 * SECONDS / (time.perf_counter() - before)) + 1


def _speed(game: Game, count: int, threads: int) -> float:
    before = time.perf_counter()
    decisions = billi.playouts(game, count, seed=1, threads=threads).decisions
    return decisions / (time.perf_counter() - before)


def _hearts() -> Callable[[], float] | None:
    """Return a function that measures the peer's decisions a second, if it is installed."""
    try:
        version("open_spiel")
    except PackageNotFoundError:
        return None
    import pyspiel

    hearts = pyspiel.load_game("hearts")

    def speed() -> float:
        decisions = number = 0
        before = time.perf_counter()
        while time.perf_counter() - before < SECONDS:
            state = hearts.new_initial_state()
            bots = [pyspiel.make_uniform_random_bot(seat, 4 * number + seat) for seat in range(4)]
            pyspiel.evaluate_bots(state, bots, number)
            decisions += len(state.history())
            number += 1
        return decisions / (time.perf_counter() - before)

    return speed


# What a person waits for


def measure_times(progress: Progress) -> dict[str, Any]:
    """Measure importing, the first compiled call with and without kept code, and one move from Python."""
    progress("import billi")
    importing = statistics.median(_timed_elsewhere("", "import billi", {}) for _ in range(5))
    first: dict[str, float] = {}
    kept: dict[str, float] = {}
    for name in COMPILED:
        progress(f"{name}: first compiled call")
        with tempfile.TemporaryDirectory() as folder:
            call = f"billi.playouts(billi.game({name!r}), 1)"
            first[name] = _timed_elsewhere("import billi", call, {"BILLI_CACHE": folder})
            again = [_timed_elsewhere("import billi", call, {"BILLI_CACHE": folder}) for _ in range(5)]
            kept[name] = statistics.median(again)
    progress("State.apply")
    return {
        "import_seconds": round(importing, 3),
        "first_call_seconds": {name: round(seconds, 2) for name, seconds in first.items()},
        "kept_call_seconds": {name: round(seconds, 3) for name, seconds in kept.items()},
        "apply_microseconds": {f"{name} {players}": round(_apply_time(name, players), 1) for name, players in GAMES},
    }


def _timed_elsewhere(before: str, what: str, environ: dict[str, str]) -> float:
    """Time a statement in a Python of its own."""
    script = f"import time\n{before}\nt = time.perf_counter()\n{what}\nprint(time.perf_counter() - t)"
    done = subprocess.run(
        [sys.executable, "-c", script], env={**os.environ, **environ}, capture_output=True, text=True, check=True
    )
    return float(done.stdout)


def _apply_time(name: str, players: int) -> float:
    """Return the microseconds a ``State.apply`` takes on average in random games: the median of several runs."""
    chooser = random.Random(1)
    runs = []
    for run in range(5):
        spent, moves = 0.0, 0
        for number in range(10):
            state = billi.game(name, players=players).start(seed=100 * run + number)
            while not state.over:
                seat = state.to_act[0]
                action = chooser.choice(state.legal(seat))
                before = time.perf_counter()
                state.apply(seat, action)
                spent += time.perf_counter() - before
                moves += 1
        runs.append(spent / moves)
    return statistics.median(runs) * 1e6


# On a GPU


def measure_cuda(progress: Progress) -> dict[str, Any] | None:
    """Measure play-outs and batch steps on a GPU, if there is one."""
    from billi.bulk.gpu import available

    try:
        cuda = available()
    except billi.NoDevice:
        return None
    card = cuda.get_current_device()
    name = card.name.decode() if isinstance(card.name, bytes) else str(card.name)
    return {"card": name, "games": [_on_card(billi.game(*one), progress) for one in CUDA_GAMES]}


def _on_card(game: Game, progress: Progress) -> dict[str, Any]:
    progress(f"GPU: {game.name} {game.players}")
    same = billi.playouts(game, 10_000, seed=1, device="cuda") == billi.playouts(game, 10_000, seed=1)
    playouts = []
    for turn in range(TURNS):
        before = time.perf_counter()
        decisions = billi.playouts(game, CUDA_ROOM, seed=turn, device="cuda").decisions
        playouts.append(decisions / (time.perf_counter() - before))
    games = billi.batch(game, CUDA_ROOM, seed=1, device="cuda", restart=True)
    for _ in range(2 * CUDA_STEPS):
        games.step()
    steps = []
    for _ in range(TURNS):
        games.wait()
        before = time.perf_counter()
        for _ in range(CUDA_STEPS):
            games.step()
        games.wait()
        steps.append(CUDA_STEPS * CUDA_ROOM / (time.perf_counter() - before))
    return {
        "game": game.name,
        "players": game.players,
        "same_as_cpu": same,
        "playouts_per_second": round(statistics.median(playouts)),
        "batch_steps_per_second": round(statistics.median(steps)),
    }
