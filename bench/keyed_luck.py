"""Measures what luck by the moment does for a ladder: the same deals with it, and with streams, as ``billi simulate``.

    uv run python bench/keyed_luck.py misterbill --bots house,bench.keyed_luck:Slip --deals 300

For each bot alone among the other stand its points over the others and half the width of the 95 % interval over deals,
both ways, and by what part the variance falls. ``Slip`` is the house, but for one choice in twenty, which it leaves to
chance: a bot that is close to another, as a new version is to the old one.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import billi
from billi.bots.house import HouseBot
from billi.learn.ladder import LadderPlan, play_one
from billi.learn.outside import seated
from billi.learn.playing import play_out
from billi.learn.standings import Deal, DealTally, Lineup, Results
from billi.luck import SeededLuck

SLIPS = 20


class Slip(HouseBot):
    """The house with a slip now and then."""

    def choose(self, view: billi.View) -> billi.Action:
        if self.luck.below(SLIPS):
            return super().choose(view)
        return view.legal[self.luck.below(len(view.legal))]


def play_by_streams(plan: LadderPlan, deal: int, seating: Lineup) -> Results:
    """Play one deal in one seating, with luck that goes on from number to number."""
    seats = range(plan.game.players)
    names = [plan.bots[seating.loner if seat == seating.seat else seating.crowd] for seat in seats]
    with seated(names, [SeededLuck(plan.seed, 16 * deal + 1 + seat) for seat in seats]) as bots:
        state = plan.game.start(luck=SeededLuck(plan.seed, 16 * deal))
        play_out(state, bots, names)
    return Results(state.points, state.winners)


def play_both(plan: LadderPlan, deal: int) -> tuple[Deal, Deal]:
    seatings = list(plan.seatings())
    return [play_one(plan, deal, each) for each in seatings], [play_by_streams(plan, deal, each) for each in seatings]


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--bots", default="house,bench.keyed_luck:Slip")
    parser.add_argument("--deals", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    plan = LadderPlan(billi.game(args.game, players=args.players), args.seed, tuple(args.bots.split(",")))
    by_moment, by_stream = (DealTally(plan.game, plan.bots, list(plan.seatings())) for _ in range(2))
    with ProcessPoolExecutor(args.workers) as pool:
        for keyed, streamed in pool.map(partial(play_both, plan), range(args.deals)):
            by_moment.add(keyed)
            by_stream.add(streamed)
    print("| alone | among | by streams | by the moment | variance |")
    print("|---|---|---|---|---|")
    for old, new in zip(by_stream.standings(args.seed).duels, by_moment.standings(args.seed).duels, strict=True):
        before, after = old.points, new.points
        assert before.interval
        assert after.interval
        print(
            f"| {new.bot} | {new.among} | {before.mean:+.2f} ± {before.interval:.3f} | {after.mean:+.2f} ± "
            f"{after.interval:.3f} | {100 * ((after.interval / before.interval) ** 2 - 1):+.0f} % |"
        )


if __name__ == "__main__":
    main()
