"""The game in tests/highest, known as any other for as long as somebody plays it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from billi.games import GAMES, register
from billi.state import Game
from highest.spec import Highest

HIGHEST: Final = Highest()


@contextmanager
def third_game_known() -> Iterator[None]:
    """Have the game be one of all there are."""
    register(HIGHEST)
    try:
        yield
    finally:
        del GAMES[HIGHEST.name]


@pytest.fixture(scope="module")
def third_game() -> Iterator[None]:
    """Have the game be known as long as the tests of a module run."""
    with third_game_known():
        yield


with third_game_known():
    THIRD_GAMES: Final = [Game(HIGHEST.name, players, {}) for players in HIGHEST.players]
