"""Measures games to learn from: decisions a second with everything a learner needs written, on a GPU or here.

uv run python bench/arena.py --device cuda --games 1048576 --steps 200
"""

import argparse
import time

import numpy as np

import billi
from billi.bulk.arena import arena


def measure(name: str, device: str, games: int, steps: int) -> float:
    """Return how many decisions a second are made, at random."""
    tables = arena(billi.game(name), games, seed=1, device=device)
    if device == "cuda":
        import torch

        def wait() -> None:
            torch.cuda.synchronize()
    else:

        def wait() -> None:
            """There is nothing to wait for."""

    for _ in range(200):  # until games stand at all stages
        tables.step(tables.choices)
    wait()
    started = time.perf_counter()
    for _ in range(steps):
        tables.step(tables.choices)
    wait()
    return games * steps / (time.perf_counter() - started)


def compare(name: str, games: int, steps: int) -> None:
    """Hold the card against the processor, bit for bit."""
    here, there = (arena(billi.game(name), games, seed=7, device=device, besides=True) for device in ("cpu", "cuda"))
    luck = np.random.default_rng(1)
    pointers = there.rows.data_ptr(), there.masks.data_ptr()
    for _ in range(steps):
        for one in ("rows", "besides", "masks", "seats"):
            assert (getattr(here, one) == getattr(there, one).cpu().numpy()).all(), one
        bits = (here.masks[:, None] >> np.arange(63) & 1).astype(float)
        made = (bits * luck.random(bits.shape)).argmax(1).astype(np.int8)
        here.step(made)
        import torch

        there.step(torch.from_numpy(made).cuda())
        for one in ("rewards", "ends"):
            assert (getattr(here, one) == getattr(there, one).cpu().numpy()).all(), one
    assert here.illegal == there.illegal == 0
    assert (there.rows.data_ptr(), there.masks.data_ptr()) == pointers
    print(f"{name}: the same in {games * steps:,} decisions")


def main() -> None:
    """Measure both games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=100)
    args = parser.parse_args()
    for name in ("willi", "misterbill"):
        if args.device == "cuda":
            compare(name, 2048, 400)
        print(f"{name}: {measure(name, args.device, args.games, args.steps) / 1e6:,.1f} million decisions a second")


if __name__ == "__main__":
    main()
