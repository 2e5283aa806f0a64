"""Whole rounds as a person can read them: the table at every turn or trick, who chose what, and what happened.

The files are in ``tests/golden``; BILLI_GOLDEN=write writes them anew.
"""

import os
from collections.abc import Iterator
from typing import Any

import pytest

import billi
from billi.luck import SeededLuck, shuffled
from billi.state import Game
from helpers.events import events_of
from helpers.paths import GOLDEN

PLAYTHROUGHS = {
    "misterbill-4.txt": (billi.game("misterbill", players=4), 1, 1),
    "misterbill-5-chosen.txt": (billi.game("misterbill", players=5, exchange="chosen"), 9, 1),
    "willi-4.txt": (billi.game("willi", players=4), 3, 2),
    "willi-3-in-turn-same-colour.txt": (
        billi.game("willi", players=3, exchange="same_colour", willi_starts="in_turn"),
        4,
        2,
    ),
}
"""Each file's game, seed and number of rounds."""


def written(value: Any) -> str:
    """Write an event's detail: a hand in one word, several apart."""
    if isinstance(value, list):
        return ",".join("".join(map(str, item)) if isinstance(item, list) else str(item) for item in value)
    return str(value)


def playthrough(game: Game, seed: int, rounds: int) -> Iterator[str]:
    """Tell the first rounds of a game line by line; luck and all choices come from the seed."""
    luck = SeededLuck(seed)
    state = deal(game, None, luck)
    told = 0
    shown = None
    yield f"{game!r}, seed {seed}"
    yield ""
    step = "deal"
    while True:
        yield step
        for event in events_of(state)[told:]:
            details = [f"{name}={written(value)}" for name, value in event.items() if name != "t"]
            yield "    " + " ".join([event["t"], *details])
        told = len(state.events)
        if state.dealing and state.position.round > rounds:
            return
        if moment(state) not in (None, shown):
            shown = moment(state)
            yield ""
            yield from str(state).splitlines()
        if state.dealing:
            step = "deal"
            deal(game, state, luck)
        elif state.outcomes:
            card = pick(state.outcomes, luck)
            step = f"luck: {card}"
            state.draw(card)
        else:
            seat = pick(state.to_act, luck)
            action = pick(state.legal(seat), luck)
            step = f"{seat}: {action}"
            state.apply(seat, action)


def moment(state: billi.State) -> tuple[int, int] | None:
    """Return the turn or the trick that has begun, if one has."""
    view = state.view(None)
    if isinstance(view, billi.WilliView):
        return (view.round, sum(view.won)) if view.phase in ("play", "call") else None
    return (view.round, len(view.events)) if view.phase == "draw" else None


def pick(choices: Any, luck: SeededLuck) -> Any:
    return choices[luck.below(len(choices))]


def deal(game: Game, state: billi.State | None, luck: SeededLuck) -> billi.State:
    """Deal the first round, or the next one."""
    deck = shuffled(game.spec.deck, luck)
    team_cards = shuffled(range(1, game.players + 1), luck) if game.name == "misterbill" else None
    if state is None:
        return game.start(deck=deck, team_cards=team_cards, dealer=game.players - 1)
    state.deal(deck, team_cards)
    return state


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_playthrough_goes_as_written(name: str) -> None:
    told = "".join(f"{line}\n" for line in playthrough(*PLAYTHROUGHS[name]))
    if os.environ.get("BILLI_GOLDEN") == "write":
        (GOLDEN / name).write_text(told, encoding="utf-8")
    assert told == (GOLDEN / name).read_text(encoding="utf-8")
