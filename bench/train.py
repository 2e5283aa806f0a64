"""Trains a player and keeps it: see billi.learn.training.

uv run python bench/train.py willi --seconds 540 --out players
"""

import argparse
from pathlib import Path

from billi.learn.training import Plan, train


def main() -> None:
    """Train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--out", type=Path, default=Path("players"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--device", default="cuda")
    args = parser.parse_args()
    train(args.game, Plan(seconds=args.seconds, seed=args.seed, device=args.device), args.out)


if __name__ == "__main__":
    main()
