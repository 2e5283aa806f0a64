"""The rules of Willi: tricks, calls and exchanges, each rule as a short scene named by its id."""

from collections import Counter
from typing import Any

import pytest

import billi
from billi import IllegalAction, InvalidPosition, State
from helpers.events import events_of
from helpers.rule_scenes import after, choices
from helpers.willi_scenes import (
    CARDS,
    all_of,
    call,
    exchange,
    finished,
    holding,
    play,
    seen,
    table,
    told,
    trick,
    trick_of,
    won_by_seat_1,
)


def following(led: str, hand: str) -> State:
    """Sit at a table where seat 0 has led this card and seat 1, with this hand, is to play."""
    held = hand.split()
    others = [card for card in CARDS if card != led and card not in held]
    hands = [" ".join(others.pop() for _ in range(len(held) - (seat == 0))) for seat in range(4)]
    hands[1] = hand
    won = [[2, 2, 2, 2], [2, 2, 2, 1], [2, 2, 1, 1], [2, 1, 1, 1], [1, 1, 1, 1], [1, 1, 1, 0], [1, 1, 0, 0]][len(held)]
    return table(*hands, trick=led, won=won)


def test_W5_red_5_led_any_red_or_the_yellow_5_may_be_played_nothing_else() -> None:
    state = following("R5", "R2 R9 Y4 Y5 G1")
    assert sorted(choices(state, 1)) == ["play R2", "play R9", "play Y5"]
    for card in ("Y4", "G1"):
        with pytest.raises(IllegalAction) as refused:
            state.apply(1, f"play {card}")
        assert refused.value.rule == "W5"


def test_W5_red_5_led_without_red_anything_may_be_played() -> None:
    state = following("R5", "Y4 Y5 G1 B9")
    assert sorted(choices(state, 1)) == ["play B9", "play G1", "play Y4", "play Y5"]


def test_W5_without_red_even_holding_the_led_value() -> None:
    assert len(choices(following("R5", "Y5 G5 B5 B6"), 1)) == 4


def test_W5_the_led_value_may_be_played_in_any_colour() -> None:
    assert sorted(choices(following("R5", "R1 Y5 G5 B5 B6"), 1)) == ["play B5", "play G5", "play R1", "play Y5"]


def test_W5_the_leader_plays_any_card() -> None:
    state = table("R1 Y2 G3 B4", "R2 R3 R4 R5", "Y3 Y4 Y5 Y6", "B1 B2 B3 B5", won=[1, 1, 1, 1])
    assert sorted(choices(state, 0)) == ["play B4", "play G3", "play R1", "play Y2"]


def test_W5_what_was_led_counts_not_what_was_played_since() -> None:
    state = table("R1 B1", "Y8 B2", "R2 Y3 G5", "R4 G3 B3", trick="R5 Y5", won=[2, 1, 1, 1])
    assert sorted(choices(state, 2)) == ["play G5", "play R2"]


def test_W5_only_a_card_in_hand_can_be_played() -> None:
    with pytest.raises(IllegalAction) as refused:
        following("R5", "R2 R9").apply(1, "play R3")
    assert refused.value.rule == "W5"


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        ("R9 R8 R7 R6", 3),  # the lowest
        ("R5 R3 B2 R9", 2),  # whatever its colour
        ("R5 R3 Y3 R9", 1),  # of equals the one played first
        ("R3 Y3 G3 B3", 0),
        ("R5 Y4 G4 B4", 1),
    ],
)
def test_W6_the_lowest_value_wins_of_equals_the_first(cards: str, winner: int) -> None:
    state = holding(*cards.split())
    moves = [f"{seat}: play {card}" for seat, card in enumerate(cards.split())]
    assert trick_of(state, *moves) == trick(winner)


def test_W6_first_played_not_first_seat() -> None:
    state = holding("Y3", "R3", "R8", "R9", leader=3)
    assert trick_of(state, "3: play R9", "0: play Y3", "1: play R3", "2: play R8") == trick(0)
    state = holding("Y3", "R3", "R8", "R9", leader=1)
    assert trick_of(state, "1: play R3", "2: play R8", "3: play R9", "0: play Y3") == trick(1)


def test_W7_whoever_calls_takes_the_trick_whatever_the_cards() -> None:
    state = holding("R9", "R1", "R2", "R3")
    assert told(state, "0: play R9", "0: call Willi", "1: play R1", "2: play R2", "3: play R3") == [
        play(0, "R9"),
        call(0),
        play(1, "R1"),
        play(2, "R2"),
        play(3, "R3"),
        trick(0),
    ]


@pytest.mark.parametrize("caller", [0, 1, 2])
def test_W7_whoever_has_played_may_call_until_the_next_card(caller: int) -> None:
    state = holding("R9", "R1", "R2", "R3")
    assert told(state, "0: play R9", "1: play R1", "2: play R2", f"{caller}: call Willi", "3: play R3")[2:] == [
        play(2, "R2"),
        call(caller),
        play(3, "R3"),
        trick(caller),
    ]


def test_W7_a_player_who_has_not_played_to_the_trick_may_not_call() -> None:
    state = holding("R9", "R1", "R2", "R3")
    after(state, "0: play R9")
    for seat in (1, 2, 3):
        with pytest.raises(IllegalAction):
            state.apply(seat, "call Willi")


def test_W7_nobody_may_call_once_the_next_player_is_to_play() -> None:
    state = holding("R9", "R1", "R2", "R3")
    after(state, "0: play R9", "0: no call")
    for seat in range(4):
        with pytest.raises(IllegalAction):
            state.apply(seat, "call Willi")


def test_W7_after_the_last_card_nobody_may_call() -> None:
    state = holding("R9", "R1", "R2", "R3")
    assert trick_of(state, "0: play R9", "1: play R1", "2: play R2", "3: play R3") == trick(1)
    for seat in (0, 2, 3):
        with pytest.raises(IllegalAction) as refused:
            state.apply(seat, "call Willi")
        assert refused.value.rule == "W7"


def test_W8_first_who_just_played_then_the_earlier_ones_in_the_order_they_played() -> None:
    state = holding("R9", "R1", "R2", "R3", leader=2)
    asked = []
    for move in ("2: play R2", "3: play R3", "0: play R9", "1: play R1"):
        after(state, move)
        while seen(state).phase == "call":
            asked.append((len(seen(state).trick), state.to_act))
            after(state, f"{state.to_act[0]}: no call")
    assert asked == [(1, (2,)), (2, (3,)), (2, (2,)), (3, (0,)), (3, (2,)), (3, (3,))]


def test_W8_after_each_card_everyone_may_change_their_mind() -> None:
    state = holding("R9", "R1", "R2", "R3")
    assert after(state, "0: play R9", "0: no call", "1: play R1", "1: no call", "0: call Willi") == [
        play(0, "R9"),
        play(1, "R1"),
        call(0),
    ]
    state = holding("R9", "R1", "R2", "R3")
    quiet = ["0: play R9", "0: no call", "1: play R1", "1: no call", "0: no call", "2: play R2", "2: no call"]
    assert after(state, *quiet, "0: no call", "1: call Willi", "3: play R3")[-3:] == [call(1), play(3, "R3"), trick(1)]


def test_W8_a_call_is_out_of_turn_until_those_before_have_declined() -> None:
    state = holding("R9", "R1", "R2", "R3")
    after(state, "0: play R9", "0: no call", "1: play R1")
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, "call Willi")
    assert refused.value.rule == "W8"


def test_W8_one_call_a_trick() -> None:
    state = holding("R9", "R1", "R2", "R3")
    after(state, "0: play R9", "0: call Willi", "1: play R1")
    assert (seen(state).phase, state.to_act) == ("play", (2,))
    with pytest.raises(IllegalAction) as refused:
        state.apply(1, "call Willi")
    assert refused.value.rule == "W8"


def test_W8_after_a_call_the_rest_still_follow() -> None:
    state = table("R5 G1", "R2 G5 B8", "B1 B2 B3", "Y1 Y2 Y3", trick="R9", won=[1, 1, 1, 2], phase="call", asked=1)
    after(state, "0: call Willi")
    assert choices(state, 1) == ["play R2"]


@pytest.mark.parametrize("leader", range(4))
def test_W8_where_only_one_player_is_short_of_two_tricks_nobody_is_asked(leader: int) -> None:
    cards = ["R1", "R2", "R9", "R3"]
    state = holding(*cards, leader=leader, won=(2, 2, 0, 2))
    for place in range(4):
        seat = (leader + place) % 4
        assert (seen(state).phase, state.to_act) == ("play", (seat,))
        assert after(state, f"{seat}: play {cards[seat]}")[0] == play(seat, cards[seat])
    assert events_of(state)[-1] == trick(2)


def test_W8_where_two_are_short_of_two_tricks_they_are_asked() -> None:
    state = holding("R1", "R2", "R9", "R3", won=(1, 2, 0, 2))
    after(state, "0: play R1")
    assert (seen(state).phase, state.to_act) == ("call", (0,))


def test_W8_where_willi_alone_is_short_or_one_player_is_nobody_is_asked() -> None:
    state = table("R5 Y1", "R7 Y2", "R8 Y3", pile="G9 R1 R2", won=[2, 2, 2, 0])
    assert after(state, "0: play R5", "1: play R7", "2: play R8")[3:5] == [play(3, "G9"), trick(3)]
    state = table("R5 Y1", "R7 Y2", "R8 Y3", pile="G1 R1 R2", won=[0, 2, 2, 2])
    assert after(state, "0: play R5", "1: play R7", "2: play R8")[3:5] == [play(3, "G1"), trick(0)]


def test_W8_who_alone_is_short_of_two_tricks_hears_why_there_is_nothing_to_call() -> None:
    state = holding("R1", "R2", "R9", "R3", leader=2, won=(2, 2, 0, 2))
    after(state, "2: play R9")
    with pytest.raises(IllegalAction) as refused:
        state.apply(2, "call Willi")
    assert (refused.value.sentence, refused.value.rule) == ("why-no-call-theirs", "W8")


def test_W8_no_position_asks_where_only_one_player_is_short_of_two_tricks() -> None:
    hands = ("R1", "R2 Y2", "R9 Y9", "R3 Y3")
    how: dict[str, Any] = {"trick": "Y1", "phase": "call", "asked": 1}
    assert table(*hands, won=[1, 2, 1, 2], **how).to_act == (0,)
    with pytest.raises(InvalidPosition) as refused:
        table(*hands, won=[0, 2, 2, 2], **how)
    assert refused.value.rule == "W8"


def test_W9_a_card_of_a_player_with_two_tricks_does_not_count() -> None:
    state = holding("R1", "R5", "R4", "R9", won=(2, 1, 1, 1))
    assert trick_of(state, "0: play R1", "1: play R5", "2: play R4", "3: play R9") == trick(2)


def test_W9_with_two_tricks_you_may_not_call() -> None:
    state = holding("R9", "R5", "R4", "R1", won=(2, 1, 1, 1))
    assert after(state, "0: play R9") == [play(0, "R9")]
    assert (seen(state).phase, state.to_act) == ("play", (1,))
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, "call Willi")
    assert refused.value.rule == "W9"


def test_W9_with_two_tricks_you_are_passed_over_when_others_are_asked() -> None:
    state = holding("R9", "R5", "R4", "R1", won=(1, 2, 1, 1))
    after(state, "0: play R9", "0: no call", "1: play R5")
    assert (seen(state).phase, state.to_act) == ("call", (0,))


def test_W9_the_only_player_short_of_two_takes_the_trick_with_any_card() -> None:
    state = holding("R1", "R2", "R9", "R3", won=(2, 2, 0, 2))
    assert trick_of(state, "0: play R1", "1: play R2", "2: play R9", "3: play R3") == trick(2)


@pytest.mark.parametrize("players", [3, 4])
def test_W9_everyone_wins_exactly_two_tricks_a_round(players: int) -> None:
    winners = [event["winner"] for event in all_of("trick", finished(players))]
    assert [Counter(winners[n : n + 8]) for n in range(0, 64, 8)] == [{0: 2, 1: 2, 2: 2, 3: 2}] * 8


def test_W10_the_winner_may_exchange_any_hand_card_for_any_card_of_the_trick() -> None:
    state = won_by_seat_1()
    assert state.to_act == (1,)
    assert sorted(choices(state, 1)) == ["keep", "take B4", "take G4", "take R1", "take R4"]
    assert after(state, "1: take R1") == []
    assert sorted(choices(state, 1)) == ["give B2", "give B3", "give Y2"]
    assert after(state, "1: give B3") == [exchange(1, give="B3", take="R1")]
    assert sorted(seen(state, 1).hand) == ["B2", "R1", "Y2"]


def test_W10_then_leads_even_the_card_just_taken() -> None:
    state = won_by_seat_1()
    assert after(state, "1: take R1", "1: give B3", "1: play R1")[1:] == [play(1, "R1")]


def test_W10_only_one_card_is_exchanged() -> None:
    state = won_by_seat_1()
    after(state, "1: take R1", "1: give B3")
    assert (seen(state).phase, state.to_act) == ("play", (1,))


def test_W10_or_keeps_the_trick_and_leads() -> None:
    state = won_by_seat_1()
    assert after(state, "1: keep", "1: play Y2") == [play(1, "Y2")]


def test_W10_both_cards_are_shown_to_all() -> None:
    state = won_by_seat_1()
    after(state, "1: take R1", "1: give B3")
    assert all(events_of(seen(state, seat))[-1] == exchange(1, give="B3", take="R1") for seat in (0, 1, 2, 3, None))


def test_W10_the_winner_is_asked_right_after_the_trick() -> None:
    state = holding("R9", "R1", "R2", "R3")
    assert trick_of(state, "0: play R9", "1: play R1", "2: play R2", "3: play R3") == trick(1)
    assert (seen(state).phase, state.to_act) == ("take", (1,))


def test_W10_only_cards_of_the_trick_can_be_taken() -> None:
    with pytest.raises(IllegalAction) as refused:
        won_by_seat_1().apply(1, "take R8")
    assert refused.value.rule == "W10"


def test_W10_any_is_the_default() -> None:
    assert billi.game("willi") == billi.game("willi", exchange="any")


def test_W10_same_colour_only_within_one_colour() -> None:
    state = won_by_seat_1("same_colour", hand="Y2 B2 B3")
    assert sorted(choices(state, 1)) == ["keep", "take B4"]
    with pytest.raises(IllegalAction) as refused:
        state.apply(1, "take R4")
    assert refused.value.rule == "W10"
    after(state, "1: take B4")
    assert sorted(choices(state, 1)) == ["give B2", "give B3"]
    with pytest.raises(IllegalAction) as refused:
        state.apply(1, "give Y2")
    assert refused.value.rule == "W10"
    assert after(state, "1: give B2") == [exchange(1, give="B2", take="B4")]


def test_W10_same_colour_the_winner_is_asked_even_with_nothing_to_exchange() -> None:
    state = holding("R9", "R1", "R2", "R3", exchange="same_colour")
    assert trick_of(state, "0: play R9", "1: play R1", "2: play R2", "3: play R3") == trick(1)
    assert (seen(state).phase, state.to_act) == ("take", (1,))
    assert choices(state, 1) == ["keep"]
    with pytest.raises(IllegalAction) as refused:
        state.apply(1, "take R9")
    assert refused.value.rule == "W10"
    assert after(state, "1: keep") == []
    assert (seen(state).phase, state.to_act) == ("play", (1,))


def test_W10_same_colour_the_question_does_not_tell_which_colours_the_winner_lacks() -> None:
    ones: dict[str, Any] = {"won": [1, 1, 1, 1], "exchange": "same_colour"}
    with_red = table("R9 Y1 Y2 Y3", "R1 R5 B5 B6", "R2 G1 G2 G3", "R3 B1 B2 B3", **ones)
    without = table("R9 Y1 Y2 Y3", "R1 G1 B5 B6", "R2 R5 G2 G3", "R3 B1 B2 B3", **ones)
    for state in (with_red, without):
        assert trick_of(state, "0: play R9", "1: play R1", "2: play R2", "3: play R3") == trick(1)
    assert [len(choices(state, 1)) for state in (with_red, without)] == [5, 1]
    for viewer in (0, 3, None):
        assert with_red.view(viewer) == without.view(viewer)
    for state in (with_red, without):
        after(state, "1: keep")
    for viewer in (0, 3, None):
        assert with_red.view(viewer) == without.view(viewer)


def test_W10_no_exchange_after_the_eighth_trick() -> None:
    state = holding("R9", "R1", "R2", "R3", won=(2, 2, 2, 1))
    happened = told(state, "0: play R9", "1: play R1", "2: play R2", "3: play R3")
    assert [event["t"] for event in happened] == ["play"] * 4 + ["trick", "round_end"]
