"""A game nobody outside its folder has heard of plays everywhere: see docs/games.md."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import billi
from billi.bots import make
from billi.client import Client
from billi.games import GAMES, register
from billi.games.action import LONE, Action
from billi.luck import SeededLuck
from billi.record import Record, replay, verify
from billi.server.schema import document
from billi.simulate import simulate
from billi.table.messages import Hand
from billi.telling import tell
from billi.words import LANGUAGES, Words
from helpers.billi_command import say
from helpers.events import events_of
from helpers.serving import on_a_server
from helpers.third_game import HIGHEST, third_game_known
from highest.spec import Highest, HighestBoard, HighestView


@pytest.fixture(autouse=True)
def registered() -> Iterator[None]:
    with third_game_known():
        yield


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
    with pytest.raises(billi.InvalidRecord) as refused:
        verify(record)
    assert "event 3 (H1)" in str(refused.value)


def with_option(record: Record) -> None:
    record["options"]["aces"] = "high"


def with_event(record: Record) -> None:
    record["events"][2]["t"] = "wink"


def with_card(record: Record) -> None:
    record["events"][2]["card"] = "Z"


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (with_option, "{game} has no option “aces”"),
        (with_event, "{game} has no event “wink”"),
        (with_card, "{game} has no card “Z”"),
    ],
)
@pytest.mark.parametrize(("language", "game"), [("en", "Highest"), ("fr", "Highest"), ("de", "Die Höchste")])
def test_what_is_wrong_with_a_record_of_it_is_said_with_its_name(
    spoil: Callable[[Record], None], said: str, language: str, game: str
) -> None:
    record = played(2).record(["Ann", "Bo"])
    spoil(record)
    with pytest.raises(billi.InvalidRecord) as refused:
        verify(record)
    assert game in refused.value.say(Words(language))
    assert said.format(game="Highest") in str(refused.value)


def test_a_game_without_words_of_its_own_is_called_as_programs_call_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Nameless(Highest):
        name = "nameless"

    monkeypatch.setitem(GAMES, "nameless", Nameless())
    assert [Words(language).text("game-nameless") for language in LANGUAGES] == ["nameless"] * 4


def test_words_of_a_game_that_cannot_be_read_are_refused_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    class Muddled(Highest):
        def sentences(self, language: str) -> str:
            return "game-highest"

    monkeypatch.setitem(GAMES, "highest", Muddled())
    with pytest.raises(ValueError, match=r"the words of highest cannot be read: game-highest"):
        Words("en").text("game-willi")


@pytest.mark.parametrize("players", [2, 4])
def test_the_terminal_simulates_and_measures_it(capsys: pytest.CaptureFixture[str], players: int) -> None:
    at = ("--players", str(players), "--lang", "en")
    told = say(capsys, "simulate", "highest", "--games", "3", *at)
    assert (told.code, told.err) == (0, "")
    assert f"3 games of Highest, {players} players" in told.out
    told = say(capsys, "ladder", "highest", "--bots", "house,random", "--deals", "2", *at)
    assert (told.code, told.err) == (0, "")
    assert f"of Highest, {players} players" in told.out


def test_the_schema_has_it_whenever_it_was_registered() -> None:
    """Asked for before, the schema stayed as it had been, and asked for only then it did not come."""
    with_it, own = document(), {"HighestBoard", "HighestEvent", "HighestOptions", "HighestRecord"}
    assert own <= set(with_it["$defs"])
    assert with_it["$defs"]["HighestRecord"]["description"] == "A game of Highest."
    assert with_it["$defs"]["Welcome"]["properties"]["game"] == {"enum": ["highest", "misterbill", "willi"]}
    Draft202012Validator.check_schema(with_it)
    del GAMES["highest"]
    try:
        assert not own & set(document()["$defs"])
    finally:
        register(HIGHEST)
    assert document() == with_it


def test_its_position_is_told_whole() -> None:
    """A state in the middle of a trick looked alike as text, but lacked the trick when it was read back."""
    state = billi.game("highest", 3).start(deck=HIGHEST.deck, dealer=1)
    state.apply(2, "play A")
    again = eval(repr(state), {"billi": billi})
    assert again == state
    again.apply(0, "play B")
    again.apply(1, "play C")
    assert (again.points, again.to_act) == ([0, 1, 0], (1,))


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
    bots = ["house", "random", "random", "random"]
    summary = simulate(game, games=60, seed=1, bots=bots)
    assert summary.seats[0].points > 1
    assert simulate(game, games=60, seed=1, bots=bots, workers=2) == summary, "other processes have not heard of it"
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
                schema = await ann.get("/api/schema")
                Draft202012Validator({"$ref": "#/$defs/HighestRecord", "$defs": schema["$defs"]}).validate(record)

    on_a_server(work)


def test_its_choices_have_words_of_their_own() -> None:
    class Knocking(Highest):
        answers = ("knock on wood",)

    with pytest.raises(billi.IllegalAction):
        Action.parse("knock on wood")
    register(Knocking())
    assert Action.parse("knock on wood") == Action("knock on wood")
    LONE.difference_update(Knocking.answers)


@pytest.mark.parametrize(
    "fields",
    [
        {"hands": ["AB", "BC"]},
        {"hands": ["AB", "CD"], "trick": "E"},
        {"hands": ["A", "BC", "DE"], "trick": "BC"},
        {"hands": ["", "A"], "phase": "over"},
        {"hands": ["", ""], "phase": "deal", "trick": "A"},
        {"hands": ["A", "B"], "points": [13, 0]},
        {"hands": ["A", "B"], "leader": 2},
        {"hands": ["A", 7]},
        {},
    ],
    ids=str,
)
def test_a_position_no_game_reaches_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(billi.InvalidPosition) as refused:
        billi.game("highest", max(2, len(fields.get("hands", ())))).position(**fields)
    assert str(refused.value)


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
