"""Moments of real play, to try things out at."""

from billi.bots import make
from billi.games.bits import lowest
from billi.luck import SeededLuck
from billi.state import Game, State


def decisions(game: Game, seed: int, often: int = 12) -> list[tuple[State, int]]:
    """Return moments of a game at which a seat has a choice, and that seat."""
    found, luck = [], SeededLuck(seed)
    state = game.start(seed=seed)
    bots = [make("house", luck) for _ in range(game.players)]
    while not state.over:
        seat = lowest(state.to_act_mask)
        view = state.view(seat)
        if len(view.legal) > 1 and luck.below(often) == 0:
            found.append((state.copy(), seat))
        state.apply(seat, bots[seat].choose(view))
    return found
