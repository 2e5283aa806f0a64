"""The rules of Willi with three players, each as a short scene named by the rule's id."""

from typing import Any

import pytest

import billi
from billi import InvalidArgument, State
from billi.games.spec import EventDict
from helpers.events import events_of
from helpers.rule_scenes import after
from helpers.willi_scenes import (
    CARDS,
    ONE_COLOUR_EACH,
    all_of,
    call,
    finished,
    last_trick,
    play,
    round_end,
    seen,
    table,
    told,
    trick,
    trick_of,
)


def three_and_willi() -> State:
    """Deal seat 0 red, 1 yellow, 2 green; Willi has blue, from 1 to 9."""
    return billi.game("willi", players=3).start(deck=ONE_COLOUR_EACH, dealer=3)


def test_W15_willi_boxes_no_card() -> None:
    state = three_and_willi()
    assert state.to_act == (0, 1, 2)
    happened = after(state, "2: box G9", "1: box Y9", "0: box R9")
    assert [event["seat"] for event in happened if event["t"] == "box"] == [0, 1, 2]
    assert seen(state).hand_sizes == [8, 8, 8, 8]


def test_W15_his_cards_are_unknown_to_everyone() -> None:
    state = three_and_willi()
    assert [events_of(seen(state, seat))[1]["hands"][3] for seat in (0, 1, 2, None)] == [9, 9, 9, 9]


def test_W15_he_turns_the_top_card_whenever_it_is_his_turn() -> None:
    state = three_and_willi()
    assert after(state, "0: box R9", "1: box Y9", "2: box G9")[3:] == [play(3, "B1")]
    assert told(state, "0: play R8", "1: play Y8", "2: play G8") == [
        play(0, "R8"),
        play(1, "Y8"),
        play(2, "G8"),
        trick(3),
        play(3, "B2"),
    ]


def test_W15_he_follows_no_suit_and_never_exchanges() -> None:
    state = table("R5 Y1", "R7 Y2", "R8 Y3", pile="G1 R1 R2", won=[2, 2, 1, 1])
    assert after(state, "0: play R5", "1: play R7", "2: play R8", "2: no call")[3:] == [
        play(3, "G1"),
        trick(3),
        play(3, "R1"),
    ]


def test_W15_he_never_calls() -> None:
    state = table("R5 Y1 B1", "R7 Y2 B2", "R8 Y3 B3", pile="R9 R1 R2 R3", won=[1, 1, 2, 1], leader=2)
    assert after(state, "2: play R8") == [play(2, "R8"), play(3, "R9")]
    assert (seen(state).phase, state.to_act) == ("play", (0,))
    after(state, "0: play R5", "0: no call")
    assert (seen(state).phase, state.to_act) == ("play", (1,))


def test_W15_others_may_call_on_his_card() -> None:
    state = table("R5 Y1 B1", "R7 Y2 B2", "R8 Y3 B3", pile="R9 R1 R2 R3", won=[1, 1, 1, 2], leader=2)
    assert after(state, "2: play R8", "2: no call", "2: call Willi") == [play(2, "R8"), play(3, "R9"), call(2)]


def test_W15_one_card_is_left_over_at_the_end() -> None:
    state = table("R1", "Y1", "G1", pile="B1 B9", won=[2, 2, 2, 1])
    assert after(state, "0: play R1", "1: play Y1", "2: play G1")[3:5] == [play(3, "B1"), trick(3)]
    assert seen(state).hand_sizes == [0, 0, 0, 1]


@pytest.mark.parametrize("dealer", range(4))
def test_W16_willi_leads_the_first_trick_of_every_round_and_deals_in_turn(dealer: int) -> None:
    rounds = all_of("round", finished(players=3, dealer=dealer))
    assert [event["first"] for event in rounds] == [3] * 8
    assert [event["dealer"] for event in rounds] == [(dealer + n) % 4 for n in range(8)]


def test_W16_or_he_starts_the_first_round_and_the_start_then_moves_left() -> None:
    state = finished(players=3, willi_starts="in_turn")
    assert [event["first"] for event in all_of("round", state)] == [3, 0, 1, 2, 3, 0, 1, 2]
    assert [event["dealer"] for event in all_of("round", state)] == [2, 3, 0, 1, 2, 3, 0, 1]


def test_W16_whoever_starts_leads() -> None:
    state = finished(players=3, willi_starts="in_turn")
    leaders = [event["seat"] for event in all_of("play", state)][::32]
    assert leaders == [3, 0, 1, 2, 3, 0, 1, 2]


@pytest.mark.parametrize("dealer", [0, 1, 3])
def test_W16_in_turn_the_first_dealer_is_his_right_hand_neighbour(dealer: int) -> None:
    with pytest.raises(InvalidArgument) as refused:
        billi.game("willi", players=3, willi_starts="in_turn").start(seed=1, dealer=dealer)
    assert refused.value.rule == "W16"


def test_W16_always_is_the_default() -> None:
    assert billi.game("willi", players=3) == billi.game("willi", players=3, willi_starts="always")


SITTING = {
    ("always", "moves"): ["3012", "3120", "3201", "3012", "3120", "3201", "3012", "3120"],
    ("always", "stays"): ["3012"] * 8,
    ("in_turn", "moves"): ["3012", "0312", "1320", "2301", "3120", "0132", "1230", "2031"],
    ("in_turn", "stays"): ["3012", "0123", "1230", "2301", "3012", "0123", "1230", "2301"],
}
"""Who plays after whom in the first trick of each round, by willi_starts and willi_sits."""
every_sitting = pytest.mark.parametrize(("starts", "sits"), SITTING)


def at(starts: str, sits: str) -> State:
    return finished(players=3, willi_starts=starts, willi_sits=sits)


def around(order: str, first: str) -> str:
    """Begin the order round the table with another seat."""
    start = order.index(first)
    return order[start:] + order[:start]


@every_sitting
def test_W16_who_plays_after_whom_in_every_trick_of_every_round(starts: str, sits: str) -> None:
    plays = [str(event["seat"]) for event in all_of("play", at(starts, sits))]
    tricks = ["".join(plays[n : n + 4]) for n in range(0, len(plays), 4)]
    assert tricks[::8] == SITTING[starts, sits]
    assert tricks == [around(SITTING[starts, sits][n // 8], trick[0]) for n, trick in enumerate(tricks)]
    assert {trick[0] for trick in tricks} == set("0123")


@every_sitting
def test_W16_everybody_is_shown_how_all_sit_this_round(starts: str, sits: str) -> None:
    state = billi.game("willi", players=3, willi_starts=starts, willi_sits=sits).start(seed=2)
    shown: dict[int, set[str]] = {}
    while not state.over:
        view = seen(state)
        shown.setdefault(view.round, set()).add("".join(map(str, view.clockwise)))
        state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
    assert shown == {n: {around(order, "0")} for n, order in enumerate(SITTING[starts, sits], start=1)}


@every_sitting
def test_W16_the_right_to_call_goes_in_the_order_they_played(starts: str, sits: str) -> None:
    state = billi.game("willi", players=3, willi_starts=starts, willi_sits=sits).start(seed=2)
    rounds_asked = set()
    while not state.over:
        view = seen(state)
        if view.phase != "call":
            state.apply(state.to_act[0], state.legal(state.to_act[0])[0])
            continue
        order = [seat for seat, _ in view.trick]
        may_call = [seat for seat in [order[-1], *order[:-1]] if seat != 3 and view.won[seat] < 2]
        for seat in may_call:
            assert (seen(state).phase, state.to_act) == ("call", (seat,))
            state.apply(seat, "no call")
        assert seen(state).phase != "call" or len(seen(state).trick) > len(order)
        rounds_asked.add(view.round)
    assert rounds_asked == set(range(1, 9))


def test_W16_the_right_to_call_where_willi_sits_between_two_players() -> None:
    how: dict[str, Any] = {"won": [1, 1, 1, 1], "leader": 0, "round": 2}  # play goes 0, Willi, 1, 2
    state = table("R9 Y1 Y2 Y3", "R7 G1 G2 G3", "R8 B1 B2 B3", pile="R6 R1 R2 R3 R4", **how)
    asked = []
    for move in ("0: play R9", "1: play R7", "2: play R8"):
        after(state, move)
        while seen(state).phase == "call":
            asked.append((len(seen(state).trick), state.to_act))
            after(state, f"{state.to_act[0]}: no call")
    assert asked == [(1, (0,)), (2, (0,)), (3, (1,)), (3, (0,))]
    assert events_of(state) == [play(0, "R9"), play(3, "R6"), play(1, "R7"), play(2, "R8"), trick(3), play(3, "R1")]


@pytest.mark.parametrize(("round", "winner"), [(1, 0), (2, 1), (3, 2), (4, 0)])
def test_W16_of_equals_the_first_played_wins_as_they_sit(round: int, winner: int) -> None:
    how: dict[str, Any] = {"won": [1, 1, 1, 1], "leader": 3, "round": round, "trick": "R9"}
    state = table("R3 Y1 Y2 Y4", "Y3 G1 G2 G4", "G3 B1 B2 B4", pile="R6 R1 R2 R5", **how)
    moves = [f"{seat % 3}: play {['R3', 'Y3', 'G3'][seat % 3]}" for seat in range(round - 1, round + 2)]
    assert trick_of(state, *moves) == trick(winner)


@every_sitting
def test_W16_deal_and_box_go_by_seat_number(starts: str, sits: str) -> None:
    state = at(starts, sits)
    boxes = [event["seat"] for event in all_of("box", state)]
    firsts = [event["first"] for event in all_of("round", state)]
    assert [boxes[n : n + 3] for n in range(0, 24, 3)] == [
        [seat % 4 for seat in range(first, first + 4) if seat % 4 != 3] for first in firsts
    ]
    game = billi.game("willi", players=3, willi_starts=starts, willi_sits=sits)
    for round in range(2, 9):
        state = game.position(hands=["", "", ""], phase="deal", round=round, dealer=(round + 1) % 4)
        state.deal(CARDS)
        hands = [CARDS[(seat - round - 2) % 4 :: 4] for seat in range(4)]
        assert events_of(state)[1] == {"t": "deal", "hands": hands}


def test_W16_moving_is_the_default() -> None:
    assert billi.game("willi", players=3) == billi.game("willi", players=3, willi_sits="moves")


def test_W16_with_four_players_nobody_moves() -> None:
    plays = [event["seat"] for event in all_of("play", finished(dealer=3))]
    assert [plays[n : n + 4] for n in range(0, 256, 32)] == [
        [n % 4, (n + 1) % 4, (n + 2) % 4, (n + 3) % 4] for n in range(8)
    ]
    assert billi.game("willi", players=4).options == {"exchange": "any"}


def test_W17_he_wins_by_the_lowest_card_and_then_leads() -> None:
    state = table("R5 Y1 B1", "R7 Y2 B2", "R8 Y3 B3", pile="R4 G7 R2 R3", won=[2, 1, 1, 1])
    after(state, "0: play R5", "1: play R7", "1: no call", "2: play R8", "2: no call")
    assert after(state, "1: no call") == [play(3, "R4"), trick(3), play(3, "G7")]


def test_W17_of_equals_the_first_played_beats_him() -> None:
    state = table("R5 Y1 B1", "R7 Y2 B2", "R8 Y3 B3", pile="G7 R4 R2 R3", won=[2, 1, 1, 1])
    after(state, "0: play R5", "1: play R7", "1: no call", "2: play R8", "2: no call")
    assert after(state, "1: no call") == [play(3, "G7"), trick(1)]


def test_W17_with_two_tricks_his_card_does_not_count() -> None:
    state = table("R5 Y1 B1", "R7 Y2 B2", "R8 Y3 B3", pile="R1 G7 R2 R3", won=[2, 1, 0, 2])
    after(state, "0: play R5", "1: play R7", "1: no call", "2: play R8", "2: no call")
    assert after(state, "1: no call") == [play(3, "R1"), trick(1)]


def test_W17_if_the_others_have_won_six_tricks_the_last_two_are_his() -> None:
    state = table("R1 Y1", "R2 Y2", "R3 Y3", pile="B9 B8 B7", won=[2, 2, 2, 0], totals=[40, 30, 20, 0])
    assert after(state, "0: play R1", "1: play R2", "2: play R3", "0: play Y1", "1: play Y2", "2: play Y3") == [
        play(0, "R1"),
        play(1, "R2"),
        play(2, "R3"),
        play(3, "B9"),
        trick(3),
        play(3, "B8"),
        play(0, "Y1"),
        play(1, "Y2"),
        play(2, "Y3"),
        trick(3),
        round_end([40, 30, 20, 15 + 14 + 12], [1, 0, 2, 3]),
    ]


def willis_last_trick(total: int, **fields: Any) -> list[EventDict]:
    """Play the last trick, of four ones, which brings Willi's cards up to this total; the others have 50, 40, 30."""
    state = table("R1", "Y1", "G1", pile="B1 B9", won=[2, 2, 2, 1], totals=[50, 40, 30, total - 4], **fields)
    return after(state, "0: play R1", "1: play Y1", "2: play G1")[5:]


def test_W18_willi_adds_12_to_his_total_and_takes_score_cards() -> None:
    assert willis_last_trick(39) == [round_end([50, 40, 30, 51], [1, 0, 2, 3])]
    assert willis_last_trick(10) == [round_end([50, 40, 30, 22], [3, 1, 0, 2])]


def test_W18_his_12_may_make_a_tie() -> None:
    assert willis_last_trick(38) == [round_end([50, 40, 30, 50], [0, 0, 2, 0])]


def test_W18_willi_can_win_the_game() -> None:
    assert willis_last_trick(39, round=8, points=[4, 3, 2, 5])[1:] == [
        {"t": "game_end", "points": [5, 3, 4, 8], "winners": [3]}
    ]


def test_W18_with_four_players_nobody_adds_12() -> None:
    assert last_trick([40, 30, 20, 25]) == [round_end([40, 30, 20, 25], [3, 1, 2, 0])]
