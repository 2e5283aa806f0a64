"""The rules of Willi: scoring a round and the game, each rule as a short scene named by its id."""

import pytest

from helpers.rule_scenes import after
from helpers.willi_scenes import holding, last_trick, round_end, seen, trick_of, won_by_seat_1


def test_W11_the_values_of_the_cards_in_your_tricks_add_up() -> None:
    state = holding("R9", "R1", "R2", "R3", totals=[0, 20, 0, 0])
    trick_of(state, "0: play R9", "1: play R1", "2: play R2", "3: play R3")
    assert seen(state).totals == [0, 35, 0, 0]


def test_W11_as_they_lie_after_exchanges() -> None:
    state = won_by_seat_1()
    after(state, "1: take R1", "1: give B3")
    assert seen(state).totals == [20, 35, 20, 20]


@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ([50, 40, 35, 30], [3, 1, 0, 2]),
        ([25, 30, 35, 40], [2, 0, 1, 3]),
        ([35, 50, 30, 40], [0, 3, 2, 1]),
    ],
)
def test_W12_highest_takes_3_second_1_third_nothing_lowest_2(totals: list[int], points: list[int]) -> None:
    assert last_trick(totals) == [round_end(totals, points)]


def test_W13_the_sheets_example_of_a_tie() -> None:
    assert last_trick([40, 40, 39, 34]) == [round_end([40, 40, 39, 34], [0, 0, 0, 2])]


@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ([34, 40, 39, 40], [2, 0, 0, 0]),
        ([50, 40, 40, 30], [3, 0, 0, 2]),
        ([50, 40, 30, 30], [3, 1, 0, 0]),
        ([45, 45, 30, 30], [0, 0, 0, 0]),
        ([45, 45, 45, 30], [0, 0, 0, 2]),
        ([50, 30, 30, 30], [3, 0, 0, 0]),
        ([38, 38, 38, 38], [0, 0, 0, 0]),
    ],
)
def test_W13_players_level_on_places_use_them_up(totals: list[int], points: list[int]) -> None:
    assert last_trick(totals) == [round_end(totals, points)]


@pytest.mark.parametrize(
    ("before", "points", "winners"),
    [
        ([5, 9, 4, 4], [8, 10, 4, 6], [1]),
        ([7, 9, 4, 4], [10, 10, 4, 6], [0, 1]),
        ([7, 9, 10, 8], [10, 10, 10, 10], [0, 1, 2, 3]),
    ],
)
def test_W14_most_points_after_eight_rounds_win_and_level_players_share(
    before: list[int], points: list[int], winners: list[int]
) -> None:
    assert last_trick([50, 40, 35, 30], round=8, points=before) == [
        round_end([50, 40, 35, 30], [3, 1, 0, 2]),
        {"t": "game_end", "points": points, "winners": winners},
    ]


def test_W14_the_seventh_round_is_not_the_last() -> None:
    assert [event["t"] for event in last_trick([50, 40, 35, 30], round=7)] == ["round_end"]
