"""What the rules report is what their events tell, as large as it can get."""

from typing import Any

import pytest
from msgspec import structs

from billi.games import GAMES
from billi.games.events import SEAT_SET, Event, Events, Packed, fields_of
from billi.games.log import LOG_SIZE, report
from billi.games.misterbill.position import MOST_POINTS as MOST_AT_MISTERBILL
from billi.games.spec import GameSpec
from billi.games.willi.position import MOST_VALUE
from billi.state import Game
from helpers.third_game import HIGHEST, THIRD_GAMES

pytestmark = pytest.mark.usefixtures("third_game")
SPECS = [*GAMES.values(), HIGHEST]


def told(game: Game, p: Any) -> list[Event]:
    """End a round as the rules do, and read what they have reported."""
    log = [0] * LOG_SIZE
    game.spec.rules.end_round(p, log)
    return game.spec.events.read(log, game.seats, ())


def last_round(game: Game) -> Any:
    p = game.spec.empty()
    game.spec.rules.begin(p, game.players, game.bits, 0)
    p.round = game.spec.rules.LAST_ROUND
    return p


@pytest.mark.parametrize("place", range(8))
def test_the_most_points_at_misterbill_are_told_of_every_seat(place: int) -> None:
    game = Game("misterbill", 8, {})
    p = last_round(game)
    p.points = [MOST_AT_MISTERBILL if seat == place else seat for seat in range(8)]
    p.round_points = [8 if seat == place else 0 for seat in range(8)]
    so_far, this_round = tuple(p.points), tuple(p.round_points)
    ended, over = told(game, p)
    assert (ended.points, over.points) == (this_round, so_far)  # type: ignore[attr-defined]


@pytest.mark.parametrize("place", range(4))
@pytest.mark.parametrize("players", [3, 4])
def test_the_most_points_and_the_dearest_tricks_at_willi_are_told_of_every_seat(players: int, place: int) -> None:
    game = Game("willi", players, {})
    p = last_round(game)
    bonus = game.spec.rules.WILLI_BONUS if players == 3 else 0
    p.totals = [MOST_VALUE - bonus if seat == place else 4 for seat in range(4)]  # Willi's is still to come
    p.points = [21 if seat == place else 0 for seat in range(4)]
    before = list(p.points)
    ended, over = told(game, p)
    assert list(ended.totals) == p.totals  # type: ignore[attr-defined]
    assert list(over.points) == p.points  # type: ignore[attr-defined]
    assert [now - then for now, then in zip(p.points, before, strict=True)] == list(ended.points)  # type: ignore[attr-defined]
    assert max(ended.points) == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", THIRD_GAMES, ids=repr)
def test_the_most_tricks_at_highest_are_told_of_every_seat(game: Game) -> None:
    rules = game.spec.rules
    for place in range(game.players):
        p = last_round(game)
        p.points[place] = rules.LAST_ROUND * rules.DECK_SIZE // game.players
        ended, over = told(game, p)
        assert list(ended.points) == list(over.points) == p.points[: game.players]  # type: ignore[attr-defined]


def largest(event: type[Event], spec: GameSpec[Any]) -> tuple[list[int], list[Any]]:
    """Return the largest numbers rules may report of an event, and what it is to tell of them."""
    words: list[int] = []
    values: list[Any] = []
    for field in fields_of(event):
        packed = [mark.bits for mark in field.marks if isinstance(mark, Packed)]
        most = spec.rules.SEATS - 1
        if field.cards is not None:
            words.append(len(field.cards) - 1)
            values.append(field.cards[-1])
        elif SEAT_SET in field.marks:
            words.append((1 << spec.rules.SEATS) - 1)
            values.append(tuple(range(spec.rules.SEATS)))
        elif packed:
            [bits] = packed
            assert bits * spec.rules.SEATS < 63, "a mask is signed"
            words.append((1 << bits * spec.rules.SEATS) - 1)
            values.append(((1 << bits) - 1,) * spec.rules.SEATS)
        else:
            words.append(most)
            values.append(most)
    return words, values


READ_BY_FIELD = [
    pytest.param(spec, event, id=event.__name__)
    for spec in SPECS
    for event in spec.events
    if event.told.__func__ is Event.told.__func__  # type: ignore[attr-defined]
]
"""The others each have a test of their own: they are told as the model of their game tells them."""


@pytest.mark.parametrize(("spec", "event"), READ_BY_FIELD)
def test_every_event_is_read_where_its_numbers_are_largest(spec: GameSpec[Any], event: type[Event]) -> None:
    words, values = largest(event, spec)
    log = [0] * LOG_SIZE
    report(log, 1, *words)
    assert [structs.astuple(read) for read in Events({1: event}).read(log, spec.rules.SEATS, ())] == [tuple(values)]
