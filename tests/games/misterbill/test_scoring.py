"""The rules of Mister Bill: after a waiter, going out and scoring, each rule as a short scene named by its id."""

from typing import Any

import pytest

import billi
from billi.games.spec import EventDict
from helpers.events import events_of
from helpers.misterbill_scenes import (
    award,
    draw,
    game_end,
    move,
    out,
    pairs,
    passes,
    round_end,
    seen,
    show,
    table,
    waiter,
)
from helpers.rule_scenes import after, choices, stacked_to_leave


def test_MB17_pairs_go_clockwise_from_the_active_player() -> None:
    state = table("HDB", "DWB", "WPB", "RSP", "SH", phase="serve", turn=3, team_cards=[2, 4, 5, 1, 3])
    moves = ["0: give D", "1: give W", "2: give P", "3: give S", "4: give H"]
    assert after(state, "3: play R left", *moves)[6:] == [
        pairs(3, "P"),
        out(3),
        pairs(4, "S"),
        out(4),
        pairs(0, "H"),
        pairs(1, "D"),
        pairs(2, "W"),
    ]


def test_MB17_all_whom_the_effect_leaves_without_cards_are_out_before_anyone_discards() -> None:
    state = table("O", "GB", "OS", "PB", "SPB", phase="serve", turn=1)
    assert after(state, "1: play G on seat 2", "0: give O", "1: give B", "3: give P", "4: give P") == [
        waiter(1, "G", target=2),
        move(1, 2, "B"),
        move(3, 2, "P"),
        move(4, 2, "P"),
        move(0, 2, "O"),
        out(1),
        out(0),
        award([0, 1], 4),
        pairs(2, "OP"),
    ]


def test_MB17_who_gives_the_last_card_scores_before_who_is_rid_of_theirs_in_pairs() -> None:
    state = table("GPB", "SPW", "S", "WG", "", phase="serve", team_cards=[1, 3, 5, 2, 4])
    assert after(state, "0: play G on seat 1", "0: give P", "2: give S", "3: give W") == [
        waiter(0, "G", target=1),
        move(0, 1, "P"),
        move(2, 1, "S"),
        move(3, 1, "W"),
        out(2),
        award([2], 4),
        pairs(1, "SPW"),
        out(1),
        award([1, 4], 2),
        round_end(0, 2, 4, 0, 2),
    ]


def test_MB17_whom_a_last_Round_brings_no_card_is_out_before_anyone_discards() -> None:
    state = table("R", "OS", "OSPB", "P", phase="serve", team_cards=[1, 3, 2, 4])
    assert after(state, "0: play R right", "1: give S", "2: give O", "3: give P") == [
        waiter(0, "R", direction="right"),
        move(1, 0, "S"),
        move(2, 1, "O"),
        move(3, 2, "P"),
        out(3),
        pairs(1, "O"),
        out(1),
        award([1, 3], 4),
        round_end(0, 4, 0, 4),
    ]


def test_MB17_several_left_without_cards_are_out_clockwise_from_the_active_player() -> None:
    state = table("H", "DB", "G", "DSH", "S", phase="serve", turn=2, team_cards=[2, 3, 1, 4, 5])
    assert after(state, "2: play G on seat 1", "0: give H", "3: give D", "4: give S")[4:] == [
        out(2),
        out(4),
        award([4], 4),
        out(0),
        award([0, 2], 2),
        round_end(2, 0, 2, 0, 4),
    ]


def test_MB17_the_first_team_out_takes_the_better_score_card() -> None:
    state = table("B", "GO", "O", "S", "SB", "B", phase="serve", turn=1, round=3)
    told = after(state, "1: play G on seat 4", "0: give B", "1: give O", "2: give O", "3: give S", "5: give B")
    assert told[6:] == [
        out(1),
        award([1], 8),
        out(2),
        award([2], 6),
        out(3),
        award([3], 5),
        out(5),
        award([5], 4),
        out(0),
        award([0], 3),
        round_end(3, 8, 6, 5, 0, 4),
        game_end([3, 8, 6, 5, 0, 4], [1]),
    ]


def test_MB17_nobody_discards_any_more_once_the_round_is_over() -> None:
    state = table("GO", "S", "OSB", phase="serve")
    assert after(state, "0: play G on seat 2", "0: give O", "1: give S") == [
        waiter(0, "G", target=2),
        move(0, 2, "O"),
        move(1, 2, "S"),
        out(0),
        out(1),
        award([0, 1], 4),
        round_end(4, 4, 0),
    ]


def test_MB18_whoever_gives_away_the_last_card_is_out_at_once() -> None:
    state = table("GO", "SB", "O", "SLB", "B", phase="serve")
    told = after(state, "0: play G on seat 1", "0: give O", "2: give O", "3: give L", "4: give B")
    assert [event for event in told if event["t"] == "out"] == [out(0), out(2), out(4)]
    assert seen(state, None).still_in == [1, 3]


def test_MB18_whoever_is_out_is_no_target_has_no_turn_and_gives_no_card() -> None:
    state = table("EO", "", "OB", "L", phase="serve")
    assert choices(state, 0) == ["play E on seat 2", "play E on seat 3", "pass"]
    assert after(state, "0: pass", "draw O") == [passes(0), draw(2, 0, "O"), pairs(2, "O")]


def test_MB19_a_waiter_may_target_a_team_mate() -> None:
    state = table("EOS", "OSB", "PB", "PB", phase="serve")
    assert seen(state, 0).mates == [1]
    assert after(state, "0: play E on seat 1", "0: give O", "draw S") == [
        waiter(0, "E", target=1),
        move(0, 1, "O"),
        move(1, 0, "S"),
        pairs(0, "S"),
        out(0),
        pairs(1, "O"),
    ]


# Scoring


def test_MB20_a_team_scores_when_its_last_member_goes_out() -> None:
    state = table("OB", "O", "SB", "SB", turn=1)
    assert after(state, "draw O") == [draw(1, 0, "O"), pairs(1, "O"), out(1)]
    assert state.points == [0, 0, 0, 0]
    assert after(state, "draw B") == [draw(2, 0, "B"), out(0), award([0, 1], 4), round_end(4, 4, 0, 0)]


def test_MB20_a_member_long_out_is_paid_too() -> None:
    state = table("", "O", "OSB", "SB", "B", turn=2)
    assert after(state, "draw O") == [draw(2, 1, "O"), out(1), award([0, 1], 4), pairs(2, "O")]


def test_MB20_a_player_alone_takes_one_card_and_the_other_leaves_the_game() -> None:
    state = table("OB", "O", "SB", "S", "B", turn=0)
    assert after(state, "draw B", "0: pass") == [draw(0, 4, "B"), out(4), award([4], 4), pairs(0, "B"), passes(0)]
    assert after(state, "draw O") == [
        draw(1, 0, "O"),
        out(0),
        pairs(1, "O"),
        out(1),
        award([0, 1], 2),
        round_end(2, 2, 0, 0, 4),
    ]


def test_MB20_points_of_the_rounds_add_up() -> None:
    state = table("", "O", "OSB", "SB", "B", turn=2, round=2, points=[4, 2, 0, 1, 0])
    after(state, "draw O")
    assert state.points == [8, 6, 0, 1, 0]
    assert seen(state, None).round_points == [4, 4, 0, 0, 0]


def test_MB21_when_a_round_is_over_its_cards_are_gathered_in_and_none_lie_on_the_discards() -> None:
    state = billi.game("misterbill", players=3).start(seed=1)
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    assert seen(state, None).hand_sizes == [0, 0, 0]
    assert set(seen(state, None).discards.values()) == {0}


def test_MB21_the_last_team_in_scores_nothing() -> None:
    state = table("", "O", "OSB", "S", turn=2, points=[2, 2, 4, 4], round=2)
    assert after(state, "draw O") == [draw(2, 1, "O"), out(1), award([0, 1], 4), round_end(4, 4, 0, 0)]
    assert state.points == [6, 6, 4, 4]


def test_MB21_a_new_round_begins_with_all_score_cards() -> None:
    state = table("", "O", "OSB", "S", turn=2, dealer=1)
    after(state, "draw O")
    state.deal(stacked_to_leave(["", "", "OLB", "OL"], dealer=2), [1, 2, 3, 4])
    assert events_of(state)[-2:] == [award([0, 1], 4), round_end(4, 4, 0, 0)]
    assert state.points == [8, 8, 0, 0]


def test_MB22_most_points_after_round_3_wins() -> None:
    state = table("O", "OB", "", round=3, turn=1, points=[2, 6, 12], round_points=[0, 0, 8])
    assert after(state, "draw O")[2:] == [
        award([0], 6),
        round_end(6, 0, 8),
        game_end([8, 6, 12], [2]),
    ]
    assert (state.over, state.winners) == (True, [2])


def test_MB22_a_tie_goes_to_most_points_in_round_3() -> None:
    state = table("O", "OB", "", round=3, turn=1, points=[4, 0, 10], round_points=[0, 0, 8])
    assert after(state, "draw O")[-1] == game_end([10, 0, 10], [2])


def test_MB22_players_level_in_round_3_too_share_the_win() -> None:
    state = table("OB", "OS", "S", round=3, turn=1, points=[5, 4, 5], idle_turns=59)
    assert after(state, "draw B", "1: pass") == [
        draw(1, 0, "B"),
        passes(1),
        {"t": "stall"},
        round_end(0, 0, 0),
        game_end([5, 4, 5], [0, 2]),
    ]


def test_MB23_twenty_turns_a_player_without_a_discard_end_the_round() -> None:
    state = table("OB", "O", "", team_cards=[3, 1, 2], turn=1)
    told = after(state, *["draw B", "1: pass", "draw B", "0: pass"] * 20)
    assert [event["t"] for event in told] == ["draw", "pass"] * 40 + ["stall", "round_end"]
    assert told[-1] == round_end(0, 0, 0)
    assert state.points == [0, 0, 0]


def test_MB23_teams_already_out_keep_their_points() -> None:
    in_teams: dict[str, Any] = {"team_cards": [3, 1, 5, 2, 4], "round_points": [0, 0, 4, 0, 0]}
    state = table("OB", "O", "", "", "", **in_teams, turn=1, idle_turns=39)
    assert after(state, "draw B", "1: pass") == [draw(1, 0, "B"), passes(1), {"t": "stall"}, round_end(0, 0, 4, 0, 0)]


def test_MB23_a_pair_starts_the_count_again() -> None:
    state = table("OLB", "OL", "", team_cards=[3, 1, 2], turn=1, idle_turns=39)
    assert after(state, "draw O", "1: pass") == [draw(1, 0, "O"), pairs(1, "O"), passes(1)]
    assert seen(state, None).idle_turns == 0


def test_MB23_so_does_a_waiter() -> None:
    state = table("OLB", "OL", "", team_cards=[3, 1, 2], turn=1, idle_turns=39)
    assert after(state, "draw B", "1: play L") == [draw(1, 0, "B"), waiter(1, "L"), show(1)]
    assert seen(state, None).idle_turns == 0


def test_MB23_a_pass_does_not() -> None:
    state = table("OLB", "OL", "", team_cards=[3, 1, 2], turn=1, idle_turns=39)
    assert after(state, "draw B", "1: pass") == [draw(1, 0, "B"), passes(1), {"t": "stall"}, round_end(0, 0, 0)]


@pytest.mark.parametrize(("idle_turns", "then"), [(38, []), (39, [{"t": "stall"}, round_end(0, 0, 0)])])
def test_MB23_the_limit_shrinks_when_a_player_goes_out_without_a_discard(
    idle_turns: int, then: list[EventDict]
) -> None:
    state = table("OPB", "P", "O", turn=2, idle_turns=idle_turns)
    assert after(state, "draw P", "2: pass") == [draw(2, 1, "P"), out(1), passes(2), *then]
