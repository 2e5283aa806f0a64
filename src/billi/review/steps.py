"""A finished game taken apart: every deal, draw and choice, and the state before each."""

from collections.abc import Iterator

from billi.state import State, Step

DEAL, DRAW, CHOICE = "deal_numbers", "draw", "apply_code"
"""How a step was made: what :attr:`State.steps` calls it."""


def going_through(finished: State, dealer: int) -> Iterator[tuple[State, Step]]:
    """Return the state before each step of a game that was replayed from its beginning, and the step.

    It is the same state every time, and goes on as the next is asked for.
    """
    game, position = finished.game, finished.game.spec.empty()
    game.spec.rules.begin(position, game.players, game.bits, dealer)
    state = State(game, position, None, finished.names)
    for step in finished.steps:
        yield state, step
        getattr(state, step.how)(*step.what)


def events_after(finished: State, dealer: int) -> list[int]:
    """Return how many events have happened after each step."""
    before = [state.happened for state, _ in going_through(finished, dealer)]
    return [*before[1:], finished.happened]
