"""Measures the engine by the processor's own time, so that other things may go on at once: microseconds that one
``State.apply`` takes in random games, and decisions a second of ``billi.playouts`` on one thread, the best of several
turns.

    uv run python bench/engine_time.py

With another version's ``src`` as PYTHONPATH that version is measured, as far back as `f2e7429`: take turns with them,
and of each the best.
"""

import random
import time

import billi

GAMES = (("willi", 4), ("willi", 3), ("misterbill", 3), ("misterbill", 4), ("misterbill", 8))
TURNS = 5


def apply_takes(game: billi.Game, seeds: range) -> float:
    """Return the microseconds of a move in random games, all that follows it included."""
    chance, spent, moves = random.Random(1), 0.0, 0
    for seed in seeds:
        state = game.start(seed=seed)
        while not state.over:
            seat = state.to_act[0]
            action = chance.choice(state.legal(seat))
            began = time.thread_time()
            state.apply(seat, action)
            spent += time.thread_time() - began
            moves += 1
    return 1e6 * spent / moves


def decisions_a_second(game: billi.Game, seed: int) -> float:
    """Return how many decisions of play-outs fit in a second."""
    began = time.process_time()
    decisions = billi.playouts(game, 10_000, seed=seed, threads=1).decisions
    return decisions / (time.process_time() - began)


def main() -> None:
    """Print a line a game."""
    for name, players in GAMES:
        game = billi.game(name, players=players)
        billi.playouts(game, 100)  # so that it is compiled
        took = min(apply_takes(game, range(4)) for _ in range(TURNS))
        made = max(decisions_a_second(game, seed) for seed in range(TURNS))
        print(f"{name}, {players} players: {took:.2f} µs a move, {made / 1e6:.1f} million decisions a second")


if __name__ == "__main__":
    main()
