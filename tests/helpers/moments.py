"""Moments of real play, to try things out at."""

import random

from billi.bots import make
from billi.games.bits import lowest
from billi.luck import SeededLuck
from billi.state import Game, State


def decisions(game: Game, seed: int, often: int = 12, bot: str = "house") -> list[tuple[State, int]]:
    """Return moments of a game at which a seat has a choice, and that seat."""
    found, luck = [], SeededLuck(seed)
    state = game.start(seed=seed)
    bots = [make(bot, luck) for _ in range(game.players)]
    while not state.over:
        seat = lowest(state.to_act_mask)
        view = state.view(seat)
        if len(view.legal) > 1 and luck.below(often) == 0:
            found.append((state.copy(), seat))
        state.apply(seat, bots[seat].choose(view))
    return found


def otherwise(state: State, viewer: int, rnd: random.Random) -> State:
    """Return a game in which others have swapped cards, so that the viewer cannot tell."""
    twin = state.copy()
    hands = twin.position.hands
    others = [seat for seat in range(state.game.players) if seat != viewer and hands[seat]]
    for _ in range(20 if len(others) > 1 else 0):
        one, two = rnd.sample(others, 2)
        mine, yours = (rnd.choice([bit for bit in range(36) if hands[seat] >> bit & 1]) for seat in (one, two))
        if hands[one] >> yours & 1 or hands[two] >> mine & 1:
            continue
        hands[one] ^= 1 << mine | 1 << yours
        hands[two] ^= 1 << mine | 1 << yours
    return twin
