"""The Python face has no traps: what is handed out changes nothing, and what is handed in is taken or refused."""

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

import billi
from billi.notation.base import Event
from billi.view import View

GAMES = [billi.game("misterbill", players=5), billi.game("willi"), billi.game("willi", players=3)]
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


def under_way(game: billi.Game, moves: int = 40) -> billi.State:
    state = game.start(seed=3)
    for _ in range(moves):
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[-1])
    return state


# What is handed out


def written_over(event: Event) -> None:
    for name in event:
        event[name] = "spoilt"


def lists_emptied(event: Event) -> None:
    for value in event.values():
        if isinstance(value, list):
            value.clear()


def hands_dealt_again(event: Event) -> None:
    for hand in event.get("hands", ()):
        if isinstance(hand, list):
            hand[0] = "R1"


VANDALS: list[Callable[[Event], Any]] = [
    written_over,
    lists_emptied,
    hands_dealt_again,
    lambda event: event.clear(),
    lambda event: event.update(t="stall"),
    lambda event: event.pop("t"),
]


def spoil(events: list[Event]) -> None:
    """Do everything to events that somebody might who thinks them their own."""
    for vandal in VANDALS:
        for event in events:
            try:
                vandal(event)
            except TypeError as refused:
                assert "cannot be changed" in str(refused)
    events.clear()


@every_game
def test_whoever_writes_to_a_view_changes_neither_the_game_nor_what_others_see(game: billi.Game) -> None:
    state = under_way(game)
    record = json.dumps(state.record())
    seats = [None, *range(game.players)]
    views = [copy.deepcopy(state.view(seat).as_dict()) for seat in seats]
    for seat in seats:
        view = state.view(seat)
        spoil(view.events)
        with pytest.raises(TypeError):
            view.options["exchange"] = "spoilt"
        for own in (view.points, view.hand, view.to_act, view.hand_sizes, view.legal):
            own.clear()
    spoil(state.events)
    spoil(state.seen(0))
    spoil(state.seen(None))
    assert json.dumps(state.record()) == record
    assert [state.view(seat).as_dict() for seat in seats] == views


@every_game
def test_nobody_changes_the_options_of_a_game_behind_its_back(game: billi.Game) -> None:
    said = repr(game)
    with pytest.raises(TypeError):
        game.options["exchange"] = "chosen"
    assert repr(game) == said


@every_game
def test_a_record_is_plain_data_and_its_owners_own(game: billi.Game) -> None:
    state = under_way(game)
    before = json.dumps(state.record())
    record = state.record()
    for event in record["events"]:
        written_over(event)
    record["events"].clear()
    record["options"].clear()
    assert json.dumps(state.record()) == before


@every_game
def test_views_and_events_can_be_kept_and_sent(game: billi.Game) -> None:
    view = under_way(game).view(0)
    twins: list[View] = [copy.deepcopy(view), pickle.loads(pickle.dumps(view))]
    assert twins == [view, view]
    for twin in twins:
        with pytest.raises(TypeError):
            twin.events[0]["t"] = "spoilt"
    assert json.loads(json.dumps(view.as_dict())) == {**view.as_dict(), **lists_for_tuples(view)}


def lists_for_tuples(view: View) -> dict[str, Any]:
    return {"trick": [list(played) for played in view.trick]} if isinstance(view, billi.WilliView) else {}
