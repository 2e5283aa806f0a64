"""Measures games to learn from: decisions a second with everything a learner needs written, on a GPU or here.

uv run python bench/arena.py --device cuda --games 1048576 --steps 200
uv run python bench/arena.py --device cuda --games 1048576 --pieces    # and how long each part of a step takes
"""

import argparse
import time
from typing import Any

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


def pieces(name: str, device: str, games: int, steps: int) -> None:
    """Tell how long each part of a step takes in all games, and what it moves at least.

    On a card a part is a kernel, or PyTorch writing zeros, and its time the card's own, without launches from Python.
    On the processor a part is what one compiled loop does.
    """
    tables = arena(billi.game(name), games, seed=1, device=device)
    for _ in range(200):
        tables.step(tables.choices)
    seconds = on_card(tables, steps) if device == "cuda" else here(tables, steps)
    width = tables.rows.shape[1]
    for part, each in sorted(seconds.items(), key=lambda one: -one[1]):
        print(f"{name}: {1000 * each:8.3f} ms  {1e9 * each / games:7.3f} ns a game  {part}")
    print(
        f"{name}: a row is {width} bytes: {games * width / 1e6:,.0f} million bytes a step, once for zeros, once written"
    )


def on_card(tables: Any, steps: int) -> dict[str, float]:
    """Return the seconds a step spends in each kernel."""
    import torch
    from torch.profiler import ProfilerActivity, profile

    torch.cuda.synchronize()
    with profile(activities=[ProfilerActivity.CUDA]) as seen:
        for _ in range(steps):
            tables.step(tables.choices)
        torch.cuda.synchronize()
    return {one.key: one.device_time_total / 1e6 / steps for one in seen.key_averages() if one.device_time_total}


def here(tables: Any, steps: int) -> dict[str, float]:
    """Return the seconds of the processor a step takes to decide, and to show."""
    spent = {"the choice, deals, taking in": 0.0, "zeros, rows, masks": 0.0}
    for _ in range(steps):
        for part, work in zip(spent, (lambda: tables._decide(tables.choices), tables._observe), strict=True):
            began = time.process_time()
            work()
            spent[part] += (time.process_time() - began) / steps
    return spent


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
    parser.add_argument("--pieces", action="store_true", help="tell how long each part of a step takes")
    args = parser.parse_args()
    for name in ("willi", "misterbill"):
        if args.device == "cuda":
            compare(name, 2048, 400)
        if args.pieces:
            pieces(name, args.device, args.games, args.steps)
        print(f"{name}: {measure(name, args.device, args.games, args.steps) / 1e6:,.1f} million decisions a second")


if __name__ == "__main__":
    main()
