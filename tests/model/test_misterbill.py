"""The reference model of Mister Bill against the worked examples of the rules."""

from __future__ import annotations

import pytest

from helpers.model_scenes import last_card, now, position, waiting_actions
from model.misterbill import MisterBillModel


def test_MB_the_example_of_five_players() -> None:
    """Seats A to E are 0 to 4. A draws E's only card; from there on it goes as the sheets tell it."""
    m = position(["OB", "BL", "L", "B", "O"], team_cards=[1, 5, 3, 4, 2], dealer=4)
    start = len(m.events)
    assert now(m) == ("draw", ["O"])
    m.chance("O")
    m.act(0, "pass")
    assert now(m) == ("draw", ["B"])
    m.chance("B")
    assert now(m) == ("act", {1: ["pass", "play L"]})
    assert m.points == [4, 0, 0, 0, 4]
    m.act(1, "play L")
    assert m.events[start:] == [
        {"t": "draw", "seat": 0, "from": 4, "card": "O"},
        {"t": "out", "seat": 4},
        {"t": "pairs", "seat": 0, "cards": ["O"]},
        {"t": "pass", "seat": 0},
        {"t": "draw", "seat": 1, "from": 0, "card": "B"},
        {"t": "out", "seat": 0},
        {"t": "award", "seats": [0, 4], "points": 4},
        {"t": "pairs", "seat": 1, "cards": ["B"]},
        {"t": "waiter", "seat": 1, "card": "L"},
        {"t": "show", "seats": [3]},
        {"t": "out", "seat": 1},
        {"t": "award", "seats": [1], "points": 2},
        {"t": "round_end", "points": [4, 2, 0, 0, 4]},
    ]
    assert now(m) == ("deal",)
    assert (m.round, m.dealer) == (2, 0)


def test_MB9_of_three_alike_one_stays_and_of_four_none() -> None:
    deck = ["?"] * 47
    deck[0::3] = "BOOOSSSSPPPPWWHH"
    deck[1::3] = "OWWHHDDDDEEEETTB"
    deck[2::3] = "TTGGGGLLLLRRRRB"
    m = MisterBillModel(players=3, dealer=2)
    m.deal(deck, [2, 3, 1])
    assert m.events == [
        {"t": "round", "round": 1, "dealer": 2, "team_cards": [2, 3, 1], "first": 2},
        {"t": "deal", "hands": [list("BOOOSSSSPPPPWWHH"), list("OWWHHDDDDEEEETTB"), list("TTGGGGLLLLRRRRB")]},
        {"t": "pairs", "seat": 2, "cards": ["T", "G", "G", "L", "L", "R", "R"]},
        {"t": "pairs", "seat": 0, "cards": ["O", "S", "S", "P", "P", "W", "H"]},
        {"t": "pairs", "seat": 1, "cards": ["W", "H", "D", "D", "E", "E", "T"]},
    ]
    assert m.hands == [["O", "B"], ["O", "B"], ["B"]]
    assert m.turn == 2


def test_MB10_round_3_starts_with_the_fewest_points_from_the_dealers_left() -> None:
    m = MisterBillModel(players=4, dealer=1)
    m.dealer, m.points = 3, [5, 2, 2, 2]
    assert m._starter() == 1
    m.dealer = 1
    assert m._starter() == 2


def test_MB10_a_starter_already_out_is_passed_over() -> None:
    m = position(["", "OB", "OWB", "WB"], team_cards=[1, 2, 3, 4], dealer=2)
    assert (m.events[0]["first"], m.turn) == (0, 1)
    assert now(m) == ("draw", ["W", "B"])


def test_MB11_a_round_may_end_before_its_first_turn() -> None:
    m = position(["", "", "B"], team_cards=[1, 2, 3], dealer=2)
    assert [e["t"] for e in m.events] == ["round", "deal", "pairs", "out", "pairs", "out", "award", "round_end"]
    assert m.points == [4, 4, 0]
    assert len(m.hands[2]) == 15  # over at once: seat 2 discards nothing


def test_MB12_the_round_ends_at_once_when_the_drawee_is_out() -> None:
    m = position(["", "OB", "O"], team_cards=[2, 1, 3], dealer=2)
    start = len(m.events)
    m.chance("O")
    assert m.events[start:] == [
        {"t": "draw", "seat": 1, "from": 2, "card": "O"},
        {"t": "out", "seat": 2},
        {"t": "award", "seats": [2], "points": 4},
        {"t": "round_end", "points": [0, 0, 4]},
    ]
    assert m.hands[1] == ["O", "O", "B"]


def test_MB13_a_drawer_left_without_cards_is_out() -> None:
    m = position(["", "OB", "O"], team_cards=[2, 3, 1], dealer=2)
    start = len(m.events)
    m.chance("O")
    assert m.events[start:] == [
        {"t": "draw", "seat": 2, "from": 1, "card": "O"},
        {"t": "pairs", "seat": 2, "cards": ["O"]},
        {"t": "out", "seat": 2},
        {"t": "award", "seats": [0, 2], "points": 4},
        {"t": "round_end", "points": [4, 0, 4]},
    ]


def test_MB14_every_waiter_with_every_target() -> None:
    m = position(["ETGLRO", "PB", "ETGLROP"], team_cards=[1, 2, 3], dealer=2)
    m.chance("P")
    targeted = [f"play {card} on seat {seat}" for card in "ETG" for seat in (1, 2)]
    assert now(m) == ("act", {0: ["pass", *targeted, "play L", "play R left", "play R right"]})
    m.act(0, "pass")
    assert m.events[-1] == {"t": "pass", "seat": 0}
    assert m.turn == 1


def test_MB14_without_a_waiter_a_player_is_asked_all_the_same() -> None:
    m = position(["OPB", "SB", "SOPB"], team_cards=[2, 1, 3], dealer=0)
    m.chance("O")
    assert now(m) == ("act", {1: ["pass"]})
    m.act(1, "pass")
    assert m.events[-1] == {"t": "pass", "seat": 1}
    assert m.turn == 2


def test_MB14_without_cards_nobody_is_asked() -> None:
    m = position(["OB", "O", "PB", "PB"], team_cards=[3, 1, 2, 4], dealer=1)
    m.chance("O")
    assert m.events[-1] == {"t": "out", "seat": 1}
    assert now(m) == ("draw", ["B"])


def test_MB16E_blind_draws_before_the_card_is_taken_up() -> None:
    m = position(["EOSB", "PW", "EOSPW"], team_cards=[1, 2, 3], dealer=2)
    m.chance("P")
    m.act(0, "play E on seat 1")
    assert now(m) == ("act", {0: ["give O", "give S", "give P", "give B"]})
    m.act(0, "give P")
    assert now(m) == ("draw", ["P", "W"])
    start = len(m.events)
    m.chance("P")
    assert m.events[start:] == [
        {"t": "move", "from": 0, "to": 1, "card": "P"},
        {"t": "move", "from": 1, "to": 0, "card": "P"},
    ]
    assert m.hands == [["O", "S", "P", "B"], ["P", "W"], ["O", "S", "W", "E"]]


def test_MB16E_chosen_asks_both_at_once() -> None:
    m = position(["EOSB", "PW", "EOSPW"], team_cards=[1, 2, 3], dealer=2, exchange="chosen")
    m.chance("P")
    m.act(0, "play E on seat 2")
    both = {0: ["give O", "give S", "give P", "give B"], 2: ["give O", "give S", "give W", "give E"]}
    assert now(m) == ("act", both)
    m.act(2, "give O")
    assert now(m) == ("act", {0: both[0]})
    start = len(m.events)
    m.act(0, "give S")
    assert m.events[start:] == [
        {"t": "move", "from": 0, "to": 2, "card": "S"},
        {"t": "move", "from": 2, "to": 0, "card": "O"},
        {"t": "pairs", "seat": 0, "cards": ["O"]},
        {"t": "pairs", "seat": 2, "cards": ["S"]},
    ]


@pytest.mark.parametrize("exchange", ["blind", "chosen"])
def test_MB16E_as_last_card_does_nothing(exchange: str) -> None:
    m = last_card("E", exchange)
    start = len(m.events)
    m.act(0, "play E on seat 1")
    assert m.events[start:] == [{"t": "waiter", "seat": 0, "card": "E", "target": 1}, {"t": "out", "seat": 0}]
    assert m.turn == 1


def test_MB16T_as_last_card_takes_the_other_hand() -> None:
    m = last_card("T")
    start = len(m.events)
    m.act(0, "play T on seat 1")
    assert m.events[start:] == [
        {"t": "waiter", "seat": 0, "card": "T", "target": 1},
        {"t": "trade", "seats": [0, 1]},
        {"t": "out", "seat": 1},
        {"t": "award", "seats": [1], "points": 4},
        {"t": "round_end", "points": [0, 4, 0]},
    ]


def test_MB16G_as_last_card_the_others_still_give() -> None:
    m = last_card("G")
    start = len(m.events)
    m.act(0, "play G on seat 1")
    assert now(m) == ("act", {2: ["give P", "give W", "give G", "give B"]})
    m.act(2, "give W")
    assert m.events[start:] == [
        {"t": "waiter", "seat": 0, "card": "G", "target": 1},
        {"t": "move", "from": 2, "to": 1, "card": "W"},
        {"t": "out", "seat": 0},
        {"t": "pairs", "seat": 1, "cards": ["W"]},
    ]


def test_MB16G_as_last_card_between_two_gathers_nothing() -> None:
    m = position(["GO", "", "GOB"], team_cards=[1, 2, 3], dealer=2)
    m.chance("O")
    start = len(m.events)
    m.act(0, "play G on seat 2")
    assert m.events[start:] == [
        {"t": "waiter", "seat": 0, "card": "G", "target": 2},
        {"t": "out", "seat": 0},
        {"t": "award", "seats": [0, 1], "points": 4},
        {"t": "round_end", "points": [4, 4, 0]},
    ]


def test_MB16L_shows_clockwise_from_the_player() -> None:
    m = position(["PB", "OB", "LPOW", "LWB"], team_cards=[2, 3, 1, 4], dealer=3)
    m.chance("O")
    m.act(2, "play L")
    assert m.events[-1] == {"t": "show", "seats": [3, 0, 1]}


@pytest.mark.parametrize(
    ("direction", "moves", "hand"),
    [("left", [(1, 2, "P"), (2, 0, "B")], ["B"]), ("right", [(1, 0, "P"), (2, 1, "B")], ["P"])],
)
def test_MB16R_as_last_card_receives_without_giving(
    direction: str, moves: list[tuple[int, int, str]], hand: list[str]
) -> None:
    m = last_card("R")
    start = len(m.events)
    m.act(0, f"play R {direction}")
    assert set(waiting_actions(m)) == {1, 2}
    m.act(2, "give B")
    m.act(1, "give P")
    assert m.events[start : start + 3] == [
        {"t": "waiter", "seat": 0, "card": "R", "direction": direction},
        *({"t": "move", "from": giver, "to": taker, "card": card} for giver, taker, card in moves),
    ]
    assert m.hands[0] == hand


def test_MB17_pairs_go_clockwise_from_the_active_player() -> None:
    m = position(["HDB", "DWB", "WPO", "RSPO", "SHRB"], team_cards=[2, 4, 5, 1, 3], dealer=2)
    m.chance("O")
    m.act(3, "play R left")
    for seat, card in enumerate("DWPSH"):
        start = len(m.events)
        m.act(seat, f"give {card}")
    assert m.events[start:] == [
        {"t": "move", "from": 3, "to": 4, "card": "S"},
        {"t": "move", "from": 4, "to": 0, "card": "H"},
        {"t": "move", "from": 0, "to": 1, "card": "D"},
        {"t": "move", "from": 1, "to": 2, "card": "W"},
        {"t": "move", "from": 2, "to": 3, "card": "P"},
        {"t": "pairs", "seat": 3, "cards": ["P"]},
        {"t": "out", "seat": 3},
        {"t": "pairs", "seat": 4, "cards": ["S"]},
        {"t": "pairs", "seat": 0, "cards": ["H"]},
        {"t": "pairs", "seat": 1, "cards": ["D"]},
        {"t": "pairs", "seat": 2, "cards": ["W"]},
        {"t": "out", "seat": 2},
        {"t": "award", "seats": [2], "points": 4},
    ]


def test_MB17_whom_the_effect_leaves_without_a_card_is_out_before_anyone_discards() -> None:
    m = position(["GOPB", "SPW", "S", "OWG", ""], team_cards=[1, 3, 5, 2, 4], dealer=3)
    m.chance("O")
    m.act(0, "play G on seat 1")
    for seat, card in [(0, "P"), (2, "S"), (3, "W")]:
        start = len(m.events)
        m.act(seat, f"give {card}")
    assert m.events[start + 3 :] == [
        {"t": "out", "seat": 2},
        {"t": "award", "seats": [2], "points": 4},
        {"t": "pairs", "seat": 1, "cards": ["S", "P", "W"]},
        {"t": "out", "seat": 1},
        {"t": "award", "seats": [1, 4], "points": 2},
        {"t": "round_end", "points": [0, 2, 4, 0, 2]},
    ]


def test_MB17_several_left_without_a_card_go_out_clockwise_from_the_active_player() -> None:
    m = position(["H", "ODB", "GO", "GDSH", "S"], team_cards=[2, 3, 1, 4, 5], dealer=1)
    m.chance("O")
    m.act(2, "play G on seat 1")  # the last card of seat 2
    for seat, card in [(0, "H"), (4, "S"), (3, "D")]:
        start = len(m.events)
        m.act(seat, f"give {card}")
    assert m.events[start + 3 :] == [
        {"t": "out", "seat": 2},
        {"t": "out", "seat": 4},
        {"t": "award", "seats": [4], "points": 4},
        {"t": "out", "seat": 0},
        {"t": "award", "seats": [0, 2], "points": 2},
        {"t": "round_end", "points": [2, 0, 2, 0, 4]},  # over at once: seat 1 keeps its pair
    ]
    assert m.hands[1].count("D") == 2


def test_MB20_a_player_alone_leaves_no_twin_score_card() -> None:
    m = position(["", "", "O", "OPB", "P"], team_cards=[5, 1, 2, 3, 4], dealer=4)
    m.chance("P")  # seat 2 draws the last card of seat 4
    m.act(2, "pass")
    m.chance("O")
    m.act(3, "pass")
    m.chance("P")
    awards = [e for e in m.events if e["t"] == "award"]
    assert awards == [{"t": "award", "seats": [0], "points": 4}, {"t": "award", "seats": [1, 2], "points": 2}]
    assert m.events[-1] == {"t": "round_end", "points": [4, 2, 2, 0, 0]}


def test_MB22_a_tie_goes_to_the_last_round() -> None:
    m = MisterBillModel(players=3)
    m.points, m._round_points = [12, 12, 3], [6, 8, 0]
    assert m._find_winners() == [1]
    m._round_points = [8, 8, 0]
    assert m._find_winners() == [0, 1]


def test_MB23_twenty_quiet_turns_a_player_end_the_round() -> None:
    m = position(["OB", "O", ""], team_cards=[3, 1, 2], dealer=1)
    start = len(m.events)
    for _ in range(40):
        assert now(m) == ("draw", ["O", "B"])
        m.chance("B")
        m.act(m.turn, "pass")
    assert [e["t"] for e in m.events[start:]] == ["draw", "pass"] * 40 + ["stall", "round_end"]
    assert m.points == [0, 0, 0]


def test_MB23_counts_the_players_still_in_when_the_turn_is_over() -> None:
    m = position(["PB", "SPOB", "OB", "S"], team_cards=[1, 3, 2, 4], dealer=3)
    m.quiet = 59
    start = len(m.events)
    m.chance("S")  # seat 3 is out: 3 players are left, and 60 turns have been quiet
    m.act(0, "pass")
    assert [e["t"] for e in m.events[start:]] == ["draw", "out", "pass", "stall", "round_end"]
