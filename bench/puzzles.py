"""Find the puzzles of every day, and write them, one a line, in the order of the days.

    python bench/puzzles.py --seed 1 --many 120 --workers 2 > src/billi/puzzles/puzzles.jsonl

The same seed brings the same puzzles, however many look for them. Each of the tables below brings its share; the games
take turns.
"""

import argparse
import multiprocessing
import sys
from collections.abc import Iterator
from itertools import chain, count, islice
from typing import Final

import msgspec

from billi.luck import SeededLuck, shuffled
from billi.puzzles.finding import in_round
from billi.puzzles.puzzle import Puzzle
from billi.state import Game

TABLES: Final = {
    "willi": (
        Game("willi", 4, {}),
        Game("willi", 3, {}),
        Game("willi", 4, {}),
        Game("willi", 4, {"exchange": "same_colour"}),
        Game("willi", 3, {}),
        Game("willi", 4, {}),
    ),
    "misterbill": (
        Game("misterbill", 4, {}),
        Game("misterbill", 5, {}),
        Game("misterbill", 4, {"exchange": "chosen"}),
        Game("misterbill", 3, {}),
        Game("misterbill", 5, {}),
        Game("misterbill", 6, {}),
    ),
}
"""What is played, by game."""
ROUNDS: Final = 1_000_000
"""More rounds than any table plays until it has its share."""


def main() -> None:
    """Find puzzles, and put them in order."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--many", type=int, default=120)
    parser.add_argument("--workers", type=int, default=1)
    wanted = parser.parse_args()
    share = wanted.many // sum(map(len, TABLES.values()))
    tables = list(chain(*zip(*TABLES.values(), strict=True)))
    found: dict[str, list[Puzzle]] = {name: [] for name in TABLES}
    work = [(game, wanted.seed * len(tables) + number, share) for number, game in enumerate(tables)]
    with multiprocessing.Pool(wanted.workers) as pool:
        for game, puzzles in zip(tables, pool.imap(share_of, work, chunksize=1), strict=True):
            found[game.name] += puzzles
    for puzzle in in_order(list(found.values()), wanted.seed):
        print(msgspec.json.encode(puzzle).decode())


def share_of(given: tuple[Game, int, int]) -> list[Puzzle]:
    """Return a table's share, and tell each puzzle that is found."""
    game, seed, share = given
    puzzles = []
    for puzzle in islice(at_table(game, seed), share):
        puzzles.append(puzzle)
        print(msgspec.json.encode(puzzle).decode(), file=sys.stderr, flush=True)
    return puzzles


def at_table(game: Game, seed: int) -> Iterator[Puzzle]:
    """Return the puzzles of a table, for as long as it plays."""
    return chain.from_iterable(in_round(game, ROUNDS * seed + number) for number in count())


def in_order(found: list[list[Puzzle]], seed: int) -> Iterator[Puzzle]:
    """Mix the puzzles of each game, and let the games take turns."""
    mixed = (shuffled(puzzles, SeededLuck(seed)) for puzzles in found)
    return chain.from_iterable(zip(*mixed, strict=True))


if __name__ == "__main__":
    main()
