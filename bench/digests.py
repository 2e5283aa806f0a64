"""Sums up the compiled rules in a digest a variant, so that those of two commits can be told apart or held alike.

    uv run python bench/digests.py --games 1000000

The games are those of bench/crosscheck.py: every position, choice, legal move and number of events of them goes into
the digest. Where a commit was held against the model, whatever gives its digests was, too.
"""

import argparse
import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from billi.bulk.playouts import setup_of
from helpers.compiled_crosscheck import Notes, teller
from helpers.crosscheck import VARIANTS

LAZY = 97


def main() -> None:
    """Play as many games as asked for, spread evenly over all variants."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=22_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    each = -(-args.games // len(VARIANTS))
    total = 0
    for game in VARIANTS:
        digest, notes, setup, tell = hashlib.blake2b(digest_size=16), Notes(game), setup_of(game), teller(game.name)
        kept = (notes.positions, notes.seats, notes.choices, notes.legal, notes.told)
        for number in range(each):
            lazy = LAZY if number % 100 == 0 else 0
            steps = tell(*kept, notes.log, notes.decks, setup, args.seed, number, lazy)
            total += steps
            for rows in kept:
                digest.update(rows[: steps + (len(rows) > len(notes.seats))].tobytes())
        print(game, digest.hexdigest(), flush=True)
    print(f"{each * len(VARIANTS):,} games, {total:,} steps")


if __name__ == "__main__":
    main()
