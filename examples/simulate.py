"""Play 100,000 games at random and print what each seat gets of them.

python examples/simulate.py [games] [players] [threads]
"""

import sys

import billi


def main(games: str = "100000", players: str = "3", threads: str = "1") -> None:
    """Play Willi and print points and wins by seat. With three players, seat 3 is Willi himself."""
    batch = billi.batch(billi.game("willi", players=int(players)), int(games), seed=1, threads=int(threads))
    while not batch.over.all():
        batch.step()
    points = batch.points
    best = points == points.max(axis=1, keepdims=True)
    wins = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)  # who shares a win has a part of it (W14)
    print(f"{len(batch):,} games of Willi, {players} players")
    for seat, (mean, share) in enumerate(zip(points.mean(axis=0), wins, strict=True)):
        print(f"seat {seat}: {mean:5.2f} points, {share:6.1%} of the wins")


if __name__ == "__main__":
    main(*sys.argv[1:])
