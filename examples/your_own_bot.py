"""Write a bot, and measure it against the house on the same deals.

Every deal is played twice: with your bot at one seat among the house, and with the house there too. The difference of
the two is what your bot is worth, and most of the luck of the cards cancels out.

python examples/your_own_bot.py [deals]
"""

import sys
from math import sqrt
from statistics import mean, stdev

import billi
from billi.bots import Bot, make
from billi.luck import SeededLuck


class LowestFirst:
    """Plays its lowest card, never calls Willi and never exchanges."""

    def choose(self, view: billi.View) -> billi.Action:
        """Return one of ``view.legal``."""
        cards = [action for action in view.legal if action.card and action.verb in ("box", "play")]
        if not cards:
            return view.legal[-1]  # "no call", or "keep"
        return min(cards, key=lambda action: billi.WilliCard(action.card or "").number)


def points_with(bot: Bot, seat: int, seed: int) -> int:
    """Play the game of a seed with a bot at a seat and the house at the others; return the bot's points."""
    game = billi.game("willi", players=4)
    bots = [make("house", SeededLuck(seed, other + 1)) for other in range(game.players)]
    bots[seat] = bot
    state = game.start(seed=seed)
    while not state.over:
        asked = state.to_act[0]
        state.apply(asked, bots[asked].choose(state.view(asked)))
    return state.points[seat]


def main(deals: str = "200") -> None:
    """Measure and print the difference with its 95 % interval."""
    differences = []
    for seed in range(int(deals)):
        seat = seed % 4
        house = make("house", SeededLuck(seed, seat + 1))
        differences.append(points_with(LowestFirst(), seat, seed) - points_with(house, seat, seed))
    margin = 1.96 * stdev(differences) / sqrt(len(differences))
    print(f"{mean(differences):+.2f} ± {margin:.2f} points a game, next to the house on {deals} deals")


if __name__ == "__main__":
    main(*sys.argv[1:])
