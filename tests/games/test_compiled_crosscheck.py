"""The compiled rules, step by step, against the independent model."""

import pytest

from billi.state import Game
from helpers.compiled_crosscheck import Notes, check_game
from helpers.crosscheck import VARIANTS


@pytest.mark.parametrize("game", VARIANTS, ids=repr)
def test_the_compiled_rules_and_the_model_agree_after_every_step(game: Game) -> None:
    notes = Notes(game)
    for number in range(12):
        check_game(game, notes, seed=1, number=number, laziness=97 if number % 6 == 0 else 0)
