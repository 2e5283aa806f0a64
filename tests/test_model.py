"""The reference model against the worked examples of the rules, and against its own events on random games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from model import misterbill, willi
from model.misterbill import MisterBillModel
from model.table import Event, Table, Waiting
from model.willi import WilliModel, score_cards

GAMES = 200  # random games for each player count and option
FIELDS = {
    MisterBillModel: {
        "round": {"round", "dealer", "team_cards", "first"},
        "deal": {"hands"},
        "pairs": {"seat", "cards"},
        "out": {"seat"},
        "award": {"seats", "points"},
        "draw": {"seat", "from", "card"},
        "pass": {"seat"},
        "waiter": {"seat", "card"},
        "move": {"from", "to", "card"},
        "trade": {"seats"},
        "show": {"seats"},
        "stall": set(),
        "round_end": {"points"},
        "game_end": {"points", "winners"},
    },
    WilliModel: {
        "round": {"round", "dealer", "first"},
        "deal": {"hands"},
        "box": {"seat", "card"},
        "play": {"seat", "card"},
        "willi": {"seat"},
        "trick": {"winner"},
        "exchange": {"seat", "give", "take"},
        "round_end": {"totals", "points"},
        "game_end": {"points", "winners"},
    },
}
WAITER_FIELD = {"E": {"target"}, "T": {"target"}, "G": {"target"}, "L": set(), "R": {"direction"}}


def deck_for(hands: list[str], dealer: int) -> list[str]:
    """Stack a Mister Bill deck so that, once the set-up pairs are gone, the seats hold exactly these cards."""
    left = Counter(misterbill.WHOLE_DECK) - Counter("".join(hands))
    pairs = [kind for kind, count in left.items() for _ in range(count // 2)]
    dealt = [list(hand) for hand in hands]
    for seat, hand in enumerate(dealt):
        size = len(range((seat - dealer - 1) % len(hands), 47, len(hands)))
        while len(hand) < size:
            hand += pairs.pop() * 2
        assert len(hand) == size, f"seat {seat} is dealt {size} cards: no pairs bring it down to {hands[seat]!r}"
    return [dealt[(dealer + 1 + place) % len(hands)].pop() for place in range(47)]


def position(hands: list[str], team_cards: list[int], dealer: int, exchange: Any = "blind") -> MisterBillModel:
    """Sit at a first round in which set-up left these hands."""
    m = MisterBillModel(players=len(hands), exchange=exchange, dealer=dealer)
    m.deal(deck_for(hands, dealer), team_cards)
    return m


def now(m: Table) -> Waiting:
    """Say what the table waits for, afresh (the type checker remembers what `m.waiting` was)."""
    return m.waiting


def waiting_actions(m: Table) -> dict[int, list[str]]:
    assert m.waiting[0] == "act"
    return m.waiting[1]


def last_card(card: str, exchange: str = "blind") -> MisterBillModel:
    """Bring seat 0 of three to act with this waiter as its last card, against P W and P W B with the waiter."""
    m = position([card + "O", "PW", card + "OPWB"], team_cards=[1, 3, 2], dealer=2, exchange=exchange)
    m.chance("O")
    assert m.hands[0] == [card]
    return m


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


def test_what_is_not_on_offer_is_refused() -> None:
    m = last_card("E")
    before = list(m.events)
    for seat, action in [(1, "pass"), (0, "play T on seat 1"), (0, "give E"), (0, "play E on seat 0")]:
        with pytest.raises(ValueError):
            m.act(seat, action)
    with pytest.raises(ValueError):
        m.chance("E")
    with pytest.raises(ValueError):
        m.deal(misterbill.WHOLE_DECK, [1, 2, 3])
    assert m.events == before
    fresh = MisterBillModel(players=3)
    with pytest.raises(ValueError):
        fresh.deal(misterbill.WHOLE_DECK)
    with pytest.raises(ValueError):
        fresh.deal(misterbill.WHOLE_DECK[1:], [1, 2, 3])
    with pytest.raises(ValueError):
        WilliModel(players=4).act(0, "keep")


def deal_at_random(m: Table, rng: random.Random) -> None:
    if isinstance(m, MisterBillModel):
        team_cards = rng.sample(range(1, len(m.points) + 1), len(m.points)) if m.round < 3 else None
        m.deal(rng.sample(misterbill.WHOLE_DECK, 47), team_cards)
    elif isinstance(m, WilliModel):
        m.deal(rng.sample(willi.CARDS, 36))


def step_at_random(m: Table, rng: random.Random) -> None:
    waiting = m.waiting
    if waiting[0] == "deal":
        deal_at_random(m, rng)
    elif waiting[0] == "draw":
        assert isinstance(m, MisterBillModel)
        m.chance(rng.choice(waiting[1]))
    elif waiting[0] == "act":
        seat = rng.choice(list(waiting[1]))
        m.act(seat, rng.choice(waiting[1][seat]))


def play_at_random(m: Table, rng: random.Random) -> None:
    while m.waiting != ("over",):
        step_at_random(m, rng)


class Replay:
    """What the events alone say lies where."""

    def __init__(self) -> None:
        self.hands: list[list[str]] = []
        self.aside: list[str] = []  # discards; or the box, the table and the tricks won
        self.out: set[int] = set()

    def read(self, event: Event) -> None:
        match event:
            case {"t": "deal", "hands": hands}:
                self.hands, self.aside, self.out = [list(hand) for hand in hands], [], set()
            case {"t": "pairs", "seat": seat, "cards": cards}:
                for card in cards * 2:
                    self.lay_aside(seat, card)
            case {"t": "draw", "seat": taker, "from": giver, "card": card}:
                self.hand_over(giver, taker, card)
            case {"t": "move", "to": taker, "from": giver, "card": card}:
                self.hand_over(giver, taker, card)
            case {"t": "trade", "seats": [one, other]}:
                self.hands[one], self.hands[other] = self.hands[other], self.hands[one]
            case {"t": "exchange", "seat": seat, "give": given, "take": taken}:
                self.lay_aside(seat, given)
                self.aside.remove(taken)
                self.hands[seat].append(taken)
            case {"t": "waiter" | "box" | "play", "seat": seat, "card": card}:
                self.lay_aside(seat, card)
            case {"t": "out", "seat": seat}:
                assert not self.hands[seat]
                assert seat not in self.out
                self.out.add(seat)

    def hand_over(self, giver: int, taker: int, card: str) -> None:
        assert giver != taker
        assert not {giver, taker} & self.out
        self.hands[giver].remove(card)
        self.hands[taker].append(card)

    def lay_aside(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.aside.append(card)

    def check(self, m: Table, whole_deck: list[str]) -> None:
        assert m.hands == [sorted(hand, key=m._order.__getitem__) for hand in self.hands]
        assert sorted(sum(self.hands, self.aside)) == whole_deck


def check_fields(m: MisterBillModel | WilliModel, event: Event) -> None:
    extra = WAITER_FIELD[event["card"]] if event["t"] == "waiter" else set()
    assert set(event) == {"t"} | FIELDS[type(m)][event["t"]] | extra


def play_checked(m: MisterBillModel | WilliModel, rng: random.Random, whole_deck: list[str]) -> None:
    """Play on at random; at every pause the model's cards must be those its events tell of."""
    replay, read = Replay(), 0
    while m.waiting != ("over",):
        step_at_random(m, rng)
        for event in m.events[read:]:
            check_fields(m, event)
            replay.read(event)
        read = len(m.events)
        replay.check(m, whole_deck)
    ends = [e["points"] for e in m.events if e["t"] == "round_end"]
    assert len(ends) == m.rounds
    assert m.points == [sum(points) for points in zip(*ends, strict=True)]
    assert m.events[-1] == {"t": "game_end", "points": m.points, "winners": m.winners}
    assert m.winners
    assert all(m.points[seat] == max(m.points) for seat in m.winners)


@pytest.mark.parametrize("exchange", ["blind", "chosen"])
@pytest.mark.parametrize("players", range(3, 9))
def test_random_games_of_misterbill(players: int, exchange: Any) -> None:
    for seed in range(GAMES):
        rng = random.Random(seed)
        m = MisterBillModel(players=players, exchange=exchange, dealer=rng.randrange(players))
        play_checked(m, rng, misterbill.WHOLE_DECK)


@pytest.mark.parametrize("exchange", ["any", "same_colour"])
@pytest.mark.parametrize(
    "options",
    [
        {"players": 4},
        *(
            {"players": 3, "willi_starts": starts, "willi_sits": sits}
            for starts in ("always", "in_turn")
            for sits in ("moves", "stays")
        ),
    ],
)
def test_random_games_of_willi(exchange: Any, options: dict[str, Any]) -> None:
    for seed in range(GAMES):
        rng = random.Random(seed)
        m = WilliModel(exchange=exchange, dealer=rng.randrange(4), **options)
        play_checked(m, rng, willi.WHOLE_DECK)
        assert m.won == [2, 2, 2, 2]
