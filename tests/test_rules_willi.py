"""The rules of Willi, each as a short scene named by the rule's id.

Seats count clockwise. With three players the fourth seat, 3, is Willi's.
"""

import re
from collections import Counter
from typing import Any

import pytest

import billi
from billi import IllegalAction, InvalidPosition, State, WilliView
from billi.games.spec import EventDict
from scene import after, choices, stacked
from told import events_of

RULES = tuple(f"W{number}" for number in range(1, 19))
CARDS = [colour + value for colour in "RYGB" for value in "123456789"]
ONE_COLOUR_EACH = stacked([CARDS[:9], CARDS[9:18], CARDS[18:27], CARDS[27:]], dealer=3)
"""Deals seat 0 all red cards, seat 1 yellow, seat 2 green and seat 3 blue, from 1 to 9."""


def table(*hands: str, exchange: str = "any", **fields: Any) -> State:
    """Sit at a table with these hands."""
    return billi.game("willi", players=len(hands), exchange=exchange).position(hands=list(hands), **fields)


def holding(*cards: str, leader: int = 0, won: tuple[int, ...] = (1, 1, 1, 1), **fields: Any) -> State:
    """Sit at a table where each seat holds this card and otherwise none of the colour of the leader's."""
    others = [card for card in CARDS if card not in cards and card[0] != cards[leader][0]]
    size = 8 - sum(won)
    hands = [" ".join([card, *(others.pop() for _ in range(size - 1))]) for card in cards]
    return table(*hands, leader=leader, won=list(won), **fields)


def told(state: State, *moves: str) -> list[EventDict]:
    """Make moves in order and tell what happened; whoever is asked to call and is not said to, declines."""
    before = len(state.events)
    for move in moves:
        while seen(state).phase == "call" and move != f"{state.to_act[0]}: call Willi":
            state.apply(state.to_act[0], "no call")
        after(state, move)
    return events_of(state)[before:]


def trick_of(state: State, *moves: str) -> EventDict:
    """Play one trick and give its last event."""
    return told(state, *moves)[-1]


def seen(state: State, seat: int | None = None) -> WilliView:
    view = state.view(seat)
    assert isinstance(view, WilliView)
    return view


def play(seat: int, card: str) -> EventDict:
    return {"t": "play", "seat": seat, "card": card}


def call(seat: int) -> EventDict:
    return {"t": "willi", "seat": seat}


def trick(winner: int) -> EventDict:
    return {"t": "trick", "winner": winner}


def exchange(seat: int, give: str, take: str) -> EventDict:
    return {"t": "exchange", "seat": seat, "give": give, "take": take}


def round_end(totals: list[int], points: list[int]) -> EventDict:
    return {"t": "round_end", "totals": totals, "points": points}


def test_every_rule_has_a_test() -> None:
    tested = {rule for name in globals() for rule in re.findall(r"(?<=_)W\d+(?=_)", name)}
    assert tested == set(RULES)


# Cards and set-up


def test_W1_one_to_nine_in_red_yellow_green_and_blue() -> None:
    assert sorted(billi.game("willi").spec.deck) == sorted(CARDS)


@pytest.mark.parametrize("deck", [CARDS[1:], [*CARDS, "R1"], [*CARDS[1:], "R2"], [*CARDS[1:], "P1"]])
def test_W1_no_other_deck_is_dealt(deck: list[str]) -> None:
    with pytest.raises(InvalidPosition):
        billi.game("willi").start(deck=deck)


def test_W2_nine_cards_each_one_at_a_time_from_the_dealers_left() -> None:
    state = billi.game("willi").start(deck=CARDS, dealer=1)
    assert events_of(state)[1] == {"t": "deal", "hands": [CARDS[2::4], CARDS[3::4], CARDS[0::4], CARDS[1::4]]}


def test_W2_everyone_puts_one_card_in_the_box_at_once() -> None:
    state = billi.game("willi").start(deck=ONE_COLOUR_EACH, dealer=3)
    assert state.to_act == (0, 1, 2, 3)
    assert choices(state, 2) == [f"box {card}" for card in CARDS[18:27]]
    assert after(state, "2: box G9", "0: box R1", "3: box B5") == []
    assert after(state, "1: box Y2") == [
        {"t": "box", "seat": 0, "card": "R1"},
        {"t": "box", "seat": 1, "card": "Y2"},
        {"t": "box", "seat": 2, "card": "G9"},
        {"t": "box", "seat": 3, "card": "B5"},
    ]
    assert seen(state).hand_sizes == [8, 8, 8, 8]
    assert "R1" not in seen(state, 0).hand


def test_W2_a_boxed_card_is_known_only_to_who_boxed_it() -> None:
    state = billi.game("willi").start(deck=ONE_COLOUR_EACH, dealer=3)
    after(state, "0: box R1", "1: box Y2", "2: box G9", "3: box B5")
    for seat in range(4):
        boxed = [event.get("card") for event in events_of(seen(state, seat))[-4:]]
        assert boxed == [card if owner == seat else None for owner, card in enumerate(["R1", "Y2", "G9", "B5"])]
    assert all("card" not in event for event in events_of(seen(state))[-4:])


def test_W2_only_a_card_in_hand_can_be_boxed() -> None:
    state = billi.game("willi").start(deck=ONE_COLOUR_EACH, dealer=3)
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, "box Y1")
    assert refused.value.rule == "W2"


def finished(players: int = 4, **how: Any) -> State:
    """Play a whole game, everyone choosing the first thing they may."""
    start = {name: how.pop(name) for name in ("seed", "dealer") if name in how}
    state = billi.game("willi", players=players, **how).start(**{"seed": 5, **start})
    while not state.over:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    return state


def all_of(kind: str, state: State) -> list[EventDict]:
    return [event for event in events_of(state) if event["t"] == kind]


def test_W2_eight_tricks_a_round() -> None:
    state = finished()
    rounds = Counter(event["t"] for event in events_of(state))
    assert (rounds["round"], rounds["box"], rounds["trick"], rounds["play"]) == (8, 32, 64, 256)


@pytest.mark.parametrize("name", ["Willi", "willi", " WILLI "])
@pytest.mark.parametrize("seat", range(4))
def test_W3_a_player_called_Willi_starts_the_first_round(name: str, seat: int) -> None:
    names = ["Ann", "Bo", "Cy", "Di"]
    names[seat] = name
    state = billi.game("willi").start(seed=seat, names=names)
    assert events_of(state)[0]["first"] == seat
    assert state.record()["names"] == names


def test_W3_of_several_called_Willi_any_one_starts() -> None:
    names = ["Willi", "Bo", "willi", "Di"]
    starters = {events_of(billi.game("willi").start(seed=seed, names=names))[0]["first"] for seed in range(40)}
    assert starters == {0, 2}


def test_W3_a_name_that_only_begins_like_Willi_is_another_name() -> None:
    names = ["William", "Bo", "Cy", "Di"]
    starters = {events_of(billi.game("willi").start(seed=seed, names=names))[0]["first"] for seed in range(40)}
    assert starters == {0, 1, 2, 3}


def test_W3_names_are_one_a_person() -> None:
    with pytest.raises(billi.InvalidPosition, match="3 names"):
        billi.game("willi").start(names=["Ann", "Bo", "Cy"])


def test_W3_any_player_may_start_the_first_round() -> None:
    game = billi.game("willi")
    assert {events_of(game.start(seed=seed))[0]["first"] for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.parametrize("dealer", range(4))
def test_W4_the_starter_is_the_dealers_left_neighbour_and_both_move_left(dealer: int) -> None:
    rounds = all_of("round", finished(dealer=dealer))
    assert [event["dealer"] for event in rounds] == [(dealer + n) % 4 for n in range(8)]
    assert [event["first"] for event in rounds] == [(dealer + 1 + n) % 4 for n in range(8)]


def test_W4_the_starter_leads_the_first_trick() -> None:
    state = billi.game("willi").start(deck=ONE_COLOUR_EACH, dealer=1)
    after(state, *(f"{seat}: {choices(state, seat)[0]}" for seat in range(4)))
    assert state.to_act == (2,)


# Tricks


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


def won_by_seat_1(exchange: str = "any", hand: str = "Y2 B2 B3") -> State:
    """Sit at a table where seat 1 has just taken a trick of R4 R1 G4 B4 and holds this hand."""
    hands = ["R8 Y8 G8", hand, "Y5 Y6 Y7", "B7 B8 B9"]
    how = {"leader": 0, "winner": 1, "trick": "R4 R1 G4 B4", "won": [1, 2, 1, 1], "totals": [20, 33, 20, 20]}
    return table(*hands, exchange=exchange, phase="take", **how)


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


# Scoring a round


def test_W11_the_values_of_the_cards_in_your_tricks_add_up() -> None:
    state = holding("R9", "R1", "R2", "R3", totals=[0, 20, 0, 0])
    trick_of(state, "0: play R9", "1: play R1", "2: play R2", "3: play R3")
    assert seen(state).totals == [0, 35, 0, 0]


def test_W11_as_they_lie_after_exchanges() -> None:
    state = won_by_seat_1()
    after(state, "1: take R1", "1: give B3")
    assert seen(state).totals == [20, 35, 20, 20]


def last_trick(totals: list[int], **fields: Any) -> list[EventDict]:
    """Play the last trick, of four ones, which brings seat 3 up to its total."""
    before = [*totals[:3], totals[3] - 4]
    state = table("R1", "Y1", "G1", "B1", won=[2, 2, 2, 1], totals=before, **fields)
    happened = told(state, "0: play R1", "1: play Y1", "2: play G1", "3: play B1")
    assert happened[4] == trick(3)
    return happened[5:]


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


# Three players


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
    with pytest.raises(InvalidPosition) as refused:
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
