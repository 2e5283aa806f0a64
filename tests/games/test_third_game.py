"""A game nobody outside its folder has heard of plays everywhere: see docs/games.md."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import billi
from billi.bots import make
from billi.client import Client
from billi.games import GAMES, register
from billi.games.action import LONE, Action
from billi.luck import SeededLuck
from billi.record import replay, verify
from billi.simulate import simulate
from billi.table.messages import Hand
from billi.telling import tell
from billi.words import Words
from helpers.events import events_of
from helpers.serving import on_a_server
from highest.spec import Highest, HighestBoard, HighestView


@pytest.fixture(autouse=True)
def third_game() -> Iterator[None]:
    register(Highest())
    yield
    del GAMES["highest"]


def played(players: int, seed: int = 7) -> billi.State:
    state = billi.game("highest", players).start(seed=seed)
    bots = [make("house", SeededLuck(seat)) for seat in range(players)]
    while not state.over:
        [seat] = state.to_act
        state.apply(seat, bots[seat].choose(state.view(seat)))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_is_played_recorded_replayed_and_verified(players: int) -> None:
    state = played(players)
    assert sum(state.points) == 2 * 12 // players
    record = state.record(["Ann", "Bo", "Cy", "Di"][:players])
    assert replay(record) == state
    assert verify(record).finished
    record["events"][2]["card"] = record["events"][3]["card"]
    with pytest.raises(billi.InvalidRecord):
        verify(record)


def test_what_nobody_can_tell_is_said_to_be_so() -> None:
    with pytest.raises(billi.InvalidRecord, match="Nobody has written yet how a game of “highest” is told"):
        list(tell(played(2).record(["Ann", "Bo"]), Words("en")))


def test_nobody_sees_another_hand() -> None:
    state = billi.game("highest", 3).start(seed=1)
    view = state.view(1)
    assert isinstance(view, HighestView)
    assert len(view.hand) == 4
    assert events_of(view)[1]["hands"][0] == 4
    assert events_of(view)[1]["hands"][1] == [*events_of(state)[1]["hands"][1]]
    with pytest.raises(billi.IllegalAction):
        state.apply(state.to_act[0], "pass")


def test_it_is_simulated_and_played_by_the_thousand() -> None:
    game = billi.game("highest", 4)
    summary = simulate(game, games=20, seed=1, bots=["house", "random", "random", "random"])
    assert summary.seats[0].points > 1
    assert billi.playouts(game, 1000, seed=1).points != [0, 0, 0, 0]
    batch = billi.batch(game, 3, seed=1)
    while not batch.over.all():
        batch.step()
    assert batch.points.sum(axis=0).tolist() == billi.playouts(game, 3, seed=1).points


def test_people_play_it_at_a_table() -> None:
    async def work(url: str) -> None:
        async with Client(url, "Ann") as ann:
            code = await ann.open("highest", players=3, bots=[1, 2])
            async with ann.table(code) as table:
                await table.sit(0)
                await table.begin()

                def highest(hand: Hand) -> str:
                    assert isinstance(table.board, HighestBoard)
                    assert hand.ask is not None
                    return hand.ask.choices[-1]

                await table.play(highest)
                assert table.shown is not None
                record = await ann.get(f"/api/games/{table.shown.public.record}")
                assert verify(record).luck == "proven"

    on_a_server(work)


def test_its_choices_have_words_of_their_own() -> None:
    class Knocking(Highest):
        answers = ("knock on wood",)

    with pytest.raises(billi.IllegalAction):
        Action.parse("knock on wood")
    register(Knocking())
    assert Action.parse("knock on wood") == Action("knock on wood")
    LONE.difference_update(Knocking.answers)


OWN = ("games/__init__.py", "__init__.py", "state.py", "bench")
"""Where a game is named beside its folder: the registry, the face and its types, what is measured."""
NAMED = re.compile("|".join(GAMES), re.IGNORECASE)


def names_in(module: ast.Module) -> Iterator[str]:
    """Return what a module speaks of: names, imports and texts, but for docstrings."""
    said = {id(node.value) for node in ast.walk(module) if isinstance(node, ast.Expr)}
    for node in ast.walk(module):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in said:
                yield text
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.ImportFrom(module=str(name)) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name


def test_nothing_outside_its_folder_names_a_game_but_the_registry_and_the_face() -> None:
    package = Path(billi.__file__).parent
    outside = [path.relative_to(package) for path in sorted(package.rglob("*.py"))]
    outside = [path for path in outside if path.parts[:2] not in {("games", game) for game in GAMES}]
    found = {
        (str(path), name)
        for path in outside
        if str(path) not in OWN and path.parts[0] not in OWN
        for name in names_in(ast.parse((package / path).read_text("utf-8")))
        if NAMED.search(name)
    }
    assert found == {("cli/report.py", "name-willi")}, "the id of a word"
