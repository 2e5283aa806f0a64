"""What the tests of records share: games to make records of, and errors to read aloud."""

import json
import random
from functools import cache
from typing import Any, TypeVar

import billi
from billi.errors import BilliError, InvalidRecord
from billi.record import Record, verify
from billi.state import Game
from billi.words import LANGUAGES, Words
from helpers.rule_scenes import go_on, start

PEOPLE = ("Ann", "Bö", "", "Di 🍕", "Ed", "Flo", "Gus", "Hal")
LAZY = billi.game("misterbill", players=3)
ErrorT = TypeVar("ErrorT", bound=BilliError)


def ids(game: Game) -> str:
    return repr(game).removeprefix("billi.state")


def play(game: Game, seed: int) -> tuple[billi.State, dict[int, billi.State]]:
    """Play a random game; return its end and, by number of events, the state right after each step that left some."""
    rnd = random.Random(seed)
    state = start(game, rnd)
    after = {len(state.events): state.copy()}
    while not state.over:
        go_on(state, rnd)
        if len(state.events) not in after:
            after[len(state.events)] = state.copy()
    return state, after


def play_lazily() -> billi.State:
    """Play a game in which nobody serves and hardly anything pairs, so that rounds stall (MB23)."""
    rnd = random.Random(5)
    state = start(LAZY, rnd)
    while not state.over:
        if state.outcomes:
            hand = state.view(state.position.turn).hand
            state.draw(next((card for card in state.outcomes if card not in hand), state.outcomes[0]))
        elif state.to_act:
            state.apply(state.to_act[0], "pass")
        else:
            go_on(state, rnd)
    return state


@cache
def finished(game: Game, seed: int = 1) -> str:
    state, _ = play(game, seed)
    return json.dumps(state.record(PEOPLE[: game.players]))


def a_record(name: str = "willi", players: int = 4, **options: str) -> Record:
    """Return a fresh finished record to spoil."""
    record: Record = json.loads(finished(billi.game(name, players, **options)))
    return record


@cache
def corpus() -> tuple[str, ...]:
    """Return records that together hold every kind of event."""
    games = [billi.game("misterbill", 5), billi.game("misterbill", 4, exchange="chosen"), billi.game("willi")]
    games += [billi.game("willi", 3), billi.game("willi", 3, exchange="same_colour", willi_starts="in_turn")]
    return (*map(finished, games), json.dumps(play_lazily().record()))


def fault(record: Any, number: int = 1) -> InvalidRecord | None:
    """Return what is wrong with a record, if anything; it must read as one line in every language."""
    try:
        verify(record, number)
    except InvalidRecord as wrong:
        return spoken(wrong)
    return None


def refused(record: Any, number: int = 1) -> InvalidRecord:
    """Return what is wrong with a record, which something must be."""
    wrong = fault(record, number)
    assert wrong is not None
    return wrong


def spoken(error: ErrorT) -> ErrorT:
    """Check that an error can be said, on one line fit for a terminal, in every language."""
    for language in LANGUAGES:
        said = error.say(Words(language))
        assert said.replace("\u00a0", "").replace("\u202f", "").isprintable(), said
        assert len(said) < 2500
    return error


def find(record: Record, kind: str, **fields: Any) -> int:
    """Return the index of the first event of a kind with these fields."""
    return next(
        index for index, event in enumerate(record["events"]) if event["t"] == kind and fields.items() <= event.items()
    )
