"""The rules of Mister Bill, each as a short scene named by the rule's id.

Seats count clockwise. A position gives the hands by seat; unless team cards are given, seats 0 and 1 are one team,
2 and 3 another, and so on.
"""

import re
from collections import Counter
from typing import Any

import pytest

import billi
from billi import IllegalAction, InvalidPosition, MisterBillView, State
from billi.games.spec import EventDict
from scene import after, choices, stacked, stacked_to_leave
from told import events_of

RULES = (
    *(f"MB{number}" for number in range(1, 16)),
    *(f"MB16{waiter}" for waiter in "ETGLR"),
    *(f"MB{number}" for number in range(17, 24)),
)
DECK = "OOOOSSSSPPPPWWWWHHHHDDDDEEEETTTTGGGGLLLLRRRRBBB"


def table(*hands: str, exchange: str = "blind", **fields: Any) -> State:
    """Sit at a table with these hands; luck is about to choose the card drawn, unless another phase is given."""
    return billi.game("misterbill", players=len(hands), exchange=exchange).position(hands=list(hands), **fields)


def hands(state: State) -> list[str]:
    return ["".join(state.view(seat).hand) for seat in range(state.game.players)]


def seen(state: State, seat: int | None) -> MisterBillView:
    view = state.view(seat)
    assert isinstance(view, MisterBillView)
    return view


def draw(seat: int, origin: int, card: str) -> EventDict:
    return {"t": "draw", "seat": seat, "from": origin, "card": card}


def pairs(seat: int, cards: str) -> EventDict:
    return {"t": "pairs", "seat": seat, "cards": list(cards)}


def out(seat: int) -> EventDict:
    return {"t": "out", "seat": seat}


def award(seats: list[int], points: int) -> EventDict:
    return {"t": "award", "seats": seats, "points": points}


def passes(seat: int) -> EventDict:
    return {"t": "pass", "seat": seat}


def waiter(seat: int, card: str, **how: int | str) -> EventDict:
    return {"t": "waiter", "seat": seat, "card": card, **how}


def move(origin: int, to: int, card: str) -> EventDict:
    return {"t": "move", "from": origin, "to": to, "card": card}


def trade(player: int, target: int) -> EventDict:
    return {"t": "trade", "seats": [player, target]}


def show(*seats: int) -> EventDict:
    return {"t": "show", "seats": list(seats)}


def round_end(*points: int) -> EventDict:
    return {"t": "round_end", "points": list(points)}


def game_end(points: list[int], winners: list[int]) -> EventDict:
    return {"t": "game_end", "points": points, "winners": winners}


def test_every_rule_has_a_test() -> None:
    tested = {rule for name in globals() for rule in re.findall(r"(?<=_)MB\d+[ETGLR]?(?=_)", name)}
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


# A turn


def test_MB12_one_card_is_drawn_from_the_nearest_player_to_the_right() -> None:
    state = table("OS", "OB", "SPB", "PB", turn=0)
    assert state.to_act == ()
    assert state.outcomes == ("P", "B")
    assert after(state, "draw P") == [draw(0, 3, "P")]
    assert hands(state) == ["OSP", "OB", "SPB", "B"]


def test_MB12_players_who_are_out_are_passed_over() -> None:
    state = table("OS", "OB", "", "", "SL", turn=4)
    assert state.outcomes == ("O", "B")
    assert after(state, "draw B") == [draw(4, 1, "B")]


def test_MB12_only_drawer_and_drawee_know_the_card() -> None:
    state = table("OS", "OB", "SPB", "PB", turn=0)
    after(state, "draw P")
    assert [events_of(seen(state, seat))[-1].get("card") for seat in (0, 1, 2, 3, None)] == ["P", None, None, "P", None]


def test_MB12_a_drawee_left_without_cards_is_out_before_the_turn_goes_on() -> None:
    state = table("OLB", "B", "S", "OSB", turn=2, team_cards=[1, 2, 3, 4])
    assert after(state, "draw B") == [draw(2, 1, "B"), out(1)]
    state = table("OLB", "S", "SB", "OB", turn=2, team_cards=[1, 2, 3, 4])
    assert after(state, "draw S") == [draw(2, 1, "S"), out(1), pairs(2, "S")]


def test_MB12_the_round_may_end_with_the_drawee_before_the_pair_is_discarded() -> None:
    state = table("", "O", "OB", turn=2)
    assert after(state, "draw O") == [draw(2, 1, "O"), out(1), award([0, 1], 4), round_end(4, 4, 0)]


def test_MB12_only_a_card_of_the_drawee_can_be_drawn() -> None:
    state = table("OS", "OB", "SPB", "PB", turn=0)
    with pytest.raises(IllegalAction) as refused:
        state.draw("O")
    assert refused.value.rule == "MB12"


def test_MB13_the_pair_goes_and_the_turn_goes_on() -> None:
    state = table("OB", "OLB", "LB", turn=1)
    assert after(state, "draw O") == [draw(1, 0, "O"), pairs(1, "O")]
    assert state.to_act == (1,)
    state = table("OB", "OSB", "SB", turn=1)
    assert after(state, "draw O") == [draw(1, 0, "O"), pairs(1, "O")]
    assert state.to_act == (1,)
    assert after(state, "1: pass") == [passes(1)]
    assert (state.position.turn, state.outcomes) == (2, ("S", "B"))


def test_MB13_without_cards_you_are_out_and_your_turn_is_over() -> None:
    state = table("OB", "O", "LB", "LB", turn=1)
    assert after(state, "draw O") == [draw(1, 0, "O"), pairs(1, "O"), out(1)]
    assert (state.position.turn, state.outcomes) == (2, ("B",))


def test_MB14_you_may_play_any_one_waiter_or_none() -> None:
    state = table("ETGLRO", "OB", "", "L", phase="serve")
    aimed = [f"play {card} on seat {seat}" for card in "ETG" for seat in (1, 3)]
    assert choices(state, 0) == [*aimed, "play L", "play R left", "play R right", "pass"]


def test_MB14_after_one_waiter_the_turn_is_over() -> None:
    state = table("LRO", "OSB", "SL", phase="serve")
    assert after(state, "0: play L") == [waiter(0, "L"), show(1)]
    assert state.to_act == ()
    assert after(state, "draw R") == [draw(1, 0, "R")]


def test_MB14_whoever_passes_keeps_the_waiter() -> None:
    state = table("LO", "OSB", "SL", phase="serve")
    assert after(state, "0: pass", "draw O") == [passes(0), draw(1, 0, "O"), pairs(1, "O")]
    assert hands(state) == ["L", "SB", "SL"]


def test_MB14_a_player_without_a_waiter_is_asked_like_any_other() -> None:
    state = table("OS", "SPB", "OPL", turn=1)
    assert after(state, "draw O") == [draw(1, 0, "O")]
    assert (seen(state, None).phase, state.to_act, choices(state, 1)) == ("serve", (1,), ["pass"])
    assert after(state, "1: pass", "draw P") == [passes(1), draw(2, 1, "P"), pairs(2, "P")]


def test_MB14_nobody_without_cards_is_asked() -> None:
    state = table("OB", "O", "LB", "LB", turn=1)
    after(state, "draw O")
    assert (state.to_act, seen(state, None).phase) == ((), "draw")


def test_MB14_playing_none_and_having_none_look_alike() -> None:
    having = table("SP", "OSB", "PLB", "OB", turn=1)
    having_not = table("SP", "OLB", "PSB", "OB", turn=1)  # the Look is with a neighbour instead
    for state in (having, having_not):
        after(state, "draw P")
    assert [choices(having, 1), choices(having_not, 1)] == [["pass"], ["play L", "pass"]]
    for viewer in (0, 3, None):
        assert having.view(viewer) == having_not.view(viewer)
    for state in (having, having_not):
        assert after(state, "1: pass") == [passes(1)]
    for viewer in (3, None):
        assert having.view(viewer) == having_not.view(viewer)


def test_MB14_whoever_holds_none_cannot_play_one() -> None:
    state = table("OS", "SPB", "OPL", turn=1, phase="serve")
    with pytest.raises(IllegalAction) as refused:
        state.apply(1, "play L")
    assert refused.value.rule == "MB14"


def test_MB14_a_waiter_drawn_this_turn_may_be_played() -> None:
    state = table("OL", "OSB", "S", turn=1)
    assert after(state, "draw L", "1: play L") == [draw(1, 0, "L"), waiter(1, "L"), show(1)]


def test_MB14_only_a_waiter_in_hand_can_be_played() -> None:
    state = table("LO", "OSB", "SR", phase="serve")
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, "play R left")
    assert refused.value.rule == "MB14"


@pytest.mark.parametrize("card", "ETGLR")
def test_MB15_a_pair_of_waiters_is_discarded_and_nothing_happens(card: str) -> None:
    state = table(card + "O", card + "OB", "SB", "SB", turn=1)
    assert after(state, f"draw {card}") == [draw(1, 0, card), pairs(1, card)]
    assert hands(state) == ["O", "OB", "SB", "SB"]
    assert choices(state, 1) == ["pass"]
    assert after(state, "1: pass") == [passes(1)]
    assert state.outcomes == ("O", "B")


# Waiters


def test_MB16E_you_give_a_card_of_your_choice_and_draw_one_back_blind() -> None:
    state = table("EOS", "OSB", "PB", "PB", phase="serve")
    assert after(state, "0: play E on seat 2") == [waiter(0, "E", target=2)]
    assert choices(state, 0) == ["give O to seat 2", "give S to seat 2"]
    assert state.to_act == (0,)
    assert after(state, "0: give S") == []
    assert state.outcomes == ("P", "B")
    assert after(state, "draw B") == [move(0, 2, "S"), move(2, 0, "B")]
    assert hands(state) == ["OB", "OSB", "SP", "PB"]


def test_MB16E_blind_is_the_default() -> None:
    assert billi.game("misterbill") == billi.game("misterbill", exchange="blind")


def test_MB16E_blind_the_card_is_drawn_before_yours_is_taken_up() -> None:
    state = table("EO", "SB", "OSB", "B", phase="serve")
    after(state, "0: play E on seat 1", "0: give O")
    assert state.outcomes == ("S", "B")


def test_MB16E_blind_the_same_kind_may_come_back() -> None:
    state = table("EO", "OB", "SB", "SB", phase="serve")
    assert after(state, "0: play E on seat 1", "0: give O", "draw O") == [
        waiter(0, "E", target=1),
        move(0, 1, "O"),
        move(1, 0, "O"),
    ]
    assert hands(state) == ["O", "OB", "SB", "SB"]


def test_MB16E_chosen_the_other_player_picks_before_seeing_yours() -> None:
    state = table("EOS", "OSB", "PB", "PB", phase="serve", exchange="chosen")
    after(state, "0: play E on seat 1")
    assert state.to_act == (0, 1)
    assert choices(state, 1) == ["give O to seat 0", "give S to seat 0", "give B to seat 0"]
    before = seen(state, 1)
    assert after(state, "0: give O") == []
    assert (seen(state, 1).hand, seen(state, 1).legal) == (before.hand, before.legal)
    assert after(state, "1: give S") == [move(0, 1, "O"), move(1, 0, "S"), pairs(0, "S"), out(0), pairs(1, "O")]


def test_MB16E_chosen_either_may_choose_first() -> None:
    state = table("EOS", "OSB", "PB", "PB", phase="serve", exchange="chosen")
    after(state, "0: play E on seat 1")
    assert after(state, "1: give B", "0: give O") == [move(0, 1, "O"), move(1, 0, "B"), pairs(1, "O")]


def test_MB16E_only_the_two_know_the_cards() -> None:
    state = table("EOS", "OSB", "PB", "PB", phase="serve")
    after(state, "0: play E on seat 2", "0: give S", "draw B")
    known = [[event.get("card") for event in events_of(seen(state, seat))[-2:]] for seat in (0, 1, 2, 3, None)]
    assert known == [["S", "B"], [None, None], ["S", "B"], [None, None], [None, None]]


@pytest.mark.parametrize("exchange", ["blind", "chosen"])
def test_MB16E_as_your_last_card_it_does_nothing(exchange: str) -> None:
    state = table("E", "OB", "OSB", "SB", phase="serve", exchange=exchange)
    assert after(state, "0: play E on seat 2") == [waiter(0, "E", target=2), out(0)]
    assert hands(state) == ["", "OB", "OSB", "SB"]
    assert state.outcomes == ("S", "B")


def test_MB16E_the_card_given_may_put_the_other_player_out() -> None:
    state = table("EOP", "OS", "SPB", phase="serve", exchange="chosen")
    assert after(state, "0: play E on seat 1", "0: give O", "1: give S") == [
        waiter(0, "E", target=1),
        move(0, 1, "O"),
        move(1, 0, "S"),
        pairs(1, "O"),
        out(1),
    ]


@pytest.mark.parametrize("card", "ETG")
@pytest.mark.parametrize("target", [0, 2, 7])
def test_MB16E_MB16T_MB16G_the_target_is_another_player_still_in(card: str, target: int) -> None:
    state = table(card + "O", "OB", "", "L", phase="serve")
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, f"play {card} on seat {target}")
    assert refused.value.rule == f"MB16{card}"


def test_MB16T_swaps_whole_hands() -> None:
    state = table("TOS", "OB", "SB", "LB", phase="serve")
    assert after(state, "0: play T on seat 3") == [waiter(0, "T", target=3), trade(0, 3)]
    assert hands(state) == ["LB", "OB", "SB", "OS"]


def test_MB16T_as_your_last_card_you_get_the_other_hand_and_they_none() -> None:
    state = table("T", "OB", "SB", "OS", "B", phase="serve", team_cards=[1, 3, 4, 5, 2])
    assert after(state, "0: play T on seat 3") == [waiter(0, "T", target=3), trade(0, 3), out(3), award([3], 4)]
    assert hands(state) == ["OS", "OB", "SB", "", "B"]


def test_MB16G_everyone_else_still_in_gives_the_target_a_card_of_their_choice() -> None:
    state = table("GOS", "SPB", "", "PB", "OLB", phase="serve", turn=0)
    assert after(state, "0: play G on seat 3") == [waiter(0, "G", target=3)]
    assert state.to_act == (0, 1, 4)
    assert choices(state, 1) == ["give S to seat 3", "give P to seat 3", "give B to seat 3"]
    assert after(state, "4: give L", "1: give P", "0: give O") == [
        move(0, 3, "O"),
        move(1, 3, "P"),
        move(4, 3, "L"),
        pairs(3, "P"),
    ]
    assert hands(state) == ["S", "SB", "", "OLB", "OB"]


def test_MB16G_you_may_name_a_neighbour_and_all_give_at_once_from_what_they_hold() -> None:
    state = table("GO", "OB", "SB", "SB", phase="serve")
    after(state, "0: play G on seat 1")
    assert [choices(state, seat) for seat in range(4)] == [
        ["give O to seat 1"],
        [],
        ["give S to seat 1", "give B to seat 1"],
        ["give S to seat 1", "give B to seat 1"],
    ]


def test_MB16G_two_alike_given_make_a_pair() -> None:
    state = table("GO", "OB", "SB", "SB", phase="serve")
    assert after(state, "0: play G on seat 1", "0: give O", "2: give B", "3: give B")[1:] == [
        move(0, 1, "O"),
        move(2, 1, "B"),
        move(3, 1, "B"),
        out(0),
        pairs(1, "OB"),
    ]
    assert hands(state) == ["", "B", "S", "S"]


def test_MB16G_two_pairs_of_one_kind_are_both_discarded() -> None:
    state = table("GO", "OSB", "OSP", "OP", phase="serve")
    assert after(state, "0: play G on seat 1", "0: give O", "2: give O", "3: give O")[-1] == pairs(1, "OO")


def test_MB16G_choices_are_secret_until_all_have_chosen() -> None:
    state = table("GOS", "SPB", "PB", "OLB", phase="serve")
    after(state, "0: play G on seat 2")
    told = len(state.events)
    assert after(state, "1: give S", "3: give B") == []
    assert [seen(state, seat).gift for seat in (0, 1, 2, 3, None)] == [None, "S", None, "B", None]
    assert seen(state, 0).hand_sizes == [2, 3, 2, 3]
    after(state, "0: give O")
    known = [[event.get("card") for event in events_of(seen(state, s))[told : told + 3]] for s in (0, 1, 2, 3, None)]
    assert known == [["O", None, None], [None, "S", None], ["O", "S", "B"], [None, None, "B"], [None, None, None]]


def test_MB16G_as_your_last_card_you_have_nothing_to_give() -> None:
    state = table("G", "OB", "OSB", "SLB", phase="serve")
    assert after(state, "0: play G on seat 1", "2: give S", "3: give L") == [
        waiter(0, "G", target=1),
        move(2, 1, "S"),
        move(3, 1, "L"),
        out(0),
    ]


def test_MB16G_as_your_last_card_between_two_nobody_gives() -> None:
    state = table("G", "B", "", phase="serve", team_cards=[1, 3, 2])
    assert after(state, "0: play G on seat 1") == [
        waiter(0, "G", target=1),
        out(0),
        award([0, 2], 4),
        round_end(4, 0, 4),
    ]


def test_MB16L_everyone_holding_mister_bill_shows_it_and_keeps_it() -> None:
    state = table("OS", "LSB", "OB", "B", phase="serve", turn=1)
    assert after(state, "1: play L") == [waiter(1, "L"), show(1, 2, 3)]
    assert hands(state) == ["OS", "SB", "OB", "B"]


def test_MB16L_they_show_clockwise_from_the_player_and_to_all() -> None:
    state = table("OSB", "SB", "LO", "B", phase="serve", turn=2)
    after(state, "2: play L")
    assert all(events_of(seen(state, seat))[-1] == show(3, 0, 1) for seat in (0, 1, 2, 3, None))


def test_MB16L_works_as_your_last_card() -> None:
    state = table("L", "OB", "OS", "S", phase="serve")
    assert after(state, "0: play L") == [waiter(0, "L"), show(1), out(0)]


def test_MB16R_everyone_passes_a_card_of_their_choice_to_the_left() -> None:
    state = table("PB", "RSO", "", "OPB", "SB", phase="serve", turn=1)
    assert after(state, "1: play R left") == [waiter(1, "R", direction="left")]
    assert state.to_act == (0, 1, 3, 4)
    assert choices(state, 1) == ["give O to seat 3", "give S to seat 3"]
    assert after(state, "4: give B", "0: give P", "3: give O", "1: give S") == [
        move(1, 3, "S"),
        move(3, 4, "O"),
        move(4, 0, "B"),
        move(0, 1, "P"),
        pairs(0, "B"),
        out(0),
    ]


def test_MB16R_or_to_the_right() -> None:
    state = table("PB", "RSO", "", "OPB", "SB", phase="serve", turn=1)
    assert after(state, "1: play R right", "4: give B", "0: give P", "3: give O", "1: give S") == [
        waiter(1, "R", direction="right"),
        move(1, 0, "S"),
        move(3, 1, "O"),
        move(4, 3, "B"),
        move(0, 4, "P"),
        pairs(1, "O"),
        out(1),
        pairs(3, "B"),
    ]


def test_MB16R_nobody_passes_on_a_card_just_received() -> None:
    state = table("RO", "SB", "OP", "SPB", "B", phase="serve")
    after(state, "0: play R left", "0: give O")
    assert choices(state, 1) == ["give S to seat 2", "give B to seat 2"]


@pytest.mark.parametrize(("direction", "gets"), [("left", "B"), ("right", "S")])
def test_MB16R_as_your_last_card_you_give_nothing_but_still_receive(direction: str, gets: str) -> None:
    state = table("R", "OS", "OSB", "PB", "PB", phase="serve")
    after(state, f"0: play R {direction}")
    assert state.to_act == (1, 2, 3, 4)
    told = after(state, "1: give S", "2: give O", "3: give P", "4: give B")
    assert not any(event["t"] == "move" and event["from"] == 0 for event in told)
    assert hands(state)[0] == gets


def test_MB16R_choices_are_secret_until_all_have_chosen() -> None:
    state = table("RO", "SB", "OP", "SPB", "B", phase="serve")
    told = after(state, "0: play R left", "2: give P", "4: give B", "0: give O")
    assert told == [waiter(0, "R", direction="left")]
    assert [seen(state, seat).gift for seat in (0, 1, 2, 3, 4, None)] == ["O", None, "P", None, "B", None]


# After a waiter, going out


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
