"""Play a game with the house at every seat, and tell it in words.

python examples/play_a_game.py [willi|misterbill] [seed] [en|fr|de|it]
"""

import sys

import billi
from billi.bots import Bot, make
from billi.luck import SeededLuck
from billi.telling import tell
from billi.words import Words


def play(game: billi.Game, bots: list[Bot], seed: int) -> billi.State:
    """Ask whoever is to act, until the game is over."""
    state = game.start(seed=seed)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, bots[seat].choose(state.view(seat)))
    return state


def main(name: str = "willi", seed: str = "7", language: str = "en") -> None:
    """Play one game and tell it."""
    game = billi.game(name, players=4)
    bots = [make("house", SeededLuck(int(seed), seat + 1)) for seat in range(game.players)]
    state = play(game, bots, int(seed))
    for line in tell(state.record(names=["Ann", "Bo", "Cy", "Di"]), Words(language)):
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
