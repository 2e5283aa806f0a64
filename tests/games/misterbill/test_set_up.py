"""The rules of Mister Bill: cards and setting up a round, each as a short scene named by the rule's id."""

import re
from collections import Counter
from pathlib import Path

import pytest

import billi
from billi import IllegalAction, InvalidPosition, State
from helpers.events import events_of
from helpers.misterbill_scenes import DECK, award, draw, hands, out, pairs, passes, round_end, seen, show, table, waiter
from helpers.rule_scenes import after, stacked, stacked_to_leave

TEST = re.compile(r"^def (test_\w+)", re.MULTILINE)
RULES = (
    *(f"MB{number}" for number in range(1, 16)),
    *(f"MB16{waiter}" for waiter in "ETGLR"),
    *(f"MB{number}" for number in range(17, 24)),
)


def test_every_rule_has_a_test() -> None:
    names = [
        name
        for file in Path(__file__).parent.glob("test_*.py")
        for name in TEST.findall(file.read_text(encoding="utf-8"))
    ]
    tested = {rule for name in names for rule in re.findall(r"(?<=_)MB\d+[ETGLR]?(?=_)", name)}
    assert tested == set(RULES)


def test_the_sheets_example_of_five_players() -> None:
    state = table("OB", "BL", "L", "B", "O", team_cards=[1, 5, 3, 4, 2], turn=0)  # A to E
    assert after(state, "draw O", "0: pass") == [
        draw(0, 4, "O"),
        out(4),
        pairs(0, "O"),
        passes(0),
    ]
    assert hands(state) == ["B", "LB", "L", "B", ""]
    assert after(state, "draw B") == [
        draw(1, 0, "B"),
        out(0),
        award([0, 4], 4),
        pairs(1, "B"),
    ]
    assert after(state, "1: play L") == [
        waiter(1, "L"),
        show(3),
        out(1),
        award([1], 2),
        round_end(4, 2, 0, 0, 4),
    ]
    assert state.points == [4, 2, 0, 0, 4]
    assert state.dealing
    assert (state.position.round, state.position.dealer) == (2, 1)


# Cards


def test_MB1_six_dishes_and_five_waiters_four_times_and_three_mister_bills() -> None:
    deck = billi.game("misterbill").spec.deck
    assert len(deck) == 47
    assert Counter(deck) == {**dict.fromkeys("OSPWHD", 4), **dict.fromkeys("ETGLR", 4), "B": 3}


@pytest.mark.parametrize("deck", [DECK[1:], DECK + "O", DECK[:-1] + "O", DECK[:-1] + "?"])
def test_MB1_no_other_deck_is_dealt(deck: str) -> None:
    with pytest.raises(InvalidPosition):
        billi.game("misterbill", players=3).start(deck=list(deck), team_cards=[1, 2, 3])


def test_MB2_the_waiters_are_E_T_G_L_R() -> None:
    state = table("ETGLRB", "O", "O", phase="serve")
    assert {action.card for action in state.legal(0)} == {"E", "T", "G", "L", "R", None}


@pytest.mark.parametrize("dish", "OSPWHD")
def test_MB2_a_dish_is_never_played(dish: str) -> None:
    state = table(dish + "LB", dish, "L", phase="serve")
    with pytest.raises(IllegalAction):
        state.apply(0, f"play {dish}")


def test_MB3_each_two_team_cards_share_a_colour() -> None:
    state = table("B", "B", "B", "L", "L", "L", "L", "R", team_cards=[1, 3, 5, 7, 2, 4, 6, 8])
    assert [seen(state, seat).mates for seat in range(8)] == [[4], [5], [6], [7], [0], [1], [2], [3]]


@pytest.mark.parametrize("round", [1, 2])
@pytest.mark.parametrize(("teams_out", "points"), [(0, 4), (1, 2), (2, 1)])
def test_MB4_teams_take_4_then_2_then_1(round: int, teams_out: int, points: int) -> None:
    in_play = ["R", "R", "L", "L", "L", "L"][2 * teams_out :]
    state = table(*[""] * (2 * teams_out), *in_play, "", "B", round=round, turn=2 * teams_out)
    assert after(state, "draw B")[:3] == [draw(2 * teams_out, 7, "B"), out(7), award([6, 7], points)]


@pytest.mark.parametrize(("players_out", "points"), list(enumerate([8, 6, 5, 4, 3, 2, 1])))
def test_MB4_alone_they_take_8_6_5_4_3_2_1(players_out: int, points: int) -> None:
    in_play = ["R", "R", "R", "L", "L", "L", "L"][players_out:]
    state = table(*[""] * players_out, *in_play, "B", round=3, turn=players_out)
    assert after(state, "draw B")[:3] == [draw(players_out, 7, "B"), out(7), award([7], points)]


# Setting up a round


@pytest.mark.parametrize("players", range(3, 9))
def test_MB5_team_cards_1_to_N_one_each_face_up(players: int) -> None:
    starts = [billi.game("misterbill", players=players).start(seed=seed) for seed in range(20)]
    dealt = [events_of(state)[0]["team_cards"] for state in starts]
    assert all(sorted(cards) == list(range(1, players + 1)) for cards in dealt)
    assert len({tuple(cards) for cards in dealt}) > 1
    assert all(
        events_of(state.view(None))[0]["team_cards"] == cards for state, cards in zip(starts, dealt, strict=True)
    )


def test_MB5_with_an_odd_number_the_holder_of_the_last_card_plays_alone() -> None:
    state = table("B", "B", "B", "L", "L", team_cards=[2, 5, 4, 3, 1])
    assert [seen(state, seat).mates for seat in range(5)] == [[4], [], [3], [2], [0]]


@pytest.mark.parametrize("team_cards", [None, [1, 2], [1, 2, 2], [1, 2, 4], [0, 1, 2]])
def test_MB5_no_other_team_cards_will_do(team_cards: list[int] | None) -> None:
    with pytest.raises(InvalidPosition) as refused:
        billi.game("misterbill", players=3).start(deck=list(DECK), team_cards=team_cards)
    assert refused.value.rule == "MB5"


def before_round_3(points: list[int], dealer: int) -> State:
    """Sit at a table where round 3 is about to be dealt."""
    return table(*[""] * len(points), phase="deal", round=3, dealer=dealer, points=points)


def test_MB6_round_3_has_no_team_cards() -> None:
    state = before_round_3([4, 4, 0], dealer=0)
    with pytest.raises(InvalidPosition) as refused:
        state.deal(list(DECK), [1, 2, 3])
    assert refused.value.rule == "MB6"
    state.deal(list(DECK))
    assert events_of(state)[0] == {"t": "round", "round": 3, "dealer": 0, "team_cards": None, "first": 2}
    assert [seen(state, seat).mates for seat in range(3)] == [[], [], []]


def test_MB6_in_round_3_everyone_goes_out_alone() -> None:
    state = table("O", "OB", "LB", "B", round=3, turn=1)
    assert after(state, "draw O") == [draw(1, 0, "O"), out(0), award([0], 8), pairs(1, "O")]


def test_MB7_any_player_may_be_the_first_dealer() -> None:
    game = billi.game("misterbill", players=5)
    assert {events_of(game.start(seed=seed))[0]["dealer"] for seed in range(60)} == {0, 1, 2, 3, 4}


def test_MB7_the_dealer_moves_one_seat_to_the_left_each_round() -> None:
    state = table("O", "O", "B", dealer=2, turn=1)
    assert after(state, "draw O")[-1] == round_end(4, 4, 0)
    state.deal(list(DECK), [1, 2, 3])
    dealt = [event for event in events_of(state) if event["t"] == "round"]
    assert dealt == [{"t": "round", "round": 2, "dealer": 0, "team_cards": [1, 2, 3], "first": 0}]


def test_MB8_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    state = billi.game("misterbill", players=5).start(deck=list(DECK), team_cards=[1, 2, 3, 4, 5], dealer=1)
    deal = events_of(state)[1]
    assert deal["hands"] == [list(DECK[(seat - 2) % 5 :: 5]) for seat in range(5)]
    assert [len(hand) for hand in deal["hands"]] == [9, 9, 10, 10, 9]


def test_MB9_of_three_alike_one_stays_and_of_four_none() -> None:
    dealt = ["BOOOSSSSPPPPWWHH", "OWWHHDDDDEEEETTB", "TTGGGGLLLLRRRRB"]
    state = billi.game("misterbill", players=3).start(deck=stacked(dealt, dealer=2), team_cards=[1, 2, 3], dealer=2)
    assert events_of(state)[2:] == [pairs(0, "OSSPPWH"), pairs(1, "WHDDEET"), pairs(2, "TGGLLRR")]
    assert hands(state) == ["OB", "OB", "B"]
    assert seen(state, None).discards == {**dict.fromkeys("SPWHDETGLR", 4), "O": 2, "B": 0}


@pytest.mark.parametrize("holder", range(4))
def test_MB10_the_holder_of_team_card_1_starts(holder: int) -> None:
    cards = [2, 3, 4]
    cards.insert(holder, 1)
    deck = stacked_to_leave(["OB", "OSPB", "SP", "B"], dealer=3)
    state = billi.game("misterbill").start(deck=deck, team_cards=cards, dealer=3)
    assert events_of(state)[0]["first"] == holder
    card = state.outcomes[0]
    assert after(state, f"draw {card}")[0] == draw(holder, (holder - 1) % 4, card)


def test_MB10_in_round_3_the_player_with_the_fewest_points_starts() -> None:
    state = before_round_3([6, 4, 2, 8], dealer=0)
    state.deal(list(DECK))
    assert events_of(state)[0]["first"] == 2


@pytest.mark.parametrize(("dealer", "first"), [(0, 1), (1, 2), (2, 1), (3, 1)])
def test_MB10_of_those_level_the_first_from_the_dealers_left_starts(dealer: int, first: int) -> None:
    state = before_round_3([6, 2, 2, 8], dealer)
    state.deal(list(DECK))
    assert events_of(state)[0]["first"] == first


@pytest.mark.parametrize("dealer", range(4))
def test_MB10_with_all_level_the_dealers_left_neighbour_starts(dealer: int) -> None:
    state = before_round_3([4, 4, 4, 4], dealer)
    state.deal(list(DECK))
    assert events_of(state)[0]["first"] == (dealer + 1) % 4


def test_MB10_if_the_starter_is_already_out_the_next_player_still_in_starts() -> None:
    deck = stacked_to_leave(["OLB", "", "", "OLB", "B"], dealer=0)
    state = billi.game("misterbill", players=5).start(deck=deck, team_cards=[3, 1, 4, 2, 5], dealer=0)
    assert [event["seat"] for event in events_of(state) if event["t"] == "out"] == [1, 2]
    assert after(state, "draw B") == [draw(3, 0, "B"), pairs(3, "B")]


def test_MB11_set_up_pairs_are_discarded_clockwise_from_the_starter() -> None:
    dealt = ["OOSSPPPPWWHH", "OOWWHHDDDDEE", "SSTTTTGGGGBB", "LLLLRRRREEB"]
    state = billi.game("misterbill").start(deck=stacked(dealt, dealer=3), team_cards=[2, 3, 1, 4], dealer=3)
    assert events_of(state)[2:] == [
        pairs(2, "STTGGB"),
        out(2),
        pairs(3, "ELLRR"),
        pairs(0, "OSPPWH"),
        out(0),
        award([0, 2], 4),
        round_end(4, 0, 4, 0),
    ]


def test_MB11_the_round_may_be_over_before_the_first_turn() -> None:
    dealt = ["OOOOSSSSPPPPWWWW", "HHHHDDDDEEEETTTT", "GGGGLLLLRRRRBBB"]
    state = billi.game("misterbill", players=3).start(deck=stacked(dealt, dealer=2), team_cards=[1, 2, 3], dealer=2)
    assert events_of(state) == [
        {"t": "round", "round": 1, "dealer": 2, "team_cards": [1, 2, 3], "first": 0},
        {"t": "deal", "hands": [list(hand) for hand in dealt]},
        pairs(0, "OOSSPPWW"),
        out(0),
        pairs(1, "HHDDEETT"),
        out(1),
        award([0, 1], 4),
        round_end(4, 4, 0),
    ]
    assert state.dealing
    assert (state.position.round, state.position.dealer) == (2, 0)
