"""The reference model of Willi against the worked examples of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from helpers.model_scenes import play_at_random, waiting_actions
from model import willi
from model.willi import WilliModel, score_cards


def willi_deck(first_hand: str, seat: int, dealer: int) -> list[str]:
    """Stack a Willi deck so that this seat is dealt these nine cards, in this order."""
    mine = first_hand.split()
    others = [card for card in willi.CARDS if card not in mine]
    return [(mine if (dealer + 1 + place) % 4 == seat else others).pop(0) for place in range(36)]


def led(card: str, hand: str) -> WilliModel:
    """Sit at a table where this card is led and seat 1 holds this hand."""
    m = WilliModel(players=4)
    m.trick = [(0, card)]
    m.hands[1] = hand.split()
    return m


def test_W5_the_led_colour_or_the_led_value() -> None:
    assert led("R5", "R1 R9 Y5 Y6 B5").playable(1) == ["R1", "R9", "Y5", "B5"]


def test_W5_anything_without_the_led_colour() -> None:
    assert led("R5", "Y5 Y6 G1 B5").playable(1) == ["Y5", "Y6", "G1", "B5"]


def test_W6_W9_the_lowest_of_those_who_may_still_win() -> None:
    m = WilliModel(players=4)
    m.trick = [(2, "R4"), (3, "R2"), (0, "R9"), (1, "Y4")]
    assert m.trick_winner() == 3
    m.tricks[3] = [[], []]
    assert m.trick_winner() == 2


def test_W8_the_last_player_is_asked_first_then_the_earlier_ones() -> None:
    m = WilliModel(players=4, dealer=3)
    m.deal(willi.CARDS)
    asked = []
    while not any(m.won):
        seat, actions = next(iter(waiting_actions(m).items()))
        if "no call" in actions:
            asked.append((len(m.trick), seat))
        m.act(seat, actions[-1])
    assert asked == [(1, 0), (2, 1), (2, 0), (3, 2), (3, 0), (3, 1)]


def test_W8_nobody_is_asked_when_only_one_player_is_short_of_two_tricks() -> None:
    m = WilliModel(players=4)
    m.trick = [(0, "R4")]
    m.tricks = [[[]], [[]], [[], []], [[], []]]
    assert next(m._offer_call()) == ("act", {0: ["call Willi", "no call"]})
    m.tricks[1].append([])
    assert list(m._offer_call()) == []


def test_W7_W10_a_call_takes_the_trick_and_an_exchange_changes_it() -> None:
    m = WilliModel(players=4, dealer=3)
    m.deal(willi_deck("R9 R8 R7 R6 R5 Y9 Y8 Y7 G9", seat=0, dealer=3))
    m.act(0, "box G9")
    for seat in (3, 1, 2):
        assert not any(e["t"] == "box" for e in m.events)
        m.act(seat, waiting_actions(m)[seat][0])
    assert [e["seat"] for e in m.events if e["t"] == "box"] == [0, 1, 2, 3]
    m.act(0, "play R9")
    m.act(0, "call Willi")
    for seat in (1, 2, 3):
        m.act(seat, waiting_actions(m)[seat][0])
    total = m.totals[0]
    low = m.tricks[0][0][1]
    assert (m.won, m.trick) == ([1, 0, 0, 0], [])
    assert waiting_actions(m) == {0: [f"take {card}" for card in m.tricks[0][0]] + ["keep"]}
    m.act(0, f"take {low}")
    m.act(0, "give Y9")
    assert m.totals[0] == total - willi.value(low) + 9
    assert low in m.hands[0]
    assert "Y9" not in m.hands[0]
    assert [e["t"] for e in m.events[-7:]] == ["play", "willi", "play", "play", "play", "trick", "exchange"]
    assert m.events[-1] == {"t": "exchange", "seat": 0, "give": "Y9", "take": low}


def test_W10_same_colour_offers_only_what_can_be_answered() -> None:
    m = WilliModel(players=4, exchange="same_colour")
    m.hands[2] = ["R1", "R2", "G3"]
    m.tricks[2] = [["R9", "Y9", "Y8", "G1"]]
    exchange = m._exchange_card(2)
    assert next(exchange) == ("act", {2: ["take R9", "take G1", "keep"]})
    assert exchange.send((2, "take R9")) == ("act", {2: ["give R1", "give R2"]})


def test_W10_the_winner_is_asked_even_when_no_exchange_is_possible() -> None:
    m = WilliModel(players=4, exchange="same_colour")
    m.hands[2] = ["R1", "R2", "G3"]
    m.tricks[2] = [["Y9", "Y8", "B1", "B2"]]
    exchange = m._exchange_card(2)
    assert next(exchange) == ("act", {2: ["keep"]})
    with pytest.raises(StopIteration):
        exchange.send((2, "keep"))
    assert m.events == []


@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ([40, 40, 39, 34], [0, 0, 0, 2]),
        ([34, 41, 39, 40], [2, 3, 0, 1]),
        ([50, 30, 30, 40], [3, 0, 0, 1]),
        ([50, 40, 40, 30], [3, 0, 0, 2]),
        ([40, 40, 40, 30], [0, 0, 0, 2]),
        ([50, 30, 30, 30], [3, 0, 0, 0]),
        ([45, 45, 35, 35], [0, 0, 0, 0]),
        ([40, 40, 40, 40], [0, 0, 0, 0]),
    ],
)
def test_W13_level_players_use_up_their_places(totals: list[int], points: list[int]) -> None:
    assert score_cards(totals) == points


@pytest.mark.parametrize(
    ("options", "dealers", "firsts"),
    [
        ({"players": 4, "dealer": 1}, [1, 2, 3, 0] * 2, [2, 3, 0, 1] * 2),
        ({"players": 3, "dealer": 1}, [1, 2, 3, 0] * 2, [3] * 8),
        ({"players": 3, "willi_starts": "in_turn"}, [2, 3, 0, 1] * 2, [3, 0, 1, 2] * 2),
    ],
)
def test_W4_W16_who_deals_and_who_starts(options: dict[str, Any], dealers: list[int], firsts: list[int]) -> None:
    m = WilliModel(**options)
    play_at_random(m, random.Random(1))
    rounds = [e for e in m.events if e["t"] == "round"]
    assert [e["dealer"] for e in rounds] == dealers
    assert [e["first"] for e in rounds] == firsts


@pytest.mark.parametrize(
    ("options", "orders"),
    [
        ({"players": 4, "dealer": 3}, ["0123", "1230", "2301", "3012"] * 2),
        ({"willi_sits": "stays"}, ["3012"] * 8),
        ({}, ["3012", "3120", "3201", "3012", "3120", "3201", "3012", "3120"]),
        ({"willi_starts": "in_turn", "willi_sits": "stays"}, ["3012", "0123", "1230", "2301"] * 2),
        ({"willi_starts": "in_turn"}, ["3012", "0312", "1320", "2301", "3120", "0132", "1230", "2031"]),
    ],
)
def test_W16_who_plays_after_whom_in_the_first_trick(options: dict[str, Any], orders: list[str]) -> None:
    m = WilliModel(**{"players": 3} | options)
    play_at_random(m, random.Random(3))
    plays = [str(e["seat"]) for e in m.events if e["t"] == "play"]
    assert ["".join(plays[start : start + 4]) for start in range(0, len(plays), 32)] == orders


def test_W16_play_goes_round_willi_from_any_leader() -> None:
    m = WilliModel(players=3)
    m.round = 2
    assert [m._order_of_play(leader) for leader in range(4)] == [[0, 3, 1, 2], [1, 2, 0, 3], [2, 0, 3, 1], [3, 1, 2, 0]]


def test_W15_willi_turns_his_pile_in_order_and_keeps_one_card() -> None:
    m = WilliModel(players=3)
    play_at_random(m, random.Random(2))
    piles = [e["hands"][3] for e in m.events if e["t"] == "deal"]
    turned = [e["card"] for e in m.events if e["t"] == "play" and e["seat"] == 3]
    assert turned == [card for pile in piles for card in pile[:8]]
    assert m.hands == [[], [], [], [piles[-1][8]]]
    ends = [e for e in m.events if e["t"] == "round_end"]
    assert ends[-1]["totals"] == [*m.totals[:3], m.totals[3] + 12]  # W18
