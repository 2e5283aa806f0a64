"""How many worlds it takes to notice each fault that was once there, as the table of bench/RESULTS.md.

    uv run python bench/world_faults.py

Each fault is put back alone (tests/world/faults.py), and worlds are lived from seed 0 on until one breaks by it.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from world.faults import FAULTS, found_after
from world.story import live
from world.truth import Broken


def found(seeds: Sequence[int], fault: str) -> int | None:
    """Return how many of some worlds it takes; None if that is more than there are."""
    return found_after(fault, seeds, live, Broken)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--most", type=int, default=2000, help="worlds to live for each")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    print("| fault | | seeds |\n|---|---|---|")
    with ProcessPoolExecutor(args.workers) as pool:
        for fault, seeds in zip(FAULTS, pool.map(partial(found, range(args.most)), FAULTS), strict=True):
            told = " ".join((FAULTS[fault].__doc__ or "").split())
            print(f"| `{fault}` | {told} | {seeds or f'more than {args.most}'} |", flush=True)


if __name__ == "__main__":
    main()
