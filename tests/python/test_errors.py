"""An error is called by what it means, and says it wherever it is raised."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import billi
import billi.errors
from billi.bots.sight import SeenRow
from billi.bulk.arena import arena
from billi.errors import BilliError
from billi.learn.gymnasium_envs import SeatEnv
from billi.learn.ladder import ladder
from billi.simulate import simulate
from helpers.documents import section
from helpers.records import spoken
from helpers.third_game import HIGHEST

pytestmark = pytest.mark.usefixtures("third_game")
PACKAGE = Path(billi.__file__).parent


@pytest.mark.parametrize(
    ("misuse", "kind"),
    [
        (lambda: billi.game("chess"), "UnknownGame"),
        (lambda: billi.game("willi", 5), "InvalidOption"),
        (lambda: billi.game("willi", exchange="blind"), "InvalidOption"),
        (lambda: billi.game("willi", jokers="2"), "InvalidOption"),
        (lambda: billi.game("willi").start(seed=1).view(4), "InvalidArgument"),
        (lambda: SeatEnv("willi", seat=4), "InvalidArgument"),
        (lambda: SeatEnv("willi").step(0), "NotReset"),
        (lambda: arena(billi.game("highest"), 3), "NotLearned"),
        (lambda: SeenRow(billi.game("highest").start(seed=1).view(0)), "NotLearned"),
        (lambda: ladder(billi.game("willi"), ["house"], 1, 1), "InvalidArgument"),
        (lambda: ladder(billi.game("willi"), ["house", "random"], 0, 1), "InvalidArgument"),
        (lambda: simulate(billi.game("willi"), 0, 1, ["random"]), "InvalidArgument"),
        (lambda: simulate(billi.game("willi"), 1, 1, ["random"] * 2), "InvalidArgument"),
        (lambda: billi.game("willi").position(hands=["R1"] * 4), "InvalidPosition"),
        (lambda: billi.game("willi").start(deck=HIGHEST.deck), "InvalidPosition"),
    ],
)
def test_an_error_is_called_by_what_it_means(misuse: Callable[[], Any], kind: str) -> None:
    with pytest.raises(BilliError) as refused:
        misuse()
    assert type(spoken(refused.value)) is getattr(billi, kind)


def test_every_error_is_told_of_to_readers() -> None:
    told = section("python.md", "Errors")
    kinds = [kind for _, kind in inspect.getmembers(billi.errors, inspect.isclass) if issubclass(kind, BilliError)]
    assert len(kinds) > 10
    assert [kind.__name__ for kind in kinds if f"{kind.__name__}`" not in told] == []
    elsewhere = [kind.__name__ for kind in kinds if kind.__name__ not in billi.__all__]
    assert [name for name in elsewhere if f"`billi.errors.{name}`" not in told] == []


def test_what_only_the_command_line_says_is_said_only_there() -> None:
    """Whoever called a function from Python was told of an option of the terminal."""
    found = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        if "cli-error-" in path.read_text("utf-8") and path.relative_to(PACKAGE).parts[0] != "cli"
    }
    assert found == set()
