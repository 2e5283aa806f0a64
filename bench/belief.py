"""Measures how well hands are made up: where cards really lie, in games among players that have learned.

At decisions of such games, many hands are made up for whoever decides. Every unseen card lies where it really does in
some share of them; the log loss is the mean of minus the logarithm of that share, and the lower the better. Once with
every way that fits as likely as the memory of the game says, once as the guesser that comes with the package guesses.

uv run python bench/belief.py willi --players 4 --deals 40
"""

import argparse

import numpy as np

import billi
from billi.bots.network import Network, guesser_of
from billi.bots.search import worlds
from billi.bots.sharp import SharpBot
from billi.bots.sight import Sight
from billi.games.bits import lowest
from billi.games.spec import learned
from billi.luck import SeededLuck
from billi.state import State

MANY = 500
"""Hands that are made up for a decision."""


def loss_of(state: State, seat: int, guesser: Network | None) -> float:
    """Return the log loss of one decision, a card."""
    _, sees = learned(state.game.spec)
    view, real = state.view(seat), [0] * sees.BESIDES_WIDTH
    sees.observe_besides(state.position, seat, real)
    made_up = worlds(view, Sight(view), MANY, SeededLuck(1), guesser)
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
    chosen = parser.parse_args()
    game, luck = billi.game(chosen.game, players=chosen.players), SeededLuck(1)
    guesser = guesser_of(chosen.game)
    pairs: list[tuple[float, float]] = []
    for deal in range(chosen.deals):
        state, bot = game.start(seed=deal), SharpBot(SeededLuck(0))
        while not state.over:
            seat = lowest(state.to_act_mask)
            if len(state.view(seat).legal) > 1 and luck.below(chosen.every) == 0:
                pairs.append((loss_of(state, seat, None), loss_of(state, seat, guesser)))
            state.apply(seat, bot.choose(state.view(seat)))
    measured = np.array(pairs)
    better = measured[:, 0] - measured[:, 1]
    print(f"{chosen.game}, {chosen.players} players: {len(pairs)} decisions")
    print(f"as remembered {measured[:, 0].mean():.3f}, as guessed {measured[:, 1].mean():.3f} a card")
    print(f"better by {better.mean():.3f} ± {1.96 * better.std(ddof=1) / np.sqrt(len(better)):.3f}")


if __name__ == "__main__":
    main()
