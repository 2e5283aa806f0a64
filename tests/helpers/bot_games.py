"""Games between bots, held to the rules."""

import billi
from billi.bots import make
from billi.luck import SeededLuck
from billi.state import Game


def play_bots(game: Game, seed: int, names: list[str]) -> billi.State:
    """Play a game between bots."""
    bots = [make(name, SeededLuck(seed, seat + 1)) for seat, name in enumerate(names)]
    state = game.start(seed=seed)
    while not state.over:
        seat = state.to_act[0]
        view = state.view(seat)
        action = bots[seat].choose(view)
        assert action in view.legal
        state.apply(seat, action)
    return state
