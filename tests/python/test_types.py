"""What a type checker knows of games, states and views: mypy reads this file with all others.

These tests run as well; that the types are as told here is for the checker to say, in tests/package/test_style.py.
"""

from typing import Any, assert_type, get_origin

import billi
from billi import Card, Game, MisterBillCard, MisterBillView, State, View, WilliCard, WilliView


def test_a_game_called_by_its_name_has_cards_and_views_of_its_own() -> None:
    willi = assert_type(billi.game("willi"), Game[WilliView, WilliCard])
    assert assert_type(willi.card("G7"), WilliCard).colour == "G"
    assert assert_type(willi.deck, tuple[WilliCard, ...])[0].number == 1
    misterbill = assert_type(billi.game("misterbill", players=5), Game[MisterBillView, MisterBillCard])
    assert assert_type(misterbill.card("T"), MisterBillCard).is_waiter
    assert assert_type(misterbill.deck, tuple[MisterBillCard, ...])[0].is_dish


def test_so_has_a_state_of_it_however_one_comes_by_it() -> None:
    willi = assert_type(billi.game("willi").start(seed=7), State[WilliView, WilliCard])
    twin = assert_type(willi.copy(), State[WilliView, WilliCard])
    assert assert_type(twin.game, Game[WilliView, WilliCard]) == willi.game
    assert {card.colour for card in assert_type(willi.hand(0), list[WilliCard])} <= set("RYGB")
    assert assert_type(willi.view(0), WilliView).box is None
    assert assert_type(willi.view(None), WilliView).hand == []

    hands = ["OB", "SL", "OSL"]
    misterbill = billi.game("misterbill", players=3).position(hands=hands, phase="draw", turn=1)
    assert_type(misterbill, State[MisterBillView, MisterBillCard])
    assert [card.is_dish for card in assert_type(misterbill.outcomes, tuple[MisterBillCard, ...])] == [True, False]
    assert [card.is_waiter for card in assert_type(misterbill.hand(1), list[MisterBillCard])] == [False, True]
    assert assert_type(misterbill.view(1), MisterBillView).turn == 1


def test_of_a_game_known_only_when_it_runs_there_is_what_all_have() -> None:
    for name in ("misterbill", "willi"):
        game = assert_type(billi.game(name), Game[View, Card])
        state = assert_type(game.start(seed=7), State[View, Card])
        assert assert_type(game.card(game.deck[0]), Card) in assert_type(game.deck, tuple[Card, ...])
        assert assert_type(state.view(0), View).hand == assert_type(state.hand(0), list[Card])


def test_any_game_will_do_where_one_says_only_game() -> None:
    def seats(game: Game, state: State) -> tuple[int, int]:
        return game.seats, state.game.seats

    willi, misterbill = billi.game("willi"), billi.game("misterbill")
    assert seats(willi, misterbill.start(seed=1)) == (4, 4)


def test_a_type_can_be_written_where_python_reads_it() -> None:
    """Without quotation marks, and without the second one: before 3.13 Python itself knows no default."""
    assert get_origin(State[WilliView]) is get_origin(State[WilliView, WilliCard]) is State
    assert get_origin(Game[Any]) is Game
