"""Random games, stopped anywhere: what the properties that hold in every game are tried on."""

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st

from billi import Action, State
from billi.state import Game
from helpers.crosscheck import VARIANTS
from helpers.rule_scenes import go_on, start
from helpers.third_game import THIRD_GAMES

every_variant = pytest.mark.parametrize("game", [*VARIANTS, *THIRD_GAMES], ids=repr)
seeds = st.integers(min_value=0, max_value=2**32 - 1)
few_games = settings(max_examples=6)
many_points = settings(max_examples=25)


def played(game: Game, seed: int) -> Iterator[State]:
    """Play a random game and give the state after every step of it."""
    rnd = random.Random(seed)
    state = start(game, rnd)
    yield state
    while not state.over:
        go_on(state, rnd)
        yield state


def some_point(game: Game, seed: int) -> State:
    """Return a random game at some step of its first round, or of a later one."""
    rnd = random.Random(seed)
    state = start(game, rnd)
    for _ in range(rnd.choice([rnd.randrange(30), rnd.randrange(400)])):
        if state.over:
            break
        go_on(state, rnd)
    return state


def position(state: State) -> dict[str, Any]:
    """Describe where a state stands."""
    return dict(state.game.spec.fields(state.position))


@cache
def sayings(game: Game) -> tuple[Action, ...]:
    """List everything anybody could ever want to do in a game."""
    if game.name == "willi":
        cards = [Action(verb, card) for verb in ("box", "play", "take", "give") for card in game.spec.deck]
        return (*cards, Action("call Willi"), Action("no call"), Action("keep"))
    if game.name == "highest":
        cards = [Action(verb, card) for verb in ("play", "give") for card in (*game.spec.deck, "I", "R5")]
        return (*cards, Action("pass"), *(Action("play", card, seat=1) for card in game.spec.deck))
    seats = range(8)
    aimed = [Action("play", card, seat=seat) for card in "ETGO" for seat in seats]
    given = [Action("give", card, seat=seat) for card in "OSPWHDETGLRB" for seat in (None, *seats)]
    round = [Action("play", "R", direction=way) for way in ("left", "right")]
    return (*aimed, *given, *round, Action("play", "L"), Action("play", "E"), Action("play", "R"), Action("pass"))


def is_legal(state: State, seat: int, action: Action) -> bool:
    """Whether a seat may do something; one need not say to whom a card goes in Mister Bill."""
    if state.game.name == "misterbill" and action.verb == "give" and action.seat is None:
        return action.card in [choice.card for choice in state.legal(seat) if choice.verb == "give"]
    return action in state.legal(seat)
