"""Measures how well hands are made up: where cards really lie, in games among players that have learned.

At decisions of such games, many hands are made up for whoever decides. Every unseen card lies where it really does in
some share of them; the log loss is the mean of minus the logarithm of that share, and the lower the better: with every
way that fits as likely as the memory of the game says, as the guesser that comes with the package guesses, and weighed
by what everyone has chosen, where the game knows how. `--bots` are who plays: the guesser and the network that weighs
choices have watched players that have learned, and know others less well.

uv run python bench/belief.py willi --players 4 --deals 40
"""

import argparse

import numpy as np

import billi
from billi.bots import make
from billi.bots.network import Network, guesser_of, quick_network_of
from billi.bots.search import worlds
from billi.bots.sight import SeenRow
from billi.games.bits import lowest
from billi.games.spec import learned
from billi.luck import SeededLuck
from billi.state import State

MANY = 500
"""Hands that are made up for a decision."""


def loss_of(state: State, seat: int, guesser: Network | None, player: Network | None) -> float:
    """Return the log loss of one decision, a card."""
    _, sees = learned(state.game.spec)
    view, real = state.view(seat), [0] * sees.BESIDES_WIDTH
    sees.observe_besides(state.position, seat, real)
    made_up = worlds(view, SeenRow(view), MANY, SeededLuck(1), guesser, player)
    found = np.zeros((MANY, sees.BESIDES_WIDTH), np.int8)
    position = state.copy().position
    for number in range(MANY):
        for name in state.game.spec.imagined.HIDDEN:  # type: ignore[union-attr]
            value = made_up.positions[name][number]
            setattr(position, name, value.tolist() if value.ndim else int(value))
        sees.observe_besides(position, seat, found[number])
    lies = np.array(real) > 0
    shares = (found[:, lies].sum(0) + 0.5) / (MANY + 1)
    return float(-np.log(shares).mean()) if lies.any() else 0.0


def main() -> None:
    """Play, and measure now and then."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--every", type=int, default=20, help="one decision in so many is measured")
    parser.add_argument("--bots", default="sharp")
    chosen = parser.parse_args()
    game, luck = billi.game(chosen.game, players=chosen.players), SeededLuck(1)
    guesser, player = guesser_of(chosen.game), quick_network_of(chosen.game)
    ways: dict[str, tuple[Network | None, Network | None]]
    ways = {"as remembered": (None, None), "as guessed": (guesser, None)}
    ways |= {"as played": (guesser, player)} if game.spec.believing else {}
    found: list[list[float]] = []
    for deal in range(chosen.deals):
        state, bot = game.start(seed=deal), make(chosen.bots, SeededLuck(0))
        while not state.over:
            seat = lowest(state.to_act_mask)
            if len(state.view(seat).legal) > 1 and luck.below(chosen.every) == 0:
                found.append([loss_of(state, seat, *way) for way in ways.values()])
            state.apply(seat, bot.choose(state.view(seat)))
    losses = np.array(found).T
    print(f"{chosen.game}, {chosen.players} players, {chosen.bots}: {len(found)} decisions, loss a card")
    for number, (name, loss) in enumerate(zip(ways, losses, strict=True)):
        better = losses[number - 1] - loss
        error = 1.96 * better.std(ddof=1) / np.sqrt(len(better))
        print(f"{name} {loss.mean():.3f}" + (f", better by {better.mean():.3f} ± {error:.3f}" if number else ""))


if __name__ == "__main__":
    main()
